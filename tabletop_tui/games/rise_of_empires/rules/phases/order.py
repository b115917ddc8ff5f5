"""Turn order: the player with fewest victory points chooses first, any free place."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from .....engine import Offer, OneOf, Say, Step, need
from ..actions import ChoosePlace
from ..pieces import CUBE, DISC, GOLD, VP
from ..state import Ordering, State
from .reckonings import PlaceChosen

choosing = cache(ChoosePlace)


def tokens(s: State, seat: int) -> int:
    """Gold by value, resource discs and pool cubes (R77)."""
    goods = s.players[seat].goods
    return goods[GOLD] + goods[DISC] + goods[CUBE]


def choosers(s: State) -> list[int]:
    """Who chooses a place, first to last: fewest VP, then fewest tokens, then furthest back in the
    last turn.
    """
    back = {seat: -place for place, seat in enumerate(s.order)}
    return sorted(
        s.order, key=lambda seat: (s.players[seat].goods[VP], tokens(s, seat), back[seat])
    )


class OrderingStep(Step[State, Ordering]):
    """One after another the players choose a free place; there are as many places as players
    (R27).
    """

    frame, rule, forced = Ordering, "phase.order", True

    def who(self, s: State, f: Ordering) -> tuple[int, ...]:
        return tuple(f.todo[:1])

    def offers(self, s: State, f: Ordering, seat: int) -> Iterator[Offer]:
        yield Offer(
            ChoosePlace,
            OneOf([choosing(n) for n, chooser in enumerate(f.places, 1) if chooser < 0]),
        )

    def check(self, s: State, f: Ordering, seat: int, a: Any) -> None:
        need(isinstance(a, ChoosePlace), "not-now")
        need(1 <= a.place <= len(f.places), "no-such-place")
        need(f.places[a.place - 1] < 0, "place-taken", seat=f.places[a.place - 1])

    def apply(self, s: State, f: Ordering, seat: int, a: ChoosePlace, say: Say) -> None:
        f.todo.pop(0)
        f.places[a.place - 1] = seat
        say(PlaceChosen(seat, a.place))
        if not f.todo:
            s.order = f.places[:]
            s.stack.pop()

    def run(self, s: State, f: Ordering, say: Say) -> None:
        f.todo = choosers(s)
        f.places = [-1] * len(s.players)
