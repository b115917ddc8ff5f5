"""The order of a player's discs in the B turn: each cost is what the rules charge at
that moment.
"""

from __future__ import annotations

from typing import Any

import pytest

from tabletop_tui.games.rise_of_empires import GAME
from tabletop_tui.games.rise_of_empires.rules.actions import RemoveDisc
from tabletop_tui.games.rise_of_empires.rules.events import DiscRemoved
from tabletop_tui.games.rise_of_empires.rules.state import Choosing, State
from tabletop_tui.games.rise_of_empires.view.forecast import mirror_plan, removal_costs
from tabletop_tui.games.rise_of_empires.view.plain import charts
from tabletop_tui.games.rise_of_empires.view.planner import (
    Planned,
    numbered,
    planned,
    without_disc,
)
from tabletop_tui.play import Words
from tests.games.rise_of_empires.scenario import at_turn, happened, lay, own

from .test_forecast import COUNTS, positions


def bare(turn: int) -> State:
    """Return a turn with an empty display."""
    s = at_turn(turn)
    for row in range(5):
        lay(s, row)
    return s


def taken(s: State, seat: int, one: Planned) -> int:
    """Remove a disc and return what the rules charge for it."""
    told: list[Any] = []
    s.stack[:], s.players[seat].goods[:] = [Choosing(seat)], [9] * 5
    action = RemoveDisc(one.row, one.circle)
    GAME.by_frame[Choosing].apply(s, s.stack[-1], seat, action, told.append)
    return happened(told, DiscRemoved)[0].cost


@pytest.mark.parametrize("players", COUNTS)
def test_every_price_of_the_order_is_what_the_rules_take(players: int) -> None:
    seen = 0
    for s in positions(players):
        for seat in range(players):
            order, ordered = planned(s, seat), GAME.clone(s)
            assert {(one.row, one.circle) for one in order} == {
                (one.row, one.circle) for one in mirror_plan(s, seat)
            }
            for one in order:
                assert taken(GAME.clone(s), seat, one) == one.now
                assert taken(ordered, seat, one) == one.ordered
                alone = GAME.clone(s)
                alone.display = [[x if x == seat else -1 for x in row] for row in s.display]
                assert taken(alone, seat, one) == one.gone
                seen += one.now > 0
    assert seen > 50


def test_no_order_of_a_row_is_cheaper() -> None:
    s = bare(2)
    lay(s, 4, 0, 1, 0, 1)
    lay(s, 0, 0, 1)
    order = planned(s, 0)
    assert [(one.row, one.circle) for one in order] == [(0, 0), (4, 2), (4, 0)]
    assert [one.now for one in order] == [1, 1, 3]
    assert [one.ordered for one in order] == [1, 1, 2]


def test_with_printing_every_order_is_free() -> None:
    s = bare(4)
    lay(s, 4, 0, 1, 0, 1)
    own(s, 0, "printing")
    assert all((one.now, one.ordered, one.gone) == (0, 0, 0) for one in planned(s, 0))


@pytest.mark.parametrize("code", ["en", "nl", "es"])
def test_plain_mode_lists_the_order_too(code: str) -> None:
    s = bare(2)
    lay(s, 4, 0, 1, 0, 1)
    rows = charts(s, Words(GAME, ["Anna", "Ben", "Cleo"], code))
    assert "Anna" in rows[0] and rows[1].startswith("1. ") and len(rows) == 8
    s.stack.clear()
    assert charts(s, Words(GAME, ["Anna", "Ben", "Cleo"], code)) == []


def test_the_numbers_of_the_order_begin_with_the_disc_that_is_chosen() -> None:
    s = bare(2)
    lay(s, 4, 0, 1, 0, 1)
    lay(s, 0, 0, 1)
    assert numbered(s, 0) == {(0, 0): 1, (4, 2): 2, (4, 0): 3}
    assert numbered(s, 0, (4, 0)) == {(4, 0): 1, (0, 0): 2, (4, 2): 3}
    assert s.display[4][0] == 0, "it is still there"


def test_the_prices_after_a_disc_are_those_of_the_rules() -> None:
    s = bare(2)
    lay(s, 4, 0, 1, 0, 1)
    less = without_disc(s, 4, 2)
    assert removal_costs(less)[4] == [2, 1, -1, 0]
    assert removal_costs(s)[4] == [3, 2, 1, 0]
