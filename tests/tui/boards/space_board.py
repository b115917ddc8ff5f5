"""The board of space as a test draws it, and a form to aim on it."""

from __future__ import annotations

from typing import Any

from tabletop_tui.engine import Aim, offers
from tabletop_tui.games.ascending_empires.tui.space import Space
from tabletop_tui.play import Table, Words
from tabletop_tui.tui.forms import AimForm
from tabletop_tui.tui.look import Look
from tabletop_tui.tui.paint.ink import ink_of
from tabletop_tui.tui.paint.palette import theme
from tests.games.ascending_empires.scenario import Scene
from tests.playing import new_table


def opening() -> Table:
    """Return a new game in which seat 0 has the first turn."""
    return new_table("ascending_empires", 4, 3, options={"first": 1})


def look_at(table: Table, seat: int = 0, glyphs: Any = "unicode") -> Look:
    words = Words(table.game, [s.name for s in table.seats])
    view = table.game.view(table.state, seat)
    return Look(table, view, seat, words, ink_of(theme("table"), "256", glyphs))


def board_of(look: Look, width: int = 51, height: int = 20) -> Space:
    board = Space()
    board.look = look
    board.sized = board.fit(width, height)
    board.redraw()
    return board


def drawn(board: Space) -> str:
    assert board.canvas is not None
    return "\n".join(board.canvas.strip(y, board.sized[0]).text for y in range(board.sized[1]))


def aim_form(look: Look) -> AimForm:
    found = [o for o in offers(look.table.game, look.table.state, 0) if isinstance(o.choices, Aim)]
    return AimForm(found[0], look.words)


def scene_table(scene: Scene) -> Table:
    """Return a table in the position of a scene."""
    table = new_table("ascending_empires", len(scene.s.players), options={"first": 1})
    table.state = scene.s
    return table
