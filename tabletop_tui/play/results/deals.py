"""Games from the same start: how a start is known again, and its scores."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Any, Protocol

from ...engine import start
from ..table import Table
from ..text import Words, say

TRIED = (1, 2, 3)  # seeds whose starts are compared
MOST = 5  # results that are told of one deal, the newest


class Scored(Protocol):
    """A result of a game: its people, and the digest of its start, "" if that is not known."""

    @property
    def deal(self) -> str: ...
    @property
    def players(self) -> Sequence[Any]: ...


def deal_of(table: Table) -> str:
    """Return a short digest of the start of a game without its luck: the same island, galaxy or
    tiles with the same options and number of seats; "" for a game that always starts alike.
    """
    if not is_dealt(table):
        return ""
    s = table.game.clone(table.checkpoints[0])
    s.rng = 0
    text = f"{table.game.id}|{sorted(table.options.items())}|{s!r}"
    return sha256(text.encode()).hexdigest()[:12]


def is_dealt(table: Table) -> bool:
    """Return whether luck decides how such a game starts."""
    found = []
    for seed in TRIED:
        s = start(table.game, len(table.seats), seed, table.options)[0]
        s.rng = 0
        found.append(s)
    return any(one != found[0] for one in found)


def scores_in_words(result: Scored) -> str:
    """Return the people of a result with their points: "Anna 10, Ben 8 (handicap)"."""
    return ", ".join(
        say("deal-score-handicap" if one.handicap else "deal-score", name=one.name, n=one.points)
        for one in result.players
        if not one.given
    )


def other_scores(words: Words, results: Iterable[Scored], deal: str) -> list[str]:
    """Return the newest other results of a deal in a sentence; nothing without one."""
    same = [result for result in results if deal and result.deal == deal]
    told = [told for result in same[-MOST:] if (told := scores_in_words(result))]
    return [words.say("deal-others", scores=" · ".join(told))] if told else []


def deals_in_words(words: Words, results: Sequence[Scored]) -> list[str]:
    """Return a sentence for each deal that was played more than once, the newest first."""
    found: dict[str, list[Scored]] = {}
    for result in results:
        if result.deal:
            found.setdefault(result.deal, []).append(result)
    several = [same for same in found.values() if len(same) > 1]
    return [
        words.say("deal-scores", scores=" · ".join(map(scores_in_words, same[-MOST:])))
        for same in reversed(several[-MOST:])
    ]
