"""Shapes and textures of the painter, sample by sample, and the cells that they become."""

from __future__ import annotations

import random
from array import array
from collections.abc import Callable, Iterable, Sequence
from math import cos, pi, sin

import pytest

from tabletop_tui.terminal.probe import Blocks
from tabletop_tui.tui.paint.fitting import ACROSS, SAMPLE, flat, mean, sample_groups, shaded
from tabletop_tui.tui.paint.painter import Painter, Span, mix, sector, shade, shades

KINDS: tuple[Blocks, ...] = ("halves", "quadrants", "sextants")
SEA, LAND, ROAD, SNOW = 0x005F87, 0x87D75F, 0xD70000, 0xEEEEEE
OUTER = [(1.3, 0.6), (9.1, 1.4), (7.9, 8.7), (2.2, 6.9)]
HOLE = [(3.1, 2.6), (6.4, 3.2), (5.1, 5.8)]

Shape = Callable[[Painter], Iterable[Span]]
SHAPES: dict[str, Shape] = {
    "disc": lambda p: p.disc(5.3, 4.9, 3.2),
    "disc, cut at the upper left": lambda p: p.disc(1.1, 0.8, 2.9),
    "ring": lambda p: p.ring(5.2, 5.3, 2.1, 4.2),
    "ring, cut": lambda p: p.ring(9.2, 1.1, 1.4, 3.3),
    "polygon": lambda p: p.polygon(OUTER),
    "polygon with a hole": lambda p: p.polygon(OUTER, HOLE),
    "block": lambda p: p.block(1.3, 2.2, 5.5, 3.1),
    "block, cut": lambda p: p.block(7.5, -1, 9, 3.25),
}


def drawn(shape: Shape, kind: Blocks = "quadrants") -> Painter:
    picture = Painter(10, 5, kind)
    picture.fill(shape(picture), LAND)
    return picture


def far(x: float, y: float, at: tuple[float, float]) -> float:
    return ((x - at[0]) ** 2 + (y - at[1]) ** 2) ** 0.5


def within(x: float, y: float, corners: list[tuple[float, float]]) -> bool:
    """Return whether a ray to the left crosses the outline an odd number of times."""
    crossed = False
    for (x1, y1), (x2, y2) in zip(corners, corners[1:] + corners[:1], strict=True):
        if (y1 > y) != (y2 > y):
            crossed ^= x > x1 + (y - y1) * (x2 - x1) / (y2 - y1)
    return crossed


def along(x: float, y: float) -> bool:
    """Return whether a point is on the stroke: beside its middle, and between its ends."""
    (x1, y1), (x2, y2), width = STROKE
    dx, dy = x2 - x1, y2 - y1
    length = (dx * dx + dy * dy) ** 0.5
    beside, on = (x - x1) * dy - (y - y1) * dx, (x - x1) * dx + (y - y1) * dy
    return abs(beside) / length < width / 2 and 0 < on / length < length


STROKE = ((1.2, 1.1), (8.7, 6.4), 1.1)
BACK = sector(5.2, 5.3, 3.9, 0.4, -1.5 * pi)
LAKE = [(3.13, 2.61), (6.42, 3.23), (5.11, 5.84)]
TRIANGLE = [(-3.1, -2.2), (14.3, 4.45), (3.3, 13.1)]
INSIDE: dict[str, tuple[Shape, Callable[[float, float], bool]]] = {
    "disc": (SHAPES["disc"], lambda x, y: far(x, y, (5.3, 4.9)) < 3.2),
    "disc, cut": (SHAPES["disc, cut at the upper left"], lambda x, y: far(x, y, (1.1, 0.8)) < 2.9),
    "ring": (SHAPES["ring"], lambda x, y: 2.1 < far(x, y, (5.2, 5.3)) < 4.2),
    "ring, cut": (SHAPES["ring, cut"], lambda x, y: 1.4 < far(x, y, (9.2, 1.1)) < 3.3),
    "block": (SHAPES["block"], lambda x, y: 1.3 < x < 6.8 and 2.2 < y < 5.3),
    "block, cut": (SHAPES["block, cut"], lambda x, y: x > 7.5 and y < 2.25),
    "polygon": (SHAPES["polygon"], lambda x, y: within(x, y, OUTER)),
    "polygon with a hole": (
        lambda p: p.polygon(OUTER, LAKE), lambda x, y: within(x, y, OUTER) != within(x, y, LAKE)
    ),
    "stroke": (lambda p: p.stroke(*STROKE), along),
    "three quarters back": (lambda p: p.polygon(BACK), lambda x, y: within(x, y, BACK)),
    "polygon, cut": (lambda p: p.polygon(TRIANGLE), lambda x, y: within(x, y, TRIANGLE)),
}  # fmt: skip


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", INSIDE)
def test_a_shape_covers_just_the_samples_whose_middle_lies_in_it(name: str, kind: Blocks) -> None:
    shape, inside = INSIDE[name]
    picture = drawn(shape, kind)
    for row in range(5 * picture.down):
        for column in range(40):
            x, y = (column + 0.5) / ACROSS, (row + 0.5) * 2 / picture.down
            assert (picture.rows[row][column] == LAND) is inside(x, y), (x, y)


