"""Lessons as files: reading one, and which have been passed."""

from __future__ import annotations

import json
from pathlib import Path

from ...play.lesson import Lesson, lesson_file, lesson_keys, read_steps
from ..atomic_files import SaveError
from ..load import parse
from ..practice_records import keep_record, records

RECORD = "lesson-"  # before the key of a lesson, among the records of a game


def load_lesson(game: str, key: str) -> Lesson:
    """Return a lesson of a game. Raises SaveError or ValueError if its file is not valid, or if its
    script can no longer be played.
    """
    raw = lesson_file(game, key)
    tables = []
    for save in raw.get("saves") or [raw["save"]]:
        loaded = parse(json.dumps(save).encode())
        if loaded.note or loaded.table.game.id != game:
            raise SaveError("save-stuck")
        tables.append(loaded.table)
    return Lesson(game, key, read_steps(raw["steps"]), tuple(tables))


def passed(game: str, where: Path | None = None) -> set[str]:
    """Return the keys of the lessons of a game that were passed here."""
    kept = records(game, where)
    return {key for key in lesson_keys(game) if kept.get(RECORD + key)}


def keep_passed(game: str, key: str, where: Path | None = None) -> None:
    """Note that a lesson was passed. Disk errors are ignored."""
    keep_record(game, RECORD + key, 1, where)
