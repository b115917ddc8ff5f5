"""The client of the fork server: starts it, forks children through it, and is notified when
they exit.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from .fork_server import DEFAULT_ENTRY_POINT

STARTUP_TIMEOUT, REPLY_TIMEOUT = 120.0, 30.0
"""Seconds for the fork server to load, some three on a fast machine, and to reply from then on."""


@dataclass(slots=True)
class ChildProcess:
    """A guest's process; *returncode* is known once it has exited. *on_wrong_pins* is called with
    the number of wrong PINs that were typed there since the last call.
    """

    pid: int
    exited: asyncio.Event = field(default_factory=asyncio.Event)
    returncode: int = 0
    on_wrong_pins: Callable[[int], None] = lambda count: None

    def send_signal(self, number: int) -> None:
        """Send a signal, unless it has exited."""
        if not self.exited.is_set():
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, number)

    async def terminate(self, timeout: float = 4.0) -> None:
        """Send SIGHUP, and SIGKILL after *timeout* seconds: every action is saved already."""
        for number in (signal.SIGHUP, signal.SIGKILL):
            self.send_signal(number)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.exited.wait(), timeout)
                return


class ForkServerClient:
    """Talks to the fork server. One that has died is restarted for the next fork."""

    def __init__(self, entry_point: str = DEFAULT_ENTRY_POINT) -> None:
        self.entry_point = entry_point
        self.process: subprocess.Popen[bytes] | None = None
        self.sock: socket.socket | None = None
        self.received = b""
        self.children: dict[int, ChildProcess] = {}
        self.replies: asyncio.Queue[dict[str, int]] = asyncio.Queue()
        self.lock = asyncio.Lock()

    async def start(self) -> int:
        """Start the fork server and return its pid once it is ready. Raises OSError."""
        async with self.lock:
            return await self._start()

    async def _start(self) -> int:
        self._disconnect()
        if self.process is not None:  # it has closed its end of the socket
            self.process.kill()
            self.process.wait()
        ours, theirs = socket.socketpair()
        with ours, theirs:
            self.process = subprocess.Popen(
                [
                    sys.executable,
                    "-P",
                    "-m",
                    f"{__package__}.fork_server",
                    str(theirs.fileno()),
                    self.entry_point,
                ],
                pass_fds=(theirs.fileno(),),
                stdin=subprocess.DEVNULL,
                start_new_session=True,
            )
            self.sock = ours.dup()
        self.sock.setblocking(False)
        self.replies = asyncio.Queue()
        self.received = b""
        asyncio.get_running_loop().add_reader(self.sock, self._on_readable)
        return (await self._reply("ready", STARTUP_TIMEOUT))["ready"]

    async def _reply(self, key: str, timeout: float = REPLY_TIMEOUT) -> dict[str, int]:
        try:
            reply = await asyncio.wait_for(self.replies.get(), timeout)
        except TimeoutError:
            reply = {}
        if key not in reply:
            self._disconnect()
            raise ChildProcessError("host-no-guests")
        return reply

    def _on_readable(self) -> None:
        """Take in replies, and the exits of children."""
        assert self.sock is not None
        try:
            data = self.sock.recv(65_536)
        except BlockingIOError:
            return
        except OSError:
            data = b""
        if not data:
            self._disconnect()
            self.replies.put_nowait({})
            return
        *lines, self.received = (self.received + data).split(b"\n")
        for message in map(json.loads, lines):
            if "gone" in message:
                self._on_exit(message["gone"], message["code"])
            elif "wrong" in message:
                if child := self.children.get(message["wrong"]):
                    child.on_wrong_pins(message["count"])
            else:
                if "pid" in message:  # before its exit can be reported
                    self.children[message["pid"]] = ChildProcess(message["pid"])
                self.replies.put_nowait(message)

    def _on_exit(self, pid: int, returncode: int) -> None:
        child = self.children.pop(pid, None)
        if child is not None:
            child.returncode = returncode
            child.exited.set()

    def _disconnect(self) -> None:
        """Close the socket. The fork server then exits, and its children hang up by themselves."""
        if self.sock is not None:
            asyncio.get_running_loop().remove_reader(self.sock)
            self.sock.close()
            self.sock = None
        for pid in [*self.children]:
            self._on_exit(pid, -signal.SIGHUP)

    async def fork(self, tty_fd: int, argv: Sequence[str], env: Mapping[str, str]) -> ChildProcess:
        """Fork a child at a terminal. Raises OSError."""
        async with self.lock:  # a reply belongs to the request that was sent last
            if self.sock is None:
                await self._start()
            assert self.sock is not None
            request = json.dumps({"argv": [*argv], "env": {**env}}).encode()
            socket.send_fds(self.sock, [request], [tty_fd])
            reply = await self._reply("pid")
        return self.children.get(reply["pid"]) or exited_child(reply["pid"])

    async def close(self) -> None:
        """Terminate the children, then the fork server."""
        await asyncio.gather(*(child.terminate() for child in [*self.children.values()]))
        self._disconnect()
        if self.process is not None:
            process, self.process = self.process, None
            try:
                await asyncio.to_thread(process.wait, 5)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def exited_child(pid: int) -> ChildProcess:
    """Return a child that exited before the reply to its request was read."""
    child = ChildProcess(pid)
    child.exited.set()
    return child