def landscape(kind: Blocks, rich: bool) -> Painter:
    """A lit planet with a ring, a road, a lake and fields, on a sky that grows lighter."""
    picture = Painter(26, 9, kind, rich=rich)
    picture.fill(picture.everywhere(), SEA)
    if rich:
        picture.weave(
            picture.everywhere(), lambda row, y: [shade(SEA, 0.4 + x / 30 + y / 40) for x in row]
        )
    picture.fill(picture.disc(8.3, 8.2, 6.4), shade(LAND, 0.6))
    picture.fill(picture.disc(7.4, 7.3, 5.1), LAND)
    if rich:
        picture.weave(
            picture.disc(7.4, 7.3, 5.1),
            lambda row, y: shades(LAND, [1.25 - abs(x - 6) / 9 - abs(y - 6) / 14 for x in row]),
        )
    picture.fill(picture.disc(5.7, 5.1, 1.2), mix(LAND, 0xFFFFFF, 0.6))
    picture.fill(picture.stroke((14.2, 1.1), (24.6, 12.4), 0.55), ROAD)
    picture.fill(picture.polygon([(15, 16.5), (25.4, 13), (25.4, 17.6)]), mix(SEA, ROAD, 0.3))
    picture.fill(picture.ring(20.4, 4.9, 2.6, 3.7), SNOW)
    picture.fill(picture.block(1.25, 14.5, 3.4, 1.6), SNOW)
    picture.fill(picture.block(1.75, 15.25, 1.6, 2.2), ROAD)
    return picture


@pytest.mark.parametrize("rich", [False, True])
@pytest.mark.parametrize("kind", KINDS)
def test_a_picture_becomes_cells_of_just_the_samples_that_lie_in_each(
    kind: Blocks, rich: bool
) -> None:
    """What becomes of the samples of one cell is tried with the fitting."""
    picture, met = landscape(kind, rich), set[str]()
    for y in range(picture.height):
        for x, found in enumerate(picture.line(y)):
            across = slice(x * ACROSS, (x + 1) * ACROSS)
            inside = [row[across] for row in picture.rows[y * picture.down :][: picture.down]]
            samples = tuple(sample for row in inside for sample in row)
            means = tuple(mean([samples[n] for n in part]) for part in sample_groups(kind))
            assert found == (shaded(means, kind) if rich else flat(samples, kind)), (x, y)
            met.add(found.sign)
    assert len(met) >= {"halves": 2, "quadrants": 8, "sextants": 20}[kind]


