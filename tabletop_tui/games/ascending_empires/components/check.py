"""Checks components.json, or an owner's file of printed values, and says in one sentence what is
wrong with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Self

from pydantic import BaseModel, ConfigDict, model_validator

from ....components.faults import place
from ....engine import Word
from ..flight.compass import DIRECTIONS
from ..rules.galaxy import DISCS
from .file import PACKAGED, Wrong
from .open_rows import fault
from .rows import (
    ActionRow,
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
    Row,
    RowBonus,
    Score,
    Seats,
    Setup,
    Start,
    StartShip,
    Strength,
    TechnologyRow,
    TieBreak,
    span,
)


class Components(BaseModel):
    """The whole file."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    game: Literal["ascending_empires"]
    format: Literal[1]
    note: str
    status_meaning: dict[str, str]
    source_meaning: dict[str, str]
    pieces: list[Piece]
    planets_per_colour: list[PlanetCount]
    start_per_player: list[Start]
    vp_pile: list[Pile]
    setup: list[Setup]
    quadrant_groups: list[Group]
    seats: list[Seats]
    player_colours: list[Row]
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

    @model_validator(mode="after")
    def all_rows_are_there(self) -> Self:
        for section, packaged in PACKAGED.rows().items():
            if isinstance(packaged, list):
                found, wanted = (
                    [row.id for row in getattr(self, section)],
                    [row["id"] for row in packaged],
                )
                for key in wanted:
                    if key not in found:
                        raise Wrong("components-row-missing", where=place(section, key))
                for key in found:
                    if key not in wanted:
                        raise Wrong("components-row-stray", where=place(section, key))
                    if found.count(key) > 1:
                        raise Wrong("components-row-twice", where=place(section, key))
        return self

    @model_validator(mode="after")
    def only_open_fields_differ(self) -> Self:
        packaged = {
            section: {
                row["id"]: type(getattr(self, section)[0]).model_validate(row).model_dump()
                for row in rows
            }
            for section, rows in PACKAGED.rows().items()
            if isinstance(rows, list)
        }
        found = {
            section: {row.id: row.model_dump() for row in getattr(self, section)}
            for section in packaged
        }
        if wrong := fault(found, packaged):
            raise wrong
        return self

    @model_validator(mode="after")
    def numbers_can_be_played(self) -> Self:
        least = {
            "deceleration": 1000,
            "mass_starship": 1,
            "mass_battleship": 1,
            "power_max": 1,
            "contact_cap": 1,
            "run_out_per_power": 100,
        }
        most = {
            "restitution_planet": 100,
            "restitution_ship": 100,
            "seam_loss": 100,
            "seam_turn": 10_000,
            "contact_cap": 10_000,
            "power_max": 1000,
        }
        for row in self.physics:
            if not least.get(row.id, 0) <= row.value <= most.get(row.id, 10_000_000):
                wanted = span(least.get(row.id, 0), most.get(row.id, 10_000_000))
                where = place("physics", row.id, "value")
                raise Wrong("components-must", where=where, must=wanted, found=str(row.value))
        board, places = self._values(self.board), self._values(self.launch_places)
        if not 0 < board["first_seam"] < board["second_seam"] < board["side"]:
            raise Wrong("components-seams", where=place("board", field="value"))
        if places["directions"] == 0 or DIRECTIONS % places["directions"]:
            where = place("launch_places", "directions", "value")
            raise Wrong("components-directions", where=where, directions=str(DIRECTIONS))
        return self

    @model_validator(mode="after")
    def galaxy_fits_together(self) -> Self:
        side, sizes = self._values(self.board)["side"], {row.id: row.um for row in self.sizes}
        planet, ship = sizes["planet"], max(sizes["starship"], sizes["battleship"])
        rim = planet + sizes["orbit_ring"] + min(sizes["starship"], sizes["battleship"])
        for row in self.launch_places:
            if row.id.endswith("circle") and not planet + ship <= row.value <= rim:
                where, must = place("launch_places", row.id, "value"), span(planet + ship, rim)
                raise Wrong("components-ring", where=where, must=must, found=str(row.value))
        outer = max(row.value for row in self.launch_places if row.id.endswith("circle"))
        for index, hole in enumerate(self.holes):
            for field, value in (("x_um", hole.x_um), ("y_um", hole.y_um)):
                if not outer + ship <= value <= side - outer - ship:
                    where, must = (
                        place("holes", hole.id, field),
                        span(outer + ship, side - outer - ship),
                    )
                    raise Wrong("components-orbit", where=where, must=must, found=str(value))
            for other in self.holes[:index]:
                dx, dy = hole.x_um - other.x_um, hole.y_um - other.y_um
                if dx * dx + dy * dy < (outer + ship + planet) ** 2:
                    raise Wrong(
                        "components-near", where=place("holes", hole.id, "x_um"), other=other.id
                    )
        homes = {hole.quadrant: hole for hole in self.holes if hole.homeworld}
        for start in self.start_ships:
            home = homes[start.quadrant]
            dx, dy = start.x_um - home.x_um, start.y_um - home.y_um
            if not (planet + sizes["starship"]) ** 2 <= dx * dx + dy * dy <= rim * rim:
                raise Wrong("components-home", where=place("start_ships", start.id, "x_um"))
            for near in self.start_ships:
                dx, dy = start.x_um - near.x_um, start.y_um - near.y_um
                if near is not start and dx * dx + dy * dy <= (2 * sizes["starship"]) ** 2:
                    raise Wrong(
                        "components-touches",
                        where=place("start_ships", start.id, "x_um"),
                        other=near.id,
                    )
        return self

    @model_validator(mode="after")
    def set_up_uses_every_hole(self) -> Self:
        for row in self.setup:

            def at(field: str, key: str = row.id) -> Word:
                return place("setup", key, field)

            _equal(
                row.homeworlds + row.planets + row.asteroids,
                len(self.holes),
                at("planets"),
                "all-discs",
            )
            groups = [group for group in self.quadrant_groups if group.players == row.players]
            kinds = {
                kind: sum(getattr(group.discs, kind) for group in groups) for kind in DISCS[:4]
            }
            for group in groups:
                total = sum(group.discs.model_dump().values())
                _equal(total, 6, place("quadrant_groups", group.id, "discs"), "all-discs")
            _equal(sum(kinds.values()), row.planets, at("planets"), "group-planets")
            hidden = sum(group.discs.asteroid for group in groups)
            asteroids = hidden + row.open_asteroids
            _equal(asteroids, row.asteroids, at("asteroids"), "group-asteroids")
            _equal(row.planets_per_colour, min(kinds.values()), at("planets_per_colour"), "fewest")
            fewest = min(group.discs.asteroid for group in groups)
            _equal(
                row.face_down_asteroids_per_quadrant,
                fewest,
                at("face_down_asteroids_per_quadrant"),
                "it",
            )
            for colour in self.planets_per_colour:
                need = kinds[colour.colour]
                if need > colour.total:
                    facts = {"need": str(need), "colour": colour.colour}
                    raise Wrong("components-planets", where=place("setup", row.id), **facts)
        for seat in self.seats:
            used = seat.quadrants + seat.open_asteroid_quadrants
            if len(seat.quadrants) != seat.players or sorted(used) != sorted(
                quadrant.id for quadrant in self.quadrants
            ):
                raise Wrong("components-quadrants", where=place("seats", seat.id, "quadrants"))
        return self

    @model_validator(mode="after")
    def pieces_are_enough(self) -> Self:
        start = {row.id: row for row in self.start_per_player}
        for piece in self.pieces:
            if piece.id in start:
                row = start[piece.id]
                sum_ = row.supply + row.box + row.board + row.stock
                _equal(sum_, piece.per_player, place("start_per_player", piece.id), "supply")
        tokens = next(piece.total for piece in self.pieces if piece.id == "vp_token")
        for pile in self.vp_pile:
            if pile.tokens > tokens:
                raise Wrong(
                    "components-tokens", where=place("vp_pile", pile.id, "tokens"), most=str(tokens)
                )
        return self

    @staticmethod
    def _values(rows: Sequence[Number]) -> dict[str, int]:
        return {row.id: row.value for row in rows}


def printed(text: str) -> str:
    """The text of a components file, checked, in the short form a game remembers. Raises
    Wrong: one sentence that names the row and the field.
    """
    return PACKAGED.checked(text, Components)


def _equal(found: int, wanted: int, where: Word, what: str) -> None:
    """Refuses a sum that does not come out."""
    if found != wanted:
        facts = {"wanted": str(wanted), "found": str(found)}
        raise Wrong("components-sum", where=where, what=Word(f"components-{what}"), **facts)
