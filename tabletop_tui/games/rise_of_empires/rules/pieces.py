"""The components of Rise of Empires as frozen data: tiles, boxes, regions, and constants for goods
and kinds.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Protocol

from ....components.kinds import Kind

Goods = tuple[int, int, int, int, int]
"""One amount for each kind of good, in the order GOLD, DISC, CUBE, FOOD, VP."""

GOLD, DISC, CUBE, FOOD, VP = range(5)
GOODS = ("gold", "disc", "cube", "food", "vp")
NOTHING: Goods = (0, 0, 0, 0, 0)

ProgressKind = Annotated[int, Kind("progress")]
TerritoryKind = Annotated[int, Kind("territory")]
CityKind = Annotated[int, Kind("city")]
EmpireKind = Annotated[int, Kind("empire")]
TradeKind = Annotated[int, Kind("trade")]
RegionKind = Annotated[int, Kind("region")]
"""A row of the box: a number in the rules, a key in a save."""

PROGRESS, TERRITORY, CITY, EMPIRE, TRADE = range(5)
"""The five rows of the action display, in the order of `Box.rows`."""

OLD, SEA, NEW, FAR = range(4)
"""The areas of the map: Old World land, the Mediterranean, New World, Far East."""
AREAS = ("old", "sea", "new", "far")

INCOME, FREE, WITH_EMPIRE, PASSIVE = range(4)
"""How a progress tile works: each turn, as a free action, with an empire action, always."""
KINDS = ("income", "free", "empire", "passive")

PLAINS, ISLAND, FOREST, MOUNTAIN, TOWN, CITIES, ONCE = range(7)
"""What an income tile counts: tiles of a terrain (the first five), cities, or nothing (it pays once
a turn).
"""
COUNTED = ("plains", "island", "forest", "mountain", "town", "city", "once")


class KeyedRow(Protocol):
    """A row of the box that has a key."""

    @property
    def key(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Source:
    """How certain a row is: KNOWN (from a source), PART (`known` says which part), RECONSTRUCTED
    (made to fit).
    """

    status: str
    known: str


@dataclass(frozen=True, slots=True)
class Numbers:
    """Numbers of the rules that no tile shows."""

    start: Goods
    """What each player starts with; CUBE is the pool, FOOD and VP are the markers."""
    cubes: int
    """Cubes of each colour, on and off the map."""
    actions: int
    """Action discs per player, so actions of each player in a game turn."""
    food_top: int
    """Last space of the food track."""
    food_a_gold: int
    """Food above the top of the track that makes 1 gold."""
    progress_a_turn: int
    """Progress tiles turned up in each game turn."""
    territory_a_turn: int
    """Territory tiles turned up in each game turn, until they run out."""
    keep_progress: int
    """Gold to keep one progress tile past the end of an era."""
    keep_city: int
    """Pool cubes to keep one city past the end of an era."""
    bonus: int
    """Gold, or resource discs, that make 1 VP at the end of the game."""


@dataclass(frozen=True, slots=True)
class ActionRow:
    """A row of the action display."""

    index: int
    key: str
    name: str


@dataclass(frozen=True, slots=True)
class Era:
    """An era, and the colour of the regions it opens."""

    index: int
    """1, 2 or 3."""
    name: str
    colour: str


@dataclass(frozen=True, slots=True)
class Region:
    """A region of the world map."""

    index: int
    key: str
    name: str
    era: int
    """The first era in which cubes may be placed here."""
    area: int
    """OLD, SEA, NEW or FAR."""
    first: int
    """Left number of the standard: VP of the controller."""
    second: int
    """Right number of the standard: VP of the second most."""
    benefit: Goods
    """Goods for control each turn; all 0 where the map shows no symbol."""
    neighbours: tuple[int, ...]
    """Indices of the regions it touches (border or arrow)."""
    border: int
    """The neighbours as a bit set: bit r is 1 if region r touches this one."""
    at: tuple[int, int]
    """Position of its label on a map 100 wide and 50 high, from the top left."""
    source: Source


@dataclass(frozen=True, slots=True)
class ProgressTile:
    """One type of progress tile, with `copies` in the box. A player holds at most one of a type
    (R50).

    INCOME tiles pay `yields` and `choice` each turn, once for everything that `per` counts. FREE
    tiles have exactly one of `remove`, `place`, `protect`. WITH_EMPIRE tiles have `far`, `extra`,
    `water`; PASSIVE tiles the last three.
    """

    index: int
    key: str
    name: str
    era: int
    copies: int
    red: bool
    """The bottom is red: with 2 or 3 players an untaken tile stays."""
    kind: int
    """INCOME, FREE, WITH_EMPIRE or PASSIVE."""
    text: str
    """The tile's effect in words, for players."""
    yields: Goods
    """Goods each turn, for each thing counted. The food comes in the food phase, the VP in the VP
    phase.
    """
    per: int
    """What is counted: a terrain (PLAINS to TOWN), CITIES, or ONCE."""
    choice: int
    """Goods of the owner's choice each turn, for each thing counted: gold, disc, cube or food."""
    remove: int
    """Free: remove at most this many cubes of one rival from one region."""
    reach: bool
    """With `remove`: regions that touch one of the player's own count too."""
    place: int
    """Free: put at most this many pool cubes into one held region, not the sea."""
    protect: bool
    """Free: shield the player's cubes in one region until the next New Tiles phase."""
    far: int
    """Empire: this many regions of the action need not be held or adjacent."""
    extra: int
    """Empire: added to the number of the empire tile."""
    water: bool
    """Empire: a land tile counts as a water tile."""
    opens_overseas: bool
    """Passive: once a player has taken it, overseas is open to all in turn II-A."""
    both_overseas: bool
    """Passive: the owner may enter New World and Far East with one water tile."""
    no_disc_cost: bool
    """Passive: the owner never pays for discs to the left in a B turn."""
    source: Source


