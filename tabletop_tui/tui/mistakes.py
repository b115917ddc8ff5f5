"""What becomes of the app after a mistake: it ends with a sentence, or goes on without what a game
from outside brought.
"""

from __future__ import annotations

import os
import sys
import traceback
from typing import TYPE_CHECKING, Any

from ..games import blamed, faults
from ..games.faults import WHOLE
from ..play.permissions import is_allowed, permissions
from ..play.remote.seating import Arrival

if TYPE_CHECKING:
    from .app import TabletopApp

LAST_ACTIONS = 20  # kinds of actions in a crash file: about a turn of everybody


def go_on_without(app: TabletopApp, mistake: Exception) -> dict[str, Any] | None:
    """What the next app opens after a game from outside made a *mistake*: the same table without
    the part of the game that is to blame, or the home screen without the game. None where the
    mistake is the program's own, the game is left out already, or there is no home screen.
    """
    from ..store.crash_reports import disable_part
    from ..store.shared_save_file import SharedSaveFile

    save_file = app.save_file
    blame = blamed(mistake, open_game(app), "tui")
    if blame is None or faults.fault(*blame) or (blame[1] == WHOLE and not is_allowed("home")):
        return None
    disable_part(*blame, mistake)
    if blame[1] == WHOLE:
        app.rescue()
        return {}
    if isinstance(save_file, SharedSaveFile):
        save_file.close()
        return {"sit": Arrival(save_file.path, [*save_file.names.values()], known=True)}
    if save_file is not None:
        return {"save_file": save_file}
    return {"replay": app.replay, "viewer": app.viewer, "look_on": app.look_on}


def open_game(app: TabletopApp) -> str:
    """The game of the table that is on the screen, played or looked at; "" for none."""
    for screen in reversed(app.screen_stack):
        table = getattr(getattr(screen, "replay", screen), "table", None)
        if table is not None:
            return str(table.game.id)
    return app.save_file.table.game.id if app.save_file is not None else ""


def tell_mistake(app: TabletopApp, mistake: Exception) -> None:
    """Write a crash file and say where it lies, on the screen that was there before; with
    TABLETOP_TRACEBACK set the traceback comes first.
    """
    from ..store.crash_reports import crash_message

    if os.environ.get("TABLETOP_TRACEBACK") and permissions().files:
        traceback.print_exception(mistake)
    print(crash_message(facts(app), mistake), file=sys.stderr)


def facts(app: TabletopApp) -> dict[str, object]:
    """What a crash file tells of the table: what everybody there has seen."""
    table = app.save_file.table if app.save_file is not None else app.replay
    told: dict[str, object] = {"screens": ", ".join(type(s).__name__ for s in app.screen_stack)}
    if table is not None:
        kinds = (type(action).__name__ for _seat, action in table.log[-LAST_ACTIONS:])
        told |= {"game": table.game.id, "actions": len(table.log), "last": ", ".join(kinds)}
    return told
