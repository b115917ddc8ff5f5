"""Checks for a position that was not reached by play: from a save or a new game."""

from __future__ import annotations

from typing import Any

from .game import Game
from .kernel import closed, offers, to_act
from .offer import OneOf


def check_position(game: Game, s: Any, seats: int) -> None:
    """Do everything that a screen does with a position. Raises an exception if anything in it is
    wrong.
    """
    assert 0 <= s.rng < 1 << 64
    game.audit(s)
    number, turn = game.current_turn(s)
    assert number >= 0 and turn in range(-1, seats)
    assert set(game.winners(s)) <= set(range(seats))
    assert all(seat in range(seats) for seat in to_act(game, s))
    for seat in range(seats):
        view = game.view(s, seat)
        assert game.current_turn(view) == (number, turn)
        sum(game.score(view, seat).values())
        for offer in offers(game, s, seat):
            for action in offer.choices.actions if isinstance(offer.choices, OneOf) else ():
                assert all(isinstance(where, int) for _, where in action.places)
                game.describe(view, action)
        for closed_action in closed(game, s, seat):
            game.describe(view, closed_action.why)
