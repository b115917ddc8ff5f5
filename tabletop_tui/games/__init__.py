"""Finds every game: the folders beside this file, and the packages that other distributions name.

A distribution brings a game with an entry point in the group ``tabletop_tui.games``: its name is
the id of the game, its value the package. The package is laid out like the folders here.
"""

from __future__ import annotations

import importlib
import pkgutil
import re
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..engine import Complaint, Game

GROUP = "tabletop_tui.games"
ID = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")

_broken: dict[str, Complaint] = {}  # outside games that could not be read in, by id


class Broken(KeyError):
    """A game from outside that cannot be read in; :func:`left_out` has the sentence."""


@cache
def inside() -> dict[str, str]:
    """The packages of the games in this folder, by id."""
    names = sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)
    return {name: f"{__name__}.{name}" for name in names}


@cache
def outside() -> tuple[dict[str, str], tuple[Complaint, ...]]:
    """The packages that other distributions name, by id, and a complaint for each that cannot be
    taken.

    Only names are read: no game is imported.
    """
    # Loaded here, as it takes as long as half the home screen, which asks for games inside first.
    from importlib.metadata import entry_points

    from ..engine import Complaint

    found: dict[str, str] = {}
    complaints = []
    for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value)):
        if not ID.fullmatch(point.name):
            complaints.append(Complaint("game-no-id", game=point.name, package=point.value))
        elif point.name in inside() or found.get(point.name, point.value) != point.value:
            complaints.append(Complaint("game-twice", game=point.name, package=point.value))
        else:
            found[point.name] = point.value
    return found, tuple(complaints)


def ids() -> tuple[str, ...]:
    """The ids of all games in alphabetical order; those that turned out to be broken are left
    out.
    """
    return tuple(sorted(game for game in {**inside(), **outside()[0]} if game not in _broken))


def package(game_id: str) -> str:
    """The package of a game, in which its words, its screens and the rest lie. Raises KeyError."""
    return inside().get(game_id) or outside()[0][game_id]


def has(game_id: str) -> bool:
    """Whether that game can be played here."""
    if game_id in inside():
        return True
    try:
        find(game_id)
    except KeyError:
        return False
    return True


@cache
def find(game_id: str) -> Game:
    """The game of that id; imports only that game. Raises KeyError if there is none, and Broken
    if it comes from outside and cannot be read in.
    """
    where = package(game_id)
    if game_id in inside():
        game: Game = importlib.import_module(where).GAME
        return game
    return _from_outside(game_id, where)


def _from_outside(game_id: str, where: str) -> Game:
    """A game whose code nobody here has tried: whatever it raises must not end the program."""
    from ..engine import Complaint, Game

    try:
        game = importlib.import_module(where).GAME
        if not isinstance(game, Game) or game.id != game_id:
            raise TypeError(f"{where}:GAME")
    except Exception as no:
        why = " ".join(f"{type(no).__name__}: {no}".split())[:200]
        _broken[game_id] = Complaint("game-broken", game=game_id, package=where, why=why)
        raise Broken(game_id) from no
    return game


def playable() -> tuple[str, ...]:
    """The ids of the games that can be read in; loads them all."""
    return tuple(game for game in ids() if has(game))


def listed() -> tuple[str, ...]:
    """The ids of the games that players choose from; loads them all."""
    return tuple(game for game in playable() if find(game).listed)


def left_out() -> tuple[Complaint, ...]:
    """Why games from outside are left out, a sentence each; loads those from outside."""
    for game in outside()[0]:
        has(game)
    return (*outside()[1], *(_broken[game] for game in sorted(_broken)))
