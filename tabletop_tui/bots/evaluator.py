"""How one player judges positions: which actions it considers, how good they look at once, and how
it expects its turn to go on.
"""

from __future__ import annotations

from typing import Any

from ..engine import (
    Draw,
    Game,
    Illegal,
    Memory,
    OneOf,
    apply,
    check,
    kind_of,
    offers,
    random_action,
    to_act,
)
from .valuation import LOST, Valuation

SAMPLES = 6  # actions drawn from an offer that cannot be listed
WIN_BONUS = 1000.0
"""What winning is worth on top of the final points. A lost game is still worth its points, so a
player who cannot win plays on for them and does not throw them away to delay the end.
"""
FOLLOWUP_OPTIONS = 16  # looked at for each followup: as many as most boards have places

# Breaks ties at random, or a computer player would always begin in the same corner. Smaller than
# any difference that a valuation makes.
TIE_BREAK = 1e-9

Segment = tuple[tuple[int, int], type[Any]]
"""The round and the seat whose turn it is, and the type of the decision frame."""
Ranked = list[tuple[float, Any]]  # (value, action), best first


def legal(game: Game, s: Any, seat: int, a: Any) -> bool:
    """Return whether the rules accept *a*."""
    try:
        check(game, s, seat, a)
    except Illegal:
        return False
    return True


