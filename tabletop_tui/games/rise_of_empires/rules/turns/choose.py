"""Choosing an action: placing a disc in an A turn, removing one in a B turn and paying for the
discs to its left.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from .....engine import (
    Choices,
    Closed,
    Hand,
    Illegal,
    Menu,
    Offer,
    OneOf,
    Part,
    Say,
    Step,
    need,
    then,
)
from ..actions import Pay, PlaceDisc, PlaceIdleDisc, RemoveDisc
from ..display import discs, exempt, removable, room, to_the_left
from ..events import DiscIdled, DiscPlaced, DiscRemoved, Paid, Ruined
from ..pieces import GOODS
from ..purse import pay
from ..state import (
    Choosing,
    Paying,
    State,
    TakingCity,
    TakingEmpire,
    TakingProgress,
    TakingTerritory,
    Trading,
)
from .city import TakingCityStep
from .empire import TakingEmpireStep
from .free import FREE_PARTS
from .progress import TakingProgressStep
from .row import RowStep
from .sparing import sparing
from .territory import TakingTerritoryStep
from .trade import TradingStep

ROWS: tuple[RowStep[Any], ...] = (
    TakingProgressStep(),
    TakingTerritoryStep(),
    TakingCityStep(),
    TakingEmpireStep(),
    TradingStep(),
)
"""The five actions, in the order of the rows of the display."""

FRAMES = (TakingProgress, TakingTerritory, TakingCity, TakingEmpire, Trading)

REASONS = ("no-progress", "no-territory", "no-city", "no-empire", "no-trade")
"""Why the action of a row cannot be carried out."""

KINDS = tuple(f"good-{good}" for good in GOODS)

placing, idling, removing = cache(PlaceDisc), cache(PlaceIdleDisc), cache(RemoveDisc)


def row_refusal(s: State, seat: int, row: int) -> str:
    """Why a player may not place a disc in a row, "" if he may."""
    if not room(s, row):
        return "row-full"
    return "" if ROWS[row].possible(s, seat) else REASONS[row]


def open_rows(s: State, seat: int) -> list[int]:
    """The rows in which a player may place a disc, since he can do their action."""
    return [row for row in range(len(ROWS)) if room(s, row) and ROWS[row].possible(s, seat)]


class PlaceDiscPart(Part[State, Choosing]):
    """A turn: the disc goes to the rightmost empty circle of a row whose action the player can
    do.
    """

    action = PlaceDisc

    def offer(self, s: State, f: Choosing, seat: int) -> Choices | None:
        if s.mirror:
            return None
        rows = open_rows(s, seat)
        return OneOf([placing(row) for row in rows]) if rows else None

    def check(self, s: State, f: Choosing, seat: int, a: PlaceDisc) -> None:
        need(not s.mirror and 0 <= a.row < len(ROWS), "not-now")
        no = row_refusal(s, seat, a.row)
        need(not no, no, row=a.row)

    def apply(self, s: State, f: Choosing, seat: int, a: PlaceDisc, say: Say) -> None:
        s.stack.pop()
        say(DiscPlaced(seat, a.row, len(s.display[a.row])))
        s.display[a.row].append(seat)
        s.stack.append(FRAMES[a.row](seat))


class PlaceIdleDiscPart(Part[State, Choosing]):
    """A turn: a player who can do no action at all places a disc without action (R2, R35)."""

    action = PlaceIdleDisc

    def offer(self, s: State, f: Choosing, seat: int) -> Choices | None:
        if s.mirror or open_rows(s, seat):
            return None
        return OneOf([idling(row) for row in range(len(ROWS)) if room(s, row)])

    def check(self, s: State, f: Choosing, seat: int, a: PlaceIdleDisc) -> None:
        need(not s.mirror and 0 <= a.row < len(ROWS), "not-now")
        need(not open_rows(s, seat), "must-act")
        need(room(s, a.row), "row-full", row=a.row)

    def apply(self, s: State, f: Choosing, seat: int, a: PlaceIdleDisc, say: Say) -> None:
        s.stack.pop()
        say(DiscIdled(seat, a.row, len(s.display[a.row])))
        s.display[a.row].append(seat)


class RemoveDiscPart(Part[State, Choosing]):
    """B turn: an own disc comes off; the discs to its left are paid for before the action (R3,
    R41).
    """

    action = RemoveDisc

    def offer(self, s: State, f: Choosing, seat: int) -> Choices | None:
        if not s.mirror:
            return None
        found = [removing(row, circle) for row, circle, _ in removable(s, seat)]
        return OneOf(found) if found else None

    def check(self, s: State, f: Choosing, seat: int, a: RemoveDisc) -> None:
        need(s.mirror and 0 <= a.row < len(ROWS), "not-now")
        need(
            0 <= a.circle < len(s.display[a.row]) and s.display[a.row][a.circle] == seat,
            "not-your-disc",
        )
        cost = to_the_left(s, a.row, a.circle)
        need((a.row, a.circle, cost) in removable(s, seat), "cannot-pay-left", cost=cost)

    def apply(self, s: State, f: Choosing, seat: int, a: RemoveDisc, say: Say) -> None:
        player = s.players[seat]
        cost = 0 if exempt(s, seat) else to_the_left(s, a.row, a.circle)
        s.stack.pop()
        s.display[a.row][a.circle] = -1
        say(DiscRemoved(seat, a.row, a.circle, cost))
        if cost > sum(player.goods):
            everything = tuple(player.goods)
            pay(s, player, everything)
            say(Ruined(seat, everything))
        elif cost:
            then(s, Paying(seat, cost), FRAMES[a.row](seat))
        else:
            s.stack.append(FRAMES[a.row](seat))


class ChoosingStep(Menu[State, Choosing]):
    """The player on turn selects his action; free actions may come first."""

    frame, rule = Choosing, "phase.choose"
    parts = (PlaceDiscPart(), PlaceIdleDiscPart(), RemoveDiscPart(), *FREE_PARTS)

    def closed(self, s: State, f: Choosing, seat: int) -> Iterator[Closed]:
        yield from self.shut(s, seat)
        yield from super().closed(s, f, seat)

    def shut(self, s: State, seat: int) -> Iterable[Closed]:
        """The rows and discs that cannot be chosen, each with its reason."""
        if s.mirror:
            payable = removable(s, seat)
            for row, circle, cost in discs(s, seat):
                if (row, circle, cost) not in payable:
                    why = Illegal(
                        "cannot-pay-left", RemoveDisc.rule, row=row, circle=circle, cost=cost
                    )
                    yield Closed(RemoveDisc, why)
            return
        for row in range(len(ROWS)):
            if no := row_refusal(s, seat, row):
                yield Closed(PlaceDisc, Illegal(no, PlaceDisc.rule, row=row))


class PayingStep(Step[State, Paying]):
    """The player pays one item for each disc to the left, in any mix."""

    frame, rule, forced = Paying, "phase.choose.b", True

    def offers(self, s: State, f: Paying, seat: int) -> Iterator[Offer]:
        purse, spared = tuple(s.players[seat].goods), sparing(s, seat, f.cost)
        yield Offer(Pay, Hand(Pay, purse, f.cost, f.cost, KINDS, sparing=spared))

    def check(self, s: State, f: Paying, seat: int, a: Any) -> None:
        need(isinstance(a, Pay) and len(a.goods) == len(GOODS), "not-now")
        have = s.players[seat].goods
        need(all(0 <= n <= own for n, own in zip(a.goods, have, strict=True)), "not-that-many")
        need(sum(a.goods) == f.cost, "wrong-payment", cost=f.cost)

    def apply(self, s: State, f: Paying, seat: int, a: Pay, say: Say) -> None:
        s.stack.pop()
        pay(s, s.players[seat], a.goods)
        say(Paid(seat, a.goods))
