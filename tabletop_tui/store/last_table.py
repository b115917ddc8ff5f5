"""The table that was opened last, so that the next one is opened in a moment: a small file in the
settings folder.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from .atomic_files import SMALL, write_atomic
from .player_files import settings_folder

NAME = "tables.json"
LAST = "last"


def last_game(where: Path | None = None) -> str:
    """The id of the game that was begun last, "" for none."""
    found = _everything(where).get(LAST)
    return found if isinstance(found, str) else ""


def last_table(game: str, where: Path | None = None) -> Mapping[str, Any]:
    """What was settled for the last table of a game, as :meth:`.TableSetup.settled` gives it;
    empty if there was none or nobody can read it.
    """
    found = _everything(where).get(game)
    return found if isinstance(found, Mapping) else {}


def keep_table(game: str, settled: Mapping[str, Any], where: Path | None = None) -> None:
    """Remember a table. A disk that fails is no reason not to play."""
    everything = {**_everything(where), LAST: game, game: dict(settled)}
    try:
        _file(where).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        write_atomic(_file(where), json.dumps(everything, indent=1, sort_keys=True).encode())
    except OSError:
        pass


def _everything(where: Path | None) -> dict[str, Any]:
    try:
        with open(_file(where), "rb") as file:
            found = json.loads(file.read(SMALL))
    except (OSError, ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def _file(where: Path | None) -> Path:
    return (settings_folder() if where is None else where) / NAME
