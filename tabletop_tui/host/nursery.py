"""The host's end of the warmed process: asks it for guests, and hears when they have ended."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from .warmed import PROGRAM

WARMS, PATIENCE = 120.0, 30.0
"""Seconds for the warmed process to be ready, which takes a quick machine some three, and to answer
from then on.
"""


@dataclass(slots=True)
class Child:
    """A guest's process; *wrong* PINs were typed there when it has ended."""

    pid: int
    ended: asyncio.Event = field(default_factory=asyncio.Event)
    code: int = 0
    wrong: int = 0

    def signal(self, number: int) -> None:
        """Tell it something, if it still runs."""
        if not self.ended.is_set():
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, number)

    async def end(self, patience: float = 4.0) -> None:
        """Hang up, and kill it when it does not go: every action of it is saved already."""
        for number in (signal.SIGHUP, signal.SIGKILL):
            self.signal(number)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.ended.wait(), patience)
                return


class Nursery:
    """The warmed process. One that has died is started anew for the next guest."""

    def __init__(self, entry: str = PROGRAM) -> None:
        self.entry = entry
        self.process: subprocess.Popen[bytes] | None = None
        self.line: socket.socket | None = None
        self.received = b""
        self.children: dict[int, Child] = {}
        self.answers: asyncio.Queue[dict[str, int]] = asyncio.Queue()
        self.turn = asyncio.Lock()

    async def start(self) -> int:
        """Have it ready; gives its process number. Raises OSError when it does not come up."""
        async with self.turn:
            return await self._start()

    async def _start(self) -> int:
        self._drop()
        if self.process is not None:  # it has closed its end: whatever it does, it serves nobody
            self.process.kill()
            self.process.wait()
        ours, theirs = socket.socketpair()
        with ours, theirs:
            self.process = subprocess.Popen(
                [
                    sys.executable,
                    "-P",
                    "-m",
                    f"{__package__}.warmed",
                    str(theirs.fileno()),
                    self.entry,
                ],
                pass_fds=(theirs.fileno(),),
                stdin=subprocess.DEVNULL,
                start_new_session=True,
            )
            self.line = ours.dup()
        self.line.setblocking(False)
        self.answers = asyncio.Queue()
        self.received = b""
        asyncio.get_running_loop().add_reader(self.line, self._hear)
        return (await self._answer("ready", WARMS))["ready"]

    async def _answer(self, what: str, patience: float = PATIENCE) -> dict[str, int]:
        try:
            answer = await asyncio.wait_for(self.answers.get(), patience)
        except TimeoutError:
            answer = {}
        if what not in answer:
            self._drop()
            raise ChildProcessError("host-no-guests")
        return answer

    def _hear(self) -> None:
        """What the warmed process tells: an answer, or that a guest has ended."""
        assert self.line is not None
        try:
            data = self.line.recv(65_536)
        except BlockingIOError:
            return
        except OSError:
            data = b""
        if not data:
            self._drop()
            self.answers.put_nowait({})
            return
        *lines, self.received = (self.received + data).split(b"\n")
        for told in map(json.loads, lines):
            if "gone" in told:
                self._gone(told["gone"], told["code"], told["wrong"])
            else:
                if "pid" in told:  # before anything is heard of its end
                    self.children[told["pid"]] = Child(told["pid"])
                self.answers.put_nowait(told)

    def _gone(self, pid: int, code: int, wrong: int = 0) -> None:
        child = self.children.pop(pid, None)
        if child is not None:
            child.code, child.wrong = code, wrong
            child.ended.set()

    def _drop(self) -> None:
        """Forget a warmed process that is gone, or let one go. Its guests hang up by themselves."""
        if self.line is not None:
            asyncio.get_running_loop().remove_reader(self.line)
            self.line.close()
            self.line = None
        for pid in [*self.children]:
            self._gone(pid, -signal.SIGHUP)

    async def guest(self, terminal: int, argv: Sequence[str], env: Mapping[str, str]) -> Child:
        """A guest at the other end of *terminal*. Raises OSError."""
        async with self.turn:  # one at a time: a message and its terminal belong together
            if self.line is None:
                await self._start()
            assert self.line is not None
            wish = json.dumps({"argv": [*argv], "env": {**env}}).encode()
            socket.send_fds(self.line, [wish], [terminal])
            answer = await self._answer("pid")
        return self.children.get(answer["pid"]) or ended(answer["pid"])

    async def close(self) -> None:
        """Let everybody go home."""
        await asyncio.gather(*(child.end() for child in [*self.children.values()]))
        self._drop()
        if self.process is not None:
            process, self.process = self.process, None
            try:
                await asyncio.to_thread(process.wait, 5)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def ended(pid: int) -> Child:
    """A guest whose end was heard before its beginning was asked for."""
    child = Child(pid)
    child.ended.set()
    return child
