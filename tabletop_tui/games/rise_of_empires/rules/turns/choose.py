"""Choosing an action: placing a disc in an A turn, removing and paying for one in a B turn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from .....engine import Draw, Hand, HandPart, Menu, Part, Say, SingleStep, then
from ..actions import Pay, PlaceDisc, PlaceIdleDisc, RemoveDisc
from ..display import discs, exempt, removable, room, to_the_left
from ..events import DiscIdled, DiscPlaced, DiscRemoved, Paid, Ruined
from ..listing import ListingPart
from ..payments import pay
from ..pieces import GOODS
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
from .default_payment import default_payment
from .empire import TakingEmpireStep
from .free import FREE_PARTS
from .progress import TakingProgressStep
from .row import RowStep
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
"""The reason for each row when its action cannot be carried out."""

KINDS = tuple(f"good-{good}" for good in GOODS)

PLACINGS = tuple(map(PlaceDisc, range(len(ROWS))))
IDLE_PLACINGS = tuple(map(PlaceIdleDisc, range(len(ROWS))))

removing = cache(RemoveDisc)


def why_row(s: State, seat: int, row: int) -> str:
    """Return why a player may not place a disc in a row: it is full or its action is impossible."""
    if not 0 <= row < len(ROWS):
        return "not-now"
    if not room(s, row):
        return "row-full"
    return "" if ROWS[row].possible(s, seat) else REASONS[row]


class PlaceDiscPart(ListingPart[State, Choosing]):
    """In an A turn, put a disc into the rightmost empty circle of a row whose action the player can
    do.
    """

    action = PlaceDisc

    def candidates(self, s: State, f: Choosing, seat: int) -> Sequence[PlaceDisc]:
        return PLACINGS

    def why(self, s: State, f: Choosing, seat: int, a: PlaceDisc) -> str:
        return why_row(s, seat, a.row)

    def apply(self, s: State, f: Choosing, seat: int, a: PlaceDisc, say: Say) -> None:
        s.stack.pop()
        say(DiscPlaced(seat, a.row, len(s.display[a.row])))
        s.display[a.row].append(seat)
        s.stack.append(FRAMES[a.row](seat))


class PlaceIdleDiscPart(Part[State, Choosing]):
    """In an A turn, a player who can do no action places a disc without one (R2, R35)."""

    action, hidden = PlaceIdleDisc, True

    def reason(self, s: State, f: Choosing, seat: int) -> str:
        return "" if all(why_row(s, seat, row) for row in range(len(ROWS))) else "must-act"

    def candidates(self, s: State, f: Choosing, seat: int) -> Sequence[PlaceIdleDisc]:
        return IDLE_PLACINGS

    def why(self, s: State, f: Choosing, seat: int, a: PlaceIdleDisc) -> str:
        if not 0 <= a.row < len(ROWS):
            return "not-now"
        return "" if room(s, a.row) else "row-full"

    def apply(self, s: State, f: Choosing, seat: int, a: PlaceIdleDisc, say: Say) -> None:
        s.stack.pop()
        say(DiscIdled(seat, a.row, len(s.display[a.row])))
        s.display[a.row].append(seat)


class RemoveDiscPart(ListingPart[State, Choosing]):
    """In a B turn, remove one of the player's discs; the discs to its left are paid for first (R3,
    R41).
    """

    action = RemoveDisc

    def candidates(self, s: State, f: Choosing, seat: int) -> list[RemoveDisc]:
        return [removing(row, circle) for row, circle, _ in discs(s, seat)]

    def why(self, s: State, f: Choosing, seat: int, a: RemoveDisc) -> str:
        row = s.display[a.row] if 0 <= a.row < len(s.display) else []
        if not 0 <= a.circle < len(row) or row[a.circle] != seat:
            return "not-your-disc"
        return "" if removable(s, seat, to_the_left(s, a.row, a.circle)) else "cannot-pay-left"

    def facts(self, s: State, f: Choosing, seat: int, reason: str, a: Any) -> dict[str, Any]:
        known = {**super().facts(s, f, seat, reason, a)}
        if reason == "cannot-pay-left":
            known["cost"] = to_the_left(s, a.row, a.circle)
        return known

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
    """The current player selects an action; free actions may come first."""

    frame, rule = Choosing, "phase.choose"
    placing: tuple[Part[State, Any], ...] = (PlaceDiscPart(), PlaceIdleDiscPart(), *FREE_PARTS)
    removing: tuple[Part[State, Any], ...] = (RemoveDiscPart(), *FREE_PARTS)
    parts = tuple(dict.fromkeys((*placing, *removing)))

    def open_parts(self, s: State, f: Choosing) -> Sequence[Part[State, Any]]:
        return self.removing if s.mirror else self.placing


class PayingStep(HandPart[State, Paying], SingleStep[State, Paying]):
    """The player pays one good for each disc to the left, in any mix."""

    frame, rule, forced = Paying, "phase.choose.b", True
    action, not_there, wrong_number = Pay, "not-that-many", "wrong-payment"

    def hand(self, s: State, f: Paying, seat: int, spared: tuple[int, ...] = ()) -> Hand:
        return Hand(Pay, tuple(s.players[seat].goods), f.cost, f.cost, KINDS, sparing=spared)

    def offer(self, s: State, f: Paying, seat: int) -> Hand:
        return self.hand(s, f, seat, default_payment(s, seat, f.cost))

    def sample(self, s: State, f: Paying, seat: int, draw: Draw) -> Pay:
        draw(1)  # a random kind of action; a random player does not ask what it can spare
        paid: Pay = self.hand(s, f, seat).sample(draw)
        return paid

    def counts(self, a: Pay) -> tuple[int, ...]:
        return a.goods

    def facts(self, s: State, f: Paying, seat: int, reason: str, a: Any) -> dict[str, Any]:
        return {"cost": f.cost}

    def apply(self, s: State, f: Paying, seat: int, a: Pay, say: Say) -> None:
        s.stack.pop()
        pay(s, s.players[seat], a.goods)
        say(Paid(seat, a.goods))
