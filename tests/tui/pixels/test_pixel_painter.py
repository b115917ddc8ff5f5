"""The painter of pixels draws the shapes of the painter of cells, with soft edges."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import pi

import pytest

from tabletop_tui.tui.paint.painter import Painter, Shape, capsule
from tabletop_tui.tui.pixels.lettering import is_legible, legible, needed
from tabletop_tui.tui.pixels.overlay import LEFT, RIGHT, Overlay, laid_on, toned_to
from tabletop_tui.tui.pixels.pixel_painter import BROAD, PixelPainter, kept_mask
from tabletop_tui.tui.pixels.tiles import Tile, numbered, tile

CELL = (8, 16)
WHITE = 0xFFFFFF
SQUARE = ((2, 2), (8, 2), (8, 8), (2, 8))
HOLE = ((4, 4), (6, 4), (6, 6), (4, 6))


def painter(width: int = 12, height: int = 6) -> PixelPainter:
    return PixelPainter(width, height, CELL, "quadrants")


def covered(picture: PixelPainter) -> float:
    """Return how much of the picture is white, in the squares of the painter's points."""
    bright = sum(picture.image.convert("L").tobytes()) / 255
    return bright / (CELL[0] * CELL[1] / 2)


AREAS: list[tuple[Callable[[Painter], Shape], float]] = [
    (lambda p: p.everywhere(), 144),
    (lambda p: p.polygon(SQUARE), 36),
    (lambda p: p.polygon(SQUARE, HOLE), 32),
    (lambda p: p.disc(6, 6, 3), 9 * pi),
    (lambda p: p.ring(6, 6, 2, 4), 12 * pi),
    (lambda p: p.block(1, 1, 3, 2), 6),
    (lambda p: p.stroke((2, 2), (10, 2), 1), 8),
    (lambda p: p.outline([SQUARE], 1), 24),
    (lambda p: p.polygon(capsule((3, 6), (9, 6), 2)), 12 + pi),
    (lambda p: p.union(SQUARE, HOLE), 36),
    (lambda p: p.grown(p.polygon(SQUARE), 1), 36 + 24 + pi),
    (lambda p: p.common(p.polygon(SQUARE), p.block(0, 0, 5, 5)), 9),
    (lambda p: p.common(p.block(0, 0, 2, 2), p.block(4, 4, 2, 2)), 0),
    (lambda p: p.stroke((2, 2), (2, 2), 1), 0),
    (lambda p: p.disc(-40, 6, 3), 0),
    (lambda p: p.disc(0, 6, 3), 4.5 * pi),
]


@pytest.mark.parametrize("n", range(len(AREAS)))
def test_a_shape_covers_its_area(n: int) -> None:
    shape, area = AREAS[n]
    picture = painter()
    picture.fill(shape(picture), WHITE)
    assert covered(picture) == pytest.approx(area, rel=0.07, abs=0.3)


@pytest.mark.parametrize("n", range(len(AREAS)))
def test_both_painters_draw_a_shape_at_the_same_place(n: int) -> None:
    shape, _ = AREAS[n]
    fine, coarse = painter(), Painter(12, 6, "quadrants", rich=True)
    for picture in (fine, coarse):
        picture.fill(shape(picture), WHITE)
    off = 0
    for y in range(24):
        for x in range(24):
            at = x / 2 + 0.25, y / 2 + 0.25
            off += (fine.sample(*at) > 0x808080) != (coarse.sample(*at) > 0)
    assert off <= 12


