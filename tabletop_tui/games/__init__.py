"""Finds every game: the folders beside this file, and the packages that other distributions name.

A distribution brings a game with an entry point in the group ``tabletop_tui.games``: its name is
the id of the game, its value the package. The package is laid out like the folders here. What it
must bring is checked by :mod:`.check` as it is found; for each part in ``PARTS`` that it lacks, or
that is broken, there is a default.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import pkgutil
import re
import traceback
from collections.abc import Collection
from functools import cache
from typing import TYPE_CHECKING, Any

from ..engine import Complaint
from . import faults
from .faults import WHOLE

if TYPE_CHECKING:
    from ..engine import Game

GROUP = "tabletop_tui.games"
ID = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
WANTED = "TABLETOP_GAMES"
"""The environment variable with the ids of the games from outside that are looked for, with commas
between them; without it all are.
"""
PARTS = {
    "tui": ("tui", "UI", "tabletop_tui.tui.game_ui:GameUI"),
    "plain": ("view.plain", "", "types:ModuleType"),
    "bot": ("bot", "VALUATION", "tabletop_tui.bots.valuation:Valuation"),
}
"""The parts that a game need not bring: the module in its package, the object in that, if it is not
the module itself, and its class.
"""


class NoGame(Complaint, KeyError):
    """There is no game of that id, or it is left out: the sentence says why."""


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

    wanted = os.environ.get(WANTED)
    found: dict[str, str] = {}
    complaints = []
    try:
        points = sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value))
    except Exception as no:  # whatever lies among what is installed
        return {}, (Complaint("games-unread", why=f"{type(no).__name__}: {no}"),)
    for point in points:
        if wanted is not None and point.name not in re.split(r"[ ,]+", wanted):
            continue
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
    return tuple(sorted(game for game in {**inside(), **outside()[0]} if not faults.fault(game)))


def package(game_id: str) -> str:
    """The package of a game, in which its words, its screens and the rest lie. Raises KeyError."""
    return inside().get(game_id) or outside()[0][game_id]


def has(game_id: str) -> bool:
    """Whether that game can be played here."""
    if game_id in inside():
        return True
    try:
        return find(game_id).id == game_id
    except NoGame:
        return False


def find(name: str) -> Game:
    """The game of that id, which may be written with hyphens; imports only that game. Raises NoGame
    if there is none, or if it comes from outside and cannot be played.
    """
    game_id = name.replace("-", "_")
    if no := faults.fault(game_id):
        raise NoGame(no.key, **no.facts)
    return _read_in(game_id)


@cache
def _read_in(game_id: str) -> Game:
    if game_id in inside():
        game: Game = importlib.import_module(package(game_id)).GAME
        return game
    if game_id not in outside()[0]:
        raise NoGame("cli-no-game", word=game_id, known=", ".join(ids()))
    return _from_outside(game_id, package(game_id))


def _from_outside(game_id: str, where: str) -> Game:
    """A game whose code nobody here has tried: whatever it raises must not end the program."""
    from .check import checked

    try:
        return checked(game_id, where)
    except Complaint as found:
        no = found
    except (Exception, SystemExit) as mistake:
        why = faults.reason(mistake, where)
        no = Complaint("game-broken", game=game_id, package=where, why=why)
    faults.note(game_id, WHOLE, no)
    raise NoGame(no.key, **no.facts)


def part(game_id: str, name: str) -> Any | None:
    """A part of a game, by its name in ``PARTS``; None where the default stands in for it, as the
    game brings none, or comes from outside and the part cannot be used.
    """
    return None if faults.fault(game_id, name) else _part(game_id, name)


@cache
def _part(game_id: str, name: str) -> Any | None:
    module, attribute, kind = PARTS[name]
    where = f"{package(game_id)}.{module}"
    try:
        if not _lies_there(where):
            return None
        found: Any = importlib.import_module(where)
        found = getattr(found, attribute) if attribute else found
        home, _, wanted = kind.partition(":")
        if not isinstance(found, getattr(importlib.import_module(home), wanted)):
            raise TypeError(f"{attribute}: {wanted}")
    except (Exception, SystemExit) as no:
        if game_id in inside():
            raise
        give_up(game_id, name, faults.reason(no, package(game_id)))
        return None
    return found


def _lies_there(where: str) -> bool:
    """Whether there is a module of that name; imports the packages around it."""
    try:
        return importlib.util.find_spec(where) is not None
    except ModuleNotFoundError as no:
        if no.name and f"{where}.".startswith(f"{no.name}."):
            return False
        raise


def give_up(game_id: str, part: str, why: str) -> Complaint:
    """Use a part of a game from outside no more, or with WHOLE the game, as it made a mistake;
    gives the sentence about it.
    """
    module = PARTS[part][0] if part else ""
    key = "game-part-broken" if part else "game-failed"
    facts = {"game": game_id, "part": part, "module": module, "why": why}
    return faults.note(game_id, part, Complaint(key, **facts))


def blamed(
    mistake: BaseException, open_game: str = "", face: str = WHOLE
) -> tuple[str, str] | None:
    """The game from outside, and the part of it, through whose code a mistake has come: a part that
    is still used, or WHOLE. What comes through none of them is laid to *open_game*, the game of the
    table that is open, and to the *face* it shows there. None when no game from outside has to do
    with it.
    """
    frames = traceback.walk_tb(mistake.__traceback__)
    modules = [frame.f_globals.get("__name__") for frame, _ in frames]

    def through(where: str) -> bool:
        return any(faults.comes_from(module, where) for module in modules)

    for game, where in outside()[0].items():
        if through(where):
            names = (name for name, (module, *_) in PARTS.items() if through(f"{where}.{module}"))
            return game, next((name for name in names if part(game, name)), WHOLE)
    if open_game in outside()[0]:
        return open_game, face if face and part(open_game, face) else WHOLE
    return None


def playable() -> tuple[str, ...]:
    """The ids of the games that can be read in; loads them all."""
    return tuple(game for game in ids() if has(game))


def listed() -> tuple[str, ...]:
    """The ids of the games that players choose from; loads them all."""
    return tuple(game for game in playable() if find(game).listed)


def complaints(parts: Collection[str] = tuple(PARTS)) -> tuple[Complaint, ...]:
    """Why games from outside are left out, or played without some of these parts, a sentence each;
    loads those from outside.
    """
    for game in outside()[0]:
        if has(game):
            for name in parts:
                part(game, name)
    return (*faults.found(), *outside()[1])
