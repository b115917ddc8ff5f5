"""Whether other people play the game of a file now, so that nobody's hand is shown out of it."""

from __future__ import annotations

from pathlib import Path

from ..play.table import Table
from .disk import BACKUP, SaveError, real
from .here import present
from .load import load
from .lock import Held, HeldApart, Lock


def game_of(path: Path) -> Path:
    """The save that *path* belongs to: itself, whatever links lead to it, or of a backup the save
    that it is of.
    """
    path = real(path)
    return path.with_name(path.name.removesuffix(BACKUP))


def in_play(path: Path, table: Table) -> Held | None:
    """What tells that others play the game of *table*, which was read from *path*; None when nobody
    does, or it is over.

    A table of several terminals is in play until it is over: its people come and go, and whoever
    sits down there sees an own hand.
    """
    if table.over:
        return None
    path = game_of(path)
    lock = Lock(path)
    held = lock.held_elsewhere()
    if held is not None:
        return Held(path, held)
    if table.apart is not None or present(path):
        return HeldApart(path, lock.me, ", ".join(seat.name for seat in table.seats))
    return None


def in_the_way(path: Path) -> Held | None:
    """What tells that the game of a backup goes on without it, as others play it; None when nobody
    does, it is over, or it cannot be read.
    """
    try:
        return in_play(path, load(game_of(path)).table)
    except SaveError:
        return None
