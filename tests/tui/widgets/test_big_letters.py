"""Big letters over a board: all that the verdicts need, in three lines."""

from __future__ import annotations

import pytest

from tabletop_tui.games import find
from tabletop_tui.play import Words
from tabletop_tui.play.text import set_language
from tabletop_tui.tui.widgets.big_letters import FONT, HIGH, broken, legible, rows_of, width_of


def test_every_letter_has_its_size_and_looks_like_no_other() -> None:
    shapes = {letter: rows_of(letter) for letter in FONT}
    assert all(len(rows) == HIGH for rows in shapes.values())
    assert all(len(row) == width_of(letter) for letter, rows in shapes.items() for row in rows)
    alike = {"O", "0", "S", "5"}
    seen = [tuple(rows) for letter, rows in shapes.items() if letter not in alike]
    assert len(seen) == len(set(seen))


@pytest.mark.parametrize("language", ["en", "nl", "es"])
@pytest.mark.parametrize("kind", ["bullseye", "hair", "edge"])
def test_a_verdict_has_room_on_the_smallest_board(language: str, kind: str) -> None:
    set_language(language)
    text = Words(find("ascending_empires")).say(f"verdict-{kind}", number=18)
    rows = broken(text, 45)
    assert rows and len(rows) <= 3 and all(width_of(row) <= 45 for row in rows)
    assert legible(text) == text.replace("\u00a0", " ").upper().replace("’", "'")
