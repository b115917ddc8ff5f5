"""What an app and its screens know of each other.

The app opens every screen, so no screen can import it. Screens know it as :class:`BaseApp`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Protocol, TypeVar

from textual.screen import Screen

from .terminal.serial_input import SerialInputApp

if TYPE_CHECKING:
    from pathlib import Path

    from textual import getters
    from textual.geometry import Offset

    from ..play import Table, Words
    from ..play.remote.seating import Arrival, Visit
    from ..play.replay import Replay
    from ..play.session import Session
    from ..play.table_setup import TableSetup
    from ..store.save_file import SaveFile
    from ..store.save_folder import SaveEntry
    from ..store.shared_save_file import SharedSaveFile
    from ..terminal.probe import Terminal
    from .paint.ink import Ink
    from .settings.preferences import Preferences

Result = TypeVar("Result")


class Launcher(Protocol):
    """Opens games and replays."""

    def play(self, save_file: SaveFile | SharedSaveFile) -> None:
        """Open a game at the keyboard."""
        ...

    def start(
        self,
        table: Table,
        *,
        remote: str = "",
        open_to_all: frozenset[int] = frozenset(),
        note: str = "",
    ) -> None:
        """Save a new game and open it."""

    def resume(self, path: Path, *, take_over: bool = False) -> None:
        """Go on with a saved game."""

    def open_replay(self, path: Path) -> None:
        """Open the replay of a saved game."""

    def join_table(self, who: Arrival) -> None:
        """Sit down at a table of several terminals, or look on."""

    def ask_seat(self, path: Path) -> None:
        """Ask who sits here at a table of several terminals."""

    def spectate(self, path: Path) -> None:
        """Look on at a game that another session plays."""

    def play_again(self, table: Table, *, same: bool = False) -> None:
        """Begin another game with the same people."""

    def play_on(self, table: Table) -> str:
        """Play a game that branches off another one. Return why it cannot be saved, or ""."""

    def try_out(self, session: Session, seat: int, tell: Callable[[str], None]) -> None:
        """Open a sandbox of the position that *seat* must decide in, or tell why not."""

    def what_if(self, replay: Replay) -> str:
        """Try things out from a moment of a replay. Return why that may not be, or ""."""


class BaseApp(SerialInputApp):
    """The app as its screens know it: what they are drawn with, and the screens that it opens."""

    terminal: Terminal
    ink: Ink
    fps: int
    """Frames a second; 0 shows no animation."""
    words: Words
    preferences: Preferences
    save_file: SaveFile | SharedSaveFile | None
    """The open game."""
    hall: Visit | None
    """The people of this terminal, if they are in a house."""
    on_turn: str
    """The command to run when it is the turn of this terminal."""
    unfinished: tuple[TableSetup, bool] | None
    """What the new-game form held when it was left, and whether its people were named."""

    saved_games: Callable[[], list[SaveEntry]]
    go_home: Callable[[], None]
    clear: Callable[[], None]
    tell_home: Callable[[str], None]
    open_new: Callable[..., None]
    open_practice: Callable[[], None]
    open_learn: Callable[[], None]
    open_records: Callable[[], None]
    open_rules: Callable[[], None]
    open_settings: Callable[[], None]
    open_keys: Callable[..., None]
    next_theme: Callable[[], str]
    next_pictures: Callable[[], str]
    take_back_setting: Callable[[], str]
    keep_setting: Callable[[], str]
    action_leave: Callable[[], None]

    @property
    def ways_out(self) -> tuple[str, ...]:
        """How a table can be left: for the home screen or the hall, if there is one, or for
        good.
        """
        raise NotImplementedError

    @property
    def launcher(self) -> Launcher:
        """What opens games and replays."""
        raise NotImplementedError


class AppScreen(Screen[Result]):
    """Textual's screen with a typed ``app``; the same at run time."""

    stays: ClassVar[bool] = False
    """True if a table that is left leads back to it, though it is not at the bottom."""

    if TYPE_CHECKING:
        app = getters.app(BaseApp)

    def pointed(self) -> Offset | None:
        """Return the cell of the place pointed at on a board, or None."""
        return None

    def restyled(self) -> None:
        """Draw what depends on theme, signs or language; all widgets are refreshed anyway."""
