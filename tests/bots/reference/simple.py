"""A player's judgement: what may be done, how good it looks at once, and how its turn would go
on.
"""

from __future__ import annotations

from typing import Any

from tabletop_tui.engine import (
    Draw,
    Game,
    Illegal,
    OneOf,
    apply,
    check,
    offers,
    random_action,
    to_act,
)

from .valuation import Valuation

SAMPLES = 6  # actions drawn from an offer that cannot be listed
WON = 1000.0  # worth of a game that is won; a lost one costs as much

TIE = 1e-9  # equals are told apart by luck

Stretch = tuple[
    tuple[int, int], type[Any]
]  # the round and whose turn it is, and what is being decided
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

    __slots__ = ("game", "luck", "seat", "seats", "worth")

    def __init__(self, game: Game, seat: int, seats: int, luck: Draw, worth: Valuation) -> None:
        self.game, self.seat, self.seats, self.luck, self.worth = game, seat, seats, luck, worth

    def value(self, s: Any) -> float:
        """How good a position is for the seat, the others considered; a finished game counts far
        more.
        """
        return self.worth.lead(s, self.seat, self.seats) if s.stack else self.ended(s, self.seat)

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
        return self.worth.worth(s, who) if s.stack else self.ended(s, who)

    def ended(self, s: Any, who: int) -> float:
        """The worth of a finished game."""
        won = self.game.winners(s)
        return WON / len(won) if who in won else -WON

    def options(self, s: Any, who: int, most: int) -> list[Any]:
        """What *who* considers: the listed actions, and samples of the shaped ones; at most about
        *most*.
        """
        found: list[Any] = []
        worth, luck = self.worth, self.luck
        for offer in offers(self.game, s, who):
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
            found = [o.choices.sample(luck) for o in offers(self.game, s, who)]
        while len(found) > most:
            found.pop(luck(len(found)))
        return found

    def after(self, s: Any, who: int, a: Any) -> Any:
        """A copy of *s* in which *who* has done *a*."""
        t = self.game.clone(s)
        apply(self.game, t, who, a, checked=False)
        return t

    def ranked(self, s: Any, who: int, options: list[Any], *, others: bool = False) -> Ranked:
        """*options* by how good the position looks at once; *others* lets their worth count too
        (for the seat).
        """
        judge = self.value if others else lambda t: self.own(t, who)
        rows = [(judge(self.after(s, who, a)) + self.luck(1000) * TIE, a) for a in options]
        rows.sort(key=lambda row: -row[0])
        return rows

    def quick(self, s: Any, who: int, most: int) -> Any:
        """What looks best at once to *who*."""
        options = self.options(s, who, most)
        return options[0] if len(options) == 1 else self.ranked(s, who, options)[0][1]

    def stretch(self, s: Any) -> Stretch:
        """What the seat does at a stretch: its turn, or what it answers in the turn of another."""
        return self.game.clock(s), type(s.stack[-1])

    def over(self, s: Any, stretch: Stretch) -> bool:
        """Whether that is done."""
        turn, frame = stretch
        if not s.stack or self.game.clock(s) != turn:
            return True
        return turn[1] != self.seat and type(s.stack[-1]) is not frame

    def finish(self, s: Any, stretch: Stretch, steps: int, most: int) -> None:
        """Play *s* on to the end of the seat's stretch, everybody doing what looks best at once."""
        for _ in range(steps):
            if self.over(s, stretch):
                return
            who = self.decider(s)
            apply(self.game, s, who, self.quick(s, who, most), checked=False)

    def decider(self, s: Any) -> int:
        """Who answers next: the seat if it owes an answer, else the first that does."""
        who = to_act(self.game, s)
        return self.seat if self.seat in who else who[0]
