"""The components with names or texts that players read, in the other languages."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import tabletop_tui
from tabletop_tui import games
from tabletop_tui.components.printed import TEXTS, Printed, label, row_name, text_key
from tabletop_tui.play.text import (
    FALLBACK,
    languages,
)

ROOT = Path(tabletop_tui.__file__).parent
OTHERS = tuple(code for code in languages() if code != FALLBACK)
PARTS = {  # sections of components with names or texts that players read
    "rise_of_empires": (
        ("key", "a", "b"),
        ("rows", "progress", "territory", "cities", "wonders", "empire", "regions"),
    ),
    "ascending_empires": (("id",), ("quadrants", "technology")),
}


def merged(game: str) -> dict[str, Any]:
    """The packaged components of a game."""
    found: dict[str, Any] = json.loads(
        (files(games.package(game)) / "components" / "components.json").read_text(encoding="utf-8")
    )
    return found


def printed_texts(box: dict[str, Any]) -> list[Printed]:
    """Every text with a key in the rows of a box."""
    rows = [row for rows in box.values() if isinstance(rows, list) for row in rows]
    return [row[field] for row in rows for field in TEXTS if isinstance(row.get(field), Printed)]


def old_keys(game: str) -> set[str]:
    """The keys of the texts that older boxes have and today's has not."""
    found = set()
    for path in (Path(str(files(games.package(game)))) / "components").glob("components-*.json"):
        box = json.loads(path.read_text(encoding="utf-8"))
        label(box, merged(game), *PARTS[game][0])
        found |= {text.key for text in printed_texts(box) if text.key.startswith("old-")}
    return found


def texts(game: str) -> list[tuple[str, str]]:
    """Every text of the packaged components with its key."""
    ids = PARTS[game][0]
    return [
        (row[field], text_key(field, section, row_name(row, ids)))
        for section, rows in merged(game).items()
        if isinstance(rows, list)
        for row in rows
        for field in TEXTS
        if row.get(field) and row_name(row, ids)
    ]
