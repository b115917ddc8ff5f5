"""How close a flick was: a hit that seldom succeeds, a hair's breadth, or over the edge."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import hypot
from typing import Any, Literal, NamedTuple

from ..flight.preview import Outlook
from ..rules.events import Flew
from ..rules.galaxy import galaxy
from ..rules.handicaps import hand_of
from ..rules.state import Point, is_battleship
from .results import MILLIMETRE
from .starts import start_of

CLOSE = 5 * MILLIMETRE  # from an orbit, a ship or the edge
LAST = 30 * MILLIMETRE  # of a flight, in which other ships are passed closely
SELDOM = 33  # percent of the flicks of a hand, up to which a hit is a bullseye


class Verdict(NamedTuple):
    """What is said of a flick that was close.

    *number* is the percentage of such shots that succeed ("bullseye"), or the millimetres from the
    nearest orbit, ship or edge ("hair"); 0 for "edge". *place* is where the ship ended.
    """

    kind: Literal["bullseye", "hair", "edge"]
    number: int
    place: Point


def verdict(view: Any, flew: Flew) -> Verdict | None:
    """Return the verdict on a flick, None if it was not close. *view* is the position before it."""
    path = dict(flew.flights).get(flew.ship)
    if path is None or flew.ship not in view.ships:
        return None
    place = path[-1][1:]
    ram = next((c.other for c in flew.contacts if c.kind == "ram" and c.ship == flew.ship), -1)
    if flew.ship in flew.gone and ram < 0:
        return Verdict("edge", 0, place)
    board = galaxy(view.parts)
    holes = board.orbits(flew.ship, place) if ram < 0 else ()
    sort = ("ram", ram) if ram >= 0 else ("orbit", holes[0]) if holes else ("space", -1)
    outlook = Outlook(
        start_of(view, flew.ship), flew.angle, flew.power, board.hands[hand_of(view, flew.seat)]
    )
    if sort[0] != "space" and outlook.goal.sort == sort and outlook.size > 1:
        outlook.refine(outlook.size * outlook.size)
        odds = outlook.odds()
        chance = dict(odds.orbits).get(sort[1], 1) if holes else odds.ram
        if chance <= SELDOM:
            return Verdict("bullseye", max(1, chance), place)
    gap = min(gaps(view, flew, place), default=CLOSE + 1) if ram < 0 else CLOSE + 1
    if gap > CLOSE:
        return None
    return Verdict("hair", max(1, -(-int(gap) // MILLIMETRE)), place)


def gaps(view: Any, flew: Flew, place: Point) -> Iterator[float]:
    """Yield how far the flicked ship, at rest at *place*, is from what it just missed or just
    reached, in micrometres: the ring of every orbit near it, the edge, ships passed at the end.
    """
    board, ship, (x, y) = galaxy(view.parts), flew.ship, place
    reach = board.orbit[is_battleship(ship)]
    for hole in board.holes:
        yield abs(hypot(hole.x - x, hole.y - y) - reach)
    yield min(x, y, board.side - x, board.side - y)
    touched = {c.other if c.ship == ship else c.ship for c in flew.contacts if c.kind != "planet"}
    moved = {other: path[-1][1:] for other, path in flew.flights}
    legs = list(last_legs([corner[1:] for corner in dict(flew.flights)[ship]]))
    for other, there in (view.ships | moved).items():
        if other != ship and other not in touched and other not in flew.gone:
            apart = board.radius(ship) + board.radius(other)
            yield from (max(0.0, distance(there, *leg) - apart) for leg in legs)


def last_legs(corners: list[Point]) -> Iterator[tuple[Point, Point]]:
    """Yield the legs of the last millimetres of a path, backwards."""
    left = float(LAST)
    for one, two in pairwise(reversed(corners)):
        length = hypot(two[0] - one[0], two[1] - one[1])
        if length >= left:
            share = left / length
            yield (
                one,
                (
                    round(one[0] + share * (two[0] - one[0])),
                    round(one[1] + share * (two[1] - one[1])),
                ),
            )
            return
        yield one, two
        left -= length


def distance(point: Point, one: Point, two: Point) -> float:
    """Return the distance of a point from a leg."""
    dx, dy = two[0] - one[0], two[1] - one[1]
    length = dx * dx + dy * dy
    along = ((point[0] - one[0]) * dx + (point[1] - one[1]) * dy) / length if length else 0.0
    along = max(0.0, min(1.0, along))
    return hypot(one[0] + along * dx - point[0], one[1] + along * dy - point[1])
