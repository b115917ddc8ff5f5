"""Maps: random, spiral, the two beginners' boards, and players' files."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from ....engine import Complaint, HasRng, Value, draw, shuffle
from ..rules.board import ANY, Axial, Island, graph, reading_order, rows
from ..rules.constants import DESERT, KINDS, TERRAINS

RED = (6, 8)  # tokens that may have to be spread apart


@dataclass(frozen=True, slots=True)
class Layout:
    """An island with its number tokens (0 for none) and the robber's starting hex."""

    island: Island
    tokens: tuple[int, ...]
    robber: int


class WrongMap(Complaint):
    """A map, or a choice of one, that cannot be used."""

    game = "cities_and_knights"


@dataclass(frozen=True, slots=True)
class Frame:
    """What all islands drawn within a printed frame have in common."""

    hexes: tuple[Axial, ...]
    edges: list[int]
    harbors: Counter[int]
    terrain: Counter[int]
    tokens: Counter[int]


def frame(seats: int) -> Frame:
    """Return the frame for this many players."""
    size = _box()[_size(seats)]
    hexes = rows(size["rows"])
    terrain = {TERRAINS.index(name): n for name, n in size["terrain"].items()}
    edges = [edge for edge, _ in _harbors(hexes, size, size["harbors"])]
    harbors = Counter(map(_kind, size["harbors"]))
    return Frame(hexes, edges, harbors, Counter(terrain), Counter(size["tokens"]))


def _size(seats: int) -> str:
    return "small" if seats <= 4 else "large"


def fixed(options: Mapping[str, Value], seats: int) -> Layout | None:
    """Return the map of these options, or None if it is drawn at random.

    Raises ValueError if it does not suit the number of players.
    """
    text, which = str(options["mapfile"]), str(options["map"])
    if text or which == "custom":
        try:
            return _custom(text, seats)
        except (KeyError, TypeError, AttributeError, IndexError):
            raise WrongMap("map-none") from None
    if which in ("beginner", "base-beginner"):
        if seats > 4:
            raise WrongMap("map-seats", map=which, seats=seats)
        return _printed(which)
    return None


def layout(luck: HasRng, seats: int, options: Mapping[str, Value]) -> Layout:
    """Return the map of these options.

    Raises ValueError if it does not suit the number of players.
    """
    return fixed(options, seats) or _drawn(
        luck, _size(seats), spiral=options["map"] == "spiral", spread=bool(options["spread"])
    )


@cache
def _box() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(
        (files(__package__) / "maps.json").read_text(encoding="utf-8")
    )
    return data


def _kind(harbor: str) -> int:
    return ANY if harbor == "any" else KINDS.index(harbor)


def _harbors(
    hexes: tuple[Axial, ...], size: Mapping[str, Any], kinds: Sequence[str]
) -> tuple[tuple[int, int], ...]:
    """Return the harbour edges of a printed frame with these kinds, clockwise from the top left."""
    starts = [sum(size["rows"][:row]) for row in range(len(size["rows"]))]
    sites = [
        graph(hexes).side(starts[row - 1] + n - 1, side) for row, n, side in size["harbor_edges"]
    ]
    return tuple((edge, _kind(kind)) for edge, kind in zip(sites, kinds, strict=True))


def _start(terrain: Sequence[int]) -> int:
    """Return the robber's starting hex: the first desert in reading order, else the
    first hex (H7).
    """
    return terrain.index(DESERT) if DESERT in terrain else 0


def _printed(which: str) -> Layout:
    size, printed = _box()["small"], _box()[which]
    cells = [cell for row in printed["hexes"] for cell in row]
    terrain = tuple(TERRAINS.index(name) for name, _ in cells)
    hexes = rows(size["rows"])
    island = Island(hexes, terrain, _harbors(hexes, size, printed["harbors"]))
    return Layout(island, tuple(number for _, number in cells), _start(terrain))


def _drawn(luck: HasRng, which: str, *, spiral: bool, spread: bool) -> Layout:
    """Draw terrains, harbours and tokens, repeatedly if red tokens must be spread apart."""
    size = _box()[which]
    hexes = rows(size["rows"])
    near = graph(hexes).hex_hexes
    kinds = list(size["harbors"])
    shuffle(luck, kinds)
    harbors = _harbors(hexes, size, kinds)
    while True:
        terrain = [TERRAINS.index(name) for name, n in size["terrain"].items() for _ in range(n)]
        shuffle(luck, terrain)
        land = [hex for hex, kind in enumerate(terrain) if kind != DESERT]
        if spiral:
            numbers, path = (
                list(size["spiral"]),
                spiral_path(size["rows"], draw(luck, 6), bool(draw(luck, 2))),
            )
            land = [hex for hex in path if terrain[hex] != DESERT]
        else:
            numbers = list(size["tokens"])
            shuffle(luck, numbers)
        tokens = [0] * len(hexes)
        for hex, number in zip(land, numbers, strict=True):
            tokens[hex] = number
        if not spread or well_spread(tokens, near):
            return Layout(Island(hexes, tuple(terrain), harbors), tuple(tokens), _start(terrain))


def well_spread(tokens: Sequence[int], near: Sequence[Sequence[int]]) -> bool:
    """Return whether no 6 or 8 is adjacent to a 6 or 8."""
    red = [number for number, token in enumerate(tokens) if token in RED]
    return all(tokens[other] not in RED for number in red for other in near[number])


def spiral_path(lengths: Sequence[int], corner: int, backwards: bool) -> list[int]:
    """Return the hexes of a map of rows in a spiral from one of its six corners to the centre."""
    ids, first = [], 0
    for length in lengths:
        ids.append(list(range(first, first + length)))
        first += length
    path: list[int] = []
    while ids and ids[0]:
        ring, corners = _ring(ids)
        at = ring.index(corners[corner])
        path += [ring[at], *ring[:at][::-1], *ring[:at:-1]] if backwards else ring[at:] + ring[:at]
        ids = [row[1:-1] for row in ids[1:-1]]
    return path


def _ring(ids: list[list[int]]) -> tuple[list[int], list[int]]:
    """Return the outer hexes of rows, clockwise from the top left, and the six corners
    among them.
    """
    top, middle, bottom = ids[0], ids[1:-1], ids[-1] if len(ids) > 1 else []
    right = [row[-1] for row in middle]
    left = [row[0] for row in middle if len(row) > 1][::-1]
    wide = max(ids, key=len)
    last = bottom or top
    return [*top, *right, *bottom[::-1], *left], [
        top[0],
        top[-1],
        wide[-1],
        last[-1],
        last[0],
        wide[0],
    ]


def _custom(text: str, seats: int) -> Layout:
    """Return the map of a file (see mapfile.py).

    Raises ValueError if it is missing or too small.
    """
    if not text:
        raise WrongMap("map-missing")
    data = json.loads(text)
    cells = {(cell["q"], cell["r"]): cell for cell in data["hexes"]}
    hexes = reading_order(list(cells))
    board = graph(hexes)
    if len(board.node_hexes) <= 4 * (2 * seats - 1):
        raise WrongMap("map-room", seats=seats)
    terrain = tuple(TERRAINS.index(cells[at]["terrain"]) for at in hexes)
    sites = [
        (board.side(board.hex_at[harbor["q"], harbor["r"]], harbor["side"]), _kind(harbor["kind"]))
        for harbor in data.get("harbors", ())
    ]
    named = data.get("robber")
    robber = board.hex_at[named[0], named[1]] if named else _start(terrain)
    return Layout(
        Island(hexes, terrain, tuple(sites)),
        tuple(cells[at].get("number") or 0 for at in hexes),
        robber,
    )
