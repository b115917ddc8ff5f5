"""Hints whose first line hardly depends on the luck of their search: who asks twice is to hear the
same.

A search for a hint decides between two actions only where the difference is surely not chance: by
paired values in the same sampled worlds. Actions that are alike stay in the order of their list,
which knows no chance. Which long plans its tree of later decisions finds is left to chance, so
several searches vote (root parallelization with majority voting; Soejima, Kishimoto and Watanabe,
2010) until one action is clearly ahead.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..engine import Choices, OneOf, apply, offers
from .evaluator import WIN_BONUS, Evaluator, legal
from .lookahead import Lookahead
from .search import APART, DEPTH, OTHERS, OWN, Search

LISTS = 4
"""The worlds that give a hint its list of actions: what is pruned may depend on what is hidden."""
CLOSE = 4  # actions whose plans are tried
SHARED, AGAIN = 12, 3
"""The worlds in which actions are compared by their best plans, and how often again while in doubt.
"""
MISSED, MANY = 0.2, 12
"""So much worse, in points, an action may look whose tree has not found the best plan; and the most
actions of which that is thought.
"""
SURE = 2.0
"""Standard errors from which a difference in the same turn is no chance."""
SURER = 2.5
"""The same for a look past the turn, in which few worlds are seen and the dice decide much."""
ALIKE = 0.3  # the part of the valuation's `doubt` by which actions count as alike
NEGLIGIBLE = 0.05
"""A difference in points that is not worth further worlds in any game; a look past the turn must
see twice as much. Each decision on the way to a win costs as much, so the shortest way is shown.
"""
AHEAD, VOTES = 3, 9
"""The votes by which an action must be ahead of all others, and the most votes for a hint."""

Values = Mapping[int, float]  # of an action, by the number of the world


def difference(one: Values, other: Values, least: float = 0.0) -> tuple[float, float]:
    """Return how much better *one* action is than the *other* in the worlds that both were tried
    in, and the standard error; *least* is a standard deviation that counts as one more world.
    """
    common = [one[n] - other[n] for n in one.keys() & other.keys()]
    if not common:
        return 0.0, math.inf
    mean = sum(common) / len(common)
    spread = sum([(x - mean) ** 2 for x in common]) + least * least
    return mean, math.sqrt(spread) / len(common)


def mean_of(values: Values) -> float:
    """Return the mean of some values."""
    return sum(values.values()) / len(values)


@dataclass(slots=True, frozen=True)
class Found:
    """What a search for a hint finds: the actions, best first, and whether a turn that begins with
    the first wins in all sampled worlds.
    """

    order: list[Any]
    wins: bool = False


def voted(search: Callable[[], Found], stop: Callable[[], bool]) -> Found:
    """Return what the first *search* found that put the action first which most of several searches
    put first.
    """
    votes, founds = Counter[Any](), dict[Any, Found]()
    for _ in range(VOTES):
        found = search()
        first = found.order[0] if found.order else None
        votes[first] += 1
        founds.setdefault(first, found)
        most, second, *_ = [*sorted(votes.values(), reverse=True), 0]
        if stop() or len(found.order) == 1 or most - second >= AHEAD:
            break
    return founds[votes.most_common(1)[0][0]]


class CarefulSearch(Search):
    """A search that compares the actions that may be the best by the plans that it found."""

    def __init__(
        self, evaluator: Evaluator, view: Any, world: Any, options: list[Any], most: int
    ) -> None:
        super().__init__(evaluator, view, world, options, most)
        self.values: dict[Any, dict[int, float]] = {a: {} for a in self.nodes}
        self.plans: dict[Any, list[Any]] = {}
        """By action: the best plan that was found for it, without itself."""

    def record(self, a: Any, n: int, value: float) -> None:
        self.values[a][n] = value

    @property
    def doubt(self) -> float:
        """The difference by which actions count as alike at most, in victory points."""
        return self.evaluator.valuation.doubt

    def behind(self, a: Any, lead: Any) -> tuple[float, float]:
        """Return how far an action is behind another one, and the standard error."""
        return difference(self.values[lead], self.values[a], self.doubt)

    def contenders(self, least: float, most: int = CLOSE) -> list[Any]:
        """Return the actions that may be as good as the best but for *least* points, at most so
        many, the likeliest first.
        """
        lead = self.best()[0]
        rows: list[tuple[float, int, Any]] = []
        for a in self.best():
            gap, error = self.behind(a, lead)
            if a == lead or gap - SURE * error < least:
                rows.append((max(gap, 0.0), len(rows), a))
        return [a for *_, a in sorted(rows)[:most]]

    def share_plans(self, stop: Callable[[], bool]) -> None:
        """Compare the actions that may be the best in further worlds, each with the best of the
        plans that were found for any of them.

        Two orders of the same decisions are worth the same, but the tree of the one may have found
        a plan that the tree of the other has not. So what the best plan does later is compared as
        well, and what looks a little worse without it.
        """
        many = self.contenders(max(self.doubt, MISSED), MANY)
        if stop():
            return
        lead = self.find_plans(many[:CLOSE], stop)
        close = list(dict.fromkeys([lead, *many[:CLOSE]]))
        for a in dict.fromkeys([*self.plans[lead], *many]):
            if a in self.nodes and a not in close:
                close.append(a)
                self.values[a] = {}
                self.plans[a] = [lead, *[b for b in self.plans[lead] if b != a]]
        for _ in range(AGAIN):
            doubted = [a for a in close if self.in_doubt(a, lead)]
            if not doubted or stop():
                break
            trials = [(a, self.plans[a]) for a in (lead, *doubted)]
            for (a, _), values in zip(trials, self.played(trials, stop), strict=True):
                self.values[a] |= values
        top = mean_of(self.values[lead])
        for a in close:
            self.nodes[a].total = self.nodes[a].visits * (top - self.behind(a, lead)[0])
        self.put_first(close)

    def find_plans(self, actions: Sequence[Any], stop: Callable[[], bool]) -> Any:
        """Find for each of some actions the best plan of any of them. Return the best action."""
        plans = [self.plan_of(a) for a in actions]
        trials = [(a, plan) for a in actions for plan in plans]
        most: dict[Any, float] = {}
        for (a, plan), values in zip(trials, self.played(trials, stop), strict=True):
            total = sum(values.values())
            if a not in most or total > most[a]:
                most[a], self.values[a] = total, values
                self.plans[a] = [b for b in plan if b != a]
        lead = max(actions, key=lambda a: most[a])
        return self.shorten(lead, stop) if most[lead] > SHARED * WIN_BONUS / 2 else lead

    def shorten(self, lead: Any, stop: Callable[[], bool]) -> Any:
        """Leave out of the best plan, which wins, what it wins as well without. Return the action
        that it begins with then.
        """
        for b in [lead, *self.plans[lead]]:
            first, *others = [x for x in (lead, *self.plans[lead]) if x != b] or [lead]
            if first not in self.nodes or stop():
                continue
            (values,) = self.played([(first, others)], stop)
            if mean_of(values) > mean_of(self.values[lead]):
                lead, self.values[first], self.plans[first] = first, values, others
        return lead

    def played(
        self, trials: Sequence[tuple[Any, Sequence[Any]]], stop: Callable[[], bool]
    ) -> list[dict[int, float]]:
        """Return the values of some actions, each with a plan, in the same `SHARED` further
        worlds.
        """
        found: list[dict[int, float]] = [{} for _ in trials]
        first, self.looked = self.looked, self.looked + SHARED
        for n in range(first, self.looked):
            if n > first and stop():
                break
            world, seed = self.evaluator.determinize(self.view), self.evaluator.luck(1 << 32)
            for values, (a, plan) in zip(found, trials, strict=True):
                s = self.game.clone(world)
                s.rng = seed
                values[n] = self.follow(a, plan, s, n)
        return found

    def put_first(self, actions: Sequence[Any]) -> None:
        """Put some actions before all others, which drop out."""
        self.dropped = [a for a in self.best() if a not in actions]
        self.alive = list(actions)

    def in_doubt(self, a: Any, lead: Any) -> bool:
        """Return whether it takes more worlds to know if an action is as good as another one."""
        gap, error = self.behind(a, lead)
        return a != lead and SURE * error > max(gap, NEGLIGIBLE)

    def plan_of(self, a: Any) -> list[Any]:
        """Return an action, and the seat's decisions that the tree most often took after it."""
        plan, node = [a], self.nodes[a]
        while node.children:
            plan.append(max(node.children, key=lambda b: node.children[b].visits))
            node = node.children[plan[-1]]
        return plan

    def follow(self, a: Any, plan: Sequence[Any], s: Any, n: int) -> float:
        """Return the value of *a* in world *s*, the *n*-th, with all of a *plan* after it that the
        rules allow, each decision as soon as they do.
        """
        evaluator, seat, left = self.evaluator, self.evaluator.seat, list(plan)
        if not legal(self.game, s, seat, a):
            return evaluator.leaf_value(s)
        if a in left:
            left.remove(a)
        apply(self.game, s, seat, evaluator.outcome(s, a, n), checked=False)
        decisions = 1
        for step in range(2, DEPTH + 2):
            if evaluator.segment_over(s, self.segment):
                break
            who = evaluator.decider(s)
            decisions += who == seat
            action = None
            if who == seat:
                action = next((b for b in left if legal(self.game, s, seat, b)), None)
            if action is None:
                action = evaluator.greedy(s, who, OWN if who == seat else OTHERS)
            else:
                left.remove(action)
                action = evaluator.outcome(s, action, n + APART * step)
            apply(self.game, s, who, action, checked=False)
        won = not s.stack and seat in self.game.winners(s)
        return evaluator.leaf_value(s) - NEGLIGIBLE * decisions * won

    def wins(self, a: Any) -> bool:
        """Return whether the plan of an action wins in all worlds, where a turn may win."""
        can_win = self.evaluator.valuation.can_win is not None
        return can_win and a in self.plans and min(self.values[a].values()) > WIN_BONUS / 2

    def alike(self, a: Any, other: Any) -> bool:
        """Return whether two actions are as good as each other as far as the search can tell."""
        gap, error = self.behind(a, other)
        if math.isinf(error):  # they were never tried in the same world
            return False
        return abs(gap) < max(ALIKE * self.doubt, min(SURE * error, self.doubt))


