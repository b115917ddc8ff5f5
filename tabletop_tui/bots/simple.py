"""Players that look one move ahead, and the candidates that all players choose among."""

from __future__ import annotations

from typing import Any

from ..engine import Draw, Game, Illegal, OneOf, apply, check, offers, to_act
from .valuation import Valuation

SAMPLES = 6  # actions drawn from an offer that cannot be listed


def candidates(game: Game, s: Any, seat: int, luck: Draw, worth: Valuation, most: int = 60) -> list[Any]:
    """Legal actions of *seat*: the listed ones, and samples of the shaped ones; at most about *most*."""
    found: list[Any] = []
    for offer in offers(game, s, seat):
        if isinstance(offer.choices, OneOf):
            found += offer.choices.actions
            continue
        tried = worth.shots(s, seat, offer, luck) if worth.shots is not None else []
        tried = tried or [offer.choices.sample(luck) for _ in range(SAMPLES)]
        found += [a for a in dict.fromkeys(tried) if legal(game, s, seat, a)]
    while len(found) > most:
        found.pop(luck(len(found)))
    return found


def legal(game: Game, s: Any, seat: int, a: Any) -> bool:
    """Whether the rules accept *a*."""
    try:
        check(game, s, seat, a)
    except Illegal:
        return False
    return True


def after(game: Game, s: Any, seat: int, a: Any) -> Any:
    """The position after *a*, in a copy."""
    t = game.clone(s)
    apply(game, t, seat, a, checked=False)
    return t


def outcome(game: Game, s: Any, seat: int, worth: Valuation, seats: int) -> float:
    """How good a position is for *seat*; a finished game counts far more than any valuation."""
    if not s.stack:
        won = game.winners(s)
        return 1000.0 / len(won) if seat in won else -1000.0
    return worth.lead(s, seat, seats)


def greedy(game: Game, s: Any, seat: int, luck: Draw, worth: Valuation, seats: int, most: int = 40) -> Any:
    """The action after which the position looks best at once; ties by luck."""
    best, top = None, -1e18
    for a in candidates(game, s, seat, luck, worth, most):
        value = outcome(game, after(game, s, seat, a), seat, worth, seats) + luck(1000) / 1e6
        if value > top:
            best, top = a, value
    return best


def decider(game: Game, s: Any, seat: int) -> int:
    """Who answers next in a look ahead: *seat* if it owes an answer, else the first that does."""
    who = to_act(game, s)
    return seat if seat in who else who[0]
