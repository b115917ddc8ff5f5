"""The process that guests are forked from: it has loaded the whole program once, for all of them.

The host starts it (`python -m tabletop_tui.host.warmed SOCKET MODULE:FUNCTION`) and asks it over
that socket for guests. A request is one message, ``{"argv": […], "env": {…}}``, with the descriptor
of the guest's terminal. Answers are lines: ``{"ready": PID}`` once, ``{"pid": PID}`` for a guest
that was forked, ``{"gone": PID, "code": EXIT_CODE, "wrong": WRONG_PINS}`` for one that has ended.

A fork takes milliseconds and shares what was loaded; a program of its own takes a second and 50 MB.
"""

from __future__ import annotations

import atexit
import contextlib
import fcntl
import gc
import importlib
import json
import locale
import os
import resource
import select
import signal
import socket
import sys
import termios
import threading
import traceback
from collections.abc import Callable, Mapping, Sequence
from typing import NoReturn

from .wrong_pins import WrongPins

PROGRAM = "tabletop_tui.__main__:main"
WARMED = (
    "tabletop_tui.tui.app",
    "tabletop_tui.tui.opening",
    "tabletop_tui.tui.replay.looking_on",
    "tabletop_tui.tui.keys.commands",
    "tabletop_tui.tui.reading.story",
    "tabletop_tui.tui.dialogs.pin_form",
    "tabletop_tui.tui.home.threshold",
    "tabletop_tui.cli.playing",
    "tabletop_tui.cli.sitting",
    "tabletop_tui.plain.sitting",
    "tabletop_tui.bots.worker",
    "textual.scrollbar",
    "multiprocessing.resource_tracker",
    "concurrent.futures.thread",
)
"""What a guest would load sooner or later, where it is loaded only when it is wanted."""

LONGEST = 65_536  # bytes of a request
FROM_OUTSIDE = (signal.SIGHUP, signal.SIGTERM, signal.SIGINT)
"""Signals that are meant for the host: the closed socket tells this process to end."""

BROKEN = 70  # the exit code of a guest whose game never began

Program = Callable[[], object]


def main(fd: int, entry: str) -> None:
    """Serve until the other end of the socket is closed; then the guests hang up."""
    module, _, function = entry.partition(":")
    program: Program = getattr(importlib.import_module(module), function)
    if entry == PROGRAM:
        load()
    for number in FROM_OUTSIDE:
        signal.signal(number, signal.SIG_IGN)
    freeze()
    ForkServer(socket.socket(fileno=fd), program).serve()


def load() -> None:
    """Load the program and draw a table of every game, so that no guest has to wait for it."""
    for name in WARMED:
        importlib.import_module(name)
    importlib.import_module("tabletop_tui.tui.warming").warm()


def freeze() -> None:
    """Hide all that is loaded from the garbage collector: it writes to whatever it looks at, and a
    guest would get copies of all that it shares.
    """
    gc.collect()
    gc.freeze()
    gc.collect()  # learns how little is left: else a guest's own garbage is nothing beside it