@dataclass(frozen=True, slots=True)
class TerritoryTile:
    """One type of territory tile, with `copies` in the box."""

    index: int
    key: str
    name: str
    terrain: int
    """PLAINS, ISLAND, FOREST, MOUNTAIN or TOWN."""
    copies: int
    yields: Goods
    """Goods each turn; food may be negative."""
    source: Source


@dataclass(frozen=True, slots=True)
class CityTile:
    """A city or a wonder. Each exists once."""

    index: int
    key: str
    name: str
    turn: int
    """Game turn in which it is turned up: 1 for deck I-A, 2 for I-B, ... 6 for III-B."""
    wonder: bool
    price: Goods
    """Gold for a city; gold, discs and pool cubes for a wonder."""
    points: int
    """VP that a wonder scores at once; 0 for a city."""
    yields: Goods
    """Goods of a city each turn, none negative; all 0 for a wonder."""
    upkeep: Goods
    """FOOD in the food phase or DISC in the income phase, each turn, none negative."""
    source: Source


@dataclass(frozen=True, slots=True)
class EmpireSide:
    """One side of an empire tile."""

    regions: int
    """The number on the tile: regions that may get cubes, 1 to 4."""
    water: bool
    """The number is on light blue water."""
    battles: tuple[tuple[int, int], ...]
    """Rows from the top: (attacker loses, defender loses). The second row counts in Era III only.
    """


@dataclass(frozen=True, slots=True)
class EmpireTile:
    """An empire tile with two sides. Each exists once."""

    index: int
    key: str
    name: str
    early: EmpireSide
    late: EmpireSide
    source: Source

    def side(self, era: int) -> EmpireSide:
        """Return the side that is up: the early one in Era I, the late one in Eras II and III."""
        return self.early if era == 1 else self.late


@dataclass(frozen=True, slots=True)
class TradeBox:
    """A box of the trade track, usable once per game turn in its eras."""

    index: int
    key: str
    discs: int
    gives: int
    """GOLD or VP."""
    amount: int
    eras: tuple[int, ...]
    source: Source


@dataclass(frozen=True, slots=True)
class Border:
    """Two adjacent regions, the lower index first."""

    a: int
    b: int
    source: Source


@dataclass(frozen=True, slots=True)
class Box:
    """All components.

    The index of a row in its tuple is the number that states and actions use for it.
    """

    numbers: Numbers
    rows: tuple[ActionRow, ...]
    circles: tuple[tuple[int, ...], ...]
    """`circles[players][row]`: discs a row takes; the empire row never more than there are empire
    tiles.
    """
    eras: tuple[Era, ...]
    regions: tuple[Region, ...]
    borders: tuple[Border, ...]
    progress: tuple[ProgressTile, ...]
    territory: tuple[TerritoryTile, ...]
    cities: tuple[CityTile, ...]
    """The 30 cities, then the 6 wonders."""
    empire: tuple[EmpireTile, ...]
    trade: tuple[TradeBox, ...]
    open_in: tuple[int, ...]
    """`open_in[era]`: bit set of the regions whose colour is open in the era (index 0 is empty)."""
    area: tuple[int, ...]
    """`area[OLD]`, ...: bit set of the regions of an area."""
