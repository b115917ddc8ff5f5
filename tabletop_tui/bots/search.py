"""Information-set Monte Carlo tree search over guessed worlds: it knows no game.

The actions are tried in the same guessed worlds, with the same luck to come, so that a difference
between two of them is no accident, and with what luck decides in them spread evenly; now and then
the worse half of them drops out (sequential halving; Karnin, Koren and Somekh, 2013). None does at
a glance: what pays later in the turn often looks worst at once. What the seat does next is one tree
of its information sets over all worlds (Cowling, Powley and Whitehouse, 2012), whose nodes open
their actions one by one, the best looking first, as they are visited (progressive widening; Coulom,
2007): choices that cannot be listed stay few. A round ends with what the seat does at a stretch.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from ..engine import apply
from .judge import Judge, legal

HALVINGS = (1 / 8, 5 / 16, 5 / 8)
"""Parts of the worlds after which the worse half of the actions drops out: a bad action is known
after few worlds, and what it would have cost goes to those that are close.
"""
APART = 21  # tries of an action between those of one decision and of the next in a round
GLANCE = 4  # worlds, at most, in which all actions are tried
LAST = 2  # actions that stay to the end: a comparison needs two
EXPLORE = 0.8  # of the spread of the values seen, so that games may count points as they like
WIDEN = 0.35  # actions open in a node: 1 + WIDEN * visits ** 0.5, the best first, for many are bad
DEPTH = 24  # decisions in a round; what comes later is luck, and the valuation tells it as well
OWN, OTHERS = 24, 8  # actions looked at for the seat and, where a mistake costs less, for others


class Node:
    """What followed an action, over all guessed worlds in which it was possible."""

    __slots__ = ("children", "ranked", "seen", "total", "visits")

    def __init__(self) -> None:
        self.visits, self.total, self.seen = 0, 0.0, 0
        self.ranked: list[Any] | None = None  # what is not open yet, the best last
        self.children: dict[Any, Node] = {}

    @property
    def mean(self) -> float:
        """The mean value of the rounds that came by."""
        return self.total / max(1, self.visits)


class Search:
    """Chooses for the seat of *judge* among *options*, of which not more than the best *most* stay
    after a first look at them all; *world* is a guess of what *view* shows.
    """

    def __init__(self, judge: Judge, view: Any, world: Any, options: list[Any], most: int) -> None:
        self.judge, self.game, self.view = judge, judge.game, view
        self.stretch = judge.stretch(view)
        rows = judge.ranked(world, judge.seat, options, others=True, brisk=True)
        self.remote = rows[0][0] - rows[-1][0]  # between the best and the worst at a glance
        self.alive, self.most = [a for _, a in rows], most
        self.dropped: list[Any] = []  # the last one first
        self.nodes = {a: Node() for a in self.alive}
        self.count, self.mean, self.squares, self.looked = 0, 0.0, 0.0, 0

    def run(
        self,
        worlds: int,
        stop: Callable[[], bool],
        tell: Callable[[int, Any], None] = lambda n, a: None,
    ) -> None:
        """Look at so many worlds, or until *stop* says so; *tell* hears how many were looked at and
        who leads.
        """
        first, *others = (int(part * worlds) for part in HALVINGS)
        halvings = {min(first, GLANCE), *others}
        for n in range(worlds):
            world = self.judge.determinize(self.view)
            world.rng = self.judge.luck(1 << 32)
            for a in self.alive:
                if self.count and stop():
                    return
                self.round(a, self.game.clone(world), n)
            self.looked = n + 1
            tell(n + 1, self.best()[0])
            if n + 1 in halvings:
                self.halve()

    def halve(self) -> None:
        """Drop the worse half of the actions, or more of them the first time."""
        order = self.best()[: len(self.alive)]
        keep = max(LAST, min(self.most, (len(order) + 1) // 2))
        self.alive, self.dropped = order[:keep], order[keep:] + self.dropped

    def round(self, a: Any, s: Any, n: int) -> None:
        """One way on from *a* in a world *s*, the *n*-th, to the end of the stretch, and its value
        back to where it came from.
        """
        judge, seat, node = self.judge, self.judge.seat, self.nodes[a]
        path = [node]
        apply(self.game, s, seat, judge.comes(s, a, n), checked=False)
        for _ in range(DEPTH):
            if judge.over(s, self.stretch):
                break
            who = judge.decider(s)
            if who == seat:
                action = self.step(node, s)
                node = node.children[action]
                path.append(node)
                action = judge.comes(s, action, n + APART * len(path))
            else:
                action = judge.quick(s, who, OTHERS)
            apply(self.game, s, who, action, checked=False)
        self.back(path, judge.leaf(s))

    def step(self, node: Node, s: Any) -> Any:
        """The action to follow: the next one while the node may widen, else the best by upper
        confidence.
        """
        seat = self.judge.seat
        if node.ranked is None:
            rows = self.judge.ranked(s, seat, self.judge.options(s, seat, OWN), brisk=True)
            node.ranked = [a for _, a in reversed(rows)]
        known = [a for a in node.children if legal(self.game, s, seat, a)]
        if len(known) <= WIDEN * math.sqrt(node.visits):
            for n in range(len(node.ranked) - 1, -1, -1):
                if legal(self.game, s, seat, node.ranked[n]):
                    a = node.ranked.pop(n)
                    node.children[a] = Node()
                    return a
        if not known:  # another world than those that the node has met
            a = self.judge.quick(s, seat, OWN)
            node.children[a] = Node()
            return a
        for a in known:
            node.children[a].seen += 1
        return max(known, key=lambda a: self.appeal(node.children[a]))

    def appeal(self, child: Node) -> float:
        """Upper confidence, measured by the spread of the values seen."""
        if not child.visits:
            return math.inf
        spread = math.sqrt(self.squares / self.count)
        return child.mean + EXPLORE * spread * math.sqrt(math.log(child.seen + 1) / child.visits)

    def back(self, path: list[Node], value: float) -> None:
        """Remember a value along the way."""
        self.count += 1
        change = value - self.mean
        self.mean += change / self.count
        self.squares += change * (value - self.mean)
        for node in path:
            node.visits += 1
            node.total += value

    @property
    def spread(self) -> float:
        """How far the values of the options are apart, at a glance or in thought."""
        means = [node.mean for node in self.nodes.values() if node.visits]
        return max(self.remote, max(means) - min(means))

    def best(self) -> list[Any]:
        """The actions that were tried, the best first: those that have not dropped out by their
        mean.
        """
        tried = [a for a in self.alive if self.nodes[a].visits]
        return sorted(tried, key=lambda a: -self.nodes[a].mean) + self.dropped

    def belief(self) -> list[tuple[float, Any]]:
        """(value, action) of what was tried, the best first as in :meth:`best`: none is better than
        those before it, though one that dropped out may have looked so in the worlds it has seen.
        """
        rows: list[tuple[float, Any]] = []
        for a in self.best():
            mean = self.nodes[a].mean
            rows.append((min(mean, rows[-1][0]) if rows else mean, a))
        return rows
