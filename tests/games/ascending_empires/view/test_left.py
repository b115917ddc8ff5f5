"""The component sheet opens on what things cost and on what is still to come."""

from __future__ import annotations

import re

from tabletop_tui.games.ascending_empires.view.sheet import sheet
from tabletop_tui.play import Words
from tests.playing import new_table, play_on


def test_what_lies_face_down_is_the_group_less_what_is_up() -> None:
    for actions in (0, 60, 160):
        table = play_on(new_table("ascending_empires", 3), actions)
        s = table.state
        views = [sheet(table.game.view(s, seat), Words(table.game)) for seat in range(3)]
        costs, left = views[0][0][1], views[0][1][1]
        assert len(costs) == 7 and "1 colony and 1 troop" in costs[5].text
        assert left[0].text == f"VP tokens in the pile: {s.pile} of {s.tokens}."
        told = sum(int(n) for row in left[1:5] for n in re.findall(r"(\d+) ×", row.text))
        assert told == sum(not planet.up for planet in s.planets)
        assert views[0][:2] == views[1][:2] == views[2][:2], "it is what everybody may know"