def test_a_small_shape_is_drawn_once_for_all_cells() -> None:
    kept_mask.cache_clear()
    picture = painter()
    for x, y in ((3.25, 3.5), (8.25, 7.5), (11.25, 3.5)):  # the last is cut by the edge
        picture.fill(picture.disc(x, y, 1.5), WHITE)
    assert kept_mask.cache_info().misses == 1 == kept_mask.cache_info().hits
    wide, high = CELL
    first = picture.image.crop((wide, high, 5 * wide, 3 * high))
    assert (
        first.tobytes() == picture.image.crop((6 * wide, 3 * high, 10 * wide, 5 * high)).tobytes()
    )
    part = picture.image.crop((9 * wide, high, 12 * wide, 3 * high))
    assert part.tobytes() == first.crop((0, 0, 3 * wide, 2 * high)).tobytes()


@pytest.mark.parametrize("blur", [None, "soft", "grown"])
def test_a_large_shape_has_its_area_in_fewer_samples(blur: str | None) -> None:
    picture = PixelPainter(60, 30, (8, 16), "quadrants")
    shape = picture.disc(30, 30, 24)
    assert shape is not None and shape.cover.width * shape.cover.height > BROAD
    shape = getattr(picture, blur)(shape, 2) if blur else shape
    picture.fill(shape, WHITE)
    wanted = pi * (26 if blur == "grown" else 24) ** 2
    assert covered(picture) == pytest.approx(wanted, rel=0.02)


def test_a_disc_is_round_in_every_font() -> None:
    picture = PixelPainter(12, 6, (8, 20), "quadrants")
    picture.fill(picture.disc(6, 6, 3), WHITE)
    left, top, right, bottom = picture.image.getbbox() or (0, 0, 0, 0)
    assert right - left == pytest.approx(bottom - top, abs=1)


def test_edges_are_soft_in_few_steps() -> None:
    picture = painter()
    picture.fill(picture.disc(6, 6, 4), WHITE)
    assert 4 <= len(picture.image.getcolors() or ()) <= 8


def test_a_soft_shape_fades_out_and_its_middle_stays() -> None:
    picture = painter()
    shape = picture.soft(picture.disc(6, 6, 4), 2)
    picture.fill(shape, WHITE)
    lights = [picture.sample(x, 6) & 255 for x in (0.5, 1.5, 2.5, 6)]
    assert lights == sorted(lights) and lights[0] < 100 < lights[2] and lights[-1] == 255
    assert picture.soft(None, 2) is None


@pytest.mark.parametrize("fine", [True, False])
def test_a_veil_mixes_what_is_there(fine: bool) -> None:
    picture = painter() if fine else Painter(12, 6, "quadrants", rich=True)
    picture.fill(picture.everywhere(), 0x804020)
    picture.veil(picture.block(2, 2, 4, 4), 0, 0.5)
    assert picture.sample(1, 1) == 0x804020
    assert abs((picture.sample(4, 4) >> 16) - 0x40) <= 1


@pytest.mark.parametrize("fine", [True, False])
def test_a_part_of_another_picture_is_pasted(fine: bool) -> None:
    def make(width: int, height: int) -> Painter:
        return painter(width, height) if fine else Painter(width, height, "quadrants", rich=True)

    picture, small = make(12, 6), make(4, 2)
    small.fill(small.everywhere(), 0x204060)
    small.fill(small.block(0, 0, 1, 2), WHITE)
    picture.paste(picture.block(4, 4, 3, 2), small, 4, 2)
    assert picture.sample(4.5, 5) == WHITE and picture.sample(5.5, 5) == 0x204060
    assert picture.sample(3.5, 5) == picture.sample(4.5, 3) == picture.sample(7.5, 5) == 0


def test_a_texture_is_asked_along_rows_and_covers_its_shape_alone() -> None:
    picture, rows = painter(), list[float]()

    def texture(row: Sequence[float], y: float) -> list[int]:
        rows.append(y)
        assert all(abs(b - a - 0.25) < 1e-9 for a, b in pairwise(row))
        return [0x102030 + round(16 * y)] * len(row)

    picture.weave(picture.block(2, 2, 4, 4), texture)
    assert rows == sorted(rows) and rows[0] >= 1.9 and rows[-1] <= 6.2
    assert picture.sample(1, 1) == 0 and abs(picture.sample(4, 4) - 0x102030 - 64) < 12


