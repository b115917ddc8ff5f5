"""The format of players' map files. Imported only when a file is read.

``{"hexes": [{"q": 0, "r": 0, "terrain": "gold", "number": 5}, …], "harbors": [{"q": 0, "r": 0,
"side": "NE", "kind": "any"}, …], "robber": [0, 0]}``: *q* counts columns to the right, *r* rows
downwards, each row shifted half a hex further to the right.
"""

from __future__ import annotations

import json
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

from ....components.faults import validated
from ....components.located_json import LocatedJson
from ..rules.board import graph, reading_order
from .maps import WrongMap

Coordinate = Annotated[int, Field(ge=-50, le=50)]


class Cell(BaseModel):
    """A land hex. Every terrain but the desert has a number."""

    model_config = ConfigDict(extra="forbid")
    q: Coordinate
    r: Coordinate
    terrain: Literal["hills", "forest", "pasture", "fields", "mountains", "desert", "gold"]
    number: Literal[0, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12] = 0

    @model_validator(mode="after")
    def numbered(self) -> Cell:
        if (self.terrain == "desert") == (self.number != 0):
            rule = "map-desert" if self.number else "map-no-number"
            raise WrongMap(rule, terrain=self.terrain, q=str(self.q), r=str(self.r))
        return self


class Harbor(BaseModel):
    """A harbour on a side of a hex."""

    model_config = ConfigDict(extra="forbid")
    q: Coordinate
    r: Coordinate
    side: Literal["NE", "E", "SE", "SW", "W", "NW"]
    kind: Literal["any", "brick", "lumber", "wool", "grain", "ore"]


class HexMap(BaseModel):
    """A whole map."""

    model_config = ConfigDict(extra="forbid")
    name: str = ""
    hexes: Annotated[list[Cell], Field(min_length=7, max_length=91)]
    harbors: list[Harbor] = []
    robber: tuple[Coordinate, Coordinate] | None = None

    @model_validator(mode="after")
    def fits(self) -> HexMap:
        places = [(cell.q, cell.r) for cell in self.hexes]
        if len(set(places)) < len(places):
            twice = next(at for at in places if places.count(at) > 1)
            raise WrongMap("map-twice", q=str(twice[0]), r=str(twice[1]))
        board = graph(reading_order(places))
        nodes: set[int] = set()
        for harbor in self.harbors:
            at = {"q": str(harbor.q), "r": str(harbor.r), "side": harbor.side}
            if (harbor.q, harbor.r) not in board.hex_at:
                raise WrongMap("map-harbor-nowhere", **at)
            edge = board.side(board.hex_at[harbor.q, harbor.r], harbor.side)
            if len(board.edge_hexes[edge]) != 1:
                raise WrongMap("map-harbor-inland", **at)
            if nodes & set(board.edge_nodes[edge]):
                raise WrongMap("map-harbor-touches", **at)
            nodes |= set(board.edge_nodes[edge])
        if self.robber is not None and self.robber not in board.hex_at:
            raise WrongMap("map-robber", q=str(self.robber[0]), r=str(self.robber[1]))
        return self


def read(text: str) -> str:
    """Return the checked text of a map file in the form a game keeps.

    Raises WrongMap with one sentence that names the line, the row and the field.
    """
    return json.dumps(validated(HexMap, LocatedJson(text), WrongMap, "hexes"))


def validate(text: str) -> None:
    """Check the map in a save. Raises WrongMap."""
    validated(HexMap, LocatedJson(text, stored=True), WrongMap, "hexes")
