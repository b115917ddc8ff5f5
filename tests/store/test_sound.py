"""What a position out of a file must withstand before anybody plays it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tabletop_tui import games
from tabletop_tui.store.sound import LARGEST, numbers, played_on
from tests.playing import new_table


@pytest.mark.parametrize("sign", [1, -1])
@pytest.mark.parametrize("inside", [lambda n: {"hand": n}, lambda n: [[0, {"hand": [n]}]]])
def test_a_number_that_no_position_comes_near_is_refused_wherever_it_stands(
    inside: Any, sign: int
) -> None:
    assert numbers(inside(sign * (LARGEST - 1)))
    assert not numbers(inside(sign * LARGEST)) and not numbers(inside(sign * LARGEST * 1.5))


def test_luck_may_be_as_large_as_it_likes() -> None:
    assert numbers({"rng": 1 << 63, "round": 3}) and not numbers({"round": 1 << 63})


def test_a_position_that_leads_to_where_no_game_comes_is_no_good() -> None:
    game, table = games.find("cities_and_knights"), new_table("cities_and_knights")
    seats = len(table.seats)
    played_on(game, table.state, seats, table.options)

    def belongs(state: Any, _: Any) -> None:
        assert not state.round, "its save could not be read again"

    with pytest.raises(AssertionError, match="could not be read again"):
        played_on(replace(game, belongs=belongs), table.state, seats, table.options)
