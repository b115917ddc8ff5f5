"""The keys: how the page of keys writes all of them, what a line of keys keeps in little room, what
players may change them to, and whose a key in flight is.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from textual import events

from tabletop_tui.play.perspective import NOBODY
from tabletop_tui.tui.keys import type_ahead
from tabletop_tui.tui.keys.hint_line import clickable_keys, hint_line, key_rows, key_style
from tabletop_tui.tui.keys.key_table import Key
from tabletop_tui.tui.keys.key_tables import AIM, DEAL, GAME, HAND, KEYS, LIST, REPLAY, TABLES
from tabletop_tui.tui.keys.keymap import (
    clash,
    is_list_key,
    keys_of,
    letters,
    meaning,
    textual_name,
    valid_keymap,
    written,
)
from tabletop_tui.tui.keys.type_ahead import KEY_REPEAT, READING_TIME, TypeAhead
from tests.snapshots.kept import compare

KEPT = Path(__file__).parent / "kept_keys"


def test_the_page_of_keys_is_what_it_was() -> None:
    rows = key_rows((GAME, LIST), {})
    compare(KEPT / "page.txt", "\n".join(row.plain for row in rows) + "\n")


def test_the_page_of_keys_tells_every_key_of_every_table() -> None:
    told = [row.plain for row in key_rows(TABLES, {})]
    for table in TABLES:
        alone = [row.plain for row in key_rows((table,), {})]
        words = {row.split(maxsplit=1)[-1] for row in alone if row.strip()}
        assert all(any(word in row for row in told) for word in words)


def test_a_narrower_line_of_keys_loses_one_after_the_other() -> None:
    told = []
    for table in (GAME, HAND, DEAL, AIM, REPLAY, LIST):
        before = ""
        for width in range(150, 3, -1):
            row = hint_line(table, {}, width, without=("swap",), called={"take": "do it"}).plain
            told += [f"{table.id} {width}: {row}"] if row != before else []
            before = row
        assert hint_line(table, {}, -1).plain == hint_line(table, {}, 0).plain
    compare(KEPT / "lines.txt", "\n".join(told) + "\n")
    assert {file.name for file in KEPT.iterdir()} == {"lines.txt", "page.txt"}


def test_a_key_without_a_word_is_written_alone_and_the_word_is_not_bold() -> None:
    group = (KEYS["list-up"], KEYS["list-down"])
    assert clickable_keys(group, {}, "").plain == "↑↓"
    row = clickable_keys(group, {}, "choose")
    assert row.plain == "↑↓ choose" and [span.style for span in row.spans] == [
        key_style("up"),
        key_style("down"),
        key_style("up", bold=False),
    ]
    assert key_style("up").bold and not key_style("up", bold=False).bold


@pytest.mark.parametrize(
    ("key", "name", "told"),
    [
        ("?", "question_mark", "?"),
        (" a ", "a", "a"),
        ("Enter", "enter", "Enter"),
        ("ctrl+r", "ctrl+r", "Ctrl+R"),
        ("ctrl+f12", "ctrl+f12", "Ctrl+F12"),
        ("f1", "f1", "F1"),
        ("f", "f", "f"),
        ("ctrl+left", "ctrl+left", "Ctrl+←"),
        ("shift+tab", "shift+tab", "Shift+Tab"),
        ("ctrl+up", "ctrl+up", "Ctrl+↑"),
        ("ctrl+end", "ctrl+end", "Ctrl+End"),
        ("fig", "fig", "fig"),
        ("alt+abc", "alt+abc", "Alt+ABC"),
    ],
)
def test_a_key_is_understood_and_written(key: str, name: str, told: str) -> None:
    assert textual_name(key) == name and written(name) == told


def test_no_name_is_no_key() -> None:
    assert textual_name(" ") == textual_name("") == ""
    assert keys_of(Key("talk", "a,,b"), {}) == ["a", "b"]
    assert keys_of(Key("talk", "a"), {"talk": "%, B"}) == ["percent_sign", "B"]


def test_what_a_pressed_key_stands_for() -> None:
    assert meaning(HAND, "minus", {}) == "minus" and meaning(HAND, "Q", {}) == "Q"
    assert meaning(HAND, "k", {"form-less": "k"}) == "left"
    assert meaning(HAND, "left", {"form-less": "k"}) == meaning(HAND, "minus", {"form-less": "k"})
    assert meaning(HAND, "left", {"form-less": "k"}) == ""


def test_keys_that_clash_or_are_fixed_or_pick_rows() -> None:
    assert clash("undo", "n", {}) == KEYS["next"] and clash("next", "n", {}) is None
    assert clash("undo", "n", {"next": "j"}) is None and clash("undo", "f8,g", {}) == KEYS["goto"]
    assert clash("nothing", "n", {}) is None
    assert [
        id_
        for id_ in ("list-up", "form-up", "deal-side", "aim-ship", "swap-side")
        if is_list_key(id_)
    ]
    assert all(map(is_list_key, ("list-up", "form-up", "deal-side", "aim-ship", "swap-side")))
    assert not is_list_key("undo") and not is_list_key("page-up") and not is_list_key("partner-ask")
    assert letters({}) == frozenset("npuyxgh") and letters({"undo": "A,3"}) == frozenset("npyxgh")


@pytest.mark.parametrize(
    ("wanted", "good", "told"),
    [
        ({"take": "enter"}, {"take": "enter"}, 0),
        ({"take": "escape"}, {}, 1),
        ({"undo": "f9,enter"}, {}, 1),
        ({"form-clear": "x"}, {"form-clear": "x"}, 0),
        ({"form-clear": "c"}, {}, 1),
        ({"form-clear": "f9"}, {"form-clear": "f9"}, 0),
        ({"page-up": "z"}, {"page-up": "z"}, 0),
        ({"undo": "j", "dance": "k"}, {"undo": "j"}, 1),
    ],
)
def test_what_can_be_of_changed_keys_is_taken(
    wanted: dict[str, str], good: dict[str, str], told: int
) -> None:
    found, complaints = valid_keymap(wanted)
    assert found == good and len(complaints) == told


class Clock:
    """A clock that stands until it is moved on."""

    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    monkeypatch.setattr(type_ahead, "KEY_REPEAT", KEY_REPEAT)
    monkeypatch.setattr(type_ahead, "READING_TIME", READING_TIME)
    clock = Clock()
    monkeypatch.setattr(type_ahead, "time", clock)
    return clock


def press(key: str, at: float) -> events.Key:
    event = events.Key(key, None)
    event.time = at
    return event


def test_keys_of_the_person_before_do_nothing_at_the_screen_of_the_next(clock: Clock) -> None:
    keys = TypeAhead()
    keys.switch_to(0)
    assert not keys.is_unread() and not keys.is_stale(press("enter", 99.0)), "nobody was before"
    keys.switch_to(0)
    assert not keys.is_unread() and not keys.is_stale(press("enter", 99.0)), "it is the same person"
    keys.switch_to(NOBODY)
    keys.forget()
    keys.switch_to(1)
    assert not keys.is_unread(), "who was called back by a key has read all"
    keys.switch_to(0)
    assert (
        keys.is_unread()
        and keys.is_stale(press("x", 99.9))
        and not keys.is_stale(press("x", 100.0))
    )


def test_a_key_that_is_held_down_stays_that_of_the_person_before(clock: Clock) -> None:
    keys = TypeAhead()
    keys.switch_to(0)
    assert not keys.is_stale(press("enter", 99.5))
    keys.switch_to(1)
    assert keys.is_stale(press("enter", 100.2)) and keys.is_stale(press("enter", 100.4))
    assert not keys.is_stale(press("down", 100.45)), "another key is a new one"
    assert not keys.is_stale(press("enter", 100.5))
    keys.switch_to(0)
    assert keys.is_stale(press("enter", 100.1)) and not keys.is_stale(press("enter", 100.35))
    clock.now += READING_TIME
    assert not keys.is_unread()
    clock.now -= 0.01
    assert keys.is_unread()


def test_a_letter_typed_on_after_a_window_acts_and_a_second_enter_does_not(clock: Clock) -> None:
    keys = TypeAhead()
    keys.switch_to(0)
    keys.start_reading()  # a window was closed
    assert not keys.is_stale(press("m", 100.1)) and not keys.is_unread()
    assert not keys.is_stale(press("enter", 100.2)) and keys.is_unread()
    keys.switch_to(1)
    assert not keys.is_stale(press("m", 100.5)) and keys.is_unread(), "it is another person's menu"
    clock.now += READING_TIME
    assert not keys.is_stale(press("down", clock.now))
    keys.start_reading()
    assert not keys.is_stale(press("m", clock.now)) and not keys.is_unread()
