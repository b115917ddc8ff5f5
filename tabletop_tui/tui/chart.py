"""Charts drawn as text: a line for every player, each made of the player's mark, and bars beside what was expected."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from .look import Look

FRAME = str.maketrans({"┌": "+", "┐": "+", "└": "+", "┘": "+", "─": "-", "│": "|", "┤": "|", "├": "|", "┬": "+"})
"""The frame of a chart in plain characters."""

SMALLEST = (24, 6)  # cells a chart needs
Series = tuple[Sequence[int], Sequence[int]]  # where along the axis, and how high


def lines(look: Look, series: Sequence[Series], width: int, height: int) -> list[Text]:
    """One line a seat in *width* x *height* cells; later seats are drawn over earlier ones.

    Every line is made of its player's mark, so that it can be told apart without colour.
    """
    if width < SMALLEST[0] or height < SMALLEST[1] or not any(len(xs) > 1 for xs, _ in series):
        return []
    import plotext

    marks = [look.glyph(seat) for seat in range(len(series))]
    plotext.clear_figure()
    plotext.limit_size(False, False)
    plotext.plot_size(width, height)
    for mark, (xs, ys) in zip(marks, series, strict=True):
        plotext.plot(list(xs), list(ys), marker=mark)
    lowest, highest = min(0, *(min(ys) for _, ys in series)), max(1, *(max(ys) for _, ys in series))
    first, last = min(min(xs) for xs, _ in series), max(max(xs) for xs, _ in series)
    plotext.ylim(lowest, highest)
    plotext.yticks(*ticks(lowest, highest, 5))
    plotext.xticks(*ticks(first, last, width // 8))
    picture = plotext.uncolorize(plotext.build())
    plotext.clear_figure()
    return [coloured(look, line, marks) for line in picture.splitlines() if line.strip()]


def ticks(low: int, high: int, most: int) -> tuple[list[int], list[str]]:
    """Whole numbers along an axis, at most so many of them, at round distances; and how they are written."""
    step = next(size * ten for ten in (1, 10, 100, 1000) for size in (1, 2, 5) if (high - low) <= size * ten * most)
    where = [n for n in range(low - low % step, high + 1, step) if n >= low]
    return where, [str(n) for n in where]


def coloured(look: Look, line: str, marks: Sequence[str]) -> Text:
    """A line of the chart with every mark in its player's colour; the numbers and the frame stay quiet."""
    row = Text()
    edge = min((n for n in (line.find("┤"), line.find("│")) if n >= 0), default=len(line))
    for n, sign in enumerate(line):
        if n > edge and sign in marks:
            row.append(sign, look.ink.style(f"seat.{marks.index(sign) + 1}.line", "background"))
        else:
            row.append(sign.translate(FRAME) if look.ascii else sign, "dim")
    return row


def bars(
    look: Look, rows: Sequence[tuple[str, int, float]], width: int, *, seen: str = "bold", expected: str = "dim"
) -> list[Text]:
    """A bar a row: its name, how often it was seen, and a mark where it was to be expected."""
    most = max([n for _, n, _ in rows] + [e for _, _, e in rows] + [1])
    head = max(len(name) for name, _, _ in rows)
    room = max(8, width - head - 16)
    full, mark = look.sign("ui.full"), "|" if look.ascii else "┃"
    found = []
    for name, n, e in rows:
        length, at = round(n * room / most), min(room - 1, round(e * room / most))
        row = Text(f"{name:>{head}}  ", expected)
        for x in range(room):
            sign, style = (mark, "bold") if x == at else (full, seen) if x < length else (" ", "")
            row.append(sign, style)
        found.append(row.append(f"  {n:>3}", seen).append(f" / {look.words.decimal(e):>4}", expected))
    return found
