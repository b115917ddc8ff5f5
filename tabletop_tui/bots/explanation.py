"""Explain why a computer player acted as it did, by what everybody at the table can know.

A reason is given only if it holds in every sampled world that agrees with what the asking viewer
has seen and heard, before the action and after it. So no answer depends on a card that the viewer
may not see. Of hidden hands it mentions only what every player could have counted, the computer
player included.
"""

from __future__ import annotations

from typing import Any

from ..engine import Draw, Game, Luck, Reason, Who
from ..play.table import Table
from .brain import REASONS, seat_count, why
from .evaluator import Evaluator
from .valuation import valuation_of

WORLDS = 5  # sampled worlds that must agree on a reason
BACK = 60  # the most actions looked back
SEED = 0xA5C  # separate random numbers: asking why draws none of the game's


def newest_explanation(table: Table, viewer: int, before: int) -> tuple[int, list[Reason]] | None:
    """Return the number of the newest explainable action of a computer player among the first
    *before*, and the reasons that *viewer* can know.

    *viewer* is a seat, or the number of seats for a spectator. Return None if there is no such
    action.
    """
    for n in range(before - 1, max(-1, before - 1 - BACK), -1):
        seat = table.log[n][0]
        if table.seats[seat].is_bot and (reasons := explain_action(table, viewer, n)):
            return n, reasons
    return None


def explain_action(table: Table, viewer: int, n: int) -> list[Reason]:
    """Return what spoke for action *n* as far as *viewer* can know it, the main reason first."""
    seat = table.log[n][0]
    before = Knowledge(table, viewer, n)
    for end in dict.fromkeys((n + 1, decision_end(table, n))):
        then = Knowledge(table, viewer, end)
        reasons = [
            *lost_points(table.game, before.view, then.view, seat),
            *certain_reasons(table, n, before, then),
        ]
        if reasons:
            return reasons[:REASONS]
    return []


class Knowledge:
    """What *viewer* has seen and heard after *n* actions."""

    def __init__(self, table: Table, viewer: int, n: int) -> None:
        self.table, self.viewer, self.n = table, viewer, n
        self.view = table.game.view(table.at(n), viewer)
        self.memory = table.remembered(viewer, n)

    def determinize(self, luck: Draw) -> Any:
        """Return a full position that agrees with it."""
        if self.memory is not None:
            return self.memory.determinize(self.view, luck)
        return self.table.game.determinize(self.view, self.viewer, luck)


def decision_end(table: Table, n: int) -> int:
    """Return the number of actions after which the decision that began with action *n* is complete.
    What the seat decides directly afterwards belongs to it, such as the city that a metropolis is
    put on.
    """
    seat, depth = table.log[n][0], len(table.at(n).stack)
    end = n + 1
    while end < len(table.log) and table.log[end][0] == seat and len(table.at(end).stack) > depth:
        end += 1
    return end


def certain_reasons(table: Table, n: int, before: Knowledge, then: Knowledge) -> list[Reason]:
    """Return the reasons that hold in every sampled world that agrees with what was seen."""
    game, (seat, action) = table.game, table.log[n]
    shared = table.remembered(seat_count(before.view), n)
    certain: list[Reason] | None = None
    for number in range(WORLDS):
        luck = Luck(SEED + number)
        evaluator = Evaluator(game, seat, seat_count(before.view), luck, valuation_of(game), shared)
        all_reasons = why(evaluator, before.determinize(luck), then.determinize(luck), action)
        shown = [reason for reason in all_reasons if reason[0] not in evaluator.valuation.hint_only]
        certain = shown if certain is None else [reason for reason in certain if reason in shown]
        if not certain:
            return []
    return certain or []


def lost_points(game: Game, view: Any, then: Any, seat: int) -> list[Reason]:
    """Return the points on the table that the action cost the other seats, as reasons."""
    lost = [
        (sum(game.score(view, x).values()) - sum(game.score(then, x).values()), x)
        for x in range(seat_count(view))
        if x != seat
    ]
    return [("why-costs", {"n": n, "seat": Who(x)}) for n, x in sorted(lost, reverse=True) if n > 0]
