"""The state of Rise of Empires and its frames: what the game waits for."""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, Literal, Union

from ....components.kinds import Bits, ByKind, Each, Heap, Kinds
from ....engine import Pile, Shared
from ....engine.fast_dataclass import dataclass
from .pieces import CityKind, EmpireKind, ProgressKind, RegionKind

PILES = ("progress", "progress", "progress", "territory")
Tiles = Annotated[list[list[int]], Each(*map(Kinds, ("progress", "territory", "city")))]
"""A list of tiles for each of PROGRESS, TERRITORY and CITY."""

SOURCES = (
    "regions",
    "cities",
    "towns",
    "progress",
    "wonders",
    "trade",
    "hunger",
    "costs",
    "gold",
    "discs",
    "handicap",
)
"""Sources of VP (hunger and costs are losses), in the order of `Player.points`."""

(
    FROM_REGIONS,
    FROM_CITIES,
    FROM_TOWNS,
    FROM_PROGRESS,
    FROM_WONDERS,
    FROM_TRADE,
    BY_HUNGER,
    BY_COSTS,
) = range(8)
FROM_GOLD, FROM_DISCS, FROM_HANDICAP = 8, 9, 10

LAST_TURN = 6


@dataclass(slots=True)
class Player:
    """One player's things; all are public."""

    goods: Annotated[list[int], ByKind("good")]
    """Amounts by GOLD, DISC, CUBE (the pool), FOOD and VP."""
    stock: int
    """Cubes in the general stock."""
    cubes: Annotated[list[int], ByKind("region")]
    """Cubes on the map, by region."""
    territory: Annotated[list[int], ByKind("territory")]
    """Territory tiles by type."""
    points: Annotated[list[int], ByKind("source")]
    """VP won and lost so far, by SOURCES; their sum is the VP in `goods`."""
    progress: list[ProgressKind] = field(default_factory=list)
    """Types of progress tiles, in the order taken."""
    cities: list[CityKind] = field(default_factory=list)
    """City tiles, in the order taken."""
    flipped: list[ProgressKind] = field(default_factory=list)
    """Progress tiles used in this game turn and therefore face down."""
    waits: dict[ProgressKind, int] = field(default_factory=dict)
    """Waiting rule: for a progress tile, the bit set of rivals who have not acted since it was
    taken (R45).
    """
    ally: RegionKind = -1
    """Region of the alliance piece; -1 while its owner has it."""
    shipped: int = 0
    """Goods of choice taken as food in this game turn (Shipping)."""


@dataclass(slots=True, frozen=True)
class TurningUp:
    """New tiles: the next game turn begins. Runs without a decision."""

    kind: Literal["turning-up"] = "turning-up"


@dataclass(slots=True)
class TakingTurns:
    """The action phase: players act in turn until each has done six actions.

    Runs without a decision.
    """

    done: int = 0
    """Actions done by all players together."""
    kind: Literal["taking-turns"] = "taking-turns"


@dataclass(slots=True, frozen=True)
class Choosing:
    """A player selects an action: places a disc in an A turn, removes one in a B turn.

    Free actions come first.
    """

    seat: int
    kind: Literal["choosing"] = "choosing"


@dataclass(slots=True, frozen=True)
class Paying:
    """A player pays for the discs to the left of the one they remove."""

    seat: int
    cost: int
    kind: Literal["paying"] = "paying"


@dataclass(slots=True, frozen=True)
class TakingProgress:
    """A player takes a progress tile."""

    seat: int
    kind: Literal["taking-progress"] = "taking-progress"


@dataclass(slots=True, frozen=True)
class TakingTerritory:
    """A player takes a territory tile."""

    seat: int
    kind: Literal["taking-territory"] = "taking-territory"


@dataclass(slots=True, frozen=True)
class TakingCity:
    """A player takes a city tile or builds a wonder."""

    seat: int
    kind: Literal["taking-city"] = "taking-city"


@dataclass(slots=True, frozen=True)
class TakingEmpire:
    """A player takes an empire tile and names the progress tiles used with it."""

    seat: int
    kind: Literal["taking-empire"] = "taking-empire"


@dataclass(slots=True, frozen=True)
class Trading:
    """A player uses a box of the trade track."""

    seat: int
    kind: Literal["trading"] = "trading"


@dataclass(slots=True)
class Placing:
    """A player places cubes with an empire tile, region by region.

    Before the first region they may withdraw from the map.
    """

    seat: int
    number: int
    """Regions that may get cubes."""
    water: bool
    far: int
    """Unused regions that need not be held or adjacent (Mercenaries)."""
    held: Annotated[int, Bits("region")]
    """Bit set of the regions with the player's cubes before placing; 0 is a fresh start."""
    filled: list[RegionKind] = field(default_factory=list)
    """Regions that got cubes in this action."""
    first: RegionKind = -1
    """First region of a start in the Old World; further ones there must touch it."""
    area: int = -1
    """Overseas area entered by water, NEW or FAR."""
    kind: Literal["placing"] = "placing"


