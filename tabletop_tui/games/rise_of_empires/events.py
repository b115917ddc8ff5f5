"""What Rise of Empires tells: the story of a game, event by event."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, Union

from ...engine import Event


@dataclass(slots=True, frozen=True)
class TurnBegan(Event):
    """A game turn, 1 to 6, begins."""

    turn: int
    rule: ClassVar[str] = "turn"
    kind: Literal["turn-began"] = "turn-began"


@dataclass(slots=True, frozen=True)
class TilesTurnedUp(Event):
    """New tiles lie open; *row* is PROGRESS, TERRITORY or CITY."""

    row: int
    tiles: tuple[int, ...]
    rule: ClassVar[str] = "tiles"
    kind: Literal["tiles-turned-up"] = "tiles-turned-up"


@dataclass(slots=True, frozen=True)
class TilesSetAside(Event):
    """Nobody took these tiles; they can still be taken."""

    row: int
    tiles: tuple[int, ...]
    rule: ClassVar[str] = "tiles.left"
    kind: Literal["tiles-set-aside"] = "tiles-set-aside"


@dataclass(slots=True, frozen=True)
class TilesLeft(Event):
    """Nobody took these tiles; they leave the game."""

    row: int
    tiles: tuple[int, ...]
    rule: ClassVar[str] = "tiles.left"
    kind: Literal["tiles-left"] = "tiles-left"


@dataclass(slots=True, frozen=True)
class DiscPlaced(Event):
    seat: int
    row: int
    circle: int
    rule: ClassVar[str] = "phase.choose.a"
    kind: Literal["disc-placed"] = "disc-placed"


@dataclass(slots=True, frozen=True)
class DiscIdled(Event):
    """A disc was placed because no action was possible."""

    seat: int
    row: int
    circle: int
    rule: ClassVar[str] = "phase.choose.idle"
    kind: Literal["disc-idled"] = "disc-idled"


@dataclass(slots=True, frozen=True)
class DiscRemoved(Event):
    """A disc came off; *cost* discs lay to its left, 0 for the owner of Printing."""

    seat: int
    row: int
    circle: int
    cost: int
    rule: ClassVar[str] = "phase.choose.b"
    kind: Literal["disc-removed"] = "disc-removed"


@dataclass(slots=True, frozen=True)
class Paid(Event):
    """Goods were paid for the discs to the left."""

    seat: int
    goods: tuple[int, ...]
    rule: ClassVar[str] = "phase.choose.b"
    kind: Literal["paid"] = "paid"


@dataclass(slots=True, frozen=True)
class Ruined(Event):
    """A player who could pay for no disc gave everything, and the action is lost."""

    seat: int
    goods: tuple[int, ...]
    rule: ClassVar[str] = "phase.choose.b"
    kind: Literal["ruined"] = "ruined"


@dataclass(slots=True, frozen=True)
class NothingDone(Event):
    """The action of a removed disc was left out or was not possible."""

    seat: int
    row: int
    rule: ClassVar[str] = "phase.choose.b"
    kind: Literal["nothing-done"] = "nothing-done"


@dataclass(slots=True, frozen=True)
class ProgressTaken(Event):
    """*gold* is the surcharge for an older tile."""

    seat: int
    tile: int
    gold: int
    rule: ClassVar[str] = "progress"
    kind: Literal["progress-taken"] = "progress-taken"


@dataclass(slots=True, frozen=True)
class OverseasOpened(Event):
    """Somebody took Navigation: from now on the overseas regions are open in turn II-A."""

    seat: int
    rule: ClassVar[str] = "regions.overseas"
    kind: Literal["overseas-opened"] = "overseas-opened"


@dataclass(slots=True, frozen=True)
class TerritoryTaken(Event):
    seat: int
    tile: int
    rule: ClassVar[str] = "territory"
    kind: Literal["territory-taken"] = "territory-taken"


@dataclass(slots=True, frozen=True)
class CityTaken(Event):
    seat: int
    city: int
    gold: int
    rule: ClassVar[str] = "city"
    kind: Literal["city-taken"] = "city-taken"


@dataclass(slots=True, frozen=True)
class WonderBuilt(Event):
    seat: int
    city: int
    points: int
    rule: ClassVar[str] = "wonder"
    kind: Literal["wonder-built"] = "wonder-built"


@dataclass(slots=True, frozen=True)
class EmpireTaken(Event):
    """*era* says which side of the tile lay up; *named* are the progress tiles flipped for this action."""

    seat: int
    tile: int
    era: int
    named: tuple[int, ...]
    rule: ClassVar[str] = "phase.empire"
    kind: Literal["empire-taken"] = "empire-taken"


@dataclass(slots=True, frozen=True)
class Withdrew(Event):
    seat: int
    cubes: int
    rule: ClassVar[str] = "empire.withdraw"
    kind: Literal["withdrew"] = "withdrew"


@dataclass(slots=True, frozen=True)
class CubesPlaced(Event):
    seat: int
    region: int
    cubes: int
    rule: ClassVar[str] = "phase.empire"
    kind: Literal["cubes-placed"] = "cubes-placed"


@dataclass(slots=True, frozen=True)
class Fought(Event):
    """A battle: *killed* cubes of the victim and *lost* cubes of the attacker left the region."""

    seat: int
    victim: int
    region: int
    killed: int
    lost: int
    rule: ClassVar[str] = "phase.battle"
    kind: Literal["fought"] = "fought"


@dataclass(slots=True, frozen=True)
class Struck(Event):
    """A free action took cubes of a rival off the map."""

    seat: int
    tile: int
    victim: int
    region: int
    killed: int
    rule: ClassVar[str] = "progress.tiles"
    kind: Literal["struck"] = "struck"


@dataclass(slots=True, frozen=True)
class Settled(Event):
    """A free action put cubes on the map."""

    seat: int
    tile: int
    region: int
    cubes: int
    rule: ClassVar[str] = "progress.tiles"
    kind: Literal["settled"] = "settled"


@dataclass(slots=True, frozen=True)
class Allied(Event):
    """An alliance piece shields a region."""

    seat: int
    tile: int
    region: int
    rule: ClassVar[str] = "progress.tiles"
    kind: Literal["allied"] = "allied"


@dataclass(slots=True, frozen=True)
class AllianceEnded(Event):
    """An alliance piece went back to its owner."""

    seat: int
    region: int
    rule: ClassVar[str] = "progress.tiles"
    kind: Literal["alliance-ended"] = "alliance-ended"


@dataclass(slots=True, frozen=True)
class Traded(Event):
    """*gold* and *points* are what the box gave."""

    seat: int
    box: int
    discs: int
    gold: int
    points: int
    rule: ClassVar[str] = "phase.trade"
    kind: Literal["traded"] = "traded"


@dataclass(slots=True, frozen=True)
class CityDropped(Event):
    seat: int
    city: int
    rule: ClassVar[str] = "city.upkeep"
    kind: Literal["city-dropped"] = "city-dropped"


@dataclass(slots=True, frozen=True)
class FoodSettled(Event):
    """Food points won less those lost (doubled in the last game turn), where the marker stands, and what was too much
    or too little: gold for the surplus, VP for the shortage."""

    seat: int
    change: int
    food: int
    gold: int
    points: int
    rule: ClassVar[str] = "phase.food"
    kind: Literal["food-settled"] = "food-settled"


@dataclass(slots=True, frozen=True)
class Collected(Event):
    """Income: gold, discs and cubes."""

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
    tile: int
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
    """Half of a player's cubes in each region went to his general stock, so many in all."""

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
    """VP for gold and for resource discs at the end of the game."""

    seat: int
    gold: int
    discs: int
    rule: ClassVar[str] = "scoring.end"
    kind: Literal["bonus-scored"] = "bonus-scored"


@dataclass(slots=True, frozen=True)
class Won(Event):
    """The game is over; *seats* have won."""

    seats: tuple[int, ...]
    points: int
    rule: ClassVar[str] = "scoring.end"
    kind: Literal["won"] = "won"


AnyEvent = Union[
    TurnBegan, TilesTurnedUp, TilesSetAside, TilesLeft, DiscPlaced, DiscIdled, DiscRemoved, Paid, Ruined, NothingDone,
    ProgressTaken, OverseasOpened, TerritoryTaken, CityTaken, WonderBuilt, EmpireTaken, Withdrew, CubesPlaced, Fought,
    Struck, Settled, Allied, AllianceEnded, Traded, CityDropped, FoodSettled, Collected, UpkeepPaid, PointsScored,
    EraEnded, ProgressDropped, TilesKept, Halved, PlaceChosen, BonusScored, Won,
]  # fmt: skip
