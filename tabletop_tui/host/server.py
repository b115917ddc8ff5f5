"""The ssh server: listens, authenticates guests by their keys or the access code, and shuts down
gracefully.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import math
import os
import signal
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import asyncssh

from ..engine import Complaint
from ..play.names import clean_name
from ..play.text import say, sentence
from ..store.atomic_files import describe_error, printable
from ..store.calls.pacing import QuietHours
from ..store.house.hall import has_table
from ..store.house.known_keys import KnownKey, KnownKeys, read_key
from .access_code import codes_match, generate_code
from .fork_client import ForkServerClient
from .fork_server import DEFAULT_ENTRY_POINT
from .rate_limit import RateLimiter
from .session import GuestSession
from .silent_line import KEEPALIVE_COUNT_MAX, KEEPALIVE_INTERVAL
from .tunnel import Destination, Tunnel
from .turn_notifier import TurnNotifier

DEFAULT_PORT = 2222  # needs no root, and is what a second ssh server usually has
LOGIN_TIMEOUT = 30  # seconds to authenticate

SESSION_TIMEOUT, CODE_TIMEOUT, IDLE_TIMEOUT = 30.0, 90.0, 5.0
"""Seconds from the login to a terminal, or to the right code if it is asked there, and from the end
of the game to the end of the line.
"""

BLOCKED_DELAY = 1.0  # seconds after which a code that is not looked at is refused
MAX_TURNED_AWAY = 100  # connections beyond the limits that are told so; more are closed unheard
SHUTDOWN_TIMEOUT = 2.0  # seconds for clients to hang up before their connections are closed
WINDOW_SIZE = 65_536  # bytes of input that a client may send ahead
STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


@dataclass(kw_only=True)
class SSHServer:
    """Serves the game to guests.

    ``game_args`` are the arguments of the guests' command line before the name, ``log`` gets a
    sentence for every event, ``on_turn`` says where players who are not here are called to their
    turn, for some of them ``on_turn_by_name``, at the save ``save_path`` or at all.
    """

    host_key: asyncssh.SSHKey
    game_args: Sequence[str] = ("sit", "--guest")
    max_guests: int = 20
    address: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    entry_point: str = DEFAULT_ENTRY_POINT
    access_code: str = field(default_factory=generate_code)
    rate_limiter: RateLimiter = field(default_factory=RateLimiter)
    log: Callable[[str], None] = lambda _: None
    save_path: Path | None = None
    on_turn: str = ""
    known_keys: KnownKeys | None = None
    """The keys by which guests are known; without them everybody comes by the code."""
    through: Destination | None = None
    """The server by which friends come, if there is one."""
    on_turn_by_name: Mapping[str, str] = field(default_factory=dict)
    quiet_hours: QuietHours | None = None

    def __post_init__(self) -> None:
        self.fork_server = ForkServerClient(self.entry_point)
        self.turn_notifier = TurnNotifier(
            self.fork_server,
            self.on_turn,
            self.save_path,
            by_name=self.on_turn_by_name,
            quiet=self.quiet_hours,
            log=self.log,
        )
        self.notifier_task: asyncio.Task[None] | None = None
        self.tunnel_task: asyncio.Task[None] | None = None
        self.sessions: list[GuestSession] = []
        self.sessions_ended = asyncio.Event()
        self.sessions_ended.set()
        self.connections: set[asyncssh.SSHServerConnection] = set()
        self.turned_away = 0
        self.acceptor: asyncssh.SSHAcceptor | None = None
        self.closing = False

    async def start(self, on_listening: Callable[[], None] = lambda: None) -> None:
        """Listen, call *on_listening*, then start the fork server: a port in use is told at once.
        Raises OSError.
        """
        self.acceptor = await asyncssh.listen(
            self.address,
            self.port,
            server_factory=lambda: Connection(self),
            server_host_keys=[self.host_key],
            server_version="tabletop-tui",
            public_key_auth=self.known_keys is not None,
            host_based_auth=False,
            gss_host=None,
            agent_forwarding=False,
            x11_forwarding=False,
            allow_scp=False,
            login_timeout=LOGIN_TIMEOUT,
            keepalive_interval=KEEPALIVE_INTERVAL,
            keepalive_count_max=KEEPALIVE_COUNT_MAX,
            encoding=None,
            line_editor=False,
            window=WINDOW_SIZE,
            reuse_address=True,
        )
        self.port = self.acceptor.get_port()
        on_listening()
        await self.fork_server.start()
        if self.through is not None:
            tunnel = Tunnel(self.through, self.port, self.port, self.log)
            self.tunnel_task = asyncio.get_running_loop().create_task(tunnel.keep())
        if self.turn_notifier.is_needed:
            self.notifier_task = asyncio.get_running_loop().create_task(self.turn_notifier.watch())

    async def close(self) -> None:
        """Stop listening, end all games, tell their guests, and close the connections."""
        self.closing = True
        if self.acceptor is not None:
            self.acceptor.close()
        if self.tunnel_task is not None:
            self.tunnel_task.cancel()
            await asyncio.gather(self.tunnel_task, return_exceptions=True)
        if self.notifier_task is not None:
            self.notifier_task.cancel()
            await self.turn_notifier.close()
        goodbye = say("host-closed")
        endings = (session.terminate(goodbye) for session in [*self.sessions])
        await asyncio.gather(*endings, return_exceptions=True)  # one bad line stops no goodbye
        await self.fork_server.close()
        # An ssh client whose connection is closed drops output that it has not shown yet: wait for
        # clients to hang up by themselves first.
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.sessions_ended.wait(), SHUTDOWN_TIMEOUT)
        for connection in [*self.connections]:
            connection.close()
        for connection in [*self.connections]:
            with contextlib.suppress(TimeoutError, OSError, asyncssh.Error):
                await asyncio.wait_for(connection.wait_closed(), 2)
        if self.acceptor is not None:
            await self.acceptor.wait_closed()

    def game_argv(self, username: str, key: KnownKey | None = None) -> list[str]:
        """Return the command line of the game of a guest, who has proved a key or none."""
        by_key = [] if key is None else [f"--key={key.fingerprint}"]
        return ["tabletop-tui", *self.game_args, *by_key, f"--as={username}"]

    def keys_of(self, name: str) -> list[KnownKey]:
        """Return the keys by which a name is known. Raises OSError, or Complaint for a damaged file
        or a name that looks like another one.
        """
        return self.known_keys.of(name) if self.known_keys is not None else []

    def add_session(self, session: GuestSession) -> bool:
        """Register a session; return False if the server is full or closing."""
        if self.closing or len(self.sessions) >= self.max_guests:
            name = printable(session.username, 40)
            self.log(say("host-no-room", name=name, most=self.max_guests))
            return False
        self.sessions.append(session)
        self.sessions_ended.clear()
        self.log_session("host-came", session)
        if not has_table(session.username, self.save_path):
            self.log(say("host-waits", name=printable(session.username, 40)))
        return True

    def remove_session(self, session: GuestSession) -> None:
        """Unregister a session that has ended."""
        if session in self.sessions:
            self.sessions.remove(session)
            if not self.sessions:
                self.sessions_ended.set()
            self.log_session("host-went", session)

    def record_wrong_pins(self, session: GuestSession, count: int) -> None:
        """Count wrong PINs of a session as failed logins of its name and address."""
        for _ in range(count):
            self.rate_limiter.record_failure(session.address, session.username)
        self.log_session("host-wrong-pin", session, count)

    def log_session(self, key: str, session: GuestSession, count: int | None = None) -> None:
        """Log the message *key* about a session, with *count* or else the number of sessions."""
        name, address = printable(session.username, 40), printable(session.address, 60)
        self.log(
            say(
                key,
                name=name,
                address=address,
                count=len(self.sessions) if count is None else count,
            )
        )


class Connection(asyncssh.SSHServer):
    """The callbacks of one connection, whose base class asyncssh names after the server.

    Forwarding of every kind is refused by the defaults of the base class.
    """

    def __init__(self, server: SSHServer) -> None:
        self.server = server
        self.conn: asyncssh.SSHServerConnection | None = None
        self.address = ""
        self.username = ""
        self.waiting = self.turned_away = self.has_session = False
        self.failures = 0
        self.key: KnownKey | None = None
        self.is_new = False
        """Whether the name had no key when it came with this one."""
        self.timer: asyncio.TimerHandle | None = None

    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        self.conn = conn
        self.address = str((conn.get_extra_info("peername") or ("",))[0])
        self.waiting = self.server.rate_limiter.acquire(self.address)
        self.server.connections.add(conn)
        if not self.waiting:
            self.turned_away = self.server.turned_away < MAX_TURNED_AWAY
            self.server.turned_away += self.turned_away
            if not self.turned_away:
                conn.abort()

    def connection_lost(self, _exc: Exception | None) -> None:
        self.release()
        self.server.turned_away -= self.turned_away
        self.turned_away = False
        if self.conn is not None:
            self.server.connections.discard(self.conn)

    def release(self) -> None:
        """Stop counting the connection among those that have no session yet."""
        if self.timer is not None:
            self.timer.cancel()
        if self.waiting:
            self.waiting = False
            self.server.rate_limiter.release(self.address)

    def begin_auth(self, username: str) -> bool:
        self.username = username
        if self.turned_away:
            self.server.log(say("host-turned-away", address=printable(self.address, 60)))
            self.disconnect(asyncssh.DISC_TOO_MANY_CONNECTIONS, say("host-crowd"))
        elif seconds := self.server.rate_limiter.blocked_for(self.address, username):
            banner = say("host-wait", seconds=math.ceil(seconds))
            if self.conn is not None:
                self.conn.send_auth_banner(f"{banner}\n")
        return True

    def disconnect(self, code: int, message: str) -> None:
        """Close the connection, and tell the client why."""
        if self.conn is not None:
            self.conn.disconnect(code, message)

    # asyncssh calls `validate_public_key` when a key is offered, and again before it checks the
    # signature. Only once that is right does it call `auth_completed`, with nothing in between: the
    # key looked at last is the one that was proved. What checks a code drops it.

    def public_key_auth_supported(self) -> bool:
        return True

    def validate_public_key(self, username: str, key: asyncssh.SSHKey) -> bool:
        """Say whether a client may prove this key: one of the name, or any if the name has none.
        A client whose key is refused offers its next one.
        """
        self.key = None
        try:
            name, offered = clean_name(username), known_key(key)
            own = self.server.keys_of(name)
        except (ValueError, OSError) as error:
            self.refuse(error)
            return False
        if own and not any(one.is_same(offered) for one in own):
            return False
        self.username, self.key, self.is_new = name, offered, not own
        return True

    async def claim_key(self) -> str:
        """Make the key that was proved that of the name, unless another one was first. Return why
        the guest cannot come in, or "".
        """
        known, key, name = self.server.known_keys, self.key, self.username
        assert known is not None and key is not None
        try:
            if not await asyncio.to_thread(known.claim, name, key):
                return say("host-by-key", name=name)
        except (ValueError, OSError) as error:
            return self.why_refused(error)
        log = say("host-key-kept", name=printable(name, 40), print=key.fingerprint)
        self.server.log(log)
        return ""

    def password_auth_supported(self) -> bool:
        return True

    def kbdint_auth_supported(self) -> bool:
        return True

    def get_kbdint_challenge(
        self, _username: str, _lang: str, _submethods: str
    ) -> tuple[str, str, str, Sequence[tuple[str, bool]]]:
        before = say("host-code-wrong") if self.failures else ""
        return "", before, "", [(say("host-code-ask") + " ", False)]

    async def validate_kbdint_response(self, username: str, responses: Sequence[str]) -> bool:
        self.key = None
        return len(responses) == 1 and await self.validate_password(username, responses[0])

    async def validate_password(self, username: str, password: str) -> bool:
        """Check the access code, then the name, which must not be known by a key."""
        self.key = None
        if not await self.check_code(username, password):
            return False
        try:
            name = clean_name(username)
            if self.server.keys_of(name):
                raise Complaint("host-by-key", name=name)
        except (ValueError, OSError) as error:
            self.refuse(error)
            return False
        self.username, self.key = name, None
        return True

    async def check_code(self, username: str, typed: str) -> bool:
        """Return whether the code is right; a wrong one is answered after a delay.

        While the login is blocked, no code is checked and none is counted.
        """
        rate_limiter = self.server.rate_limiter
        if rate_limiter.blocked_for(self.address, username):
            await asyncio.sleep(BLOCKED_DELAY)
            self.disconnect_after_failures()
            return False
        if codes_match(typed, self.server.access_code):
            return True
        delay = rate_limiter.record_failure(self.address, username)
        self.server.log(
            say(
                "host-wrong-code",
                address=printable(self.address, 60),
                count=len(rate_limiter.recent_failures(self.address, username)),
            )
        )
        await asyncio.sleep(delay)
        self.disconnect_after_failures()
        return False

    def refuse(self, error: ValueError | OSError) -> None:
        """Tell a client why the login is refused."""
        if self.conn is not None:
            self.conn.send_auth_banner(printable(self.why_refused(error), 300) + "\n")

    def why_refused(self, error: ValueError | OSError) -> str:
        """Return why a login is refused: to a guest without paths, to the owner with all."""
        if isinstance(error, Complaint) and error.key != "keys-damaged":
            return sentence(error)
        why = describe_error(error, reading=True) if isinstance(error, OSError) else sentence(error)
        self.server.log(say("host-keys-unreadable", why=why.rstrip(".")))
        return say("host-keys-closed")

    def disconnect_after_failures(self) -> None:
        """Count a login that was refused; the third closes the connection."""
        self.failures += 1
        if self.failures >= 3:
            self.disconnect(asyncssh.DISC_NO_MORE_AUTH_METHODS_AVAILABLE, "")

    def auth_completed(self) -> None:
        asks = self.key is not None and self.is_new
        self.disconnect_later(CODE_TIMEOUT if asks else SESSION_TIMEOUT)

    def disconnect_later(self, seconds: float) -> None:
        """Close the connection in so many seconds, unless a session starts before."""
        loop = asyncio.get_running_loop()
        self.timer = loop.call_later(
            seconds, self.disconnect, asyncssh.DISC_BY_APPLICATION, say("host-no-session")
        )

    def session_requested(self) -> Any:
        if self.has_session or self.server.closing:  # one session a connection
            return False
        self.has_session = True
        return GuestSession(
            self.server,
            self.username,
            self.address,
            self.release,
            self.session_ended,
            self.key,
            self if self.key is not None and self.is_new else None,
        )

    def session_ended(self) -> None:
        """Close a connection that its client leaves open after the game."""
        self.disconnect_later(IDLE_TIMEOUT)


def known_key(key: asyncssh.SSHKey) -> KnownKey:
    """Return a public key as the file of known keys has it. Raises Complaint."""
    data = base64.b64encode(key.public_data).decode()
    return read_key(f"{key.get_algorithm()} {data}")


def run(
    server: SSHServer,
    on_listening: Callable[[], None],
    on_started: Callable[[SSHServer], None],
    meanwhile: Callable[[SSHServer], Coroutine[Any, Any, None]] | None = None,
) -> None:
    """Run a server until it gets a stop signal.

    *on_listening* is called once the port is its own, with signals handled, and *on_started* once
    guests can play; *meanwhile* runs from then on and is cancelled at the end. Raises OSError.
    """

    async def main() -> None:
        loop, stop = asyncio.get_running_loop(), asyncio.Event()
        # a signal that is ignored stays so, as SIGHUP under nohup
        handled = [n for n in STOP_SIGNALS if signal.getsignal(n) is not signal.SIG_IGN]
        for number in handled:
            loop.add_signal_handler(number, stop.set)
        signal.pthread_sigmask(signal.SIG_SETMASK, previous_mask)
        stopping = loop.create_task(stop.wait())
        beside: asyncio.Task[None] | None = None
        try:
            starting = loop.create_task(server.start(on_listening))
            await asyncio.wait({starting, stopping}, return_when=asyncio.FIRST_COMPLETED)
            if stop.is_set():  # the signal may have reached the fork server as well
                starting.cancel()
                with contextlib.suppress(asyncio.CancelledError, OSError):
                    await starting
                return
            starting.result()
            on_started(server)
            if meanwhile is not None:
                beside = loop.create_task(meanwhile(server))
                await asyncio.wait({beside, stopping}, return_when=asyncio.FIRST_COMPLETED)
            await stopping
        finally:
            stopping.cancel()
            if beside is not None:
                beside.cancel()
                await asyncio.wait({beside})
            await server.close()  # with the handlers in place: a second ^C does not interrupt it
            signal.pthread_sigmask(signal.SIG_BLOCK, STOP_SIGNALS)
            for number in handled:
                loop.remove_signal_handler(number)
                signal.signal(number, signal.SIG_IGN)  # nor does a third one the exit

    os.umask(0o077)
    # blocked until the handlers are in place: a ^C now would leave a loop that is half set up
    previous_mask = signal.pthread_sigmask(signal.SIG_BLOCK, STOP_SIGNALS)
    try:
        asyncio.run(main())
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, previous_mask)
