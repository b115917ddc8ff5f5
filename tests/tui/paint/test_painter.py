"""The painter: fine shapes in, block signs with two colours out."""

from __future__ import annotations

import pytest
from wcwidth import wcwidth

from tabletop_tui.terminal.probe import Blocks, probe
from tabletop_tui.tui.paint.blocks import BLOCKS, SHAPES
from tabletop_tui.tui.paint.fitting import ACROSS, far, mean, part_means, sample_groups
from tabletop_tui.tui.paint.ink import Ink, ink_for
from tabletop_tui.tui.paint.painter import Painter, shade, shades
from tabletop_tui.tui.paint.palette import contrast, theme
from tabletop_tui.tui.widgets.canvas import Canvas

SEA, LAND, ROAD = 0x005F87, 0x87D75F, 0xD70000
KINDS: tuple[Blocks, ...] = ("halves", "quadrants", "sextants")


def signs(picture: Painter) -> list[str]:
    return ["".join(cell.sign for cell in picture.line(y)) for y in range(picture.height)]


@pytest.mark.parametrize("kind", KINDS)
def test_the_block_signs_are_all_there_and_one_cell_wide(kind: Blocks) -> None:
    wide, high = SHAPES[kind]
    assert len(set(BLOCKS[kind])) == 2 ** (wide * high)
    assert all(wcwidth(sign) == 1 for sign in BLOCKS[kind])


def test_an_even_picture_is_blanks_on_one_paper() -> None:
    picture = Painter(6, 3)
    picture.fill(picture.everywhere(), SEA)
    assert signs(picture) == [" " * 6] * 3
    assert {(cell.paper, cell.most) for cell in picture.line(1)} == {(SEA, SEA)}


@pytest.mark.parametrize("rich", [False, True])
def test_a_block_of_half_a_cell_becomes_the_part_that_it_covers(rich: bool) -> None:
    picture = Painter(4, 2, rich=rich)
    picture.fill(picture.everywhere(), 0)
    picture.fill(picture.block(1, 1, 0.5, 1), 0xF0F0F0)
    picture.fill(picture.block(2, 0, 2, 1), 0xF0F0F0)
    assert signs(picture)[0] == " ▖▀▀"
    assert picture.line(0)[1][1:] == (0xF0F0F0, 0, 0)


def test_the_commoner_colour_of_a_cell_lies_behind() -> None:
    picture = Painter(1, 1)
    picture.fill(picture.everywhere(), LAND)
    picture.fill(picture.block(0, 0, 0.5, 1), SEA)
    assert picture.line(0) == [("▘", SEA, LAND, LAND)]


def test_calm_pictures_have_no_colours_but_their_paints() -> None:
    picture = Painter(20, 10)
    picture.fill(picture.everywhere(), SEA)
    picture.fill(picture.disc(10, 10, 7.3), LAND)
    picture.fill(picture.stroke((1, 1), (19, 18), 0.7), ROAD)
    used = {colour for y in range(10) for cell in picture.line(y) for colour in cell[1:3]}
    assert used == {SEA, LAND, ROAD}


@pytest.mark.parametrize("sky", [0x080808, 0xD7D7FF], ids=hex)
def test_of_two_paints_as_common_in_a_cell_the_one_that_differs_most_stays(sky: int) -> None:
    shade, ball = 0x5F5F00, 0x875F00
    picture = Painter(1, 1)
    picture.fill(picture.everywhere(), shade)
    picture.fill(picture.block(0.25, 0, 0.5, 1), ball)
    picture.fill(picture.block(0, 1.5, 1, 0.5), sky)
    assert picture.line(0) == [("▀", shade, sky, sky)]


def test_thin_lines_stay_whole() -> None:
    picture = Painter(12, 6)
    picture.fill(picture.everywhere(), SEA)
    picture.fill(picture.stroke((0, 0), (12, 12), 0.7), ROAD)
    for y in range(6):
        row = [cell.ink == ROAD or cell.paper == ROAD for cell in picture.line(y)]
        assert row[2 * y] and row[2 * y + 1]


