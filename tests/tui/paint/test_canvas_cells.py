"""What stands on a canvas, cell by cell: pixels, signs, lines and brackets in many kinds of ink, on
plain and on fine pictures.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from math import pi

import pytest
from rich.color import Color
from rich.style import Style
from rich.text import Text
from textual.geometry import Region

from tabletop_tui.terminal.probe import Blocks, Depth, Glyphs
from tabletop_tui.tui.paint.blocks import SHAPES
from tabletop_tui.tui.paint.emblem import emblems
from tabletop_tui.tui.paint.ink import BOLD, REVERSE, UNDERLINE, Ink, mixed, unpacked
from tabletop_tui.tui.paint.painter import Painter, Pictures, mix, sector, shade
from tabletop_tui.tui.paint.palette import theme
from tabletop_tui.tui.widgets.canvas import Canvas

from .pictures import looks
from .test_fitting import parts_of


@dataclass(frozen=True)
class Kind:
    """A kind of terminal and what is wished for."""

    theme: str = "table"
    depth: Depth = "256"
    glyphs: Glyphs = "unicode"
    pictures: Pictures = "plain"
    blocks: Blocks = "quadrants"

    def ink(self) -> Ink:
        return Ink(
            theme(self.theme), self.depth, self.glyphs, pictures=self.pictures, blocks=self.blocks
        )


PLAIN = {
    "256": Kind(),
    "ascii": Kind("high-contrast", "16", "ascii"),
}
FINE = {
    "calm": Kind(pictures="calm"),
    "rich": Kind("light", "truecolor", pictures="rich", blocks="sextants"),
}


def draw(canvas: Canvas) -> None:
    """A bit of everything, much of it cut at an edge."""
    canvas.block(1, 1, 5, 4, "seat.2")
    canvas.block(-2, 9, 4, 9, "seat.3")
    canvas.block(28, -3, 9, 5, "seat.4.line")
    canvas.disc(11.5, 4, 3.2, "seat.1")
    canvas.disc(29, 13.5, 2.4, "good")
    canvas.ring(20, 6, 4.2, "seat.4", 1.4)
    canvas.line(3, 14, 27, 8, "accent", dash=2)
    canvas.line(8, 12, 8, 15, "dim")
    canvas.dots([(0, 0), (29, 15), (30, 3), (3, 16), (-1, 2), (15, 15)], "warning")
    canvas.trace(14.2, 2.3, 27.6, 14.4, "text")
    canvas.trace(0.3, 7.2, 9.8, 8.4, "good")
    canvas.trace(23.2, 0.3, 22.1, 15.2, "good")
    canvas.text(2, 1, "abc", "text")
    canvas.text(27, 7, "xyz…", "seat.1.text", "seat.1", BOLD)
    canvas.text(-1, 6, "hidden", "dim", None, UNDERLINE)
    canvas.text(17, 3, "Zoë 7", "accent", "surface", REVERSE | BOLD)
    canvas.text(9, 2, " ", "text", "chip", UNDERLINE)
    canvas.sign(12, 2, "ui.yes", "text")
    canvas.sign(5, 5, "seat.2", "seat.2.text", "seat.2", BOLD)
    for x, y, sign, colour in (
        (9, 1, "[", "legal"), (14, 1, "]", "legal"), (14, 1, "(", "cursor"),
        (3, 1, "[", "cursor"), (29, 0, "]", "dim"), (0, 7, "[", "dim"),
        (30, 1, "]", "legal"), (4, 8, "[", "legal"), (-1, 1, "[", "legal"), (4, -1, "[", "legal"),
    ):  # fmt: skip
        canvas.bracket(x, y, sign, colour)
    canvas.text(24, 1, "[", "text", "chip")
    canvas.bracket(24, 1, "{", "accent")  # a letter like a bracket on a paper of its own stays
    canvas.text(26, 1, "a", "text", "legal")
    canvas.bracket(26, 1, "{", "accent")  # and so does any other letter
    canvas.dotted(25, 3, 0x47, "seat.5")
    canvas.dotted(25, 3, 0x80, "seat.6")
    canvas.dotted(26, 1, 0x80, "seat.6")
    for x, y in ((0, 4), (-1, 4), (30, 4), (4, -1), (4, 8), (29, 7)):
        canvas.dotted(x, y, 0xFF, "seat.5")


def under(canvas: Canvas) -> None:
    """A fine picture below all that."""
    ink = canvas.ink
    picture = Painter(30, 8, ink.blocks, rich=ink.pictures == "rich")
    picture.fill(picture.everywhere(), ink.packed("background"))
    if picture.rich:
        picture.weave(
            picture.block(2, 0, 13, 16),
            lambda row, y: [shade(ink.packed("dim"), 0.9 + x / 40 - y / 50) for x in row],
        )
    picture.fill(picture.disc(22.3, 8.4, 6.2), ink.packed("seat.5"))
    picture.fill(picture.disc(21.2, 7.3, 4.3), ink.packed("seat.5.line"))
    picture.fill(picture.stroke((1, 15), (19, 3.5), 0.8), ink.packed("seat.4"))
    picture.fill(picture.polygon(sector(7, 7, 5.5, 0.5, pi)), ink.packed("surface"))
    picture.fill(picture.block(26.5, 11, 2, 4), ink.packed("seat.3"))
    canvas.over(picture)


def halves(char: str, style: Style) -> list[Color | None]:
    """The colours of the upper and the lower half of a cell, as they are seen."""
    assert not (style.underline or style.reverse), "as a letter beside it may be"
    upper, lower = char in "▀█", char in "▄█"
    return [style.color if ink else style.bgcolor for ink in (upper, lower)]


def quarters(char: str, style: Style, kind: Blocks) -> list[Color | None]:
    """The colours of the parts of a cell, as they are seen."""
    assert not (style.underline or style.reverse), "as a letter beside it may be"
    wide, high = SHAPES[kind]
    filled = parts_of(char, kind)
    return [style.color if n in filled else style.bgcolor for n in range(wide * high)]


@pytest.mark.parametrize("kind", PLAIN)
def test_a_cell_shows_its_letter_or_else_its_two_pixels(kind: str) -> None:
    canvas = Canvas(30, 8, PLAIN[kind].ink())
    draw(canvas)
    canvas.changed(30, 8)
    ink = canvas.ink
    for y, row in enumerate(looks(canvas)):
        for x, (char, style) in enumerate(row):
            top, bottom = canvas.pixel(x, 2 * y), canvas.pixel(x, 2 * y + 1)
            mark = canvas._marks[y].get(x)
            if mark is None:
                lower = top if ink.glyphs == "ascii" else bottom
                assert halves(char, style) == [ink.colour(top), ink.colour(lower)], (x, y)
            else:
                wanted = ink.style(mark.ink, mark.paper or bottom, mark.ways)
                assert (char, style) == (mark.character, wanted), (x, y)


@pytest.mark.parametrize("kind", FINE)
def test_a_cell_over_a_picture_shows_its_letter_its_pixels_or_the_picture(kind: str) -> None:
    canvas = Canvas(30, 8, FINE[kind].ink())
    ink, blocks = canvas.ink, FINE[kind].blocks
    under(canvas)
    draw(canvas)
    canvas.changed(30, 8)
    assert canvas.picture is not None
    for y, row in enumerate(looks(canvas)):
        for x, ((char, style), cell) in enumerate(zip(row, canvas.picture.line(y), strict=True)):
            pair = canvas.pixel(x, 2 * y), canvas.pixel(x, 2 * y + 1)
            colours = [ink.packed(name) if name else cell.most for name in pair]
            mark = canvas._marks[y].get(x)
            if mark is not None:
                paper = ink.packed(mark.paper) if mark.paper else colours[1]
                letter = mark.character != " " and not "\u2800" <= mark.character < "\u2900"
                paint = ink.packed(mark.ink)
                wanted = ink.fine(ink.readable(paint, paper) if letter else paint, paper, mark.ways)
                assert (char, style.bgcolor) == (mark.character, wanted.bgcolor), (x, y)
                assert char == " " or style == wanted, (x, y)
            elif any(pair):
                assert halves(char, style) == [mixed(colour) for colour in colours], (x, y)
            else:
                own = quarters(cell.sign, ink.fine(cell.ink, cell.paper), blocks)
                assert quarters(char, style, blocks) == own, (x, y)


@pytest.mark.parametrize(
    ("kind", "most"), [("256", 95), ("ascii", 89), ("calm", 118), ("rich", 143)]
)
def test_the_lines_of_a_canvas_are_sent_in_few_pieces(kind: str, most: int) -> None:
    canvas = Canvas(30, 8, {**PLAIN, **FINE}[kind].ink())
    if kind in FINE:
        under(canvas)
    draw(canvas)
    assert sum(len([*canvas.strip(y, 30)]) for y in range(8)) <= most


def test_a_bracket_replaces_one_of_another_place_and_no_letter() -> None:
    canvas = Canvas(9, 2, PLAIN["256"].ink())
    canvas.text(1, 0, "a", "text", "legal")
    canvas.text(2, 0, "[", "text", "chip")
    canvas.dotted(3, 0, 0x47, "text")
    canvas.bracket(4, 0, "]", "legal")
    for x in (*range(5), -1, 9):
        canvas.bracket(x, 0, "(", "cursor")
    canvas.bracket(1, 2, "(", "cursor")
    canvas.dotted(6, 0, 0x47, "seat.5")
    canvas.dotted(6, 0, 0x80, "seat.6")
    canvas.dotted(1, 0, 0xFF, "seat.5")
    for x, y in ((-1, 0), (9, 0), (7, -1), (7, 2)):
        canvas.dotted(x, y, 0xFF, "seat.5")
    upper, lower = looks(canvas)
    assert "".join(char for char, _ in upper) == "(a[(( \u28c7  "
    ink = canvas.ink
    assert {style for _, style in upper[:5]} == {ink.style("cursor.on", "cursor", BOLD)}
    assert upper[6][1].color == ink.colour("seat.6") and {char for char, _ in lower} == {" "}


@pytest.mark.parametrize("kind", FINE)
def test_the_mark_of_a_seat_is_a_planet_in_its_colour_lit_from_the_upper_left(kind: str) -> None:
    ink = FINE[kind].ink()
    found = emblems(ink, (0, 1, 5))
    assert [row.cell_len for row in found] == [33] * 5
    for n, seat in enumerate(("seat.1", "seat.2", "seat.6")):
        own, at = ink.packed(seat), 11 * n + 5
        sign = found[2].plain[at]
        (style,) = (span.style for span in found[2].spans if span.start <= at < span.end)
        assert isinstance(style, Style) and sign == ink.glyph(seat) and style.bold
        assert style.bgcolor is not None and style.bgcolor.triplet is not None
        near = ink.colour(seat).get_truecolor() if kind == "rich" else unpacked(own)
        assert max(abs(a - b) for a, b in zip(style.bgcolor.triplet, near, strict=True)) <= 8
        if kind == "calm":
            glint = painted(found, mixed(mix(own, 0xFFFFFF, 0.6)), n)
            assert glint and glint <= {(1, 2), (1, 3), (1, 4)}
            rim = painted(found, mixed(shade(own, 0.6)), n)
            assert (2, 9) in rim and (4, 5) in rim and not rim & {(0, 4), (1, 1), (1, 2)}
    assert emblems(Kind().ink(), (0,)) == []


def painted(found: list[Text], colour: Color, n: int) -> set[tuple[int, int]]:
    """The lines and columns of an emblem where a colour is seen."""
    return {
        (y, x - 11 * n)
        for y, row in enumerate(found)
        for span in row.spans
        for x in range(max(span.start, 11 * n), min(span.end, 11 * n + 11))
        if isinstance(span.style, Style)
        and colour in (span.style.bgcolor, row.plain[x] != " " and span.style.color)
    }


def test_a_kept_emblem_is_not_written_into() -> None:
    ink = FINE["calm"].ink()
    first = emblems(ink, (1,))
    first[0].append("x")
    assert emblems(ink, (1,))[0].plain != first[0].plain


@pytest.mark.parametrize("fine", [False, True])
def test_the_regions_that_are_sent_are_just_those_that_look_otherwise(fine: bool) -> None:
    """One for each run of lines, around all that has changed there; and only what is in view."""
    luck = random.Random(5 + fine)
    canvas = Canvas(16, 7, (FINE["calm"] if fine else PLAIN["256"]).ink())
    picture = Painter(16, 7)
    if fine:
        canvas.over(picture)
        picture.fill(picture.everywhere(), canvas.ink.packed("background"))
    canvas.keep()
    assert canvas.changed(14, 6) == [Region(0, 0, 14, 6)]
    before = looks(canvas)
    sent = 0
    for _ in range(60):
        if luck.random() < 0.2:
            canvas.restart()
        for _ in range(luck.randrange(4)):
            x, y, deed = luck.randrange(16), luck.randrange(7), luck.randrange(3)
            if fine and deed == 0:
                colour = canvas.ink.packed(luck.choice(("seat.2", "seat.1")))
                picture.fill(picture.block(x, 2 * y, 1, 2), colour)
            elif deed == 1 and x % 2:
                canvas.text(x, y, luck.choice("ab"), luck.choice(("text", "accent")), "chip")
            elif not x % 2:
                canvas.dot(x, 2 * y + luck.randrange(2), luck.choice(("seat.2", "seat.1")))
        regions = canvas.changed(14, 6)
        after = looks(canvas)
        wanted: list[Region] = []
        for y, (new, old) in enumerate(zip(after, before, strict=True)):
            places = [x for x in range(16) if seen(new[x]) != seen(old[x])]
            line = Region(min(places), y, max(places) - min(places) + 1, 1) if places else Region()
            line = line.intersection(Region(0, 0, 14, 6))
            if line and wanted and wanted[-1].bottom == y:
                line = wanted.pop().union(line)
            wanted += [line] if line else []
        assert regions == wanted
        before, sent = after, sent + len(wanted)
    assert sent > 40


def seen(cell: tuple[str, Style]) -> tuple[object, ...]:
    """What can be seen of a cell: a blank has no colour, and a whole block no paper."""
    char, style = cell
    if char == "█":
        return " ", style.color
    return (char, style.bgcolor) if char == " " else (char, style)


def test_what_is_set_aside_comes_back_beside_what_is_kept() -> None:
    canvas = Canvas(8, 2, PLAIN["256"].ink())
    canvas.text(0, 0, "kept", "text")
    canvas.keep()
    canvas.text(0, 1, "aside", "text")
    canvas.dot(7, 0, "seat.1")
    canvas.set_aside()
    canvas.text(0, 0, "cursor", "text")
    canvas.dot(7, 3, "seat.1")
    canvas.take_back()
    canvas.changed(8, 2)
    assert [canvas.strip(y, 8).text for y in range(2)] == ["kept   ▀", "aside   "]
    canvas.dot(6, 0, "seat.1")
    canvas.take_back()
    assert canvas.pixel(6, 0) == "background" and canvas.pixel(7, 0) == "seat.1"
    canvas.restart()
    canvas.changed(8, 2)
    assert [canvas.strip(y, 8).text for y in range(2)] == ["kept    ", " " * 8]


def test_what_is_wiped_is_not_kept_either() -> None:
    canvas = Canvas(8, 5, PLAIN["256"].ink())
    canvas.text(0, 4, "kept", "text")
    canvas.keep()
    canvas.clear()
    for again in (canvas.restart, canvas.clear):
        canvas.changed(8, 5)
        assert [canvas.strip(y, 8).text for y in range(5)] == [" " * 8] * 5
        again()


def test_a_fine_picture_that_comes_or_goes_is_sent_whole() -> None:
    canvas = Canvas(8, 5, FINE["calm"].ink())
    canvas.changed(8, 5)
    canvas.over(Painter(8, 5))
    assert canvas.changed(8, 5) == [Region(0, 0, 8, 5)] and not canvas.changed(8, 5)
    canvas.clear()
    assert canvas.changed(8, 5) == [Region(0, 0, 8, 5)] and not canvas.changed(8, 5)


def drawn(canvas: Canvas) -> set[tuple[int, int]]:
    width, height = canvas.width, 2 * canvas.height
    return {(x, y) for x in range(width) for y in range(height) if canvas.pixel(x, y) == "text"}


def test_small_and_thick_shapes_have_just_the_pixels_whose_middle_lies_in_them() -> None:
    canvas = Canvas(20, 10, PLAIN["256"].ink())
    canvas.disc(5, 4, 0.5, "text")
    canvas.block(2, -3, 4, 2, "text")
    canvas.block(-5, 3, 4, 2, "text")
    canvas.block(4, 4, 0, 3, "text")
    assert drawn(canvas) == set()
    canvas.disc(5.5, 4.5, 0.4, "text")
    assert drawn(canvas) == {(5, 4)}
    canvas.clear()
    canvas.ring(5.5, 5.5, 3, "text", 0)
    assert drawn(canvas) == {(2, 5), (8, 5), (5, 2), (5, 8)}
    canvas.clear()
    canvas.ring(10.5, 10.5, 3, "text", 4)
    away = {(x, y): ((x - 10) ** 2 + (y - 10) ** 2) ** 0.5 for x in range(20) for y in range(20)}
    assert drawn(canvas) == {at for at, far in away.items() if 1 <= far <= 5}
    canvas.clear()
    canvas.line(3, 1, 4, 1, "text", dash=1)
    canvas.line(7, 1, 7, 1, "text", dash=1)
    assert drawn(canvas) == {(3, 1), (7, 1)}


def test_a_letter_is_what_is_written_in_a_cell() -> None:
    canvas = Canvas(4, 2, PLAIN["256"].ink())
    canvas.text(0, 0, "a ", "text")
    canvas.dotted(2, 0, 1, "text")
    canvas.dotted(3, 0, 0xFF, "text")
    canvas.text(0, 1, "\u2900", "text")
    assert [canvas.letter(x, 0) for x in (-1, 0, 1, 2, 3, 4)] == ["", "a", "", "", "", ""]
    assert canvas.letter(0, -1) == canvas.letter(0, 2) == "" and canvas.letter(0, 1) == "\u2900"
    canvas.dotted(0, 1, 1, "text")
    assert canvas.letter(0, 1) == "\u2900", "the sign after the last dots is a letter"


def test_a_line_of_a_view_is_as_wide_as_the_view() -> None:
    canvas = Canvas(4, 2, PLAIN["256"].ink())
    canvas.text(0, 0, "abcd", "text")
    assert [canvas.strip(0, width).text for width in (2, 4, 6)] == ["ab", "abcd", "abcd  "]
    assert [canvas.strip(y, 3).text for y in (-1, 2)] == ["   ", "   "]


def test_an_even_run_of_a_fine_picture_is_one_piece_and_letters_on_it_are_few() -> None:
    """Every piece costs bytes, and a game is played over a slow line."""
    canvas = Canvas(12, 1, FINE["calm"].ink())
    picture = Painter(12, 1)
    canvas.over(picture)
    picture.fill(picture.everywhere(), 0x102030)
    assert len(list(canvas.strip(0, 12))) == 1
    canvas.text(3, 0, "a b", "text")
    canvas.changed(12, 1)
    assert [part.text for part in canvas.strip(0, 12)] == ["   ", "a b" + " " * 6]


@pytest.mark.parametrize("kind", [PLAIN["256"], FINE["calm"]])
def test_blanks_are_not_underlined_with_the_letter_before_them(kind: Kind) -> None:
    canvas = Canvas(6, 1, kind.ink())
    if kind.pictures != "plain":
        canvas.over(Painter(6, 1))
    canvas.text(1, 0, "a", "text", ways=UNDERLINE)
    canvas.changed(6, 1)
    assert [part.text for part in canvas.strip(0, 6)] == [" ", "a", "    "]
