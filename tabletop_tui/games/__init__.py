"""Finds all games: the packages in this folder, and those that other distributions provide.

A distribution provides a game with an entry point in the group ``tabletop_tui.games``: its name is
the id of the game, its value the package. The package has the layout of those here. It is checked
by :mod:`.check` when found; each part in ``PARTS`` that it lacks, or that is broken, has a default.
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

from ..engine import Complaint, Either
from . import faults
from .faults import WHOLE

if TYPE_CHECKING:
    from ..engine import Game

GROUP = "tabletop_tui.games"
ID = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
WANTED = "TABLETOP_GAMES"
"""The environment variable with the comma-separated ids of external games to look for; if unset,
all are.
"""
PARTS = {
    "tui": ("tui", "UI", "tabletop_tui.tui.game_ui:GameUI"),
    "plain": ("view.plain", "", "types:ModuleType"),
    "bot": ("bot", "VALUATION", "tabletop_tui.bots.valuation:Valuation"),
    "figures": ("book_figures", "", "types:ModuleType"),
}
"""The optional parts of a game: module within its package, object within that ("" for the module),
and class.
"""


class NoGame(Complaint, KeyError):
    """There is no game of that id, or it is left out. The sentence says why."""


@cache
def builtin() -> dict[str, str]:
    """Return the packages of the games in this folder, by id."""
    names = sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)
    return {name: f"{__name__}.{name}" for name in names}


@cache
def external() -> tuple[dict[str, str], tuple[Complaint, ...]]:
    """Return the packages of other distributions by id, and a complaint for each that cannot be
    used.

    Only names are read: no game is imported.
    """
    # Imported here because it takes half as long as the home screen, which needs only the built-in
    # games first.
    from importlib.metadata import entry_points

    wanted = os.environ.get(WANTED)
    found: dict[str, str] = {}
    complaints = []
    try:
        points = sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value))
    except Exception as no:  # whatever is wrong with an installed distribution
        return {}, (Complaint("games-unread", why=f"{type(no).__name__}: {no}"),)
    for point in points:
        if wanted is not None and point.name not in re.split(r"[ ,]+", wanted):
            continue
        if not ID.fullmatch(point.name):
            complaints.append(Complaint("game-no-id", game=point.name, package=point.value))
        elif point.name in builtin() or found.get(point.name, point.value) != point.value:
            complaints.append(Complaint("game-twice", game=point.name, package=point.value))
        else:
            found[point.name] = point.value
    return found, tuple(complaints)


def ids() -> tuple[str, ...]:
    """Return the ids of all games in alphabetical order, without those found to be broken."""
    return tuple(sorted(game for game in {**builtin(), **external()[0]} if not faults.fault(game)))


def package(game_id: str) -> str:
    """Return the package of a game, which holds its words, its screens and the rest.

    Raises KeyError.
    """
    return builtin().get(game_id) or external()[0][game_id]


def has(game_id: str) -> bool:
    """Return whether that game can be played here."""
    if game_id in builtin():
        return True
    try:
        return find(game_id).id == game_id
    except NoGame:
        return False


def find(name: str) -> Game:
    """Return the game of that id, which may be written with hyphens; imports only that game.

    Raises NoGame if there is none, or if it is external and cannot be played.
    """
    game_id = name.replace("-", "_")
    if no := faults.fault(game_id):
        raise NoGame(no.key, **no.facts)
    return _load(game_id)


@cache
def _load(game_id: str) -> Game:
    if game_id in builtin():
        game: Game = importlib.import_module(package(game_id)).GAME
        return game
    if game_id not in external()[0]:
        raise NoGame("cli-no-game", word=game_id, known=Either(ids()))
    return _load_external(game_id, package(game_id))


def _load_external(game_id: str, where: str) -> Game:
    """Return an external game; whatever its code raises must not end the program."""
    from .check import checked

    try:
        return checked(game_id, where)
    except Complaint as found:
        no = found
    except (Exception, SystemExit) as mistake:
        why = faults.reason(mistake, where)
        no = Complaint("game-broken", game=game_id, package=where, why=why)
    faults.disable(game_id, WHOLE, no)
    raise NoGame(no.key, **no.facts)


def part(game_id: str, name: str) -> Any | None:
    """Return a part of a game by its name in ``PARTS``, None to use the default.

    The default is used if the game has no such part, or is external and the part fails.
    """
    return None if faults.fault(game_id, name) else _part(game_id, name)


@cache
def _part(game_id: str, name: str) -> Any | None:
    module, attribute, kind = PARTS[name]
    where = f"{package(game_id)}.{module}"
    try:
        if not _module_exists(where):
            return None
        found: Any = importlib.import_module(where)
        found = getattr(found, attribute) if attribute else found
        home, _, wanted = kind.partition(":")
        if not isinstance(found, getattr(importlib.import_module(home), wanted)):
            raise TypeError(f"{attribute}: {wanted}")
    except (Exception, SystemExit) as no:
        if game_id in builtin():
            raise
        disable(game_id, name, faults.reason(no, package(game_id)))
        return None
    return found


def _module_exists(where: str) -> bool:
    """Return whether there is a module of that name; imports the packages around it."""
    try:
        return importlib.util.find_spec(where) is not None
    except ModuleNotFoundError as no:
        if no.name and f"{where}.".startswith(f"{no.name}."):
            return False
        raise


def disable(game_id: str, part: str, why: str) -> Complaint:
    """Stop using a part of an external game (or with WHOLE the game) after a mistake.

    Return the sentence about it.
    """
    module = PARTS[part][0] if part else ""
    key = "game-part-broken" if part else "game-failed"
    facts = {"game": game_id, "part": part, "module": module, "why": why}
    return faults.disable(game_id, part, Complaint(key, **facts))


def at_fault(
    mistake: BaseException, open_game: str = "", face: str = WHOLE
) -> tuple[str, str] | None:
    """Return the external game and its part (or WHOLE) whose code raised *mistake*; None if there
    is none.

    A part that is no longer used does not count. A mistake from no part's code is attributed to
    *open_game*, the game of the open table, and the *face* it shows there.
    """
    frames = traceback.walk_tb(mistake.__traceback__)
    modules = [frame.f_globals.get("__name__") for frame, _ in frames]

    def through(where: str) -> bool:
        return any(faults.comes_from(module, where) for module in modules)

    for game, where in external()[0].items():
        if through(where):
            names = (name for name, (module, *_) in PARTS.items() if through(f"{where}.{module}"))
            return game, next((name for name in names if part(game, name)), WHOLE)
    if open_game in external()[0]:
        return open_game, face if face and part(open_game, face) else WHOLE
    return None


def playable() -> tuple[str, ...]:
    """Return the ids of the games that can be loaded; loads them all."""
    return tuple(game for game in ids() if has(game))


def listed() -> tuple[str, ...]:
    """Return the ids of the games players choose from; loads them all."""
    return tuple(game for game in playable() if find(game).listed)


def complaints(parts: Collection[str] = tuple(PARTS)) -> tuple[Complaint, ...]:
    """Return why external games are left out, or played without some of these parts; loads the
    external ones.
    """
    for game in external()[0]:
        if has(game):
            for name in parts:
                part(game, name)
    return (*faults.found(), *external()[1])
