"""A host on loopback, and friends with a real ssh client."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import asyncssh
import pytest
import pytest_asyncio

from tabletop_tui.host.server import SSHServer

ROOT = Path(__file__).parents[2]
GAME = "tests.host.game:main"
PATIENCE = 20.0
KEY = asyncssh.generate_private_key("ssh-ed25519")

Open = Callable[..., Awaitable[SSHServer]]


@pytest_asyncio.fixture
async def open_house(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Open]:
    """Open houses that are closed after the test."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    async with AsyncExitStack() as stack:

        async def opened(**more: Any) -> SSHServer:
            server = SSHServer(host_key=KEY, port=0, **{"entry_point": GAME, **more})
            stack.push_async_callback(server.close)
            await server.start()
            return server

        yield opened


async def connect(
    server: SSHServer, name: str = "anna", **more: Any
) -> asyncssh.SSHClientConnection:
    """A line to the server, with the right code."""
    options: dict[str, Any] = {
        "username": name,
        "password": server.access_code,
        "known_hosts": None,
        "client_keys": None,
        "agent_path": None,
        "config": None,
    }
    return await asyncssh.connect("127.0.0.1", server.port, **{**options, **more})


class Friend:
    """Somebody at a terminal far away."""

    def __init__(
        self, line: asyncssh.SSHClientConnection, terminal: asyncssh.SSHClientProcess[bytes]
    ) -> None:
        self.line, self.terminal = line, terminal

    @classmethod
    async def come(cls, server: SSHServer, name: str = "anna", **more: Any) -> Friend:
        """Log in and ask for a terminal."""
        line = await connect(server, name)
        wanted: dict[str, Any] = {"term_type": "xterm-256color", "term_size": (80, 24)}
        process = await line.create_process(encoding=None, **{**wanted, **more})
        return cls(line, process)

    async def hear(self, what: str) -> Any:
        """Read on to the line that tells *what*."""
        while True:
            told = await asyncio.wait_for(self.terminal.stdout.readline(), PATIENCE)
            assert told, f"the line ended before {what}"
            found = json.loads(told)
            if what in found:
                return found[what]

    async def ask(self, what: str) -> Any:
        """Type a word, and hear what the game says to it."""
        self.terminal.stdin.write(what.encode() + b"\n")
        return await self.hear(what)

    def go(self) -> None:
        """The line breaks."""
        self.line.abort()


async def until(true: Callable[[], object]) -> None:
    """Wait for something to be so."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)
