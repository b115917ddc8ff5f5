"""The turn hook: a command, a webhook or a mail when a player at this terminal must act."""

from __future__ import annotations

import contextlib
import json
import subprocess
import time
from collections.abc import Sequence
from threading import Thread

from ..play.permissions import require
from ..play.remote.asked import asked_of
from ..play.session import Session
from ..play.text import say, title
from .calls.address import Command, Mail, Webhook, parse_address
from .calls.pacing import Pacing, read_quiet_hours
from .calls.sending import Call, Unsent, send
from .settings import load_settings

_running: list[subprocess.Popen[bytes]] = []
_pacing = Pacing()
_held = set[tuple[str, int]]()
"""Saves and seats that could not be called when they were asked."""
_failed = set[str]()
_failures: list[str] = []


def run_turn_hook(line: str, session: Session, seat: int) -> None:
    """Call *seat* to its question without waiting. Ignores a command that cannot be started. In
    quiet hours, and within an hour, `call_held` does it later. Raises PermissionError for a guest.
    """
    require("commands")
    address = parse_address(line)
    if isinstance(address, Command):
        run_command(address.line, session, seat)
        return
    _held.add((str(session.storage.path), seat))
    call_held(line, session, (seat,))


def call_held(line: str, session: Session, asked: Sequence[int]) -> None:
    """Call those of the seats *asked* now who could not be called before, if they may be called by
    now, and forget the others. Called at intervals; costs nothing while nobody is held.
    """
    table, address = str(session.storage.path), parse_address(line) if _held else None
    if not isinstance(address, (Webhook, Mail)):
        return
    _pacing.quiet = read_quiet_hours(load_settings()[0].quiet_hours)
    for key in [key for key in _held if key[0] == table]:
        seat, now = key[1], time.time()
        if seat not in asked:
            _held.discard(key)
        elif _pacing.may_call(table, seat, now):
            _held.discard(key)
            _pacing.called(table, seat, now)
            Thread(target=try_to_send, args=(address, call_of(session, seat)), daemon=True).start()


def run_command(command: str, session: Session, seat: int) -> None:
    """Start a command with what is asked of *seat* as JSON on its standard input."""
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


def call_of(session: Session, seat: int) -> Call:
    """Return what is told."""
    table, path = session.table, session.storage.path
    asked = asked_of(table, session.words, (seat,))
    return Call(
        table.seats[seat].name, title(table.game), path.stem if path is not None else "", asked
    )


def try_to_send(address: Webhook | Mail, call: Call) -> None:
    """Send a call; the first failure of an address is kept for `failure`."""
    try:
        send(address, call)
        _failed.discard(address.shown)
    except Unsent as error:
        if address.shown not in _failed:
            _failed.add(address.shown)
            _failures.append(say("call-failed", where=address.shown, why=str(error)))


def failure() -> str:
    """Return a sentence about a call that could not be sent, once, or ""."""
    return _failures.pop(0) if _failures else ""
