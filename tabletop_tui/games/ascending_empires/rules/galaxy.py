"""The galaxy: the board with its holes and orbits, the seats' homeworlds, and the discs of each
quadrant.

All lengths and positions are whole micrometres from the north-west corner, y downwards.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from ....components.packaged import Json
from ....engine.fast_dataclass import dataclass
from ..components.file import PACKAGED
from ..flight.compass import COMPASS, DIRECTIONS
from .state import FLEET, STARSHIPS, Point, is_battleship

Counts = tuple[int, int, int, int, int]  # orange, grey, brown, purple, asteroids
ABOUT = 15  # orbits are indexed by squares of 1 << 15 micrometres
DISCS = ("orange", "grey", "brown", "purple", "asteroid")


@dataclass(slots=True, frozen=True)
class Hole:
    """A place for a planet.

    *key* is e.g. ``alpha-A``, *quadrant* an index into ``Galaxy.quadrants``.
    """

    index: int
    key: str
    quadrant: int
    slot: str
    homeworld: bool
    x: int
    y: int
    status: str


@dataclass(slots=True, frozen=True)
class Layout:
    """Set-up for a number of players.

    *homes* is the hole of each seat's homeworld, *open_asteroids* are the holes of the unused
    corners, and *groups* says for each quadrant how many discs of each of DISCS are mixed face down
    into its six other holes.
    """

    homes: tuple[int, ...]
    open_asteroids: tuple[int, ...]
    groups: tuple[Counts, ...]
    pile: int


@dataclass(slots=True, frozen=True)
class AimError:
    """The errors of a hand: sums of *draws* uniform draws, each within ±angle (1/1,024 turns) and
    ±power (percent).
    """

    key: str
    draws: int
    angle: int
    power: int


@dataclass(slots=True, frozen=True)
class Physics:
    """How discs slide and bounce: um/s^2, percent of the closing speed, sixteenths of a starship,
    um, um/s.
    """

    deceleration: int
    restitution_planet: int
    restitution_ship: int
    mass: tuple[int, int]  # starship, battleship
    power_max: int
    run_out_per_power: int
    no_bounce_below: int
    contact_cap: int
    seam_turn: int  # 1/1,000 degree
    seam_loss: int  # percent


@dataclass(slots=True, frozen=True, eq=False)
class Galaxy:
    """The board of one game. Pairs are the value for a starship, then for a battleship."""

    side: int
    seams: tuple[int, int]
    quadrants: tuple[str, ...]
    holes: tuple[Hole, ...]
    planet_radius: int
    ring: int
    ship_radius: tuple[int, int]
    orbit: tuple[int, int]  # greatest distance of the centres
    range_short: int
    range_long: int
    least_gap: int  # between a launched ship and any other
    launch: tuple[
        tuple[Point, ...], ...
    ]  # by hole: inner circle, then outer circle, each clockwise from the east
    start: tuple[tuple[Point, ...], ...]  # by hole: where the ships of its player start
    layouts: Mapping[int, Layout]  # by number of players
    hands: Mapping[str, AimError]
    physics: Physics
    discs: tuple[
        tuple[float, float, float, int], ...
    ]  # by hole: centre (from mid-board), radius, -1 - hole

    def radius(self, ship: int) -> int:
        """Return the radius of a ship's disc."""
        return self.ship_radius[is_battleship(ship)]

    def in_orbit(self, hole: int, ship: int, place: Point) -> bool:
        """Return whether a ship resting at *place* touches the ring of a hole; just touching counts
        (R32).
        """
        here, reach = self.holes[hole], self.orbit[is_battleship(ship)]
        dx, dy = place[0] - here.x, place[1] - here.y
        return dx * dx + dy * dy <= reach * reach

    def orbits(self, ship: int, place: Point) -> tuple[int, ...]:
        """Return the holes whose ring a ship resting at *place* touches: at most one on the
        packaged board.
        """
        x, y = place
        reach = self.orbit[is_battleship(ship)]
        most = reach * reach
        return tuple(
            hole.index
            for hole in _about(self, x >> ABOUT, y >> ABOUT)
            if (x - hole.x) * (x - hole.x) + (y - hole.y) * (y - hole.y) <= most
        )

    def in_range(self, ship: int, place: Point, other: int, there: Point, reach: int) -> bool:
        """Return whether the gap between the discs of two ships is at most *reach* (R37)."""
        dx, dy = place[0] - there[0], place[1] - there[1]
        most = reach + self.radius(ship) + self.radius(other)
        return dx * dx + dy * dy <= most * most

    def free(self, ship: int, place: Point, ships: Mapping[int, Point], gap: int) -> bool:
        """Return whether *ship* at *place* keeps at least *gap* to all other *ships*."""
        (x, y), radius = place, self.ship_radius
        own = radius[is_battleship(ship)] + gap
        for other, (ox, oy) in ships.items():
            least = own + radius[other % FLEET == STARSHIPS]
            if other != ship and (x - ox) * (x - ox) + (y - oy) * (y - oy) < least * least:
                return False
        return True

    def launch_places(self, hole: int, ship: int, ships: Mapping[int, Point]) -> tuple[int, ...]:
        """Return the free launch places of a hole (R17), as indices into ``launch[hole]``."""
        places = enumerate(self.launch[hole])
        return tuple(i for i, place in places if self.free(ship, place, ships, self.least_gap))


