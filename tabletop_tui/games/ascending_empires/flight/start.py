"""The start of a flick, and its outcome for the flicked ship."""

from __future__ import annotations

from typing import Literal, NamedTuple

from ....engine.fast_dataclass import dataclass
from ..rules.galaxy import Galaxy
from ..rules.state import Point
from .flick import CALM, Flown, flick


@dataclass(slots=True, frozen=True)
class FlickSetup:
    """Everything a flick of *ship* depends on except aim and power.

    *ships* in rising order, the number of players, the ram prow, a recall beacon that is not used
    up, and whether seams count.
    """

    galaxy: Galaxy
    ships: tuple[tuple[int, Point], ...]
    ship: int
    seats: int
    prow: bool = False
    recall: bool = False
    seams: bool = False

    def fly(self, direction: int, run: int, luck: int = CALM) -> Flown:
        """Simulate the flick; *luck* is that of the seams."""
        return flick(
            self.galaxy, dict(self.ships), self.ship, direction, run, seats=self.seats,
            prow=self.prow, seams=luck if self.seams else None,
        )  # fmt: skip

    def outcome(self, flown: Flown) -> Outcome:
        """Return the outcome of a flick for the flicked ship."""
        ship = self.ship
        if flown.rammed and flown.rammed[0] == ship:
            return Outcome("ram", flown.rammed[1], flown.ships.get(ship))
        if ship in flown.lost:
            origin = dict(self.ships)[ship]
            if self.recall and self.galaxy.free(ship, origin, flown.ships, 0):
                return Outcome("back", -1, origin)
            return Outcome("lost", -1, None)
        if ship not in flown.ships:
            return Outcome("ram", -1, None)
        return self.resting(flown.ships[ship])

    def resting(self, place: Point) -> Outcome:
        """Return the outcome of the flicked ship resting at *place*."""
        holes = self.galaxy.orbits(self.ship, place)
        return Outcome("orbit", holes[0], place) if holes else Outcome("space", -1, place)


class Outcome(NamedTuple):
    """The end of a flick for the flicked ship.

    In the *orbit* of a hole, in free *space*, *lost* over the edge, called *back* by its beacon, or
    in a *ram* with a ship. *which* is the hole or the ship, otherwise -1; *place* is where it
    rests, if it does.
    """

    kind: Literal["orbit", "space", "lost", "back", "ram"]
    which: int
    place: Point | None

    @property
    def sort(self) -> tuple[str, int]:
        """Return kind and which, without the place."""
        return self.kind, self.which
