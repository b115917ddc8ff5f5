"""Information-set Monte Carlo tree search over determinized worlds. It knows no particular game.

All actions are tried in the same worlds with the same random numbers, so a difference between two
of them is not chance, and chance within an action is spread evenly. At fixed points the worse half
of them drops out (sequential halving; Karnin, Koren and Somekh, 2013). No action is dropped by its
first value alone: what pays later in the turn often looks worst at once. The later decisions of the
seat form one tree of its information sets over all worlds (Cowling, Powley and Whitehouse, 2012).
Its nodes open their actions one by one, the most promising first, as they are visited (progressive
widening; Coulom, 2007), which keeps unlistable choices few. A simulation ends with the segment of
the seat (see `Evaluator.segment`).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from ..engine import apply
from .evaluator import Evaluator, legal

HALVINGS = (1 / 8, 5 / 16, 5 / 8)
"""The fractions of the worlds after which the worse half of the actions drops out. A bad action is
known after a few worlds, and the rest are spent on those that are close.
"""
APART = 21  # offset of the outcome number from one decision of a simulation to the next
GLANCE = 4  # the most worlds in which all actions are tried
LAST = 2  # actions that stay to the end, as a comparison needs two
EXPLORE = 0.8  # times the spread of the values seen, so the scale of the points does not matter
WIDEN = 0.35  # a node opens 1 + WIDEN * visits ** 0.5 actions, as many of them are bad
DEPTH = 24  # decisions in a simulation; the valuation sees what comes later just as well
OWN, OTHERS = (
    24,
    8,
)  # options looked at for the player's seat, and for others, whose errors cost less


class Node:
    """What followed an action, over all sampled worlds in which it was possible."""

    __slots__ = ("children", "ranked", "seen", "total", "visits")

    def __init__(self) -> None:
        self.visits, self.total, self.seen = 0, 0.0, 0
        self.ranked: list[Any] | None = None  # not open yet, best last
        self.children: dict[Any, Node] = {}

    @property
    def mean(self) -> float:
        """The mean value of the simulations through this node."""
        return self.total / max(1, self.visits)


class Search:
    """Chooses for the seat of *evaluator* among *options*, of which at most *most* stay after the
    first halving. *world* is a determinization of *view*.
    """

    def __init__(
        self, evaluator: Evaluator, view: Any, world: Any, options: list[Any], most: int
    ) -> None:
        self.evaluator, self.game, self.view = evaluator, evaluator.game, view
        self.segment = evaluator.segment(view)
        rows = evaluator.ranked(world, evaluator.seat, options, others=True, fast=True)
        self.glance_spread = rows[0][0] - rows[-1][0]  # between the best and the worst option
        self.alive, self.most = [a for _, a in rows], most
        self.dropped: list[Any] = []  # the last to drop out first
        self.nodes = {a: Node() for a in self.alive}
        self.count, self.mean, self.squares, self.looked = 0, 0.0, 0.0, 0

    def run(
        self,
        worlds: int,
        stop: Callable[[], bool],
        tell: Callable[[int, Any], None] = lambda n, a: None,
    ) -> None:
        """Search in so many worlds, or until *stop* returns True. *tell* is called with the number
        of worlds searched and the leading action.
        """
        first, *others = (int(part * worlds) for part in HALVINGS)
        halvings = {min(first, GLANCE), *others}
        for n in range(worlds):
            world = self.evaluator.determinize(self.view)
            world.rng = self.evaluator.luck(1 << 32)
            for a in self.alive:
                if self.count and stop():
                    return
                self.simulate(a, self.game.clone(world), n)
            self.looked = n + 1
            tell(n + 1, self.best()[0])
            if n + 1 in halvings:
                self.halve()

    def halve(self) -> None:
        """Drop the worse half of the actions, or more of them the first time."""
        order = self.best()[: len(self.alive)]
        keep = max(LAST, min(self.most, (len(order) + 1) // 2))
        self.alive, self.dropped = order[:keep], order[keep:] + self.dropped

    def simulate(self, a: Any, s: Any, n: int) -> None:
        """Play *a* and what follows in world *s*, the *n*-th, to the end of the segment, and back
        up the value.
        """
        evaluator, seat, node = self.evaluator, self.evaluator.seat, self.nodes[a]
        path = [node]
        apply(self.game, s, seat, evaluator.outcome(s, a, n), checked=False)
        for _ in range(DEPTH):
            if evaluator.segment_over(s, self.segment):
                break
            who = evaluator.decider(s)
            if who == seat:
                action = self.select(node, s)
                node = node.children[action]
                path.append(node)
                action = evaluator.outcome(s, action, n + APART * len(path))
            else:
                action = evaluator.greedy(s, who, OTHERS)
            apply(self.game, s, who, action, checked=False)
        value = evaluator.leaf_value(s)
        self.record(a, n, value)
        self.backpropagate(path, value)

    def record(self, a: Any, n: int, value: float) -> None:
        """Take note of the value of an action in the *n*-th world, for a search that compares
        them.
        """

    def select(self, node: Node, s: Any) -> Any:
        """Return the action to follow: the next unopened one while the node may widen, else the
        best by upper confidence bound.
        """
        seat = self.evaluator.seat
        if node.ranked is None:
            rows = self.evaluator.ranked(s, seat, self.evaluator.options(s, seat, OWN), fast=True)
            node.ranked = [a for _, a in reversed(rows)]
        known = [a for a in node.children if legal(self.game, s, seat, a)]
        if len(known) <= WIDEN * math.sqrt(node.visits):
            for n in range(len(node.ranked) - 1, -1, -1):
                if legal(self.game, s, seat, node.ranked[n]):
                    a = node.ranked.pop(n)
                    node.children[a] = Node()
                    return a
        if not known:  # a world unlike those that the node has seen
            a = self.evaluator.greedy(s, seat, OWN)
            node.children[a] = Node()
            return a
        for a in known:
            node.children[a].seen += 1
        return max(known, key=lambda a: self.upper_confidence(node.children[a]))

    def upper_confidence(self, child: Node) -> float:
        """Return the upper confidence bound of a node, scaled by the spread of the values seen."""
        if not child.visits:
            return math.inf
        spread = math.sqrt(self.squares / self.count)
        return child.mean + EXPLORE * spread * math.sqrt(math.log(child.seen + 1) / child.visits)

    def backpropagate(self, path: list[Node], value: float) -> None:
        """Add a value to every node of a path."""
        self.count += 1
        change = value - self.mean
        self.mean += change / self.count
        self.squares += change * (value - self.mean)
        for node in path:
            node.visits += 1
            node.total += value

    @property
    def spread(self) -> float:
        """The difference between the best and the worst option, at the first look or after search,
        whichever is larger.
        """
        means = [node.mean for node in self.nodes.values() if node.visits]
        return max(self.glance_spread, max(means) - min(means))

    def best(self) -> list[Any]:
        """Return the actions that were tried, best first: those still alive by mean, then those
        that dropped out, the last first.
        """
        tried = [a for a in self.alive if self.nodes[a].visits]
        return sorted(tried, key=lambda a: -self.nodes[a].mean) + self.dropped

    def belief(self) -> list[tuple[float, Any]]:
        """Return (value, action) of what was tried, in the order of :meth:`best`.

        No value is higher than the one before it, even if an action that dropped out looked better
        in the worlds it was tried in.
        """
        rows: list[tuple[float, Any]] = []
        for a in self.best():
            mean = self.nodes[a].mean
            rows.append((min(mean, rows[-1][0]) if rows else mean, a))
        return rows
