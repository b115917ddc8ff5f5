"""The verdict on a flick: true figures, and none where nothing was close."""

from __future__ import annotations

from math import hypot
from typing import Any

import pytest

from tabletop_tui.engine import apply
from tabletop_tui.games import find
from tabletop_tui.games.ascending_empires.flight.preview import odds
from tabletop_tui.games.ascending_empires.rules.actions import Flick
from tabletop_tui.games.ascending_empires.rules.events import Flew
from tabletop_tui.games.ascending_empires.rules.galaxy import galaxy
from tabletop_tui.games.ascending_empires.rules.state import Moving
from tabletop_tui.games.ascending_empires.view.starts import start_of
from tabletop_tui.games.ascending_empires.view.verdicts import CLOSE, SELDOM, Verdict, verdict
from tests.games.ascending_empires.scenario import Scene

EAST = 0


def flown(scene: Scene, action: Flick) -> tuple[Any, Flew]:
    """Return the position before a flick, and the flick."""
    game = find("ascending_empires")
    state = scene.s
    state.stack.append(Moving(0, 2))
    before = game.clone(state)
    told = apply(game, state, 0, action)
    return before, next(e for e in told if isinstance(e, Flew))


def judged(scene: Scene, power: int, push: int, angle: int = EAST) -> Verdict | None:
    """Return the verdict on a flick with an error of power."""
    return verdict(*flown(scene, Flick(0, angle, power, (0, push))))


def lane() -> Scene:
    """A ship with open space to the east."""
    scene = Scene(2)
    scene.s.hand, scene.s.timing = "normal", True
    scene.ship(0, 60, 356)
    return scene


@pytest.mark.parametrize("push", range(-28, 29, 4))
def test_a_hairs_breadth_is_the_gap_in_millimetres(push: int) -> None:
    before, flew = flown(lane(), Flick(0, 974, 18, (0, push)))
    said, board = verdict(before, flew), galaxy()
    x, y = dict(flew.flights)[0][-1][1:]
    gaps = [abs(hypot(hole.x - x, hole.y - y) - board.orbit[0]) for hole in board.holes]
    gap = min(*gaps, x, y, board.side - x, board.side - y)
    if said is None:
        assert gap > CLOSE
    elif said.kind == "hair":
        assert gap <= CLOSE and said.number - 1 <= gap / 1000 <= max(1, said.number)
        assert said.place == (x, y)


def test_a_ship_passed_closely_at_the_end_counts_and_one_that_is_hit_does_not() -> None:
    _, flew = flown(lane(), Flick(0, EAST, 14, (0, 0)))
    x, y = dict(flew.flights)[0][-1][1:]
    near = lane()
    near.ship(1, (x - 10_000) / 1000, (y + 18_500) / 1000)  # discs of 8 mm, passed at 2.5 mm
    said = judged(near, 14, 0)
    assert said is not None and (said.kind, said.number) == ("hair", 3)


def test_over_the_edge_has_no_figure() -> None:
    scene = Scene(2)
    scene.ship(0, 690, 356)
    said = judged(scene, 60, 0)
    assert said is not None and (said.kind, said.number) == ("edge", 0)


def test_a_bullseye_has_the_chance_that_the_table_shows() -> None:
    scene = lane()
    found = []
    board = galaxy()
    for angle in range(0, 1024, 3):
        for power in (40, 60):
            other = lane()
            other.s.stack.append(Moving(0, 2))
            start = start_of(other.s, 0)
            flight = start.fly(angle, power * board.physics.run_out_per_power)
            goal = start.outcome(flight)
            if goal.kind == "orbit":
                found.append((angle, power, goal.which))
    assert found
    said = 0
    for angle, power, hole in found[:12]:
        likely = dict(odds(start_of(scene.s, 0), angle, power, board.hands["normal"]).orbits)[hole]
        told = judged(lane(), power, 0, angle)
        if likely <= SELDOM:
            assert told is not None and (told.kind, told.number) == ("bullseye", likely)
            said += 1
        else:
            assert told is None or told.kind == "hair"
    assert said
