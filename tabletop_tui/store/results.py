"""The results of finished games: found in the folder of saves, and kept when a save is thrown
away.

They lie in a file of their own beside the saves. A game counts once, however often its save was
copied; while the save that told its end is there, what that save says holds.
"""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from ..play.records import Player, Result, identity, result_of
from ..play.table import Table
from ..play.text import say
from . import wall_clock
from .atomic_files import SaveError, backup_path, describe_error, printable, write_atomic
from .load import load
from .save_folder import Entry, folder, listing, saved_at

NAME = ".records.json"
ASIDE = ".damaged"
FORMAT = 1  # rises when a field is renamed or means something else
LONGEST = 16_000_000  # bytes


@dataclass(slots=True, frozen=True)
class KeptResult:
    """A result, and the save that told it; *stamp* is what the save's file looked like."""

    file: str
    stamp: tuple[int, int]
    game: str
    """The identity of the game; "" for one that does not count."""
    result: Result | None = None


@dataclass(slots=True, frozen=True)
class Records:
    """All results, the oldest first. *note* is a sentence about the file, "" while all is well."""

    results: tuple[Result, ...]
    note: str = ""


class Unreadable(Exception):
    """The file of records holds something else."""


def collect(where: Path | None = None) -> Records:
    """Look for games that were finished, add them to what is kept, and keep that. Whatever the
    disk does, this gives what it could find.
    """
    base = where or folder()
    path, note = base / NAME, ""
    try:
        before = read(path)
    except NewerFormat:
        return Records(in_order(merged([], finished(base, []))), say("records-newer"))
    except Unreadable:
        note = set_aside(path)
        before = backed_up(path)
    except OSError as no:
        note = say("records-unreadable", why=describe_error(no, reading=True))
        return Records(in_order(merged([], finished(base, []))), note)
    now = finished(base, before)
    kept = merged([one for one in before if is_current(base, one, now)], now)
    if note or kept != before:
        try:
            write_atomic(path, written(kept))
        except OSError as no:
            note = note or say("records-unkept", why=describe_error(no))
    return Records(in_order(kept), note)


def remember(table: Table, path: Path | None, where: Path | None = None) -> None:
    """Keep the result of a game that has just ended, if it is saved in the folder of saves: it
    shall outlive its save. Nothing that goes wrong here disturbs the table.
    """
    base = where or folder()
    result = result_of(table, wall_clock.written())
    stamp = stamp_of(path) if path is not None and path.parent == base else None
    if path is None or stamp is None or result is None:
        return
    fresh = KeptResult(path.name, stamp, identity(table), result)
    try:
        before = read(base / NAME)
        if any((one.file, one.stamp) == (fresh.file, fresh.stamp) for one in before):
            return
        others = [one for one in before if one.file != fresh.file]
        write_atomic(base / NAME, written(merged(others, [fresh, *others])))
    except (NewerFormat, Unreadable, OSError):
        pass


def any_finished(where: Path | None = None) -> bool:
    """Whether there is anything to show, without reading a whole save."""
    base = where or folder()
    return (base / NAME).exists() or any(counts(one) for one in listing(base))


def counts(entry: Entry) -> bool:
    """Whether a save may hold a result."""
    return entry.over and not entry.is_example and not entry.trouble


# -- what the saves tell -------------------------------------------------------------------------


def finished(base: Path, before: list[KeptResult]) -> list[KeptResult]:
    """What every finished save of a folder tells; those that look as before are not read again."""
    known = {(one.file, one.stamp): one for one in before}
    found = []
    for entry in listing(base):
        if counts(entry) and (stamp := stamp_of(entry.path)) is not None:
            key = (entry.path.name, stamp)
            found.append(known[key] if key in known else result_in_save(entry.path, stamp))
    return found


def stamp_of(path: Path) -> tuple[int, int] | None:
    """The size of a file and when it was written; None when it is gone."""
    try:
        look = os.stat(path)
    except OSError:
        return None
    return look.st_size, look.st_mtime_ns


