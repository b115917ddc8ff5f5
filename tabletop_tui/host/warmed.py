"""The warmed process: it has read in the whole program, and forks itself for every guest.

It runs by itself (`python -m tabletop_tui.host.warmed SOCKET MODULE:FUNCTION`), has no thread, and
hears of guests over a socket that it was born with. A fork costs a few milliseconds and shares
nearly all memory with the others, where a program of its own costs a second and 50 MB.
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
from collections.abc import Callable
from typing import Any, NoReturn

from ..terminal import start
from . import caches, gaps
from .immortal import able, keep_for_ever, number_types
from .packed import pack, rest_of
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
    "asyncio",
)
"""Whatever a guest would read in sooner or later; of a program that lacks one, the others."""

LONGEST = 65_536  # bytes of a request
HEARD = (signal.SIGHUP, signal.SIGTERM, signal.SIGINT, signal.SIGCHLD, signal.SIGPIPE)
BROKEN = 70  # the exit code of a guest whose game never began


def warm() -> None:
    """Read in the program, its games and its words, so that every fork has them."""
    for name in WARMED:
        with contextlib.suppress(ImportError):
            importlib.import_module(name)
    from ..games import find, ids
    from ..play.text import Words, languages

    for game in ids():
        for language in languages():
            for messages in Words(find(game), language=language).bundles:
                messages.read_all()
    warming = importlib.import_module("tabletop_tui.tui.warming")
    pack()  # what ran while all this was read in will not run again
    warming.warm()


def main(fd: int, entry: str) -> None:
    """Serve until the other end of the socket is closed; then the guests hang up."""
    line = socket.socket(fileno=fd)
    module, _, function = entry.partition(":")
    importlib.import_module(module)
    if entry == PROGRAM:
        warm()
    for number in HEARD[:3]:
        signal.signal(number, signal.SIG_IGN)
    awake, alarm = os.pipe()
    os.set_blocking(alarm, False)
    os.set_blocking(awake, False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(alarm, warn_on_full_buffer=False)
    make_shareable(rehearses=entry == PROGRAM)
    assert threading.active_count() == 1, "a process with threads must not fork"
    tell_host(line, ready=os.getpid())
    guests, wrong = set[int](), WrongPins()
    while True:
        both: list[Any] = [line, awake]
        heard, _, _ = select.select(both, [], [])
        if awake in heard:
            with contextlib.suppress(BlockingIOError):
                os.read(awake, LONGEST)
            bury(line, guests, wrong)
        if line in heard:
            data, fds, _, _ = socket.recv_fds(line, LONGEST, 1)
            if not data:
                break
            for fd in fds:
                pid = birth(fd, json.loads(data), module, function, wrong)
                guests.add(pid)
                wrong.born(pid)
                tell_host(line, pid=pid)
    for pid in guests:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGHUP)


def make_shareable(*, rehearses: bool = False) -> None:
    """Leave what was read in so that a fork copies as little of it as it can. If the program
    *rehearses*, it is known what guests run.
    """
    gc.unfreeze()  # what the start froze is shared as well
    caches.forget()
    gc.collect()
    gaps.fill()  # so that copies do not lie in gaps
    pack()
    if rehearses and able():
        rehearse_and_pack()
    number_types()
    gc.collect()
    keep_for_ever()
    gaps.fill()  # last of those that make or free anything
    gc.freeze()  # a collection in a guest would touch, and so copy, all that they share
    gc.collect()  # nothing is left to look at, and so guests do not wait for as much garbage


def rehearse_and_pack() -> None:
    """Have the code that guests run in a rehearsal lie together, first what all of them share, and
    behind it the rest, of which a long evening runs more and more: code that was read in lies among
    texts and tables, so that each function would cost a page. A rehearsal that fails costs memory
    and nothing else.
    """
    from .rehearsal import rehearse

    with contextlib.suppress(Exception):
        run = rehearse(live_through)
        gc.collect()
        gaps.fill()
        pack(run)
        pack(rest_of(run))


def tell_host(line: socket.socket, **what: Any) -> None:
    """Say something to the host; one that is gone is noticed elsewhere."""
    with contextlib.suppress(OSError):
        line.sendall(json.dumps(what).encode() + b"\n")


def bury(line: socket.socket, guests: set[int], wrong: WrongPins) -> None:
    """Tell of every guest that has ended."""
    while guests:
        try:
            pid, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return
        if pid == 0:
            return
        guests.discard(pid)
        code = os.waitstatus_to_exitcode(status)
        tell_host(line, gone=pid, code=code, wrong=wrong.gone(pid))


def birth(terminal: int, wish: dict[str, Any], module: str, function: str, wrong: WrongPins) -> int:
    """A guest's process; gives its number, and never returns in the child."""
    try:
        pid = os.fork()
        if pid == 0:
            wrong.listen()
            live(terminal, wish, module, function)
    finally:
        os.close(terminal)
    return pid


def live_through(
    terminal: int, argv: list[str], env: dict[str, str], last: Callable[[], None]
) -> NoReturn:
    """The life of a guest of the program, and what it does last."""
    module, _, function = PROGRAM.partition(":")
    live(terminal, {"argv": argv, "env": env}, module, function, last)


def live(
    terminal: int,
    wish: dict[str, Any],
    module: str,
    function: str,
    last: Callable[[], None] = lambda: None,
) -> NoReturn:
    """The life of a guest: the program on that terminal, in that environment, and nothing else
    open; *last* is done when that has ended.
    """
    code = BROKEN
    try:
        own(terminal)
        dress(wish["env"])
        start.forked()
        caches.keep_small()
        sys.argv = [str(word) for word in wish["argv"]]
        try:
            result = getattr(sys.modules[module], function)()
            code = result if isinstance(result, int) else 0
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else 0 if end.code is None else 1
        last()
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


def own(terminal: int) -> None:
    """Make it the terminal of a session of our own; all else that was open is closed."""
    signal.set_wakeup_fd(-1)
    for number in HEARD:
        signal.signal(number, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGPIPE, signal.SIG_IGN)  # as Python has it
    os.setsid()
    fcntl.ioctl(terminal, termios.TIOCSCTTY, 0)
    for standard in (0, 1, 2):
        os.dup2(terminal, standard)
    os.closerange(3, min(resource.getrlimit(resource.RLIMIT_NOFILE)[0], 4096))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))  # a crash would write every hand to the disk
    os.umask(0o077)


def dress(env: dict[str, str]) -> None:
    """Put on a guest's environment, and open the streams anew in its characters."""
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
