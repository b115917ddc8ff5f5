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
    """The phases still to come for a seat."""

    turn: int
    eating: bool = False
    collecting: bool = False
    scoring: bool = False
    keeping: bool = False
    own: int = 0
    """The player's actions left, with the one that is being chosen."""
    rivals: int = 0
    """The actions left of all rivals together."""
    share: float = 0.0
    """The fraction of the player's actions in this turn that is left."""

    @property
    def points(self) -> int:
        """How many times points will be scored until the end of the game."""
        return LAST_TURN - self.turn + self.scoring

    def price(self, at: tuple[float, ...]) -> float:
        """Return the price of a good in hand now: between this turn's price and the next one's, by
        the share of actions left.
        """
        return self.share * at[self.turn] + (1 - self.share) * at[self.turn + 1]


def calendar_of(s: State, seat: int) -> Calendar:
    """Return the calendar of a seat."""
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
