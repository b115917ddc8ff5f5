"""Actions of Rise of Empires: what a player may decide."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from ....components.kinds import ByKind
from ....engine import Action, Place
from ....engine.fast_dataclass import dataclass
from .pieces import CityKind, EmpireKind, ProgressKind, RegionKind, TerritoryKind, TradeKind

CIRCLES = 10
"""Number of circles in the longest row.

The disc in circle c (0 is the rightmost) of row r is at ("disc", r * CIRCLES + c).
"""


@dataclass(slots=True, frozen=True)
class PlaceDisc(Action):
    """In an A turn, put a disc into the rightmost empty circle of a row and do the row's action."""

    row: int
    rule: ClassVar[str] = "phase.choose.a"
    kind: Literal["place-disc"] = "place-disc"

    @property
    def places(self) -> tuple[Place, ...]:
        return (("row", self.row),)


@dataclass(slots=True, frozen=True)
class PlaceIdleDisc(Action):
    """In an A turn in which no action is possible, put a disc into a row and do nothing."""

    row: int
    rule: ClassVar[str] = "phase.choose.idle"
    kind: Literal["place-idle-disc"] = "place-idle-disc"

    @property
    def places(self) -> tuple[Place, ...]:
        return (("row", self.row),)


@dataclass(slots=True, frozen=True)
class RemoveDisc(Action):
    """In a B turn, take one of your discs off a row; payment and action follow."""

    row: int
    circle: int
    rule: ClassVar[str] = "phase.choose.b"
    kind: Literal["remove-disc"] = "remove-disc"

    @property
    def places(self) -> tuple[Place, ...]:
        return (("disc", self.row * CIRCLES + self.circle),)


@dataclass(slots=True, frozen=True)
class Pay(Action):
    """Pay for the discs to the left: amounts of gold, discs, pool cubes, food and VP."""

    goods: Annotated[tuple[int, ...], ByKind("good")]
    rule: ClassVar[str] = "phase.choose.b"
    kind: Literal["pay"] = "pay"


@dataclass(slots=True, frozen=True)
class DoNothing(Action):
    """In a B turn, skip the action of the removed disc."""

    rule: ClassVar[str] = "phase.choose.b"
    kind: Literal["do-nothing"] = "do-nothing"


@dataclass(slots=True, frozen=True)
class EndTurn(Action):
    """Use no more free actions and end the turn."""

    rule: ClassVar[str] = "progress.free"
    kind: Literal["end-turn"] = "end-turn"


@dataclass(slots=True, frozen=True)
class TakeProgress(Action):
    tile: ProgressKind
    rule: ClassVar[str] = "progress"
    takes: ClassVar[str] = "tile"
    kind: Literal["take-progress"] = "take-progress"

    @property
    def places(self) -> tuple[Place, ...]:
        return (("progress", self.tile),)


@dataclass(slots=True, frozen=True)
class TakeTerritory(Action):
    tile: TerritoryKind
    rule: ClassVar[str] = "territory"
    takes: ClassVar[str] = "tile"
    kind: Literal["take-territory"] = "take-territory"

    @property
    def places(self) -> tuple[Place, ...]:
        return (("territory", self.tile),)


@dataclass(slots=True, frozen=True)
class TakeCity(Action):
    city: CityKind
    rule: ClassVar[str] = "city"
    takes: ClassVar[str] = "city"
    kind: Literal["take-city"] = "take-city"

    @property
    def places(self) -> tuple[Place, ...]:
        return (("city", self.city),)


@dataclass(slots=True, frozen=True)
class BuildWonder(Action):
    city: CityKind
    rule: ClassVar[str] = "wonder"
    takes: ClassVar[str] = "city"
    kind: Literal["build-wonder"] = "build-wonder"

    @property
    def places(self) -> tuple[Place, ...]:
        return (("city", self.city),)


@dataclass(slots=True, frozen=True)
class TakeEmpire(Action):
    """Take an empire tile and name the progress tiles (Mercenaries, Railways, Flight)
    used with it.
    """

    tile: EmpireKind
    named: tuple[ProgressKind, ...] = ()
    rule: ClassVar[str] = "phase.empire"
    takes: ClassVar[str] = "tile"
    kind: Literal["take-empire"] = "take-empire"

    @property
    def places(self) -> tuple[Place, ...]:
        return (("empire", self.tile),)


@dataclass(slots=True, frozen=True)
class Withdraw(Action):
    """Take all your cubes off the map into the pool, to start again elsewhere."""

    rule: ClassVar[str] = "empire.withdraw"
    kind: Literal["withdraw"] = "withdraw"


@dataclass(slots=True, frozen=True)
class PlaceCubes(Action):
    """Place pool cubes in a region, each region once per action."""

    region: RegionKind
    cubes: int
    rule: ClassVar[str] = "phase.empire"
    kind: Literal["place-cubes"] = "place-cubes"

    @property
    def places(self) -> tuple[Place, ...]:
        return (("region", self.region),)


