"""Standings: the points of every seat when each round ended, the final ranking, and the action that
decided the game.
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import pairwise
from typing import Any

from ...engine import HANDICAP, Who
from ...engine.fast_dataclass import dataclass
from ..options_in_words import handicap_in_words
from ..replay import ALL_HANDS
from ..table import Table
from ..text import Words
from .narration import StoryLine, lines

SENTENCES = 3  # at most so many tell the decisive action


@dataclass(slots=True, frozen=True)
class Standing:
    """The points of every seat after *round* (0: the set-up), which ended after *after* actions."""

    round: int
    after: int
    points: tuple[int, ...]


def standings(table: Table, viewer: int = ALL_HANDS, most: int = 0) -> list[Standing]:
    """Return one standing for each round, the current one last, as the seat *viewer* may count them
    (ALL_HANDS: all points).

    If there are more than *most*, and that is not 0, as many are spread over the game: a long one
    is not replayed for a chart that shows less.
    """
    ends = round_ends(table)
    if 1 < most < len(ends):
        kept = [ends[n * (len(ends) - 1) // (most - 1)] for n in range(most)]
        return [Standing(number, n, points(table, table.at(n), viewer)) for number, n in kept]
    s, found = table.game.clone(table.checkpoints[0]), list[Standing]()
    walk, at = table.walk(s), 0
    for number, n in ends:
        while at < n:
            at = next(walk)
        found.append(Standing(number, n, points(table, s, viewer)))
    return found


def round_ends(table: Table) -> list[tuple[int, int]]:
    """Return every round with the number of actions after which it ended, the current one last."""
    rounds = [number for number, _ in table.turns]
    rounds.append(table.game.current_turn(table.state)[0])
    ends = [(before, n) for n, (before, now) in enumerate(pairwise(rounds), 1) if before != now]
    return [*ends, (rounds[-1], len(table.log))]


def points(table: Table, s: Any, viewer: int) -> tuple[int, ...]:
    """Return the points of every seat in a position, as far as *viewer* may count them."""
    view = s if viewer == ALL_HANDS else table.game.view(s, viewer)
    return tuple(sum(table.game.score(view, seat).values()) for seat in range(len(table.seats)))


@dataclass(slots=True, frozen=True)
class Decision:
    """The action (counted from 1) after which the winner stayed ahead to the end. 0 for a winner
    who was always ahead.
    """

    seat: int
    after: int


def ranking(table: Table) -> list[tuple[int, int, int]]:
    """Return the place, seat and points of every seat. Winners come first, and equal points share a
    place.
    """
    winners = table.game.winners(table.state)
    scores = points(table, table.state, ALL_HANDS)
    seats = sorted(range(len(scores)), key=lambda n: (n not in winners, -scores[n], n))
    rows: list[tuple[int, int, int]] = []
    for n, seat in enumerate(seats):
        before = seats[n - 1] if n else seat
        same = n and (seat in winners) == (before in winners) and scores[seat] == scores[before]
        both_won = n and seat in winners and before in winners
        rows.append((rows[-1][0] if same or both_won else n + 1, seat, scores[seat]))
    return rows


def decision(table: Table) -> Decision | None:
    """Return when the only winner went ahead for good. None for a shared victory, for a winner who
    did not win by points, and for a game without a log.
    """
    winners = table.game.winners(table.state)
    if len(winners) != 1 or len(table.seats) < 2 or not table.log:
        return None
    seat, s = winners[0], table.game.clone(table.checkpoints[0])
    behind = -1 if is_ahead(points(table, s, ALL_HANDS), seat) else 0
    for n in table.walk(s):
        if not is_ahead(points(table, s, ALL_HANDS), seat):
            behind = n
    return None if behind == len(table.log) else Decision(seat, behind + 1)


def is_ahead(scores: tuple[int, ...], seat: int) -> bool:
    """Return whether a seat has more points than every other.

    >>> is_ahead((10, 7, 10), 0), is_ahead((11, 7, 10), 0)
    (False, True)
    """
    return all(n == seat or scores[seat] > has for n, has in enumerate(scores))


def ranking_in_words(table: Table, words: Words) -> list[str]:
    """Return the ranking, one row for each seat, with its handicap if it has one."""
    rows = []
    for place, seat, has in ranking(table):
        facts = {"place": place, "seat": Who(seat), "points": has}
        if told := handicap_in_words(words, table.game, table.options, seat):
            facts |= {"option": words.say(f"option-{HANDICAP}"), "handicap": told}
        rows.append(words.say("ending-place-handicap" if told else "ending-place", **facts))
    return rows


def decisive_moment(table: Table, words: Words) -> str:
    """Return the action that decided the game, in sentences, or ""."""
    found = decision(table)
    if found is None:
        return ""
    name = Who(found.seat)
    if not found.after:
        return words.say("ending-always", seat=name)
    number, turn = table.turns[found.after - 1]
    own = "ending-own-round" if turn == found.seat else "ending-round"
    key = own if number else "ending-set-up"
    when = words.say(key, round=number, seat=words.name(turn))
    story = lines(table.events[found.after - 1], table.state, words, -1, found.after)
    head = words.say("ending-decided", seat=name, when=when)
    decisive = decisive_lines(story, found.seat, table.game.turning)
    return " ".join([head, *(line.text for line in decisive[-SENTENCES:])])


def decisive_lines(story: list[StoryLine], seat: int, kinds: Collection[str]) -> list[StoryLine]:
    """Return the sentences that tell how *seat* went ahead: those of the *kinds* of events that
    bring and cost points, else all that name it.
    """
    own = [line for line in story if seat in line.names and not line.heads]
    points = [line for line in own if line.kind in kinds]
    return points or [line for line in story if line.kind in kinds] or own


def summary(table: Table, words: Words) -> list[str]:
    """Return the ranking in one row, and the action that decided the game."""
    return [
        row
        for row in (" · ".join(ranking_in_words(table, words)), decisive_moment(table, words))
        if row
    ]
