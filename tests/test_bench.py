"""The benchmarks can start with every game that they select."""

from tabletop_tui import games
from tests.bench.__main__ import SEATS, measured
from tests.playing import new_table


def test_every_game_that_is_measured_seats_so_many() -> None:
    assert {"cities_and_knights", "rise_of_empires", "ascending_empires"} <= {*measured()}
    assert "hex" in games.ids() and "hex" not in measured(), "a game for two has no column"
    for game in measured():
        assert len(new_table(game, SEATS).seats) == SEATS
