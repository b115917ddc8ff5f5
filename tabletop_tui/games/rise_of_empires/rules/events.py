"""Events of the setup and the action phase of Rise of Empires; those of upkeep are in
`phases.phase_events`.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from ....engine import Event
from ....engine.fast_dataclass import dataclass
from .pieces import CityKind, EmpireKind, ProgressKind, RegionKind, TerritoryKind, TradeKind


@dataclass(slots=True, frozen=True)
class TurnBegan(Event):
    """A game turn, 1 to 6, begins."""

    turn: int
    heads: ClassVar[str] = "turns"
    rule: ClassVar[str] = "turn"
    kind: Literal["turn-began"] = "turn-began"


@dataclass(slots=True, frozen=True)
class PhaseBegan(Event):
    """A phase after the action phase begins; *phase* is the kind of its frame."""

    phase: str
    turn: int
    heads: ClassVar[str] = "all"
    rule: ClassVar[str] = "turn"
    kind: Literal["phase-began"] = "phase-began"


@dataclass(slots=True, frozen=True)
class TilesTurnedUp(Event):
    """New tiles are turned up; *tiles* are keys, *row* is PROGRESS, TERRITORY or CITY."""

    row: int
    tiles: tuple[str, ...]
    rule: ClassVar[str] = "tiles"
    kind: Literal["tiles-turned-up"] = "tiles-turned-up"


@dataclass(slots=True, frozen=True)
class TilesSetAside(Event):
    """Tiles that no player took are set aside; they can still be taken."""

    row: int
    tiles: tuple[str, ...]
    rule: ClassVar[str] = "tiles.left"
    kind: Literal["tiles-set-aside"] = "tiles-set-aside"


@dataclass(slots=True, frozen=True)
class TilesLeft(Event):
    """Tiles that no player took leave the game."""

    row: int
    tiles: tuple[str, ...]
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
    """A disc was placed without an action because none was possible."""

    seat: int
    row: int
    circle: int
    rule: ClassVar[str] = "phase.choose.idle"
    kind: Literal["disc-idled"] = "disc-idled"


@dataclass(slots=True, frozen=True)
class DiscRemoved(Event):
    """A disc was removed; *cost* is the number of discs to its left, 0 for the owner of
    Printing.
    """

    seat: int
    row: int
    circle: int
    cost: int
    rule: ClassVar[str] = "phase.choose.b"
    kind: Literal["disc-removed"] = "disc-removed"


@dataclass(slots=True, frozen=True)
class Paid(Event):
    """A player paid for the discs to the left."""

    seat: int
    goods: tuple[int, ...]
    rule: ClassVar[str] = "phase.choose.b"
    kind: Literal["paid"] = "paid"


@dataclass(slots=True, frozen=True)
class Ruined(Event):
    """A player who could pay for no disc paid everything and lost the action."""

    seat: int
    goods: tuple[int, ...]
    rule: ClassVar[str] = "phase.choose.b"
    kind: Literal["ruined"] = "ruined"


@dataclass(slots=True, frozen=True)
class NothingDone(Event):
    """The action of a removed disc was skipped or impossible."""

    seat: int
    row: int
    rule: ClassVar[str] = "phase.choose.b"
    kind: Literal["nothing-done"] = "nothing-done"


@dataclass(slots=True, frozen=True)
class ProgressTaken(Event):
    """A player took a progress tile; *gold* is the surcharge for an older tile."""

    seat: int
    tile: ProgressKind
    gold: int
    rule: ClassVar[str] = "progress"
    kind: Literal["progress-taken"] = "progress-taken"


@dataclass(slots=True, frozen=True)
class OverseasOpened(Event):
    """A player took Navigation: the overseas regions are open from now on, in turn II-A."""

    seat: int
    rule: ClassVar[str] = "regions.overseas"
    kind: Literal["overseas-opened"] = "overseas-opened"


@dataclass(slots=True, frozen=True)
class TerritoryTaken(Event):
    seat: int
    tile: TerritoryKind
    rule: ClassVar[str] = "territory"
    kind: Literal["territory-taken"] = "territory-taken"


@dataclass(slots=True, frozen=True)
class CityTaken(Event):
    seat: int
    city: CityKind
    gold: int
    rule: ClassVar[str] = "city"
    kind: Literal["city-taken"] = "city-taken"


@dataclass(slots=True, frozen=True)
class WonderBuilt(Event):
    seat: int
    city: CityKind
    points: int
    rule: ClassVar[str] = "wonder"
    kind: Literal["wonder-built"] = "wonder-built"


@dataclass(slots=True, frozen=True)
class EmpireTaken(Event):
    """A player took an empire tile.

    *era* says which side was up, *named* are the progress tiles flipped for this action.
    """

    seat: int
    tile: EmpireKind
    era: int
    named: tuple[ProgressKind, ...]
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
    region: RegionKind
    cubes: int
    rule: ClassVar[str] = "phase.empire"
    kind: Literal["cubes-placed"] = "cubes-placed"


@dataclass(slots=True, frozen=True)
class LeadTaken(Event):
    """*seat* became leader of a region by placing cubes, in place of *victim* or, if *shared*,
    beside it.
    """

    seat: int
    victim: int
    region: RegionKind
    shared: int
    rule: ClassVar[str] = "control"
    kind: Literal["lead-taken"] = "lead-taken"


@dataclass(slots=True, frozen=True)
class Fought(Event):
    """A battle removed *killed* cubes of the victim and *lost* cubes of the attacker
    from a region.
    """

    seat: int
    victim: int
    region: RegionKind
    killed: int
    lost: int
    rule: ClassVar[str] = "phase.battle"
    kind: Literal["fought"] = "fought"


@dataclass(slots=True, frozen=True)
class Struck(Event):
    """A free action removed cubes of a rival from the map."""

    seat: int
    tile: ProgressKind
    victim: int
    region: RegionKind
    killed: int
    rule: ClassVar[str] = "progress.tiles"
    kind: Literal["struck"] = "struck"


@dataclass(slots=True, frozen=True)
class Settled(Event):
    """A free action placed cubes on the map."""

    seat: int
    tile: ProgressKind
    region: RegionKind
    cubes: int
    rule: ClassVar[str] = "progress.tiles"
    kind: Literal["settled"] = "settled"


@dataclass(slots=True, frozen=True)
class Allied(Event):
    """An alliance piece shields a region."""

    seat: int
    tile: ProgressKind
    region: RegionKind
    rule: ClassVar[str] = "progress.tiles"
    kind: Literal["allied"] = "allied"


@dataclass(slots=True, frozen=True)
class AllianceEnded(Event):
    """An alliance piece returned to its owner."""

    seat: int
    region: RegionKind
    rule: ClassVar[str] = "progress.tiles"
    kind: Literal["alliance-ended"] = "alliance-ended"


@dataclass(slots=True, frozen=True)
class Traded(Event):
    """A player filled a trade box and received *gold* and *points*."""

    seat: int
    box: TradeKind
    discs: int
    gold: int
    points: int
    rule: ClassVar[str] = "phase.trade"
    kind: Literal["traded"] = "traded"
