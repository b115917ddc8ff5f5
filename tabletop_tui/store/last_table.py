"""The setup of the last table, to start the next one quickly: a small file in the settings
folder.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..play.names import LONGEST, folded
from ..play.seats import Seat, colours
from .atomic_files import SMALL, read_bytes, write_atomic
from .player_files import settings_folder
from .results import kept_results

if TYPE_CHECKING:
    from ..play.table_setup import TableSetup

NAME = "tables.json"
LAST = "last"
COLOURS = "colours"
OWN = "name"


def last_game(where: Path | None = None) -> str:
    """Return the id of the game that was started last, or ""."""
    found = _everything(where).get(LAST)
    return found if isinstance(found, str) else ""


def last_table(game: str, where: Path | None = None) -> Mapping[str, Any]:
    """Return the setup of the last table of a game, for :meth:`.TableSetup.restore`. Empty if there
    is none or it cannot be read.
    """
    found = _everything(where).get(game)
    return found if isinstance(found, Mapping) else {}


def known_colours(where: Path | None = None) -> dict[str, int]:
    """Return the colours that people had at their last tables, by their folded names."""
    found = _everything(where).get(COLOURS)
    items = found.items() if isinstance(found, Mapping) else ()
    return {str(name): colour for name, colour in items if type(colour) is int}


def recall_people(setup: TableSetup, where: Path | None = None) -> None:
    """Let a setup know people: the colours of their last tables, and their results."""
    setup.colours, setup.results = known_colours(where), kept_results()


def keep_colours(seats: Sequence[Seat], where: Path | None = None) -> None:
    """Save the colours of the people at a table, so that they keep them. Disk errors are
    ignored.
    """
    found = zip(seats, colours(seats), strict=False)
    people = {folded(seat.name): colour for seat, colour in found if not seat.is_bot}
    _keep({COLOURS: {**known_colours(where), **people}}, where)


def own_name(where: Path | None = None) -> str:
    """Return the name of the person who plays here alone: of the last game of the day, else of the
    last table with one person; "" if none is known.
    """
    everything = _everything(where)
    kept = everything.get(OWN)
    if isinstance(kept, str) and kept:
        return kept[:LONGEST]
    last = everything.get(str(everything.get(LAST)))
    seats = last.get("seats") if isinstance(last, Mapping) else None
    people = [
        one[0]
        for one in (seats if isinstance(seats, list) else ())
        if isinstance(one, list) and one[1:] == [""] and isinstance(one[0], str)
    ]
    return people[0][:LONGEST] if len(people) == 1 else ""


def keep_own_name(name: str, where: Path | None = None) -> None:
    """Save the name of the person who plays here alone. Disk errors are ignored."""
    _keep({OWN: name}, where)


def keep_table(game: str, setup: Mapping[str, Any], where: Path | None = None) -> None:
    """Save the setup of a table. Disk errors are ignored."""
    _keep({LAST: game, game: dict(setup)}, where)


def _keep(changed: Mapping[str, Any], where: Path | None) -> None:
    everything = {**_everything(where), **changed}
    try:
        _file(where).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        write_atomic(_file(where), json.dumps(everything, indent=1, sort_keys=True).encode())
    except OSError:
        pass


def _everything(where: Path | None) -> dict[str, Any]:
    try:
        found = json.loads(read_bytes(_file(where), SMALL))
    except (OSError, ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def _file(where: Path | None) -> Path:
    return (settings_folder() if where is None else where) / NAME
