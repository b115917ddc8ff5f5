"""Information-set Monte Carlo tree search with progressive widening: it knows no game.

One tree of the deciding seat's information sets over many guessed worlds (Cowling, Powley and Whitehouse, 2012). A node
ranks its actions when it is first met and opens them in that order as it is visited (progressive widening; Coulom,
2007), so that choices which cannot be listed stay few. A round goes on to the end of what the seat does at a stretch.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from ..engine import apply
from .simple import Judge, legal

EXPLORE = 0.8  # of the spread of the values seen
DOUBT = 0.25  # of that spread is taken off a value that was seen once
WIDEN = 1.2  # actions opened: 1 + WIDEN * visits ** 0.5
WORLDS = 16  # guessed for one decision
DEPTH = 16  # decisions in a round
OWN, OTHERS = 24, 8  # actions looked at for the seat and for the others


class Node:
    """What followed an action, over all guessed worlds in which it was possible.

    *value* is that of the best way on, as far as it is known; where no way on was tried, the mean of the rounds that
    ended here.
    """

    __slots__ = ("children", "ranked", "seen", "total", "value", "visits")

    def __init__(self) -> None:
        self.visits, self.total, self.seen, self.value = 0, 0.0, 0, 0.0
        self.ranked: list[Any] | None = None  # what is not open yet, the best last
        self.children: dict[Any, Node] = {}


class Search:
    """Chooses for the seat of *judge* in the position that *view* shows."""

    def __init__(self, judge: Judge, view: Any) -> None:
        self.judge, self.game, self.view = judge, judge.game, view
        self.stretch = judge.stretch(view)
        self.root = Node()
        self.worlds: list[Any] = []
        self.count, self.mean, self.squares = 0, 0.0, 0.0

    def run(self, rounds: int, stop: Callable[[], bool], tell: Callable[[int, Any], None] = lambda n, a: None) -> None:
        """So many rounds, or until *stop* says so (at least one); *tell* hears the rounds done and who leads."""
        for n in range(rounds):
            if n and stop():
                return
            self.round()
            tell(n + 1, self.best()[0][0])

    def round(self) -> None:
        """One guessed world, one way down the tree, one value back up."""
        judge, seat, node = self.judge, self.judge.seat, self.root
        s = self.world()
        path, stretch, turns = [node], self.stretch, 1
        for depth in range(DEPTH):
            if depth and judge.over(s, stretch):
                if turns == judge.worth.turns or not self.next_turn(s):
                    break
                stretch, turns = judge.stretch(s), turns + 1
            who = judge.decider(s)
            if who == seat:
                a = self.step(node, s)
                node = node.children[a]
                path.append(node)
            else:
                a = judge.quick(s, who, OTHERS)
            apply(self.game, s, who, a, checked=False)
        self.back(path, judge.leaf(s))

    def next_turn(self, s: Any) -> bool:
        """Let the others play on to the next turn of the seat; False when it does not come soon."""
        judge, seat = self.judge, self.judge.seat
        for _ in range(DEPTH):
            if not s.stack:
                return False
            who = judge.decider(s)
            if who == seat == self.game.clock(s)[1]:
                return True
            apply(self.game, s, who, judge.quick(s, who, OTHERS), checked=False)
        return False

    def world(self) -> Any:
        """A guessed world: a new one at first, later one of those again with other luck to come."""
        judge, n = self.judge, self.root.visits
        if n < WORLDS:
            self.worlds.append(self.game.guess(self.view, judge.seat, judge.luck))
        s = self.game.clone(self.worlds[n % WORLDS])
        s.rng = judge.luck(1 << 32)
        return s

    def step(self, node: Node, s: Any) -> Any:
        """The action to follow: the next one while the node may widen, else the best by upper confidence."""
        seat = self.judge.seat
        if node.ranked is None:
            rows = self.judge.ranked(s, seat, self.judge.options(s, seat, OWN), others=node is self.root)
            node.ranked = [a for _, a in reversed(rows)]
        known = [a for a in node.children if legal(self.game, s, seat, a)]
        if len(known) <= WIDEN * math.sqrt(node.visits):
            for n in range(len(node.ranked) - 1, -1, -1):
                if legal(self.game, s, seat, node.ranked[n]):
                    a = node.ranked.pop(n)
                    node.children[a] = Node()
                    known.append(a)
                    break
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
        return child.value + EXPLORE * spread * math.sqrt(math.log(child.seen + 1) / child.visits)

    def back(self, path: list[Node], value: float) -> None:
        """Remember a value along the way."""
        self.count += 1
        change = value - self.mean
        self.mean += change / self.count
        self.squares += change * (value - self.mean)
        for node in reversed(path):
            node.visits += 1
            node.total += value
            found = [child.value for child in node.children.values() if child.visits]
            node.value = max(found) if found else node.total / node.visits

    def best(self) -> list[tuple[Any, int, float]]:
        """The actions tried at the root with their visits and values; the best first, in doubt what was tried more."""
        doubt = DOUBT * math.sqrt(self.squares / max(1, self.count))
        tried = [(a, c.visits, c.value) for a, c in self.root.children.items() if c.visits]
        return sorted(tried, key=lambda row: doubt / math.sqrt(row[1]) - row[2])
