"""What players took of a box: how often each tile, when, and whether before all others.

It judges printed values: a tile that nobody takes is dead, one that is always taken first is too
good.
"""

from __future__ import annotations

import typing
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..components.kinds import Keys, Kind
from ..engine import Game, Value, kind_of, settle

Taken = tuple[str, str, int]
"""The sort of tile, its key, and the round in which it was taken."""


@dataclass(slots=True)
class Count:
    """How a tile fared in some games; what is told of the taking is zero if nobody took it."""

    sort: str
    key: str
    taken: int
    games: int
    """In how many games somebody took it."""
    round: float
    """The round in the mean."""
    place: float
    """Which of its sort it was in that round, in the mean: 1 was taken before all others."""
    first: float
    """The share of the takings that were the first of their sort in the round."""


def field_of(action: type[Any]) -> tuple[str, str]:
    """The field that names what a kind of action takes, and the sort; empty if it takes nothing."""
    name: str = action.takes
    if not name:
        return "", ""
    marks = typing.get_type_hints(action, include_extras=True)[name].__metadata__
    return name, next(mark.name for mark in marks if isinstance(mark, Kind))


def taken(action: Any, keys: Keys, number: int) -> Taken | None:
    """What *action* takes in round *number*; *keys* are those of the game."""
    name, sort = field_of(type(action))
    return (sort, keys[sort][getattr(action, name)], number) if name else None


def keys_of(game: Game, options: Mapping[str, Value] | None) -> Keys:
    """The keys of all kinds of a game with these table options."""
    return game.kinds(settle(game.options, options or {}))


def rows_of(game: Game, options: Mapping[str, Value] | None) -> Keys:
    """The keys of what can be taken at all, in the order of the actions."""
    keys = keys_of(game, options)
    fields = (field_of(action)[1] for action in typing.get_args(game.Action))
    return {sort: keys[sort] for sort in fields if sort}


def unused(game: Game, played: Sequence[Mapping[str, int]]) -> list[str]:
    """The kinds of actions that were never chosen, by what was *played* in each game."""
    kinds = (kind_of(action) for action in typing.get_args(game.Action))
    return [kind for kind in kinds if not any(kind in of for of in played)]


def census(rows: Mapping[str, Sequence[str]], played: Sequence[Sequence[Taken]]) -> list[Count]:
    """Every tile of *rows*, keys by sort, over what was taken in each game, in its order."""
    found: dict[tuple[str, str], list[tuple[int, int, int]]] = defaultdict(list)
    for game, takings in enumerate(played):
        before: dict[tuple[str, int], int] = defaultdict(int)
        for sort, key, number in takings:
            before[sort, number] += 1
            found[sort, key].append((game, number, before[sort, number]))
    return [count(sort, key, found[sort, key]) for sort, keys in rows.items() for key in keys]


def count(sort: str, key: str, of: Sequence[tuple[int, int, int]]) -> Count:
    """One tile; each of its takings is the game, the round and which of its sort it was there."""
    many = max(1, len(of))
    return Count(
        sort,
        key,
        len(of),
        len({game for game, _, _ in of}),
        round(sum(number for _, number, _ in of) / many, 2),
        round(sum(place for _, _, place in of) / many, 2),
        round(sum(place == 1 for _, _, place in of) / many, 3),
    )
