"""The component sheet, shared by the screens and plain mode."""

from __future__ import annotations

from typing import Any

from tabletop_tui.components.sheet import Section, SheetRow
from tabletop_tui.engine.words import Speech


def sheet(view: Any, words: Speech) -> list[Section]:
    """Return the board and the stones."""
    cells, half = len(view.cells), (len(view.cells) + 1) // 2
    rows = [
        SheetRow(words.say("sheet-board", size=view.size, cells=cells)),
        SheetRow(words.say("sheet-stones", stones=half)),
    ]
    return [(words.say("sheet-box"), rows)]