@lru_cache(maxsize=1 << 12)
def _about(board: Galaxy, column: int, row: int) -> tuple[Hole, ...]:
    """Return the holes whose orbit overlaps a square of the board, of 1 << ABOUT micrometres."""
    left, top, reach = column << ABOUT, row << ABOUT, max(board.orbit)
    right, bottom = left + (1 << ABOUT), top + (1 << ABOUT)
    return tuple(
        hole
        for hole in board.holes
        if left - reach <= hole.x <= right + reach and top - reach <= hole.y <= bottom + reach
    )


@lru_cache(maxsize=8)
def galaxy(text: str = "") -> Galaxy:
    """Return the board of a game: the packaged components, overridden by the rows of *text*.

    The text must have passed ``components.check``, which explains what is wrong with it; it is not
    checked again here.
    """
    data = PACKAGED.rows(text)
    sizes = numbers(data, "sizes", "um")
    board, places = numbers(data, "board"), numbers(data, "launch_places")
    quadrants = tuple(row["id"] for row in data["quadrants"])
    holes = tuple(
        Hole(
            index,
            printed["id"],
            quadrants.index(printed["quadrant"]),
            printed["slot"],
            printed["homeworld"],
            printed["x_um"],
            printed["y_um"],
            printed["status"],
        )
        for index, printed in enumerate(data["holes"])
    )
    ships = (sizes["starship"], sizes["battleship"])
    rim = sizes["planet"] + sizes["orbit_ring"]
    begin: dict[str, list[Point]] = {key: [] for key in quadrants}
    for row in data["start_ships"]:
        begin[row["quadrant"]].append((row["x_um"], row["y_um"]))
    return Galaxy(
        side=board["side"],
        seams=(board["first_seam"], board["second_seam"]),
        quadrants=quadrants,
        holes=holes,
        planet_radius=sizes["planet"],
        ring=sizes["orbit_ring"],
        ship_radius=ships,
        orbit=(rim + ships[0], rim + ships[1]),
        range_short=sizes["range_short"],
        range_long=sizes["range_long"],
        least_gap=places["least_gap"],
        launch=tuple(_circles(hole, places) for hole in holes),
        start=tuple(
            tuple(begin[quadrants[hole.quadrant]]) if hole.homeworld else () for hole in holes
        ),
        layouts={
            row["players"]: _layout(row["players"], data, quadrants, holes) for row in data["setup"]
        },
        hands={
            printed["id"]: AimError(
                printed["id"], printed["draws"], printed["angle"], printed["power"]
            )
            for printed in data["hand_errors"]
        },
        physics=_physics(numbers(data, "physics")),
        discs=tuple(
            (
                hole.x - 0.5 * board["side"],
                hole.y - 0.5 * board["side"],
                float(sizes["planet"]),
                -1 - hole.index,
            )
            for hole in holes
        ),
    )


def numbers(data: Json, section: str, field: str = "value") -> dict[str, int]:
    """Return one number of each row of a section, by the row's id."""
    return {row["id"]: row[field] for row in data[section] if field in row}


def _circles(hole: Hole, places: Mapping[str, int]) -> tuple[Point, ...]:
    stride = DIRECTIONS // places["directions"]
    return tuple(
        (hole.x + nearest(ux * radius), hole.y + nearest(uy * radius))
        for radius in (places["inner_circle"], places["outer_circle"])
        for ux, uy in COMPASS[::stride]
    )


def _layout(
    players: int, data: Json, quadrants: tuple[str, ...], holes: tuple[Hole, ...]
) -> Layout:
    homes = {quadrants[h.quadrant]: h.index for h in holes if h.homeworld}
    seats = next(row for row in data["seats"] if row["players"] == players)
    groups = {
        row["quadrant"]: row["discs"]
        for row in data["quadrant_groups"]
        if row["players"] == players
    }
    return Layout(
        homes=tuple(homes[q] for q in seats["quadrants"]),
        open_asteroids=tuple(homes[q] for q in seats["open_asteroid_quadrants"]),
        groups=tuple(_counts(groups[q]) for q in quadrants),
        pile=next(row["tokens"] for row in data["vp_pile"] if row["players"] == players),
    )


def _counts(discs: Mapping[str, int]) -> Counts:
    orange, grey, brown, purple, asteroids = (discs[kind] for kind in DISCS)
    return orange, grey, brown, purple, asteroids


def _physics(values: Mapping[str, int]) -> Physics:
    plain = {name: values[name] for name in Physics.__slots__ if name != "mass"}
    return Physics(mass=(values["mass_starship"], values["mass_battleship"]), **plain)


def nearest(value: float) -> int:
    """Return the integer nearest to *value*, halves rounded up (R32)."""
    return int((value + 0.5) // 1)
