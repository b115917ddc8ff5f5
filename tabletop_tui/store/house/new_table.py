"""A new table that a guest lays from afar, within the limits of the owner."""

from __future__ import annotations

import secrets
from pathlib import Path

from ...engine import Complaint
from ...games import find
from ...play.permissions import permissions
from ...play.remote.remote_seats import PATIENCE
from ...play.remote.seating import all_free
from ...play.seats import read_seats
from ...play.table_setup import TableSetup
from ..last_table import recall_people
from ..player_files import kept_texts
from ..save_folder import unused_path
from ..shared_save_file import SharedSaveFile
from .hall import running


def lay_table(game: str, seats: str, most: int) -> Path:
    """Lay a table of a game with the usual options, whose seats are free, and return its save.

    A guest may only while fewer than *most* tables are being played. Raises Complaint, another
    ValueError with one sentence for *seats* that cannot be, or OSError.
    """
    found = find(game)
    if not permissions().tables and running() >= most:
        raise Complaint("hall-too-many", most=most)
    setup = TableSetup(found)
    recall_people(setup)
    setup.set_seats(read_seats(seats))
    setup.remote = "live"
    setup.seats()
    table = setup.table(secrets.randbits(63), kept_texts(found))
    path, opened = unused_path(game), setup.open_to_all()
    shared = SharedSaveFile.create(
        table, path, all_free(table), PATIENCE[setup.remote], opened, permitted=True
    )
    shared.close()
    return shared.path
