"""A game for guests of the tests: it tells what it knows of the world, and does what is typed."""

from __future__ import annotations

import gc
import json
import os
import signal
import sys
import termios
import tty

from tabletop_tui.play import guesses


def main() -> int:
    """Answer every line that is typed, until ``bye``."""
    modes = termios.tcgetattr(0)
    tty.setraw(0, termios.TCSANOW)
    say(words=sys.argv[1:], terminal=os.isatty(0), session=os.getsid(0) == os.getpid())
    typed = b""
    while True:
        data = os.read(0, 4096)
        if not data:
            return 0
        *lines, typed = (typed + data).split(b"\n")
        for line in lines:
            if line == b"size":
                say(size=[*os.get_terminal_size(0)])
            elif line == b"env":
                say(env=dict(os.environ))
            elif line == b"open":
                say(open=[fd for fd in range(64) if is_open(fd)])
            elif line == b"frozen":
                say(frozen=gc.get_freeze_count())
            elif line == b"flood":
                while True:
                    os.write(1, b"x" * 65536)
            elif line == b"wrong":
                guesses.wrong()
                say(wrong=True)
            elif line == b"deaf":
                say(deaf=True)
                signal.pause()
            elif line == b"bye":
                termios.tcsetattr(0, termios.TCSANOW, modes)
                say(bye=True)
                return 7


def say(**what: object) -> None:
    """Tell a line."""
    os.write(1, json.dumps(what).encode() + b"\n")


def is_open(fd: int) -> bool:
    """Whether a file of that number is open."""
    try:
        os.fstat(fd)
    except OSError:
        return False
    return True
