"""Widths, cuts, padding and wrapping of text in cells."""

from __future__ import annotations

import pytest
from rich.cells import cell_len as as_textual
from wcwidth import iter_graphemes

from tabletop_tui.cells import (
    cell_len,
    center,
    column,
    cut_cells,
    cut_characters,
    fitting,
    graphemes,
    is_simple,
    ljust,
    rjust,
    wrap,
)

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
LETTERS = (
    "國", "ที่", "क्षि", "நி", "\u1112\u1161\u11ab", "👍🏽", "🇳🇱", FAMILY, "م", "שָׁ",
    "e\u0301\u0302\u0303", "A",
)  # fmt: skip
"""Letters of many writings, each of which is one to its reader."""


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("ab", [("a", 1), ("b", 1)]),
        ("a世b", [("a", 1), ("世", 2), ("b", 1)]),
        ("e\u0301x", [("e\u0301", 1), ("x", 1)]),
        ("\u0301x", [("\u0301", 0), ("x", 1)]),
        (FAMILY + "x", [(FAMILY, 2), ("x", 1)]),
        ("🇳🇱🇩🇪", [("🇳🇱", 2), ("🇩🇪", 2)]),
        ("", []),
    ],
)
def test_letters_have_their_marks_and_their_widths(text: str, found: list[tuple[str, int]]) -> None:
    assert list(graphemes(text)) == found


@pytest.mark.parametrize("letter", LETTERS)
def test_a_text_is_cut_between_letters_and_keeps_its_cells(letter: str) -> None:
    wide, text = as_textual(letter), letter * 6
    assert cell_len(text) == 6 * wide
    for cells in range(6 * wide + 3):
        whole = min(6, cells // wide)
        assert cut_cells(text, cells) == letter * whole
        assert as_textual(column(text, cells)) == cells
        assert fitting(text, cells) == whole * len(letter)
        if cells < 6 * wide:
            signed = cut_cells(text, cells, "…")
            assert as_textual(signed) <= cells and signed.endswith("…"[:cells])
            assert signed.rstrip("…") == letter * (max(0, cells - 1) // wide)
    for most in range(len(text) + 2):
        assert cut_characters(text, most) == letter * min(6, most // len(letter))


@pytest.mark.parametrize("letter", LETTERS)
def test_a_text_is_padded_by_its_cells(letter: str) -> None:
    wide = cell_len(letter)
    assert ljust(letter, 5) == letter + " " * (5 - wide)
    assert rjust(letter, 5) == " " * (5 - wide) + letter
    assert cell_len(center(letter, 6)) == 6 and center(letter, 0) == letter
    assert ljust(letter, 4, "─") == letter + "─" * (4 - wide)


@pytest.mark.parametrize("letter", LETTERS)
def test_rows_are_broken_between_words_and_else_between_letters(letter: str) -> None:
    rows = wrap(f"{letter * 3} {letter * 30} of {letter}", 14, "  ", "    ")
    assert all(as_textual(row) <= 14 for row in rows)
    assert rows[0].startswith("  ") and all(row.startswith("    ") for row in rows[1:])
    joined = "".join(row.strip() for row in rows)
    assert joined == f"{letter * 33}of{letter}".replace(" ", "") or " of" in " ".join(rows)
    assert sum(row.count(letter) for row in rows) == 34, "none is broken"
    assert wrap("", 10) == [] and wrap("國", 1) == ["國"], "what fits nowhere is not lost"


def test_what_counts_as_simple_is_a_letter_of_one_cell_beside_any_other() -> None:
    simple = [chr(code) for code in range(0x20000) if is_simple(chr(code))]
    assert len(simple) > 2000 and {as_textual(sign) for sign in simple} == {1}
    assert list(iter_graphemes("".join(simple))) == simple
