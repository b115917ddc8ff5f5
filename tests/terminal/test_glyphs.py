"""The glyph table: one cell everywhere, and an ASCII character for each sign."""

from __future__ import annotations

import unicodedata

import pytest
from rich.cells import cell_len
from wcwidth import wcwidth
from wcwidth.table_vs16 import VS16_NARROW_TO_WIDE

from tabletop_tui.tui.glyphs import GLYPHS, HALF, LOWER_HALF, glyph, to_ascii

BOARDS = {name: (name, "seat") for name in ("hex", "space", "empire")} | {name: (name,) for name in ("ui", "die")}


def becomes_a_picture(sign: str) -> bool:
    """Whether some terminals draw the sign as a wide emoji."""
    ranges = [pair for pairs in VS16_NARROW_TO_WIDE.values() for pair in pairs]
    return any(low <= ord(sign) <= high for low, high in ranges)


def test_every_glyph_is_one_unambiguous_cell() -> None:
    for name, (sign, plain) in GLYPHS.items():
        assert unicodedata.east_asian_width(sign) in ("N", "Na", "H"), name
        assert wcwidth(sign) == cell_len(sign) == 1, name
        assert not becomes_a_picture(sign) or sign.isascii(), name
        assert not unicodedata.combining(sign), name
        assert plain.isascii() and plain.isprintable() and plain != " ", name


def test_the_half_blocks_are_one_cell() -> None:
    for half in (HALF, LOWER_HALF):
        assert wcwidth(half) == cell_len(half) == 1


@pytest.mark.parametrize("board", BOARDS)
def test_signs_of_a_board_differ_in_unicode_and_in_ascii(board: str) -> None:
    pairs = [pair for name, pair in GLYPHS.items() if name.split(".")[0] in BOARDS[board]]
    for column in (0, 1):
        signs = [pair[column] for pair in pairs]
        assert len(set(signs)) == len(signs), sorted(sign for sign in signs if signs.count(sign) > 1)


def test_the_terminal_chooses_the_character() -> None:
    assert glyph("hex.city") == "♜" and glyph("hex.city", "ascii") == glyph("hex.city", "blocks") == "#"


def test_any_text_becomes_ascii() -> None:
    assert to_ascii("Zoë’s “naïve” café … 3 × 4 → ½") == 'Zoe\'s "naive" cafe ... 3 x 4 -> 1?2'
    assert to_ascii("♜ ◉ 日") == "# ! ?"
    assert to_ascii("plain") == "plain"
