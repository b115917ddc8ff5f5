"""A command of the owner's that is run when it is somebody's turn."""

from __future__ import annotations

import contextlib
import json
import subprocess

from ..play.rights import ask
from ..play.session import Session

_running: list[subprocess.Popen[bytes]] = []


def call(order: str, session: Session, seat: int) -> None:
    """Run a command with what is asked of *seat* as JSON on its standard input, and wait for
    nothing. One that cannot be run is no reason not to play. Raises PermissionError for a guest.
    """
    ask("commands")
    _running[:] = [one for one in _running if one.poll() is None]
    with contextlib.suppress(OSError):
        one = subprocess.Popen(
            ["/bin/sh", "-c", order],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        _running.append(one)
        assert one.stdin is not None
        with one.stdin as line:
            line.write(json.dumps(payload(session, seat), ensure_ascii=False).encode() + b"\n")


def payload(session: Session, seat: int) -> dict[str, object]:
    """What is asked of whom, as it is told to commands."""
    table, path = session.table, session.saver.path
    since = table.apart.since.get(seat) if table.apart is not None else None
    return {
        "seat": seat,
        "name": table.seats[seat].name,
        "since": since,
        "save": path.stem if path is not None else "",
        "path": str(path or ""),
        "game": table.game.id,
    }
