"""The fork server: a process that loads the whole program once and forks itself for each guest.

Elsewhere such a process is called a zygote. `fork_client` starts it, as
``python -m tabletop_tui.host.fork_server SOCKET MODULE:FUNCTION``, and sends requests over that
socket. A request is one message, ``{"argv": […], "env": {…}}``, with the descriptor of the guest's
terminal. Replies are lines: ``{"ready": PID}`` once, ``{"pid": PID}`` for a child that was forked,
``{"gone": PID, "code": EXIT_CODE}`` for one that has exited, ``{"wrong": PID, "count": COUNT}`` for
wrong PINs that were typed in one, at once and before its exit is reported.

A fork takes milliseconds and shares what was loaded; a new interpreter takes a second and 50 MB.
"""

from __future__ import annotations

import atexit
import contextlib
import fcntl
import gc
import importlib
import json
import locale
import logging
import mmap
import os
import resource
import select
import signal
import socket
import struct
import sys
import tempfile
import termios
import threading
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NoReturn

from ..play import pin_attempts
from ..play.permissions import GUEST, restrict_to
from ..store.crash_reports import tell_crash

DEFAULT_ENTRY_POINT = "tabletop_tui.__main__:main"
PRELOADED_MODULES = (
    "tabletop_tui.tui.app",
    "tabletop_tui.tui.launcher",
    "tabletop_tui.tui.replay.spectator_screen",
    "tabletop_tui.tui.keys.commands",
    "tabletop_tui.tui.reading.story",
    "tabletop_tui.tui.dialogs.pin_form",
    "tabletop_tui.tui.home.guest_home",
    "tabletop_tui.tui.home.hall",
    "tabletop_tui.cli.play",
    "tabletop_tui.cli.sit",
    "tabletop_tui.plain.table",
    "tabletop_tui.bots.worker",
    "textual.scrollbar",
    "multiprocessing.resource_tracker",
    "concurrent.futures.thread",
)
"""Modules that the program imports lazily and every guest needs sooner or later."""

MAX_REQUEST_SIZE = 65_536  # bytes
IGNORED_SIGNALS = (signal.SIGHUP, signal.SIGTERM, signal.SIGINT)
"""Signals that are meant for the host; this process exits when its socket is closed."""

STARTUP_FAILED = 70  # exit code of a child whose program never began
COUNTER = struct.Struct("I")
POLL_INTERVAL = 0.2  # seconds: polling interval of the counters of wrong PINs, if there are any

EntryPoint = Callable[[], object]


def main(fd: int, entry_point: str) -> None:
    """Serve until the client closes the socket, then hang up the children."""
    module, _, function = entry_point.partition(":")
    run: EntryPoint = getattr(importlib.import_module(module), function)
    if entry_point == DEFAULT_ENTRY_POINT:
        preload()
    for number in IGNORED_SIGNALS:
        signal.signal(number, signal.SIG_IGN)
    freeze_gc()
    ForkServer(socket.socket(fileno=fd), run).serve()


def preload() -> None:
    """Import what guests need, and draw a table of every game, which saves every guest the time."""
    for name in PRELOADED_MODULES:
        importlib.import_module(name)
    importlib.import_module("tabletop_tui.tui.warm_up").warm()


def freeze_gc() -> None:
    """Hide all loaded objects from the garbage collector: it writes to every object it visits, and
    each write copies a shared page in every child.
    """
    gc.collect()
    gc.freeze()
    gc.collect()  # resets the size against which the garbage of a child is measured


