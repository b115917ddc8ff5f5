"""How good a position is for a seat: named terms that each game documents in its ``bot``."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from ..engine import Draw, Game


@dataclass(slots=True, frozen=True)
class Valuation:
    """*terms* gives a position's worth for a seat, in victory points, split by what it comes from.

    ``shots(s, seat, offer, luck)`` may propose good samples of a shaped offer (a trade, an aim).
    ``shuns(s, seat, action)`` tells what no player considers: the idle, the pointless, what was tried already.
    ``hand(s, seat, action, level, luck)`` is the action as a player of that level carries it out: a hand slips.
    *open_kinds* are the kinds of actions whose weighing betrays nothing that is hidden from the others.
    *rivalry* is how much of an only rival's worth counts against the own; it fades with the square of their number, for
    a blow against one is a gift to the others. A valuation that sees no further than the table
    is *blind*: that many decisions are played by luck before it is asked.
    """

    terms: Callable[[Any, int], dict[str, float]]
    shots: Callable[[Any, int, Any, Draw], list[Any]] | None = None
    shuns: Callable[[Any, int, Any], bool] | None = None
    hand: Callable[[Any, int, Any, str, Draw], Any] | None = None
    open_kinds: frozenset[str] = frozenset()
    rivalry: float = 0.5
    blind: int = 0

    def worth(self, s: Any, seat: int) -> float:
        """The sum of the terms."""
        return sum(self.terms(s, seat).values())

    def lead(self, s: Any, seat: int, seats: int) -> float:
        """The worth of a seat against the others: the best of them counts as much as all together."""
        mine = self.worth(s, seat)
        others = [self.worth(s, x) for x in range(seats) if x != seat]
        if not others:
            return mine
        weight = self.rivalry / len(others) ** 2
        return mine - weight * 0.5 * (max(others) + sum(others) / len(others))


def plain(game: Game) -> Valuation:
    """The valuation of a game without ``bot``: its points by source."""
    return Valuation(lambda s, seat: {k: float(v) for k, v in game.score(s, seat).items()}, blind=200)


@cache
def valuation_of(game: Game) -> Valuation:
    """The valuation that a game brings in its ``bot``, or its bare points."""
    name = f"tabletop_tui.games.{game.id}.bot"
    if importlib.util.find_spec(name) is None:
        return plain(game)
    found: Valuation = importlib.import_module(name).VALUATION
    return found


def reasons(before: Mapping[str, float], after: Mapping[str, float], most: int = 2) -> list[tuple[str, float]]:
    """The terms that changed most between two positions, the greatest gain first."""
    changes = {k: after.get(k, 0.0) - before.get(k, 0.0) for k in {*before, *after}}
    told = sorted(((k, c) for k, c in changes.items() if abs(c) >= 0.05), key=lambda kc: (-kc[1], kc[0]))
    return told[:most]
