"""Tables at a decision that tests of the whole program need: built, whatever a deck has on top."""

from __future__ import annotations

from tabletop_tui.games.cities_and_knights import GAME
from tabletop_tui.games.cities_and_knights.rules.actions import Roll
from tabletop_tui.games.cities_and_knights.rules.frames import Settling
from tabletop_tui.games.cities_and_knights.rules.state import ORDERS
from tabletop_tui.play import Table

from .scenario import Scenario


def discarding(*seats: int, turn: int, players: int = 3) -> Table:
    """A seven was rolled, and these seats must discard five cards each at the same time, in the
    order of play; all of it can be saved.
    """
    s = Scenario(players, turn)
    homes = ("forest 8 N", "hills 11 N", "forest 10 N", "pasture 12 S")
    for seat, home in zip(range(players), homes, strict=False):
        s.settlement(seat, home)
        if seat in seats:
            s.hand(seat, brick=4, lumber=3, wool=3)
        else:
            s.hand(seat, grain=3)
    s.s.rolls[8] = players + turn  # every turn before has had its roll
    table = s.dice(3, 4).table()
    table.play(turn, Roll())
    assert table.deciding() == seats
    return table


def begins(table: Table, seat: int) -> Table:
    """A new game is begun by this seat, whoever was drawn."""
    s, order = table.state, list(ORDERS[len(table.seats)][seat])
    assert not table.log
    s.stack[:] = [Settling(order + order[::-1])]
    s.turn = s.first = seat
    table.checkpoints[0] = GAME.clone(s)
    return table
