"""The component sheet opens on the tiles of the era that are left, with how many there are."""

from __future__ import annotations

import re

from tabletop_tui.games.rise_of_empires.components.box import box
from tabletop_tui.games.rise_of_empires.view.sheet import sheet
from tabletop_tui.play import Words
from tests.playing import new_table, play_on


def test_the_tiles_that_are_left_are_those_of_the_box_less_those_taken() -> None:
    for actions in (0, 30, 70, 110):
        table = play_on(new_table("rise_of_empires", 4), actions)
        s, printed = table.state, box(table.state.parts)
        title, rows = sheet(table.game.view(s, 0), Words(table.game))[0]
        assert title.endswith("the tiles that are left")
        counted = {
            name: int(opened) + int(left)
            for row in rows
            if (found := re.match(r"(.+): (\d+) open, (\d+) to come: ", row.text))
            for name, opened, left in [found.groups()]
        }
        assert sum(counted.values()) > 10
        for tile in printed.progress:
            taken = sum(player.progress.count(tile.index) for player in s.players)
            gone = s.gone[0].count(tile.index)
            left = tile.copies - taken - gone
            if tile.era == s.era:
                assert counted.get(tile.name, 0) == left, tile.name
            elif tile.era > s.era:
                assert tile.name not in counted
        cities = [tile for tile in printed.cities if (tile.turn + 1) // 2 == s.era]
        told = "\n".join(row.text for row in rows)
        for city in cities:
            taken = any(city.index in player.cities for player in s.players)
            out = city.index in s.gone[2] or (city.turn <= s.turn and taken)
            assert (f"{city.name}" in told) != out, city.name
