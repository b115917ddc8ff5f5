"""What a board draws on: half-block pixels, glyphs on top, and one cached style for each pair of colours."""

from __future__ import annotations

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from .colours import Palette, style

UPPER = "▀"


class Canvas:
    """*width* x *height* cells, each of two pixels one above the other; pixel rows count from 0 to 2 * height.

    Colours are names of the palette or ``#rrggbb``. Whatever lies outside is left out.
    """

    def __init__(self, width: int, height: int, palette: Palette, *, ascii: bool = False) -> None:
        self.width, self.height, self.palette, self.ascii = width, height, palette, ascii
        back = palette["background"]
        self.pixels = [[back] * width for _ in range(2 * height)]
        self.cells: list[dict[int, tuple[str, Style]]] = [{} for _ in range(height)]

    def colour(self, name: str) -> str:
        """A colour by name, or the colour itself."""
        return name if name.startswith("#") else self.palette[name]

    def fill(self, name: str) -> None:
        """Paint everything."""
        colour = self.colour(name)
        for row in self.pixels:
            row[:] = [colour] * self.width

    def dot(self, x: int, py: int, name: str) -> None:
        """Paint one pixel."""
        if 0 <= x < self.width and 0 <= py < 2 * self.height:
            self.pixels[py][x] = self.colour(name)

    def box(self, x: int, y: int, width: int, height: int, name: str) -> None:
        """Paint whole cells."""
        colour = self.colour(name)
        for py in range(max(0, 2 * y), min(2 * self.height, 2 * (y + height))):
            row = self.pixels[py]
            for at in range(max(0, x), min(self.width, x + width)):
                row[at] = colour

    def back(self, x: int, y: int) -> str:
        """The colour behind a glyph at a cell."""
        return self.pixels[2 * y + 1][x]

    def put(
        self, x: int, y: int, text: str, fore: str, back: str = "", *, bold: bool = False, reverse: bool = False
    ) -> None:
        """Write *text* from a cell on; without *back* the pixels behind it show through."""
        if not 0 <= y < self.height:
            return
        ink, row = self.colour(fore), self.cells[y]
        paper = self.colour(back) if back else ""
        for c in text:
            if 0 <= x < self.width and cell_len(c) == 1:
                row[x] = (c, style(ink, paper or self.back(x, y), bold, reverse))
            x += 1

    def stamp(self, x: int, y: int, text: str, given: Style) -> None:
        """Write *text* in a ready style."""
        if 0 <= y < self.height:
            for c in text:
                if 0 <= x < self.width and cell_len(c) == 1:
                    self.cells[y][x] = (c, given)
                x += 1

    def middle(self, x: int, y: int, text: str, fore: str, back: str = "", *, bold: bool = False) -> None:
        """Write *text* centred on a cell."""
        self.put(x - len(text) // 2, y, text, fore, back, bold=bold)

    def line(self, y: int) -> Strip:
        """One line as a strip, runs of one style joined."""
        over, upper, lower = self.cells[y], self.pixels[2 * y], self.pixels[2 * y + 1]
        segments: list[Segment] = []
        run, last = "", None
        for x in range(self.width):
            cell = over.get(x)
            if cell is None:
                a, b = upper[x], lower[x]
                if a == b:
                    cell = (" ", style(b, b))
                elif self.ascii:
                    cell = (" ", style(a, a))
                else:
                    cell = (UPPER, style(a, b))
            if cell[1] is last:
                run += cell[0]
            else:
                if run:
                    segments.append(Segment(run, last))
                run, last = cell[0], cell[1]
        if run:
            segments.append(Segment(run, last))
        return Strip(segments, self.width)
