"""Finds every game: each subpackage with a ``GAME`` in it is one."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..engine import Game


@cache
def ids() -> tuple[str, ...]:
    """The ids of all games, which are the names of their folders, in alphabetical order."""
    return tuple(sorted(m.name for m in pkgutil.iter_modules(__path__) if m.ispkg))


@cache
def find(game_id: str) -> Game:
    """The game of that id. Raises KeyError if there is none; imports only that game."""
    if game_id not in ids():
        raise KeyError(game_id)
    game: Game = importlib.import_module(f"{__name__}.{game_id}").GAME
    return game
