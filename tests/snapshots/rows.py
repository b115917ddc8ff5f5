"""Rows of text as stored files have them: below each the first letter of the style of its cells."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text


def told(row: Text) -> str:
    """Return a row, and below it a letter a cell: ``b`` for bold, ``d`` for dim, a dot for none; a
    colour has the letters of its attributes or is ``c``. Of a blank only what is visible is noted.
    """
    cells = ["."] * len(row.plain)
    for start, end, style in [(0, len(cells), row.style), *row.spans]:
        cells[start:end] = letter(str(style), cells[start:end])
    shown = zip(cells, row.plain, strict=True)
    letters = "".join("." if char == " " and cell != "r" else cell for cell, char in shown)
    letters = letters.rstrip(".")
    return row.plain.rstrip() + (f"\n   {letters}" if letters else "")


def letter(style: str, before: list[str]) -> list[str]:
    """Return the letters of some cells in a style that lies over others."""
    if not style:
        return before
    if "not" in style.split():
        return ["."] * len(before)
    ways = [word[0] for word in style.split() if word in ("bold", "dim", "italic", "reverse")]
    return [ways[0] if ways else "c"] * len(before)


def unstyled(rows: Iterable[Text]) -> str:
    """Return rows without their styles, one below the other."""
    return "\n".join(f"   {row.plain}".rstrip() for row in rows)


def all_told(rows: Iterable[Text]) -> str:
    """Return rows with their styles, one below the other."""
    return "\n".join(f"   {told(row)}" for row in rows)
