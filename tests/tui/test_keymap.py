"""Keys that players change: the hint line, the page of keys, the bindings and the letters of the menu follow."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop_tui.store.settings import Settings
from tabletop_tui.tui.choosing import TAKEN
from tabletop_tui.tui.keymap import letters, shown, sound
from tabletop_tui.tui.keys import GAME_KEYS
from tabletop_tui.tui.preferences import Preferences
from tabletop_tui.tui.screens.game import GameScreen

from .playing import open_app

KEYS = {key.id: key for key in GAME_KEYS}


def test_no_key_of_the_table_means_two_things() -> None:
    names = [name for key in GAME_KEYS for name in key.keys.split(",")]
    assert len(names) == len(set(names)) and len(KEYS) == len(GAME_KEYS)


def test_the_letters_that_no_menu_line_may_have_are_those_of_the_table() -> None:
    assert letters({}) == TAKEN
    assert letters({"undo": "w"}) == TAKEN - {"u"} | {"w"}


@pytest.mark.parametrize(
    ("wanted", "told"),
    [
        ({"dance": "z"}, "there is no key 'dance'"),
        ({"undo": "n"}, "keys.undo has a key that belongs to next already"),
        ({"undo": ""}, "keys.undo needs a key"),
        ({"undo": "enter"}, "keys.undo cannot be Enter"),
        ({"help": "escape"}, "keys.help cannot be Esc"),
    ],
)
def test_a_keymap_that_cannot_be_is_told_in_a_sentence(wanted: dict[str, str], told: str) -> None:
    good, complaints = sound(wanted)
    assert good == {} and len(complaints) == 1 and told in complaints[0] and complaints[0].endswith(".")


def test_two_keys_may_change_places_and_signs_are_understood() -> None:
    assert sound({"undo": "y", "redo": "u"}) == ({"undo": "y", "redo": "u"}, [])
    assert sound({"undo": "%, ctrl+r"})[0] == {"undo": "percent_sign,ctrl+r"}


def test_changed_keys_are_written_as_players_know_them() -> None:
    assert shown(KEYS["undo"], {}) == "u" and shown(KEYS["undo"], {"undo": "space"}) == "Space"
    assert shown(KEYS["steer"], {"steer-up": "k"}) == "←→k↓"
    assert shown(KEYS["steer-up"], {"steer-up": "k"}) == ""


async def test_a_changed_key_works_and_is_shown_everywhere(tmp_path: Path) -> None:
    app = open_app(tmp_path, "rise_of_empires", "Anna,Ben")
    app.preferences = Preferences(Settings(keys={"undo": "z", "help": "f2"}), {"undo": "z", "help": "f2"})
    app.set_keymap(app.preferences.keymap)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("enter", "enter")
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, GameScreen)
        table = screen.table
        if not table.log:
            await pilot.press("enter")
        assert len(table.log) == 1
        hints = screen.hint_row().plain
        assert "z undo" in hints and "F2 keys" in hints and "u undo" not in hints
        await pilot.press("z")
        assert not table.log
        await pilot.press("f2")
        await pilot.pause()
        rows = [row.plain for row in app.screen.source]  # type: ignore[attr-defined]
        assert any(row.startswith("      z   undo") for row in rows)
