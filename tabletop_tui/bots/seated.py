"""What a table asks of the computer players that sit at it: the luck of a decision, and an action
within the rules.
"""

from __future__ import annotations

from typing import Any

from ..engine import Draw, Game, random_action
from .simple import legal


def luck_of(game: Game, view: Any, seat: int, kept: int, fresh: int) -> int:
    """The seed of a decision: *fresh* luck in the own turn, and in the turn of another the same for
    all that is asked.

    So whoever asks again hears the same answer. *kept* is a number that the table keeps for itself.
    """
    number, turn = game.clock(view)
    return fresh if turn == seat else kept + (number * 64 + turn) * 64 + seat


def accepted(game: Game, s: Any, seat: int, action: Any | None, luck: Draw) -> Any:
    """*action*, or one by luck where there is none that the rules accept."""
    if action is not None and legal(game, s, seat, action):
        return action
    return random_action(game, s, seat, luck)
