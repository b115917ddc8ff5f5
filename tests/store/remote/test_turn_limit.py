"""The turn limit of a table: a warning, then a computer player for the rest of that turn; more time
from any player; days off that do not count.
"""

from __future__ import annotations

import json
import time
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from tabletop_tui.engine import Complaint
from tabletop_tui.play.perspective import OwnSeat
from tabletop_tui.play.remote.remote_seats import RemoteSeats, TurnLimit
from tabletop_tui.play.remote.stand_ins import stood_in
from tabletop_tui.play.remote.turn_limit import (
    LimitWarnings,
    expired,
    give_time,
    read_days,
    read_limit,
    time_left,
)
from tabletop_tui.play.session import Session
from tabletop_tui.store.absent_player import answer_expired
from tabletop_tui.store.atomic_files import SaveError
from tabletop_tui.store.load import load, parse
from tabletop_tui.store.rematch import limit_anew
from tabletop_tui.store.save import dump
from tabletop_tui.store.shared_save_file import SharedSaveFile
from tests.playing import new_table

HOUR = 3600


def moment(text: str) -> float:
    """Return a moment in local time."""
    return datetime.fromisoformat(text).timestamp()


def session_with(tmp_path: Path, limit: TurnLimit, asked_before: float) -> Session:
    """Return a session of somebody who waits, at a table with questions of that age in seconds."""
    path = tmp_path / "evening.json"
    table = new_table("cities_and_knights", 3)
    since = dict.fromkeys(range(3), time.time() - asked_before)
    table.remote = RemoteSeats(since=since, limit=limit)
    path.write_bytes(dump(table))
    storage = SharedSaveFile(path)
    waits = next(n for n in range(3) if n not in storage.table.deciding())
    storage.presence.sit([waits])
    return Session(storage.table, storage, perspective=OwnSeat(storage.table, waits))


def test_a_limit_is_typed_with_its_unit() -> None:
    assert [read_limit(x) for x in ("5m", "24h", " 3D ")] == [300, 24 * HOUR, 72 * HOUR]
    for wrong in ("", "24", "4m", "61d", "1w", "-3d", "h"):
        with pytest.raises(Complaint):
            read_limit(wrong)


def test_days_off_are_typed_as_dates() -> None:
    assert read_days("2026-12-24") == ("2026-12-24", "2026-12-24")
    assert read_days("2026-12-24..2026-12-26") == ("2026-12-24", "2026-12-26")
    for wrong in ("", "24-12-2026", "2026-12-26..2026-12-24", "2026-02-30", "2026-12-24.."):
        with pytest.raises(Complaint):
            read_days(wrong)


def test_days_off_do_not_count_and_none_counts_twice() -> None:
    table = new_table("cities_and_knights", 3)
    off = (("2026-12-24", "2026-12-25"), ("2026-12-25", "2026-12-26"))
    asked = moment("2026-12-23T12:00")
    table.remote = RemoteSeats(since={0: asked}, limit=TurnLimit(24 * HOUR, "easy", off))
    assert time_left(table, 0, moment("2026-12-23T18:00")) == 18 * HOUR
    for within in ("2026-12-24T00:00", "2026-12-25T12:00", "2026-12-27T00:00"):
        assert time_left(table, 0, moment(within)) == 12 * HOUR
    assert time_left(table, 0, moment("2026-12-27T12:00")) == 0
    assert time_left(table, 1, moment("2026-12-27T12:00")) is None, "nothing is asked of them"


def test_nobody_is_answered_for_before_the_time_is_up(tmp_path: Path) -> None:
    session = session_with(tmp_path, TurnLimit(HOUR, "easy"), HOUR - 60)
    assert expired(session.table) == () and [*answer_expired(session)] == []
    assert not session.table.log


def test_a_computer_player_acts_for_that_turn_and_for_no_other(tmp_path: Path) -> None:
    session = session_with(tmp_path, TurnLimit(HOUR, "easy"), HOUR + 1)
    table = session.table
    (seat,) = table.deciding()
    turn = table.game.current_turn(table.state)
    while table.game.current_turn(table.state) == turn and seat in table.deciding():
        found = [*answer_expired(session)]
        assert len(found) == 1 and found[0][0].seat == seat and "computer" in found[0][1].lower()
        assert len(table.log) < 30
    assert {n for n, (x, _) in enumerate(table.log) if x == seat} <= stood_in(table)
    assert expired(table) == () and [*answer_expired(session)] == [], "the next turn has its time"
    assert not table.seats[seat].is_bot


def test_more_time_is_given_by_anybody_and_for_that_question_alone(tmp_path: Path) -> None:
    session = session_with(tmp_path, TurnLimit(HOUR, "easy"), HOUR + 60)
    table = session.table
    (seat,) = table.deciding()
    assert expired(table) == (seat,)
    give_time(session)
    assert expired(table) == ()
    left = time_left(table, seat, time.time())
    assert left is not None and abs(left - (HOUR - 60)) < 5
    kept = load(tmp_path / "evening.json").table
    assert kept.remote is not None and table.remote is not None
    later = time_left(kept, seat, time.time())
    assert later is not None and abs(later - (HOUR - 60)) < 5
    assert kept.remote.limit is not None and len(kept.remote.limit.more) == 1
    limit = limit_anew(kept.remote)
    assert limit == TurnLimit(HOUR, "easy"), "the next game begins with the limit alone"


def test_everybody_is_warned_once(tmp_path: Path) -> None:
    session = session_with(tmp_path, TurnLimit(HOUR, "easy"), HOUR - 600)
    (seat,) = session.table.deciding()
    warnings = LimitWarnings(session)
    first = warnings.new()
    assert session.table.seats[seat].name in first and "minutes" in first
    assert warnings.new() == ""
    assert LimitWarnings(session_with(tmp_path, TurnLimit(HOUR, "easy"), 60)).new() == ""


@pytest.mark.parametrize(
    "limit",
    [
        {"seconds": 0, "level": "easy"},
        {"seconds": 60, "level": "clever"},
        {"seconds": 60, "level": "easy", "off": [["2026-12-26", "2026-12-24"]]},
        {"seconds": 60, "level": "easy", "more": [[7, "2026-12-24T00:00:00.000+00:00", 60]]},
        {"seconds": 60, "level": "easy", "acting": [[-1, 1, 0]]},
    ],
)
def test_a_damaged_limit_is_refused(limit: Any) -> None:

    table = new_table("cities_and_knights", 3)
    table.remote = RemoteSeats(limit=TurnLimit(60, "easy", (("2026-12-24", "2026-12-24"),)))
    raw = json.loads(dump(table))
    assert parse(json.dumps(raw).encode()).table.remote == table.remote
    raw["apart"]["limit"] = limit
    with pytest.raises(SaveError):
        parse(json.dumps(raw).encode())
