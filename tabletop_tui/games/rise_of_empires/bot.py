"""What a position is worth to a player of Rise of Empires, in victory points."""

from __future__ import annotations

from typing import Any

from ...bots.valuation import Valuation
from ...engine import Draw, Luck, OneOf, apply
from .box import box
from .pieces import CUBE, DISC, FOOD, GOLD, VP
from .state import (
    LAST_TURN,
    Keeping,
    Ordering,
    Paying,
    Placing,
    Scoring,
    State,
    TakingCity,
    TakingEmpire,
    TakingProgress,
    TakingTerritory,
    Trading,
)
from .yields import choices, food_change, income, points, upkeep

PER_TURN = (0.5, 0.6, 0.3)  # gold, discs and cubes of an income
IN_HAND = (0.5, 0.6, 0.3)
FADING = 0.85  # what comes a turn later counts so much
LOOKED_AT = 12  # choices of a row that has been entered


def terms(s: State, seat: int) -> dict[str, float]:
    """The worth by what it comes from; ``prospect`` is what the row just entered will bring."""
    found = standing(s, seat)
    found["prospect"] = prospect(s, seat, sum(found.values()))
    return found


def standing(s: State, seat: int) -> dict[str, float]:
    """The worth without what is being chosen.

    ``points`` are scored, ``scoring`` will be by the end as things stand, ``income`` is what the turns will bring and
    ``goods`` what is there, ``food`` the plenty or hunger to come, ``map`` the cubes that hold regions, ``tiles`` the
    progress tiles with powers, ``placing`` the regions that an empire tile still allows.
    """
    p, left = s.players[seat], remaining(s)
    weight = sum(FADING**n for n in range(left))
    gain = income(s, seat)
    goods = sum(worth * min(p.goods[good], 12) for worth, good in zip(IN_HAND, (GOLD, DISC, CUBE), strict=True))
    tiles = box(s.parts).progress
    return {
        "points": float(p.goods[VP]),
        "scoring": weight * sum(points(s, seat)),
        "income": weight * (sum(a * b for a, b in zip(PER_TURN, gain, strict=True)) + 0.5 * choices(s, seat)),
        "goods": goods * (1.0 if left > 1 else 0.4),
        "food": provisions(s, seat, left),
        "upkeep": -0.5 * weight * upkeep(s, seat, DISC),
        "map": 0.12 * left * sum(min(n, 3) for n in p.cubes),
        "tiles": 0.25 * left * sum(tiles[t].yields == (0, 0, 0, 0, 0) for t in p.progress),
        "placing": placing(s, seat, left),
    }


def remaining(s: State) -> int:
    """The points phases still to come."""
    late = any(isinstance(f, (Keeping, Ordering)) for f in s.stack)
    scored = late and not any(isinstance(f, Scoring) for f in s.stack)
    return LAST_TURN - max(1, s.turn) + (0 if scored else 1)


def provisions(s: State, seat: int, left: int) -> float:
    """Food in store and to come: hunger costs points, plenty is worth little."""
    food, total = s.players[seat].goods[FOOD], 0.0
    change = food_change(s, seat)
    for n in range(left):
        food += change
        if food < 0:
            total += 1.1 * FADING**n * food
            food = 0
    return total + 0.15 * min(food, 8)


def placing(s: State, seat: int, left: int) -> float:
    """Regions that may still get cubes."""
    f = s.stack[-1] if s.stack else None
    if isinstance(f, Placing) and f.seat == seat:
        return (0.5 + 0.35 * left) * min(f.number, s.players[seat].goods[CUBE])
    return 0.0


def prospect(s: State, seat: int, now: float) -> float:
    """What the best choice in the row just entered adds, so that entering it is compared by that."""
    from . import GAME

    f = s.stack[-1] if s.stack else None
    if not isinstance(f, (TakingProgress, TakingTerritory, TakingCity, TakingEmpire, Trading, Paying)):
        return 0.0
    if f.seat != seat:
        return 0.0
    luck, best = Luck(s.turn), -1.0
    for offer in GAME.by_frame[type(f)].offers(s, f, seat):
        shape = offer.choices
        if isinstance(shape, OneOf):
            actions = list(shape.actions)[:LOOKED_AT]
        else:
            actions = [shape.sample(luck)]
        for action in actions:
            t = GAME.clone(s)
            apply(GAME, t, seat, action, checked=False)
            best = max(best, sum(standing(t, seat).values()) - now)
    return best


def shots(s: State, seat: int, offer: Any, luck: Draw) -> list[Any]:
    """Samples of a payment or of goods of choice."""
    return [offer.choices.sample(luck) for _ in range(6)]


VALUATION = Valuation(terms=terms, shots=shots)
