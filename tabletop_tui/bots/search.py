"""Information-set Monte Carlo tree search with progressive widening: it knows no game.

One tree of the deciding seat's information sets over many guessed worlds (Cowling, Powley and Whitehouse, 2012), with
progressive widening (Coulom, 2007) so that choices that cannot be listed get candidates as they are visited. A leaf is
valued after a short greedy play-out of the seat's own turn.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from ..engine import Draw, Game, apply, to_act
from .simple import after, candidates, greedy, legal, outcome
from .valuation import Valuation

EXPLORE = 0.7
WIDEN = 2.0  # children allowed: WIDEN * visits ** 0.5
DEPTH = 12  # decisions inside the tree
PLAYOUT = 6  # decisions after it


class Node:
    """What followed an action, over all guessed worlds in which it was possible."""

    __slots__ = ("children", "seen", "total", "visits")

    def __init__(self) -> None:
        self.visits, self.total, self.seen = 0, 0.0, 0
        self.children: dict[tuple[int, Any], Node] = {}


class Search:
    """Chooses for *seat* in the position that *view* shows."""

    def __init__(self, game: Game, view: Any, seat: int, luck: Draw, worth: Valuation, seats: int) -> None:
        self.game, self.view, self.seat, self.luck, self.worth, self.seats = game, view, seat, luck, worth, seats
        self.root = Node()
        self.low, self.high = math.inf, -math.inf

    def run(self, rounds: int, stop: Callable[[], bool]) -> None:
        """So many rounds, or until *stop* says so (at least one)."""
        for n in range(rounds):
            if n and stop():
                return
            self.round()

    def round(self) -> None:
        """One guessed world, one way down the tree, one value back up."""
        s = self.game.guess(self.view, self.seat, self.luck)
        path = [self.root]
        node = self.root
        for _ in range(DEPTH):
            who = to_act(self.game, s)
            if not who:
                break
            actor = self.seat if self.seat in who else who[0]
            if actor != self.seat:
                a = greedy(self.game, s, actor, self.luck, self.worth, self.seats, most=8)
                apply(self.game, s, actor, a, checked=False)
                continue
            fresh, key = self.step(node, s, actor)
            apply(self.game, s, actor, key[1], checked=False)
            node = node.children[key]
            path.append(node)
            if fresh:
                break
        self.back(path, self.leaf(s))

    def tried(self, a: Any) -> float:
        """The value of doing *a* in a guessed world and then finishing greedily; a poor one where it is not legal."""
        s = self.game.guess(self.view, self.seat, self.luck)
        if not legal(self.game, s, self.seat, a):
            return -1000.0
        return self.leaf(self.world_after(s, a))

    def world_after(self, s: Any, a: Any) -> Any:
        """A copy of *s* in which the seat has done *a*."""
        return after(self.game, s, self.seat, a)

    def step(self, node: Node, s: Any, actor: int) -> tuple[bool, tuple[int, Any]]:
        """The child to follow: a new one while the node may widen, else the best by upper confidence."""
        known = [key for key in node.children if key[0] == actor and legal(self.game, s, actor, key[1])]
        for key in known:
            node.children[key].seen += 1
        if not known or len(known) < WIDEN * math.sqrt(node.visits + 1):
            new = [(actor, a) for a in candidates(self.game, s, actor, self.luck, self.worth)]
            new = [key for key in new if key not in node.children]
            if new:
                key = new[self.luck(len(new))]
                node.children[key] = Node()
                node.children[key].seen = 1
                return True, key
        return False, max(known, key=lambda key: self.appeal(node.children[key]))

    def appeal(self, child: Node) -> float:
        """Upper confidence, with values scaled to what was seen so far."""
        if not child.visits:
            return math.inf
        span = max(1e-9, self.high - self.low)
        mean = (child.total / child.visits - self.low) / span
        return mean + EXPLORE * math.sqrt(math.log(child.seen + 1) / child.visits)

    def leaf(self, s: Any) -> float:
        """The value of a leaf, after the seat has finished greedily what it was doing."""
        for _ in range(PLAYOUT):
            who = to_act(self.game, s)
            if not who or self.seat not in who:
                break
            a = greedy(self.game, s, self.seat, self.luck, self.worth, self.seats, most=12)
            apply(self.game, s, self.seat, a, checked=False)
        return outcome(self.game, s, self.seat, self.worth, self.seats)

    def back(self, path: list[Node], value: float) -> None:
        """Remember a value along the way."""
        self.low, self.high = min(self.low, value), max(self.high, value)
        for node in path:
            node.visits += 1
            node.total += value

    def best(self) -> list[tuple[Any, int, float]]:
        """The actions tried at the root, the most visited first, with visits and mean value."""
        tried = [(key[1], c.visits, c.total / c.visits) for key, c in self.root.children.items() if c.visits]
        return sorted(tried, key=lambda row: (-row[1], -row[2]))