@pytest.mark.parametrize("kind", KINDS)
def test_discs_are_round_and_rings_are_hollow(kind: Blocks) -> None:
    picture = Painter(20, 10, kind)
    picture.fill(picture.everywhere(), SEA)
    picture.fill(picture.disc(10, 10, 8), LAND)
    assert picture.line(4)[10].paper == LAND and picture.line(0)[0].paper == SEA
    lefts = [[cell.most for cell in picture.line(y)] for y in range(10)]
    assert all(row == row[::-1] for row in lefts) or kind == "sextants"
    picture.fill(picture.ring(10, 10, 5, 6), ROAD)
    assert picture.sample(10.1, 10.1) == LAND and picture.sample(15.6, 10.1) == ROAD


def test_restart_comes_back_to_what_was_kept_and_fits_only_what_was_drawn() -> None:
    picture = Painter(10, 5)
    picture.fill(picture.everywhere(), SEA)
    picture.fill(picture.disc(5, 5, 3), LAND)
    picture.keep()
    before = [picture.line(y) for y in range(5)]
    picture.fill(picture.block(0, 0, 10, 1), ROAD)
    assert picture.line(0) != before[0] and picture.line(4) is before[4]
    picture.restart()
    assert all(picture.line(y) is before[y] for y in range(5))


def test_nothing_is_drawn_outside() -> None:
    picture = Painter(5, 3)
    picture.fill(picture.disc(-2, -2, 4), SEA)
    picture.fill(picture.disc(9, 9, 6), SEA)
    picture.fill(picture.stroke((-5, -5), (20, 20), 2), SEA)
    picture.fill(picture.polygon([(-9, 2), (30, 2), (30, 99), (-9, 99)]), SEA)
    assert [len(picture.line(y)) for y in range(3)] == [5, 5, 5]


def test_shaded_pictures_are_sent_in_coarse_steps() -> None:
    picture = Painter(30, 4, rich=True)
    picture.weave(picture.everywhere(), lambda row, y: [int(8 * x) << 16 for x in row])
    colours = {cell.paper for y in range(4) for cell in picture.line(y)}
    assert len(colours) <= 32 and all(
        colour >> 16 in (*range(0, 256, 16), 255) for colour in colours
    )


def test_letters_on_a_picture_are_black_or_white_where_their_own_colour_cannot_be_read() -> None:
    ink = Ink(theme("table"), "256", pictures="calm")
    canvas, picture = Canvas(3, 1, ink), Painter(3, 1)
    canvas.over(picture)
    picture.fill(picture.everywhere(), ink.packed("good"))
    canvas.text(0, 0, "ab", "text")
    canvas.text(2, 0, "c", "chip.hot", "chip")
    styles = [segment.style for segment in canvas.strip(0, 3)]
    pairs = [(style.color.triplet, style.bgcolor.triplet) for style in styles]  # type: ignore[union-attr]
    assert all(contrast(letters, paper) >= 4.5 for letters, paper in pairs)
    assert pairs[0][0] == (0, 0, 0) and pairs[1][0] == ink.theme["chip.hot"].rgb


def test_braille_lines_go_under_letters_and_over_the_picture() -> None:
    ink = Ink(theme("table"), "256", pictures="calm")
    canvas = Canvas(6, 2, ink)
    canvas.over(Painter(6, 2))
    canvas.text(2, 0, "N", "text")
    canvas.trace(0, 1, 6, 1, "text")
    assert "".join(segment.text for segment in canvas.strip(0, 6)) == "⠤⠤N⠤⠤⠤"


