"""The positions of the rulebook's pictures and examples, made from figures.json.

Tiles and regions are named by their keys. Rows of the display list seats from the rightmost circle
on.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....engine import Place, Value, advance, settle
from ....engine.figure import Figure, figures_of
from .. import GAME
from ..components.box import box, find
from ..rules.pieces import CITY, CUBE, EMPIRE, GOODS, PROGRESS, TERRITORY, TRADE, VP
from ..rules.state import State, TurningUp

OPTIONS: Mapping[str, Value] = settle(GAME.options, {})
PEOPLE = ("Anna", "Ben", "Cleo")
FIGURES = figures_of(__name__)
ROWS = {
    "progress": PROGRESS, "territory": TERRITORY, "city": CITY, "empire": EMPIRE, "trade": TRADE,
}  # fmt: skip
BOARDS = {"display": 0, "world": 1}


def figure(name: str) -> Figure:
    """Return a figure by its name. Raises KeyError."""
    made, s = FIGURES[name], position(name)
    return Figure(
        s,
        PEOPLE[: len(s.players)],
        OPTIONS,
        tuple(place(s, *where) for where in made.get("around", ())),
        tuple((place(s, *where), mark) for mark, where in made.get("marks", {}).items()),
        board=BOARDS[made.get("board", "world")],
        size=tuple(made.get("size", (76, 22))),
        room=tuple(made.get("room", (8, 2))),
    )


def place(s: State, kind: str, what: str | int) -> Place:
    """Return a place: a region or a row by its key, others by their number."""
    if kind == "region":
        return kind, find(box(s.parts).regions, str(what))
    return kind, ROWS[what] if isinstance(what, str) else what


def position(name: str) -> State:
    """Return the position of a figure, at a decision of its first player."""
    made = FIGURES[name]
    s: State = GAME.new(made.get("seats", 3), 1, OPTIONS)
    s.order = list(range(len(s.players)))
    while s.turn < made.get("turn", 1):
        s.stack = [TurningUp()]
        GAME.by_frame[TurningUp].run(s, s.stack[-1], lambda event: None)
        s.display = [[] for _ in ROWS]
    display = made.get("display", {})
    for row, seats in display.items():
        s.display[ROWS[row]] = list(seats)
    for seat, held in enumerate(made.get("players", ())):
        give(s, seat, held)
    if not s.mirror or display:
        advance(GAME, s, lambda event: None)
    return s


def give(s: State, seat: int, held: Mapping[str, Any]) -> None:
    """Give a seat goods, cubes on the map, and tiles."""
    b, player = box(s.parts), s.players[seat]
    for key, cubes in held.get("cubes", {}).items():
        player.stock -= cubes
        player.cubes[find(b.regions, key)] += cubes
    for name, amount in held.get("goods", {}).items():
        good = GOODS.index(name)
        if good == CUBE:
            player.stock -= amount - player.goods[CUBE]
        if good == VP:
            player.points[0] += amount - player.goods[VP]
        player.goods[good] = amount
    player.progress += [find(b.progress, key) for key in held.get("progress", ())]
    for key, count in held.get("territory", {}).items():
        player.territory[find(b.territory, key)] += count
    for key in held.get("cities", ()):
        tile = find(b.cities, key)
        player.cities.append(tile)
        for tiles in (s.fresh[CITY], s.older[CITY], s.gone[CITY]):
            tiles[:] = [one for one in tiles if one != tile]
