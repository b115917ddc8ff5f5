"""What moves on the boards of Rise of Empires: cubes land and fall one at a time, in time."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop_tui.engine import Event
from tabletop_tui.games.rise_of_empires.rules.events import CubesPlaced, Fought, Struck, Withdrew
from tabletop_tui.games.rise_of_empires.tui.motion.between import MapScene
from tabletop_tui.tui.widgets.animation import LONGEST
from tests.tui.boards.test_chips import KINDS, rows, world


def numbers(events: list[Event], cubes: dict[int, tuple[int, ...]]) -> list[dict[Any, int]]:
    """The cubes that differ from the position before, after every step of a film."""
    found: list[dict[Any, int]] = []
    for scene in world(cubes).animations(events):
        assert isinstance(scene, MapScene) and 0 < scene.seconds <= LONGEST
        for n in range(101):
            now = dict(scene.between(scene.seconds * n / 100).cubes)
            if not found or now != found[-1]:
                found.append(now)
    return found


def test_cubes_land_one_at_a_time() -> None:
    found = numbers([CubesPlaced(1, 3, 3)], {3: (1, 2, 0, 0, 0)})
    assert found == [{(3, 1): n} for n in (2, 3, 4, 5)]


def test_a_fight_takes_the_cubes_of_both_off_one_at_a_time() -> None:
    found = numbers([Fought(0, 1, 3, 2, 1)], {3: (4, 3, 0, 0, 0)})
    one, two = (3, 0), (3, 1)
    assert found == [
        {two: 3, one: 4}, {two: 2, one: 4}, {two: 2, one: 3}, {two: 1, one: 3},
    ]  # fmt: skip


def test_what_moved_before_in_the_same_action_stays_moved() -> None:
    told: list[Event] = [Struck(0, 1, 1, 3, 2), CubesPlaced(0, 3, 1), Withdrew(1, 1)]
    assert numbers(told[:2], {3: (0, 3, 0, 0, 0)})[-1] == {(3, 1): 1, (3, 0): 1}
    assert numbers(told[2:], {3: (0, 1, 0, 0, 0), 5: (0, 2, 0, 0, 0)})[-1] == {(3, 1): 0, (5, 1): 0}


@pytest.mark.parametrize("kind", KINDS)
def test_the_map_counts_with_the_cubes_and_names_the_losses(kind: str) -> None:
    board = world({3: (4, 3, 0, 0, 0)}, kind)
    minus, look = "-" if kind == "ascii" else "−", board.looking()
    gap = "" if kind == "ascii" else " "
    (scene,) = board.animations([Fought(0, 1, 3, 2, 1)])
    before = rows(board, 3)
    assert minus not in before[-1]
    board.frame(scene, scene.seconds * 0.9)
    shown = f"{look.glyph(0)}{gap}3{minus}1{look.glyph(1)}{gap}1{minus}2"
    assert shown in rows(board, 3)[-1]
    board.show(look, {})
    assert rows(board, 3) == before, "nothing stays of it"
