"""The interface between a session and its save: writing the table, and reading what other sessions
did.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol, TypeVar

from .perspective import NOBODY
from .remote.remote_seats import News, QuestionId

T = TypeVar("T")


class PresentSession(Protocol):
    """A live session at a table: the seats it holds (none for a spectator), the name of a
    spectator, and the seconds since its last key.
    """

    @property
    def seats(self) -> tuple[int, ...]: ...

    @property
    def name(self) -> str: ...

    def idle(self, now: float) -> float: ...


class Storage(Protocol):
    """Where a table is saved. ``path`` is the file, or None if it is not saved. ``note`` is a
    message about the save that was opened, ``problem`` why the game is only in memory or
    unreadable, ``lost`` why nothing is written any more: a sentence each, or "".
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
        """Save the table. Return a message for the players when the state of the save changes, else
        "".
        """
        ...

    def change(
        self, do: Callable[[], T], seat: int = NOBODY, question: QuestionId | None = None
    ) -> tuple[T, str]:
        """Let *do* change the table, and save it. Return its result and a message as :meth:`save`
        does. An answer of *seat* names its *question*.

        Raises what *do* raises, or Unplayed; then nothing has changed.
        """
        ...

    def poll(self) -> list[News]:
        """Return what other sessions did since the last call."""
        ...

    def open_question(self, seat: int) -> QuestionId | None:
        """Return the id of the question that *seat* must answer."""
        ...

    def runs_bots(self) -> bool:
        """Return whether this session thinks for the computer players. Call it about once a
        second.
        """
        ...

    def present(self) -> Sequence[PresentSession]:
        """Return the live sessions at the table, including this one."""
        ...

    def key_pressed(self) -> None:
        """Note that a key was pressed here."""
        ...

    def share_aim(self, aim: Sequence[int]) -> None:
        """Let the others see an aim, as a few numbers; none to end that. It is in no save."""
        ...

    def aims(self) -> Sequence[tuple[int, ...]]:
        """Return what others aim at now."""
        ...

    def share_replay(self, moment: Sequence[int]) -> None:
        """Let the others see the moment of the replay that this session leads, as a few numbers;
        none to end that. It is in no save.
        """
        ...

    def replays(self) -> Sequence[tuple[int, ...]]:
        """Return the moments of the replays that others lead now."""
        ...

    def close(self) -> None:
        """Close the save."""
        ...


class SingleTerminalStorage:
    """The part of a storage that deals with other sessions, for a table that has none."""

    def save(self) -> str:
        """Save the table."""
        return ""

    def change(
        self, do: Callable[[], T], seat: int = NOBODY, question: QuestionId | None = None
    ) -> tuple[T, str]:
        """Let *do* change the table, and save it."""
        done = do()
        return done, self.save()

    def poll(self) -> list[News]:
        """Return no news."""
        return []

    def open_question(self, seat: int) -> QuestionId | None:
        """Return None: questions need no id here."""
        return None

    def runs_bots(self) -> bool:
        """Return True."""
        return True

    def present(self) -> Sequence[PresentSession]:
        """Return no sessions: presence does not matter at one keyboard."""
        return ()

    def key_pressed(self) -> None:
        """Do nothing."""

    def share_aim(self, aim: Sequence[int]) -> None:
        """Do nothing: everybody sees this screen."""

    def aims(self) -> Sequence[tuple[int, ...]]:
        """Return nothing."""
        return ()

    def share_replay(self, moment: Sequence[int]) -> None:
        """Do nothing: everybody sees this screen."""

    def replays(self) -> Sequence[tuple[int, ...]]:
        """Return nothing."""
        return ()


class NullStorage(SingleTerminalStorage):
    """The storage of a table that is not saved: a lesson, a practice table."""

    path: Path | None = None
    note = problem = lost = ""

    def close(self) -> None:
        """Do nothing."""
