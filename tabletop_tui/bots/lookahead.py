"""A look past its own turn: what the other players, dice and draws make of the best few actions by
the time the seat decides again.

The tree search supplies a prior value of each action, and rollouts in further worlds are the
evidence. Both are weighted by their precision, as a few worlds say little about a small difference.
An action drops out as soon as it is clearly behind, and nothing is tried if the others are too far
behind from the start.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..engine import Luck, apply
from .evaluator import Evaluator, legal

Belief = Sequence[tuple[float, Any]]  # (value, action), best first
Tell = Callable[[Any], None]  # gets the leading action

DECISIONS = 120  # of all seats in one rollout
OWN, OTHERS = 16, 10  # options looked at for each, for the player's seat and the others
FAR = 2.0
"""An action this many times the valuation's `doubt` behind the best is not tried at all."""
FEWEST = 3  # worlds before an action may drop out


class Lookahead:
    """Looks ahead for the seat of *evaluator*, which sees *view*, until its turn begins for the
    *turns*-th time. *plans* are further decisions in its own turn, by first action.
    """

    def __init__(
        self,
        evaluator: Evaluator,
        view: Any,
        turns: int,
        plans: Mapping[Any, Sequence[Any]] | None = None,
    ) -> None:
        self.evaluator, self.game, self.view, self.turns = evaluator, evaluator.game, view, turns
        self.plans = plans or {}
        self.values: dict[Any, dict[int, float]] = {}
        """By action: the value in each world, by its number."""

    def order(
        self,
        belief: Belief,
        worlds: int,
        stop: Callable[[], bool],
        tell: Tell = lambda a: None,
    ) -> list[Any]:
        """Return the actions of a *belief*, best first after rollouts in at most so many
        *worlds*.
        """
        doubt = self.evaluator.valuation.doubt
        top = belief[0][0]
        alive = [row for row in belief if row[0] > top - FAR * doubt]
        dropped = [a for value, a in belief if value <= top - FAR * doubt]
        if len(alive) < 2:
            return [a for _, a in belief]
        results: dict[Any, list[float]] = {a: [] for _, a in alive}
        for n in range(worlds):
            if stop() or len(alive) < 2:
                break
            world = self.evaluator.determinize(self.view)
            seed = self.evaluator.luck(1 << 32)
            values = {a: self.play_on(a, self.game.clone(world), seed) for _, a in alive}
            for a, value in values.items():
                results[a].append(value)
            alive, behind = self.prune(alive, results, n + 1)
            dropped = behind + dropped
            tell(alive[0][1])
        self.values = {a: dict(enumerate(values)) for a, values in results.items()}
        return [a for _, a in alive] + dropped

    def go_on(self, actions: Sequence[Any], worlds: int, stop: Callable[[], bool]) -> None:
        """Add the values of some actions in so many further worlds."""
        begun = max(len(values) for values in self.values.values())
        for n in range(begun, begun + worlds):
            if stop():
                break
            world, seed = self.evaluator.determinize(self.view), self.evaluator.luck(1 << 32)
            for a in actions:
                self.values[a][n] = self.play_on(a, self.game.clone(world), seed)

    def prune(
        self, alive: list[tuple[float, Any]], results: dict[Any, list[float]], worlds: int
    ) -> tuple[list[tuple[float, Any]], list[Any]]:
        """Return the actions by posterior value, and those that are clearly behind.

        An action is measured against the mean of all actions in the same world, which removes the
        chance of that world.
        """
        doubt = self.evaluator.valuation.doubt**2
        means = [sum(results[a][n] for _, a in alive) / len(alive) for n in range(worlds)]
        middle = sum(value for value, _ in alive) / len(alive)
        rows = []
        for value, a in alive:
            relative = [x - mean for x, mean in zip(results[a], means, strict=True)]
            mean = sum(relative) / worlds
            # A few worlds may agree by chance, so the prior variance counts as one more of them.
            spread = (sum((x - mean) ** 2 for x in relative) + 4 * doubt) / worlds
            error = spread / worlds
            trust = doubt / (doubt + error)
            better = (1 - trust) * (value - middle) + trust * mean
            rows.append((better, math.sqrt(trust * error), value, a))
        rows.sort(key=lambda row: -row[0])
        best, sure = rows[0][0], rows[0][1]
        stays = [worlds < FEWEST or row[0] + 2 * math.hypot(row[1], sure) > best for row in rows]
        kept = [(row[2], row[3]) for row, stay in zip(rows, stays, strict=True) if stay]
        return kept, [row[3] for row, stay in zip(rows, stays, strict=True) if not stay]

    def play_on(self, a: Any, s: Any, seed: int) -> float:
        """Return the value of an action once the seat has its turn again: what is planned for this
        turn, and then greedy actions of every seat.

        The random numbers of a turn depend on the world and the turn alone, so the same dice fall
        whatever was drawn before.
        """
        game, seat, turns = self.game, self.evaluator.seat, 0
        luck = Luck(seed)  # for sampling options: also the same for all actions
        evaluator = Evaluator(game, seat, self.evaluator.seats, luck, self.evaluator.valuation)
        if not legal(game, s, seat, a):  # it came from a world that differs from this one
            return evaluator.leaf_value(s)
        s.rng = seed
        apply(game, s, seat, a, checked=False)
        now, planned = game.current_turn(s), list(self.plans.get(a, ()))
        for _ in range(DECISIONS):
            if not s.stack:
                break
            then, now = now, game.current_turn(s)
            if now != then:
                luck.rng = s.rng = Luck(seed ^ (now[0] * 64 + now[1]) << 20)(1 << 32)
                planned = []
                turns += now[1] == seat
                if turns == self.turns:
                    break
            who = evaluator.decider(s)
            action = next((b for b in planned if who == seat and legal(game, s, seat, b)), None)
            if action is None:
                action = evaluator.greedy(s, who, OWN if who == seat else OTHERS, fast=True)
            else:
                planned.remove(action)
            if action is None:  # a sampled world that cannot go on
                break
            apply(game, s, who, action, checked=False)
        return evaluator.leaf_value(s)
