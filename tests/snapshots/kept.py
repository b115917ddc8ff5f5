"""Texts that are kept beside the tests: whole screens, pages and transcripts, as they were when they
were last looked at.

``TABLETOP_DRAW=1 make test`` writes them anew; ``git diff`` then shows what has changed.
"""

from __future__ import annotations

import os
from collections import Counter
from difflib import unified_diff
from pathlib import Path
from typing import Any

from rich.segment import Segment
from rich.style import Style

from tests.snapshots.draw import LETTERS

WAYS = ("bold", "italic", "underline", "strike", "reverse", "dim")


def compare(path: Path, now: str) -> None:
    """See that a text is as it was kept, or keep it.

    Raises:
        AssertionError: the lines that differ.
    """
    if os.environ.get("TABLETOP_DRAW"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(now, encoding="utf-8")
        return
    assert path.is_file(), f"{path.name} was not kept: TABLETOP_DRAW=1 writes it"
    kept = path.read_text(encoding="utf-8")
    changed = unified_diff(kept.splitlines(), now.splitlines(), "kept", "now", n=0, lineterm="")
    assert kept == now, "\n".join([*changed, "If this is as it should be: TABLETOP_DRAW=1"])


def picture(app: Any) -> str:
    """The characters on the screen of an app that runs in a test."""
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in strips)


def styles(strips: list[list[Segment]]) -> list[str]:
    """A row of letters for each strip, and what they mean: the commonest style is a dot."""
    cells = [
        [style(segment.style, char) for segment in strip for char in segment.text]
        for strip in strips
    ]
    commonest = Counter(cell for row in cells for cell in row).most_common(1)[0][0]
    letters = {commonest: "."}
    drawn = [
        "".join(letters.setdefault(cell, LETTERS[len(letters) - 1]) for cell in row)
        for row in cells
    ]
    return drawn + [f"{letter} = {cell}" for cell, letter in letters.items()]


def style(given: Style | None, char: str) -> str:
    """The colours of a cell and its attributes; of a blank only what can be seen."""
    given = given or Style()
    back = str(given.bgcolor.name if given.bgcolor else "default")
    ways = [way for way in WAYS if getattr(given, way)]
    if char == " ":
        return " ".join(
            [f"on {back}", *(w for w in ways if w in ("underline", "strike", "reverse"))]
        )
    return " ".join([str(given.color.name if given.color else "default"), f"on {back}", *ways])
