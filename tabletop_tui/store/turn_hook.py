"""The turn hook: a command that runs when it is the turn of a player at this terminal."""

from __future__ import annotations

import contextlib
import json
import subprocess

from ..play.permissions import require
from ..play.session import Session

_running: list[subprocess.Popen[bytes]] = []


def run_turn_hook(command: str, session: Session, seat: int) -> None:
    """Start a command with what is asked of *seat* as JSON on its standard input, without waiting.
    Ignores one that cannot be started. Raises PermissionError for a guest.
    """
    require("commands")
    _running[:] = [process for process in _running if process.poll() is None]
    with contextlib.suppress(OSError):
        process = subprocess.Popen(
            ["/bin/sh", "-c", command],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        _running.append(process)
        assert process.stdin is not None
        with process.stdin as stdin:
            stdin.write(json.dumps(payload(session, seat), ensure_ascii=False).encode() + b"\n")


def payload(session: Session, seat: int) -> dict[str, object]:
    """Return what the command reads: the seat, its name, since when it must act, and the save."""
    table, path = session.table, session.storage.path
    since = table.remote.since.get(seat) if table.remote is not None else None
    return {
        "seat": seat,
        "name": table.seats[seat].name,
        "since": since,
        "save": path.stem if path is not None else "",
        "path": str(path or ""),
        "game": table.game.id,
    }
