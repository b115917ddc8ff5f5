"""What a battle or a weapon is said to do to the cubes is what it does."""

from __future__ import annotations

from itertools import chain
from typing import Any

from tabletop_tui.engine import Luck, apply, offers, over, random_action, to_act
from tabletop_tui.games.rise_of_empires import GAME
from tabletop_tui.games.rise_of_empires.rules.actions import Fight, Strike
from tabletop_tui.games.rise_of_empires.tui.battles import hit
from tests.playing import new_table

from .test_rise_of_empires import look_at


def told(before: Any, after: Any, region: int, seat: int, names: list[str]) -> str:
    """Who has other cubes in a region afterwards, the seat first."""
    rows = [
        (x, before.players[x].cubes[region], after.players[x].cubes[region])
        for x in (seat, *(x for x in range(len(names)) if x != seat))
    ]
    return ", ".join(f"{names[x]} {old}→{new}" for x, old, new in rows if old != new)


def test_the_cubes_are_told_as_they_will_be_over_whole_games() -> None:
    seen = {Fight: 0, Strike: 0}
    for seed in range(6):
        table, luck = new_table("rise_of_empires", 4, seed), Luck(seed)
        names, s = [seat.name for seat in table.seats], table.state
        while not over(s):
            seat = to_act(GAME, s)[0]
            listed = [getattr(offer.choices, "actions", ()) for offer in offers(GAME, s, seat)]
            for action in chain.from_iterable(listed):
                if isinstance(action, (Fight, Strike)):
                    seen[type(action)] += 1
                    after = GAME.clone(s)
                    apply(GAME, after, seat, action)
                    true = told(s, after, action.region, seat, names)
                    assert hit(look_at(table, seat), action) == true
            apply(GAME, s, seat, random_action(GAME, s, seat, luck))
    assert min(seen.values()) >= 10, seen
