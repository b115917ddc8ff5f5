"""Plain mode with names in any writing: rows are as wide as the terminal, and no letter is broken."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tabletop_tui import games
from tabletop_tui.cells import cell_len, graphemes
from tests.playing import few, new_table, play_on

from .playing import RANGE, Player, sit

LETTERS = ("國", "ที่", "क्षि", "👍🏽", "🇳🇱", "נּ")
PAGES = ("players", "points", "story", "board", "charts", "clocks", "signs", "help", "look")


@pytest.mark.parametrize("game", games.ids())
def test_no_row_is_wider_than_the_terminal_and_no_letter_is_broken(game: str) -> None:
    table = play_on(new_table(game, few(game), open_replay=True), 20)
    for n, seat in enumerate(table.seats):
        letter = LETTERS[(2 * n + games.ids().index(game)) % len(LETTERS)]
        table.seats[n] = replace(seat, name=letter * (24 // len(letter)))
    player = Player(1, PAGES)
    sit(table, player, viewer=table.deciding()[0])
    rows = "".join(RANGE.sub("\n", piece) for piece in player.said).splitlines()
    assert [row for row in rows if cell_len(row) > 80] == []
    assert table.seats[0].name in player.text
    pieces = set("".join(LETTERS))
    shown = {letter for row in rows for letter, _ in graphemes(row) if set(letter) & pieces}
    assert shown <= set(LETTERS)
