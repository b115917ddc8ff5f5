"""What the rival in the lead loses counts most, in every game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tabletop_tui.bots.evaluator import WIN_BONUS, Evaluator
from tabletop_tui.bots.valuation import LOST, Valuation, valuation_of
from tabletop_tui.engine import Luck, start
from tabletop_tui.games import find

GAMES = ("ascending_empires", "cities_and_knights", "rise_of_empires")


@pytest.mark.parametrize("game", GAMES)
def test_what_the_rival_in_the_lead_loses_counts_most(game: str) -> None:
    worth = valuation_of(find(game))
    apart = 3 * worth.apart
    worths = [0.0, apart, 0.0, 0.0]
    gained = [
        worth.margin([w - (x == loser) for x, w in enumerate(worths)], 0) - worth.margin(worths, 0)
        for loser in (1, 2)
    ]
    assert gained[0] > 3 * gained[1] > 0


def test_an_only_rival_counts_as_before() -> None:
    one, two = Valuation(lambda s, x: {}), Valuation(lambda s, x: {}, leader=0.5)
    assert one.margin([3.0, 5.0], 0) == two.margin([3.0, 5.0], 0)


def test_a_game_lost_is_no_better_than_one_that_another_is_sure_to_win() -> None:
    """A look ahead in which a rival wins was worth more than one in which it was about to."""
    game = find("cities_and_knights")
    s, _ = start(game, 3, 1)
    s.players[1].points = s.house.points
    about = replace(valuation_of(game), winning=lambda s, seat: float(seat == 1))
    sure = Evaluator(game, 0, 3, Luck(1), about).value(s) - Evaluator(
        game, 0, 3, Luck(1), replace(about, winning=lambda s, seat: 0.0)
    ).value(s)
    assert sure == pytest.approx(-LOST)
    s.stack, s.winner = [], 1
    evaluator = Evaluator(game, 0, 3, Luck(1), about)
    assert evaluator.end_bonus(s, 0) == pytest.approx(-LOST)
    assert evaluator.end_bonus(s, 1) == pytest.approx(WIN_BONUS)