class Evaluator:
    """Evaluates positions of a game for *seat*. It is only shown views and sampled worlds, never
    hidden facts.
    """

    __slots__ = ("game", "luck", "memory", "seat", "seats", "valuation")

    def __init__(
        self,
        game: Game,
        seat: int,
        seats: int,
        luck: Draw,
        valuation: Valuation,
        memory: Memory | None = None,
    ) -> None:
        self.game, self.seat, self.seats = game, seat, seats
        self.luck, self.valuation, self.memory = luck, valuation, memory

    def determinize(self, view: Any) -> Any:
        """Return a full position that agrees with *view* and with all that the seat remembers."""
        if self.memory is not None:
            return self.memory.determinize(view, self.luck)
        return self.game.determinize(view, self.seat, self.luck)

    def value(self, s: Any) -> float:
        """Return how good a position is for the seat compared with the others. A finished game
        counts far more.
        """
        if s.stack:
            return self.valuation.lead(s, self.seat, self.seats)
        points = [self.points(s, x) for x in range(self.seats)]
        return self.valuation.margin(points, self.seat) + self.end_bonus(s, self.seat)

    def leaf_value(self, s: Any) -> float:
        """Return the value of a position at the end of a rollout, after the random plies that the
        valuation asks for.
        """
        for _ in range(self.valuation.random_plies):
            who = to_act(self.game, s)
            if not who:
                break
            apply(
                self.game, s, who[0], random_action(self.game, s, who[0], self.luck), checked=False
            )
        return self.value(s)

    def own_value(self, s: Any, who: int) -> float:
        """Return how good a position is for *who*, without comparing the others."""
        if s.stack:
            return self.valuation.total(s, who)
        return self.points(s, who) + self.end_bonus(s, who)

    def points(self, s: Any, who: int) -> float:
        """Return the final points of a seat."""
        return float(sum(self.game.score(s, who).values()))

    def end_bonus(self, s: Any, who: int) -> float:
        """Return what the end of the game is worth to *who* beyond the points. A game that another
        seat has won costs what it would cost that the other one is sure to win next.
        """
        won, valuation = self.game.winners(s), self.valuation
        cost = valuation.early_end_cost(s, who) if valuation.early_end_cost else 0.0
        if who in won:
            return WIN_BONUS / len(won) - cost
        return -cost - (LOST if won and valuation.winning is not None else 0.0)

    def options(self, s: Any, who: int, most: int, *, fast: bool = False) -> list[Any]:
        """Return the actions that *who* considers, at most *most* of them: those that are listed,
        and samples of offers that cannot be listed.

        With *fast*, actions that a look ahead ignores are left out unless there is nothing else to
        do.
        """
        actions: list[Any] = []
        valuation, luck = self.valuation, self.luck
        open_ = offers(self.game, s, who)
        if fast and len(open_) > 1:
            open_ = [
                offer for offer in open_ if kind_of(offer.action) not in valuation.lookahead_ignores
            ] or open_
        for offer in open_:
            if isinstance(offer.choices, OneOf):
                actions += offer.choices.actions
                continue
            tried = None if valuation.samples is None else valuation.samples(s, who, offer, luck)
            if tried is None:
                tried = [offer.choices.sample(luck) for _ in range(SAMPLES)]
            actions += [a for a in dict.fromkeys(tried) if legal(self.game, s, who, a)]
        if valuation.prunes is not None and len(actions) > 1:
            actions = [a for a in actions if not valuation.prunes(s, who, a)] or actions[:1]
        if valuation.can_win is not None and len(actions) > 1 and valuation.can_win(s, who):
            actions = [a for a in actions if self.keeps_win(s, who, a)] or actions
        if not actions:
            actions = [offer.choices.sample(luck) for offer in offers(self.game, s, who)]
        while len(actions) > most:
            actions.pop(luck(len(actions)))
        return actions

    def keeps_win(self, s: Any, who: int, a: Any) -> bool:
        """Return whether *who*, who can win in this turn, still can after an action, or has won."""
        assert self.valuation.can_win is not None
        then = self.after(s, who, a)
        if not then.stack:
            return who in self.game.winners(then)
        return self.valuation.can_win(then, who)

    def considered(self, view: Any, world: Any, most: int, worlds: int) -> list[Any]:
        """Return the actions that the seat considers in a decision that it thinks about: the
        `options` in a world, and ideas that so many worlds give, less what is pruned in any of
        them and what it has asked before.
        """
        valuation, seat = self.valuation, self.seat
        actions = self.options(world, seat, most)
        if valuation.ideas is not None and worlds and len(actions) > 1:
            seen = [world, *[self.determinize(view) for _ in range(worlds - 1)]]
            more = [a for a in valuation.ideas(seen, seat) if legal(self.game, world, seat, a)]
            if (prunes := valuation.prunes) is not None:
                sound = [a for a in actions if not any(prunes(s, seat, a) for s in seen[1:])]
                actions = sound or actions[:1]
            actions = list(dict.fromkeys([*actions, *more]))
        if (asked := valuation.asked_before) is not None and len(actions) > 1:
            actions = [a for a in actions if not asked(self.memory, world, seat, a)] or actions[:1]
        return actions

    def after(self, s: Any, who: int, a: Any) -> Any:
        """Return a copy of *s* in which *who* has done *a*."""
        then = self.game.clone(s)
        apply(self.game, then, who, a, checked=False)
        return then

    def ranked(
        self, s: Any, who: int, options: list[Any], *, others: bool = False, fast: bool = False
    ) -> Ranked:
        """Return *options* with the value of the position that each leads to, best first.

        With *others* the other seats count too (for its own seat). With *fast* an action is not
        completed first, if the valuation can value it unfinished.
        """
        value = self.value if others else lambda then: self.own_value(then, who)
        end = self.after if fast and self.valuation.values_unfinished else self.resolved
        rows = [(value(end(s, who, a)) + self.luck(1000) * TIE_BREAK, a) for a in options]
        rows.sort(key=lambda row: -row[0])
        return rows

    def outcome(self, s: Any, a: Any, n: int) -> Any:
        """Return the action with its *n*-th stratified random outcome, so few tries cover all
        cases.
        """
        return a if self.valuation.outcome is None else self.valuation.outcome(s, a, n)

    def resolved(self, s: Any, who: int, a: Any) -> Any:
        """Return a copy of *s* in which *who* has done *a* and completed it."""
        return self.completed(s, who, a)[0]

    def completed(self, s: Any, who: int, a: Any) -> tuple[Any, list[Any]]:
        """Return a copy of *s* in which *who* has done *a* and completed it, with what completed
        it: own decisions that were pushed on top of the present one are taken greedily.

        Nothing is decided once chance was involved, as a player cannot count on the flick that
        happened to succeed.
        """
        depth, taken = len(s.stack), list[Any]()
        then = self.after(s, who, a)
        for _ in range(self.valuation.followups):
            if len(then.stack) <= depth or then.rng != s.rng or to_act(self.game, then) != (who,):
                break
            options = self.options(then, who, FOLLOWUP_OPTIONS)
            best = options[0]
            if len(options) > 1:
                best = max(
                    options, key=lambda option: self.own_value(self.after(then, who, option), who)
                )
            apply(self.game, then, who, best, checked=False)
            taken.append(best)
        return then, taken

    def greedy(self, s: Any, who: int, most: int, *, fast: bool = False) -> Any:
        """Return the action that looks best at once to *who*, or None if there is nothing to do."""
        options = self.options(s, who, most, fast=fast)
        if not options:
            return None
        return options[0] if len(options) == 1 else self.ranked(s, who, options, fast=fast)[0][1]

    def segment(self, s: Any) -> Segment:
        """Return what the seat does without a break: its turn, or one kind of answer in the turn of
        another.
        """
        return self.game.current_turn(s), type(s.stack[-1])

    def segment_over(self, s: Any, segment: Segment) -> bool:
        """Return whether that segment has ended in *s*."""
        turn, frame = segment
        if not s.stack or self.game.current_turn(s) != turn:
            return True
        return turn[1] != self.seat and type(s.stack[-1]) is not frame

    def play_out(self, s: Any, segment: Segment, steps: int, most: int) -> None:
        """Play *s* to the end of the segment with greedy actions of every seat, for at most so many
        *steps*.
        """
        for _ in range(steps):
            if self.segment_over(s, segment):
                return
            who = self.decider(s)
            action = self.greedy(s, who, most, fast=self.valuation.values_unfinished)
            apply(self.game, s, who, action, checked=False)

    def decider(self, s: Any) -> int:
        """Return the seat that decides next: its own seat if it must act, else the first that
        must.
        """
        who = to_act(self.game, s)
        return self.seat if self.seat in who else who[0]
