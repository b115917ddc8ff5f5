"""What a position out of a file must withstand before anybody plays it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..engine import Game, Luck, Value, apply, over, random_action, to_act
from ..engine.validation import check_position

LARGEST = 10_000_000  # no number of a position, its luck apart, comes near
PLAYOUTS, LENGTH = 2, 120
"""Games played on by luck, and for so many actions: a position that breaks the rules mostly does so
within a round or two, and players wait for this while their save is opened.
"""


def numbers_in_range(raw: Any) -> bool:
    """Whether every number in parsed JSON has a size that positions have; luck (``rng``) may be
    larger.
    """
    waiting = [raw]
    while waiting:
        thing = waiting.pop()
        if isinstance(thing, dict):
            waiting += [value for key, value in thing.items() if key != "rng"]
        elif isinstance(thing, list):
            waiting += thing
        elif isinstance(thing, (int, float)) and not -LARGEST < thing < LARGEST:
            return False
    return True


def check_playable(game: Game, s: Any, seats: int, options: Mapping[str, Value]) -> None:
    """Play a copy on by luck; a position with a broken part in it raises an exception sooner or
    later, as does one that leads to where no game comes: its next save would be refused.
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
