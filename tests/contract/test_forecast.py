"""The points that a game forecasts are those it scores, with every option of the table."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop_tui.engine import advance
from tabletop_tui.games import find
from tabletop_tui.games.rise_of_empires import GAME
from tabletop_tui.games.rise_of_empires.rules.phases.phase_events import (
    BonusScored,
    PointsScored,
)
from tabletop_tui.games.rise_of_empires.rules.pieces import DISC, GOLD, VP
from tabletop_tui.games.rise_of_empires.rules.state import LAST_TURN, Closing, Scoring
from tabletop_tui.games.rise_of_empires.view.forecast import era_end, turn_end
from tests.contract.walk import TABLES, matrix, values, walk

ROWS = sorted({table for table in TABLES if table[0] == GAME.id and table[2] == 1})


def ending(s: Any, *frames: Any) -> Any:
    """Return the same goods and tiles in the last turn of the game, with those frames to come."""
    last = GAME.clone(s)
    last.turn, last.stack = LAST_TURN, [*reversed(frames)]
    return last


@pytest.mark.parametrize("table", ROWS, ids=lambda table: "-".join(map(str, table)))
def test_the_last_points_that_are_foretold_are_those_that_are_scored(table: Any) -> None:
    bonuses = 0
    for position in walk(*table).positions:
        if not position.state.stack:
            continue
        s = ending(position.state, Scoring(), Closing())
        for n, player in enumerate(s.players):
            player.goods[GOLD] += 3 * n + 5
            player.goods[DISC] += n + 4
        foretold = [era_end(s, seat) for seat in range(len(s.players))]
        told: list[Any] = []
        advance(GAME, s, told.append)
        for event in told:
            if isinstance(event, BonusScored):
                seen = foretold[event.seat]
                assert (event.gold, event.discs) == (seen.bonus_gold, seen.bonus_discs)
                bonuses += event.gold + event.discs
        for seat, player in enumerate(s.players):
            assert foretold[seat].after[VP] == player.goods[VP]
    assert bonuses


@pytest.mark.parametrize("table", ROWS, ids=lambda table: "-".join(map(str, table)))
def test_the_points_of_a_turn_that_are_foretold_are_those_that_are_scored(table: Any) -> None:
    for position in walk(*table).positions:
        if not position.state.stack:
            continue
        s = ending(position.state, Scoring(), Closing())
        foretold = [turn_end(s, seat) for seat in range(len(s.players))]
        told: list[Any] = []
        advance(GAME, s, told.append)
        for event in told:
            if isinstance(event, PointsScored):
                seen = foretold[event.seat]
                assert (event.regions, event.cities, event.towns, event.progress) == (
                    seen.regions,
                    seen.cities,
                    seen.towns,
                    seen.progress,
                )


def test_every_value_of_every_option_is_played() -> None:
    for table in {table[0] for table in TABLES}:
        for option in find(table).options:
            played = {row.get(option.key, option.default) for row in matrix(table)}
            # An own map needs a file.
            assert set(values(option)) - played <= {"custom"}, (table, option.key)