@dataclass(slots=True, frozen=True)
class StopPlacing(Action):
    """Place no more cubes."""

    rule: ClassVar[str] = "phase.empire"
    kind: Literal["stop-placing"] = "stop-placing"


@dataclass(slots=True, frozen=True)
class Fight(Action):
    """Fight a rival in a region with a battle row of the empire tile (0 is the top row)."""

    region: RegionKind
    victim: int
    row: int = 0
    rule: ClassVar[str] = "phase.battle"
    kind: Literal["fight"] = "fight"

    @property
    def places(self) -> tuple[Place, ...]:
        return (("region", self.region), ("player", self.victim))


@dataclass(slots=True, frozen=True)
class StopFighting(Action):
    """Fight no more."""

    rule: ClassVar[str] = "phase.battle"
    kind: Literal["stop-fighting"] = "stop-fighting"


@dataclass(slots=True, frozen=True)
class Trade(Action):
    box: TradeKind
    rule: ClassVar[str] = "phase.trade"
    takes: ClassVar[str] = "box"
    kind: Literal["trade"] = "trade"

    @property
    def places(self) -> tuple[Place, ...]:
        return (("box", self.box),)


@dataclass(slots=True, frozen=True)
class Strike(Action):
    """Free action (Iron Weapons, Gunpowder, Machine Guns): remove cubes of a rival from
    a region.
    """

    tile: ProgressKind
    region: RegionKind
    victim: int
    rule: ClassVar[str] = "progress.tiles"
    kind: Literal["strike"] = "strike"

    @property
    def places(self) -> tuple[Place, ...]:
        return (("held", self.tile), ("region", self.region), ("player", self.victim))


@dataclass(slots=True, frozen=True)
class Settle(Action):
    """Free action (Colonists): put pool cubes into a region you hold."""

    tile: ProgressKind
    region: RegionKind
    rule: ClassVar[str] = "progress.tiles"
    kind: Literal["settle"] = "settle"

    @property
    def places(self) -> tuple[Place, ...]:
        return (("held", self.tile), ("region", self.region))


@dataclass(slots=True, frozen=True)
class Ally(Action):
    """Free action (Alliance): shield your cubes in a region with the alliance piece."""

    tile: ProgressKind
    region: RegionKind
    rule: ClassVar[str] = "progress.tiles"
    kind: Literal["ally"] = "ally"

    @property
    def places(self) -> tuple[Place, ...]:
        return (("held", self.tile), ("region", self.region))


@dataclass(slots=True, frozen=True)
class DropCity(Action):
    """Give up a city: in the food or income phase to save its upkeep, at the end of an era to save
    a cube.
    """

    city: CityKind
    rule: ClassVar[str] = "city"
    kind: Literal["drop-city"] = "drop-city"

    @property
    def places(self) -> tuple[Place, ...]:
        return (("city", self.city),)


@dataclass(slots=True, frozen=True)
class SettleFood(Action):
    """Move the food marker; take *shipped* goods of choice (Shipping) as food."""

    shipped: int = 0
    rule: ClassVar[str] = "phase.food"
    kind: Literal["settle-food"] = "settle-food"


@dataclass(slots=True, frozen=True)
class ChooseGoods(Action):
    """Choose the goods of choice (Shipping): amounts of gold, discs and cubes."""

    goods: Annotated[tuple[int, ...], ByKind("chosen")]
    rule: ClassVar[str] = "phase.income"
    kind: Literal["choose-goods"] = "choose-goods"


@dataclass(slots=True, frozen=True)
class PayUpkeep(Action):
    """Pay the disc upkeep of every remaining city."""

    rule: ClassVar[str] = "phase.income"
    kind: Literal["pay-upkeep"] = "pay-upkeep"


@dataclass(slots=True, frozen=True)
class DropProgress(Action):
    """At the end of an era, give up a progress tile."""

    tile: ProgressKind
    rule: ClassVar[str] = "era.end"
    kind: Literal["drop-progress"] = "drop-progress"

    @property
    def places(self) -> tuple[Place, ...]:
        return (("held", self.tile),)


@dataclass(slots=True, frozen=True)
class KeepTiles(Action):
    """At the end of an era, pay for all remaining progress and city tiles."""

    rule: ClassVar[str] = "era.end"
    kind: Literal["keep-tiles"] = "keep-tiles"


@dataclass(slots=True, frozen=True)
class ChoosePlace(Action):
    """Take a place on the turn order track, counted from 1."""

    place: int
    rule: ClassVar[str] = "phase.order"
    kind: Literal["choose-place"] = "choose-place"

    @property
    def places(self) -> tuple[Place, ...]:
        return (("place", self.place),)
