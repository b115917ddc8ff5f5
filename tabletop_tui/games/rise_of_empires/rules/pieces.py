"""The pieces of Rise of Empires as plain frozen data: tiles, boxes, regions, and the words for
goods and kinds.
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
"""Rows of the box: numbers in the rules, keys in a save."""

PROGRESS, TERRITORY, CITY, EMPIRE, TRADE = range(5)
"""The five rows of the action display, in the order of `Box.rows`."""

OLD, SEA, NEW, FAR = range(4)
"""The areas of the map: Old World land, the Mediterranean, New World, Far East."""
AREAS = ("old", "sea", "new", "far")

INCOME, FREE, WITH_EMPIRE, PASSIVE = range(4)
"""How a progress tile works: each turn, as a free action, with an empire action, always."""
KINDS = ("income", "free", "empire", "passive")

PLAINS, ISLAND, FOREST, MOUNTAIN, TOWN, CITIES, ONCE = range(7)
"""What an income tile counts: tiles of a terrain (the first five), cities, or nothing, so that it
pays once a turn.
"""
COUNTED = ("plains", "island", "forest", "mountain", "town", "city", "once")


class KeyedRow(Protocol):
    """Anything of the box that has a key of its own."""

    @property
    def key(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Source:
    """How sure a row is: KNOWN (from a source), PART (`known` says which part), RECONSTRUCTED (made
    to fit).
    """

    status: str
    known: str


@dataclass(frozen=True, slots=True)
class Numbers:
    """The numbers of the rule text that no tile shows."""

    start: Goods
    """What each player begins with; CUBE is the pool, FOOD and VP are the markers."""
    cubes: int
    """Cubes of each colour, wherever they lie."""
    actions: int
    """Action discs for the display, so actions of each player in a game turn."""
    food_top: int
    """Last space of the food track."""
    food_a_gold: int
    """Food points above the top that make 1 gold."""
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
    """An era, and the colour of the regions that it opens."""

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
    """What control gives each turn; all 0 where the map shows no symbol."""
    neighbours: tuple[int, ...]
    """Indices of the regions that it touches (border or arrow)."""
    border: int
    """The same as a bit set: bit r is 1 when region r touches this one."""
    at: tuple[int, int]
    """Where its label stands on a map 100 wide and 50 high, from the top left."""
    source: Source


@dataclass(frozen=True, slots=True)
class ProgressTile:
    """One sort of progress tile; `copies` of it are in the box. A player holds at most one of a
    sort (R50).

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
    """The bottom is red: with 2 or 3 players the tile stays when nobody takes it."""
    kind: int
    """INCOME, FREE, WITH_EMPIRE or PASSIVE."""
    text: str
    """The tile in words, for the players."""
    yields: Goods
    """Goods each turn, for each thing counted. The food comes in the food phase, the VP in the VP
    phase.
    """
    per: int
    """What is counted: a terrain (PLAINS to TOWN), CITIES, or ONCE."""
    choice: int
    """Goods of the owner's choice each turn, for each thing counted: gold, disc, cube or food."""
    remove: int
    """Free: at most so many cubes of one rival leave one region."""
    reach: bool
    """With `remove`: regions that touch an own one count too, not only own ones."""
    place: int
    """Free: at most so many pool cubes go to one region that is held, not to the sea."""
    protect: bool
    """Free: the alliance piece shields the own cubes of one region until the next New Tiles phase.
    """
    far: int
    """Empire: so many regions of the action need neither hold nor touch own cubes."""
    extra: int
    """Empire: added to the number of the empire tile."""
    water: bool
    """Empire: a land tile counts as a water tile."""
    opens_overseas: bool
    """Passive: once anybody has taken it, overseas is open to all in turn II-A."""
    both_overseas: bool
    """Passive: the owner may enter New World and Far East with one water tile."""
    no_disc_cost: bool
    """Passive: the owner never pays for discs to the left in a B turn."""
    source: Source


@dataclass(frozen=True, slots=True)
class TerritoryTile:
    """One sort of territory tile; `copies` of it are in the box."""

    index: int
    key: str
    name: str
    terrain: int
    """PLAINS, ISLAND, FOREST, MOUNTAIN or TOWN."""
    copies: int
    yields: Goods
    """Goods each turn; food may be below 0."""
    source: Source


@dataclass(frozen=True, slots=True)
class CityTile:
    """A city or a wonder; each exists once."""

    index: int
    key: str
    name: str
    turn: int
    """The game turn that turns it up: 1 for deck I-A, 2 for I-B, ... 6 for III-B."""
    wonder: bool
    price: Goods
    """Gold for a city; gold, discs and pool cubes for a wonder."""
    points: int
    """VP that a wonder gives at once; 0 for a city."""
    yields: Goods
    """Goods of a city each turn, none below 0; all 0 for a wonder."""
    upkeep: Goods
    """FOOD in the food phase or DISC in the income phase, each turn, none below 0."""
    source: Source


@dataclass(frozen=True, slots=True)
class EmpireSide:
    """One side of an empire tile."""

    regions: int
    """The number: regions that may get cubes, 1 to 4."""
    water: bool
    """The number stands on light blue water."""
    battles: tuple[tuple[int, int], ...]
    """Rows from the top: (attacker loses, defender loses). The second row counts in Era III only.
    """


@dataclass(frozen=True, slots=True)
class EmpireTile:
    """An empire tile with its two sides; each exists once."""

    index: int
    key: str
    name: str
    early: EmpireSide
    late: EmpireSide
    source: Source

    def side(self, era: int) -> EmpireSide:
        """The side that lies up: the early one in Era I, the late one in Eras II and III."""
        return self.early if era == 1 else self.late


@dataclass(frozen=True, slots=True)
class TradeBox:
    """A box of the trade track: usable once in each game turn of its eras."""

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
    """Two regions that touch, the lower index first."""

    a: int
    b: int
    source: Source


@dataclass(frozen=True, slots=True)
class Box:
    """Everything in the box; the place of a row in its tuple is the number that states and actions
    use for it.
    """

    numbers: Numbers
    rows: tuple[ActionRow, ...]
    circles: tuple[tuple[int, ...], ...]
    """`circles[players][row]`: discs that a row takes; the empire row never more than there are
    empire tiles.
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
    """`open_in[era]`: bit set of the regions whose colour the era allows (index 0 is empty)."""
    area: tuple[int, ...]
    """`area[OLD]` and so on: bit set of the regions of an area."""
