"""Programs that are forked like the guests of a host, from a process that has imported the program.
A new interpreter costs more than most tests do with the program.
"""

from __future__ import annotations

import atexit
import json
import os
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
ENTRY = "tests.terminal.apps.read_in:main"
LOOK = 0.005  # seconds between two polls of a program
PATIENCE = 60.0  # seconds for the process that forks, on a busy machine


class Forked:
    """A forked program, with the methods of `subprocess.Popen` that tests use."""

    def __init__(self, parent: Parent, pid: int) -> None:
        self.parent, self.pid = parent, pid
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """Return its exit code once it has ended."""
        if self.returncode is None:
            self.parent.hear(0)
            self.returncode = self.parent.ended.get(self.pid)
        return self.returncode

    def wait(self, timeout: float = PATIENCE) -> int:
        """Wait for its end. Raises TimeoutError."""
        end = time.monotonic() + timeout
        while (code := self.poll()) is None:
            if time.monotonic() > end:
                raise TimeoutError(f"program {self.pid} has not ended")
            time.sleep(LOOK)
        return code

    def send_signal(self, number: int) -> None:
        """Send a signal if it still runs."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        """Send SIGTERM."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """Send SIGKILL."""
        self.send_signal(signal.SIGKILL)


class Parent:
    """The process that forks: one for all tests of a worker."""

    def __init__(self, env: Mapping[str, str]) -> None:
        self.ended: dict[int, int] = {}
        self.received = b""
        self.told: list[dict[str, int]] = []
        self.line, theirs = socket.socketpair()
        with theirs:
            command = [sys.executable, "-P", "-m", "tabletop_tui.host.fork_server"]
            self.process = subprocess.Popen(
                [*command, str(theirs.fileno()), ENTRY],
                pass_fds=(theirs.fileno(),),
                stdin=subprocess.DEVNULL,
                env=env,
                start_new_session=True,
            )
        self.answer("ready")
        atexit.register(self.close)

    def fork(self, terminal: int, argv: Sequence[str], env: Mapping[str, str]) -> Forked:
        """Fork a program at a terminal."""
        wish = json.dumps({"argv": [*argv], "env": {**env}}).encode()
        socket.send_fds(self.line, [wish], [terminal])
        return Forked(self, self.answer("pid"))

    def answer(self, what: str) -> int:
        """Return the reply of the process."""
        end = time.monotonic() + PATIENCE
        while not self.told:
            assert time.monotonic() < end and self.process.poll() is None, "no program is forked"
            self.hear(0.1)
        return self.told.pop(0)[what]

    def hear(self, timeout: float) -> None:
        """Receive messages for at most *timeout* seconds."""
        while select.select([self.line], [], [], timeout)[0]:
            data = self.line.recv(65_536)
            assert data, "the process that forks has ended"
            *lines, self.received = (self.received + data).split(b"\n")
            for told in map(json.loads, lines):
                if "gone" in told:
                    self.ended[told["gone"]] = told["code"]
                else:
                    self.told.append(told)
            timeout = 0

    def close(self) -> None:
        """End the process; remaining programs get a hang-up."""
        self.line.close()
        self.process.wait(PATIENCE)


@cache
def parent(here: int) -> Parent:
    """Return the process that forks for the tests of process *here*."""
    from tests.terminal.pty_harness import environment

    assert here == os.getpid()
    return Parent(environment({}))


def fork(terminal: int, argv: Sequence[str], env: Mapping[str, str]) -> Forked:
    """Fork a program that `read_in` knows at a terminal."""
    return parent(os.getpid()).fork(terminal, argv, env)
