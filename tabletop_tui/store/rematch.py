"""The next game of a table with several terminals: the first session to ask creates it, the others
find it through the save of the finished game.
"""

from __future__ import annotations

import secrets
from dataclasses import replace
from pathlib import Path

from ..play.rematch import next_table
from ..play.remote.remote_seats import RemoteSeats, TurnLimit, Unplayed
from ..play.remote.seating import all_free
from ..play.text import say
from .save_folder import unused_path
from .shared_save_file import SharedSaveFile


def next_game(shared: SharedSaveFile, *, same: bool = False) -> Path:
    """Return the save of the next game, creating it if needed: a rematch, or the *same* start with
    new luck. Raises OSError, or Unplayed as long as the game goes on.
    """
    table = shared.table
    if (known := following(shared)) is not None:
        return known
    if not table.over:
        raise Unplayed(say("remote-stale"))
    made = next_table(table, secrets.randbits(63), same=same)
    path = unused_path(table.game.id, shared.path.parent)
    patience = table.remote.patience if table.remote is not None else 0
    seats = all_free(made)  # all by their names
    begun = SharedSaveFile.create(
        made, path, seats, patience, permitted=True, limit=limit_anew(table.remote)
    )
    begun.close()

    def do() -> None:
        if table.remote is not None and not table.remote.following:
            table.remote = replace(table.remote, following=begun.path.name)

    try:
        shared.change(do)
    finally:  # another session was quicker, or the table is back at one keyboard
        if following(shared) != begun.path:
            begun.path.unlink()
    return following(shared) or begun.path


def following(shared: SharedSaveFile) -> Path | None:
    """Return the save of the next game, or None if there is none yet."""
    remote = shared.table.remote
    return shared.path.with_name(remote.following) if remote and remote.following else None


def limit_anew(remote: RemoteSeats | None) -> TurnLimit | None:
    """Return the turn limit of a table, for its next game."""
    if remote is None or remote.limit is None:
        return None
    return replace(remote.limit, more=(), acting=())
