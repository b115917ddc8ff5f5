"""Small pictures as texts, to be kept beside the tests: samples, cells, and lines of a canvas."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from rich.text import Text

from tabletop_tui.tui.paint.painter import Painter
from tabletop_tui.tui.widgets.canvas import Canvas
from tests.snapshots.draw import LETTERS
from tests.snapshots.kept import styles

KEPT = Path(__file__).parent / "kept"


class Legend:
    """A letter for every thing that is met, in that order."""

    def __init__(self, *first: object) -> None:
        self.letters: dict[object, str] = {}
        for thing in first:
            self.letter(thing)

    def letter(self, thing: object) -> str:
        if thing not in self.letters:
            self.letters[thing] = f".{LETTERS}"[len(self.letters)]
        return self.letters[thing]

    def row(self, things: Iterable[object]) -> str:
        return "".join(map(self.letter, things))

    def told(self) -> list[str]:
        return [f"{letter} = {thing}" for thing, letter in self.letters.items()]


def samples(picture: Painter) -> list[str]:
    """The samples of a picture in few colours, row by row; where nothing is drawn stands a dot."""
    legend = Legend(0)
    return [legend.row(row) for row in picture.rows]


def cells(picture: Painter) -> list[str]:
    """The signs of a picture, then the colours of the signs, then those behind them, of which there
    is more in a cell.
    """
    lines = [picture.line(y) for y in range(picture.height)]
    assert all(cell.most == cell.paper for line in lines for cell in line)
    legend = Legend()
    inks = [legend.row(f"{cell.ink:06x}" for cell in line) for line in lines]
    papers = [legend.row(f"{cell.paper:06x}" for cell in line) for line in lines]
    return [*signs(picture), *inks, *papers, *legend.told()]


def signs(picture: Painter) -> list[str]:
    """The signs of a picture alone."""
    return ["".join(cell.sign for cell in picture.line(y)) for y in range(picture.height)]


def lines(canvas: Canvas, styled: bool = True) -> list[str]:
    """What stands on a canvas, of how many pieces each line is sent, and the styles of its cells."""
    strips = [list(canvas.strip(y, canvas.width)) for y in range(canvas.height)]
    rows = ["".join(segment.text for segment in strip) for strip in strips]
    pieces = "pieces: " + " ".join(str(len(strip)) for strip in strips)
    return [*(f"|{row}|" for row in rows), pieces, *(styles(strips) if styled else ())]


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