class WrongPinCounters:
    """A counter for each child, in memory shared with it, so that it outlives the child.

    Children beyond the last counter are not counted.
    """

    def __init__(self) -> None:
        self.memory = mmap.mmap(-1, mmap.PAGESIZE)
        self.free = [*range(0, mmap.PAGESIZE, COUNTER.size)]
        self.offsets: dict[int, int] = {}
        self.reported: dict[int, int] = {}

    def attach(self) -> None:
        """In a new child: count every wrong PIN in the counter that `allocate` takes next."""
        if self.free:
            offset = self.free[-1]
            pin_attempts.on_wrong_pin(lambda count: COUNTER.pack_into(self.memory, offset, count))

    def allocate(self, pid: int) -> None:
        """Take a counter for the child that was forked last."""
        if self.free:
            self.offsets[pid] = self.free.pop()

    def new(self, pid: int) -> int:
        """Return the wrong PINs of a child since the last call."""
        if pid not in self.offsets:
            return 0
        (count,) = COUNTER.unpack_from(self.memory, self.offsets[pid])
        before, self.reported[pid] = self.reported.get(pid, 0), int(count)
        return int(count) - before

    def release(self, pid: int) -> None:
        """Free the counter of a child that has exited."""
        offset = self.offsets.pop(pid, None)
        self.reported.pop(pid, None)
        if offset is not None:
            COUNTER.pack_into(self.memory, offset, 0)
            self.free.append(offset)


def shared_pauses() -> tuple[pin_attempts.Pauses, int]:
    """Return the pauses after wrong PINs in memory that all children share, and the descriptor of
    their lock, which children must keep.

    A lock of a byte for each slot: the kernel releases it with the process that holds it.
    """
    memory = mmap.mmap(-1, pin_attempts.SLOTS * pin_attempts.SLOT.size)
    with tempfile.TemporaryFile() as file:
        lock_fd = os.dup(file.fileno())

    @contextlib.contextmanager
    def lock(slot: int) -> Iterator[None]:
        fcntl.lockf(lock_fd, fcntl.LOCK_EX, 1, slot)
        try:
            yield
        finally:
            fcntl.lockf(lock_fd, fcntl.LOCK_UN, 1, slot)

    return pin_attempts.Pauses(memory, lock), lock_fd


class ForkServer:
    """Forks a child that runs *entry_point* for every request that comes over *sock*."""

    def __init__(self, sock: socket.socket, entry_point: EntryPoint) -> None:
        self.sock, self.entry_point = sock, entry_point
        self.children = set[int]()
        self.wrong_pins = WrongPinCounters()
        pauses, self.lock_fd = shared_pauses()
        pin_attempts.share(pauses)
        self.sigchld_fd = create_sigchld_pipe()

    def serve(self) -> None:
        """Handle requests until the client closes its end, then send SIGHUP to the children."""
        assert threading.active_count() == 1, "a process with threads must not fork"
        self.send(ready=os.getpid())
        request_fd = self.sock.fileno()
        while True:
            wait = POLL_INTERVAL if self.wrong_pins.offsets else None
            readable, _, _ = select.select([request_fd, self.sigchld_fd], [], [], wait)
            for pid in self.children:
                self.report_wrong_pins(pid)
            if self.sigchld_fd in readable:
                self.reap()
            if request_fd in readable and not self.handle_request():
                break
        for pid in self.children:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGHUP)

    def handle_request(self) -> bool:
        """Fork the child of the next request; return False at the end of requests."""
        data, tty_fds, _, _ = socket.recv_fds(self.sock, MAX_REQUEST_SIZE, 1)
        for tty_fd in tty_fds:
            request = json.loads(data)
            pid = self.fork(tty_fd, request["argv"], request["env"])
            self.children.add(pid)
            self.wrong_pins.allocate(pid)
            self.send(pid=pid)
        return bool(data)

    def fork(self, tty_fd: int, argv: Sequence[str], env: Mapping[str, str]) -> int:
        """Fork a child at a terminal and return its pid; never returns in the child."""
        try:
            pid = os.fork()
            if pid == 0:
                self.wrong_pins.attach()
                run_child(self.entry_point, tty_fd, argv, env, keep_fd=self.lock_fd)
        finally:
            os.close(tty_fd)
        return pid

    def report_wrong_pins(self, pid: int) -> None:
        """Report the wrong PINs that were typed in a child since the last report."""
        if count := self.wrong_pins.new(pid):
            self.send(wrong=pid, count=count)

    def reap(self) -> None:
        """Wait for the children that have exited, and report each."""
        with contextlib.suppress(BlockingIOError):
            os.read(self.sigchld_fd, MAX_REQUEST_SIZE)
        while self.children:
            pid, status = os.waitpid(-1, os.WNOHANG)
            if pid == 0:
                break
            self.children.discard(pid)
            code = os.waitstatus_to_exitcode(status)
            self.report_wrong_pins(pid)
            self.wrong_pins.release(pid)
            self.send(gone=pid, code=code)

    def send(self, **message: int) -> None:
        """Send the client a line; `serve` notices by itself when the client is gone."""
        with contextlib.suppress(OSError):
            self.sock.sendall(json.dumps(message).encode() + b"\n")


