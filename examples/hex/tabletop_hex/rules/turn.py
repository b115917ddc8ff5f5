"""The turn: a stone on an empty cell (HX-1), or the first stone taken over (HX-3)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from tabletop_tui.engine import Offer, OneOf, Say, Step, need

from .grid import chain, mirrored
from .position import EMPTY, AnyAction, Joined, Placing, Put, State, Stood, Swap, Swapped

SWAP = Swap()


@cache
def puts(size: int) -> tuple[Put, ...]:
    """A stone on each cell."""
    return tuple(Put(cell) for cell in range(size * size))


def may_swap(s: State, seat: int) -> bool:
    """Whether the pie rule is open: it is the answer to the very first stone (HX-3)."""
    return s.pie and seat == 1 and not s.swapped and sum(p.stones for p in s.players) == 1


class Turn(Step[State, Placing]):
    """The seats put a stone in turn; a chain from edge to edge wins (HX-2)."""

    frame, rule = Placing, "put"

    def offers(self, s: State, f: Placing, seat: int) -> Iterator[Offer]:
        free = [put for put in puts(s.size) if s.cells[put.cell] == EMPTY]
        yield Offer(Put, OneOf(free))
        if may_swap(s, seat):
            yield Offer(Swap, OneOf([SWAP]))

    def check(self, s: State, f: Placing, seat: int, a: AnyAction) -> None:
        if isinstance(a, Swap):
            need(may_swap(s, seat), "no-swap")
            return
        need(isinstance(a, Put), "not-now")
        need(0 <= a.cell < len(s.cells), "off-board")
        need(s.cells[a.cell] == EMPTY, "taken", cell=a.cell)

    def apply(self, s: State, f: Placing, seat: int, a: AnyAction, say: Say) -> None:
        if isinstance(a, Swap):
            self.take_over(s, seat, say)
        else:
            s.cells[a.cell], s.newest = seat, a.cell
            s.players[seat].stones += 1
            say(Stood(seat, a.cell))
        if chain(s.cells, s.size, seat):
            s.winner = seat
            s.stack.pop()
            say(Joined(seat))
        else:
            s.on_turn = 1 - seat
            s.stack[-1] = Placing(s.on_turn)

    def take_over(self, s: State, seat: int, say: Say) -> None:
        """The stone changes its owner and stands across the diagonal, so that it is worth to its
        new owner what it was worth to the old one (HX-3).
        """
        cell, to = s.newest, mirrored(s.size, s.newest)
        s.cells[cell] = EMPTY
        s.cells[to], s.newest, s.swapped = seat, to, True
        s.players[1 - seat].stones -= 1
        s.players[seat].stones += 1
        say(Swapped(seat, cell, to))
