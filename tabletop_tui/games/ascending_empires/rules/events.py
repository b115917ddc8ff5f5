"""Events, for narration and animation. The rules never read them back."""

from dataclasses import replace
from typing import ClassVar, Literal

from ....engine import Event
from ....engine.fast_dataclass import dataclass
from ..flight.flick import Contact, Flight
from .state import UNKNOWN, Colour, Disc


@dataclass(slots=True, frozen=True)
class Began(Event):
    """The galaxy is laid out and the first player is determined."""

    first: int
    rule: ClassVar[str] = "setup.first"
    kind: Literal["began"] = "began"


@dataclass(slots=True, frozen=True)
class Recruited(Event):
    seat: int
    hole: int
    rule: ClassVar[str] = "recruit.place"
    kind: Literal["recruited"] = "recruited"


@dataclass(slots=True, frozen=True)
class TookBack(Event):
    seat: int
    hole: int
    troops: int
    rule: ClassVar[str] = "recruit.back"
    kind: Literal["took-back"] = "took-back"


@dataclass(slots=True, frozen=True)
class Launched(Event):
    seat: int
    ship: int
    hole: int
    x: int
    y: int
    rule: ClassVar[str] = "move.launch"
    kind: Literal["launched"] = "launched"


@dataclass(slots=True, frozen=True)
class Jumped(Event):
    seat: int
    ship: int
    hole: int
    x: int
    y: int
    rule: ClassVar[str] = "technology.propulsion"
    kind: Literal["jumped"] = "jumped"


@dataclass(slots=True, frozen=True)
class Landed(Event):
    seat: int
    ship: int
    hole: int
    rule: ClassVar[str] = "move.land"
    kind: Literal["landed"] = "landed"


@dataclass(slots=True, frozen=True)
class Revealed(Event):
    """A face-down disc was turned up for all."""

    hole: int
    disc: Disc
    rule: ClassVar[str] = "move.reveal"
    reveals: ClassVar[bool] = True
    kind: Literal["revealed"] = "revealed"


@dataclass(slots=True, frozen=True)
class Steered(Event):
    """The direction of a flick was stopped with this error of the hand. This cannot be undone."""

    seat: int
    ship: int
    angle: int
    power: int
    angle_error: int
    rule: ClassVar[str] = "move.navigate"
    reveals: ClassVar[bool] = True
    kind: Literal["steered"] = "steered"


@dataclass(slots=True, frozen=True)
class Flew(Event):
    """A ship was flicked.

    *angle* and *power* are as aimed; then the errors of the hand, all that moved, and the ships
    *gone* from the board by it (missing in older records).
    """

    seat: int
    ship: int
    angle: int
    power: int
    angle_error: int
    power_error: int
    flights: tuple[Flight, ...]
    contacts: tuple[Contact, ...]
    gone: tuple[int, ...] = ()
    rule: ClassVar[str] = "move.navigate"
    reveals: ClassVar[bool] = True
    kind: Literal["flew"] = "flew"


@dataclass(slots=True, frozen=True)
class Rammed(Event):
    """A ship of the active player hit an enemy ship.

    Both go to supply, or only the victim if *spared*.
    """

    seat: int
    ship: int
    victim: int
    spared: bool
    rule: ClassVar[str] = "ram"
    kind: Literal["rammed"] = "rammed"


@dataclass(slots=True, frozen=True)
class Lost(Event):
    """A ship left the board over the edge and returned to its owner's supply."""

    ship: int
    rule: ClassVar[str] = "move.edge"
    kind: Literal["lost"] = "lost"


@dataclass(slots=True, frozen=True)
class Recalled(Event):
    """A ship that had left the board is back where its flick started."""

    seat: int
    ship: int
    x: int
    y: int
    rule: ClassVar[str] = "technology.propulsion"
    kind: Literal["recalled"] = "recalled"


@dataclass(slots=True, frozen=True)
class ShipDestroyed(Event):
    seat: int
    target: int
    ships: tuple[int, ...]
    vp: int
    rule: ClassVar[str] = "attack.ships"
    kind: Literal["ship-destroyed"] = "ship-destroyed"


