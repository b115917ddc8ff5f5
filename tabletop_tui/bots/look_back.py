"""Look back on a finished game, the praise first: the review of what cost most, and before it the
decisions that an easy player would have missed.

A good decision is one that a hard player would make as well, and that is better by far than what a
player who errs like an easy one would do in its place. As for a review, everything is judged by
what the seat knew at the time, and the amounts of work are fixed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from ..engine import Luck
from ..games import find
from ..play.story.look_back import CANDIDATES, LookBack, Praise
from ..play.story.review import GameRecord
from . import review as reviewing
from .brain import best_with_error, effort_of, why
from .evaluator import Ranked, legal
from .review import DecisionReview, Tell, decisions, review
from .search import Search
from .valuation import valuation_of

EASY = "easy"
DRAWS = 9  # times that an easy player is asked what to do
MOST = 3  # decisions that are praised
SEARCHED = 16  # decisions that are searched: those that seem best at first
NEAR = 3  # the best options at first, of which a decision must be one
SHARE = 0.9  # of the work is that of the review


class PraisedDecision(DecisionReview):
    """A decision that may be praised. `cost` stays that of a review; `gain` is in points over the
    *other* action, which an easy player would choose.
    """

    gain = 0.0
    other: Any = None
    rows: Ranked = []  # replaced, never changed

    def estimate_gain(self) -> None:
        """Set `gain` to what the action seems to be worth over what an easy player would do."""
        evaluator, world = self.evaluator, self.world
        if not legal(self.game, world, self.seat, self.action):
            return  # it refers to something that only the true position has
        options = evaluator.options(world, self.seat, reviewing.OPTIONS)
        options += [self.action] * (self.action not in options)
        if len(options) < 2:
            return
        self.rows = evaluator.ranked(world, self.seat, options, others=True)
        if self.action not in [a for _, a in self.rows[:NEAR]]:
            return
        error = effort_of(valuation_of(self.game), EASY).error
        luck = Luck(reviewing.SEED + self.n)
        likely = Counter(best_with_error(self.rows, error, luck) for _ in range(DRAWS))
        value = {a: worth for worth, a in self.rows}
        own = value[self.action]
        self.gain = sum(n * (own - value[a]) for a, n in likely.items()) / DRAWS
        del likely[self.action]
        if likely:
            self.other = likely.most_common(1)[0][0]

    def measure_gain(self) -> None:
        """Set `gain` to the difference between the action played and the other one, in the same
        worlds; to 0 if a hard player would have done something else.
        """
        self.find_better()
        if self.better is not None:
            self.gain = 0.0
            return
        pair = [self.action, self.other]
        tree = Search(self.evaluator, self.view, self.world, pair, len(pair))
        tree.run(reviewing.PAIRS, lambda: False)
        own, other = (tree.nodes[a].mean for a in pair)
        self.gain = own - other

    def praise(self, action: Any) -> Praise:
        """Return the decision as it is shown."""
        after = self.evaluator.resolved(self.world, self.seat, self.action)
        lucky = after.rng != self.world.rng
        reasons = why(self.evaluator, self.world, after, self.action, lucky=lucky)
        return Praise(self.n, self.seat, action, self.other, self.gain, reasons)


def look_back(
    record: GameRecord,
    hurry: Callable[[], bool] = lambda: False,
    tell: Tell = lambda n, of: None,
) -> LookBack:
    """Return the best decisions of the seats of a record, and those that cost most with other
    actions to choose from. Once *hurry* returns True the result is empty.
    """
    game, candidates, looked = find(record.game), list[PraisedDecision](), dict[int, Ranked]()
    regrets = review(record, hurry, lambda n, of: tell(round(SHARE * 100 * n / of), 100))
    asked = {regret.n for regret in regrets}
    for n, seat, s, action, memory in decisions(game, record):
        if hurry():
            return LookBack()
        decision = PraisedDecision(game, n, seat, s, action, memory)
        decision.estimate_gain()
        if n in asked:
            looked[n] = decision.rows
        elif decision.other is not None:
            candidates = best([*candidates, decision])[:SEARCHED]
    for number, decision in enumerate(candidates):
        if hurry():
            return LookBack()
        decision.measure_gain()
        tell(round(100 * (SHARE + (1 - SHARE) * number / len(candidates))), 100)
    praised = tuple(one.praise(record.log[one.n][1]) for one in outstanding(candidates))
    others = (tuple(a for _, a in looked.get(regret.n, [])[:CANDIDATES]) for regret in regrets)
    return LookBack(praised, tuple(regrets), tuple(others))


def best(candidates: list[PraisedDecision]) -> list[PraisedDecision]:
    """Return the decisions with a gain, the greatest first."""
    gained = (one for one in candidates if one.gain > 0.0 and one.other is not None)
    return sorted(gained, key=lambda one: -one.gain)


def outstanding(candidates: list[PraisedDecision]) -> list[PraisedDecision]:
    """Return the decisions worth praising: one for each turn of a seat, none below `LEAST` points,
    at most `MOST`.
    """
    chosen: list[PraisedDecision] = []
    for one in best(candidates):
        again = any((one.turn, one.seat) == (other.turn, other.seat) for other in chosen)
        if one.gain >= reviewing.LEAST and not again and len(chosen) < MOST:
            chosen.append(one)
    return chosen
