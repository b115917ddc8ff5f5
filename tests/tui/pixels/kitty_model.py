"""A model of a terminal with kitty's protocol: its text, its images, and what is seen of both."""

from __future__ import annotations

import re
import zlib
from base64 import standard_b64decode
from io import BytesIO

from PIL import Image, ImageChops

from tabletop_tui.tui.pixels.tiles import MARK, Tile
from tabletop_tui.tui.terminal.sgr_styles import split_sgr

Wanted = tuple[str, Tile | None]
"""What a cell is to show: a character, "" for the right half of one, and a tile or none."""

CODE = re.compile(
    r"\x1b\[(?P<one>\d*)(?:;(?P<two>\d*))?(?P<move>[ABCDH])"
    r"|\x1b\[(?P<sgr>[\d;]*)m"
    r"|\x1bP0;1;0q\"1;1;(?P<wide>\d+);(?P<high>\d+)(?P<sixel>[^\x1b]*)\x1b\\"
    r"|\x1b_G(?P<keys>[^;\x1b]*)(?:;(?P<data>[^\x1b]*))?\x1b\\"
    r"|(?P<text>[^\x1b])"
)
COLOUR = re.compile(r"[34]8;(?:2(?:;\d+){3}|5;\d+);?")
STEPS = {"A": (-1, 0), "B": (1, 0), "C": (0, 1), "D": (0, -1)}


class KittyModel:
    """Takes what is written. Whatever it does not know, or a terminal would refuse, is an error."""

    def __init__(self, size: tuple[int, int], cell: tuple[int, int]) -> None:
        self.size, self.cell = size, cell
        self.y = self.x = 0
        self.paper = False
        self.text = [[" "] * size[0] for _ in range(size[1])]
        self.papers = [[False] * size[0] for _ in range(size[1])]
        self.images: dict[str, Image.Image] = {}
        self.placed: dict[tuple[str, str], tuple[int, int, int, Image.Image]] = {}
        self.parts: tuple[dict[str, str], str] | None = None

    def feed(self, data: str) -> None:
        at = 0
        while at < len(data):
            found = CODE.match(data, at)
            assert found is not None, repr(data[at : at + 60])
            at = found.end()
            if move := found["move"]:
                if move == "H":
                    self.y, self.x = int(found["one"] or 1) - 1, int(found["two"] or 1) - 1
                else:
                    down, right = STEPS[move]
                    many = int(found["one"] or 1)
                    self.y, self.x = self.y + down * many, self.x + right * many
            elif found["sgr"] is not None:
                codes = found["sgr"] or "0"
                assert MARK not in split_sgr(codes).attributes, "the mark of a tile has left"
                plain = COLOUR.sub("", codes).split(";")
                last = split_sgr(codes).paper
                self.paper = bool(last) or (self.paper and not {"0", "49"} & {*plain})
            elif found["keys"] is not None:
                keys = dict(part.split("=") for part in found["keys"].split(","))
                self.graphics(keys, found["data"] or "")
            elif found["sixel"] is not None:
                self.sixel(int(found["wide"]), int(found["high"]), found["sixel"])
            else:
                self.printed(found["text"])

    def printed(self, character: str) -> None:
        self.text[self.y][self.x] = character
        self.papers[self.y][self.x] = self.paper
        self.x += 1

    def sixel(self, wide: int, high: int, data: str) -> None:
        raise AssertionError("a sixel")

    def graphics(self, keys: dict[str, str], data: str) -> None:
        if self.parts is not None:
            assert set(keys) <= {"m", "q"}, "another command inside an image"
            first, before = self.parts
            keys, data, self.parts = first | {"m": keys["m"]}, before + data, None
        assert keys.get("q") == "2" or keys["a"] == "d", "an answer would come"
        assert len(data) % 4 == 0
        if keys.get("m") == "1":
            self.parts = keys, data
            return
        if keys["a"] in ("t", "T"):
            raw = standard_b64decode(data)
            size = int(keys.get("s", 0)), int(keys.get("v", 0))
            self.images[keys["i"]] = (
                Image.open(BytesIO(raw)).convert("RGBA")
                if keys["f"] == "100"
                else Image.frombytes("RGB", size, zlib.decompress(raw))
            )
        if keys["a"] in ("p", "T"):
            self.place(keys)
        if keys["a"] == "d":
            if keys["d"] == "A":
                self.images, self.placed = {}, {}
            elif keys["d"] == "I":
                del self.images[keys["i"]]
                self.placed = {key: one for key, one in self.placed.items() if key[0] != keys["i"]}
            else:
                del self.placed[keys["i"], keys["p"]]

    def place(self, keys: dict[str, str]) -> None:
        assert keys["C"] == "1" and int(keys["z"]) < 0
        image = self.images[keys["i"]]
        usual = {"x": 0, "y": 0, "w": image.width, "h": image.height}
        number = usual | {key: int(keys[key]) for key in "xywhcrz" if key in keys}
        right, bottom = number["x"] + number["w"], number["y"] + number["h"]
        assert right <= image.width and bottom <= image.height
        assert self.x + number["c"] <= self.size[0] and self.y + number["r"] <= self.size[1]
        part = image.crop((number["x"], number["y"], right, bottom))
        part = part.resize((number["c"] * self.cell[0], number["r"] * self.cell[1]))
        self.placed[keys["i"], keys["p"]] = number["z"], self.x, self.y, part

    def seen(self) -> Image.Image:
        """Return the pictures on the screen; what has none is transparent."""
        wide, high = self.cell
        seen = Image.new("RGBA", (self.size[0] * wide, self.size[1] * high))
        for _, x, y, part in sorted(self.placed.values(), key=lambda one: one[0]):
            seen.alpha_composite(part.convert("RGBA"), (x * wide, y * high))
        return seen

    def check(self, grid: list[list[Wanted]], off: int = 60, *, moving: bool = False) -> None:
        """Compare the screen with what is wanted. Channels may be *off* by so much, as an image of
        many colours is sent in 256. While something is *moving*, cells with a tile may show it in
        another way, or show the one before; the others are as always.
        """
        wide, high = self.cell
        right = Image.new("RGBA", (self.size[0] * wide, self.size[1] * high))
        for y, line in enumerate(grid):
            for x, (character, wanted) in enumerate(line):
                if character and (wanted is None or not moving):
                    assert self.text[y][x] == character, ("another character", x, y)
                if wanted is not None:
                    assert moving or not self.papers[y][x], ("a background in a picture", x, y)
                    one = Image.frombytes("RGB", wanted.cell, wanted.pixels)
                    right.paste(one, self.box(x, y))
        different = ImageChops.difference(self.seen(), right)
        if max(most for _, most in different.getextrema()) > off:
            for y, line in enumerate(grid):
                for x, (_, wanted) in enumerate(line):
                    if wanted is not None and moving:
                        continue
                    most = max(n for _, n in different.crop(self.box(x, y)).getextrema())
                    what = "other pixels" if wanted is not None else "a ghost"
                    assert most <= off, (what, x, y)

    def box(self, x: int, y: int) -> tuple[int, int, int, int]:
        """Return the pixels of a cell."""
        wide, high = self.cell
        return x * wide, y * high, (x + 1) * wide, (y + 1) * high