def test_what_was_kept_comes_back_and_only_lines_that_were_drawn_are_cut_anew() -> None:
    picture = painter()
    picture.fill(picture.everywhere(), 0x204060)
    picture.keep()
    before = [picture.line(y) for y in range(6)]
    picture.fill(picture.disc(6, 1, 1), WHITE)
    assert picture.line(0) != before[0] and picture.line(5) is before[5]
    picture.restart()
    assert [picture.line(y) for y in range(6)] == before and picture.line(0) is before[0]
    other = painter()
    other.take(picture)
    other.fill(other.disc(6, 6, 1), WHITE)
    assert [picture.line(y) for y in range(6)] == before != [other.line(y) for y in range(6)]
    again = painter()
    again.follow(picture)
    again.fill(again.everywhere(), 0x204060)
    assert again.line(3) is before[3]


def test_equal_pixels_are_one_tile_as_long_as_something_holds_it() -> None:
    pixels = bytes(range(48)) * 8
    one = tile(pixels, CELL, 0x010203)
    assert tile(pixels, CELL, 0x010203) is one and numbered(one.number) is one
    assert tile(pixels, (16, 8), 0x010203) is not one
    number = one.number
    del one
    assert numbered(number) is None and tile(pixels, CELL, 0x010203).number > number


def flat(colour: int) -> Tile:
    return tile(colour.to_bytes(3, "big") * (CELL[0] * CELL[1]), CELL, colour)


@pytest.mark.parametrize(
    ("over", "share"),
    [
        (Overlay(upper=WHITE), 1 / 2), (Overlay(upper=WHITE, lower=WHITE), 1), (Overlay(plate=WHITE), 1),
        (Overlay(sign="▌", ink=WHITE), 1 / 2), (Overlay(sign="▟", ink=WHITE), 3 / 4), (Overlay(sign="🬎", ink=WHITE), 2 / 3),
        (Overlay(sign="█", ink=WHITE), 1), (Overlay(plate=WHITE, sign="▀", ink=0), 1 / 2),
    ],
)  # fmt: skip
def test_what_lies_on_a_tile_covers_its_part(over: Overlay, share: float) -> None:
    made = laid_on(flat(0), CELL, over)
    assert sum(made.pixels) / 255 / len(made.pixels) == pytest.approx(share, abs=0.03)


def test_the_ends_of_a_plate_are_round_and_dots_are_few() -> None:
    whole, left, both = (
        sum(laid_on(flat(0), CELL, Overlay(plate=WHITE, ends=ends)).pixels)
        for ends in (0, LEFT, LEFT | RIGHT)
    )
    assert whole > left > both > 0.9 * whole
    one, eight = (
        sum(laid_on(flat(0), CELL, Overlay(sign=sign, ink=WHITE)).pixels) for sign in "⠁⣿"
    )
    assert 0 < one < 0.05 * whole and eight == pytest.approx(8 * one, rel=0.1)


@pytest.mark.parametrize("letter", [0, WHITE])
def test_only_spots_on_which_a_letter_cannot_be_read_are_toned(letter: int) -> None:
    ground, rim = (bytes([light] * 3) for light in ((150, 20) if letter == 0 else (90, 240)))
    edge = 3 * CELL[0]
    most = int.from_bytes(ground, "big")
    one = tile(rim * edge + ground * (CELL[0] * CELL[1] - edge), CELL, most)
    share = needed(letter, one, 0, spots=True)
    after = toned_to(one, WHITE - letter, share, spots=True)
    assert not is_legible(letter, one) and is_legible(letter, after) and 0 < share < 1
    assert after.pixels[3 * edge :] == one.pixels[3 * edge :]
    shown = [one]
    legible(shown, {0: letter}, range(1))
    assert shown == [after], "the picture stays what it is beside them"
