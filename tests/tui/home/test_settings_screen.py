"""The settings screen: every change works at once and is saved; a key can be changed, refused and
given back.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from textual.pilot import Pilot

from tabletop_tui.store.settings import Settings, keep_settings, load_settings
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.settings.apply import apply_changes
from tabletop_tui.tui.settings.preferences import Preferences, preferences
from tabletop_tui.tui.settings.settings_screen import KeyRow, SettingsScreen
from tests.tui.keys.test_commands import at_table
from tests.tui.playing import open_app

XTERM = {"TERM": "xterm-256color"}


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> TabletopApp:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    terminal = probe(XTERM, interactive=True, size=(80, 24), encoding="utf-8")
    return TabletopApp(terminal=terminal, preferences=preferences())


async def opened(pilot: Pilot[int], down: int) -> SettingsScreen:
    """The settings from the home screen, with the cursor so many rows down."""
    await pilot.pause()
    await pilot.press("s")
    await pilot.pause()
    screen = pilot.app.screen
    assert isinstance(screen, SettingsScreen)
    screen.list.choices.at = down
    return screen


def row_of(screen: SettingsScreen, id_: str) -> int:
    """The row of a key."""
    rows = screen.list.choices.rows
    return next(n for n, r in enumerate(rows) if isinstance(r, KeyRow) and r.changes.id == id_)


async def test_theme_pace_characters_and_mouse_change_and_are_saved(
    app: TabletopApp, tmp_path: Path
) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot, 0)
        await pilot.press("right", "down", "right", "down", "left", "down", "enter")
        assert (
            app.theme == app.ink.theme.name == "light"
            and app.fps == 15
            and app.ink.glyphs == "ascii"
        )
        assert not app.terminal.mouse
    settings, wrong = load_settings(tmp_path / "settings.toml")
    assert settings == Settings(theme="light", fps=15, glyphs="ascii", mouse=False) and not wrong


async def test_a_key_is_changed_refused_and_given_back(app: TabletopApp, tmp_path: Path) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, 0)
        screen.list.choices.at = row_of(screen, "undo")
        await pilot.press("enter", "n")
        assert "n is already the key for" in screen.message and not screen.settings.keys
        await pilot.press("enter", "enter")
        assert screen.message and not screen.settings.keys
        await pilot.press("enter", "escape")
        assert app.screen is screen and not screen.settings.keys
        await pilot.press("enter", "z")
        assert screen.settings.keys == {"undo": "z"} == dict(app.preferences.keymap)
        assert load_settings(tmp_path / "settings.toml")[0].keys == {"undo": "z"}
        await pilot.press("x")
        assert not screen.settings.keys and not load_settings(tmp_path / "settings.toml")[0].keys
        await pilot.press("escape")
        await pilot.pause()
        assert app.screen is not screen


async def test_settings_that_cannot_be_saved_still_work(app: TabletopApp, tmp_path: Path) -> None:
    (tmp_path / "settings.toml").mkdir()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, 1)
        await pilot.press("right")
        assert app.fps == 15 and screen.message.startswith("The settings cannot be saved: ")


async def test_a_mistake_in_the_file_is_told_at_home(app: TabletopApp, tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text("fps = 7\n", encoding="utf-8")
    app.preferences = preferences()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "settings.toml, line 1: fps must be" in app.screen.message  # type: ignore[attr-defined]


async def test_the_hint_line_can_be_left_out(tmp_path: Path) -> None:
    from tests.tui.playing import open_app

    for hints in (True, False):
        table = open_app(tmp_path / str(hints), "rise_of_empires", "Anna,Ben")
        table.preferences = Preferences(Settings(hints=hints))
        async with table.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await pilot.press("enter")
            await pilot.pause()
            assert ("quit" in table.screen.view.hint_row().plain) is hints  # type: ignore[attr-defined]


async def test_a_key_cycles_how_the_boards_are_drawn_and_keeps_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    app = open_app(tmp_path, "rise_of_empires", "Anna,Ben")
    app.terminal = probe(XTERM, interactive=True, size=(80, 24), encoding="utf-8")
    app.preferences = replace(app.preferences, kept=True)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        for wish, shown in (("rich", "rich"), ("calm", "calm"), ("plain", "plain")):
            await pilot.press("V")
            assert app.terminal.pictures == wish and app.ink.pictures == shown
            told = app.words.say(f"settings-pictures-{wish}")
            assert screen.view.message == f"Drawing of boards: {told}. u undoes it."
            await pilot.press("left")
            assert load_settings()[0].pictures == wish
        await pilot.press("V")
        assert app.terminal.pictures == "auto" and app.ink.pictures == "calm"


@pytest.mark.parametrize("drawn", [True, False])
def test_a_settings_file_from_when_pictures_were_only_on_or_off_is_read(
    drawn: bool, tmp_path: Path
) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(f"pictures = {str(drawn).lower()}\n", encoding="utf-8")
    settings, wrong = load_settings(path)
    assert (settings.pictures, settings.maps, wrong) == ("auto", drawn, [])
    keep_settings(path, pictures="calm")
    settings, wrong = load_settings(path)
    assert (settings.pictures, settings.maps, wrong) == ("calm", drawn, [])


async def test_players_can_be_marked_with_letters(tmp_path: Path) -> None:
    table = open_app(tmp_path, "rise_of_empires", "Anna,Ben")
    async with table.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        seats = (0, 1)
        look = table.screen.view.look  # type: ignore[attr-defined]
        assert [look.glyph(seat) for seat in seats] == ["◉", "◊"]
        apply_changes(table, replace(table.preferences.settings, letters=True))
        await pilot.pause()
        look = table.screen.view.look  # type: ignore[attr-defined]
        assert [look.glyph(seat) for seat in seats] == ["A", "B"]
        strips = table.screen._compositor.render_strips()
        text = "\n".join("".join(part.text for part in strip) for strip in strips)
        assert " A Anna" in text and " B Ben" in text and "◉" not in text
