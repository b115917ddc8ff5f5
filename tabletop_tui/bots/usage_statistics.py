"""Count what players take of the components: how often each tile is taken, when, and whether as the
first of its kind.

This is for judging printed values. A tile that is never taken is too weak, one that is always taken
first is too strong.
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
class TileUsage:
    """How often and when a tile was taken in some games. The averages are 0 if it was never
    taken.
    """

    sort: str
    key: str
    taken: int
    games: int
    """The number of games in which it was taken."""
    round: float
    """The mean round."""
    place: float
    """The mean position among the tiles of its sort taken in that round; 1 is the first."""
    first: float
    """The share of its takings that were the first of the sort in the round."""


def field_of(action: type[Any]) -> tuple[str, str]:
    """Return the field that names what a kind of action takes, and its sort; two empty strings if
    it takes nothing.
    """
    name: str = action.takes
    if not name:
        return "", ""
    marks = typing.get_type_hints(action, include_extras=True)[name].__metadata__
    return name, next(mark.name for mark in marks if isinstance(mark, Kind))


def choice_taken(action: Any, keys: Keys, number: int) -> Taken | None:
    """Return what *action* takes in round *number*, or None. *keys* are those of the game."""
    name, sort = field_of(type(action))
    return (sort, keys[sort][getattr(action, name)], number) if name else None


def keys_of(game: Game, options: Mapping[str, Value] | None) -> Keys:
    """Return the keys of all sorts in a game with these table options."""
    return game.kinds(settle(game.options, options or {}))


def rows_of(game: Game, options: Mapping[str, Value] | None) -> Keys:
    """Return the keys of everything that can be taken, in the order of the actions."""
    keys = keys_of(game, options)
    fields = (field_of(action)[1] for action in typing.get_args(game.Action))
    return {sort: keys[sort] for sort in fields if sort}


def unused(game: Game, played: Sequence[Mapping[str, int]]) -> list[str]:
    """Return the kinds of actions that were never chosen, given how often each was *played* in each
    game.
    """
    kinds = (kind_of(action) for action in typing.get_args(game.Action))
    return [kind for kind in kinds if not any(kind in of for of in played)]


def tile_usages(
    rows: Mapping[str, Sequence[str]], played: Sequence[Sequence[Taken]]
) -> list[TileUsage]:
    """Return the usage of every tile of *rows* (keys by sort), given what was taken in each game,
    in order.
    """
    takings_of: dict[tuple[str, str], list[tuple[int, int, int]]] = defaultdict(list)
    for game, takings in enumerate(played):
        before: dict[tuple[str, int], int] = defaultdict(int)
        for sort, key, number in takings:
            before[sort, number] += 1
            takings_of[sort, key].append((game, number, before[sort, number]))
    return [
        tile_usage(sort, key, takings_of[sort, key]) for sort, keys in rows.items() for key in keys
    ]


def tile_usage(sort: str, key: str, takings: Sequence[tuple[int, int, int]]) -> TileUsage:
    """Return the usage of one tile. Each taking is the game, the round and the position within its
    sort.
    """
    many = max(1, len(takings))
    return TileUsage(
        sort,
        key,
        len(takings),
        len({game for game, _, _ in takings}),
        round(sum(number for _, number, _ in takings) / many, 2),
        round(sum(place for _, _, place in takings) / many, 2),
        round(sum(place == 1 for _, _, place in takings) / many, 3),
    )
