"""A reverse tunnel: friends reach this machine through a server that both can reach, by the ssh
that is installed here.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import subprocess
import time
from collections.abc import Callable
from dataclasses import dataclass

from ..engine import Complaint
from ..play.text import say
from ..store.atomic_files import printable

PROGRAM = "ssh"
DESTINATION = re.compile(
    r"(?:([A-Za-z0-9_][A-Za-z0-9_.-]*)@)?([A-Za-z0-9][A-Za-z0-9.-]*)(?::(\d{1,5}))?"
)
OPTIONS = (
    "BatchMode=yes",  # it asks nothing: the window belongs to the host
    "ExitOnForwardFailure=yes",
    "ServerAliveInterval=15",
    "ServerAliveCountMax=3",
    "ConnectTimeout=15",
    "ControlPath=none",
    "PermitLocalCommand=no",
    "LogLevel=ERROR",
)
STANDS_AFTER = 5.0  # seconds after which a tunnel that has not ended counts as built
FIRST_PAUSE, LONGEST_PAUSE = 2.0, 120.0  # seconds until it is built again; they double
PROVEN_AFTER = 60.0  # seconds after which the pauses begin anew
RESOLVE_TIMEOUT = 5.0  # seconds for ssh to read its configuration


@dataclass(frozen=True, slots=True)
class Destination:
    """The server of a tunnel: a host, or a name from the configuration of ssh."""

    user: str
    host: str
    port: int = 0

    @property
    def words(self) -> list[str]:
        """What ssh is told. Nothing in it can be an option."""
        port = ["-p", str(self.port)] if self.port else []
        return [*port, "--", f"{self.user}@{self.host}" if self.user else self.host]


def read_destination(text: str) -> Destination:
    """Parse ``user@server`` or ``user@server:port``. Raises Complaint.

    >>> read_destination("anna@example.org:2200")
    Destination(user='anna', host='example.org', port=2200)
    """
    found = DESTINATION.fullmatch(text.strip())
    if found is None or int(found[3] or 0) > 65_535:
        raise Complaint("tunnel-no-server", server=printable(text, 60))
    return Destination(found[1] or "", found[2], int(found[3] or 0))


def public_name(destination: Destination) -> str:
    """Return the name of the server as friends know it, which the configuration of ssh may have
    under another one.
    """
    with contextlib.suppress(OSError, subprocess.SubprocessError):
        done = subprocess.run(
            [PROGRAM, "-G", *destination.words],
            capture_output=True,
            text=True,
            stdin=subprocess.DEVNULL,
            timeout=RESOLVE_TIMEOUT,
            check=True,
        )
        lines = (line for line in done.stdout.splitlines() if line.startswith("hostname "))
        found = next(lines, "").removeprefix("hostname ").strip()
        if found and DESTINATION.fullmatch(found):
            return found
    return destination.host


class Tunnel:
    """Keeps a tunnel from *remote_port* of a server to *port* of this machine."""

    def __init__(
        self,
        destination: Destination,
        port: int,
        remote_port: int,
        log: Callable[[str], None],
    ) -> None:
        self.destination, self.log = destination, log
        self.port, self.remote_port = port, remote_port
        self.stands = False

    def argv(self) -> list[str]:
        """Return the command as a list: no shell reads it."""
        options = [word for option in OPTIONS for word in ("-o", option)]
        ports = f"*:{self.remote_port}:127.0.0.1:{self.port}"
        return [PROGRAM, "-N", "-T", *options, "-R", ports, *self.destination.words]

    async def keep(self) -> None:
        """Build it again and again until cancelled, after pauses that grow while it fails."""
        pause, told = FIRST_PAUSE, ""
        while True:
            begun = time.monotonic()
            why = await self.build()
            stood = time.monotonic() - begun
            pause = FIRST_PAUSE if stood >= PROVEN_AFTER else pause
            if why != told or self.stands:
                self.log(say("tunnel-gone", server=self.destination.host, why=why))
                told = why
            self.stands = False
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def build(self) -> str:
        """Run ssh until it ends, and return why."""
        try:
            process = await asyncio.create_subprocess_exec(
                *self.argv(),
                stdin=asyncio.subprocess.DEVNULL,
                stdout=asyncio.subprocess.DEVNULL,
                stderr=asyncio.subprocess.PIPE,
                start_new_session=True,
            )
        except OSError:
            return say("tunnel-no-ssh")
        assert process.stderr is not None
        said = b""
        telling = asyncio.get_running_loop().create_task(self.tell_once_it_stands())
        try:
            while part := await process.stderr.read(4096):
                said = (said + part)[-4096:]
            await process.wait()
        finally:
            telling.cancel()
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.terminate()
                await process.wait()
        lines = [line.strip() for line in said.decode(errors="replace").splitlines()]
        why = next((line for line in reversed(lines) if line), say("tunnel-ended"))
        return printable(why, 120).rstrip(".")

    async def tell_once_it_stands(self) -> None:
        """Say that it is built, if it has not ended after a moment."""
        await asyncio.sleep(STANDS_AFTER)
        self.stands = True
        self.log(say("tunnel-stands", server=self.destination.host, port=str(self.remote_port)))