def result_in_save(path: Path, stamp: tuple[int, int]) -> KeptResult:
    """What a save tells; one that cannot be read tells nothing."""
    try:
        loaded = load(path)
    except SaveError:
        return KeptResult(path.name, stamp, "")
    result = result_of(loaded.table, loaded.saved)
    if result is None:
        return KeptResult(path.name, stamp, "")
    return KeptResult(path.name, stamp, identity(loaded.table), result)


def is_current(base: Path, one: KeptResult, now: list[KeptResult]) -> bool:
    """Whether what was kept still stands: its save is gone, or finished as it was."""
    return one in now or not (base / one.file).exists()


def merged(kept: list[KeptResult], now: list[KeptResult]) -> list[KeptResult]:
    """One entry a game, the one that was finished first; saves that do not count are remembered
    while they are there.
    """
    best: dict[str, KeptResult] = {}
    for one in sorted([*kept, *now], key=when):
        best.setdefault(one.game or f"\n{one.file}", one)
    here = {one.file for one in now}
    return sorted(
        (one for one in best.values() if one.game or one.file in here), key=lambda one: one.file
    )


def when(one: KeptResult) -> tuple[float, str]:
    """When a game was finished."""
    return (saved_at(one.result.saved) if one.result is not None else 0.0, one.file)


def in_order(kept: list[KeptResult]) -> tuple[Result, ...]:
    """The results, the oldest first."""
    return tuple(one.result for one in sorted(kept, key=when) if one.result is not None)


# -- the file ------------------------------------------------------------------------------------


class NewerFormat(Exception):
    """A newer version of the program has written the file."""


def read(path: Path) -> list[KeptResult]:
    """What is kept in a file; nothing while there is none. Raises Unreadable, NewerFormat and
    OSError.
    """
    try:
        with open(path, "rb") as file:
            text = file.read(LONGEST + 1)
    except FileNotFoundError:
        return []
    try:
        raw = json.loads(text)
        if raw["format"] > FORMAT:
            raise NewerFormat
        return [kept_of(one) for one in raw["games"]]
    except (ValueError, KeyError, TypeError, RecursionError, AttributeError):
        raise Unreadable from None


def kept_of(raw: Any) -> KeptResult:
    """An entry of the file. Raises ValueError, KeyError or TypeError for anything else."""
    size, written_at = raw["stamp"]
    result = raw["result"]
    if result is not None:
        players = tuple(player_of(one) for one in result["players"])
        result = Result(text_of(result["game"]), text_of(result["saved"]), players)
    stamp = (number_of(size), number_of(written_at))
    return KeptResult(text_of(raw["file"]), stamp, text_of(raw["game"]), result)


def player_of(raw: Any) -> Player:
    """A player of an entry."""
    feats = {text_of(feat): number_of(n) for feat, n in raw["feats"].items()}
    return Player(
        printable(text_of(raw["name"]), 24),
        number_of(raw["points"]),
        raw["won"] is True,
        feats,
        raw.get("given") is True,
    )


def text_of(value: object) -> str:
    """A text. Raises TypeError for anything else."""
    if not isinstance(value, str):
        raise TypeError(value)
    return value


def number_of(value: object) -> int:
    """A whole number. Raises TypeError for anything else."""
    if type(value) is not int:
        raise TypeError(value)
    return value


def written(kept: list[KeptResult]) -> bytes:
    """The text of the file."""
    return json.dumps({"format": FORMAT, "games": [asdict(one) for one in kept]}, indent=1).encode()


def set_aside(path: Path) -> str:
    """Lay a damaged file aside, and tell so."""
    target, number = path.with_name(path.name + ASIDE), 1
    while target.exists():
        number += 1
        target = path.with_name(f"{path.name}{ASIDE}-{number}")
    try:
        os.replace(path, target)
    except OSError as no:
        return say("records-unreadable", why=describe_error(no))
    return say("records-damaged", path=printable(str(target), 400))


def backed_up(path: Path) -> list[KeptResult]:
    """What the version before tells, after the file was damaged."""
    try:
        return read(backup_path(path))
    except (Unreadable, NewerFormat, OSError):
        return []
