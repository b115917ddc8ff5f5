"""What stands on a canvas, cell by cell: pixels, signs, lines and brackets in many kinds of ink, on
plain and on fine pictures.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from math import pi

import pytest
from textual.geometry import Region

from tabletop_tui.terminal.probe import Blocks, Depth, Glyphs
from tabletop_tui.tui.paint.emblem import emblems
from tabletop_tui.tui.paint.ink import BOLD, REVERSE, UNDERLINE, Ink
from tabletop_tui.tui.paint.painter import Painter, Pictures, sector, shade
from tabletop_tui.tui.paint.palette import theme
from tabletop_tui.tui.widgets.canvas import Canvas
from tests.snapshots.kept import compare

from .pictures import KEPT, lines, page, rows


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


@pytest.mark.parametrize("name", ["plain", "fine"])
def test_a_canvas_shows_what_it_did_in_every_kind_of_ink(name: str) -> None:
    """The first kind of each with its styles."""
    parts = []
    for kind, wish in (PLAIN if name == "plain" else FINE).items():
        canvas = Canvas(30, 8, wish.ink())
        if name == "fine":
            under(canvas)
        draw(canvas)
        canvas.changed(30, 8)
        parts.append((kind, lines(canvas, styled=not parts)))
    compare(KEPT / f"canvas-{name}.txt", page(*parts))


def test_the_marks_of_seats_are_lit_planets() -> None:
    parts = []
    for kind, wish in FINE.items():
        found = emblems(wish.ink(), (0, 2, 5) if kind == "calm" else (3,))
        assert all(row.cell_len == 11 * (3 if kind == "calm" else 1) for row in found)
        parts.append((kind, rows(found)))
    compare(KEPT / "emblems.txt", page(*parts))
    assert emblems(Kind().ink(), (0,)) == []


def test_a_kept_emblem_is_not_written_into() -> None:
    ink = FINE["calm"].ink()
    first = emblems(ink, (1,))
    first[0].append("x")
    assert emblems(ink, (1,))[0].plain != first[0].plain


def shown(canvas: Canvas) -> list[list[tuple[str, object]]]:
    strips = (canvas.strip(y, canvas.width) for y in range(canvas.height))
    return [[(char, part.style) for part in strip for char in part.text] for strip in strips]


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
    before = shown(canvas)
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
        after = shown(canvas)
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


def seen(cell: tuple[str, object]) -> tuple[object, ...]:
    """What can be seen of a cell: a blank has no colour, and a whole block no paper."""
    char, style = cell
    colour, paper = getattr(style, "color", None), getattr(style, "bgcolor", None)
    return (" ", colour) if char == "█" else (char, paper) if char == " " else (char, style)


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
