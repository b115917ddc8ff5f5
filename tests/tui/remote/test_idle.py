"""A table of several terminals without activity: nothing is drawn for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop_tui.play.remote.attendance import Attendance
from tabletop_tui.store.presence import Presence
from tests.playing import new_table, play_on
from tests.tui.remote.test_remote_seats import saved, sitting, table_of, until, words


async def test_whoever_waits_has_the_side_drawn_only_when_something_there_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = play_on(new_table("cities_and_knights", 3), 12)
    path, asked = saved(tmp_path, table), table.deciding()[0]
    names = [seat.name for seat in table.seats]
    async with sitting(path, names[(asked + 1) % 3]) as pilot:
        screen = await table_of(pilot)
        await until(lambda: f"{names[asked]} (away" in words(pilot), pilot)
        screen.remote_players.every_second()
        drawn: list[None] = []
        draw = screen.view.draw_side
        monkeypatch.setattr(screen.view, "draw_side", lambda: (drawn.append(None), draw()))
        for _ in range(5):
            screen.remote_players.every_second()
        assert not drawn, "a side that says the same is drawn again"
        here = Presence(path, [asked])
        here.heartbeat()
        screen.remote_players.every_second()
        assert len(drawn) == 1
        here.close()
        screen.remote_players.every_second()
        assert len(drawn) == 2
        monkeypatch.setattr(Attendance, "waiting", lambda self: "for ten minutes")
        screen.remote_players.every_second()
        assert len(drawn) == 3, "what it waits for has changed"


async def test_a_beat_is_quick_only_while_something_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved(tmp_path, new_table("skeleton", 2))
    async with sitting(path, "Anna") as pilot:
        screen = await table_of(pilot)
        beat, moves = screen.frame_timer, [True]
        await until(lambda: not beat.fast, pilot)
        monkeypatch.setattr(beat, "moves", lambda: moves[0])
        ticks: list[bool] = []
        monkeypatch.setattr(beat, "tick", lambda: ticks.append(beat.fast))
        await until(lambda: len(ticks) > 3, pilot)
        assert beat.fast and all(ticks), "nothing ticks twice"
        moves[0] = False
        await until(lambda: not beat.fast and ticks.count(False) > 3, pilot)
