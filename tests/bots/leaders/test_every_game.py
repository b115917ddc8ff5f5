"""What the rival in the lead loses counts most, in every game."""

from __future__ import annotations

import pytest

from tabletop_tui.bots.valuation import Valuation, valuation_of
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
