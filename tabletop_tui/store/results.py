"""The results of finished games: collected from the folder of saves, and kept when a save is
deleted.

They are in a file beside the saves. Copies and branches of a game count once. While the save of a
result exists, its content decides.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from ..play.results.deals import deal_of
from ..play.results.records import GameResult, Player, identity, result_of
from ..play.table import Table
from ..play.text import say
from . import wall_clock
from .atomic_files import (
    SaveError,
    backup_path,
    describe_error,
    printable,
    read_bytes,
    write_atomic,
)
from .save_folder import SaveEntry, folder, listing, saved_at

NAME = ".records.json"
ASIDE = ".damaged"
FORMAT = 1  # increases when a field is renamed or changes its meaning
LONGEST = 16_000_000  # bytes


@dataclass(slots=True, frozen=True)
class KeptResult:
    """A result and the save it comes from. *stamp* is the size and modification time of the
    save.
    """

    file: str
    stamp: tuple[int, int]
    game: str
    """The identity of the game; "" if it does not count."""
    result: GameResult | None = None


@dataclass(slots=True, frozen=True)
class Records:
    """All results, the oldest first. *note* is a sentence about a problem with the file, or ""."""

    results: tuple[GameResult, ...]
    note: str = ""


class MalformedResults(Exception):
    """The file of results is malformed."""


def collect(where: Path | None = None) -> Records:
    """Return all results, after adding those of newly finished games. Disk errors only reduce what
    is found.
    """
    base = where or folder()
    path, note = base / NAME, ""
    try:
        before = read(path)
    except NewerFormat:
        return Records(oldest_first(merge([], finished(base, []))), say("records-newer"))
    except MalformedResults:
        note = set_aside(path)
        before = read_backup(path)
    except OSError as no:
        note = say("records-unreadable", why=describe_error(no, reading=True))
        return Records(oldest_first(merge([], finished(base, []))), note)
    now = finished(base, before)
    kept = merge([one for one in before if is_current(base, one, now)], now)
    if note or kept != before:
        try:
            write_atomic(path, to_bytes(kept))
        except OSError as no:
            note = note or say("records-unkept", why=describe_error(no))
    return Records(oldest_first(kept), note)


def remember(table: Table, path: Path | None, where: Path | None = None) -> None:
    """Keep the result of a game that has just ended, if it is saved in the folder of saves, so that
    it outlives its save. Errors are ignored.
    """
    base = where or folder()
    result = result_of(table, wall_clock.timestamp())
    stamp = stamp_of(path) if path is not None and path.parent == base else None
    if path is None or stamp is None or result is None:
        return
    fresh = KeptResult(path.name, stamp, identity(table), result)
    try:
        before = read(base / NAME)
        if any((one.file, one.stamp) == (fresh.file, fresh.stamp) for one in before):
            return
        others = [one for one in before if one.file != fresh.file]
        write_atomic(base / NAME, to_bytes(merge(others, [fresh, *others])))
    except (NewerFormat, MalformedResults, OSError):
        pass


def kept(where: Path | None = None) -> list[KeptResult]:
    """Return the results that are kept, without a look at the saves; none if they cannot be
    read.
    """
    try:
        return read((where or folder()) / NAME)
    except (NewerFormat, MalformedResults, OSError):
        return []


def kept_results() -> tuple[GameResult, ...]:
    """Return the results that are kept, the oldest first, without a look at the saves."""
    return oldest_first(kept())


def others_of_deal(table: Table) -> tuple[GameResult, ...]:
    """Return the kept results of other games from the start of a table, the oldest first."""
    deal, own = deal_of(table), identity(table)
    same = [one for one in kept() if one.result is not None and one.result.deal == deal]
    return oldest_first([one for one in same if one.game != own])


def any_finished(saved: Iterable[SaveEntry], where: Path | None = None) -> bool:
    """Return whether there are any results, kept or in the *saved* games of a folder."""
    return ((where or folder()) / NAME).exists() or any(map(counts, saved))


def counts(entry: SaveEntry) -> bool:
    """Return whether a save may have a result."""
    return entry.over and entry.is_own


# -- the saves -----------------------------------------------------------------------------------


def finished(base: Path, before: list[KeptResult]) -> list[KeptResult]:
    """Return the results of the finished saves of a folder. Unchanged saves are not read again."""
    known = {(one.file, one.stamp): one for one in before}
    found = []
    for entry in listing(base):
        if counts(entry) and (stamp := stamp_of(entry.path)) is not None:
            key = (entry.path.name, stamp)
            found.append(known[key] if key in known else result_in_save(entry.path, stamp))
    return found


def stamp_of(path: Path) -> tuple[int, int] | None:
    """Return the size and modification time of a file, or None if it is gone."""
    try:
        look = os.stat(path)
    except OSError:
        return None
    return look.st_size, look.st_mtime_ns


def result_in_save(path: Path, stamp: tuple[int, int]) -> KeptResult:
    """Return the result of a save; one that does not count if it cannot be read."""
    from .load import load  # the home screen reads results that are kept, and loads no table

    try:
        loaded = load(path)
    except SaveError:
        return KeptResult(path.name, stamp, "")
    result = result_of(loaded.table, loaded.saved)
    if result is None:
        return KeptResult(path.name, stamp, "")
    return KeptResult(path.name, stamp, identity(loaded.table), result)


def is_current(base: Path, one: KeptResult, now: list[KeptResult]) -> bool:
    """Return whether a kept result is valid: its save is gone or unchanged."""
    return one in now or not (base / one.file).exists()


def merge(kept: list[KeptResult], now: list[KeptResult]) -> list[KeptResult]:
    """Return one entry for each game, the earliest. Saves that do not count are remembered while
    they exist.
    """
    best: dict[str, KeptResult] = {}
    for one in sorted([*kept, *now], key=_sort_key):
        best.setdefault(one.game or f"\n{one.file}", one)
    here = {one.file for one in now}
    return sorted(
        (one for one in best.values() if one.game or one.file in here), key=lambda one: one.file
    )


def _sort_key(one: KeptResult) -> tuple[float, str]:
    """Return a sort key: when the game was finished."""
    return (saved_at(one.result.saved) if one.result is not None else 0.0, one.file)


def oldest_first(kept: list[KeptResult]) -> tuple[GameResult, ...]:
    """Return the results, the oldest first."""
    return tuple(one.result for one in sorted(kept, key=_sort_key) if one.result is not None)


# -- the file ------------------------------------------------------------------------------------


class NewerFormat(Exception):
    """The file was written by a newer version of the program."""


def read(path: Path) -> list[KeptResult]:
    """Return the results in a file, none if it does not exist. Raises Unreadable, NewerFormat and
    OSError.
    """
    try:
        text = read_bytes(path, LONGEST + 1)
    except FileNotFoundError:
        return []
    try:
        raw = json.loads(text)
        if raw["format"] > FORMAT:
            raise NewerFormat
        return [parse_kept(one) for one in raw["games"]]
    except (ValueError, KeyError, TypeError, RecursionError, AttributeError):
        raise MalformedResults from None


def parse_kept(raw: Any) -> KeptResult:
    """Parse an entry. Raises ValueError, KeyError or TypeError if it is invalid."""
    size, written_at = raw["stamp"]
    result = raw["result"]
    if result is not None:
        players = tuple(parse_player(one) for one in result["players"])
        characters = tuple(checked_text(key) for key in result.get("characters", ()))
        game, saved = checked_text(result["game"]), checked_text(result["saved"])
        levels = tuple(checked_text(level) for level in result.get("levels", ()))
        deal = checked_text(result.get("deal", ""))
        seats, uneven = checked_number(result.get("seats", 0)), result.get("uneven") is True
        result = GameResult(game, saved, players, characters, levels, deal, seats, uneven)
    stamp = (checked_number(size), checked_number(written_at))
    return KeptResult(checked_text(raw["file"]), stamp, checked_text(raw["game"]), result)


def parse_player(raw: Any) -> Player:
    """Parse a player of an entry."""
    feats = {checked_text(feat): checked_number(n) for feat, n in raw["feats"].items()}
    return Player(
        printable(checked_text(raw["name"]), 24),
        checked_number(raw["points"]),
        raw["won"] is True,
        feats,
        raw.get("given") is True,
        checked_text(raw.get("handicap", "")),
    )


def checked_text(value: object) -> str:
    """Return a string. Raises TypeError for any other type."""
    if not isinstance(value, str):
        raise TypeError(value)
    return value


def checked_number(value: object) -> int:
    """Return an integer. Raises TypeError for any other type."""
    if type(value) is not int:
        raise TypeError(value)
    return value


def to_bytes(kept: list[KeptResult]) -> bytes:
    """Return the content of the file."""
    return json.dumps({"format": FORMAT, "games": [asdict(one) for one in kept]}, indent=1).encode()


def set_aside(path: Path) -> str:
    """Rename a damaged file, and return a sentence about it."""
    target, number = path.with_name(path.name + ASIDE), 1
    while target.exists():
        number += 1
        target = path.with_name(f"{path.name}{ASIDE}-{number}")
    try:
        os.replace(path, target)
    except OSError as no:
        return say("records-unreadable", why=describe_error(no))
    return say("records-damaged", path=printable(str(target), 400))


def read_backup(path: Path) -> list[KeptResult]:
    """Return the results in the backup of the file."""
    try:
        return read(backup_path(path))
    except (MalformedResults, NewerFormat, OSError):
        return []