@pytest.mark.parametrize("kind", KINDS)
def test_a_texture_is_asked_for_the_middles_of_pairs_of_samples(kind: Blocks) -> None:
    picture = Painter(7, 3, kind)
    spans = [(0, 0, 28), (1, 3, 9), (2, 5, 6), (4, 2, 27), (picture.down * 3 - 1, 1, 28)]
    asked: list[tuple[float, ...]] = []

    def texture(row: Sequence[float], y: float) -> list[int]:
        asked.append((y, *row))
        return [round(4 * x) << 8 | round(y * picture.down) for x in row]

    picture.weave(spans, texture)
    high = 2 / picture.down
    for (row, left, right), (y, *points) in zip(spans, asked, strict=True):
        assert y == pytest.approx((row + 0.5) * high)
        pairs = range(left // 2, (right + 1) // 2)
        assert points == [pair / 2 + 0.25 for pair in pairs], "half a pixel apart"
        for column in range(28):
            inside = left <= column < right
            told = round(4 * (column // 2 / 2 + 0.25)) << 8 | round(y * picture.down)
            assert picture.rows[row][column] == (told if inside else 0), (row, column)


@pytest.mark.parametrize("seed", range(4))
def test_what_is_shown_is_what_was_drawn_whatever_was_kept_taken_or_shown_before(seed: int) -> None:
    """Lines that were fitted before are fitted anew where something was drawn since."""
    draw = random.Random(seed)
    kind = KINDS[seed % 3]
    picture, other = (Painter(6, 4, kind, rich=seed == 3) for _ in range(2))
    other.fill(other.disc(3, 4, 2.5), ROAD)
    model = [list(row) for row in picture.rows]
    kept = None
    for _ in range(60):
        deed = draw.choice("ffffwwkrrrtsl")
        if deed in "fw":
            spans = list(picture.block(*(draw.randrange(-2, 12) / 2 for _ in range(4))))
            colour = draw.choice((SEA, LAND, SNOW))
            if deed == "f":
                picture.fill(spans, colour)
            else:
                picture.weave(spans, lambda row, _y, colour=colour: [colour] * len(row))  # type: ignore[misc]
            for row, left, right in spans:
                model[row][left:right] = [colour] * (right - left)
        elif deed == "k":
            picture.keep()
            kept = [row[:] for row in model]
        elif deed == "r":
            picture.restart()
            model = [row[:] for row in kept] if kept is not None else model
        elif deed == "t":
            picture.take(other)
            model = [list(row) for row in other.rows]
        elif deed == "s":
            left, top = draw.randrange(3), draw.randrange(3)
            picture.show(other, {0: SNOW, ROAD: SEA}, left, top)
            first = top * picture.down
            for y, samples_there in enumerate(other.rows[first:]):
                for x, sample in enumerate(samples_there[left * ACROSS :]):
                    model[y][x] = SNOW if sample == 0 else SEA
        else:
            [picture.line(y) for y in draw.sample(range(4), 2)]
        fresh = Painter(6, 4, kind, rich=seed == 3)
        fresh.rows[:] = [array(SAMPLE, row) for row in model]
        assert [list(row) for row in picture.rows] == model, deed
        if deed in "rtsl":
            assert [picture.line(y) for y in range(4)] == [fresh.line(y) for y in range(4)], deed


def test_light_and_mixtures_by_numbers() -> None:
    assert [f"{shade(0x808040, light):06x}" for light in (0, 0.5, 1, 1.5, 3)] == [
        "000000", "404020", "808040", "c0c060", "ffffc0",
    ]  # fmt: skip
    assert shade(0x010203, 255) == 0xFFFFFF and shade(0x010203, 85) == 0x55AAFF
    for colour in (0x6496C8, 0xC89664, 0x96C864, 0xFF8040, 0x40FF80):
        for lights in ([0.2, 1.0], [0.9, 1.3], [2.0, 0.1], [256 / 200], [1.27], [256 / 255], []):
            assert shades(colour, lights) == [shade(colour, light) for light in lights]
    assert mix(0x102030, 0x304050, 0.5) == 0x203040
    assert mix(0x102030, 0x304050, 0.0) == 0x102030 and mix(0x102030, 0x304050, 1.0) == 0x304050
    assert mix(0xFF0080, 0x00FF00, 0.25) == 0xBF3F60


@pytest.mark.parametrize(
    ("turn", "corners"), [(0.01, 4), (-0.01, 4), (pi / 2, 10), (-pi / 2, 10), (2 * pi, 34)]
)
def test_a_sector_has_a_corner_for_every_sixteenth_of_half_a_turn(
    turn: float, corners: int
) -> None:
    points = sector(3, 4, 2, 0.5, turn)
    assert len(points) == corners and points[0] == (3, 4)
    assert all((x - 3) ** 2 + (y - 4) ** 2 == pytest.approx(4) for x, y in points[1:])
    first, last = points[1], points[-1]
    middle = points[1 + (corners - 1) // 2] if corners % 2 else None
    assert first == pytest.approx((3 + 2 * cos(0.5), 4 + 2 * sin(0.5)))
    assert last == pytest.approx((3 + 2 * cos(0.5 + turn), 4 + 2 * sin(0.5 + turn)))
    assert middle is None or middle == pytest.approx(
        (3 + 2 * cos(0.5 + turn / 2), 4 + 2 * sin(0.5 + turn / 2))
    )


@pytest.mark.parametrize("kind", KINDS)
def test_a_sample_is_the_colour_at_a_point(kind: Blocks) -> None:
    picture = drawn(SHAPES["polygon with a hole"], kind)
    for row in range(5 * picture.down):
        for column in range(40):
            x, y = (column + 0.5) / ACROSS, (row + 0.5) * 2 / picture.down
            assert picture.sample(x, y) == picture.rows[row][column]


def test_a_picture_that_follows_one_of_another_size_is_drawn_anew() -> None:
    small, tall, fine = Painter(4, 2), Painter(4, 3), Painter(4, 2, "sextants")
    for picture in (small, tall, fine):
        picture.fill(picture.disc(2, 2, 1.6), LAND)
    before = [*small.line(0), *small.line(1)]
    for picture in (tall, fine):
        alone = Painter(4, picture.height, picture.blocks)
        alone.fill(alone.disc(2, 2, 1.6), LAND)
        picture.follow(small)
        for y in range(alone.height):
            assert picture.line(y) == alone.line(y)
    assert [*small.line(0), *small.line(1)] == before
