"""The components with names or texts that players read, in the other languages."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import tabletop_tui
from tabletop_tui import games
from tabletop_tui.cli.components import owners_file
from tabletop_tui.components.printed import TEXTS, row_name, text_key
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


def older_texts(game: str) -> list[tuple[str, str]]:
    """Every text of the components of older rules that those of later rules lack, with its key."""
    later = {(text, key.split("-")[1]) for text, key in texts(game)}
    ids, found = PARTS[game][0], []
    for rules, older in owners_file(games.find(game)).packaged.older():
        named = [
            (row[field], field, section, row_name(row, ids))
            for section, rows in older.items()
            if isinstance(rows, list)
            for row in rows
            for field in TEXTS
            if row.get(field) and row_name(row, ids)
        ]
        found += [
            (text, text_key(field, section, row, rules))
            for text, field, section, row in named
            if (text, section) not in later
        ]
        later |= {(text, section) for text, _, section, _ in named}
    return found
