"""Checks of a position from a file before it is played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..engine import Game, Luck, Value, apply, over, random_action, to_act
from ..engine.validation import check_position

LARGEST = 10_000_000  # far above any number in a position, except its luck
PLAYOUTS, LENGTH = 2, 120
"""Random playouts, and their length in actions. An invalid position mostly fails within a round or
two, and players wait for this while a save is opened.
"""


def numbers_in_range(raw: Any) -> bool:
    """Return whether every number in parsed JSON is in the range of positions. Luck (``rng``) may
    be larger.
    """
    waiting = [[raw]]
    while waiting:
        for thing in waiting.pop():
            if isinstance(thing, str):
                continue
            if isinstance(thing, dict):
                waiting.append([value for key, value in thing.items() if key != "rng"])
            elif isinstance(thing, list):
                waiting.append(thing)
            elif thing is not None and not -LARGEST < thing < LARGEST:
                return False
    return True


def check_playable(game: Game, s: Any, seats: int, options: Mapping[str, Value]) -> None:
    """Play copies of the position at random. Raises an exception if the position has an invalid
    part, or leads to one that would make the next save unreadable.
    """
    for seed in range(PLAYOUTS):
        luck, then = Luck(seed), game.clone(s)
        for _ in range(LENGTH):
            if over(then):
                break
            who = to_act(game, then)
            seat = who[luck(len(who))]
            apply(game, then, seat, random_action(game, then, seat, luck))
            game.audit(then)
            game.belongs(then, options)
        check_position(game, then, seats)
