"""Hints over whole games: the reasons for the best actions, for tests that know the full state."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

from tabletop_tui.bots import choose, valuation_of
from tabletop_tui.bots.brain import why
from tabletop_tui.bots.evaluator import Evaluator
from tabletop_tui.bots.valuation import Valuation
from tabletop_tui.engine import Game, Luck, Reason, apply, over, start, to_act
from tabletop_tui.games import find, ids
from tabletop_tui.play import Table, Words
from tabletop_tui.play.text import languages


@dataclass(slots=True)
class Told:
    """The reasons for an action in a position."""

    before: Any
    after: Any
    """The position after the action and what completes it, as far as no other seat and no chance
    decides.
    """
    seat: int
    action: Any
    reasons: list[Reason]


def hinted(name: str, seed: int, every: int) -> Iterator[Told]:
    """Play a game of three easy computer players, and yield the reasons for the best three actions
    of every so many decisions.
    """
    game: Game = find(name)
    luck = Luck(seed)
    s, _ = start(game, 3, seed)
    for turn in count():
        if over(s):
            return
        seat = to_act(game, s)[0]
        if turn % every == 0:
            yield from advised(game, s, seat, turn)
        apply(game, s, seat, choose(game, game.view(s, seat), seat, "easy", luck))


def along(table: Table, every: int) -> Iterator[Told]:
    """Yield the same for a recorded game."""
    s = table.game.clone(table.at(0))
    for turn, (seat, action) in enumerate(table.log):
        if turn % every == 0:
            yield from advised(table.game, s, seat, turn)
        apply(table.game, s, seat, action)


def advised(game: Game, s: Any, seat: int, luck: int, most: int = 16) -> Iterator[Told]:
    """Yield the reasons for the three actions that look best at once."""
    evaluator = Evaluator(game, seat, len(s.players), Luck(luck), valuation_of(game))
    world = evaluator.determinize(game.view(s, seat))
    done = [(a, evaluator.resolved(world, seat, a)) for a in evaluator.options(world, seat, most)]
    done.sort(key=lambda row: -evaluator.own_value(row[1], seat))
    for a, after in done[:3]:
        yield Told(world, after, seat, a, why(evaluator, world, after, a))


def everything(game: Game, s: Any, seat: int, action: Any) -> Told:
    """Return all reasons for an action, not only as many as are shown."""
    worth: Valuation = valuation_of(game)
    evaluator = Evaluator(game, seat, len(s.players), Luck(1), worth)
    after = evaluator.resolved(s, seat, action)
    assert worth.reasons is not None and worth.fallback_reasons is not None
    found = [
        *worth.reasons(s, after, seat, action),
        *worth.fallback_reasons(s, after, seat, action),
    ]
    return Told(s, after, seat, action, found)


def messages(name: str) -> set[str]:
    """Return all messages that a hint of a game may use."""
    assert name in ids()
    words = Path(__file__).parents[3] / f"tabletop_tui/games/{name}/words/en.screen.ftl"
    return set(re.findall(r"^(why-(?!thing-)[a-z-]+) =", words.read_text("utf-8"), re.MULTILINE))


def sentences(name: str, told: dict[str, Any]) -> list[str]:
    """Return one reason of each message in words, in every language."""
    spoken = [
        Words(find(name), ["Anna", "Ben", "Cleo", "Dora"], language) for language in languages()
    ]
    return [words.form(key, facts) for words in spoken for key, facts in told.items()]
