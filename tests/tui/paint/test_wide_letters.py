"""Letters of two cells on a canvas: they have both cells, and are never drawn or sent by halves."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from tabletop_tui.tui.paint.ink import Ink
from tabletop_tui.tui.paint.painter import Painter
from tabletop_tui.tui.paint.palette import theme
from tabletop_tui.tui.widgets.canvas import Canvas

WIDE = ("國", "क्षि", "👍🏽", "🇳🇱")


def canvas(fine: bool = False, glyphs: str = "unicode") -> Canvas:
    """Return an empty canvas of a row, perhaps over a fine picture."""
    ink = Ink(theme("table"), "truecolor", glyphs, pictures="rich" if fine else "plain")  # type: ignore[arg-type]
    made = Canvas(12, 1, ink)
    if fine:
        made.over(Painter(12, 1))
    made.changed(12, 1)
    return made


def row(made: Canvas) -> str:
    """Return the text of the row, which has all its cells."""
    made.changed(12, 1)
    strip = made.strip(0, 12)
    text = "".join(part.text for part in strip)
    assert cell_len(text) == strip.cell_length == 12, text
    return text


@pytest.mark.parametrize("fine", [False, True])
@pytest.mark.parametrize("letter", WIDE)
def test_a_letter_of_two_cells_has_both(letter: str, fine: bool) -> None:
    made = canvas(fine)
    made.text(1, 0, f"a{letter}b", "text")
    assert made.changed(12, 1)[0].column_span == (1, 5)
    assert row(made) == f" a{letter}b       "
    made.text(0, 0, f"{letter}c", "accent", "background")
    assert row(made) == f"{letter}c b       " if not fine else row(made).startswith(f"{letter}c")


@pytest.mark.parametrize("letter", WIDE)
def test_half_of_a_letter_that_is_cut_or_written_over_is_a_blank(letter: str) -> None:
    for x, found in ((-1, "            "), (11, "            "), (10, f"          {letter}")):
        made = canvas()
        made.text(x, 0, letter, "text")
        assert row(made) == found
    for x, found in ((3, " x"), (2, "x ")):
        made = canvas()
        made.text(2, 0, letter, "text")
        made.changed(12, 1)
        made.text(x, 0, "x", "text")
        assert made.changed(12, 1)[0].column_span == (2, 4), "the blank is sent too"
        assert row(made) == f"  {found}        "


def test_what_replaces_a_letter_or_half_of_it_is_sent_whole() -> None:
    made = canvas()
    made.text(2, 0, "國", "text")
    made.changed(12, 1)
    made.restart()
    made.text(3, 0, "a", "text")
    assert made.changed(12, 1)[0].column_span == (2, 4)
    made.restart()
    made.text(2, 0, "語", "text")
    assert made.changed(12, 1)[0].column_span == (2, 4)


def test_dots_and_brackets_leave_letters_whole() -> None:
    made = canvas()
    made.text(2, 0, "國", "text")
    made.trace(0, 1, 11, 1, "line")
    assert "國" in row(made)
    made.bracket(2, 0, "[", "cursor")
    assert "國" in row(made), "it stays on the colour of the sign"
    made.bracket(3, 0, "]", "cursor")
    assert row(made)[2:4] == " ]"
    made.text(0, 0, "\u0301", "text")
    row(made)


def test_plain_letters_take_a_cell_each() -> None:
    made = canvas(glyphs="ascii")
    made.text(2, 0, "國x", "text")
    assert row(made) == "  ?x        "
