"""Turn order: the player with fewest victory points chooses first, any free place."""

from __future__ import annotations

from functools import cache
from typing import Any

from .....engine import Say, SingleStep
from ..actions import ChoosePlace
from ..pieces import CUBE, DISC, GOLD, VP
from ..state import Ordering, State
from .phase_events import PlaceChosen

choosing = cache(ChoosePlace)


def tokens(s: State, seat: int) -> int:
    """Return gold by value plus resource discs plus pool cubes (R77)."""
    goods = s.players[seat].goods
    return goods[GOLD] + goods[DISC] + goods[CUBE]


def choosers(s: State) -> list[int]:
    """Return the seats in the order in which they choose a place.

    Fewest VP first, then fewest tokens, then furthest back in the last turn.
    """
    back = {seat: -place for place, seat in enumerate(s.order)}
    return sorted(
        s.order, key=lambda seat: (s.players[seat].goods[VP], tokens(s, seat), back[seat])
    )


class OrderingStep(SingleStep[State, Ordering]):
    """Players choose a free place in turn; there are as many places as players (R27)."""

    frame, rule, forced, action = Ordering, "phase.order", True, ChoosePlace

    def who(self, s: State, f: Ordering) -> tuple[int, ...]:
        return tuple(f.todo[:1])

    def candidates(self, s: State, f: Ordering, seat: int) -> list[ChoosePlace]:
        return [choosing(place) for place in range(1, len(f.places) + 1)]

    def why(self, s: State, f: Ordering, seat: int, a: ChoosePlace) -> str:
        if not 1 <= a.place <= len(f.places):
            return "no-such-place"
        return "" if f.places[a.place - 1] < 0 else "place-taken"

    def facts(self, s: State, f: Ordering, seat: int, reason: str, a: Any) -> dict[str, Any]:
        return {"seat": f.places[a.place - 1]} if reason == "place-taken" else {}

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
