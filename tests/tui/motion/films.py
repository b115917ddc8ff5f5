"""Films of Cities & Knights on its map, in every style."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from tabletop_tui.games.cities_and_knights.tui.map import Map
from tabletop_tui.play import Table, Words
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.look import Look
from tabletop_tui.tui.paint.game_ink import ink_for_game
from tabletop_tui.tui.paint.ink import Ink, ink_for, ink_of
from tabletop_tui.tui.paint.palette import theme
from tabletop_tui.tui.widgets.animation import Animation
from tests.playing import new_table, play_on

GAME = "cities_and_knights"
ROOMS = {(80, 24): (51, 20), (120, 40): (83, 36)}
"""The room for the map on a screen."""
KINDS = ("rich", "calm", "signs", "ascii")
PIXELS = "pixels"
CELL = (8, 16)


@cache
def ink(kind: str) -> Ink:
    """The ink of a terminal: with shaded or flat pictures, with signs alone, with ASCII, or with
    true pixels.
    """
    if kind in ("signs", "ascii"):
        return ink_for_game(
            ink_of(theme("table"), "256", "unicode" if kind == "signs" else "ascii"), GAME
        )
    if kind == PIXELS:
        return ink_for_game(ink_of(theme("table"), "truecolor", "unicode", "rich", cell=CELL), GAME)
    env = {"TERM": "xterm-256color", "COLORTERM": "truecolor" if kind == "rich" else ""}
    terminal = probe(env, interactive=True, size=(120, 40), encoding="utf-8")
    return ink_for_game(ink_for(theme("table"), terminal), GAME)


@cache
def played(actions: int, count: int = 4, seed: int = 3) -> Table:
    """A random game after so many actions; not to be changed."""
    return play_on(new_table(GAME, count, seed), actions)


def board_of(
    table: Table, kind: str = "calm", size: tuple[int, int] = (120, 40), view: Any = None
) -> Map:
    """The map of a table, as its first seat sees it, or with a view."""
    words = Words(table.game, [seat.name for seat in table.seats])
    view = table.game.view(table.state, 0) if view is None else view
    board = Map()
    board.look = Look(table, view, 0, words, ink(kind))
    board.sized = board.fit(*ROOMS[size])
    board.redraw()
    return board


def drawn(board: Map) -> list[str]:
    """The lines of the visible part of a board."""
    assert board.canvas is not None
    seen, width = board.window, board.canvas.width
    lines = [board.canvas.strip(y, width).text for y in range(seen.y, seen.bottom)]
    return [line[seen.x : seen.right] for line in lines]


def coloured(board: Map) -> str:
    """All of a board, with its colours."""
    canvas = board.canvas
    assert canvas is not None
    picture = [canvas.picture.line(y) for y in range(canvas.height)] if canvas.picture else []
    known = [[id(cell) for cell in row] for row in picture]
    return repr((canvas._pixels, canvas._marks, known))


def run(
    board: Map, events: Any, step: float = 0.1, shown: Callable[[Map], Any] = drawn
) -> list[Any]:
    """The pictures of the film of some events, step by step."""
    pictures = []
    for scene in board.animations(events):
        at = 0.0
        while at < scene.seconds:
            board.frame(scene, at)
            pictures.append(shown(board))
            at += step
        if scene.stays:
            board.staying.append(scene)
    return pictures


def frame(board: Map, scene: Animation, at: float) -> list[str]:
    """The picture of a moment."""
    board.frame(scene, at)
    return drawn(board)
