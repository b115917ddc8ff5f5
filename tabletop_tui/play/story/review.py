"""A review of a finished game in words: what a decision cost, what would have been better, and
why.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...engine import Event
from ...engine.fast_dataclass import dataclass
from ..advice import Reasons, reasons_in_words
from ..table import Entry, Table
from ..text import Words

GAME = 100.0
"""A decision that costs more points than this has cost the game."""


@dataclass(slots=True, frozen=True)
class GameRecord:
    """A finished game to review: the position before the first action of *log*, the reseeds on the
    way, the *seats* to review, and the *opening* events.
    """

    game: str
    start: Any
    log: tuple[Entry, ...]
    reseeds: tuple[tuple[int, int], ...]
    seats: tuple[int, ...]
    opening: tuple[Event, ...] = ()


@dataclass(slots=True, frozen=True)
class Regret:
    """A decision of *seat* after *n* actions: what it did, what would have been *better*, the cost
    in points, and the reasons.
    """

    n: int
    seat: int
    done: Any
    better: Any
    cost: float
    why: Reasons


def record_of(table: Table, seats: Sequence[int]) -> GameRecord:
    """Return the game record of a table, to review some seats."""
    reseeds = tuple(sorted(table.reseeds.items()))
    opening = tuple(table.opening)
    return GameRecord(
        table.game.id, table.checkpoints[0], tuple(table.log), reseeds, tuple(seats), opening
    )


def reviewed_seats(table: Table) -> list[int]:
    """Return the seats whose decisions are reviewed: the people, or all seats without any."""
    return table.people() or [*range(len(table.seats))]


def why_not_reviewable(table: Table, note: str = "") -> str:
    """Return why a game cannot be reviewed, as a message key, or "". While the game goes on, no
    player may know what a strong player sees in it. *note* is that of a save without a way back.
    """
    if not table.over:
        return "review-running"
    return "review-no-log" if note or not table.log else ""


@dataclass(slots=True, frozen=True)
class DecisionInWords:
    """A decision in words: when it was and what it cost, what was done, and what would have been
    better.
    """

    head: str
    done: str
    better: str


def ending_notes(words: Words, table: Table, n: int) -> list[str]:
    """Return a note if the game ended with the action after *n* others, or later in the same turn
    without another player acting. The cost is easily misread without it.
    """
    last, clock = len(table.log) - 1, table.game.current_turn
    if not table.over or n > last:
        return []
    if n == last:
        return [words.say("review-ended-it")]
    alone = len({seat for seat, _ in table.log[n:]}) == 1
    same = alone and clock(table.at(n)) == clock(table.at(last))
    return [words.say("review-ended-turn")] if same else []


def decision_in_words(words: Words, table: Table, regret: Regret) -> DecisionInWords:
    """Return a decision in the words for what its seat could see at the time."""
    s = table.at(regret.n)
    view = table.game.view(s, regret.seat)
    key = "review-game" if regret.cost >= GAME else "review-cost"
    head = words.say(
        key,
        round=table.game.current_turn(s)[0],
        n=regret.n,
        name=words.name(regret.seat),
        points=max(1, round(regret.cost)),
    )
    done = words.of(view, regret.done).rstrip(".")
    better = words.of(view, regret.better).rstrip(".")
    return DecisionInWords(
        head,
        " ".join([words.say("review-done", action=done), *ending_notes(words, table, regret.n)]),
        words.say("review-better", action=better, reasons=reasons_in_words(words, regret.why))
        if regret.why
        else words.say("review-better-bare", action=better),
    )
