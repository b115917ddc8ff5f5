"""A line of a board in pixels: its tiles, with letters in the font of the terminal over them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache

from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from ..paint.blocks import is_picture
from ..paint.fitting import far
from ..paint.ink import BOLD, REVERSE, UNDERLINE, Ink, mixed, unpacked
from ..paint.marks import Mark
from ..paint.palette import READABLE, contrast
from .overlay import LEFT, RIGHT, Overlay, laid_on, toned_to
from .tiles import Tile

BLACK, WHITE = 0, 0xFFFFFF

STEPS = 10
NOTHING = Overlay()

SAME = 72
"""The distance of two colours, as the sum over three channels, up to which a plate is left out: the
ground has its colour.
"""


def lettered(
    ink: Ink,
    cell: tuple[int, int],
    tiles: Sequence[Tile],
    rows: tuple[Sequence[str], Sequence[str]],
    marks: Mapping[int, Mark],
) -> tuple[Strip, Sequence[Tile]]:
    """Return a line: *tiles* with half-block pixels (names of colours, "" where clear) and marks
    over them; and its own tiles, to be held as long as the line may be shown.
    """
    upper, lower = rows
    shown = list(tiles)
    inks = {x: ink.packed(mark.ink) for x, mark in marks.items() if mark.character.strip()}
    plates = plates_of(ink, marks, tiles)
    for x, mark in marks.items():
        if mark.ways & REVERSE and x in inks:
            inks[x], plates[x] = plates.get(x, tiles[x].most), inks[x]
    for x, tile in enumerate(tiles):
        over = NOTHING
        if upper[x] or lower[x]:
            high, low = (ink.packed(name) if name else None for name in (upper[x], lower[x]))
            over = Overlay(high, low)
        if x in plates:
            left, right = plates.get(x - 1) != plates[x], plates.get(x + 1) != plates[x]
            ends = 0 if left and right else LEFT * left + RIGHT * right
            over = over._replace(plate=plates[x], ends=ends)
        if x in inks and is_picture(marks[x].character):
            over = over._replace(sign=marks[x].character, ink=inks.pop(x))
        if over is not NOTHING:
            shown[x] = laid_on(tile, cell, over)
    for word in words(inks, plates):
        legible(shown, inks, word)
    return Strip(joined(letters(shown, inks, marks)), len(tiles)), shown


def letters(
    tiles: Sequence[Tile], inks: Mapping[int, int], marks: Mapping[int, Mark]
) -> Iterator[tuple[str, Style]]:
    """Yield every cell: its character, and its style."""
    for x, tile in enumerate(tiles):
        mark = marks.get(x)
        ways = mark.ways if mark is not None else 0
        if mark is None or (mark.character and x not in inks):
            yield " ", style(tile.number, None, ways)
        else:
            yield mark.character, style(tile.number, inks.get(x), ways)


def words(inks: Mapping[int, int], plates: Mapping[int, int]) -> Iterator[range]:
    """Yield the runs of letters in one colour, each on one plate or on none."""
    return runs({x: (colour, plates.get(x)) for x, colour in inks.items()})


def runs(kinds: Mapping[int, object]) -> Iterator[range]:
    """Yield the runs of columns of one kind."""
    start = last = -2
    for x in sorted(kinds):
        if x != last + 1 or kinds[x] != kinds[last]:
            if last >= 0:
                yield range(start, last + 1)
            start = x
        last = x
    if last >= 0:
        yield range(start, last + 1)


def plates_of(ink: Ink, marks: Mapping[int, Mark], tiles: Sequence[Tile]) -> dict[int, int]:
    """Return the colours of the plates below marks. Letters whose background is the colour of the
    ground have none.
    """
    plates = {}
    papers = {x: mark.paper for x, mark in marks.items() if mark.paper is not None}
    for run in runs(papers):
        colour = ink.packed(papers[run[0]])
        if is_word(marks, run):
            same = sum(far(colour, tiles[x].most) <= SAME for x in run)
            if 2 * same > len(run):
                continue
        plates.update(dict.fromkeys(run, colour))
    return plates


def is_word(marks: Mapping[int, Mark], run: range) -> bool:
    """Return whether marks are letters and blanks, and no parts of a picture."""
    return all(marks[x].character == " " or not is_picture(marks[x].character) for x in run)


def legible(tiles: list[Tile], inks: dict[int, int], word: range) -> None:
    """Give a word a colour that is legible on all its tiles: its own, or black or white. Where none
    is, the tiles are made darker or lighter on which the best is not: where that is enough, only
    their spots on which it is not.
    """
    inked = dict.fromkeys((inks[word[0]], BLACK, WHITE))
    hard = {each: [x for x in word if not is_legible(each, tiles[x])] for each in inked}
    colour = next((each for each in inked if not hard[each]), None)
    if colour is None:
        few = min((BLACK, WHITE), key=lambda each: len(hard[each]))
        if 2 * len(hard[few]) < len(word):
            colour, toned = few, hard[few]
        else:
            most = unpacked(tiles[word[len(word) // 2]].most)
            colour = max((BLACK, WHITE), key=lambda each: contrast(unpacked(each), most))
            toned = [*word]
        for part in runs(dict.fromkeys(toned, 0)):
            ends = dict.fromkeys(part, 0)
            if len(part) > 1:
                ends |= {part[0]: LEFT, part[-1]: RIGHT}
            spots, share = True, max(needed(colour, tiles[x], 0, spots=True) for x in part)
            if share == 1:
                spots, share = False, max(needed(colour, tiles[x], ends[x]) for x in part)
            for x in part:
                edges = 0 if spots else ends[x]
                tiles[x] = toned_to(tiles[x], WHITE - colour, share, edges, spots=spots)
    inks.update(dict.fromkeys(word, colour))


@lru_cache(maxsize=1 << 12)
def needed(colour: int, tile: Tile, ends: int, *, spots: bool = False) -> float:
    """Return the share of the opposite colour with which black or white is legible on a tile."""
    for step in range(STEPS):
        share = step / STEPS
        if is_legible(colour, toned_to(tile, WHITE - colour, share, ends, spots=spots)):
            return share
    return 1.0


@lru_cache(maxsize=1 << 12)
def is_legible(colour: int, tile: Tile) -> bool:
    """Return whether a letter of that colour can be read on all of a tile."""
    letter = unpacked(colour)
    return all(contrast(letter, unpacked(part)) >= READABLE for part in tile.extremes)


def joined(cells: Iterable[tuple[str, Style]]) -> Iterator[Segment]:
    """Yield cells as segments, with neighbours of one style in one."""
    text, last = "", None
    for character, wanted in cells:
        if last is not None and wanted is not last:
            yield Segment(text, last)
            text = ""
        text, last = text + character, wanted
    yield Segment(text, last)


@lru_cache(maxsize=1 << 13)
def style(number: int, ink: int | None = None, ways: int = 0) -> Style:
    """Return the style of a glyph in a colour over a tile; without *ink*, of a blank."""
    return Style(
        frame=True,
        color=None if ink is None else mixed(ink),
        bgcolor=mixed(number),
        bold=True if ways & BOLD else None,
        underline=True if ways & UNDERLINE else None,
    )