@dataclass(slots=True, frozen=True)
class PlanetDestroyed(Event):
    seat: int
    hole: int
    victim: int
    ships: tuple[int, ...]
    vp: int
    lost: tuple[int, int, int, int] = (0, 0, 0, 0)  # troops, facilities, colonies, cities
    rule: ClassVar[str] = "attack.planets"
    kind: Literal["planet-destroyed"] = "planet-destroyed"


@dataclass(slots=True, frozen=True)
class Abandoned(Event):
    """A planet lost its last item."""

    seat: int
    hole: int
    rule: ClassVar[str] = "planets.empty"
    kind: Literal["abandoned"] = "abandoned"


@dataclass(slots=True, frozen=True)
class Mined(Event):
    seat: int
    hole: int
    troops: int
    vp: int
    rule: ClassVar[str] = "mine"
    kind: Literal["mined"] = "mined"


@dataclass(slots=True, frozen=True)
class Built(Event):
    seat: int
    hole: int
    structure: str  # facility, colony or city
    rule: ClassVar[str] = "build"
    kind: Literal["built"] = "built"


@dataclass(slots=True, frozen=True)
class Developed(Event):
    seat: int
    colour: Colour
    level: int
    rule: ClassVar[str] = "develop"
    kind: Literal["developed"] = "developed"


@dataclass(slots=True, frozen=True)
class GotBattleship(Event):
    seat: int
    rule: ClassVar[str] = "technology.battleship"
    kind: Literal["got-battleship"] = "got-battleship"


@dataclass(slots=True, frozen=True)
class Retired(Event):
    """A starship was returned to the box from the board, or FROM_SUPPLY."""

    seat: int
    ship: int
    rule: ClassVar[str] = "technology.battleship"
    kind: Literal["retired"] = "retired"


@dataclass(slots=True, frozen=True)
class FirstDeveloped(Event):
    """VP for the first player to reach a level of a colour."""

    seat: int
    colour: Colour
    level: int
    vp: int
    rule: ClassVar[str] = "develop.first"
    kind: Literal["first-developed"] = "first-developed"


@dataclass(slots=True, frozen=True)
class RowFinished(Event):
    """A row of technologies is complete; *vp* is its bonus if that is VP."""

    seat: int
    row: int
    vp: int
    rule: ClassVar[str] = "develop.rows"
    kind: Literal["row-finished"] = "row-finished"


@dataclass(slots=True, frozen=True)
class Reinforced(Event):
    seat: int
    troops: int
    starships: int
    rule: ClassVar[str] = "supply.bonus"
    kind: Literal["reinforced"] = "reinforced"


@dataclass(slots=True, frozen=True)
class Scanned(Event):
    """A seat looked at a face-down disc. The others see that it looked, not what it saw."""

    seat: int
    hole: int
    disc: Disc
    rule: ClassVar[str] = "scan"
    reveals: ClassVar[bool] = True
    kind: Literal["scanned"] = "scanned"

    def seen_by(self, seat: int) -> "Scanned":
        return self if seat == self.seat else replace(self, disc=UNKNOWN)


@dataclass(slots=True, frozen=True)
class Passed(Event):
    seat: int
    rule: ClassVar[str] = "turn.pass"
    kind: Literal["passed"] = "passed"


@dataclass(slots=True, frozen=True)
class PileEmptied(Event):
    """The last token of the pile was taken: every other player has one more turn."""

    seat: int
    rule: ClassVar[str] = "end.last"
    kind: Literal["pile-emptied"] = "pile-emptied"


@dataclass(slots=True, frozen=True)
class Ended(Event):
    """The game is over: after the last turns, for lack of VP, or because all passed."""

    why: Literal["pile", "quiet", "passes"]
    winners: tuple[int, ...]
    rule: ClassVar[str] = "score.winner"
    kind: Literal["ended"] = "ended"
