"""A picture in a rulebook: a position, and what of it is looked at."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from .event import Place
from .fast_dataclass import dataclass
from .option import Value


@dataclass(slots=True, frozen=True)
class Figure:
    """A position of a game, *state*, with the names of its players and its options.

    The picture shows the board of that number, and of it the part with the places *around* (all of
    it if there are none), and *room* columns and lines around them. *marks* are short labels of
    places. *size* is the columns and lines for which the whole board is drawn.
    """

    state: Any
    names: tuple[str, ...]
    options: Mapping[str, Value]
    around: tuple[Place, ...] = ()
    marks: tuple[tuple[Place, str], ...] = ()
    board: int = 0
    size: tuple[int, int] = (76, 22)
    room: tuple[int, int] = (7, 3)


@cache
def figures_of(package: str) -> Mapping[str, Any]:
    """Return what the figures.json of a package says of each figure, by its name."""
    text = files(package).joinpath("figures.json").read_text(encoding="utf-8")
    found: Mapping[str, Any] = json.loads(text)
    return found
