"""A flight at its own speed, and the last millimetres slowly if they were close."""

from __future__ import annotations

from itertools import pairwise
from math import hypot

from .....engine import Who, Word
from .....engine.fast_dataclass import dataclass
from .....tui.widgets.animation import Animation
from ...flight.path import at, duration
from ...rules.events import Flew
from ...rules.galaxy import Galaxy
from ...view.names import compass, own_ship, ship_name
from ...view.results import told_of
from ...view.verdicts import LAST, Verdict, verdict

LONGEST = 2.5  # seconds of a flight, without what slow motion adds
SLOWER = 4  # times
STEPS = 24  # halvings of the time in which the last millimetres begin


@dataclass(slots=True, frozen=True)
class Flight:
    """A flight as it is shown: *length* seconds at its own speed, of which those from *slow_from*
    on take ``SLOWER`` times as long. *whole* is its real time in microseconds.
    """

    flew: Flew
    verdict: Verdict | None
    whole: int
    length: float
    slow_from: float

    @property
    def seconds(self) -> float:
        """Return how long it is shown."""
        return self.slow_from + SLOWER * (self.length - self.slow_from)

    def moment(self, seconds: float) -> int:
        """Return the microsecond of the flight that is shown after so many seconds."""
        if not self.length:
            return 0
        late = max(0.0, seconds - self.slow_from)
        shown = min(seconds, self.slow_from) + late / SLOWER
        return round(min(1.0, shown / self.length) * self.whole)


def flight_of(view: object, board: Galaxy, flew: Flew) -> Flight:
    """Return a flight from the position before it."""
    said, whole = verdict(view, flew), duration(flew.flights)
    length = min(LONGEST, whole / 1e6)
    slow = length
    if said is not None and said.kind != "edge" and whole:
        slow = length * last_millimetres(board, flew) / whole
    return Flight(flew, said, whole, length, slow)


def flicked(flew: Flew) -> Word:
    """Return who flicks which ship: what is said before it is known where it comes to rest."""
    craft, towards = own_ship(flew.ship), compass(flew.angle)
    return Word("film-flicks", (("seat", Who(flew.seat)), ("craft", craft), ("towards", towards)))


class Rests(Animation):
    """The board at the end of a flight, while it is said where the ship has come to rest."""


def rested(view: object, flew: Flew) -> Word:
    """Return how the flight of a ship ended, in few words."""
    return Word("film-rests", (("ship", ship_name(flew.ship)), ("way", told_of(view, flew)["way"])))


def last_millimetres(board: Galaxy, flew: Flew) -> int:
    """Return the microsecond from which on the flicked ship has ``LAST`` to go."""
    path = dict(flew.flights)[flew.ship]
    early, late = 0, path[-1][0]
    for _ in range(STEPS):
        middle = (early + late) // 2
        here = at(path, middle, board.physics.deceleration)
        corners = [here, *(corner[1:] for corner in path if corner[0] > middle)]
        left = sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(corners))
        early, late = (middle, late) if left > LAST else (early, middle)
    return late
