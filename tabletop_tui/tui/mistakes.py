"""What happens after an unexpected exception: the app ends with a sentence, or goes on without what
a game from outside provided.
"""

from __future__ import annotations

import errno
import termios
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Protocol

from ..games import at_fault, faults
from ..games.faults import WHOLE
from ..play.remote.seating import Arrival, Visit

if TYPE_CHECKING:
    from pathlib import Path

    from textual.screen import Screen

    from ..play import Table
    from ..store.save_file import SaveFile
    from ..store.shared_save_file import SharedSaveFile

LAST_ACTIONS = 20  # kinds of actions in a crash file: about one turn of every player


GONE = (errno.EIO, errno.EPIPE, errno.ENXIO, errno.EBADF)


class FailedApp(Protocol):
    """An app that an exception has ended, and what it was opened with."""

    save_file: SaveFile | SharedSaveFile | None
    replay: Table | None
    viewer: int
    look_on: Path | None
    hall: Visit | None

    @property
    def ways_out(self) -> tuple[str, ...]: ...

    @property
    def screen_stack(self) -> Sequence[Screen[Any]]: ...

    def release_save(self) -> None: ...


@contextmanager
def mistakes_of_threads(note: Callable[[BaseException | None], object]) -> Iterator[None]:
    """Pass what is raised in a thread to *note*, in place of printing it over the screen."""
    before = threading.excepthook
    threading.excepthook = lambda failed: note(failed.exc_value)
    try:
        yield
    finally:
        threading.excepthook = before


def is_hang_up(mistake: BaseException) -> bool:
    """Return whether an exception is one of a terminal that is gone, or may be."""
    if isinstance(mistake, termios.error):
        return mistake.args[:1] == (errno.EIO,)
    return isinstance(mistake, OSError) and mistake.filename is None and mistake.errno in GONE


def go_on_without(app: FailedApp, mistake: BaseException) -> dict[str, Any] | None:
    """Return what the next app opens after a *mistake* of a game from outside: the same table
    without the part of the game that failed, or the home screen without the game.

    None if the mistake is the program's own, the game is already left out, or there is no home
    screen and no hall.
    """
    from ..store.crash_reports import disable_part
    from ..store.shared_save_file import SharedSaveFile

    save_file = app.save_file
    blame = at_fault(mistake, open_game(app), "tui")
    if blame is None or faults.fault(*blame) or (blame[1] == WHOLE and len(app.ways_out) == 1):
        return None
    disable_part(*blame, mistake)
    if blame[1] == WHOLE:
        app.release_save()
        return {"hall": app.hall}
    if isinstance(save_file, SharedSaveFile):
        save_file.close()
        names = [*save_file.names.values()]
        return {"sit": Arrival(save_file.path, names, known=True), "hall": app.hall}
    if save_file is not None:
        return {"save_file": save_file}
    return {"replay": app.replay, "viewer": app.viewer, "look_on": app.look_on, "hall": app.hall}


def open_game(app: FailedApp) -> str:
    """Return the game of the table on the screen, played or watched; "" for none."""
    for screen in reversed(app.screen_stack):
        table = getattr(getattr(screen, "replay", screen), "table", None)
        if table is not None:
            return str(table.game.id)
    return app.save_file.table.game.id if app.save_file is not None else ""


def tell_mistake(app: FailedApp, mistake: BaseException) -> None:
    """Write a crash file and print where it is."""
    from ..store.crash_reports import tell_crash

    tell_crash(facts(app), mistake)


def facts(app: FailedApp) -> dict[str, object]:
    """Return what a crash file says of the table: only what all players have seen."""
    table = app.save_file.table if app.save_file is not None else app.replay
    values: dict[str, object] = {"screens": ", ".join(type(s).__name__ for s in app.screen_stack)}
    if table is not None:
        kinds = (type(action).__name__ for _seat, action in table.log[-LAST_ACTIONS:])
        values |= {"game": table.game.id, "actions": len(table.log), "last": ", ".join(kinds)}
    return values
