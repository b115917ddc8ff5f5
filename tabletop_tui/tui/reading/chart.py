"""Charts drawn as text: a line for every player, made of the player's mark, and bars beside the
expected values.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise, product

from rich.text import Text

from ...cells import cell_len, rjust
from ..look import Look

SMALLEST = (24, 6)  # cells a chart needs
Series = tuple[Sequence[int], Sequence[int]]  # positions on the axis, and heights
Cell = tuple[int, int]

TICKS = 5  # steps of the numbers beside a chart, at most
APART = 8  # columns between the numbers below it, at least


@dataclass(frozen=True, slots=True)
class Field:
    """The cells between the axes: columns and lines for a range of values."""

    columns: int
    lines: int
    across: tuple[int, int]
    up: tuple[int, int]

    def column(self, x: int) -> int:
        """Return the column of a position on the axis."""
        first, last = self.across
        return round((x - first) * (self.columns - 1) / max(1, last - first))

    def line(self, y: int) -> int:
        """Return the line of a height, from the top."""
        low, high = self.up
        return round((high - y) * (self.lines - 1) / max(1, high - low))


def lines(look: Look, series: Sequence[Series], width: int, height: int) -> list[Text]:
    """Return one line a seat in *width* x *height* cells. Where lines coincide, their marks
    alternate.

    Every line is made of its player's mark, so that it can be told apart without colours.
    """
    if width < SMALLEST[0] or height < SMALLEST[1] or not any(len(xs) > 1 for xs, _ in series):
        return []
    low, high = min(0, *(min(ys) for _, ys in series)), max(1, *(max(ys) for _, ys in series))
    across = min(min(xs) for xs, _ in series), max(max(xs) for xs, _ in series)
    heights = ticks(low, high, TICKS)
    gutter = max(len(str(n)) for n in heights)
    field = Field(width - gutter - 1, height - 2, across, (low, high))
    drawn: dict[Cell, list[int]] = {}
    for seat, (xs, ys) in enumerate(series):
        for cell in dict.fromkeys(trail(field, xs, ys)):
            drawn.setdefault(cell, []).append(seat)
    labels = {field.line(n): str(n) for n in heights}
    rows = []
    for y in range(field.lines):
        # In ASCII the mark of a tick would be that of a player.
        axis = "|" if look.ascii else "┤" if y in labels else "│"
        row = Text(f"{labels.get(y, ''):>{gutter}}{axis}", "dim")
        for x in range(field.columns):
            here = drawn.get((x, y))
            if not here:
                row.append(" ")
            else:
                seat = here[x % len(here)]
                colour = look.ink.style(f"seat.{seat + 1}.line.read", "background")
                row.append(look.glyph(seat), colour)
        rows.append(row)
    return rows + foot(look, field, gutter)


def trail(field: Field, xs: Sequence[int], ys: Sequence[int]) -> Iterator[Cell]:
    """Return the cells of a line through some points, without gaps."""
    points = [(field.column(x), field.line(y)) for x, y in zip(xs, ys, strict=True)]
    yield from points[:1]
    for (x1, y1), (x2, y2) in pairwise(points):
        steps = max(abs(x2 - x1), abs(y2 - y1), 1)
        for n in range(1, steps + 1):
            yield round(x1 + (x2 - x1) * n / steps), round(y1 + (y2 - y1) * n / steps)


def foot(look: Look, field: Field, gutter: int) -> list[Text]:
    """Return the axis below a chart with its numbers."""
    corner, dash, tick = "+-+" if look.ascii else "└─┬"
    axis, numbers, free = [dash] * field.columns, [" "] * field.columns, 0
    for n in ticks(*field.across, max(1, field.columns // APART)):
        word, at = look.say("chart-round", round=n), field.column(n)
        start = max(0, min(at - len(word) // 2, field.columns - len(word)))
        axis[at] = tick
        if start >= free:
            numbers[start : start + len(word)] = word
            free = start + len(word) + 1
    before = " " * gutter
    return [
        Text(before + corner + "".join(axis), "dim"),
        Text(before + " " + "".join(numbers).rstrip(), "dim"),
    ]


def ticks(low: int, high: int, most: int) -> list[int]:
    """Return round numbers for an axis, with at most that many steps."""
    round_steps = (size * ten for ten, size in product((1, 10, 100, 1000), (1, 2, 5)))
    step = next(step for step in round_steps if high - low <= step * most)
    return [n for n in range(low - low % step, high + 1, step) if n >= low]


def bars(
    look: Look,
    rows: Sequence[tuple[str, int, float]],
    width: int,
    *,
    seen: str = "bold",
    expected: str = "dim",
) -> list[Text]:
    """Return a bar a row: its name, how often it occurred, and a mark at the expected value."""
    most = max([n for _, n, _ in rows] + [e for _, _, e in rows] + [1])
    head = max(cell_len(name) for name, _, _ in rows)
    room = max(8, width - head - 16)
    full, mark = look.sign("ui.full"), "|" if look.ascii else "┃"
    found = []
    for name, n, e in rows:
        length, at = round(n * room / most), min(room - 1, round(e * room / most))
        row = Text(f"{rjust(name, head)}  ", expected)
        for x in range(room):
            sign, style = (mark, "bold") if x == at else (full, seen) if x < length else (" ", "")
            row.append(sign, style)
        found.append(
            row.append(f"  {n:>3}", seen).append(f" / {look.words.decimal(e):>4}", expected)
        )
    return found
