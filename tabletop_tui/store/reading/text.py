"""The text of a save, as this program, an editor or a network share left it, and what it must have
to be one. Everything that reads saves begins here.
"""

from __future__ import annotations

import os
from codecs import BOM_UTF8, BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any

from ... import games
from ...play.names import safe_name
from ...play.seats import LEVELS, STYLES, Seat
from ...play.text import say
from ..atomic_files import SaveError, backup_path, describe_error, printable, read_bytes
from ..upgrades import FORMAT
from ..validation import numbers_in_range

LARGEST = 4_000_000
"""The maximum size of a save in bytes. A long game has some tens of thousands. Larger files are
refused before they fill the memory.
"""


@contextmanager
def disk_errors(path: Path) -> Iterator[None]:
    """Turn errors of the disk while *path* is read into SaveError."""
    try:
        yield
    except FileNotFoundError:
        if not os.path.lexists(path):
            raise SaveError("save-missing", path.name, backup_of(path)) from None
        raise SaveError("save-unreadable", path.name, why=say("disk-nowhere")) from None
    except OSError as no:
        raise SaveError("save-unreadable", path.name, why=describe_error(no, reading=True)) from no
    except ValueError:  # a path with a NUL in it
        raise SaveError("save-no-file-name", str(path)) from None


def read_file(path: Path) -> bytes:
    """Return the bytes of a save, up to just above the maximum size. Raises SaveError."""
    with disk_errors(path):
        return read_bytes(path, LARGEST + 1)


def backup_of(path: Path) -> Path | None:
    """Return the backup of a save, or None if there is none."""
    backup = backup_path(path)
    return backup if os.path.isfile(backup) else None


def parse_text(data: bytes) -> Any:
    """Parse the JSON of a save. A byte order mark is skipped; line ends, indentation and the order
    of fields do not matter. Raises SaveError.
    """
    from pydantic_core import from_json  # here, as lists of saves mostly do without it

    data = data.removeprefix(BOM_UTF8)
    if not data.strip():
        raise SaveError("save-empty")
    if len(data) > LARGEST:
        raise SaveError("save-too-large")
    if data.startswith((BOM_UTF16_LE, BOM_UTF16_BE, b"{\0", b"\0{")):
        raise SaveError("save-utf16")
    try:
        return from_json(data, allow_inf_nan=False)
    except ValueError as no:
        cut = "EOF" in str(no)
        raise SaveError("save-cut-short" if cut else "save-no-text") from None


def check_header(raw: Any) -> dict[str, Any]:
    """Return parsed JSON that is a save which this program can read. Raises SaveError."""
    if (
        not isinstance(raw, dict)
        or not isinstance(raw.get("game"), str)
        or type(raw.get("format")) is not int
    ):
        raise SaveError("save-foreign")
    if raw["format"] > FORMAT:
        raise SaveError("save-newer", format=printable(str(raw["format"]), 12), ours=str(FORMAT))
    if raw["format"] < 1:
        raise SaveError("save-no-format")
    if not games.has(raw["game"]):
        raise SaveError("save-no-game", game=printable(raw["game"], 30))
    if not numbers_in_range(raw):
        raise SaveError("save-number")
    return raw


@lru_cache(maxsize=256)  # the same people play many games
def checked_seats(found: tuple[tuple[str, str, str, int, str], ...]) -> tuple[Seat, ...]:
    """Return the seats of a save, given as name, level, style, colour and character, with names
    that are safe on a terminal. A character whom only a later version knows is silent. Raises
    SaveError.
    """
    try:
        seats = tuple(
            Seat(safe_name(name), level, style, colour, character if level else "")
            for name, level, style, colour, character in found
        )
    except ValueError:
        raise SaveError("save-name") from None
    if any(seat.level and seat.level not in LEVELS for seat in seats):
        raise SaveError("save-level")
    if any(seat.style and (seat.style not in STYLES or not seat.level) for seat in seats):
        raise SaveError("save-style")
    if len({seat.name.casefold() for seat in seats}) < len(seats):
        raise SaveError("save-twice")
    return seats
