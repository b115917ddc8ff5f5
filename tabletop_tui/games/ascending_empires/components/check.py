"""Checks components.json or a player's components file and reports what is wrong."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from ....components.entry import FileModel
from ....components.faults import place
from ....components.owned import OwnersFile
from ....engine import Word
from ..flight.compass import DIRECTIONS
from ..rules.galaxy import DISCS
from .file import PACKAGED, InvalidComponents
from .open_rows import CHECKS, all_rows_are_there, hints, only_open_fields_differ
from .rows import (
    ActionRow,
    ComponentRow,
    Cost,
    Ending,
    Group,
    HandRow,
    HoleRow,
    Measure,
    Number,
    Piece,
    Pile,
    PlanetCount,
    QuadrantRow,
    RowBonus,
    Score,
    Seats,
    Setup,
    StartingStock,
    StartShip,
    Strength,
    TechnologyRow,
    TieBreak,
    span,
)

Found = Iterator[InvalidComponents]


class Components(FileModel):
    """A whole components file."""

    game: Literal["ascending_empires"]
    format: Literal[1]
    note: str
    status_meaning: dict[str, str]
    source_meaning: dict[str, str]
    pieces: list[Piece]
    planets_per_colour: list[PlanetCount]
    start_per_player: list[StartingStock]
    vp_pile: list[Pile]
    setup: list[Setup]
    quadrant_groups: list[Group]
    seats: list[Seats]
    player_colours: list[ComponentRow]
    board: list[Number]
    quadrants: list[QuadrantRow]
    holes: list[HoleRow]
    start_ships: list[StartShip]
    sizes: list[Measure]
    launch_places: list[Number]
    physics: list[Number]
    hand_errors: list[HandRow]
    limits: list[Number]
    actions: list[ActionRow]
    build_costs: list[Cost]
    combat: list[Strength]
    technology: list[TechnologyRow]
    row_bonuses: list[RowBonus]
    scoring: list[Score]
    tie_breaks: list[TieBreak]
    end: list[Ending]


LOWEST = {
    "deceleration": 1000,
    "mass_starship": 1,
    "mass_battleship": 1,
    "power_max": 1,
    "contact_cap": 1,
    "run_out_per_power": 100,
}
HIGHEST = {
    "restitution_planet": 100,
    "restitution_ship": 100,
    "seam_loss": 100,
    "seam_turn": 10_000,
    "contact_cap": 10_000,
    "power_max": 1000,
}
"""Minimum and maximum of the numbers of the physics; by default 0 and ten million."""


def physics_can_be_played(box: Components) -> Found:
    for row in box.physics:
        least, most = LOWEST.get(row.id, 0), HIGHEST.get(row.id, 10_000_000)
        if not least <= row.value <= most:
            where = place("physics", row.id, "value")
            yield InvalidComponents(
                "components-must", where=where, must=span(least, most), found=str(row.value)
            )


def seams_lie_in_order(box: Components) -> Found:
    board = values(box.board)
    if not 0 < board["first_seam"] < board["second_seam"] < board["side"]:
        yield InvalidComponents("components-seams", where=place("board", field="value"))


def directions_are_even(box: Components) -> Found:
    directions = values(box.launch_places)["directions"]
    if directions == 0 or DIRECTIONS % directions:
        where = place("launch_places", "directions", "value")
        yield InvalidComponents("components-directions", where=where, directions=str(DIRECTIONS))


def ships_fit_on_the_rings(box: Components) -> Found:
    least, most = ring(box)
    for row in box.launch_places:
        if row.id.endswith("circle") and not least <= row.value <= most:
            where, must = place("launch_places", row.id, "value"), span(least, most)
            yield InvalidComponents("components-ring", where=where, must=must, found=str(row.value))


def holes_lie_apart_on_the_board(box: Components) -> Found:
    sizes = lengths(box)
    outer = max(row.value for row in box.launch_places if row.id.endswith("circle"))
    orbit = outer + max(sizes["starship"], sizes["battleship"])
    least, most = orbit, values(box.board)["side"] - orbit
    for index, hole in enumerate(box.holes):
        for field, value in (("x_um", hole.x_um), ("y_um", hole.y_um)):
            if not least <= value <= most:
                where, must = place("holes", hole.id, field), span(least, most)
                yield InvalidComponents(
                    "components-orbit", where=where, must=must, found=str(value)
                )
        for other in box.holes[:index]:
            if distance_squared(hole, other) < (orbit + sizes["planet"]) ** 2:
                where = place("holes", hole.id, "x_um")
                yield InvalidComponents("components-near", where=where, other=other.id)


def ships_start_at_home(box: Components) -> Found:
    homes, sizes = {hole.quadrant: hole for hole in box.holes if hole.homeworld}, lengths(box)
    least, most = sizes["planet"] + sizes["starship"], ring(box)[1]
    for start in box.start_ships:
        where = place("start_ships", start.id, "x_um")
        if not least**2 <= distance_squared(start, homes[start.quadrant]) <= most**2:
            yield InvalidComponents("components-home", where=where)
        for near in box.start_ships:
            if near is not start and distance_squared(start, near) <= (2 * sizes["starship"]) ** 2:
                yield InvalidComponents("components-touches", where=where, other=near.id)


def groups_are_full(box: Components) -> Found:
    for group in box.quadrant_groups:
        where = place("quadrant_groups", group.id, "discs")
        yield from _equal(sum(group.discs.model_dump().values()), 6, where, "all-discs")


def set_up_uses_every_hole(box: Components) -> Found:
    for row in box.setup:
        groups = [group.discs for group in box.quadrant_groups if group.players == row.players]
        kinds = {kind: sum(getattr(discs, kind) for discs in groups) for kind in DISCS[:4]}
        hidden = [discs.asteroid for discs in groups]
        discs, asteroids = row.homeworlds + row.planets + row.asteroids, sum(hidden)
        for field, found, wanted, what in (
            ("planets", discs, len(box.holes), "all-discs"),
            ("planets", sum(kinds.values()), row.planets, "group-planets"),
            ("asteroids", asteroids + row.open_asteroids, row.asteroids, "group-asteroids"),
            ("planets_per_colour", row.planets_per_colour, min(kinds.values()), "fewest"),
            (
                "face_down_asteroids_per_quadrant",
                row.face_down_asteroids_per_quadrant,
                min(hidden),
                "it",
            ),
        ):
            yield from _equal(found, wanted, place("setup", row.id, field), what)
        for colour in box.planets_per_colour:
            need = kinds[colour.colour]
            if need > colour.total:
                facts = {"need": str(need), "colour": colour.colour}
                yield InvalidComponents("components-planets", where=place("setup", row.id), **facts)


def seats_use_every_quadrant(box: Components) -> Found:
    quadrants = sorted(quadrant.id for quadrant in box.quadrants)
    for seat in box.seats:
        used = seat.quadrants + seat.open_asteroid_quadrants
        if len(seat.quadrants) != seat.players or sorted(used) != quadrants:
            yield InvalidComponents(
                "components-quadrants", where=place("seats", seat.id, "quadrants")
            )


def pieces_are_enough(box: Components) -> Found:
    start = {row.id: row for row in box.start_per_player}
    for piece in box.pieces:
        if row := start.get(piece.id):
            found = row.supply + row.box + row.board + row.stock
            where = place("start_per_player", row.id)
            yield from _equal(found, piece.per_player, where, "supply")


def tokens_are_enough(box: Components) -> Found:
    tokens = next(piece.total for piece in box.pieces if piece.id == "vp_token")
    for pile in box.vp_pile:
        if pile.tokens > tokens:
            where = place("vp_pile", pile.id, "tokens")
            yield InvalidComponents("components-tokens", where=where, most=str(tokens))


def values(rows: Sequence[Number]) -> dict[str, int]:
    """Return the values of a section by id."""
    return {row.id: row.value for row in rows}


def lengths(box: Components) -> dict[str, int]:
    """Return the sizes of pieces in micrometres."""
    return {row.id: row.um for row in box.sizes}


def ring(box: Components) -> tuple[int, int]:
    """Return the minimum and maximum distance between the centres of a planet and a
    ship in orbit.
    """
    sizes = lengths(box)
    ships, planet = (sizes["starship"], sizes["battleship"]), sizes["planet"]
    return planet + max(ships), planet + sizes["orbit_ring"] + min(ships)


def distance_squared(one: HoleRow | StartShip, other: HoleRow | StartShip) -> int:
    """Return the squared distance of two centres."""
    dx, dy = one.x_um - other.x_um, one.y_um - other.y_um
    return dx * dx + dy * dy


def _equal(found: int, wanted: int, where: Word, what: str) -> Found:
    """Report a sum that does not come out."""
    if found != wanted:
        facts = {"wanted": str(wanted), "found": str(found)}
        yield InvalidComponents(
            "components-sum", where=where, what=Word(f"components-{what}"), **facts
        )


FILE = OwnersFile(
    packaged=PACKAGED,
    model=Components,
    basics=(all_rows_are_there, only_open_fields_differ),
    checks=(
        *CHECKS,
        physics_can_be_played,
        seams_lie_in_order,
        directions_are_even,
        ships_fit_on_the_rings,
        holes_lie_apart_on_the_board,
        ships_start_at_home,
        groups_are_full,
        set_up_uses_every_hole,
        seats_use_every_quadrant,
        pieces_are_enough,
        tokens_are_enough,
    ),
    hints=hints,
)
printed = FILE.read
"""Return a file's text in the form a game keeps."""
