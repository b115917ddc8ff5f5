"""Threats on the board: arcs from ships to what they could destroy, with the strengths."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ascending_empires.scenario import Scene
from tests.tui.boards.space_board import aim_form, board_of, drawn, look_at, scene_table


def scene() -> Scene:
    """Two ships of seat 0 near a ship of seat 1, and two around a planet of seat 1."""
    scene = Scene(2)
    scene.ship(0, 330, 240)
    scene.ship(1, 372, 240)
    scene.put(1, "beta B", troops=1)
    scene.orbit(0, "beta B", 10)
    scene.orbit(0, "beta B", 40)
    scene.put(1, "gamma B", troops=3)
    scene.orbit(0, "gamma B", 10)
    return scene


@pytest.mark.parametrize("glyphs", ["unicode", "ascii"])
@pytest.mark.parametrize("seat", [0, 1])
def test_what_could_be_destroyed_bears_both_strengths(glyphs: Any, seat: int) -> None:
    table = scene_table(scene())
    board = board_of(look_at(table, seat, glyphs), 84, 36)
    picture = drawn(board)
    assert "2:2" in picture, "two ships against a planet with one troop"
    assert "1:2" not in picture and "1:4" not in picture, "what withstands is no threat"
    assert board.dangers is not None
    assert {(t.kind, t.seat) for t in board.dangers[1]} >= {("planet", 0)}


def test_while_a_shot_is_aimed_no_arc_is_in_its_way() -> None:
    look = look_at(scene_table(scene()))
    board = board_of(look, 84, 36)
    before = drawn(board)
    board.aim(aim_form(look))
    assert "2:2" in before and "2:2" not in drawn(board)
