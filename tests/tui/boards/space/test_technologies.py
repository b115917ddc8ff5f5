"""The page of all technologies."""

from __future__ import annotations

import pytest

from tabletop_tui.games.ascending_empires.tui.technologies import technologies
from tabletop_tui.play.text import set_language
from tests.tui.boards.space_board import look_at, opening

WIDTH = 76  # cells of the page at 80 columns


@pytest.mark.parametrize("language", ["en", "nl", "es"])
def test_every_level_says_what_it_does_and_who_has_it(language: str) -> None:
    set_language(language)
    table = opening()
    table.state.players[0].levels = (1, 0, 2, 0)
    table.state.players[2].levels = (0, 0, 1, 4)
    look = look_at(table)
    rows = [row.plain for row in technologies(look, WIDTH)]
    assert len(rows) <= 22 and all(len(row) <= WIDTH for row in rows)
    assert not any("…" in row for row in rows), "nothing is cut, with four players"
    levels = [row for row in rows if row[2].isdigit()]
    assert len(levels) == 16 and all(row[24:30].strip() for row in levels)
    held = [[seat for seat in range(4) if look.glyph(seat) in row[60:]] for row in levels]
    assert held == [[0], *[[]] * 7, [0, 2], [0], [], [], *[[2]] * 4]
    assert "+1" not in levels[0][54:64] and "+2" in levels[1][54:64], "only the first takes VP"
