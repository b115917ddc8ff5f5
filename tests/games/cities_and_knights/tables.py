"""Tables at decisions that tests of the whole program need, built independently of the decks."""

from __future__ import annotations

from tabletop_tui.games.cities_and_knights import GAME
from tabletop_tui.games.cities_and_knights.rules.actions import Roll
from tabletop_tui.games.cities_and_knights.rules.frames import Settling
from tabletop_tui.games.cities_and_knights.rules.state import ORDERS
from tabletop_tui.play import Table

from .scenario import Scenario


def discarding(*seats: int, turn: int, players: int = 3) -> Table:
    """Return a table after a seven, at which these seats must each discard five cards at the same
    time, in the order of play.

    It can be saved.
    """
    s = Scenario(players, turn)
    homes = ("forest 8 N", "hills 11 N", "forest 10 N", "pasture 12 S")
    for seat, home in zip(range(players), homes, strict=False):
        s.settlement(seat, home)
        if seat in seats:
            s.hand(seat, brick=4, lumber=3, wool=3)
        else:
            s.hand(seat, grain=3)
    s.s.rolls[8] = players + turn  # every earlier turn has had its roll
    table = s.dice(3, 4).table()
    table.play(turn, Roll())
    assert table.deciding() == seats
    return table


def begins(table: Table, seat: int) -> Table:
    """Make this seat the first player of a new game."""
    s, order = table.state, list(ORDERS[len(table.seats)][seat])
    assert not table.log
    s.stack[:] = [Settling(order + order[::-1])]
    s.turn = s.first = seat
    table.checkpoints[0] = GAME.clone(s)
    return table