def steadied(tree: CarefulSearch, ahead: Lookahead | None, listed: Sequence[Any]) -> list[Any]:
    """Return the actions that a search has tried, best first, in an order that hardly depends on
    its luck.

    A look past its own turn overrules the search only where it is sure. Of what the search then
    finds alike, the place on the list decides.
    """
    order = tree.best()
    best = max(tree.alive, key=lambda a: tree.nodes[a].mean)
    surer = [a for a in order if surely_better(tree, ahead, a, best)]
    lead = max(surer, key=lambda a: gain(tree, ahead, a, best)[0]) if surer else best
    alike = [a for a in surer or order if a == lead or tree.alike(a, lead)]
    alike = [a for a in alike if not surely_better(tree, ahead, lead, a)]
    alike.sort(key=listed.index)
    return list(dict.fromkeys([*alike, *order]))


def gain(tree: CarefulSearch, ahead: Lookahead | None, one: Any, other: Any) -> tuple[float, float]:
    """Return how much better a look past the turn finds *one* action than the *other*, and from
    which gain it is sure.
    """
    if ahead is None or one == other or not {one, other} <= ahead.values.keys():
        return 0.0, math.inf
    more, error = difference(ahead.values[one], ahead.values[other], 2 * tree.doubt)
    return more, max(2 * NEGLIGIBLE, tree.doubt, SURER * error)


