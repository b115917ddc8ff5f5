"""What plain mode says of a table holds nothing that a voice cannot say, in any language: questions,
choices, forms, news, handovers, boards, forecasts, hints and refusals.
"""

from __future__ import annotations

import re
from itertools import product

import pytest

from tabletop_tui.engine import Luck
from tabletop_tui.play.text import set_language
from tests.playing import new_table, play_on

from .playing import ONLY, RANGE, Player, sit

GAMES = ("cities_and_knights", "rise_of_empires", "ascending_empires")
PLACES = {
    "cities_and_knights": ("c3", "b2ne"),
    "rise_of_empires": ("swe", "nea"),
    "ascending_empires": ("ac", "1.1"),
}
COMMANDS = (
    "more", "brief", "board", "hand", "forecast", "points", "why", "hint", "motive", "log 30",
)  # fmt: skip
UNSPEAKABLE = {
    "a sign": r"[^\w\s.,:;?!'\"()‘’“”«»¿¡%°+&–-]",
    "an underscore": r"_",
    "a piece as it is drawn": r"\b\d[sCMtKk]\d?\b",
    "a corner or an edge as it is drawn": r"\b[A-H]\d[NZSEOW]+\b",
    "a ship as it is drawn": r"\b\d\.\d (?!degrees|graden|grados)[^\W\d]",
    "a Roman number": r"\bI{1,3}(-[AB])?(?!')\b",
    "letters that are no word": r"\b(?!(VP|OP|PV|PIN)\b)[A-Z]{2,}\b",
    "semicolons between fields": ";[^.]*;",
    "a ratio": r"\d:\d",
    "copies": r"\d x ",
}
KNOWN = ("II-A",)
"""What is printed on a tile like that."""


class Curious(Player):
    """Plays at random, and types a word of its own before one question in three."""

    def __init__(self, seed: int, words: tuple[str, ...], most: int) -> None:
        super().__init__(seed, None, most)
        self.words, self.curious = list(words), Luck(seed)

    def readline(self, size: int | None = -1, /) -> str:
        question = self.said[-1]
        asked = RANGE.search(question) or ONLY.search(question)
        if asked and self.words and not self.curious(3):
            return self.words.pop(0) + "\n"
        return super().readline(size)


def unspeakable(text: str) -> list[tuple[str, str]]:
    """Return the lines that a voice cannot say, and why."""
    found = []
    for row in re.sub(r"(\(\d+-\d+\): |Enter\. )", r"\1\n", text).splitlines():
        told = re.sub(r"^(- |\* |== | *\d+\. )|( ==)$", "", row.strip("\f"))
        for known in KNOWN:
            told = told.replace(known, "")
        found += [(what, row) for what, sign in UNSPEAKABLE.items() if re.search(sign, told)]
    return found


@pytest.mark.parametrize(("game", "language"), [*product(GAMES, ("en", "nl", "es"))])
def test_what_is_told_of_a_table_can_be_said(game: str, language: str) -> None:
    set_language(language)
    try:
        for seed, actions in ((7, 0), (3, 90), (5, 150)):
            table = play_on(new_table(game, 3, seed), actions, seed)
            looks = tuple(f"look {place}" for place in PLACES[game])
            player = Curious(seed, (*COMMANDS, *looks), 60)
            text = sit(table, player)
            assert table.over or not player.words, "not all was asked"
            assert not unspeakable(text)
    finally:
        set_language("en")


@pytest.mark.parametrize(
    "text",
    (
        "[A1N]",
        "A1N",
        "3:1 harbour",
        "1.1 Anna",
        "SWE",
        "Turn II-B",
        "a; b; c",
        "2× Forest",
        "[known]",
    ),
)
def test_what_cannot_be_said_is_found(text: str) -> None:
    assert unspeakable(text)
