"""A computer player's decision: a level, a view, an action."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ..engine import Draw, Game, offers, random_action
from .search import Search
from .simple import after, candidates, greedy, outcome
from .valuation import reasons, valuation_of

LEVELS = ("random", "easy", "normal", "hard")


@dataclass(slots=True, frozen=True)
class Effort:
    """What a level may spend: guessed worlds looked at, and seconds at the most."""

    worlds: int
    seconds: float


SHORTLIST = 8  # actions that a normal player thinks over

EFFORT = {"normal": Effort(24, 0.25), "hard": Effort(2000, 2.5)}


def choose(game: Game, view: Any, seat: int, level: str, luck: Draw, hurry: Callable[[], bool] = lambda: False) -> Any:
    """The action of *seat*, which sees *view*, at a *level*; *hurry* asks to decide at once.

    Raises ValueError for a level that does not exist.
    """
    if level not in LEVELS:
        raise ValueError(f"There is no level {level!r}.")
    world = game.guess(view, seat, luck)
    only = [o.choices.only() for o in offers(game, world, seat)]
    if len(only) == 1 and only[0] is not None:
        return only[0]
    if level == "random":
        return random_action(game, world, seat, luck)
    worth, seats = valuation_of(game), seats_of(view)
    if level == "easy":
        return greedy(game, world, seat, luck, worth, seats, most=24)
    effort = EFFORT[level]
    until = time.monotonic() + effort.seconds
    if level == "normal":
        return averaged(game, view, seat, luck, effort, lambda: hurry() or time.monotonic() > until)
    search = Search(game, view, seat, luck, worth, seats)
    search.run(effort.worlds, lambda: hurry() or time.monotonic() > until)
    best = search.best()
    return best[0][0] if best else random_action(game, world, seat, luck)


def seats_of(view: Any) -> int:
    """How many seats a position has."""
    return len(view.players)


def averaged(game: Game, view: Any, seat: int, luck: Draw, effort: Effort, stop: Callable[[], bool]) -> Any:
    """Every candidate tried in several guessed worlds, its own turn finished greedily; the best mean wins."""
    worth, seats = valuation_of(game), seats_of(view)
    world = game.guess(view, seat, luck)
    options = candidates(game, world, seat, luck, worth)
    at_once = {a: outcome(game, after(game, world, seat, a), seat, worth, seats) for a in options}
    options = sorted(at_once, key=lambda a: -at_once[a])[:SHORTLIST]
    search = Search(game, view, seat, luck, worth, seats)
    totals = dict.fromkeys(options, 0.0)
    for _ in range(effort.worlds):
        tried: dict[Any, float] = {}
        for a in options:
            tried[a] = search.tried(a)
            if stop():
                break
        if len(tried) < len(options):
            break
        totals = {a: total + tried[a] for a, total in totals.items()}
        if stop():
            break
    return max(options, key=lambda a: totals[a])


def hint(game: Game, view: Any, seat: int, luck: Draw, most: int = 3) -> list[tuple[Any, list[tuple[str, float]]]]:
    """The best actions and, for each, the terms of the valuation that speak for it."""
    worth, seats = valuation_of(game), seats_of(view)
    world = game.guess(view, seat, luck)
    before = worth.terms(world, seat)
    rows = []
    for a in candidates(game, world, seat, luck, worth):
        search = Search(game, view, seat, luck, worth, seats)
        s = search.world_after(world, a)
        rows.append((outcome(game, s, seat, worth, seats), a, reasons(before, worth.terms(s, seat))))
    rows.sort(key=lambda row: -row[0])
    return [(a, why) for _, a, why in rows[:most]]
