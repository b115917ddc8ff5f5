"""The screen as an SVG, in which boards in true pixels are embedded."""

from __future__ import annotations

import io
from base64 import standard_b64encode
from collections.abc import Iterable, Iterator, Sequence

from PIL import Image
from rich.console import Console
from rich.segment import Segment, Segments
from rich.style import Style

from ...cells import cell_len
from .tiles import Tile, numbered

WIDE, HIGH, TOP = 12.2, 24.4, 1.5
"""Width and height of a cell in the pictures of Rich, and where the first begins."""

INSIDE = '-clip-terminal)">'
"""What stands before all that is in the window."""


def screenshot(lines: Sequence[Iterable[Segment]], size: tuple[int, int], title: str) -> str:
    """Return the lines of a screen of *size* cells as an SVG."""
    console = Console(
        width=size[0], height=size[1], file=io.StringIO(), force_terminal=True, record=True,
        color_system="truecolor", legacy_windows=False, safe_box=False,
    )  # fmt: skip
    tiles = dict[tuple[int, int], Tile]()
    segments = list[Segment]()
    for y, line in enumerate(lines):
        segments += [*bare(line, y, tiles), Segment.line()]
    console.print(Segments(segments[:-1]))
    svg = console.export_svg(title=title)
    if not tiles:
        return svg
    before, inside, after = svg.partition(INSIDE)
    return f"{before}{inside}{embedded(tiles)}{after}"


def bare(line: Iterable[Segment], y: int, tiles: dict[tuple[int, int], Tile]) -> Iterator[Segment]:
    """Yield the segments of a line without tiles, which are noted by column and line."""
    x = 0
    for text, style, control in line:
        wide = 0 if control else cell_len(text)
        number = number_in(style)
        tile = numbered(number) if number else None
        if tile is not None:
            tiles |= {(x + n, y): tile for n in range(wide)}
            style = Style(color=style.color, bold=style.bold) if style is not None else None
        x += wide
        yield Segment(text, style, control)


def number_in(style: Style | None) -> int:
    """Return the number of the tile that a style shows, 0 for none."""
    colour = style.bgcolor.triplet if style is not None and style.bgcolor is not None else None
    if style is None or not style.frame or colour is None:
        return 0
    return colour.red << 16 | colour.green << 8 | colour.blue


def embedded(tiles: dict[tuple[int, int], Tile]) -> str:
    """Return an image of all tiles in their places."""
    columns, lines = (1 + max(at[axis] for at in tiles) for axis in (0, 1))
    wide, high = next(iter(tiles.values())).cell
    image = Image.new("RGBA", (columns * wide, lines * high))
    for (x, y), tile in tiles.items():
        image.paste(Image.frombytes("RGB", tile.cell, tile.pixels), (x * wide, y * high))
    file = io.BytesIO()
    image.save(file, "PNG", optimize=True)
    data = standard_b64encode(file.getvalue()).decode()
    return (
        f'<image x="0" y="{TOP}" width="{columns * WIDE:.1f}" height="{lines * HIGH:.1f}" '
        f'preserveAspectRatio="none" href="data:image/png;base64,{data}"/>'
    )
