"""The head of a save: what lists tell of it, without its positions and its log."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ...engine.fast_dataclass import dataclass
from ...play.seats import COLOURS, Seat
from ..atomic_files import SaveError, open_file
from ..wall_clock import parse_time
from .text import LARGEST, check_header, checked_seats, disk_errors, parse_text

BEGIN, OPENING, END = b'{\n"format":', b',\n"opening":', b"\n}\n"
"""How this program begins a save, what follows the head, and how it ends a save."""
FIRST, MORE = 8_192, 131_072  # bytes that hold the head of most saves, and one with a whole box


@dataclass(slots=True, frozen=True)
class SaveHead:
    """What lists tell of a save. It may differ from the position, which alone is played and decides
    what a seat sees.

    *seat* is -1 if the head does not say whose turn it is. *changed* is when the file was written,
    in seconds. *free* are the free seats of a table with several terminals, *open_to_all* those of
    them that wait for anyone, and *since* says when each open question was asked, by seat; all are
    None at one keyboard.
    """

    game: str
    seats: tuple[Seat, ...]
    round: int
    seat: int
    actions: int
    over: bool
    saved: str
    changed: float
    free: tuple[int, ...] | None = None
    since: Mapping[int, float] | None = None
    open_to_all: tuple[int, ...] | None = None


def read_head(path: Path) -> SaveHead:
    """Return the head of a save: from its first bytes if it is as this program writes it, else from
    the whole file. Raises SaveError for what is wrong with it.
    """
    with disk_errors(path), open(open_file(path), "rb", buffering=0) as file:
        found = os.fstat(file.fileno())
        data = file.read(FIRST)
        if data.startswith(BEGIN) and OPENING not in data:
            data += file.read(MORE)
        end = os.pread(file.fileno(), len(END), max(0, found.st_size - len(END)))
        raw = written_head(data, end)
        while raw is None and len(data) <= LARGEST and (more := file.read(LARGEST)):
            data += more
    return head_of(parse_text(data) if raw is None else raw, found.st_mtime)


def written_head(data: bytes, end: bytes) -> Any:
    """Parse the fields before the opening of a save that this program wrote, from its first and its
    last bytes. None for any other file.
    """
    head, found, _ = data.partition(OPENING)
    if not found or end != END or not head.startswith(BEGIN):
        return None
    try:
        return json.loads(head + b"}")
    except (ValueError, RecursionError):
        return None


def head_of(raw: Any, changed: float) -> SaveHead:
    """Return the head in parsed JSON, of a file written at the time *changed*. Raises SaveError for
    what a whole save is refused for.
    """
    raw, where = check_header(raw), "seats"
    try:
        seats = checked_seats(tuple(map(seat_fields, raw["seats"])))
        where = "turn"
        turn = raw["turn"]
        number, seat, actions = (whole(turn[name]) for name in ("round", "seat", "actions"))
        over = flag(turn["over"])
        where = "saved"
        saved = text(raw["saved"])
        where = "apart"
        remote = remote_seats(raw.get("apart"), len(seats))
    except (ValueError, TypeError, KeyError, AttributeError):
        raise SaveError("save-damaged", where=where) from None
    known = seat if 0 <= seat < len(seats) else -1
    game = raw["game"]
    return SaveHead(game, seats, number, known, actions, over, saved, changed, *remote)


def seat_fields(raw: Any) -> tuple[str, str, str, int, str]:
    """Return name, level, style, colour and character of a seat. Raises an exception for other
    JSON.
    """
    colour = whole(raw.get("colour", -1))
    if "colour" in raw and colour not in range(COLOURS):
        raise ValueError("colour")
    level, style, character = (text(raw.get(key, "")) for key in ("level", "style", "character"))
    return text(raw["name"]), level, style, colour, character


Free = tuple[int, ...] | None


def remote_seats(raw: Any, seats: int) -> tuple[Free, dict[int, float] | None, Free]:
    """Return the free seats of a table with several terminals, since when each question is open,
    and the free seats open to all. Raises an exception for other JSON.
    """
    if raw is None:
        return None, None, None
    free, times = tuple(map(whole, raw.get("free", ()))), [*map(text, raw.get("since", ()))]
    named = raw.get("open_to_all")
    opened = free if named is None else tuple(map(whole, named))
    if not all(0 <= n < seats for n in (*free, *opened)) or len(times) > seats:
        raise ValueError("seats")
    since = {n: parse_time(time) for n, time in enumerate(times) if time}
    return free, since, tuple(n for n in opened if n in free)


def text(value: object) -> str:
    """Return a text. Raises TypeError for anything else."""
    if not isinstance(value, str):
        raise TypeError(value)
    return value


def whole(value: object) -> int:
    """Return a whole number. Raises TypeError for anything else."""
    if type(value) is not int:
        raise TypeError(value)
    return value


def flag(value: object) -> bool:
    """Return a truth value. Raises TypeError for anything else."""
    if not isinstance(value, bool):
        raise TypeError(value)
    return value
