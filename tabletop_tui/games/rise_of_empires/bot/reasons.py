"""What speaks for an action: victory points, goods each turn and regions that are led."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ....engine import Reason, Who, Word
from ..components.box import box
from ..rules.actions import (
    BuildWonder,
    ChoosePlace,
    DropCity,
    DropProgress,
    KeepTiles,
    PayUpkeep,
    SettleFood,
    TakeCity,
    TakeProgress,
    TakeTerritory,
)
from ..rules.control import leaders
from ..rules.phases.yields import choices, food_change, income, points, tied_income, upkeep
from ..rules.pieces import CUBE, DISC, FOOD, GOLD, GOODS, VP, Goods
from ..rules.state import LAST_TURN, Eating, Keeping, State
from ..view.describe import region_name
from ..view.forecast import turn_end

TAKES = (TakeProgress, TakeTerritory, TakeCity, BuildWonder)
"""Actions that cost the upkeep of what they take. Others give up what the player had."""
DRAWBACKS = ("why-upkeep", "why-forgoes", "why-hunger")
"""Reasons that are shown beside another one, and never alone."""

REASON_TERMS = {
    "why-at-once": ("points",),
    "why-leads": ("regions", "campaign"),
    "why-shares": ("regions", "campaign"),
}
"""The terms that a reason speaks of."""


def reasons(before: State, after: State, seat: int, a: Any) -> list[Reason]:
    """Return what an action brings, the main reason first.

    Only the action itself counts. *after* may include phases that followed without any decision.
    """
    if isinstance(a, ChoosePlace):
        return [("why-place", {"before": a.place - 1, "after": len(before.players) - a.place})]
    if isinstance(a, (PayUpkeep, KeepTiles)) and (kept := points(before, seat)[1]):
        return [("why-kept", {"n": kept})]
    after = alone(before, seat, a)
    if isinstance(a, SettleFood):
        return list(hungry(before, after, seat))
    rows = [*scored(before, after, seat), *regions(before, after, seat)]
    rows += [*relief(before, seat, a), *supplies(before, after, seat, a)]
    rows += purse(before, after, seat)
    rows.sort(key=lambda reason: reason[0] in DRAWBACKS)
    return [] if all(key in DRAWBACKS for key, _ in rows) else rows


def hungry(before: State, after: State, seat: int) -> Iterator[Reason]:
    """Yield what cities are worth that are kept in spite of hunger, and what that costs."""
    lost = before.players[seat].goods[VP] - after.players[seat].goods[VP]
    kept = points(before, seat)[1]
    if lost > 0 and kept:
        yield "why-kept", {"n": kept}
        yield "why-hunger", {"n": lost}


def alone(before: State, seat: int, a: Any) -> State:
    """Return the position after an action, without anything that follows it."""
    from .. import GAME

    after: State = GAME.clone(before)
    f = after.stack[-1]
    GAME.by_frame[type(f)].apply(after, f, seat, a, lambda event: None)
    return after


def scored(before: State, after: State, seat: int) -> Iterator[Reason]:
    """Yield victory points, at once and in the points phases to come."""
    at_once = after.players[seat].goods[VP] - before.players[seat].goods[VP]
    if at_once > 0:
        yield "why-at-once", {"n": at_once}
    if before.turn == LAST_TURN:
        ends = [turn_end(s, seat).after[VP] for s in (before, after)]
        if (more := ends[1] - ends[0] - at_once) > 0:
            yield "why-last", {"n": more}
    elif (more := sum(points(after, seat)) - sum(points(before, seat))) > 0:
        yield "why-each-turn", {"n": more}


def regions(before: State, after: State, seat: int) -> Iterator[Reason]:
    """Yield regions that are newly led or shared, the richest first, or that a rival leads no
    more.
    """
    spots = sorted(box(before.parts).regions, key=lambda spot: -spot.first)
    for region in spots:
        then, now = (leaders(state, region.index)[0] for state in (before, after))
        facts = {"region": region_name(region), "n": region.first}
        if now == (seat,) != then:
            yield "why-leads", facts
        elif seat in now and seat not in then:
            n = (region.first + region.second) // len(now)
            yield "why-shares", facts | {"n": n, "players": len(now)}
        elif seat not in then and then and not set(then) <= set(now):
            lost = next(rival for rival in then if rival not in now)
            yield "why-unseats", facts | {"seat": Who(lost)}


def relief(before: State, seat: int, a: Any) -> Iterator[Reason]:
    """Yield what need not be paid for a tile that is given up."""
    f, numbers = before.stack[-1], box(before.parts).numbers
    saved = [0] * len(GOODS)
    if isinstance(a, DropProgress):
        saved[GOLD] = numbers.keep_progress
    elif isinstance(a, DropCity):
        upkeep = box(before.parts).cities[a.city].upkeep
        if isinstance(f, Keeping):
            saved[CUBE] = numbers.keep_city
        elif isinstance(f, Eating):
            saved[FOOD] = upkeep[FOOD] * (2 if before.turn == LAST_TURN else 1)
        else:
            saved[DISC] = upkeep[DISC]
    if any(saved):
        yield "why-spares", {"goods": amounts(saved)}


def supplies(before: State, after: State, seat: int, a: Any) -> Iterator[Reason]:
    """Yield the food, income and points gained and lost in each turn to come."""
    if before.turn == LAST_TURN:
        return
    change = flow(before, after, seat)
    more, less = ([max(0, sign * n) for n in change] for sign in (1, -1))
    more[VP] = 0  # shown by another reason
    if any(more):
        yield "why-income", {"goods": amounts(more)}
    if (choice := choices(after, seat) - choices(before, seat)) > 0:
        yield "why-choice", {"n": choice}
    if any(less):
        key = "why-upkeep" if isinstance(a, TAKES) else "why-forgoes"
        yield key, {"goods": amounts(less)}


def flow(before: State, after: State, seat: int) -> Goods:
    """Return what changes in each turn to come, net of upkeep."""
    rates = []
    for s in (before, after):
        paid = [n + tied for n, tied in zip(income(s, seat), tied_income(s, seat), strict=True)]
        paid[DISC] -= upkeep(s, seat, DISC)
        rates.append((*paid, food_change(s, seat, turn=1), sum(points(s, seat))))
    gold, discs, cubes, food, vp = (now - then for then, now in zip(*rates, strict=True))
    return gold, discs, cubes, food, vp


def purse(before: State, after: State, seat: int) -> Iterator[Reason]:
    """Yield goods gained at once."""
    then, now = before.players[seat].goods, after.players[seat].goods
    more = [max(0, n - m) for n, m in zip(now, then, strict=True)]
    more[VP] = 0
    if any(more):
        yield "why-goods", {"goods": amounts(more)}


ORDER = (FOOD, GOLD, DISC, CUBE, VP)
"""The order in which goods are listed: the most critical first."""


def amounts(goods: list[int] | Goods) -> tuple[Word, ...]:
    """Return goods as a list, in words."""
    return tuple(
        Word(f"amount-{GOODS[good]}", (("n", goods[good]),)) for good in ORDER if goods[good]
    )
