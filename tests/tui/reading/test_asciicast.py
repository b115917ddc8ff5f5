"""A film: what a terminal shows that plays it, how it is paced, and that no name breaks it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pyte
import pytest

from tabletop_tui.play import Seat, Table
from tabletop_tui.play.replay import ALL_HANDS, EVERYBODY, Replay
from tabletop_tui.play.story.turning_points import turning_points
from tabletop_tui.tui.replay.asciicast import (
    LONG,
    STEP,
    Shown,
    asciicast,
    every_moment,
    turning_moments,
)
from tests.playing import new_table, play_on, won
from tests.snapshots.kept import picture
from tests.snapshots.walk import at_rest
from tests.tui.reading.test_replay import screen_of, watching

SIZE = 80, 24


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))


def played(cast: str) -> tuple[dict[str, Any], list[float], list[str]]:
    """The head of a film, its times, and what a terminal shows at its end."""
    head, *events = map(json.loads, cast.splitlines())
    screen = pyte.Screen(head["width"], head["height"])
    stream = pyte.Stream(screen)
    for _, kind, text in events:
        assert kind == "o"
        stream.feed(text)
    return head, [at for at, _, _ in events], [row.rstrip() for row in screen.display]


async def replayed(table: Table, viewer: int, n: int) -> list[str]:
    """What the replay shows after *n* actions, without the row of keys."""
    async with watching(table, viewer).run_test(size=SIZE) as pilot:
        screen = await screen_of(pilot)
        screen.replay.go(n)
        screen.draw()
        await at_rest(pilot)
        return picture(pilot.app).split("\n")[:-1]


@pytest.mark.parametrize("game", ["cities_and_knights", "skeleton"])
async def test_the_last_frame_is_the_replay_screen(game: str) -> None:
    table = play_on(new_table(game, 3), 12)
    shown = [Shown(n, STEP) for n in (0, 5, len(table.log))]
    head, times, rows = played(await asciicast(table, EVERYBODY, shown, SIZE))
    assert (head["version"], head["width"], head["height"]) == (2, *SIZE)
    assert times == pytest.approx([0, STEP, 2 * STEP, 3 * STEP])
    assert rows[:-1] == await replayed(table, EVERYBODY, len(table.log))
    assert not rows[-1], "nobody can press a key in a film"


async def test_a_finished_game_shows_all_hands() -> None:
    table = won()
    shown = every_moment(0, len(table.log), ())
    _, times, rows = played(await asciicast(table, ALL_HANDS, shown, SIZE))
    assert rows[:-1] == await replayed(table, ALL_HANDS, len(table.log))
    assert len(times) == len(table.log) + 2


async def test_later_frames_send_what_has_changed() -> None:
    table = play_on(new_table("cities_and_knights", 3), 12)
    cast = await asciicast(table, EVERYBODY, every_moment(10, 12, ()), SIZE)
    first, *others = (len(text) for text in cast.splitlines()[1:])
    assert max(others) < first / 3


async def test_no_name_breaks_the_file() -> None:
    table = new_table("skeleton", 2)
    table.seats[0] = Seat('"]\n[\x1b[2J\u2028{é')
    cast = await asciicast(table, EVERYBODY, [Shown(0, STEP)], SIZE)
    assert cast.isascii() and len(cast.splitlines()) == 3
    assert not [row for row in played(cast)[2] if "\x1b" in row]
    assert cast.count("\\u001b[2J") == 1, "the one at the beginning"


def test_what_turned_a_game_stays_longer_and_comes_after_the_moment_before_it() -> None:
    assert [(one.n, one.seconds) for one in turning_moments(0, 9, (4, 5, 12))] == [
        (0, LONG),
        (3, STEP),
        (4, LONG),
        (5, LONG),
        (8, STEP),
        (9, LONG),
    ]
    assert [one.seconds for one in every_moment(2, 6, (4,))] == [LONG, STEP, LONG, STEP, LONG]


def test_a_change_of_the_lead_turns_a_game() -> None:
    table = won()
    points = turning_points(Replay(table, ALL_HANDS))
    assert points and points[0] <= len(table.log)


@pytest.mark.parametrize("game", ["cities_and_knights", "ascending_empires", "rise_of_empires"])
def test_few_actions_turn_a_game(game: str) -> None:
    table = play_on(new_table(game, 3), 150)
    points = turning_points(Replay(table, EVERYBODY))
    assert points == sorted({*points}) and 0 < len(points) < len(table.log) / 3
