"""What a table asks of the computer players that sit at it: the luck of a decision, and an action
within the rules.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from ..engine import Draw, Game, Memory, random_action
from ..play.table import Table
from .judge import legal


def luck_at(table: Table, seat: int) -> tuple[int, int]:
    """What the computer player of *seat* has of luck now: the number that its table keeps, and the
    fresh one of this decision.

    Both follow from the luck that the game began with (or was given later), so whoever opens the
    table again gets no other answer; neither tells anything of what will be drawn.
    """
    given = table.checkpoints[0].rng, *sorted(table.reseeds.items())
    return drawn("table", *given), drawn("decision", *given, len(table.log), seat)


def drawn(*facts: object) -> int:
    """A number below 2 ** 62 that looks like luck and follows from *facts*."""
    return int.from_bytes(blake2b(repr(facts).encode(), digest_size=8).digest(), "big") >> 2


def luck_of(game: Game, view: Any, seat: int, kept: int, fresh: int) -> int:
    """The seed of a decision: *fresh* luck in the own turn, and in the turn of another the same for
    all that is asked.

    So whoever asks again hears the same answer. *kept* is a number that the table keeps for itself.
    """
    number, turn = game.current_turn(view)
    return fresh if turn == seat else kept + (number * 64 + turn) * 64 + seat


def remembered(table: Table, seat: int, n: int | None = None) -> Memory | None:
    """What *seat* (the count of seats for one who only looks on) knows of hidden facts after *n*
    actions, or now, if it has listened all the time; None where a game has no such memory.
    """
    if table.game.memory is None:
        return None
    memory = table.game.memory(len(table.seats), seat)
    for told in (table.opening, *table.events[:n]):
        memory.hear(told)
    return memory


def accepted(game: Game, s: Any, seat: int, action: Any | None, luck: Draw) -> Any:
    """*action*, or one by luck where there is none that the rules accept."""
    if action is not None and legal(game, s, seat, action):
        return action
    return random_action(game, s, seat, luck)
