"""Checks components.json, or an owner's file of printed values, and says in one sentence what is wrong with it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Literal, Self

from pydantic import BaseModel, ConfigDict, ValidationError, model_validator

from .components_open import fault
from .components_rows import (
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
)
from .flick_compass import DIRECTIONS
from .galaxy import DISCS, Json, merged

PLAIN = {
    "extra_forbidden": "there is no such field",
    "missing": "it is missing",
    "int_type": "it must be a whole number",
    "list_type": "it must be a list",
    "dict_type": "it must be an object",
    "bool_type": "it must be true or false",
    "string_type": "it must be a text in quotes",
    "model_type": "it must be an object with fields",
}
"""Our words for the faults that a hand-written file has most."""


class WrongComponents(ValueError):
    """A components file that cannot be used; its text is one sentence for the player."""


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
        for section, packaged in merged().items():
            if isinstance(packaged, list):
                found, wanted = [row.id for row in getattr(self, section)], [row["id"] for row in packaged]
                for key in wanted:
                    if key not in found:
                        raise ValueError(f'{section}, row "{key}": it is missing')
                for key in found:
                    if key not in wanted:
                        raise ValueError(f'{section}, row "{key}": there is no such row')
                    if found.count(key) > 1:
                        raise ValueError(f'{section}, row "{key}": it stands there twice')
        return self

    @model_validator(mode="after")
    def only_open_fields_differ(self) -> Self:
        packaged = {
            section: {row["id"]: type(getattr(self, section)[0]).model_validate(row).model_dump() for row in rows}
            for section, rows in merged().items() if isinstance(rows, list)
        }  # fmt: skip
        found = {section: {row.id: row.model_dump() for row in getattr(self, section)} for section in packaged}
        if wrong := fault(found, packaged):
            raise ValueError(wrong)
        return self

    @model_validator(mode="after")
    def numbers_can_be_played(self) -> Self:
        least = {"deceleration": 1000, "mass_starship": 1, "mass_battleship": 1, "power_max": 1, "contact_cap": 1,
                 "run_out_per_power": 100}  # fmt: skip
        most = {"restitution_planet": 100, "restitution_ship": 100, "seam_loss": 100, "seam_turn": 10_000,
                "contact_cap": 10_000, "power_max": 1000}  # fmt: skip
        for row in self.physics:
            if not least.get(row.id, 0) <= row.value <= most.get(row.id, 10_000_000):
                span = f"{least.get(row.id, 0)} to {most.get(row.id, 10_000_000)}"
                raise ValueError(f'physics, row "{row.id}", field value: it must be {span}, found {row.value}')
        board, places = self._values(self.board), self._values(self.launch_places)
        if not 0 < board["first_seam"] < board["second_seam"] < board["side"]:
            raise ValueError("board, field value: 0, first_seam, second_seam and side must grow in this order")
        if places["directions"] == 0 or DIRECTIONS % places["directions"]:
            raise ValueError(f'launch_places, row "directions", field value: it must divide {DIRECTIONS} evenly')
        return self

    @model_validator(mode="after")
    def galaxy_fits_together(self) -> Self:
        side, sizes = self._values(self.board)["side"], {row.id: row.um for row in self.sizes}
        planet, ship = sizes["planet"], max(sizes["starship"], sizes["battleship"])
        rim = planet + sizes["orbit_ring"] + min(sizes["starship"], sizes["battleship"])
        for row in self.launch_places:
            if row.id.endswith("circle") and not planet + ship <= row.value <= rim:
                raise ValueError(
                    f'launch_places, row "{row.id}", field value: a ship there must touch the ring and not the planet, '
                    f"so it must be {planet + ship} to {rim}, found {row.value}"
                )
        outer = max(row.value for row in self.launch_places if row.id.endswith("circle"))
        for i, hole in enumerate(self.holes):
            for field, value in (("x_um", hole.x_um), ("y_um", hole.y_um)):
                if not outer + ship <= value <= side - outer - ship:
                    raise ValueError(
                        f'holes, row "{hole.id}", field {field}: a ship in orbit must lie on the board, '
                        f"so it must be {outer + ship} to {side - outer - ship}, found {value}"
                    )
            for other in self.holes[:i]:
                dx, dy = hole.x_um - other.x_um, hole.y_um - other.y_um
                if dx * dx + dy * dy < (outer + ship + planet) ** 2:
                    raise ValueError(f'holes, row "{hole.id}", field x_um: it lies too near to "{other.id}"')
        homes = {hole.quadrant: hole for hole in self.holes if hole.homeworld}
        for start in self.start_ships:
            home = homes[start.quadrant]
            dx, dy = start.x_um - home.x_um, start.y_um - home.y_um
            if not (planet + sizes["starship"]) ** 2 <= dx * dx + dy * dy <= rim * rim:
                raise ValueError(f'start_ships, row "{start.id}", field x_um: it must touch the ring of its homeworld')
            for near in self.start_ships:
                dx, dy = start.x_um - near.x_um, start.y_um - near.y_um
                if near is not start and dx * dx + dy * dy <= (2 * sizes["starship"]) ** 2:
                    raise ValueError(f'start_ships, row "{start.id}", field x_um: it touches "{near.id}"')
        return self

    @model_validator(mode="after")
    def set_up_uses_every_hole(self) -> Self:
        for row in self.setup:
            where = f'setup, row "{row.id}"'
            _equal(row.homeworlds + row.planets + row.asteroids, len(self.holes), f"{where}, field planets: all discs")
            groups = [group for group in self.quadrant_groups if group.players == row.players]
            kinds = {kind: sum(getattr(group.discs, kind) for group in groups) for kind in DISCS[:4]}
            for group in groups:
                total = sum(group.discs.model_dump().values())
                _equal(total, 6, f'quadrant_groups, row "{group.id}", field discs: all discs')
            _equal(sum(kinds.values()), row.planets, f"{where}, field planets: the planets of its quadrant_groups")
            hidden = sum(group.discs.asteroid for group in groups)
            asteroids = hidden + row.open_asteroids
            _equal(asteroids, row.asteroids, f"{where}, field asteroids: those open and in its quadrant_groups")
            _equal(row.planets_per_colour, min(kinds.values()), f"{where}, field planets_per_colour: the fewest")
            fewest = min(group.discs.asteroid for group in groups)
            _equal(row.face_down_asteroids_per_quadrant, fewest, f"{where}, field face_down_asteroids_per_quadrant")
            for colour in self.planets_per_colour:
                need = kinds[colour.colour]
                if need > colour.total:
                    raise ValueError(f"{where}: its quadrant_groups need {need} {colour.colour} planets")
        for seat in self.seats:
            used = seat.quadrants + seat.open_asteroid_quadrants
            if len(seat.quadrants) != seat.players or sorted(used) != sorted(q.id for q in self.quadrants):
                raise ValueError(f'seats, row "{seat.id}", field quadrants: each quadrant must be named once')
        return self

    @model_validator(mode="after")
    def pieces_are_enough(self) -> Self:
        start = {row.id: row for row in self.start_per_player}
        for piece in self.pieces:
            if piece.id in start:
                row = start[piece.id]
                sum_ = row.supply + row.box + row.board + row.stock
                _equal(sum_, piece.per_player, f'start_per_player, row "{piece.id}": supply, box, board and stock')
        tokens = next(piece.total for piece in self.pieces if piece.id == "vp_token")
        for pile in self.vp_pile:
            if pile.tokens > tokens:
                raise ValueError(f'vp_pile, row "{pile.id}", field tokens: it must be at most {tokens}')
        return self

    @staticmethod
    def _values(rows: Sequence[Number]) -> dict[str, int]:
        return {row.id: row.value for row in rows}


def printed(text: str) -> str:
    """The text of a components file, checked together with all it leaves alone, in the short form a game remembers.

    Raises WrongComponents: one sentence that names the row and the field.
    """
    try:
        data = merged(text)
    except json.JSONDecodeError as error:
        raise WrongComponents(f"The components file is not JSON: line {error.lineno}, {error.msg}.") from None
    except KeyError as error:
        raise WrongComponents(f"The components file changes {error.args[0]}, but there is no such row.") from None
    except AttributeError:
        raise WrongComponents("The components file must be a JSON object with sections such as holes.") from None
    try:
        Components.model_validate(data)
    except ValidationError as error:
        raise WrongComponents(_sentence(data, error)) from None
    return json.dumps(json.loads(text), separators=(",", ":"), ensure_ascii=False) if text else ""


def _sentence(data: Json, error: ValidationError) -> str:
    """The first fault of a file in one sentence: section, row, field, what is wrong, what was found."""
    first = error.errors(include_url=False)[0]
    where, why = _where(data, first["loc"]), first["msg"].removeprefix("Value error, ")
    if first["type"] == "value_error":
        joint = ", " if why.startswith("field ") else ": "
        return f"{where}{joint}{why}." if where else f"{why}."
    if first["type"] in ("missing", "extra_forbidden"):
        return f"{where}: {PLAIN[first['type']]}."
    why = PLAIN.get(first["type"], f"it {why.split(' ', 1)[1].replace('should', 'must')}")
    return f"{where}: {why}, found {json.dumps(first['input'], default=str)}."


def _where(data: Json, loc: Sequence[int | str]) -> str:
    """Where a fault lies, such as `holes, row "alpha-A", field x_um`."""
    parts = [str(part) for part in loc]
    words = parts[:1]
    if len(loc) > 1 and isinstance(loc[1], int):
        row: Any = data[parts[0]][loc[1]]
        words.append(f'row "{row.get("id", loc[1] + 1) if isinstance(row, dict) else loc[1] + 1}"')
    fields = parts[len(words) :]
    return ", ".join([*words, f"field {'.'.join(fields)}"] if fields else words)


def _equal(found: int, wanted: int, what: str) -> None:
    """Refuses a sum that does not come out."""
    if found != wanted:
        raise ValueError(f"{what} must be {wanted}, found {found}")
