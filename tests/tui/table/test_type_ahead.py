"""A key in flight does nothing for the next person; who plays on, or takes back, loses none."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.events import Key
from textual.pilot import Pilot

from tabletop_tui.play.perspective import NOBODY
from tabletop_tui.tui.keys import type_ahead
from tabletop_tui.tui.keys.type_ahead import TypeAhead
from tests.terminal.hard_use.bursts import caught_up
from tests.tui.playing import at_table, open_app


async def burst(pilot: Pilot[Any], *keys: str) -> None:
    """Keys that come in one piece, before the first of them has done anything."""
    for key in keys:
        pilot.app.post_message(Key(key, key if len(key) == 1 else None))
    await caught_up(pilot.app, list(keys))  # type: ignore[arg-type]
    await pilot.pause()


async def test_a_key_in_flight_at_the_end_of_a_turn_does_not_act_for_the_next_person(
    tmp_path: Path,
) -> None:
    app = open_app(tmp_path, "rise_of_empires", "Anna,Ben")
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        first, log = screen.choice.seat, screen.table.log
        await burst(pilot, "enter", "enter", "enter", "enter")
        assert [seat for seat, _ in log] == [first, first], "a disc and a tile, both her own"
        assert screen.choice.seat == 1 - first
        await pilot.press("enter")
        await pilot.pause()
        assert len(log) == 3, "a key that is pressed at the new screen acts"
        await burst(pilot, "u", "u", "u")
        assert not log, "who takes back through the turns of several people loses no key"


async def test_nothing_is_chosen_before_the_next_person_can_have_read_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app(tmp_path, "rise_of_empires", "Anna,Ben")
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        first, log = screen.choice.seat, screen.table.log
        monkeypatch.setattr(type_ahead, "READING_TIME", 1_000.0)
        await pilot.press("enter", "enter")
        await pilot.pause()
        assert len(log) == 2 and screen.choice.seat == 1 - first
        for key in ("enter", "enter", "d", "1", "2", "down", "enter"):
            await pilot.press(key)
        await pilot.pause()
        assert len(log) == 2 and screen.choice.seat == 1 - first
        assert screen.choice.on_board or screen.choice.menu.at >= 0, "walking is free"
        screen.type_ahead.read_at = 0.0
        await pilot.press("enter")
        await pilot.pause()
        assert len(log) == 3, "and then every key does what it says"
        monkeypatch.setattr(type_ahead, "READING_TIME", 0.0)
        await pilot.press("u", "u", "u")
        await pilot.pause()
        assert not log, "nobody waits to take back"


def pressed(key: str, at: float) -> Key:
    """A key that was pressed at a moment."""
    event = Key(key, None)
    event.time = at
    return event


def test_the_last_key_of_the_one_before_is_nobodys_while_it_is_held(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(type_ahead, "KEY_REPEAT", 0.25)
    monkeypatch.setattr(type_ahead.time, "monotonic", lambda: 10.0)
    keys = TypeAhead()
    keys.switch_to(0)
    assert not keys.is_stale(pressed("enter", 9.0))
    keys.switch_to(NOBODY)  # a computer player moves between
    keys.switch_to(1)
    assert keys.is_stale(pressed("down", 9.9)), "pressed at the screen of the one before"
    assert [keys.is_stale(pressed("enter", at)) for at in (10.1, 10.3, 10.5)] == [True] * 3
    assert not keys.is_stale(pressed("down", 10.5)) and not keys.is_stale(pressed("enter", 10.6))


@pytest.mark.parametrize("what", ["again", "undone"])
def test_no_key_is_lost_by_who_decides_again_or_after_undo(what: str) -> None:
    keys = TypeAhead()
    keys.switch_to(0)
    if what == "undone":
        keys.forget()
    keys.switch_to(0 if what == "again" else 1)
    assert not keys.is_stale(pressed("enter", 1.0))
