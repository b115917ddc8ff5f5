"""What a board of 80x24 must show: the letters of the holes, whole sentences about threats."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop_tui.games.ascending_empires.rules.galaxy import galaxy
from tabletop_tui.games.ascending_empires.tui.panel import panel
from tests.games.ascending_empires.scenario import Scene
from tests.tui.boards.space_board import aim_form, board_of, drawn, look_at, opening, scene_table


@pytest.mark.parametrize("glyphs", ["unicode", "ascii"])
def test_every_hole_has_its_letter(glyphs: Any) -> None:
    board = board_of(look_at(opening(), glyphs=glyphs))
    rows = drawn(board).splitlines()
    for hole in galaxy().holes:
        x, y = board.spot(("planet", hole.index)) or (0, 0)
        near = rows[max(0, y - 1)][max(0, x - 6) : x]
        assert hole.homeworld or hole.slot in near, (hole.key, near)


@pytest.mark.parametrize("height", range(10, 40))
def test_no_sentence_about_a_threat_is_cut(height: int) -> None:
    scene = Scene(3)
    for hole in ("beta B", "gamma B", "alpha B"):
        scene.put(0, hole, troops=1)
        scene.orbit(1, hole, 10)
    rows = [row.plain for row in panel(look_at(scene_table(scene)), 32, height)]
    told = " ".join(rows)
    assert told.count("(strength") == told.count("needs"), rows


def test_on_a_small_screen_the_view_is_close_while_aiming_and_whole_after() -> None:
    table = opening()
    look = look_at(table)
    board, form = board_of(look), aim_form(look)
    whole = board.window
    assert board.galaxy.side == whole.side
    form.angle, form.power = 900, 20
    board.aim(form)
    close = board.window
    assert close.side < whole.side and close.shows(look.view.ships[form.piece])
    form.angle += 4
    board.aim(form)
    assert board.window == close, "it does not follow every turn"
    form.power = form.aim.powers
    board.aim(form)
    assert board.window == whole, "a shot across the board"
    form.power = 20
    board.aim(form)
    board.zoom()
    assert board.window == whole, "the player wants to see all of it"
    board.zoom()
    assert board.window.side == close.side
    board.show(look, {})
    assert board.window == whole
    large = board_of(look, 84, 36)
    large.aim(form)
    assert large.window.side == whole.side
