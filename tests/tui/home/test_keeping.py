"""What players choose on the way is kept in the settings file, unless the command line has decided
it for a session.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from textual.pilot import Pilot

from tabletop_tui.store.settings import Settings, keep_settings, load_settings
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.keys.commands import anywhere, at_table
from tabletop_tui.tui.settings.apply import apply_changes
from tabletop_tui.tui.settings.preferences import preferences
from tabletop_tui.tui.settings.settings_screen import SettingsScreen
from tabletop_tui.tui.table.game_screen import GameScreen
from tests.tui.playing import open_app

MINE = '# mine\nfps = 15  # slow line\n\n[keys]\nundo = "z"\n'


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The settings file, written by hand."""
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    path = tmp_path / "settings.toml"
    path.write_text(MINE, encoding="utf-8")
    return path


def table(folder: Path, **lent: bool) -> TabletopApp:
    """A table, opened as the command line would."""
    app = open_app(folder / "saves", "rise_of_empires", "Anna,Ben")
    app.preferences = preferences(**lent)
    return app


async def sit_down(pilot: Pilot[int]) -> GameScreen:
    """Past the cover."""
    await pilot.pause()
    await pilot.press("enter")
    await pilot.pause()
    screen = pilot.app.screen
    assert isinstance(screen, GameScreen)
    return screen


async def test_a_theme_is_kept_and_the_rest_of_the_file_stays(file: Path) -> None:
    app = table(file.parent)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await sit_down(pilot)
        await pilot.press("T")
        assert (
            app.theme == "light"
            and screen.view.look is not None
            and screen.view.look.ink.theme.name == "light"
        )
        assert screen.view.message == "Colours: light. z undoes it."
        assert file.read_text(encoding="utf-8") == MINE, "nothing is written while it is tried"
    text = file.read_text(encoding="utf-8")
    assert "# mine" in text and "# slow line" in text and 'undo = "z"' in text
    assert load_settings(file) == (Settings(theme="light", fps=15, keys={"undo": "z"}), [])


async def test_a_theme_of_the_command_line_is_for_one_session(file: Path) -> None:
    app = table(file.parent, theme=True)
    async with app.run_test(size=(80, 24)) as pilot:
        await sit_down(pilot)
        await pilot.press("T")
        assert app.theme == "light"
        apply_changes(app, replace(app.preferences.settings, hints=False))
        assert app.theme == "light", "another setting leaves it alone"
    assert file.read_text(encoding="utf-8") == MINE


async def test_a_folder_that_cannot_be_written_to_costs_one_sentence(file: Path) -> None:
    file.unlink()
    file.mkdir()
    app = table(file.parent)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await sit_down(pilot)
        await pilot.press("T", "n")
        assert screen.view.message.startswith("The settings cannot be saved: ")
        await pilot.press("T", "n")
        assert "cannot" not in screen.view.message and app.theme == "high-contrast"


async def test_what_a_key_has_set_is_taken_back_by_undo_and_kept_after_any_other(
    file: Path,
) -> None:
    app = table(file.parent)
    app.set_keymap(app.preferences.keymap)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await sit_down(pilot)
        was = app.terminal.pictures
        await pilot.press("T", "T", "V")
        assert app.theme == "high-contrast" and app.terminal.pictures != was
        await pilot.press("z")
        assert app.theme == "table" and app.terminal.pictures == was
        assert screen.view.message == "As before: Colours: table, Drawing of boards: automatic."
        assert file.read_text(encoding="utf-8") == MINE
        await pilot.press("T", "n")
        assert load_settings(file)[0].theme == "light"
        await pilot.press("z")
        assert app.theme == "light", "from then on it is of the game again"


def test_a_file_that_is_no_toml_is_left_to_its_writer(file: Path) -> None:
    file.write_text("theme = ", encoding="utf-8")
    keep_settings(theme="light")
    assert (
        file.read_text(encoding="utf-8") == "theme = "
        and not file.with_suffix(".toml.bak").exists()
    )


def test_what_another_session_has_written_meanwhile_stays(file: Path) -> None:
    keep_settings(pace="fast")
    keep_settings(theme="light")
    assert load_settings(file)[0] == Settings(
        theme="light", pace="fast", fps=15, keys={"undo": "z"}
    )


async def test_nothing_is_written_by_an_app_that_read_no_file(file: Path) -> None:
    app = open_app(file.parent / "saves", "rise_of_empires", "Anna,Ben")
    async with app.run_test(size=(80, 24)) as pilot:
        await sit_down(pilot)
        await pilot.press("T")
        assert app.theme == "light"
    assert file.read_text(encoding="utf-8") == MINE


async def test_the_mouse_is_turned_off_and_on_at_the_table_and_at_home(file: Path) -> None:
    app = table(file.parent)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await sit_down(pilot)
        at_table(screen, "mouse")
        assert (
            not app.terminal.mouse
            and screen.view.message == "The mouse is off: your terminal has it now."
        )
        assert not load_settings(file)[0].mouse
        anywhere(app, "mouse")
        assert app.terminal.mouse and load_settings(file)[0].mouse


async def test_the_settings_open_at_the_table_and_work_there_at_once(file: Path) -> None:
    app = table(file.parent)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await sit_down(pilot)
        at_table(screen, "settings")
        await pilot.pause()
        assert isinstance(app.screen, SettingsScreen)
        await pilot.press("right", "escape")
        await pilot.pause()
        assert (
            app.screen is screen
            and screen.view.look is not None
            and screen.view.look.ink.theme.name == "light"
        )
