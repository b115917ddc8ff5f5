"""Why a computer player did what it did, told from what everybody at the table can know.

A reason is told only if it holds in every world that looks like what whoever asks has seen and
heard, before the action and after it. So no answer depends on a card that the asker may not see.
Of hidden hands only that is told which everybody could count, the computer player as well.
"""

from __future__ import annotations

from typing import Any

from ..engine import Draw, Game, Luck, Reason, Who
from ..play.table import Table
from .brain import REASONS, seats_of, why
from .judge import Judge
from .table_players import remembered
from .valuation import valuation_of

WORLDS = 5  # that must agree on a reason
BACK = 60  # actions looked back at the most
SEED = 0xA5C  # luck of its own, so that asking why draws nothing that a game will draw
CALM = "ui-hint-calm"


def motives(table: Table, viewer: int, before: int) -> tuple[int, list[Reason]] | None:
    """The newest action of a computer player among the first *before* for which something speaks
    that *viewer* (the seat that asks, or the count of seats for nobody) can know; its number and
    the reasons. None where there is none.
    """
    for n in range(before - 1, max(-1, before - 1 - BACK), -1):
        seat = table.log[n][0]
        if table.seats[seat].is_bot and (found := motive(table, viewer, n)):
            return n, found
    return None


def motive(table: Table, viewer: int, n: int) -> list[Reason]:
    """What spoke for action *n* as *viewer* can know it, the main reason first."""
    seat = table.log[n][0]
    before = Seen(table, viewer, n)
    for end in dict.fromkeys((n + 1, done(table, n))):
        then = Seen(table, viewer, end)
        found = [*taken(table.game, before.view, then.view, seat), *known(table, n, before, then)]
        if found:
            return found[:REASONS]
    return []


class Seen:
    """What *viewer* see and have heard after *n* actions."""

    def __init__(self, table: Table, viewer: int, n: int) -> None:
        self.table, self.viewer, self.n = table, viewer, n
        self.view = table.game.view(table.at(n), viewer)
        self.memory = remembered(table, viewer, n)

    def determinize(self, luck: Draw) -> Any:
        """A full position that looks like that."""
        if self.memory is not None:
            return self.memory.determinize(self.view, luck)
        return self.table.game.determinize(self.view, self.viewer, luck)


def done(table: Table, n: int) -> int:
    """After how many actions that which action *n* began is finished: what the seat decides at
    once belongs to it, such as the city that a metropolis crowns.
    """
    seat, depth = table.log[n][0], len(table.at(n).stack)
    end = n + 1
    while end < len(table.log) and table.log[end][0] == seat and len(table.at(end).stack) > depth:
        end += 1
    return end


def known(table: Table, n: int, before: Seen, then: Seen) -> list[Reason]:
    """The reasons that hold in every world that looks like what was seen."""
    game, (seat, action) = table.game, table.log[n]
    shared = remembered(table, seats_of(before.view), n)
    found: list[Reason] | None = None
    for number in range(WORLDS):
        luck = Luck(SEED + number)
        judge = Judge(game, seat, seats_of(before.view), luck, valuation_of(game), shared)
        given = why(judge, before.determinize(luck), then.determinize(luck), action)
        told = [one for one in given if one[0] != CALM and one[0] not in judge.worth.faint]
        found = told if found is None else [one for one in found if one in told]
        if not found:
            return []
    return found or []


def taken(game: Game, view: Any, then: Any, seat: int) -> list[Reason]:
    """The points that it took from others, as they stand on the table."""
    lost = [
        (sum(game.score(view, x).values()) - sum(game.score(then, x).values()), x)
        for x in range(seats_of(view))
        if x != seat
    ]
    return [("why-costs", {"n": n, "seat": Who(x)}) for n, x in sorted(lost, reverse=True) if n > 0]
