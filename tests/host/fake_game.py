"""A program in place of the game: it answers words that are typed with lines of JSON."""

from __future__ import annotations

import atexit
import gc
import json
import logging
import os
import signal
import sys
import termios
import threading
import tty
import warnings

from tabletop_tui.play import pin_attempts
from tabletop_tui.play.permissions import GUEST, restrict_to
from tabletop_tui.play.pins import hash_pin
from tabletop_tui.play.seat_dialogues import PinQuestion

PIN = "2468"
PIN_HASH = hash_pin(PIN, "00ff")


class Finalized:
    def __del__(self) -> None:
        raise LookupError("Warlord")


def fail() -> None:
    """Raise an exception that quotes a card."""
    raise LookupError("Warlord")


def in_thread() -> None:
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()


def stopped() -> None:
    raise KeyboardInterrupt


FAILURES = {
    "exception": fail,
    "interrupt": stopped,
    "thread": in_thread,
    "finalizer": Finalized,
    "warning": lambda: warnings.warn("Warlord", UserWarning, stacklevel=1),
    "log": lambda: logging.getLogger("x").exception("Warlord"),
    "at exit": lambda: atexit.register(fail),
}


def main() -> int:
    """Answer every line until ``bye``."""
    modes = termios.tcgetattr(0)
    tty.setraw(0, termios.TCSANOW)
    send(words=sys.argv[1:], terminal=os.isatty(0), session=os.getsid(0) == os.getpid())
    received = b""
    while True:
        data = os.read(0, 4096)
        if not data:
            return 0
        *lines, received = (received + data).split(b"\n")
        for line in lines:
            if line == b"size":
                send(size=[*os.get_terminal_size(0)])
            elif line == b"env":
                send(env=dict(os.environ))
            elif line == b"open":
                send(open=[fd for fd in range(64) if is_open(fd)])
            elif line == b"frozen":
                send(frozen=gc.get_freeze_count())
            elif line == b"flood":
                while True:
                    os.write(1, b"x" * 65536)
            elif line == b"wrong":
                pin_attempts.record_wrong()
                send(wrong=True)
            elif line.startswith(b"pin"):
                restrict_to(GUEST)
                question = PinQuestion(0, PIN_HASH)
                right = question.try_pin(line[3:].decode())
                send(**{line.decode(): [right, question.pause]})
            elif line == b"deaf":
                send(deaf=True)
                signal.pause()
            elif line.startswith(b"fail "):
                FAILURES[line.decode().partition(" ")[2]]()
                send(failed=True)
            elif line == b"bye":
                termios.tcsetattr(0, termios.TCSANOW, modes)
                send(bye=True)
                return 7


def send(**message: object) -> None:
    """Write a line of JSON."""
    os.write(1, json.dumps(message).encode() + b"\n")


def is_open(fd: int) -> bool:
    """Return whether a descriptor is open."""
    try:
        os.fstat(fd)
    except OSError:
        return False
    return True
