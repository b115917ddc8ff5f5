"""A look past the own turn: what others, dice, ships and draws make of the best few actions until
the seat decides again.

What the tree search finds is a belief about each action; what comes of it in further worlds is
evidence. Both are weighed by how sure they are, for a few worlds tell little about a small
difference. An action drops out as soon as it is plainly behind, and nothing is thought over where
the others are too far behind from the start.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

from ..engine import Luck, apply
from .judge import Judge, legal

Belief = Sequence[tuple[float, Any]]  # (value, action), the best first
Tell = Callable[[Any], None]  # hears the action that leads

DECISIONS = 120  # of all seats in one look ahead
OWN, OTHERS = 16, 10  # actions that the seat and the others look at for each
FAR = 2.0
"""By how many times what a belief may be wrong an action is behind when nobody looks ahead for it
any more.
"""
FEWEST = 3  # worlds before an action drops out


class Lookahead:
    """Looks ahead for the seat of *judge*, to whom *view* is shown, until it has its turn for the
    *turns*-th time.
    """

    def __init__(self, judge: Judge, view: Any, turns: int) -> None:
        self.judge, self.game, self.view, self.turns = judge, judge.game, view, turns

    def order(
        self, belief: Belief, worlds: int, stop: Callable[[], bool], tell: Tell = lambda a: None
    ) -> list[Any]:
        """The actions of a *belief*, those that prove best in so many *worlds* first."""
        doubt = self.judge.worth.doubt
        top = belief[0][0]
        alive = [row for row in belief if row[0] > top - FAR * doubt]
        dropped = [a for value, a in belief if value <= top - FAR * doubt]
        if len(alive) < 2:
            return [a for _, a in belief]
        found: dict[Any, list[float]] = {a: [] for _, a in alive}
        for n in range(worlds):
            if stop() or len(alive) < 2:
                break
            world = self.judge.determinize(self.view)
            seed = self.judge.luck(1 << 32)
            came = {a: self.come(a, self.game.clone(world), seed) for _, a in alive}
            for a, value in came.items():
                found[a].append(value)
            alive, behind = self.weigh(alive, found, n + 1)
            dropped = behind + dropped
            tell(alive[0][1])
        return [a for _, a in alive] + dropped

    def weigh(
        self, alive: list[tuple[float, Any]], found: dict[Any, list[float]], worlds: int
    ) -> tuple[list[tuple[float, Any]], list[Any]]:
        """The actions by belief and evidence, and those that are plainly behind.

        Measured is by how much each is better or worse than all of them in the mean of the same
        world, which takes the luck of that world out.
        """
        doubt = self.judge.worth.doubt**2
        means = [sum(found[a][n] for _, a in alive) / len(alive) for n in range(worlds)]
        middle = sum(value for value, _ in alive) / len(alive)
        rows = []
        for value, a in alive:
            remote = [x - mean for x, mean in zip(found[a], means, strict=True)]
            mean = sum(remote) / worlds
            # Few worlds that happen to agree are no proof: the belief's own doubt counts as one.
            spread = (sum((x - mean) ** 2 for x in remote) + 4 * doubt) / worlds
            error = spread / worlds
            trust = doubt / (doubt + error)
            better = (1 - trust) * (value - middle) + trust * mean
            rows.append((better, math.sqrt(trust * error), value, a))
        rows.sort(key=lambda row: -row[0])
        best, sure = rows[0][0], rows[0][1]
        stays = [worlds < FEWEST or row[0] + 2 * math.hypot(row[1], sure) > best for row in rows]
        kept = [(row[2], row[3]) for row, stay in zip(rows, stays, strict=True) if stay]
        return kept, [row[3] for row, stay in zip(rows, stays, strict=True) if not stay]

    def come(self, a: Any, s: Any, seed: int) -> float:
        """What an action has come to when the seat has its turn again, everybody doing what looks
        best at once.

        The luck of a turn depends on the world and the turn alone, so that the same dice fall
        whatever was drawn before.
        """
        game, seat, turns = self.game, self.judge.seat, 0
        luck = Luck(seed)  # of what players consider: the same for all actions, too
        judge = Judge(game, seat, self.judge.seats, luck, self.judge.worth)
        if not legal(game, s, seat, a):  # another world than those it was thought of in
            return judge.leaf(s)
        s.rng = seed
        apply(game, s, seat, a, checked=False)
        now = game.current_turn(s)
        for _ in range(DECISIONS):
            if not s.stack:
                break
            then, now = now, game.current_turn(s)
            if now != then:
                luck.rng = s.rng = Luck(seed ^ (now[0] * 64 + now[1]) << 20)(1 << 32)
                turns += now[1] == seat
                if turns == self.turns:
                    break
            who = judge.decider(s)
            action = judge.quick(s, who, OWN if who == seat else OTHERS, brisk=True)
            if action is None:  # a guess that cannot go on
                break
            apply(game, s, who, action, checked=False)
        return judge.leaf(s)
