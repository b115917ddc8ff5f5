"""The turn: a stone on an empty cell (HX-1), or a swap of the first stone (HX-3)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from tabletop_tui.engine import FixedPart, Menu, Part, Say

from .grid import chain, mirrored
from .position import EMPTY, Joined, Placing, Put, State, Stood, Swap, Swapped


@cache
def puts(size: int) -> tuple[Put, ...]:
    """Return the action for each cell."""
    return tuple(Put(cell) for cell in range(size * size))


class PutPart(Part[State, Placing]):
    """A player puts a stone on an empty cell (HX-1)."""

    action = Put

    def candidates(self, s: State, f: Placing, seat: int) -> Sequence[Put]:
        return puts(s.size)

    def why(self, s: State, f: Placing, seat: int, a: Put) -> str:
        if not 0 <= a.cell < len(s.cells):
            return "off-board"
        return "" if s.cells[a.cell] == EMPTY else "taken"

    def apply(self, s: State, f: Placing, seat: int, a: Put, say: Say) -> None:
        s.cells[a.cell], s.newest = seat, a.cell
        s.players[seat].stones += 1
        say(Stood(seat, a.cell))


class SwapPart(FixedPart[State, Placing]):
    """The second player may answer the very first stone by taking it over (HX-3)."""

    action, hidden = Swap, True

    def reason(self, s: State, f: Placing, seat: int) -> str:
        first = seat == 1 and not s.swapped and sum(p.stones for p in s.players) == 1
        return "" if s.pie and first else "no-swap"

    def apply(self, s: State, f: Placing, seat: int, a: Swap, say: Say) -> None:
        """The stone changes its owner and moves across the diagonal, so it is worth to its new
        owner what it was worth to the old one (HX-3).
        """
        cell, to = s.newest, mirrored(s.size, s.newest)
        s.cells[cell] = EMPTY
        s.cells[to], s.newest, s.swapped = seat, to, True
        s.players[1 - seat].stones -= 1
        s.players[seat].stones += 1
        say(Swapped(seat, cell, to))


class Turn(Menu[State, Placing]):
    """The seats put stones in turn. A chain from edge to edge wins (HX-2)."""

    frame, rule = Placing, "put"
    parts = (PutPart(), SwapPart())

    def apply(self, s: State, f: Placing, seat: int, a: Put | Swap, say: Say) -> None:
        super().apply(s, f, seat, a, say)
        if chain(s.cells, s.size, seat):
            s.winner = seat
            s.stack.pop()
            say(Joined(seat))
        else:
            s.on_turn = 1 - seat
            s.stack[-1] = Placing(s.on_turn)
