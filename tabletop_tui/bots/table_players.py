"""What a table needs for its computer players: the seed of a decision, and an action that the rules
accept.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from ..engine import Draw, Game, random_action
from ..play.table import Table
from .evaluator import legal


def luck_at(table: Table, seat: int) -> tuple[int, int]:
    """Return the seeds that the computer player of *seat* has now: the one that its table keeps,
    and the fresh one of this decision.

    Both follow from the seed that the game began with (or was given later), so reopening the table
    cannot change a decision. Neither reveals anything of what will be drawn.
    """
    seeds = table.checkpoints[0].rng, *sorted(table.reseeds.items())
    return drawn("table", *seeds), drawn("decision", *seeds, len(table.log), seat)


def drawn(*facts: object) -> int:
    """Return a number below 2 ** 62 that looks random and follows from *facts*."""
    return int.from_bytes(blake2b(repr(facts).encode(), digest_size=8).digest(), "big") >> 2


def luck_of(game: Game, view: Any, seat: int, kept: int, fresh: int) -> int:
    """Return the seed of a decision: *fresh* in the seat's own turn.

    In another's turn it depends on *kept*, the turn and the seat alone, so a repeated question gets
    the same answer. *kept* is a number that the table does not reveal.
    """
    number, turn = game.current_turn(view)
    return fresh if turn == seat else kept + (number * 64 + turn) * 64 + seat


def accepted(game: Game, s: Any, seat: int, action: Any | None, luck: Draw) -> Any:
    """Return *action*, or a random one if the rules do not accept it."""
    if action is not None and legal(game, s, seat, action):
        return action
    return random_action(game, s, seat, luck)