class ForkServer:
    """Forks a guest, who runs *program*, for every request that comes over *line*."""

    def __init__(self, line: socket.socket, program: Program) -> None:
        self.line, self.program = line, program
        self.guests = set[int]()
        self.wrong = WrongPins()
        self.ended = ended_children()

    def serve(self) -> None:
        """Answer requests until the host closes its end; then tell the guests to hang up."""
        assert threading.active_count() == 1, "a process with threads must not fork"
        self.tell(ready=os.getpid())
        asked = self.line.fileno()
        while True:
            readable, _, _ = select.select([asked, self.ended], [], [])
            if self.ended in readable:
                self.reap()
            if asked in readable and not self.answer():
                break
        for pid in self.guests:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGHUP)

    def answer(self) -> bool:
        """Fork the guest that is asked for next; False when nobody will ask any more."""
        data, terminals, _, _ = socket.recv_fds(self.line, LONGEST, 1)
        for terminal in terminals:
            request = json.loads(data)
            pid = self.fork(terminal, request["argv"], request["env"])
            self.guests.add(pid)
            self.wrong.born(pid)
            self.tell(pid=pid)
        return bool(data)

    def fork(self, terminal: int, argv: Sequence[str], env: Mapping[str, str]) -> int:
        """A guest's process at *terminal*; gives its number, and never returns in the child."""
        try:
            pid = os.fork()
            if pid == 0:
                self.wrong.listen()
                run_guest(self.program, terminal, argv, env)
        finally:
            os.close(terminal)
        return pid

    def reap(self) -> None:
        """Tell the host of every guest that has ended."""
        with contextlib.suppress(BlockingIOError):
            os.read(self.ended, LONGEST)
        while self.guests:
            pid, status = os.waitpid(-1, os.WNOHANG)
            if pid == 0:
                break
            self.guests.discard(pid)
            code = os.waitstatus_to_exitcode(status)
            self.tell(gone=pid, code=code, wrong=self.wrong.gone(pid))

    def tell(self, **what: int) -> None:
        """Send the host a line; one that is gone closes its end, which is noticed elsewhere."""
        with contextlib.suppress(OSError):
            self.line.sendall(json.dumps(what).encode() + b"\n")


def ended_children() -> int:
    """A descriptor that can be read when a child of this process has ended."""
    readable, writable = os.pipe()
    os.set_blocking(readable, False)
    os.set_blocking(writable, False)
    signal.signal(signal.SIGCHLD, lambda *_: None)  # one that is ignored would wake nobody
    signal.set_wakeup_fd(writable, warn_on_full_buffer=False)
    return readable


def run_guest(
    program: Program, terminal: int, argv: Sequence[str], env: Mapping[str, str]
) -> NoReturn:
    """The life of a guest's process: *program* at *terminal*, and nothing else open."""
    code = BROKEN
    try:
        restore_signals()
        take_terminal(terminal)
        set_environment(env)
        sys.argv = [*argv]
        code = exit_code(program)
        with contextlib.suppress(Exception):
            atexit._run_exitfuncs()
        for stream in (sys.stdout, sys.stderr):
            with contextlib.suppress(Exception):
                stream.flush()
    except BaseException:
        with contextlib.suppress(BaseException):
            traceback.print_exc()
    finally:
        os._exit(code)


def exit_code(program: Program) -> int:
    """Run the program, and give the code that Python would end with."""
    try:
        result = program()
    except SystemExit as end:
        if end.code is None:
            return 0
        return end.code if isinstance(end.code, int) else 1
    return result if isinstance(result, int) else 0


def restore_signals() -> None:
    """Handle signals as a Python that was just started."""
    signal.set_wakeup_fd(-1)
    for number in (*FROM_OUTSIDE, signal.SIGCHLD):
        signal.signal(number, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)


def take_terminal(terminal: int) -> None:
    """Make it the controlling terminal and the three standard streams of a session of our own; all
    else that was open is closed.
    """
    os.setsid()
    fcntl.ioctl(terminal, termios.TIOCSCTTY, 0)
    for standard in (0, 1, 2):
        os.dup2(terminal, standard)
    os.closerange(3, min(resource.getrlimit(resource.RLIMIT_NOFILE)[0], 4096))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))  # a crash would write every hand to the disk
    os.umask(0o077)


def set_environment(env: Mapping[str, str]) -> None:
    """Take a guest's environment, and open the standard streams anew in its encoding."""
    os.environ.clear()
    os.environ.update(env)
    with contextlib.suppress(locale.Error):
        locale.setlocale(locale.LC_ALL, "")
    spoken = env.get("LC_ALL") or env.get("LANG") or "C.UTF-8"
    encoding = "utf-8" if "utf" in spoken.lower() else "ascii"
    for number, name, mode in ((0, "stdin", "r"), (1, "stdout", "w"), (2, "stderr", "w")):
        stream = open(  # noqa: SIM115  (as long as the process)
            number,
            mode,
            encoding=encoding,
            errors="replace",
            buffering=1,
            closefd=False,
        )
        setattr(sys, name, stream)
        setattr(sys, f"__{name}__", stream)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
