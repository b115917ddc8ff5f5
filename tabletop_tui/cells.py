"""Text in the cells of a terminal: how wide it is, and how to cut, pad and wrap it.

A character has no, one or two cells, and what a reader takes for a letter may be several
characters: a grapheme cluster. Whatever may hold a name is measured in cells and cut between
clusters. Widths are those that Textual lays its rows out by.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

SIMPLE = re.compile(
    "[ -~\xa1-\xac\xae-\u02ff\u0391-\u0482\u2010-\u2027\u203a\u2190-\u2319\u2500-\u25fc"
    "\u2654-\u265f\u2680-\u2689\u2713-\u2727\u2729-\u274b\u2756\u2758-\u2794\u2798-\u27af"
    "\u2800-\u28ff\U0001fb00-\U0001fb3b]*"
)
"""Texts each of whose characters is a letter of one cell. All others need tables to be loaded."""


def is_simple(text: str) -> bool:
    """Return whether each character of *text* is known at once to be a letter of one cell."""
    return SIMPLE.fullmatch(text) is not None


def cell_len(text: str) -> int:
    """Return the cells of *text*.

    >>> cell_len("Anna"), cell_len("國國"), cell_len("ที่")
    (4, 4, 1)
    """
    if text.isascii():
        return len(text)
    from rich.cells import cell_len as measure

    return measure(text)


def graphemes(text: str) -> Iterator[tuple[str, int]]:
    """Yield the letters of *text* as a reader counts them, each with its cells.

    >>> [(len(letter), cells) for letter, cells in graphemes("e\\u0301國🇳🇱")]
    [(2, 1), (1, 2), (2, 2)]
    """
    if is_simple(text):
        yield from ((letter, 1) for letter in text)
    elif len(text) == 1:
        yield text, cell_len(text)
    else:
        yield from ((letter, cell_len(letter)) for letter in _clusters(text))


@lru_cache(maxsize=1024)
def _clusters(text: str) -> tuple[str, ...]:
    from wcwidth import iter_graphemes

    return tuple(iter_graphemes(text))


def fitting(text: str, cells: int) -> int:
    """Return how many characters from the start of *text* fit into *cells*, in whole letters.

    >>> fitting("國國國", 5), fitting("Anna", 9)
    (2, 4)
    """
    if is_simple(text):
        return min(len(text), max(0, cells))
    end = 0
    for letter, wide in graphemes(text):
        cells -= wide
        if cells < 0:
            break
        end += len(letter)
    return end


def cut_cells(text: str, cells: int, sign: str = "") -> str:
    """Return *text*, or as many whole letters of it as fit into *cells* before a *sign* that some
    are missing.

    >>> cut_cells("國國國", 5), cut_cells("Wilhelmina", 5, "…")
    ('國國', 'Wilh…')
    """
    if cell_len(text) <= cells:
        return text
    room = cells - cell_len(sign)
    return text[: fitting(text, room)] + sign if room >= 0 else sign[: fitting(sign, cells)]


def cut_characters(text: str, most: int) -> str:
    """Return *text*, or as many whole letters of it as have at most *most* characters together.

    >>> cut_characters("e\\u0301e\\u0301", 3) == "e\\u0301"
    True
    """
    if len(text) <= most:
        return text
    end = 0
    for letter, _ in graphemes(text):
        if end + len(letter) > most:
            break
        end += len(letter)
    return text[:end]


def straddling(text: str, column: int) -> int | None:
    """Return where in *text* a letter begins that lies on both sides of a column, or None.

    >>> straddling("a國b", 2), straddling("a國b", 1)
    (1, None)
    """
    at = start = 0
    for letter, wide in graphemes(text) if cell_len(text) > column else ():
        if at < column < at + wide:
            return start
        if at >= column:
            break
        at, start = at + wide, start + len(letter)
    return None


def ljust(text: str, cells: int, fill: str = " ") -> str:
    """Return *text* with blanks behind it, in at least *cells*.

    >>> ljust("國", 4)
    '國  '
    """
    return text + fill * (cells - cell_len(text))


def rjust(text: str, cells: int) -> str:
    """Return *text* with blanks before it, in at least *cells*."""
    return " " * (cells - cell_len(text)) + text


def center(text: str, cells: int) -> str:
    """Return *text* with blanks on both sides, in at least *cells*."""
    spare = max(0, cells - cell_len(text))
    return " " * (spare // 2) + text + " " * (spare - spare // 2)


def column(text: str, cells: int) -> str:
    """Return *text* cut or padded to exactly *cells*.

    >>> column("國國", 3), column("Anna", 6)
    ('國 ', 'Anna  ')
    """
    return ljust(cut_cells(text, cells), cells)


def wrap(text: str, cells: int, first: str = "", rest: str = "") -> list[str]:
    """Return *text* in rows of at most *cells*, broken between words, and within a word only where
    it is longer than a row. *first* stands before the first row, *rest* before the others.

    >>> wrap("to be 國國國", 6, rest=" ")
    ['to be', ' 國國', ' 國']
    """
    rows: list[str] = []
    row = first
    for blanks, word in re.findall(r"(\s*)(\S+)", text):
        gap = " " * len(blanks)
        if row.strip() and cell_len(row + gap + word) > cells >= cell_len(rest + word):
            rows.append(row)
            row, gap = rest, ""
        row += gap
        while cell_len(row + word) > cells:
            end = fitting(word, cells - cell_len(row))
            if not end and not row.strip():  # not even one letter fits
                end = len(word)
            if end:
                row, word = row + word[:end], word[end:]
            rows.append(row.rstrip())
            row = rest
        row += word
    return [*rows, row] if row.strip() else rows
