"""One session: an ssh channel, and the game in a pseudo-terminal behind it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pty
import re
import signal
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Protocol

import asyncssh

from ..play.text import say
from ..store.atomic_files import printable
from ..terminal.output_stream import LEAVE
from .code_prompt import CodePrompt
from .pty_relay import PtyRelay, set_winsize
from .silent_line import gone_silent, keep_open

if TYPE_CHECKING:
    from ..store.house.known_keys import KnownKey
    from .fork_client import ChildProcess, ForkServerClient

TERM = re.compile(r"[A-Za-z0-9][A-Za-z0-9._+-]{0,39}")
ACCEPTED_ENV = {
    "LANG": re.compile(r"[A-Za-z0-9][A-Za-z0-9._@-]{0,39}"),
    "COLORTERM": re.compile(r"[a-z0-9]{1,20}"),
}
"""Variables accepted from the client, as by AcceptEnv of sshd, and the values allowed for each."""

INHERITED_ENV = (
    "HOME",
    "PATH",
    "TZ",
    "TABLETOP_HOME",
    "TABLETOP_GAMES",
    "XDG_DATA_HOME",
    "XDG_CONFIG_HOME",
)
"""Variables that the game inherits from the server."""

WRITE_BUFFER_LIMIT = 262_144  # bytes of unsent output above which the game is paused


def game_environment(
    term: str, client_env: Mapping[str, str], server_env: Mapping[str, str]
) -> dict[str, str]:
    """Return the environment of a guest's game."""
    env = {name: server_env[name] for name in INHERITED_ENV if name in server_env}
    env["LANG"] = server_env.get("LC_ALL") or server_env.get("LANG") or ""
    if "utf" not in env["LANG"].lower():  # the terminal is the guest's, not the server's
        env["LANG"] = "C.UTF-8"
    env |= {
        name: client_env[name]
        for name, allowed in ACCEPTED_ENV.items()
        if allowed.fullmatch(client_env.get(name, ""))
    }
    return {**env, "TERM": term if TERM.fullmatch(term) else "dumb", "SSH_CONNECTION": "host"}


class GameServer(Protocol):
    """What a session uses of its server."""

    fork_server: ForkServerClient

    def game_argv(self, username: str, key: KnownKey | None) -> list[str]:
        """Return the command line of the game of a guest, who has proved a key or none."""

    def add_session(self, session: GuestSession) -> bool:
        """Register a session; return False if the server is full or closing."""

    def remove_session(self, session: GuestSession) -> None:
        """Unregister a session that has ended."""

    def record_wrong_pins(self, session: GuestSession, count: int) -> None:
        """Count the wrong PINs of a session as failed logins of its address."""


class Door(Protocol):
    """What a session asks of its connection, if the guest came with a key that nobody has had."""

    async def check_code(self, username: str, typed: str) -> bool:
        """Return whether the code is right, after a delay if it is wrong."""

    async def claim_key(self) -> str:
        """Make the key that of the name. Return why it cannot be, or ""."""


