"""What speaks for an action, in victory points, goods each turn and regions that are led."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ....engine import Reason, Who, Word
from ..components.box import box
from ..rules.actions import ChoosePlace, KeepTiles, PayUpkeep
from ..rules.control import leaders
from ..rules.phases.yields import food_change, income, points
from ..rules.pieces import CUBE, DISC, FOOD, GOLD, GOODS, VP
from ..rules.state import LAST_TURN, Scoring, State

PAID = (GOLD, DISC, CUBE)


PARTS = {
    "why-at-once": ("points",),
    "why-leads": ("regions", "campaign"),
    "why-shares": ("regions", "campaign"),
    "why-place": ("place",),
}
"""The terms that a reason speaks of."""


def reasons(before: State, after: State, seat: int, a: Any) -> list[Reason]:
    """What an action brings, the main reason first."""
    if isinstance(a, ChoosePlace):
        return [("why-place", {"place": a.place + 1, "players": len(before.players)})]
    if isinstance(a, (PayUpkeep, KeepTiles)) and (kept := points(before, seat)[1]):
        return [("why-kept", {"n": kept})]
    gained = [*scored(before, after, seat), *regions(before, after, seat)]
    return [*gained, *supplies(before, after, seat), *purse(before, after, seat)]


def scored(before: State, after: State, seat: int) -> Iterator[Reason]:
    """Victory points, at once and in the points phases to come."""
    at_once = after.players[seat].goods[VP] - before.players[seat].goods[VP]
    if at_once > 0 and after.turn == before.turn:
        yield "why-at-once", {"n": at_once}
    if any(isinstance(f, Scoring) for f in before.stack) or before.turn < LAST_TURN:
        more = sum(points(after, seat)) - sum(points(before, seat))
        if more > 0:
            yield "why-last" if before.turn == LAST_TURN else "why-each-turn", {"n": more}


def regions(before: State, after: State, seat: int) -> Iterator[Reason]:
    """Regions that are newly led or shared, the richest first, and who leads them no more."""
    spots = sorted(box(before.parts).regions, key=lambda spot: -spot.first)
    for region in spots:
        then, now = (leaders(state, region.index)[0] for state in (before, after))
        facts = {"region": region.name, "n": region.first}
        if now == (seat,) != then:
            yield "why-leads", facts
        elif seat in now and seat not in then:
            yield "why-shares", facts
        elif seat not in then and then and not set(then) <= set(now):
            lost = next(rival for rival in then if rival not in now)
            yield "why-unseats", facts | {"seat": Who(lost)}


def supplies(before: State, after: State, seat: int) -> Iterator[Reason]:
    """Food and income of each turn that is to come."""
    if before.turn == LAST_TURN:
        return
    rates: list[tuple[int, int]] = [
        (food_change(after, seat, turn=1) - food_change(before, seat, turn=1), FOOD)
    ]
    earned = zip(income(after, seat), income(before, seat), PAID, strict=True)
    rates += [(now - then, good) for now, then, good in earned]
    more = tuple(amount(good, number) for number, good in rates if number > 0)
    less = tuple(amount(good, -number) for number, good in rates if number < 0)
    if more:
        yield "why-income", {"goods": more}
    if less:
        yield "why-upkeep", {"goods": less}


def purse(before: State, after: State, seat: int) -> Iterator[Reason]:
    """Goods that come into hand."""
    if after.turn != before.turn:
        return
    then, now = before.players[seat].goods, after.players[seat].goods
    more = tuple(
        amount(good, now[good] - then[good]) for good in (*PAID, FOOD) if now[good] > then[good]
    )
    if more:
        yield "why-goods", {"goods": more}


def amount(good: int, number: int) -> Word:
    """So much of a good."""
    return Word(f"amount-{GOODS[good]}", (("n", number),))
