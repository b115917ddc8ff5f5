"""The chronicle of a game: how many points everybody had when each round ended, found by replaying
the log.
"""

from __future__ import annotations

from typing import Any

from ...engine.fast_dataclass import dataclass
from ..replay import ALL
from ..table import Table


@dataclass(slots=True, frozen=True)
class Standing:
    """The points of every seat after *round* (0: the set-up), which took the first *after*
    actions.
    """

    round: int
    after: int
    points: tuple[int, ...]


def standings(table: Table, viewer: int = ALL) -> list[Standing]:
    """One standing a round, the present one last, as the seat *viewer* may count them (ALL: every
    point).
    """
    game, s = table.game, table.game.clone(table.checkpoints[0])
    found: list[Standing] = []
    number = game.current_turn(s)[0]
    for n in table.walk(s):
        now = game.current_turn(s)[0]
        if now != number:
            found.append(Standing(number, n, points(table, s, viewer)))
            number = now
    return [*found, Standing(number, len(table.log), points(table, s, viewer))]


def points(table: Table, s: Any, viewer: int) -> tuple[int, ...]:
    """Everybody's points in a position, as far as *viewer* may count them."""
    view = s if viewer == ALL else table.game.view(s, viewer)
    return tuple(sum(table.game.score(view, seat).values()) for seat in range(len(table.seats)))
