"""The glyph table: one cell in every terminal, and an ASCII character for each sign."""

from __future__ import annotations

import unicodedata

import pytest
from rich.cells import cell_len
from wcwidth import wcwidth
from wcwidth.table_vs16 import VS16_NARROW_TO_WIDE

from tabletop_tui import games
from tabletop_tui.terminal.signs import GLYPHS, HALF, LOWER_HALF, glyph, to_ascii
from tabletop_tui.tui.game_ui import ui_of

SHARED = ("ui", "die")


def signs_of(where: str) -> dict[str, str]:
    """Return the signs that a board can show: those of a game and of the players, or a shared
    family.
    """
    if where in SHARED:
        return {name: pair for name, pair in GLYPHS.items() if name.split(".")[0] == where}
    seats = {name: pair for name, pair in GLYPHS.items() if name.startswith("seat.")}
    return {**ui_of(where).signs, **seats}


def becomes_a_picture(sign: str) -> bool:
    """Return whether some terminals draw the sign as a wide emoji."""
    ranges = [pair for pairs in VS16_NARROW_TO_WIDE.values() for pair in pairs]
    return any(low <= ord(sign) <= high for low, high in ranges)


def test_every_glyph_is_one_unambiguous_cell() -> None:
    everything = dict(GLYPHS)
    for game in games.ids():
        assert not everything.keys() & ui_of(game).signs.keys(), "a name is taken"
        everything.update({f"{game} {name}": pair for name, pair in ui_of(game).signs.items()})
    for name, (sign, plain) in everything.items():
        assert unicodedata.east_asian_width(sign) in ("N", "Na", "H"), name
        assert wcwidth(sign) == cell_len(sign) == 1, name
        assert not becomes_a_picture(sign) or sign.isascii(), name
        assert not unicodedata.combining(sign), name
        assert plain.isascii() and plain.isprintable() and plain != " ", name


def test_the_half_blocks_are_one_cell() -> None:
    for half in (HALF, LOWER_HALF):
        assert wcwidth(half) == cell_len(half) == 1


@pytest.mark.parametrize("board", [*SHARED, *games.ids()])
def test_signs_of_a_board_differ_in_unicode_and_in_ascii(board: str) -> None:
    pairs = [*signs_of(board).values()]
    for column in (0, 1):
        signs = [pair[column] for pair in pairs]
        assert len(set(signs)) == len(signs), sorted(
            sign for sign in signs if signs.count(sign) > 1
        )


def test_the_terminal_chooses_the_character() -> None:
    assert glyph("ui.yes") == "✓" and glyph("ui.yes", "ascii") == glyph("ui.yes", "blocks") == "+"
    own = {"hex.city": "♜#"}
    assert glyph("hex.city", "unicode", own) == "♜" and glyph("hex.city", "ascii", own) == "#"


def test_any_text_becomes_ascii() -> None:
    assert to_ascii("Zoë’s “naïve” café … 3 × 4 → ½") == 'Zoe\'s "naive" cafe ... 3 x 4 -> 1?2'
    assert to_ascii("✓ ◉ 日") == "+ ! ?"
    assert to_ascii("plain") == "plain"
