"""What the parts of a table may ask of its screen, and the mouse at the table: what is clicked is
picked, as keys do it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ...engine import Event, Place
from ...play.session import Session
from ...play.table import Table
from ..keys.keyed import Keyed
from ..widgets.board import Board
from ..widgets.film import Film
from ..widgets.lines import Lines
from .choice import OpenChoice
from .choosing import Entry
from .computer_players import ComputerPlayers
from .cover import Cover

STARTLED = 0.7  # seconds in which nobody can have read a question that somebody else puts

if TYPE_CHECKING:
    from .view import TableView


class Mouse(Keyed[None]):
    """A screen with a table on which things are clicked; the parts are those of
    :class:`.turns.Turns`.
    """

    session: Session
    view: TableView
    choice: OpenChoice
    film: Film
    players: ComputerPlayers
    cover: Cover
    deaf_until: float  # until then keys are still meant for what was there before

    @property
    def table(self) -> Table:
        """The table that is played."""
        return self.session.table

    def off_turn(self) -> bool:
        """Whether somebody at the keyboard owes an answer in the turn of another."""
        seat, table = self.choice.seat, self.table
        return seat >= 0 and seat != table.game.clock(table.state)[1]

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

    def on_lines_clicked(self, message: Lines.Clicked) -> None:
        """The mouse picks a line of the menu, or changes a row of the form."""
        rows, choice = self.view.side.choice_rows, self.choice
        if message.lines.id != "form" or self.film.running:
            return
        if choice.form is not None:
            row = rows.form_row(message.row)
            if row >= 0 and choice.form.click(row):
                self.after_form()
        elif (line := rows.menu_line(message.row)) >= 0 and not message.again:
            named = choice.menu.list.lettered(message.key)  # where several lines share a row
            line = named if named >= 0 else line
            choice.menu.cursor, choice.on_board = line, False
            self.choose(choice.menu.entries[line])

    def on_board_picked(self, message: Board.Picked) -> None:
        """The mouse picked a place."""
        self.pick(message.place)

    def on_board_aimed(self) -> None:
        """The mouse has changed the shot that is being aimed."""
        if self.choice.form is not None:
            self.after_form()

    def on_board_pointed(self) -> None:
        """The cursor moved: say what is there."""
        self.view.draw_about(pointed=True)
