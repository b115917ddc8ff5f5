"""A server on loopback, and asyncssh clients that play a fake game on it."""

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
FAKE_GAME = "tests.host.fake_game:main"
TIMEOUT = 20.0
HOST_KEY = asyncssh.generate_private_key("ssh-ed25519")

StartServer = Callable[..., Awaitable[SSHServer]]


@pytest_asyncio.fixture
async def start_server(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[StartServer]:
    """Start servers that are closed after the test."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    async with AsyncExitStack() as stack:

        async def start(**options: Any) -> SSHServer:
            server = SSHServer(host_key=HOST_KEY, port=0, **{"entry_point": FAKE_GAME, **options})
            stack.push_async_callback(server.close)
            await server.start()
            return server

        yield start


async def connect(
    server: SSHServer, username: str = "anna", **more: Any
) -> asyncssh.SSHClientConnection:
    """Log in with the right code."""
    options: dict[str, Any] = {
        "username": username,
        "password": server.access_code,
        "known_hosts": None,
        "client_keys": None,
        "agent_path": None,
        "config": None,
    }
    return await asyncssh.connect("127.0.0.1", server.port, **{**options, **more})


class Client:
    """A connection with a terminal, and the fake game at the other end."""

    def __init__(
        self,
        connection: asyncssh.SSHClientConnection,
        process: asyncssh.SSHClientProcess[bytes],
    ) -> None:
        self.connection, self.process = connection, process

    @classmethod
    async def connect(cls, server: SSHServer, username: str = "anna", **more: Any) -> Client:
        """Log in and request a terminal."""
        connection = await connect(server, username)
        options: dict[str, Any] = {"term_type": "xterm-256color", "term_size": (80, 24)}
        process = await connection.create_process(encoding=None, **{**options, **more})
        return cls(connection, process)

    async def receive(self, key: str) -> Any:
        """Read up to the line that has *key*, and return its value."""
        while True:
            line = await asyncio.wait_for(self.process.stdout.readline(), TIMEOUT)
            assert line, f"the channel was closed before {key}"
            message = json.loads(line)
            if key in message:
                return message[key]

    async def receive_after(self, key: str) -> Any:
        """Read up to the line that has *key*, after others that are no JSON."""
        while True:
            line = await asyncio.wait_for(self.process.stdout.readline(), TIMEOUT)
            assert line, f"the channel was closed before {key}"
            if line.startswith(b"{") and key in (message := json.loads(line)):
                return message[key]

    async def request(self, key: str) -> Any:
        """Send a word to the game, and return what it answers."""
        self.process.stdin.write(key.encode() + b"\n")
        return await self.receive(key)

    def abort(self) -> None:
        """Drop the connection."""
        self.connection.abort()


async def wait_until(condition: Callable[[], object]) -> None:
    """Poll until the condition is true. Raises TimeoutError."""
    async with asyncio.timeout(TIMEOUT):
        while not condition():
            await asyncio.sleep(0.01)