@pytest.mark.parametrize(
    ("env", "wish", "pictures", "blocks"),
    [
        ({"TERM": "xterm-256color"}, "auto", "calm", "quadrants"),
        ({"TERM": "xterm-256color", "COLORTERM": "truecolor"}, "auto", "rich", "quadrants"),
        ({"TERM": "xterm-256color", "COLORTERM": "truecolor"}, "calm", "calm", "quadrants"),
        ({"TERM": "xterm-256color"}, "rich", "rich", "quadrants"),
        ({"TERM": "xterm-256color"}, "plain", "plain", "quadrants"),
        ({"TERM": "xterm-kitty"}, "auto", "rich", "sextants"),
        ({"TERM": "xterm-256color", "VTE_VERSION": "7200"}, "auto", "calm", "sextants"),
        ({"TERM": "tmux-256color", "TMUX": "x", "VTE_VERSION": "7200"}, "auto", "calm", "quadrants"),
        ({"TERM": "linux"}, "rich", "plain", "halves"),
        ({"TERM": "xterm"}, "auto", "plain", "quadrants"),
        ({"TERM": "xterm-256color", "NO_COLOR": "1"}, "rich", "plain", "quadrants"),
    ],
)  # fmt: skip
def test_what_is_drawn_fits_the_terminal(
    env: dict[str, str], wish: str, pictures: str, blocks: str
) -> None:
    from dataclasses import replace

    terminal = replace(probe(env, interactive=True, size=(80, 24), encoding="utf-8"), pictures=wish)  # type: ignore[arg-type]
    ink = ink_for(theme("table"), terminal)
    assert (ink.pictures, ink.blocks) == (pictures, blocks)
    assert ink_for(theme("terminal"), terminal).pictures == "plain"
    assert ink_for(theme("table"), replace(terminal, glyphs="ascii")).pictures == "plain"


@pytest.mark.parametrize("kind", KINDS)
def test_shaded_parts_are_the_means_of_their_samples(kind: Blocks) -> None:
    picture = Painter(40, 3, kind, rich=True)
    picture.weave(picture.everywhere(), lambda row, y: [int(6 * x + 9 * y) << 8 for x in row])
    picture.fill(picture.stroke((0, 0), (40, 6), 0.9), ROAD)
    wide, _ = SHAPES[kind]
    for y in range(picture.height):
        rows = picture.rows[y * picture.down : (y + 1) * picture.down]
        found = [part_means(*rows[n : n + 2], wide) for n in range(0, len(rows), 2)]
        for column in range(40):
            cut = [row[column * ACROSS : (column + 1) * ACROSS] for row in rows]
            samples = [sample for row in cut for sample in row]
            exact = [mean([samples[n] for n in part]) for part in sample_groups(kind)]
            assert exact == [part for line in found for part in line[column * wide :][:wide]]


def test_a_line_that_nothing_is_drawn_on_is_fitted_once() -> None:
    picture = Painter(10, 5)
    picture.fill(picture.everywhere(), SEA)
    picture.keep()
    line = picture.line(2)
    picture.fill(picture.block(0, 4, 10, 1), ROAD)
    assert picture.line(2) is not line
    picture.restart()
    assert picture.line(2) is line


def test_a_line_that_is_drawn_as_it_was_is_the_line_from_before() -> None:
    picture, again, wider = Painter(10, 5), Painter(10, 5), Painter(11, 5)
    for one in (picture, again, wider):
        one.fill(one.everywhere(), SEA)
        one.fill(one.disc(5, 5, 3), LAND)
    line = picture.line(2)
    picture.fill(picture.disc(5, 5, 3), ROAD)
    assert picture.line(2) != line
    picture.fill(picture.disc(5, 5, 3), LAND)
    line = picture.line(2)
    again.follow(picture)
    wider.follow(picture)
    assert again.line(2) is line
    again.fill(again.block(0, 4, 1, 2), ROAD)
    assert again.line(2) != line and len(wider.line(2)) == 11


def test_light_goes_over_each_channel_alone_and_never_past_white() -> None:
    assert shade(0x6496C8, 0.5) == 0x324B64
    assert shade(0x6496FF, 2.0) == 0xC8FFFF, "the brightest stay what they are"
    assert shade(0xFEFFFE, 1.0) == 0xFEFFFE and shade(0xFFFFFF, 1.01) == 0xFFFFFF
    for light in (0.0, 0.3, 1.0, 1.2, 3.0):
        assert shades(0x6496FA, [light, 0.5]) == [shade(0x6496FA, light), shade(0x6496FA, 0.5)]


def test_colours_lie_apart_by_the_sum_over_their_channels() -> None:
    assert far(0x102030, 0x102030) == 0
    for one, other, remote in (
        (0xFF0000, 0, 255),
        (0x00FF00, 0, 255),
        (0x0000FF, 0, 255),
        (0x0A0B0C, 0x0C0A09, 6),
    ):
        assert far(one, other) == far(other, one) == remote
