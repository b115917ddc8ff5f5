"""Letters of other keyboard layouts stand for the Latin letters in their places."""

from __future__ import annotations

import pytest

from tabletop_tui.tui.keys.layouts import LAYOUTS, PLACES, latin


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("г", "u"), ("т", "n"), ("Д", "L"), ("і", "s"), ("ν", "n"), ("Ω", "V"), ("ר", "r"), ("ש", "a"),
        ("ع", "u"), ("ن", "k"), ("ի", "j"), ("Ս", "R"), ("უ", "u"), ("ㅕ", "u"), ("ี", "u"), ("u", "u"), ("U", "U"),
    ],
)  # fmt: skip
def test_a_letter_is_taken_by_its_place(typed: str, meant: str) -> None:
    assert latin(typed) == meant


@pytest.mark.parametrize("letter", ["漢", "ß", "é", "ñ", "𐎀", "あ"])
def test_a_letter_without_a_known_place_is_none(letter: str) -> None:
    assert latin(letter) == ""


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_layout_has_a_sign_for_every_place_and_none_twice(layout: str) -> None:
    letters = LAYOUTS[layout]
    assert len(letters) == len(PLACES) == len(set(letters))
    if layout not in ("Ukrainian", "Serbian"):  # they share most letters with the Russian one
        placed = [latin(letter) for letter in letters if not letter.isascii()]
        expected = [p for p, letter in zip(PLACES, letters, strict=True) if not letter.isascii()]
        assert placed == expected
