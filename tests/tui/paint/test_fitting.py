"""How the samples of one cell become a sign and two colours, in the cases that lie close together."""

from __future__ import annotations

import unicodedata
from array import array
from collections.abc import Callable, Sequence

import pytest

from tabletop_tui.terminal.probe import Blocks
from tabletop_tui.tui.paint import fitting
from tabletop_tui.tui.paint.blocks import BLOCKS, BRAILLE, DOTS, INVERSE, SHAPES
from tabletop_tui.tui.paint.fitting import Cell, cell, coarse, flat, mean, nearest, shaded

KINDS: tuple[Blocks, ...] = ("halves", "quadrants", "sextants")
QUADRANTS = {"UPPER LEFT": 0, "UPPER RIGHT": 1, "LOWER LEFT": 2, "LOWER RIGHT": 3}
HALVES = {"UPPER": {0, 1}, "LOWER": {2, 3}, "LEFT": {0, 2}, "RIGHT": {1, 3}}


def parts_of(sign: str, kind: Blocks) -> set[int]:
    """Which parts of a cell Unicode says that a sign fills, counted from the left, line by line."""
    wide, high = SHAPES[kind]
    name = unicodedata.name(sign)
    if "SEXTANT" in name:
        return {int(digit) - 1 for digit in name.partition("-")[2]}
    if name.startswith("QUADRANT"):
        where = name.removeprefix("QUADRANT ").split(" AND ")
        return {QUADRANTS[corner] for corner in where}
    if name in ("SPACE", "FULL BLOCK"):
        return set() if name == "SPACE" else set(range(wide * high))
    across, half = wide > 1, name.removesuffix(" HALF BLOCK")
    return {
        n
        for n in range(wide * high)
        if half == (("LEFT", "RIGHT")[n % wide] if across and half in ("LEFT", "RIGHT")
                    else ("UPPER", "LOWER")[n // wide])
    }  # fmt: skip


@pytest.mark.parametrize("kind", KINDS)
def test_a_sign_fills_the_parts_that_its_bits_say(kind: Blocks) -> None:
    for bits, sign in enumerate(BLOCKS[kind]):
        filled = parts_of(sign, kind)
        assert filled == {n for n in range(len(filled) + 9) if bits >> n & 1}, sign
        everything = set(range(SHAPES[kind][0] * SHAPES[kind][1]))
        assert parts_of(INVERSE[sign], kind) == everything - filled, sign


def test_every_dot_of_braille_has_its_number() -> None:
    for down, row in enumerate(DOTS):
        for across, bit in enumerate(row):
            number = (1, 2, 3, 7, 4, 5, 6, 8)[4 * across + down]  # as Unicode counts them
            assert unicodedata.name(chr(BRAILLE + bit)) == f"BRAILLE PATTERN DOTS-{number}"


DARK, GREY, PALE, RED, BLUE = 0x101010, 0x707070, 0xF0F0F0, 0xFF0000, 0x0000FF


def samples(rows: str) -> tuple[int, ...]:
    """The samples of a cell from letters."""
    paints = {"d": DARK, "g": GREY, "p": PALE, "r": RED, "b": BLUE, "m": 0x808080, "n": 0x909090}
    return tuple(paints[letter] for letter in rows if letter != " ")


@pytest.mark.parametrize(
    ("rows", "sign", "ink", "paper"),
    [
        ("dddd dddd dddd dddd", " ", DARK, DARK),
        ("dddd dddd pppp pppp", "▀", DARK, PALE),  # the same of both: the upper one is the sign's
        ("ddpp ddpp ddpp ddpp", "▌", DARK, PALE),
        ("ppdd ppdd ddpp ddpp", "▚", PALE, DARK),
        ("pddd pddd dddd dddd", "▘", PALE, DARK),  # half of a part is enough
        ("pddd dddd dddd dddd", " ", DARK, DARK),
        ("dddp dddp dddp dddp", "▌", DARK, PALE),
        ("dddd dddd dddd pppp", "▀", DARK, PALE),
        ("pppp pppd dddd dddd", "▀", PALE, DARK),
        ("pppp dddd dddd dddd", "▀", PALE, DARK),
        # of three paints the two that lie furthest apart where the others are nothing between
        ("dddd ddgg pppp pppp", "▀", DARK, PALE),
        ("nnpp nnpp mmmm mmmm", "▝", PALE, 0x808080),
        # more than half of the samples lie nearer to the less common one: it is the commoner
        ("dddd ddmm mmmn nnnn", "▀", DARK, 0x909090),
    ],
)
def test_a_flat_cell_keeps_the_two_paints_that_tell_most(
    rows: str, sign: str, ink: int, paper: int
) -> None:
    assert flat(samples(rows), "quadrants") == Cell(sign, ink, paper, paper)


@pytest.mark.parametrize("kind", KINDS)
def test_a_cell_of_two_paints_keeps_every_part_in_its_own(kind: Blocks) -> None:
    wide, high = SHAPES[kind]
    for bits in range(1 << wide * high):
        inside = [
            RED if bits >> (row // 2 * wide + column * wide // 4) & 1 else BLUE
            for row in range(2 * high)
            for column in range(4)
        ]
        means = tuple(RED if bits >> n & 1 else BLUE for n in range(wide * high))
        assert flat(tuple(inside), kind) == shaded(means, kind) == cell(bits, RED, BLUE, kind)


def test_of_five_paints_the_rarest_is_given_up_even_if_it_differs_most() -> None:
    counts = {0x000000: 5, 0x080808: 4, 0x101010: 3, 0x181818: 3, 0xFFFFFF: 1}
    assert nearest(counts) == (0x000000, 0x181818)
    assert nearest({**counts, 0xFFFFFF: 4}) == (0x080808, 0xFFFFFF)


def test_of_two_pairs_that_cost_the_same_the_one_that_differs_more_is_taken() -> None:
    assert nearest({0x00: 4, 0x10: 8, 0x20: 4}) == (0x10, 0x00)
    assert nearest({0x00: 4, 0x10: 8, 0x24: 4}) == (0x10, 0x24)
    assert nearest({0x30: 2, 0x20: 2}) == (0x20, 0x30), "the darker one first, of as many"


def test_a_paint_just_between_two_goes_with_the_commoner_one() -> None:
    found = flat(samples("dddd dddd mmpp mmpp"), "quadrants")
    assert (found.sign, found.ink, found.paper) == ("▗", PALE, DARK)


@pytest.mark.parametrize(
    ("means", "sign", "ink", "paper"),
    [
        ((0x101010, 0x101010, 0x101010, 0x101010), " ", 0x101010, 0x101010),
        # just not far enough apart for two colours, and just far enough
        ((0x101010, 0x101010, 0x202010, 0x20201F), " ", 0x202010, 0x202010),
        ((0x101010, 0x101010, 0x101010, 0x202020), "▗", 0x202020, 0x101010),
        ((0x400000, 0x101010, 0x101010, 0x101010), "▘", 0x400000, 0x101010),
        ((0x104010, 0x101010, 0x104010, 0x101010), "▌", 0x104010, 0x101010),
        ((0x101010, 0x101040, 0x101040, 0x101010), "▚", 0x101010, 0x101040),
        ((0x101040, 0x101010, 0x101010, 0x101040), "▚", 0x101040, 0x101010),
        # each channel spreads, and no two parts lie far apart
        ((0x100000, 0x001000, 0x000010, 0x000000), " ", 0x000000, 0x000000),
        ((0x000000, 0x000030, 0x000060, 0x000048), "▀", 0x000020, 0x000050),
    ],
)
def test_a_shaded_cell_has_two_colours_where_its_parts_lie_apart(
    means: tuple[int, ...], sign: str, ink: int, paper: int
) -> None:
    found = shaded(means, "quadrants")
    assert (found.sign, f"{found.ink:06x}", f"{found.paper:06x}") == (
        sign, f"{ink:06x}", f"{paper:06x}",
    )  # fmt: skip


@pytest.mark.parametrize("kind", KINDS)
def test_whatever_bits_a_cell_has_its_parts_keep_their_colours(kind: Blocks) -> None:
    wide, high = SHAPES[kind]
    most = (1 << wide * high) - 1
    for bits in range(most + 1):
        found = cell(bits, RED, BLUE, kind)
        filled = parts_of(found.sign, kind)
        for n in range(wide * high):
            colour = found.ink if n in filled else found.paper
            assert colour == (RED if bits >> n & 1 else BLUE)
        reds, blues = bits.bit_count(), (most & ~bits).bit_count()
        behind = RED if reds > blues or (reds == blues and not bits & 1) else BLUE
        assert found.paper == found.most == behind
        if found.sign == " ":
            assert bits in (0, most) and found.ink == found.paper
    assert cell(1, RED, RED, kind) == Cell(" ", RED, RED, RED)


def test_means_and_coarse_steps() -> None:
    assert mean([0x000000, 0x030303]) == 0x010101
    assert mean([0x0000FF] * 3) == 0x0000FF and mean([0xFF00FE, 0xFF00FF]) == 0xFF00FE
    assert mean([0x00FF00, 0x00FE00]) == 0x00FE00 and mean([0x12FFFF] * 6) == 0x12FFFF
    assert mean([0xFFFFFF] * 12) == 0xFFFFFF and mean([0x010203]) == 0x010203
    steps = [coarse(n << 16 | n << 8 | n) >> 8 & 255 for n in range(256)]
    assert set(steps) == {*range(0, 256, 16), 255}
    assert all(abs(step - n) <= 8 for n, step in enumerate(steps))
    assert [steps[n] for n in (7, 8, 23, 24, 247, 248, 255)] == [0, 16, 16, 32, 240, 255, 255]
    assert coarse(0x0718FF) == 0x0020FF


@pytest.mark.parametrize("fit", [fitting.calm, fitting.rich])
def test_what_cells_have_become_is_remembered_until_it_is_much(
    fit: Callable[[Sequence[fitting.Row], Blocks], list[Cell]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fitting, "CALM", {})
    monkeypatch.setattr(fitting, "RICH", {})
    monkeypatch.setattr(fitting, "LIMIT", 2)

    def remembered(*colours: int) -> int:
        """How many cells are known after a line of these has been drawn."""
        samples = [colour for colour in colours for _ in range(fitting.ACROSS)]
        fit([array(fitting.SAMPLE, samples) for _ in range(4)], "halves")
        return len({**fitting.CALM, **fitting.RICH}["halves"])

    assert remembered(0x100000, 0x200000) == 2
    assert remembered(0x100000, 0x200000, 0x300000) == 3
    assert remembered(0x400000) == 1
