"""Keys that players change: the hint line, the page of keys, the bindings and the letters of the
menu follow.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop_tui.play.text import languages, set_language
from tabletop_tui.store.settings import Settings
from tabletop_tui.tui.keys.key_table import KeyTable
from tabletop_tui.tui.keys.key_tables import GAME, HAND, KEYS, TABLES
from tabletop_tui.tui.keys.keymap import key_labels, letters, meaning, valid_keymap
from tabletop_tui.tui.settings.preferences import Preferences
from tabletop_tui.tui.table.choice_tree import TAKEN
from tabletop_tui.tui.table.game_screen import GameScreen
from tests.tui.playing import open_app

STEER = next(group for group in GAME.groups() if group[0].id == "steer")


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.id)
def test_no_key_of_a_table_means_two_things(table: KeyTable) -> None:
    names = [name for key in table for name in key.keys.split(",")]
    assert len(names) == len(set(names)) and len({key.id for key in table}) == len(table.keys)
    assert set(table.hints) | set(table.spare) <= {group[0].id for group in table.groups()}


def test_an_id_means_the_same_key_in_every_table() -> None:
    assert all(KEYS[key.id] == key for table in TABLES for key in table)


def test_the_letters_that_no_menu_line_may_have_are_those_of_the_table() -> None:
    assert letters({}) == TAKEN
    assert letters({"undo": "w"}) == TAKEN - {"u"} | {"w"}


@pytest.mark.parametrize(
    ("wanted", "told"),
    [
        ({"dance": "z"}, "unknown key 'dance'"),
        ({"undo": "n"}, "keys.undo has a key that already belongs to next"),
        ({"undo": ""}, "keys.undo needs a key"),
        ({"undo": "enter"}, "keys.undo cannot be Enter"),
        ({"help": "escape"}, "keys.help cannot be Esc"),
    ],
)
def test_a_keymap_that_cannot_be_is_told_in_a_sentence(wanted: dict[str, str], told: str) -> None:
    good, complaints = valid_keymap(wanted)
    assert (
        good == {}
        and len(complaints) == 1
        and told in complaints[0]
        and complaints[0].endswith(".")
    )


def test_two_keys_may_change_places_and_signs_are_understood() -> None:
    assert valid_keymap({"undo": "y", "redo": "u"}) == ({"undo": "y", "redo": "u"}, [])
    assert valid_keymap({"undo": "%, ctrl+r"})[0] == {"undo": "percent_sign,ctrl+r"}


def test_changed_keys_are_written_as_players_know_them() -> None:
    undo = (KEYS["undo"],)
    assert key_labels(undo, {}) == "u" and key_labels(undo, {"undo": "space"}) == "Space"
    assert (
        key_labels(undo, {"undo": "ctrl+r"}) == "Ctrl+R"
        and key_labels(undo, {"undo": "f7"}) == "F7"
    )
    assert (
        key_labels((KEYS["talk"],), {}) == '"' and key_labels(undo, {"undo": "percent_sign"}) == "%"
    )
    held = {"undo": "shift+tab"}, {"undo": "ctrl+up"}, {"undo": "shift+f3"}
    assert [key_labels(undo, keymap) for keymap in held] == ["Shift+Tab", "Ctrl+↑", "Shift+F3"]
    assert key_labels(STEER, {}) == "←↑↓→" and key_labels(STEER, {"steer-up": "k"}) == "←k↓→"


def test_the_names_of_keys_belong_to_the_language() -> None:
    names = {}
    for code in languages():
        set_language(code)
        names[code] = key_labels((KEYS["hurry"], KEYS["palette"], KEYS["list-page-up"]), {})
    assert names == {
        "en": "SpaceCtrl+PPgUp",
        "nl": "SpatieCtrl+PPgUp",
        "es": "EspacioCtrl+PRePág",
    }


def test_a_form_takes_a_changed_key_for_its_own_and_no_longer_the_old_one() -> None:
    changed = {"form-clear": "c"}
    assert meaning(HAND, "c", changed) == "x" and meaning(HAND, "x", changed) == ""
    assert meaning(HAND, "minus", changed) == "minus" and meaning(HAND, "7", changed) == "7"


def test_letters_and_digits_stay_with_the_rows_of_lists_and_forms() -> None:
    good, told = valid_keymap({"list-up": "k", "form-done": "3", "list-down": "ctrl+n"})
    assert good == {"list-down": "ctrl+n"} and len(told) == 2


async def test_a_changed_key_works_and_is_shown_everywhere(tmp_path: Path) -> None:
    app = open_app(tmp_path, "rise_of_empires", "Anna,Ben")
    app.preferences = Preferences(
        Settings(keys={"undo": "z", "help": "f2"}), {"undo": "z", "help": "f2"}
    )
    app.set_keymap(app.preferences.keymap)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, GameScreen)
        table = screen.table
        if not table.log:
            await pilot.press("enter")
        assert len(table.log) == 1
        hints = screen.view.hint_row().plain
        assert "z undo" in hints and "F2 keys" in hints and "u undo" not in hints
        await pilot.press("z")
        assert not table.log
        await pilot.press("f2")
        await pilot.pause()
        rows = [row.plain for row in app.screen.source]  # type: ignore[attr-defined]
        assert any(row.startswith("        z   undo") for row in rows)
