"""The settings screen: every change works at once and is saved; a key can be changed, refused and given back."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

from tabletop_tui.store.settings import Settings, load_settings
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.keys import GAME_KEYS
from tabletop_tui.tui.preferences import Preferences, preferences
from tabletop_tui.tui.screens.settings import VALUES, SettingsScreen
from tabletop_tui.tui.terminal.probe import probe

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
    screen.at = down
    return screen


async def test_theme_pace_characters_and_mouse_change_and_are_saved(app: TabletopApp, tmp_path: Path) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot, 0)
        await pilot.press("right", "down", "right", "down", "left", "down", "enter")
        assert app.theme == app.ink.theme.name == "light" and app.fps == 15 and app.ink.glyphs == "ascii"
        assert not app.terminal.mouse
    settings, wrong = load_settings(tmp_path / "settings.toml")
    assert settings == Settings(theme="light", fps=15, glyphs="ascii", mouse=False) and not wrong


async def test_a_key_is_changed_refused_and_given_back(app: TabletopApp, tmp_path: Path) -> None:
    row = len(VALUES) + next(n for n, key in enumerate(GAME_KEYS) if key.id == "undo")
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, row)
        await pilot.press("enter", "n")
        assert "n belongs already to" in screen.message and not screen.settings.keys
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
        assert app.fps == 15 and screen.message.startswith("The settings cannot be saved, as ")


async def test_a_mistake_in_the_file_is_told_at_home(app: TabletopApp, tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text("fps = 7\n", encoding="utf-8")
    app.preferences = preferences()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "settings.toml, line 1: fps must be" in app.screen.message  # type: ignore[attr-defined]


async def test_the_hint_line_can_be_left_out(tmp_path: Path) -> None:
    from .playing import open_app

    for hints in (True, False):
        table = open_app(tmp_path / str(hints), "rise_of_empires", "Anna,Ben")
        table.preferences = Preferences(Settings(hints=hints))
        async with table.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await pilot.press("enter")
            await pilot.pause()
            assert ("quit" in table.screen.hint_row().plain) is hints  # type: ignore[attr-defined]
