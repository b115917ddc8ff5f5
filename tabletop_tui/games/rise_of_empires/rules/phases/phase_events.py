"""Events of the phases that settle a turn or an era: food, income, points, end of the game."""

from __future__ import annotations

from typing import ClassVar, Literal

from .....engine import Event
from .....engine.fast_dataclass import dataclass
from ..pieces import CityKind, ProgressKind


@dataclass(slots=True, frozen=True)
class CityDropped(Event):
    """A city left the game.

    *lack* is what forced the player to give it up: food, disc or keep; "" for a free choice.
    """

    seat: int
    city: CityKind
    lack: str = ""
    rule: ClassVar[str] = "city.upkeep"
    kind: Literal["city-dropped"] = "city-dropped"


@dataclass(slots=True, frozen=True)
class FoodSettled(Event):
    """A player's food was settled.

    *change* is food gained less food lost (doubled in the last game turn), *food* is where the
    marker stands now, *beyond* the food above the top of the track; *gold* is earned by a surplus,
    *points* lost by a shortage.
    """

    seat: int
    change: int
    food: int
    gold: int
    points: int
    doubled: int = 0
    beyond: int = 0
    rule: ClassVar[str] = "phase.food"
    kind: Literal["food-settled"] = "food-settled"


@dataclass(slots=True, frozen=True)
class Collected(Event):
    """A player received income: gold, discs and cubes."""

    seat: int
    goods: tuple[int, ...]
    rule: ClassVar[str] = "phase.income"
    kind: Literal["collected"] = "collected"


@dataclass(slots=True, frozen=True)
class UpkeepPaid(Event):
    seat: int
    discs: int
    rule: ClassVar[str] = "phase.income"
    kind: Literal["upkeep-paid"] = "upkeep-paid"


@dataclass(slots=True, frozen=True)
class PointsScored(Event):
    """VP of one player in the victory points phase, by source."""

    seat: int
    regions: int
    cities: int
    towns: int
    progress: int
    rule: ClassVar[str] = "scoring"
    kind: Literal["points-scored"] = "points-scored"


@dataclass(slots=True, frozen=True)
class EraEnded(Event):
    era: int
    rule: ClassVar[str] = "era.end"
    kind: Literal["era-ended"] = "era-ended"


@dataclass(slots=True, frozen=True)
class ProgressDropped(Event):
    seat: int
    tile: ProgressKind
    rule: ClassVar[str] = "era.end"
    kind: Literal["progress-dropped"] = "progress-dropped"


@dataclass(slots=True, frozen=True)
class TilesKept(Event):
    seat: int
    gold: int
    cubes: int
    rule: ClassVar[str] = "era.end"
    kind: Literal["tiles-kept"] = "tiles-kept"


@dataclass(slots=True, frozen=True)
class Halved(Event):
    """Half of a player's cubes in each region, *cubes* in all, went to the general stock."""

    seat: int
    cubes: int
    rule: ClassVar[str] = "era.end"
    kind: Literal["halved"] = "halved"


@dataclass(slots=True, frozen=True)
class PlaceChosen(Event):
    seat: int
    place: int
    rule: ClassVar[str] = "phase.order"
    kind: Literal["place-chosen"] = "place-chosen"


@dataclass(slots=True, frozen=True)
class BonusScored(Event):
    """VP for gold and resource discs at the end of the game."""

    seat: int
    gold: int
    discs: int
    rule: ClassVar[str] = "scoring.end"
    kind: Literal["bonus-scored"] = "bonus-scored"


@dataclass(slots=True, frozen=True)
class Won(Event):
    """The game is over and *seats* won."""

    seats: tuple[int, ...]
    points: int
    rule: ClassVar[str] = "scoring.end"
    kind: Literal["won"] = "won"
