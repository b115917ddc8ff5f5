"""Actions of a seat: the steps of the five actions of a turn, answers to what follows, and the
pass.

Places on the board: ("planet", hole), ("ship", ship number), ("spot", hole * SPOTS + spot), in
pointing order.
"""

from typing import ClassVar, Literal

from ....engine import Action, Place
from ....engine.fast_dataclass import dataclass
from .state import FROM_SUPPLY, Colour

SPOTS = 10_000  # more than the launch places of any planet


@dataclass(slots=True, frozen=True)
class Recruit(Action):
    """Place one troop from supply on a planet; more may follow."""

    hole: int
    rule: ClassVar[str] = "recruit.place"
    kind: Literal["recruit"] = "recruit"

    @property
    def places(self) -> tuple[Place, ...]:
        return (("planet", self.hole),)


@dataclass(slots=True, frozen=True)
class TakeBack(Action):
    """Return troops from a planet to supply; other planets may follow."""

    hole: int
    troops: int
    rule: ClassVar[str] = "recruit.back"
    kind: Literal["take-back"] = "take-back"

    @property
    def places(self) -> tuple[Place, ...]:
        return (("planet", self.hole),)


@dataclass(slots=True, frozen=True)
class Done(Action):
    """Stop placing or taking back troops."""

    rule: ClassVar[str] = "recruit"
    kind: Literal["done"] = "done"


@dataclass(slots=True, frozen=True)
class Launch(Action):
    """Exchange a troop on a planet for a ship in its orbit; :class:`Arrive` says where."""

    hole: int
    battleship: bool = False
    rule: ClassVar[str] = "move.launch"
    kind: Literal["launch"] = "launch"

    @property
    def places(self) -> tuple[Place, ...]:
        return (("planet", self.hole),)


@dataclass(slots=True, frozen=True)
class Flick(Action):
    """Flick a ship. *angle* is in 1/1,024 turns clockwise from the east; *power* from 1 to 100.

    *errors* are the errors of direction and power measured by a timed sweep, () to draw those not
    yet stopped from the game's luck. A single error stops only the direction, which is then fixed
    while the flick waits for its power.
    """

    ship: int
    angle: int
    power: int
    errors: tuple[int, ...] = ()
    rule: ClassVar[str] = "move.navigate"
    kind: Literal["flick"] = "flick"

    @property
    def places(self) -> tuple[Place, ...]:
        return (("ship", self.ship),)


@dataclass(slots=True, frozen=True)
class Land(Action):
    """Exchange a ship in orbit for a troop on the planet."""

    hole: int
    ship: int
    rule: ClassVar[str] = "move.land"
    kind: Literal["land"] = "land"

    @property
    def places(self) -> tuple[Place, ...]:
        return (("planet", self.hole), ("ship", self.ship))


@dataclass(slots=True, frozen=True)
class Jump(Action):
    """Move a ship from the board to the orbit of any planet or asteroid; :class:`Arrive` says
    where.
    """

    ship: int
    hole: int
    rule: ClassVar[str] = "technology.propulsion"
    kind: Literal["jump"] = "jump"

    @property
    def places(self) -> tuple[Place, ...]:
        return (("ship", self.ship), ("planet", self.hole))


@dataclass(slots=True, frozen=True)
class Arrive(Action):
    """Put the launched or jumping ship on a launch place."""

    hole: int
    spot: int
    rule: ClassVar[str] = "move.places"
    kind: Literal["arrive"] = "arrive"

    @property
    def places(self) -> tuple[Place, ...]:
        return (("spot", self.hole * SPOTS + self.spot),)


@dataclass(slots=True, frozen=True)
class Stop(Action):
    """End the Move with points unspent."""

    rule: ClassVar[str] = "move"
    kind: Literal["stop"] = "stop"


@dataclass(slots=True, frozen=True)
class AttackShip(Action):
    """Attack an enemy ship with a group of ships in range."""

    target: int
    ships: tuple[int, ...]
    rule: ClassVar[str] = "attack.ships"
    kind: Literal["attack-ship"] = "attack-ship"

    @property
    def places(self) -> tuple[Place, ...]:
        return (("ship", self.target), *(("ship", ship) for ship in self.ships))


@dataclass(slots=True, frozen=True)
class AttackPlanet(Action):
    """Attack an enemy's planet with a group of ships in its orbit."""

    hole: int
    ships: tuple[int, ...]
    rule: ClassVar[str] = "attack.planets"
    kind: Literal["attack-planet"] = "attack-planet"

    @property
    def places(self) -> tuple[Place, ...]:
        return (("planet", self.hole), *(("ship", ship) for ship in self.ships))


@dataclass(slots=True, frozen=True)
class Mine(Action):
    """Remove troops from a planet for VP."""

    hole: int
    troops: int
    rule: ClassVar[str] = "mine"
    kind: Literal["mine"] = "mine"

    @property
    def places(self) -> tuple[Place, ...]:
        return (("planet", self.hole),)


@dataclass(slots=True, frozen=True)
class BuildFacility(Action):
    """Build a research facility."""

    hole: int
    rule: ClassVar[str] = "build.facility"
    kind: Literal["build-facility"] = "build-facility"

    @property
    def places(self) -> tuple[Place, ...]:
        return (("planet", self.hole),)


@dataclass(slots=True, frozen=True)
class BuildColony(Action):
    """Build a colony."""

    hole: int
    rule: ClassVar[str] = "build.colony"
    kind: Literal["build-colony"] = "build-colony"

    @property
    def places(self) -> tuple[Place, ...]:
        return (("planet", self.hole),)


@dataclass(slots=True, frozen=True)
class BuildCity(Action):
    """Build a city in place of a colony."""

    hole: int
    rule: ClassVar[str] = "build.city"
    kind: Literal["build-city"] = "build-city"

    @property
    def places(self) -> tuple[Place, ...]:
        return (("planet", self.hole),)


@dataclass(slots=True, frozen=True)
class Develop(Action):
    """Raise the technology of a colour by one level."""

    colour: Colour
    rule: ClassVar[str] = "develop"
    takes: ClassVar[str] = "colour"
    kind: Literal["develop"] = "develop"


@dataclass(slots=True, frozen=True)
class Retire(Action):
    """Return a starship to the box for the battleship: one on the board, or FROM_SUPPLY."""

    ship: int
    rule: ClassVar[str] = "technology.battleship"
    kind: Literal["retire"] = "retire"

    @property
    def places(self) -> tuple[Place, ...]:
        return () if self.ship == FROM_SUPPLY else (("ship", self.ship),)


@dataclass(slots=True, frozen=True)
class Reinforce(Action):
    """Take pieces from the box to supply; none of either declines the bonus."""

    troops: int
    starships: int
    rule: ClassVar[str] = "supply.bonus"
    kind: Literal["reinforce"] = "reinforce"


@dataclass(slots=True, frozen=True)
class Pass(Action):
    """Take no action this turn."""

    rule: ClassVar[str] = "turn.pass"
    kind: Literal["pass"] = "pass"
