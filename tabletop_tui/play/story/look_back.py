"""What a review of a finished game tells, the praise first: the best decisions, the luck, how the
lead changed, and what cost most as questions, which are answered only after a second try.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...engine import Who
from ...engine.fast_dataclass import dataclass
from ..advice import Reasons, reasons_in_words
from ..replay import ALL_HANDS
from ..table import Table
from ..text import Words
from .luck import luck_in_words
from .narration import lines
from .review import GAME, DecisionInWords, Regret, decision_in_words
from .standings import SENTENCES, decisive_lines, points
from .turning_points import leaders

CANDIDATES = 5  # actions to choose from in a second try, at most
TURNING_POINTS = 3  # changes of the lead that are told, the last ones


@dataclass(slots=True, frozen=True)
class Praise:
    """A decision of *seat* after *n* actions that was clearly better than the *other* one, which an
    easy player would have made: by how many points (*gain*), and the reasons for it.
    """

    n: int
    seat: int
    done: Any
    other: Any
    gain: float
    why: Reasons


@dataclass(slots=True, frozen=True)
class LookBack:
    """The answer of a review: the *praised* decisions, the best first, and what cost most.
    *candidates* are other actions for each of the regrets, to choose from in a second try.
    """

    praised: tuple[Praise, ...] = ()
    regrets: tuple[Regret, ...] = ()
    candidates: tuple[tuple[Any, ...], ...] = ()


def praise_in_words(words: Words, table: Table, praise: Praise) -> DecisionInWords:
    """Return a good decision in words: when it was, what was done and why it was good, and what an
    easy player would have done.
    """
    s = table.at(praise.n)
    view = table.game.view(s, praise.seat)
    done = words.of(view, praise.done).rstrip(".")
    key = "praise-won" if praise.gain >= GAME else "praise-gain"
    return DecisionInWords(
        words.say("praise-when", round=table.game.current_turn(s)[0], n=praise.n),
        words.say("praise-done", action=done, reasons=reasons_in_words(words, praise.why))
        if praise.why
        else f"{done}.",
        words.say(
            key,
            action=words.of(view, praise.other).rstrip("."),
            points=max(1, round(praise.gain)),
        ),
    )


def turning_points_in_words(words: Words, table: Table) -> list[str]:
    """Return the last changes of the lead in a finished game, each with what brought it."""
    game, told = table.game, list[str]()
    s = game.clone(table.checkpoints[0])
    ahead = leaders(points(table, s, ALL_HANDS))
    changes: list[tuple[int, int]] = []
    for n in table.walk(s):
        now = leaders(points(table, s, ALL_HANDS))
        if now and now != ahead:
            changes.append((n, min(now)))
        ahead = now or ahead
    for n, seat in changes[-TURNING_POINTS:]:
        story = decisive_lines(
            lines(table.events[n - 1], table.state, words, -1, n), seat, game.turning
        )
        head = words.say("review-lead", round=table.turns[n - 1][0], seat=Who(seat))
        told.append(" ".join([head, *(line.text for line in story[-SENTENCES:])]))
    return told


def luck_and_turning_points(words: Words, table: Table) -> list[tuple[str, list[str]]]:
    """Return the sections of a review between praise and questions, each with its heading."""
    found = [
        (words.say("review-luck"), luck_in_words(table, words)),
        (words.say("review-turning-points"), turning_points_in_words(words, table)),
    ]
    return [(head, told) for head, told in found if told]


@dataclass(slots=True, frozen=True)
class Question:
    """A second try at a decision of *seat* after *n* actions: *asked* is the question, *choices*
    are actions with their sentences, in the order of the alphabet, which gives nothing away.
    """

    n: int
    seat: int
    asked: str
    choices: tuple[tuple[Any, str], ...]
    regret: Regret


def question(words: Words, table: Table, regret: Regret, candidates: Sequence[Any]) -> Question:
    """Return the question about a decision, with what was done and what is better among the
    choices.
    """
    s = table.at(regret.n)
    view = table.game.view(s, regret.seat)
    found: dict[str, Any] = {}
    for action in (regret.better, regret.done, *candidates):
        if len(found) < CANDIDATES:
            found.setdefault(words.of(view, action).rstrip("."), action)
    number, turn = table.game.current_turn(s)
    key = "review-asked" if turn == regret.seat else "review-asked-between"
    asked = words.say(key, round=number, name=words.name(regret.seat))
    choices = sorted(((a, text) for text, a in found.items()), key=lambda one: one[1].casefold())
    return Question(regret.n, regret.seat, asked, tuple(choices), regret)


def answer_in_words(words: Words, table: Table, asked: Question, chosen: Any) -> list[str]:
    """Return the answer after a second try in which *chosen* was chosen (None: it was not
    tried).
    """
    told = decision_in_words(words, table, asked.regret)
    key = "review-found" if chosen == asked.regret.better else "review-again"
    if chosen is not None and chosen not in (asked.regret.better, asked.regret.done):
        key = "review-other"
    head = [] if chosen is None else [words.say(key)]
    return [*head, told.done, told.better]


def counted(words: Words, table: Table, asked: Question) -> str:
    """Return what a decision cost, which is told after the answer."""
    return decision_in_words(words, table, asked.regret).head
