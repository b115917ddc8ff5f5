"""A player's judgement: what may be done, how good it looks at once, and how its turn would go
on.
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
from .valuation import Valuation

SAMPLES = 6  # actions drawn from an offer that cannot be listed: each is carried out and valued
WON = 1000.0
"""What winning is worth on top of the points at the end. A lost game is worth its points too: who
cannot win any more still plays for them, and nobody throws them away to put the end off.
"""
PENDING_OPTIONS = 16  # ways to finish it that are looked at: as many as most boards have places

# equals are told apart by luck, or a computer player would always begin in the same corner; less
# than any valuation tells apart
TIE = 1e-9

Stretch = tuple[tuple[int, int], type[Any]]
"""The round and whose turn it is, and what is being decided."""
Ranked = list[tuple[float, Any]]  # (value, action), the best first


def legal(game: Game, s: Any, seat: int, a: Any) -> bool:
    """Whether the rules accept *a*."""
    try:
        check(game, s, seat, a)
    except Illegal:
        return False
    return True


class Judge:
    """How *seat* judges positions of a game. It never looks at hidden facts: it is shown views and
    guessed worlds.
    """

    __slots__ = ("game", "luck", "memory", "seat", "seats", "worth")

    def __init__(
        self,
        game: Game,
        seat: int,
        seats: int,
        luck: Draw,
        worth: Valuation,
        memory: Memory | None = None,
    ) -> None:
        self.game, self.seat, self.seats, self.luck, self.worth = game, seat, seats, luck, worth
        self.memory = memory

    def determinize(self, view: Any) -> Any:
        """A full position that looks like *view*, and like all that the seat remembers."""
        if self.memory is not None:
            return self.memory.determinize(view, self.luck)
        return self.game.determinize(view, self.seat, self.luck)

    def value(self, s: Any) -> float:
        """How good a position is for the seat, the others considered; a finished game counts far
        more.
        """
        if s.stack:
            return self.worth.lead(s, self.seat, self.seats)
        points = [self.points(s, x) for x in range(self.seats)]
        return self.worth.ahead(points, self.seat) + self.bonus(s, self.seat)

    def leaf(self, s: Any) -> float:
        """The value of a position at the end of a thought; where the valuation is blind, luck plays
        on first.
        """
        for _ in range(self.worth.blind):
            who = to_act(self.game, s)
            if not who:
                break
            apply(
                self.game, s, who[0], random_action(self.game, s, who[0], self.luck), checked=False
            )
        return self.value(s)

    def own(self, s: Any, who: int) -> float:
        """How good a position is for *who*, the others left aside."""
        if s.stack:
            return self.worth.worth(s, who)
        return self.points(s, who) + self.bonus(s, who)

    def points(self, s: Any, who: int) -> float:
        """The points of a seat at the end of the game."""
        return float(sum(self.game.score(s, who).values()))

    def bonus(self, s: Any, who: int) -> float:
        """What the end of the game is worth to *who* beyond the points."""
        won = self.game.winners(s)
        untimely = self.worth.untimely(s, who) if self.worth.untimely is not None else 0.0
        return (WON / len(won) if who in won else 0.0) - untimely

    def options(self, s: Any, who: int, most: int, *, brisk: bool = False) -> list[Any]:
        """What *who* considers: the listed actions, and samples of the shaped ones; at most about
        *most*. A *brisk* player leaves talk out where there is anything else to do.
        """
        found: list[Any] = []
        worth, luck = self.worth, self.luck
        open_ = offers(self.game, s, who)
        if brisk and len(open_) > 1:
            open_ = [offer for offer in open_ if kind_of(offer.action) not in worth.talk] or open_
        for offer in open_:
            if isinstance(offer.choices, OneOf):
                found += offer.choices.actions
                continue
            tried = None if worth.shots is None else worth.shots(s, who, offer, luck)
            if tried is None:
                tried = [offer.choices.sample(luck) for _ in range(SAMPLES)]
            found += [a for a in dict.fromkeys(tried) if legal(self.game, s, who, a)]
        if worth.shuns is not None and len(found) > 1:
            found = [a for a in found if not worth.shuns(s, who, a)] or found[:1]
        if not found:
            found = [offer.choices.sample(luck) for offer in offers(self.game, s, who)]
        while len(found) > most:
            found.pop(luck(len(found)))
        return found

    def after(self, s: Any, who: int, a: Any) -> Any:
        """A copy of *s* in which *who* has done *a*."""
        then = self.game.clone(s)
        apply(self.game, then, who, a, checked=False)
        return then

    def ranked(
        self, s: Any, who: int, options: list[Any], *, others: bool = False, brisk: bool = False
    ) -> Ranked:
        """*options* by how good the position looks at once; *others* lets their worth count too
        (for the seat). A *brisk* player of a swift game leaves half done what is half done.
        """
        judge = self.value if others else lambda then: self.own(then, who)
        end = self.after if brisk and self.worth.swift else self.done
        rows = [(judge(end(s, who, a)) + self.luck(1000) * TIE, a) for a in options]
        rows.sort(key=lambda row: -row[0])
        return rows

    def comes(self, s: Any, a: Any, n: int) -> Any:
        """An action as luck lets it come out the *n*-th time that it is tried."""
        return a if self.worth.comes is None else self.worth.comes(s, a, n)

    def done(self, s: Any, who: int, a: Any) -> Any:
        """A copy of *s* in which *who* has done *a* and what it left half done: own decisions that
        were pushed on top of the present one are taken as they look best at once. What luck had
        a part in is left as it is: nobody can count on the flick that happened to succeed.
        """
        depth = len(s.stack)
        then = self.after(s, who, a)
        for _ in range(self.worth.pending):
            if len(then.stack) <= depth or then.rng != s.rng or to_act(self.game, then) != (who,):
                break
            options = self.options(then, who, PENDING_OPTIONS)
            best = options[0]
            if len(options) > 1:
                best = max(options, key=lambda option: self.own(self.after(then, who, option), who))
            apply(self.game, then, who, best, checked=False)
        return then

    def quick(self, s: Any, who: int, most: int, *, brisk: bool = False) -> Any:
        """What looks best at once to *who*; None where there is nothing to do."""
        options = self.options(s, who, most, brisk=brisk)
        if not options:
            return None
        return options[0] if len(options) == 1 else self.ranked(s, who, options, brisk=brisk)[0][1]

    def stretch(self, s: Any) -> Stretch:
        """What the seat does at a stretch: its turn, or what it answers in the turn of another."""
        return self.game.current_turn(s), type(s.stack[-1])

    def over(self, s: Any, stretch: Stretch) -> bool:
        """Whether that is done."""
        turn, frame = stretch
        if not s.stack or self.game.current_turn(s) != turn:
            return True
        return turn[1] != self.seat and type(s.stack[-1]) is not frame

    def finish(self, s: Any, stretch: Stretch, steps: int, most: int) -> None:
        """Play *s* on to the end of the seat's stretch, everybody doing what looks best at once."""
        for _ in range(steps):
            if self.over(s, stretch):
                return
            who = self.decider(s)
            action = self.quick(s, who, most, brisk=self.worth.swift)
            apply(self.game, s, who, action, checked=False)

    def decider(self, s: Any) -> int:
        """Who answers next: the seat if it owes an answer, else the first that does."""
        who = to_act(self.game, s)
        return self.seat if self.seat in who else who[0]
