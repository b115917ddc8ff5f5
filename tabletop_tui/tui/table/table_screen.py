"""What the parts of a table may ask of its screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ...engine import Event, Place
from ...play.session import Session
from ...play.table import Table
from ..keys.keyed_screen import KeyedScreen
from ..widgets.film import Film
from .choice_tree import Entry
from .computer_players import ComputerPlayers
from .cover import Cover
from .open_choice import OpenChoice

UNREADABLE = 0.7  # seconds in which nobody can have read a question that somebody else puts

if TYPE_CHECKING:
    from .table_view import TableView


class TableScreen(KeyedScreen[None]):
    """The screen of a table, as its parts know it; it is made of those parts in
    :class:`.turns.Turns`.
    """

    session: Session
    view: TableView
    choice: OpenChoice
    film: Film
    players: ComputerPlayers
    cover: Cover
    ignore_keys_until: float  # until then keys are still meant for what was there before

    @property
    def table(self) -> Table:
        """The table that is played."""
        return self.session.table

    def off_turn(self) -> bool:
        """Whether somebody at the keyboard owes an answer in the turn of another."""
        seat, table = self.choice.seat, self.table
        return seat >= 0 and seat != table.game.current_turn(table.state)[1]

    def turn(self) -> None:
        """See who decides now, and open the choice."""
        raise NotImplementedError

    def renew(self) -> None:
        """Look at the table afresh."""
        raise NotImplementedError

    def wake_players(self) -> None:
        """Let a computer player think when it owes an answer."""
        raise NotImplementedError

    def tell(self, sentence: str) -> None:
        """Tell the people at the table something."""
        raise NotImplementedError

    def animate_events(self, told: list[Event], then: Callable[[], None]) -> None:
        """Show what moves on the board, then go on."""
        raise NotImplementedError

    def choose(self, entry: Entry) -> None:
        """A line of the menu was picked."""
        raise NotImplementedError

    def pick(self, place: Place) -> None:
        """A place on the board was picked."""
        raise NotImplementedError

    def after_form(self) -> None:
        """See what a key or a click did to the form."""
        raise NotImplementedError
