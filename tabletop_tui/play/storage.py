"""What a session asks of the store: to keep its table safe, and to tell what is done elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol, TypeVar

from .perspective import NOBODY
from .remote.remote_seats import News, QuestionId

T = TypeVar("T")


class PresentSession(Protocol):
    """A living session at a table: the seats it holds (none: it looks on), and for how many seconds
    nobody has pressed a key there.
    """

    @property
    def seats(self) -> tuple[int, ...]: ...

    def idle(self, now: float) -> float: ...


class Storage(Protocol):
    """``path`` is the file, None where nothing is kept. ``note`` is what the players must know of
    the save that was opened, ``problem`` why the game is only in memory or cannot be read, and
    ``lost`` why nothing is written any more: a sentence each, or "".
    """

    @property
    def path(self) -> Path | None: ...

    @property
    def note(self) -> str: ...

    @property
    def problem(self) -> str: ...

    @property
    def lost(self) -> str: ...

    def save(self) -> str:
        """Put the table on disk; gives a sentence when something has changed for the players."""
        ...

    def change(
        self, do: Callable[[], T], seat: int = NOBODY, question: QuestionId | None = None
    ) -> tuple[T, str]:
        """Let *do* change the table, and put it on disk; gives what it gave, and a sentence when
        something has changed for the players. An answer of *seat* names its *question*.

        Raises what *do* raises, or Unplayed; nothing is changed then.
        """
        ...

    def poll(self) -> list[News]:
        """What was done elsewhere since the last look."""
        ...

    def open_question(self, seat: int) -> QuestionId | None:
        """The question that is put to *seat* now."""
        ...

    def runs_bots(self) -> bool:
        """Whether this session thinks for the computer players; ask about once a second."""
        ...

    def present(self) -> Sequence[PresentSession]:
        """The living sessions at the table, this one among them."""
        ...

    def key_pressed(self) -> None:
        """Somebody has pressed a key here."""
        ...

    def close(self) -> None:
        """Let the save go."""
        ...


class SingleTerminalStorage:
    """What a saver has to say of other sessions where there are none: nothing."""

    def save(self) -> str:
        """Put the table on disk."""
        return ""

    def change(
        self, do: Callable[[], T], seat: int = NOBODY, question: QuestionId | None = None
    ) -> tuple[T, str]:
        """Let *do* change the table, and save it."""
        done = do()
        return done, self.save()

    def poll(self) -> list[News]:
        """Nothing is done elsewhere."""
        return []

    def open_question(self, seat: int) -> QuestionId | None:
        """Questions need no names where nobody else answers."""
        return None

    def runs_bots(self) -> bool:
        """There is nobody else to think."""
        return True

    def present(self) -> Sequence[PresentSession]:
        """Who is here needs no telling at one keyboard."""
        return ()

    def key_pressed(self) -> None:
        """Nobody else asks."""


class NullStorage(SingleTerminalStorage):
    """The saver of a table that is kept nowhere: a lesson, a practice table."""

    path: Path | None = None
    note = problem = lost = ""

    def close(self) -> None:
        """There is nothing to let go."""
