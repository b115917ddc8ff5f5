"""One guest: a line, and the game in a terminal at the other end of it."""

from __future__ import annotations

import asyncio
import os
import pty
import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

import asyncssh

from ..play.text import say
from .pty_relay import PtyRelay, set_winsize

if TYPE_CHECKING:
    from .fork_client import ChildProcess
    from .house import House

TERM = re.compile(r"[A-Za-z0-9][A-Za-z0-9._+-]{0,39}")
TOLD = {
    "LANG": re.compile(r"[A-Za-z0-9][A-Za-z0-9._@-]{0,39}"),
    "COLORTERM": re.compile(r"[a-z0-9]{1,20}"),
}
"""What a guest's own machine may tell the game, and how that may look."""

HERE = (
    "HOME",
    "PATH",
    "TZ",
    "TABLETOP_HOME",
    "TABLETOP_GAMES",
    "XDG_DATA_HOME",
    "XDG_CONFIG_HOME",
)
"""What the game knows of the host's environment."""

BUFFER = 262_144  # bytes that a line may owe before its game has to wait: a few screens


def environment(term: str, told: Mapping[str, str], here: Mapping[str, str]) -> dict[str, str]:
    """The environment of a guest's game."""
    env = {name: here[name] for name in HERE if name in here}
    env["LANG"] = here.get("LC_ALL") or here.get("LANG") or ""
    if "utf" not in env["LANG"].lower():  # its terminal is another one than the host's
        env["LANG"] = "C.UTF-8"
    env |= {name: told[name] for name, may in TOLD.items() if may.fullmatch(told.get(name, ""))}
    return {**env, "TERM": term if TERM.fullmatch(term) else "dumb", "SSH_CONNECTION": "host"}


class Guest(asyncssh.SSHServerSession[bytes]):
    """What comes over a guest's line. No command is run, whatever it asks for."""

    def __init__(self, house: House, name: str, address: str) -> None:
        self.house, self.name, self.address = house, name, address
        self.line: asyncssh.SSHServerChannel[bytes] | None = None
        self.term = ""
        self.size = (80, 24)
        self.refused = False
        self.relay: PtyRelay | None = None
        self.child: ChildProcess | None = None
        self.task: asyncio.Task[None] | None = None
        self.full = self.over = False

    # -- what may be asked for ---------------------------------------------------------------------

    def connection_made(self, chan: asyncssh.SSHServerChannel[bytes]) -> None:
        self.line = chan
        chan.set_write_buffer_limits(high=BUFFER)

    def pty_requested(
        self, term_type: str, term_size: tuple[int, int, int, int], _modes: Mapping[int, int]
    ) -> bool:
        if self.term:
            return False
        self.term, self.size = term_type or "dumb", term_size[:2]
        return True

    def shell_requested(self) -> bool:
        return True

    def exec_requested(self, _command: str) -> bool:
        self.refused = True  # it is told so in a sentence, and nothing is run
        return True

    def subsystem_requested(self, _subsystem: str) -> bool:
        return False

    def session_started(self) -> None:
        if self.refused or not self.term:
            self.leave(say("host-only-games"), 1)
        else:
            self.task = asyncio.get_running_loop().create_task(self.sit())

    async def sit(self) -> None:
        """Begin the game."""
        assert self.line is not None
        if not self.house.comes(self):
            self.leave(say("host-full"), 1)
            return
        self.line.pause_reading()  # what is typed already waits for the game
        ours, theirs = pty.openpty()
        set_winsize(ours, *self.size)
        env = environment(self.term, variables(self.line), os.environ)
        try:
            self.child = await self.house.fork_server.fork(theirs, self.house.argv(self.name), env)
        except OSError:
            os.close(ours)
            self.leave(say("host-no-guests"), 1)
            return
        finally:
            os.close(theirs)
        self.relay = PtyRelay(ours, self.write_output, self.output_ended, self.set_reading)
        if self.full:
            self.relay.pause_reading()
        self.set_reading(True)
        await self.child.exited.wait()
        if self.child.wrong_pins:
            self.house.wrong_pins(self, self.child.wrong_pins)
        await asyncio.sleep(0)  # its last words
        self.leave("", max(0, self.child.returncode))

    # -- both ways ---------------------------------------------------------------------------------

    def write_output(self, data: bytes) -> None:
        """What the game draws."""
        if self.line is not None and not self.over:
            self.line.write(data)

    def output_ended(self) -> None:
        """The game has let its terminal go; its end is heard of by itself."""

    def set_reading(self, more: bool) -> None:
        """Read on from the line, or let it wait."""
        if self.line is not None and not self.over:
            (self.line.resume_reading if more else self.line.pause_reading)()

    def data_received(self, data: bytes, _datatype: int | None) -> None:
        if self.relay is not None:
            self.relay.write(data)

    def pause_writing(self) -> None:
        self.full = True
        if self.relay is not None:
            self.relay.pause_reading()

    def resume_writing(self) -> None:
        self.full = False
        if self.relay is not None:
            self.relay.resume_reading()

    def terminal_size_changed(self, width: int, height: int, _x: int, _y: int) -> None:
        self.size = width, height
        if self.relay is not None and self.relay.open:
            self.relay.resize(width, height)

    def break_received(self, _msec: int) -> bool:
        return False

    def signal_received(self, _signal: str) -> None:
        """Nobody sends the game signals but the host."""

    def eof_received(self) -> bool:
        """A guest who types no more is gone."""
        return False

    # -- the end -----------------------------------------------------------------------------------

    def leave(self, sentence: str, code: int) -> None:
        """Say a last sentence and close the line."""
        if self.line is None or self.over:
            return
        self.over = True
        if sentence:
            self.line.write(f"{sentence}\r\n".encode())
        self.line.exit(code)

    async def send_home(self, sentence: str) -> None:
        """The host closes: the game ends, and its guest is told why."""
        if self.child is not None:
            self.over, told_why = False, sentence
            if self.task is not None:
                self.task.cancel()
            await self.child.terminate()
            self.leave(told_why, 0)
        else:
            self.leave(sentence, 0)

    def connection_lost(self, _exc: Exception | None) -> None:
        """The line is gone: the game hangs up, whatever it does."""
        self.over, self.line = True, None
        if self.relay is not None:
            self.relay.close()
        self.house.goes(self)


def variables(line: asyncssh.SSHServerChannel[bytes]) -> dict[str, str]:
    """The variables that a guest's machine has sent."""
    return {str(name): str(value) for name, value in line.get_environment().items()}
