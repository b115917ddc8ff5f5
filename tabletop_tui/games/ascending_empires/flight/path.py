"""Playback of a flight: where each moved ship is at any moment, at any frame rate."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from math import sqrt

from ..rules.state import Point
from .motion import Waypoint

Flights = Sequence[tuple[int, tuple[Waypoint, ...]]]


def duration(flights: Flights) -> int:
    """Return the microseconds until everything rests."""
    return max((path[-1][0] for _, path in flights), default=0)


def at(path: Sequence[Waypoint], microsecond: int, deceleration: int) -> Point:
    """Return where a ship is on its path; *deceleration* in um/s^2
    (``galaxy.physics.deceleration``).

    On a leg of length L that takes a time T, a disc that slows down by a starts with the speed L/T
    + a*T/2.
    """
    leg = bisect_right(path, microsecond, key=_time)
    if leg == 0 or leg == len(path):
        _, x, y = path[max(leg - 1, 0)]
        return x, y
    (begin, x, y), (end, to_x, to_y) = path[leg - 1], path[leg]
    dx, dy = to_x - x, to_y - y
    length = sqrt(dx * dx + dy * dy)
    if length == 0.0:
        return x, y
    whole, gone = (end - begin) / 1e6, (microsecond - begin) / 1e6
    share = (gone / whole) + 0.5 * deceleration * gone * (whole - gone) / length
    return x + round(share * dx), y + round(share * dy)


def frames(
    flights: Flights, fps: int, deceleration: int
) -> Iterator[tuple[tuple[int, int, int], ...]]:
    """Yield frame by frame the (ship, x, y) of all ships that move in this flick; the last frame is
    the end.

    A ship keeps its last position after its path ends, also when it has left the board there.
    """
    end = duration(flights)
    for frame in range(1, end * fps // 1_000_000 + 1):
        now = frame * 1_000_000 // fps
        if now < end:
            yield tuple((ship, *at(path, now, deceleration)) for ship, path in flights)
    yield tuple((ship, *path[-1][1:]) for ship, path in flights)


def _time(waypoint: Waypoint) -> int:
    return waypoint[0]
