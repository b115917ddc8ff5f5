"""How good a position is for a seat: named terms that each game documents in its ``bot``."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from tabletop_tui.engine import Draw, Game


@dataclass(slots=True, frozen=True)
class Valuation:
    """*terms* gives a position's worth for a seat, in victory points, split by what it comes from.

    ``shots(s, seat, offer, luck)`` may propose good samples of a shaped offer (a trade, an aim).
    ``shuns(s, seat, action)`` tells what no player considers: the idle, the pointless, what was
    tried already. ``hand(s, seat, action, level, luck)`` is the action as a player of that level
    carries it out: a hand slips. *open_kinds* are the kinds of actions whose weighing betrays
    nothing that is hidden from the others. *rivalry* is how much of an only rival's worth counts
    against the own; it fades with the square of their number, for a blow against one is a gift to
    the others. A valuation that sees no further than the table is *blind*: that many decisions are
    played by luck before it is asked.
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
        """The worth of a seat against the others: the best of them counts as much as all
        together.
        """
        mine = self.worth(s, seat)
        others = [self.worth(s, x) for x in range(seats) if x != seat]
        if not others:
            return mine
        weight = self.rivalry / len(others) ** 2
        return mine - weight * 0.5 * (max(others) + sum(others) / len(others))


@cache
def valuation_of(game: Game) -> Valuation:
    """The frozen valuation of a game."""
    found: Valuation = importlib.import_module(f"{__package__}.{game.id}").VALUATION
    return found