def surely_better(tree: CarefulSearch, ahead: Lookahead | None, one: Any, other: Any) -> bool:
    """Return whether a look past the turn is sure that *one* action is better than the *other*."""
    more, least = gain(tree, ahead, one, other)
    return more > least


def listed_actions(
    evaluator: Evaluator, view: Any, world: Any, options: int, ideas: int
) -> list[Any]:
    """Return what a hint considers, in an order without chance: what any of several worlds gives,
    as the offers list it, the actions that end the turn last.
    """
    seat, segment = evaluator.seat, evaluator.segment(view)
    worlds = [world, *[evaluator.determinize(view) for _ in range(LISTS - 1)]]
    found = dict.fromkeys(a for s in worlds for a in evaluator.considered(view, s, options, ideas))
    places = {a: n for n, a in enumerate(all_of(offers(evaluator.game, world, seat)))}
    rows: list[tuple[bool, int, str, Any]] = []
    for a in found:
        if legal(evaluator.game, world, seat, a):
            ends = len(found) > 1 and evaluator.segment_over(
                evaluator.after(world, seat, a), segment
            )
            rows.append((ends, places.get(a, len(places)), repr(a), a))
    rows.sort(key=lambda row: row[:-1])
    return [a for *_, a in rows]


def all_of(open_: Sequence[Any]) -> list[Any]:
    """Return all actions of the offers that can be listed."""
    lists: list[Choices] = [offer.choices for offer in open_]
    return [a for choices in lists if isinstance(choices, OneOf) for a in choices.actions]
