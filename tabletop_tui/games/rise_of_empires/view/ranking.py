"""What a choice does to the ranking of all players, at the end of the turn and of the era."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....engine import Game, Who
from ....engine.fast_dataclass import dataclass
from ....engine.words import Speech, Word
from ..rules.pieces import VP
from ..rules.state import State
from .describe import era_name
from .forecast import era_end, turn_end


@dataclass(slots=True, frozen=True)
class Rank:
    """Where a seat would stand, by VP alone."""

    seat: int
    place: int
    """From 1; equal points share a place."""
    points: int
    before: int
    """Its place without the choice."""
    gain: int
    """The VP that the choice brings it."""


def places(points: list[int]) -> list[int]:
    """Return the place of each seat, from 1."""
    return [1 + sum(other > one for other in points) for one in points]


def rankings(game: Game, s: State, seat: int, action: Any) -> tuple[list[Rank], list[Rank]]:
    """Return the ranking at the end of the turn and at that of the era if nothing but *action* is
    done, the first seat first.
    """
    after: Any = game.clone(s)
    frame = after.stack[-1]
    game.by_frame[type(frame)].apply(after, frame, seat, action, lambda event: None)
    return ranking(s, after, turn_points), ranking(s, after, era_points)


def turn_points(s: State, seat: int) -> int:
    """Return the VP of a seat if the game turn ended now."""
    return turn_end(s, seat).after[VP]


def era_points(s: State, seat: int) -> int:
    """Return the VP of a seat at the end of the era."""
    return era_end(s, seat).after[VP]


def ranking(s: State, after: State, points: Callable[[State, int], int]) -> list[Rank]:
    """Return the ranking by some points, compared with that before."""
    seats = range(len(s.players))
    old, new = [points(s, seat) for seat in seats], [points(after, seat) for seat in seats]
    then, now = places(old), places(new)
    found = [Rank(n, now[n], new[n], then[n], new[n] - old[n]) for n in seats]
    return sorted(found, key=lambda one: (one.place, one.seat))


def ranking_told(game: Game, s: State, seat: int, action: Any, words: Speech) -> str:
    """Return both rankings in two sentences, "" before the first turn."""
    if not s.turn or not s.stack:
        return ""
    turn, era = rankings(game, s, seat, action)
    return " ".join(
        words.say(key, era=era_name(s.era), rows=tuple(map(row, found)))
        for key, found in (("ranking-turn", turn), ("ranking-era", era))
    )


def row(one: Rank) -> Word:
    """Return a seat's place and points, with what has changed."""
    gain = f"{one.gain:+}" if one.gain else ""
    return Word(
        "ranking-row",
        (
            ("place", one.place),
            ("seat", Who(one.seat)),
            ("points", one.points),
            ("gain", gain),
            ("changed", 2 * (one.before != one.place) + bool(one.gain)),
            ("before", one.before),
        ),
    )
