"""Review a finished game: find the decisions that cost a player most, as a hard player judges them.

Everything is judged by what the seat knew at the time: its view, what it had heard of hidden cards,
and worlds that agree with both. First every decision is looked at briefly, then the apparently
costly ones are searched, and at last the action played and the best one are compared in the same
worlds. The amounts of work are fixed, so the same game gets the same review on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

from ..engine import Game, Luck, Memory, apply
from ..games import find
from ..play.story.review import GameRecord, Regret
from .brain import EFFORT, forced_action, look_ahead, seat_count, why
from .evaluator import Evaluator, legal
from .search import Search
from .valuation import valuation_of

LEVEL = "hard"
MOST = 5  # decisions that are shown
OPTIONS = 40  # options looked at in the first pass
SEARCHED = 40  # decisions that are searched: those that seem costliest at first
COMPARED = 20  # decisions of those whose two actions are compared
WORLDS, PAIRS = 10, 24  # sampled worlds for a search, and for a comparison
SEARCH_STEPS = 10  # first looks take as long as one search
LEAST = 0.3  # points that a decision must cost to be shown
SEED = 0x2E71E3  # fixed, so a review says the same each time

Tell = Callable[[int, int], None]  # gets the steps done, and their total


def decisions(game: Game, record: GameRecord) -> Iterator[tuple[int, int, Any, Any, Memory | None]]:
    """Yield every decision of the seats of a record: its number, the seat, the position, the
    action, and what the seat remembered at the time.
    """
    s, reseeds = game.clone(record.start), dict(record.reseeds)
    memories = {}
    if game.memory is not None:
        memories = {seat: game.memory(seat_count(s), seat) for seat in record.seats}
    for memory in memories.values():
        memory.observe(record.opening)
    for n, (seat, action) in enumerate(record.log):
        s.rng = reseeds.get(n, s.rng)
        if seat in record.seats and forced_action(game, s, seat) is None:
            yield n, seat, s, action, deepcopy(memories.get(seat))
        events = apply(game, s, seat, action, checked=False)
        for memory in memories.values():
            memory.observe(events)


class DecisionReview:
    """A decision as the seat saw it. Its random numbers depend on its number alone."""

    def __init__(
        self, game: Game, n: int, seat: int, s: Any, action: Any, memory: Memory | None = None
    ) -> None:
        self.game, self.n, self.seat = game, n, seat
        valuation, luck = valuation_of(game), Luck(SEED + n)
        self.action = action if valuation.intended is None else valuation.intended(action)
        self.turn = game.current_turn(s)
        self.view = game.view(s, seat)
        self.evaluator = Evaluator(game, seat, seat_count(self.view), luck, valuation, memory)
        self.world = self.evaluator.determinize(self.view)
        self.cost = 0.0
        self.better: Any = None

    def estimate_cost(self) -> None:
        """Set `cost` to what the action seems to cost at once."""
        evaluator, world = self.evaluator, self.world
        if not legal(self.game, world, self.seat, self.action):
            return  # it refers to something that only the true position has
        options = evaluator.options(world, self.seat, OPTIONS)
        if self.action not in options:
            options.append(self.action)
        if len(options) > 1:
            rows = evaluator.ranked(world, self.seat, options, others=True)
            own = next(value for value, a in rows if a == self.action)
            self.cost = rows[0][0] - own

    def find_better(self) -> None:
        """Set `better` to what a hard player would have done, or None if it is the same."""
        evaluator, effort = self.evaluator, EFFORT[LEVEL]
        options = evaluator.options(self.world, self.seat, effort.options)
        options += [self.action] * (self.action not in options)
        tree = Search(evaluator, self.view, self.world, options, effort.short)
        tree.run(WORLDS, lambda: False)
        best = look_ahead(tree, effort, lambda: False)[0]
        self.better = None if best == self.action else best

    def measure_cost(self) -> None:
        """Set `cost` to the difference between the better action and the one played, in the same
        worlds.
        """
        pair = [self.better, self.action]
        tree = Search(self.evaluator, self.view, self.world, pair, len(pair))
        tree.run(PAIRS, lambda: False)
        best, own = (tree.nodes[a].mean for a in pair)
        self.cost = best - own

    def regret(self, action: Any) -> Regret:
        """Return the decision as it is shown, with the reasons for the better action."""
        after = self.evaluator.resolved(self.world, self.seat, self.better)
        lucky = after.rng != self.world.rng
        reasons = why(self.evaluator, self.world, after, self.better, lucky=lucky)
        return Regret(self.n, self.seat, action, self.better, self.cost, reasons)


def review(
    record: GameRecord,
    hurry: Callable[[], bool] = lambda: False,
    tell: Tell = lambda n, of: None,
) -> list[Regret]:
    """Return the decisions that cost most, the costliest first, at most one for each turn.

    Once *hurry* returns True the review is abandoned and the result is empty.
    """
    game = find(record.game)
    first_looks, candidates = len(record.log), list[DecisionReview]()
    of = first_looks + SEARCH_STEPS * (SEARCHED + COMPARED)
    for n, seat, s, action, memory in decisions(game, record):
        if hurry():
            return []
        decision = DecisionReview(game, n, seat, s, action, memory)
        decision.estimate_cost()
        candidates = costliest([*candidates, decision])[:SEARCHED]
        tell(n, of)
    for number, decision in enumerate(candidates):
        if hurry():
            return []
        decision.find_better()
        tell(first_looks + SEARCH_STEPS * number, of)
    candidates = [decision for decision in candidates if decision.better is not None][:COMPARED]
    for number, decision in enumerate(candidates):
        if hurry():
            return []
        decision.measure_cost()
        tell(first_looks + SEARCH_STEPS * (SEARCHED + number), of)
    return [decision.regret(record.log[decision.n][1]) for decision in reported(candidates)]


def costliest(candidates: list[DecisionReview]) -> list[DecisionReview]:
    """Return the decisions with a positive cost, the costliest first."""
    return sorted(
        (decision for decision in candidates if decision.cost > 0.0),
        key=lambda decision: -decision.cost,
    )


def reported(candidates: list[DecisionReview]) -> list[DecisionReview]:
    """Return the decisions worth showing: one for each turn of a seat, none below `LEAST` points,
    at most `MOST`.
    """
    chosen: list[DecisionReview] = []
    for decision in costliest(candidates):
        again = any((decision.turn, decision.seat) == (other.turn, other.seat) for other in chosen)
        if decision.cost >= LEAST and not again and len(chosen) < MOST:
            chosen.append(decision)
    return chosen
