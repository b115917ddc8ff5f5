"""Servers on the loopback that take calls, and some that behave badly."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread
from typing import Any


@dataclass
class Received:
    """What came in: by webhook the path, the kind and the body, by mail the lines of the dialogue."""

    port: int = 0
    posts: list[tuple[str, str, bytes]] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)

    def url(self, path: str = "/") -> str:
        """Its address."""
        return f"http://127.0.0.1:{self.port}{path}"

    @property
    def json(self) -> dict[str, Any]:
        """The body that came last."""
        found: dict[str, Any] = json.loads(self.posts[-1][2])
        return found


def wait_until(true: Callable[[], object]) -> None:
    """Wait until it is so."""
    end = time.monotonic() + 20
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


@contextmanager
def web(status: int = 200, location: str = "") -> Iterator[Received]:
    """A web server that answers every POST alike."""
    received = Received()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            received.posts.append((self.path, self.headers["Content-Type"], body))
            self.send_response(status)
            if location:
                self.send_header("Location", location)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Print nothing."""

    server = HTTPServer(("127.0.0.1", 0), Handler)
    received.port = server.server_port
    thread = Thread(target=server.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    try:
        yield received
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


@contextmanager
def answering(talk: Callable[[socket.socket, Received], None]) -> Iterator[Received]:
    """A server that talks to the first who connects."""
    received = Received()
    listener = socket.create_server(("127.0.0.1", 0))
    received.port = listener.getsockname()[1]

    def serve() -> None:
        try:
            connection, _ = listener.accept()
        except OSError:
            return
        with connection, suppress(OSError):
            talk(connection, received)

    thread = Thread(target=serve, daemon=True)
    thread.start()
    try:
        yield received
    finally:
        listener.close()
        thread.join(5)


def mailbox(connection: socket.socket, received: Received, extra: str = "") -> None:
    """Take a mail, as a server without TLS does."""
    file = connection.makefile("rwb")

    def say(line: str) -> None:
        file.write(f"{line}\r\n".encode())
        file.flush()

    say("220 loopback")
    while line := file.readline().decode():
        received.lines.append(line.rstrip("\r\n"))
        command = line.split()[0].upper() if line.split() else ""
        if command == "DATA":
            say("354 go on")
            while (text := file.readline().decode()) not in (".\r\n", ""):
                received.lines.append(text.rstrip("\r\n"))
            say("250 taken")
        elif command == "QUIT":
            say("221 bye")
            return
        else:
            say(extra or "250 ok")