def create_sigchld_pipe() -> int:
    """Return a descriptor that becomes readable when a child exits (the self-pipe trick)."""
    readable, writable = os.pipe()
    os.set_blocking(readable, False)
    os.set_blocking(writable, False)
    signal.signal(signal.SIGCHLD, lambda *_: None)  # an ignored signal writes nothing to the pipe
    signal.set_wakeup_fd(writable, warn_on_full_buffer=False)
    return readable


def run_child(
    entry_point: EntryPoint,
    tty_fd: int,
    argv: Sequence[str],
    env: Mapping[str, str],
    *,
    keep_fd: int,
) -> NoReturn:
    """Run *entry_point* in a child that has just been forked, and exit with its code. Of the
    descriptors of this process it keeps *keep_fd* alone.
    """
    code = STARTUP_FAILED
    try:
        restore_signals()
        set_controlling_tty(tty_fd, keep_fd)
        set_environment(env)
        print_no_source()
        sys.argv = [*argv]
        code = call_entry_point(entry_point)
        with contextlib.suppress(Exception):
            atexit._run_exitfuncs()
        for stream in (sys.stdout, sys.stderr):
            with contextlib.suppress(Exception):
                stream.flush()
    except BaseException as error:
        with contextlib.suppress(BaseException):
            restrict_to(GUEST)
            tell_crash({}, error)
    finally:
        os._exit(code)


def print_no_source() -> None:
    """Keep Python from writing paths and source lines to the terminal, which is that of a guest:
    of exceptions in threads and finalizers, of warnings, and of what libraries log.
    """
    threading.excepthook = lambda _: None
    sys.unraisablehook = lambda _: None
    warnings.simplefilter("ignore")
    logging.lastResort = None


def call_entry_point(entry_point: EntryPoint) -> int:
    """Call the program; return the code that the interpreter would exit with."""
    try:
        result = entry_point()
    except SystemExit as exit_request:
        if exit_request.code is None:
            return 0
        return exit_request.code if isinstance(exit_request.code, int) else 1
    return result if isinstance(result, int) else 0


def restore_signals() -> None:
    """Reset signal handlers to those of a new interpreter."""
    signal.set_wakeup_fd(-1)
    for number in (*IGNORED_SIGNALS, signal.SIGCHLD):
        signal.signal(number, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)


def set_controlling_tty(tty_fd: int, keep_fd: int) -> None:
    """Start a session with *tty_fd* as controlling terminal and standard streams, and close every
    other descriptor but *keep_fd*.
    """
    os.setsid()
    fcntl.ioctl(tty_fd, termios.TIOCSCTTY, 0)
    for standard_fd in (0, 1, 2):
        os.dup2(tty_fd, standard_fd)
    os.closerange(3, keep_fd)
    os.closerange(keep_fd + 1, min(resource.getrlimit(resource.RLIMIT_NOFILE)[0], 4096))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))  # a core dump would contain all hands
    os.umask(0o077)


def set_environment(env: Mapping[str, str]) -> None:
    """Replace the environment, and reopen the standard streams in its encoding."""
    os.environ.clear()
    os.environ.update(env)
    with contextlib.suppress(locale.Error):
        locale.setlocale(locale.LC_ALL, "")
    ctype = env.get("LC_ALL") or env.get("LANG") or "C.UTF-8"
    encoding = "utf-8" if "utf" in ctype.lower() else "ascii"
    for number, name, mode in ((0, "stdin", "r"), (1, "stdout", "w"), (2, "stderr", "w")):
        stream = open(  # noqa: SIM115  (stays open as long as the process)
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