@dataclass(slots=True)
class Fighting:
    """A player may fight after placing."""

    seat: int
    tile: EmpireKind
    rows: list[int]
    """Unused battle rows of the tile, from the top."""
    fought: list[RegionKind] = field(default_factory=list)
    """Regions in which this action has fought a battle."""
    kind: Literal["fighting"] = "fighting"


@dataclass(slots=True, frozen=True)
class Finishing:
    """The action is done; the player may still use free actions."""

    seat: int
    kind: Literal["finishing"] = "finishing"


@dataclass(slots=True)
class Eating:
    """The food phase, player by player: cities may be given up, islands may ship food, then food is
    settled.
    """

    done: int = 0
    """Players whose food is settled."""
    kind: Literal["eating"] = "eating"


@dataclass(slots=True)
class Collecting:
    """The income phase, player by player: goods of choice are chosen, then everything
    is collected.
    """

    done: int = 0
    """Players who have collected and paid their upkeep."""
    collected: bool = False
    """The current player has collected and owes the upkeep of their cities."""
    kind: Literal["collecting"] = "collecting"


@dataclass(slots=True, frozen=True)
class Scoring:
    """The victory points phase. Runs without a decision."""

    kind: Literal["scoring"] = "scoring"


@dataclass(slots=True)
class Keeping:
    """End of Eras I and II, player by player: what is not paid for leaves the game; then all cubes
    on the map halve.
    """

    done: int = 0
    kind: Literal["keeping"] = "keeping"


@dataclass(slots=True)
class Ordering:
    """Players choose their places for the next game turn."""

    todo: list[int] = field(default_factory=list)
    """Seats that have not chosen, the next one first; empty until the phase begins."""
    places: list[int] = field(default_factory=list)
    """By place: the seat that chose it, or -1."""
    kind: Literal["ordering"] = "ordering"


@dataclass(slots=True, frozen=True)
class Closing:
    """End of the game: VP for gold and discs. Runs without a decision."""

    kind: Literal["closing"] = "closing"


Frame = Union[
    TurningUp,
    TakingTurns,
    Choosing,
    Paying,
    TakingProgress,
    TakingTerritory,
    TakingCity,
    TakingEmpire,
    Trading,
    Placing,
    Fighting,
    Finishing,
    Eating,
    Collecting,
    Scoring,
    Keeping,
    Ordering,
    Closing,
]


@dataclass(slots=True)
class State:
    """A position.

    Tile types, cities, regions, boxes and empire tiles are indices into `box(parts)`.
    """

    rng: int
    stack: list[Frame]
    players: list[Player]
    parts: str
    """The player's own components as JSON text; "" is the packaged box."""
    order: list[int]
    """Seats from place 1 on."""
    turn: int
    """Game turn 1 to 6; 0 before the first. Odd turns are A turns, even ones B turns."""
    display: list[list[int]]
    """Action display: for each row, from the rightmost circle on, the seat of each disc; -1 where
    one was removed.
    """
    fresh: Tiles
    """PROGRESS, TERRITORY, CITY: tiles turned up this game turn, by space; -1 where one was taken.
    """
    older: Tiles
    """PROGRESS, TERRITORY, CITY: tiles of earlier game turns that can still be taken, in order."""
    gone: Tiles
    """PROGRESS, TERRITORY, CITY: tiles that have left the game."""
    piles: Annotated[list[Pile], Shared, Each(*map(Heap, PILES))]
    """Face-down tiles: progress tiles of Era I, II and III, then territory tiles.

    Piles are replaced, never changed in place.
    """
    empire: Annotated[list[int], ByKind("empire", -1)]
    """By empire tile: the seat that took it in this game turn; -1 if on the track."""
    trade: Annotated[list[int], ByKind("trade", -1)]
    """By trade box: the seat that used it in this game turn; -1 if free."""
    bank: list[int]
    """Gold and resource discs paid to the bank less those it paid out. The bank never runs out."""
    overseas: bool = False
    """True once a player has taken Navigation."""
    halving: str = "up"
    """How halving at the end of an era rounds: "up" or "down" (R81)."""

    @property
    def era(self) -> int:
        """Return the era, 1 to 3."""
        return (self.turn + 1) // 2

    @property
    def mirror(self) -> bool:
        """Return whether this is a B turn, in which discs come off the display."""
        return self.turn % 2 == 0
