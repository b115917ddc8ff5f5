"""The best results at practice tables: a small file in the settings folder."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from .atomic_files import SMALL, read_bytes, write_atomic
from .player_files import settings_folder

NAME = "practice.json"


def records(game: str, where: Path | None = None) -> dict[str, int]:
    """Return the records of a game by name. Empty if the file is missing or cannot be read."""
    try:
        found = json.loads(read_bytes(_file(where), SMALL))[game]
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return {}
    if not isinstance(found, Mapping):
        return {}
    return {name: n for name, n in found.items() if type(n) is int and n >= 0}


def keep_record(game: str, name: str, best: int, where: Path | None = None) -> bool:
    """Save a record if it is better than the old one. Return whether it is. Disk errors are
    ignored.
    """
    if best <= records(game, where).get(name, 0):
        return False
    try:
        everything = json.loads(read_bytes(_file(where), SMALL))
    except (OSError, ValueError, RecursionError):
        everything = {}
    if not isinstance(everything, dict):
        everything = {}
    everything[game] = {**records(game, where), name: best}
    try:
        _file(where).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        write_atomic(_file(where), json.dumps(everything, indent=1, sort_keys=True).encode())
    except OSError:
        pass
    return True


def _file(where: Path | None) -> Path:
    return (settings_folder() if where is None else where) / NAME
