"""A model of a terminal with sixels: pixels that are printed into cells, until text is."""

from __future__ import annotations

import re

from PIL import Image

from tests.tui.pixels.kitty_model import KittyModel, Wanted

PART = re.compile(r"#(\d+)(?:;2;(\d+);(\d+);(\d+))?|(?:!(\d+))?([?-~])|([$-])")
LARGEST = (1000, 1000)
KEPT = 16
"""Pictures that xterm prints again when it draws its window anew."""


class SixelModel(KittyModel):
    """Takes sixels as xterm does, in whose window what it has forgotten can be missing."""

    def __init__(self, size: tuple[int, int], cell: tuple[int, int]) -> None:
        super().__init__(size, cell)
        self.pictures: list[Image.Image] = []
        """The newest pictures: what only older ones showed is gone when the window is drawn anew."""

    def graphics(self, keys: dict[str, str], data: str) -> None:
        raise AssertionError("a command of another protocol")

    def printed(self, character: str) -> None:
        for each in self.pictures:
            each.paste((0, 0, 0, 0), self.box(self.x, self.y))
        super().printed(character)

    def sixel(self, wide: int, high: int, data: str) -> None:
        assert wide <= LARGEST[0] and high <= LARGEST[1], "xterm drops it"
        left, top = self.x * self.cell[0], self.y * self.cell[1]
        assert top + high <= (self.size[1] - 1) * self.cell[1], "it moves the screen"
        pixels = self.blank()
        palette, colour, x, band, at = dict[int, tuple[int, ...]](), 0, 0, 0, 0
        while at < len(data):
            found = PART.match(data, at)
            assert found is not None, data[at : at + 20]
            at = found.end()
            if found[1]:
                colour = int(found[1])
                if found[2]:
                    palette[colour] = (*(round(int(found[n]) * 2.55) for n in (2, 3, 4)), 255)
            elif found[7]:
                x, band = 0, band + (found[7] == "-")
            else:
                bits = ord(found[6]) - 63
                many = int(found[5] or 1)
                for bit in range(6):
                    if bits >> bit & 1:
                        y = 6 * band + bit
                        assert x + many <= wide and y < high, "outside of the picture"
                        box = left + x, top + y, left + x + many, top + y + 1
                        pixels.paste(palette[colour], box)
                x += many
        self.pictures = [*self.pictures, pixels][-KEPT:]
        self.x, self.y = -99, -99  # terminals do not agree

    def blank(self) -> Image.Image:
        return Image.new("RGBA", (self.size[0] * self.cell[0], self.size[1] * self.cell[1]))

    def seen(self) -> Image.Image:
        seen = self.blank()
        for each in self.pictures:
            seen.alpha_composite(each)
        return seen

    def check(self, grid: list[list[Wanted]], off: int = 60, *, moving: bool = False) -> None:
        """Compare the screen. Letters, and all of the last row, have no pixels."""
        last = self.size[1] - 1
        super().check(
            [
                [(c, t if c == " " and y < last else None) for c, t in line]
                for y, line in enumerate(grid)
            ],
            off,
            moving=moving,
        )
