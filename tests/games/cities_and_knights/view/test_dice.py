"""The dice statistics shown for a place, against its actual production."""

from itertools import product

import pytest

from tabletop_tui.engine import start
from tabletop_tui.games.cities_and_knights import GAME
from tabletop_tui.games.cities_and_knights.rules.constants import SETTLEMENT
from tabletop_tui.games.cities_and_knights.rules.production import ProduceStep
from tabletop_tui.games.cities_and_knights.view.dice import chances


@pytest.mark.parametrize("seed", [0, 2, 3])
def test_the_chance_of_a_place_is_that_of_the_pairs_that_bring_something(seed: int) -> None:
    """A number that is twice around a corner is not rolled more often."""
    s, _ = start(GAME, 3, seed, {"map": "random"})
    s.robber = -1
    one, other, *_ = next(
        around
        for around in s.island.board.node_hexes
        if len(around) > 1 and all(s.tokens[n] for n in around)
    )
    s.tokens[other] = s.tokens[one]
    twice = 0
    for node, around in enumerate(s.island.board.node_hexes):
        s.owner[node], s.piece[node] = 0, SETTLEMENT
        brought = 0
        for red, yellow in product(range(1, 7), repeat=2):
            claims, gold = ProduceStep().claims(s, red + yellow)
            brought += bool(claims or gold)
        assert chances(s, node) == brought
        s.owner[node] = -1
        numbers = [s.tokens[n] for n in around if s.tokens[n]]
        twice += len(numbers) > len(set(numbers))
    assert twice, "such corners are met"