class GuestSession(asyncssh.SSHServerSession[bytes]):
    """The callbacks of a guest's ssh session. Runs the game, and never a command of the client.

    *key* is the one that the guest has proved, if any. With a *door* the name has had no key so
    far: the guest is asked for the code, and has nothing else before it is right.
    """

    def __init__(
        self,
        server: GameServer,
        username: str,
        address: str,
        on_start: Callable[[], None],
        on_end: Callable[[], None],
        key: KnownKey | None = None,
        door: Door | None = None,
    ) -> None:
        self.server, self.username, self.address = server, username, address
        self.on_start, self.on_end = on_start, on_end
        self.key, self.door = key, door
        self.prompt = CodePrompt(self.write_output)
        self.channel: asyncssh.SSHServerChannel[bytes] | None = None
        self.term = ""
        self.size = (80, 24)
        self.exec_refused = False
        self.relay: PtyRelay | None = None
        self.child: ChildProcess | None = None
        self.task: asyncio.Task[None] | None = None
        self.watch: asyncio.Task[None] | None = None
        self.output_paused = self.exited = self.input_ended = False

    # -- requests ----------------------------------------------------------------------------------

    def connection_made(self, chan: asyncssh.SSHServerChannel[bytes]) -> None:
        self.channel = chan
        chan.set_write_buffer_limits(high=WRITE_BUFFER_LIMIT)

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
        self.exec_refused = True  # accepted only to answer with a sentence
        return True

    def subsystem_requested(self, _subsystem: str) -> bool:
        return False

    def session_started(self) -> None:
        if self.exec_refused or not self.term:
            self.on_start()
            self.exit(say("host-only-games"), 1)
        else:
            self.task = asyncio.get_running_loop().create_task(self.come_in())

    async def come_in(self) -> None:
        """Run the game, once the guest has typed the code if that is asked."""
        if self.door is not None and not await self.ask_code(self.door):
            return
        self.on_start()
        await self.run_game()

    async def ask_code(self, door: Door) -> bool:
        """Ask for the code until it is right, then keep the key with the name. Return False if the
        guest leaves or cannot have the name.
        """
        self.write_line(say("host-new-key", name=self.username))
        while (typed := await self.prompt.ask(say("host-code-ask"))) is not None:
            if await door.check_code(self.username, typed):
                why = await door.claim_key()
                if why:
                    self.exit(why, 1)
                return not why
            self.write_line(say("host-code-wrong"))
        self.exit("", 1)
        return False

    def write_line(self, sentence: str) -> None:
        """Send a line before there is a game."""
        self.write_output(f"{printable(sentence, 300)}\r\n".encode())

    async def run_game(self) -> None:
        """Start the game, wait until it exits, and exit with its code."""
        assert self.channel is not None
        if not self.server.add_session(self):
            self.exit(say("host-full"), 1)
            return
        self.channel.pause_reading()  # input typed already waits for the game
        master_fd, slave_fd = pty.openpty()
        set_winsize(master_fd, *self.size)
        env = game_environment(self.term, client_environment(self.channel), os.environ)
        try:
            self.child = await self.server.fork_server.fork(
                slave_fd, self.server.game_argv(self.username, self.key), env
            )
        except OSError:
            os.close(master_fd)
            self.exit(say("host-no-guests"), 1)
            return
        finally:
            os.close(slave_fd)
        self.child.on_wrong_pins = lambda count: self.server.record_wrong_pins(self, count)
        self.relay = PtyRelay(
            master_fd, self.write_output, self.output_ended, self.set_input_enabled
        )
        if self.output_paused:
            self.relay.pause_reading()
        self.set_input_enabled(True)
        if self.input_ended:
            self.relay.close()
        self.watch = asyncio.get_running_loop().create_task(self.watch_line())
        await self.child.exited.wait()
        await asyncio.sleep(0)  # lets the relay read the last output
        if (code := self.child.returncode) >= 0:
            self.exit("", code)
            return
        self.write_output(LEAVE)  # killed, as for want of memory: it has restored nothing
        hung_up = -code in (signal.SIGHUP, signal.SIGTERM)
        self.exit("" if hung_up else say("crash-guest"), 128 - code)

    async def watch_line(self) -> None:
        """End the game of a guest whose line is silent, and restore the terminal: it reads that
        when it wakes up.
        """
        if self.channel is None:
            return
        connection = self.channel.get_connection()
        await gone_silent(connection)
        self.write_output(LEAVE)
        self.exit(say("host-silent"), 1)
        if self.relay is not None:
            self.relay.close()
        self.server.remove_session(self)
        await keep_open(connection)

    # -- data --------------------------------------------------------------------------------------

    def write_output(self, data: bytes) -> None:
        """Send output of the game to the client."""
        if self.channel is not None and not self.exited:
            with contextlib.suppress(OSError):  # the client has closed its end
                self.channel.write(data)

    def output_ended(self) -> None:
        """Do nothing: `run_game` waits for the exit of the game."""

    def set_input_enabled(self, enabled: bool) -> None:
        """Resume or pause reading from the client."""
        if self.channel is not None and not self.exited:
            (self.channel.resume_reading if enabled else self.channel.pause_reading)()

    def data_received(self, data: bytes, _datatype: int | None) -> None:
        if self.relay is not None:
            self.relay.write(data)
        else:
            self.prompt.feed(data)

    def pause_writing(self) -> None:
        self.output_paused = True
        if self.relay is not None:
            self.relay.pause_reading()

    def resume_writing(self) -> None:
        self.output_paused = False
        if self.relay is not None:
            self.relay.resume_reading()

    def terminal_size_changed(self, width: int, height: int, _x: int, _y: int) -> None:
        self.size = width, height
        if self.relay is not None and self.relay.open:
            self.relay.resize(width, height)

    def break_received(self, _msec: int) -> bool:
        return False

    def signal_received(self, _signal: str) -> None:
        """Ignore signals of the client: only the server sends any to the game."""

    def eof_received(self) -> bool:
        """Hang up the game of a guest whose input has ended: nobody is there any more."""
        self.input_ended = True
        self.prompt.end()
        if self.relay is not None:
            self.relay.end_input()
        return True  # the channel stays open for the exit code

    # -- lifetime ----------------------------------------------------------------------------------

    def exit(self, message: str, code: int) -> None:
        """Send a last message and the exit code, which closes the channel."""
        if self.channel is None or self.exited:
            return
        self.exited = True
        with contextlib.suppress(OSError):
            if message:
                self.channel.write(f"{message}\r\n".encode())
            self.channel.exit(code)

    async def terminate(self, message: str) -> None:
        """End the game, and send the guest the reason."""
        if self.child is not None:
            self.exited, last_message = False, message
            if self.task is not None:
                self.task.cancel()
            await self.child.terminate()
            if self.child.returncode < 0:  # it has restored nothing
                self.write_output(LEAVE)
            self.exit(last_message, 0)
        else:
            self.exit(message, 0)

    def connection_lost(self, _exc: Exception | None) -> None:
        """Hang up the game."""
        self.exited, self.channel = True, None
        if self.watch is not None:
            self.watch.cancel()
        self.prompt.end()
        if self.relay is not None:
            self.relay.close()
        self.server.remove_session(self)
        self.on_end()


def client_environment(channel: asyncssh.SSHServerChannel[bytes]) -> dict[str, str]:
    """Return the variables that the client has sent."""
    return {str(name): str(value) for name, value in channel.get_environment().items()}
