"""What the parts of a table use of its screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from ...engine import Event
from ...play.session import Session
from ...play.table import Table
from ..keys.type_ahead import TypeAhead
from ..widgets.film import Film
from .computer_players import ComputerPlayers
from .open_choice import OpenChoice

if TYPE_CHECKING:
    from ..app_screen import BaseApp
    from .cover import Cover
    from .table_view import TableView


class HasApp(Protocol):
    """A screen over which a part asks a question."""

    @property
    def app(self) -> BaseApp: ...


class Filmed(Protocol):
    """The people at other terminals, as a film sees them."""

    film: bool
    """Whether the film on the board shows what they did."""


class TableScreen(HasApp, Protocol):
    """The screen of a table; ``GameScreen`` is one."""

    session: Session
    view: TableView
    choice: OpenChoice
    film: Film
    players: ComputerPlayers
    cover: Cover
    type_ahead: TypeAhead
    ignore_keys_until: float
    """Keys before that ``time.monotonic()`` are still meant for what was shown before."""

    @property
    def table(self) -> Table: ...

    @property
    def remote_players(self) -> Filmed:
        """The people at other terminals."""

    def pace(self) -> tuple[float, float]:
        """Return the seconds before a move of a computer player, and the speed of films."""

    def turn(self) -> None:
        """See who must act, and open their choice."""

    def renew(self) -> None:
        """Draw the table as it is now."""

    def wake_players(self) -> None:
        """Let a computer player think if it must act."""

    def tell(self, sentence: str) -> None:
        """Show a sentence to the people at the table."""

    def animate_events(self, events: list[Event], then: Callable[[], None]) -> None:
        """Show what moves on the board, then call *then*."""
