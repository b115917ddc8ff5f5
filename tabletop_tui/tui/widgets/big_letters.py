"""A few words in letters of three lines, for a verdict over a board."""

from __future__ import annotations

from unicodedata import normalize

from ...cells import cell_len, cut_cells
from ..paint.ink import BOLD
from .canvas import Canvas

FONT = {
    "A": "757550", "B": "656560", "C": "744470", "D": "655560", "E": "746470", "F": "746440",
    "G": "745570", "H": "557550", "I": "722270", "J": "111570", "K": "556550", "L": "444470",
    "M": "577550", "N": "655550", "O": "755570", "P": "757440", "Q": "755730", "R": "756550",
    "S": "747170", "T": "722220", "U": "555570", "V": "555520", "W": "557750", "X": "552550",
    "Y": "552220", "Z": "712470", "0": "755570", "1": "262270", "2": "717470", "3": "717170",
    "4": "557110", "5": "747170", "6": "747570", "7": "711110", "8": "757570", "9": "757170",
    "%": "512450", "'": "220000", ".": "000020", " ": "000000",
}  # fmt: skip
"""Five lines of three dots by letter, an octal digit a line; the highest bit is at the left."""

HIGH = 3  # lines of a letter
HALVES = " ▀▄█"


def legible(text: str) -> str:
    """Return a text in the letters of the font, without accents."""
    plain = normalize("NFKD", text.upper()).replace("’", "'")
    return "".join(letter for letter in plain if letter in FONT)


def width_of(text: str) -> int:
    """Return the cells of a text in big letters."""
    return sum(2 if letter in " '." else 4 for letter in legible(text))


def rows_of(text: str) -> list[str]:
    """Return three lines of half blocks that show a text."""
    rows = []
    for line in range(HIGH):
        row = ""
        for letter in legible(text):
            upper, lower = (int(FONT[letter][2 * line + n], 8) for n in (0, 1))
            bits = [(upper >> n & 1) | (lower >> n & 1) << 1 for n in (2, 1, 0)]
            shape = "".join(HALVES[bit] for bit in bits)
            row += {" ": "  ", "'": f"{shape[1]} ", ".": f"{shape[1]} "}.get(letter, f"{shape} ")
        rows.append(row)
    return rows


def broken(text: str, cells: int) -> list[str]:
    """Return a text in rows of big letters that fit so many cells; [] if a word does not."""
    rows: list[str] = []
    for word in text.split():
        longer = f"{rows[-1]} {word}" if rows else word
        if rows and width_of(longer) <= cells:
            rows[-1] = longer
        else:
            rows.append(word)
    fits = all(width_of(row) <= cells for row in rows)
    return rows if fits else []


def paint_big(canvas: Canvas, text: str, paper: str, *, low: bool) -> None:
    """Write a text over a board, at its upper edge or *low*, on a plate of a colour.

    A terminal without block signs, and a board without room, get it in one row.
    """
    rows = broken(text, canvas.width - 2)
    if not rows or canvas.ink.glyphs == "ascii":
        line = cut_cells(f" {text} ", canvas.width)
        x, y = (canvas.width - cell_len(line)) // 2, canvas.height - 2 if low else 1
        canvas.text(x, y, line, f"{paper}.on", paper, BOLD)
        return
    lines = [line for row in rows for line in rows_of(row)]
    wide = max(map(len, lines)) + 2
    top = canvas.height - 1 - len(lines) if low else 1
    for n, line in enumerate(lines):
        canvas.text(
            (canvas.width - wide) // 2, top + n, line.center(wide), f"{paper}.on", paper, BOLD
        )
