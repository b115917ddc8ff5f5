"""What is still to come in the present game turn for a player: actions, food, income, points, the
end of the era.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..components.box import box
from ..rules.state import (
    LAST_TURN,
    Choosing,
    Collecting,
    Eating,
    Keeping,
    Scoring,
    State,
    TakingTurns,
)


@dataclass(slots=True)
class Calendar:
    """The phases that are still to come for a seat."""

    turn: int
    eating: bool = False
    collecting: bool = False
    scoring: bool = False
    keeping: bool = False
    own: int = 0
    """Own actions, the one that is being chosen among them."""
    rivals: int = 0
    """Actions of all rivals."""
    share: float = 0.0
    """The part of the own actions of this turn that is still to come."""

    @property
    def points(self) -> int:
        """How often points will be scored until the end of the game."""
        return LAST_TURN - self.turn + self.scoring

    def price(self, at: tuple[float, ...]) -> float:
        """A good in hand now: the actions that are left stand between this turn's price and the
        next one's.
        """
        return self.share * at[self.turn] + (1 - self.share) * at[self.turn + 1]


def calendar_of(s: State, seat: int) -> Calendar:
    """The calendar of a seat."""
    seats, place, actions = len(s.players), s.order.index(seat), box(s.parts).numbers.actions
    eating = collecting = scoring = keeping = False
    own = rivals = 0
    for f in s.stack:
        if type(f) is Choosing:
            if f.seat == seat:
                own += 1
            else:
                rivals += 1
        elif type(f) is TakingTurns:
            own = actions - (f.done - place + seats - 1) // seats
            rivals = seats * actions - f.done - own
        elif type(f) is Scoring:
            scoring = True
        elif type(f) is Collecting:
            collecting = f.done < place or (f.done == place and not f.collected)
        elif type(f) is Eating:
            eating = f.done <= place
        elif type(f) is Keeping:
            keeping = f.done <= place
    return Calendar(
        s.turn or 1, eating, collecting, scoring, keeping, own, rivals, share=own / actions
    )
