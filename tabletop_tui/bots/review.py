"""Review a finished game: find the decisions that cost a player most, as a judge sees them who
looks deeper than any player thinks.

Everything is judged by what the seat knew at the time: its view, what it had heard of hidden cards,
and worlds that agree with both. First every decision is looked at briefly, then those that seem
costly or that much hangs on are searched, and at last the action played and the best one are
compared: at the end of the turn, and played on past the turns of all others and of the seat itself.
Luck is no fault: both actions meet the same hidden cards and the same dice, and a difference that
may be chance is not told. The amounts of work are fixed, so the same game gets the same review on
every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

from ..engine import Game, Luck, Memory, apply
from ..games import find
from ..play.story.review import GameRecord, Regret
from .brain import Effort, forced_action, look_ahead, seat_count, why
from .evaluator import WIN_BONUS, Evaluator, legal
from .lookahead import Lookahead
from .search import Search
from .steadiness import difference
from .valuation import valuation_of

JUDGE = Effort(options=60, short=10, worlds=0, error=0.0, few=4, ahead=4, lookahead_factor=2)
"""Looks twice as many turns ahead as a hard player, at more actions and in twice the worlds."""
MOST = 5  # decisions that are shown
OPTIONS = 40  # options looked at in the first pass
SEARCHED = 40  # decisions that are searched because they seem costliest at first
WEIGHTY = 2  # times fewer are searched because much hangs on them, or a rival may win next
COMPARED = 20  # decisions of those whose two actions are compared
WORLDS, PAIRS = 10, 24  # sampled worlds for a search, and for each part of a comparison
SURE = 1.5
"""Standard errors that a cost must exceed. Among hundreds of decisions there are always some that
only the dice make look bad.
"""
PARTS = 3  # of a comparison that plays on: it ends with the first after which no cost is likely
DOUBT = 0.3
"""The least standard error of a comparison at the end of the turn, in points, as far as the judge
believes it. It sees what the valuation of the game does not.
"""
WON = 7.0
"""What a win is worth in points when it lies several turns ahead: twice what it costs that another
seat wins.
"""
SEARCH_STEPS, COMPARE_STEPS = 40, 240  # what a decision takes, in first looks
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
        self.cost, self.error = 0.0, 0.0
        self.stake = 0.0
        self.better: Any = None

    def estimate_cost(self) -> None:
        """Set `cost` to what the action seems to cost at once, and `stake` to what hangs on the
        decision: the difference between a good and a middling option, and the risk that a rival
        wins next.
        """
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
            risk = evaluator.valuation.lost(world, self.seat)
            self.stake = min(WON, rows[0][0] - rows[len(rows) // 2][0]) + WON * risk

    def find_better(self) -> None:
        """Set `better` to what the judge would have done, or None if it is the same."""
        evaluator, effort = self.evaluator, JUDGE
        options = evaluator.options(self.world, self.seat, effort.options)
        options += [self.action] * (self.action not in options)
        tree = Search(evaluator, self.view, self.world, options, effort.short)
        tree.run(WORLDS, lambda: False)
        best = look_ahead(tree, effort, lambda: False)[0]
        self.better = None if best == self.action else best

    def measure_cost(self) -> None:
        """Set `cost` to the difference between the better action and the one played, in the same
        worlds and with the same dice, and `error` to its standard error.

        The comparison at the end of the turn and the one that plays on are weighted by their
        precision.
        """
        evaluator, pair = self.evaluator, [self.better, self.action]
        tree = Search(evaluator, self.view, self.world, pair, len(pair))
        tree.run(PAIRS, lambda: False)
        best, own = (tree.nodes[a].mean for a in pair)
        self.cost = best - own
        if abs(self.cost) > WIN_BONUS / 10:
            return  # a win was there for the taking, or was given away
        turns = evaluator.valuation.lookahead_turns * JUDGE.lookahead_factor
        ahead = Lookahead(evaluator, self.view, turns)
        ahead.values = {a: {} for a in pair}
        near, doubt = self.cost, max(DOUBT, evaluator.valuation.doubt) ** 2
        for _ in range(PARTS):
            ahead.go_on(pair, max(1, PAIRS // 2), lambda: False)
            good, bad = ({n: tamed(x) for n, x in ahead.values[a].items()} for a in pair)
            mean, error = difference(good, bad, DOUBT)
            trust = doubt / (doubt + error * error)
            self.cost = (1 - trust) * near + trust * mean
            self.error = trust**0.5 * error
            if self.cost + SURE * self.error < LEAST:
                break

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
    first_looks = len(record.log)
    costly, weighty = list[DecisionReview](), list[DecisionReview]()
    more = SEARCHED // WEIGHTY
    searched = first_looks + SEARCH_STEPS * (SEARCHED + more)
    of = searched + COMPARE_STEPS * COMPARED
    for n, seat, s, action, memory in decisions(game, record):
        if hurry():
            return []
        decision = DecisionReview(game, n, seat, s, action, memory)
        decision.estimate_cost()
        costly = costliest([*costly, decision])[:SEARCHED]
        weighty = sorted([*weighty, decision], key=lambda one: -one.stake)[: SEARCHED + more]
        tell(n, of)
    weighty = [one for one in weighty if one.stake > 0.0 and one not in costly][:more]
    for number, decision in enumerate([*costly, *weighty]):
        if hurry():
            return []
        decision.find_better()
        tell(first_looks + SEARCH_STEPS * number, of)
    doubtful = [one for one in weighty if one.better is not None][: COMPARED // WEIGHTY]
    doubtful = [one for one in costly if one.better is not None][
        : COMPARED - len(doubtful)
    ] + doubtful
    for number, decision in enumerate(doubtful):
        if hurry():
            return []
        decision.measure_cost()
        tell(searched + COMPARE_STEPS * number, of)
    return [decision.regret(record.log[decision.n][1]) for decision in reported(doubtful)]


def tamed(value: float) -> float:
    """Return a value with a win several turns ahead at its worth in points: in a few worlds chance
    decides who wins.
    """
    return value - WIN_BONUS + WON if value > WIN_BONUS * 0.75 else min(value, WIN_BONUS / 4)


def costliest(candidates: list[DecisionReview]) -> list[DecisionReview]:
    """Return the decisions with a positive cost, the costliest first."""
    return sorted(
        (decision for decision in candidates if decision.cost > 0.0),
        key=lambda decision: -decision.cost,
    )


def reported(candidates: list[DecisionReview]) -> list[DecisionReview]:
    """Return the decisions worth showing: one for each turn of a seat, none below `LEAST` points or
    that chance may explain, at most `MOST`.
    """
    chosen: list[DecisionReview] = []
    for decision in costliest(candidates):
        again = any((decision.turn, decision.seat) == (other.turn, other.seat) for other in chosen)
        if decision.cost >= max(LEAST, SURE * decision.error) and not again and len(chosen) < MOST:
            chosen.append(decision)
    return chosen
