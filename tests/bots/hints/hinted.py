"""Hints over whole games: what is told of the best actions, for tests that know the truth."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tabletop_tui.bots import choose, valuation_of
from tabletop_tui.bots.brain import why
from tabletop_tui.bots.simple import Judge
from tabletop_tui.engine import Game, Luck, Reason, apply, over, start, to_act
from tabletop_tui.games import find
from tabletop_tui.play import Words
from tabletop_tui.play.text import languages


@dataclass(slots=True)
class Told:
    """What is told of an action in a position."""

    before: Any
    seat: int
    action: Any
    reasons: list[Reason]


def hinted(name: str, seed: int, every: int, most: int = 10_000) -> Iterator[Told]:
    """A game of three easy computer players, and what is told of the best three actions of one
    decision in so many.
    """
    game: Game = find(name)
    worth, luck = valuation_of(game), Luck(seed)
    s, _ = start(game, 3, seed)
    for turn in range(most):
        if over(s):
            return
        seat = to_act(game, s)[0]
        view = game.view(s, seat)
        if turn % every == 0:
            judge = Judge(game, seat, 3, Luck(turn), worth)
            world = judge.guess(view)
            options = judge.options(world, seat, 40)
            worths = [judge.own(judge.done(world, seat, a), seat) for a in options]
            for n in sorted(range(len(options)), key=lambda n: -worths[n])[:3]:
                a = options[n]
                yield Told(world, seat, a, why(judge, world, judge.done(world, seat, a), a))
        apply(game, s, seat, choose(game, view, seat, "easy", luck))


def sentences(name: str, told: dict[str, Any]) -> list[str]:
    """One reason of each sort in words, in every language."""
    spoken = [Words(find(name), ["Anna", "Ben", "Cleo"], language) for language in languages()]
    return [words.form(key, facts) for words in spoken for key, facts in told.items()]
