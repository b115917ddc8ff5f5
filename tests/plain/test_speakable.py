"""What is told in words holds nothing that a voice cannot say."""

from __future__ import annotations

import re
from itertools import product

import pytest

from tabletop_tui.plain.game_narration import narration_of
from tabletop_tui.play import Words
from tabletop_tui.play.text import set_language
from tests.playing import new_table, play_on

GAMES = ("cities_and_knights", "rise_of_empires", "ascending_empires")
PLACES = {
    "cities_and_knights": ("c3", "b2ne"),
    "rise_of_empires": ("swe", "nea"),
    "ascending_empires": ("ac", "1.1"),
}
UNSPEAKABLE = {
    "a piece as it is drawn": r"\d[sCMtKk]\d?\b",
    "a city with a wall as it is drawn": r"\[\d",
    "semicolons between fields": ";.*;",
    "a sign": r"[✎⌂◫⚐⇄→·×]",
    "a ratio": r"\d:\d",
}


@pytest.mark.parametrize(("game", "language"), [*product(GAMES, ("en", "nl", "es"))])
def test_what_is_told_of_a_table_can_be_said(game: str, language: str) -> None:
    set_language(language)
    try:
        table, narration = new_table(game, 3, 7), narration_of(game)
        for _ in range(8):
            play_on(table, 25, 3)
            words = Words(table.game, [seat.name for seat in table.seats])
            seat = table.deciding()[0] if table.deciding() else 0
            view = table.game.view(table.state, seat)
            told = [
                *narration.board(view, seat, words, picture=False),
                *narration.own(view, seat, words),
                *(x for place in PLACES[game] for x in narration.about(view, seat, place, words)),
            ]
            found = [(what, row) for row in told for what, sign in UNSPEAKABLE.items()
                     if re.search(sign, row)]  # fmt: skip
            assert told and not found
    finally:
        set_language("en")
