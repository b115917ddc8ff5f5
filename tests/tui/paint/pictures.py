"""Small pictures as texts and as styled characters, for the tests of what is painted."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from tabletop_tui.tui.widgets.canvas import Canvas


def looks(canvas: Canvas) -> list[list[tuple[str, Style]]]:
    """The characters on a canvas, line by line, each with its style."""
    found = []
    for y in range(canvas.height):
        strip = canvas.strip(y, canvas.width)
        found.append([(char, part.style or Style()) for part in strip for char in part.text])
    return found


def rows(texts: Sequence[Text]) -> list[str]:
    """Rows of text, and the styles of what stands in them."""
    shown = []
    for row in texts:
        shown.append(f"|{row.plain}|")
        spans = [f"{span.start}-{span.end} {span.style}" for span in row.spans]
        shown += ["    " + "; ".join(spans)] if spans else []
    return shown


def page(*parts: tuple[str, Sequence[str]]) -> str:
    """Parts of a text under headings."""
    return "\n".join("\n".join([f"[{name}]", *part, ""]) for name, part in parts)
