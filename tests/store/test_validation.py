"""Checks of a position from a file before it is played."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from tabletop_tui import games
from tabletop_tui.engine.validation import check_position
from tabletop_tui.store.validation import LARGEST, check_playable, numbers_in_range
from tests.playing import new_table


@pytest.mark.parametrize("sign", [1, -1])
@pytest.mark.parametrize("inside", [lambda n: {"hand": n}, lambda n: [[0, {"hand": [n]}]]])
def test_a_number_that_no_position_comes_near_is_refused_wherever_it_stands(
    inside: Any, sign: int
) -> None:
    assert numbers_in_range(inside(sign * (LARGEST - 1)))
    assert not numbers_in_range(inside(sign * LARGEST)) and not numbers_in_range(
        inside(sign * LARGEST * 1.5)
    )


def test_luck_may_be_as_large_as_it_likes() -> None:
    assert numbers_in_range({"rng": 1 << 63, "round": 3}) and not numbers_in_range(
        {"round": 1 << 63}
    )


def test_a_position_that_leads_to_where_no_game_comes_is_no_good() -> None:
    game, table = games.find("cities_and_knights"), new_table("cities_and_knights")
    seats = len(table.seats)
    check_playable(game, table.state, seats, table.options)

    def belongs(state: Any, _: Any) -> None:
        assert not state.round, "its save could not be read again"

    with pytest.raises(AssertionError, match="could not be read again"):
        check_playable(replace(game, belongs=belongs), table.state, seats, table.options)


class Sample:
    """As much of a game and a position as is checked, valid by default."""

    def __init__(self, **wrong: Any) -> None:
        self.rng, self.turn, self.won, self.seen = 5, (1, 0), (), (1, 0)
        self.stack: list[Any] = []
        vars(self).update(wrong)

    def look(self, seats: int = 2) -> None:
        game = SimpleNamespace(
            audit=lambda s: None,
            current_turn=lambda s: self.turn if s is self else self.seen,
            winners=lambda s: self.won,
            view=lambda s, seat: (s, seat),
            score=lambda view, seat: {},
        )
        check_position(game, self, seats)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "sound",
    [
        {},
        {"rng": 0},
        {"rng": (1 << 64) - 1},
        {"turn": (0, 1), "seen": (0, 1)},
        {"turn": (3, -1), "seen": (3, -1)},
        {"won": (0, 1)},
        {"won": (1,)},
    ],
)
def test_what_a_game_may_come_to_is_sound(sound: dict[str, Any]) -> None:
    Sample(**sound).look()


@pytest.mark.parametrize(
    "wrong",
    [
        {"rng": -1},
        {"rng": 1 << 64},
        {"turn": (-1, 0), "seen": (-1, 0)},
        {"turn": (1, 2), "seen": (1, 2)},
        {"turn": (1, -2), "seen": (1, -2)},
        {"seen": (2, 0)},
        {"won": (2,)},
        {"won": (0, 3)},
    ],
)
def test_luck_rounds_turns_and_winners_that_cannot_be_are_no_good(wrong: dict[str, Any]) -> None:
    with pytest.raises(AssertionError):
        Sample(**wrong).look()


def test_a_seat_that_is_not_there_owes_no_answer() -> None:
    table = new_table(count=3)
    check_position(table.game, table.state, 3)
    with pytest.raises((AssertionError, IndexError)):
        check_position(table.game, table.state, 2)
