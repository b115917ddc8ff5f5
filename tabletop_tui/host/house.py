"""The host itself: it listens, lets in who knows the code, and sends everybody home at the end."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import asyncssh

from ..play.names import clean_name
from ..play.text import say, sentence
from ..store.disk import printable
from .access_code import codes_match, generate_code
from .fork_client import ForkServerClient
from .fork_server import DEFAULT_ENTRY_POINT
from .guest import Guest
from .rate_limit import RateLimiter
from .turn_notifier import TurnNotifier

PORT = 2222  # needs no right of root, and is what an ssh beside the first one usually has
LOGIN, ALIVE, MISSED = 30, 15, 3
"""Seconds to come in, seconds between two signs of life, and how many of these may stay out."""

FAREWELL = 2.0  # seconds that guests who are told goodbye have for hanging up
WINDOW = 65_536  # bytes that a line may send ahead: keys
STOP = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


@dataclass(kw_only=True)
class House:
    """What is served to whom. ``words`` are the words of the command line before the guest's own:
    which table, and that it is a guest; ``tell`` gets a sentence for everything that happens, and
    ``on_turn`` is run when a question falls to somebody who is not here.
    """

    key: asyncssh.SSHKey
    words: Sequence[str] = ("sit", "--guest")
    most: int = 20
    address: str = "127.0.0.1"
    port: int = PORT
    entry_point: str = DEFAULT_ENTRY_POINT
    code: str = field(default_factory=generate_code)
    rate_limiter: RateLimiter = field(default_factory=RateLimiter)
    tell: Callable[[str], None] = lambda _: None
    table: Path | None = None
    on_turn: str = ""

    def __post_init__(self) -> None:
        self.fork_server = ForkServerClient(self.entry_point)
        self.turn_notifier = TurnNotifier(self.fork_server, self.on_turn, self.table)
        self.notifier_task: asyncio.Task[None] | None = None
        self.guests: list[Guest] = []
        self.empty = asyncio.Event()
        self.empty.set()
        self.lines: set[asyncssh.SSHServerConnection] = set()
        self.server: asyncssh.SSHAcceptor | None = None
        self.closing = False

    async def open(self) -> None:
        """Warm the game, and let guests come. Raises OSError."""
        await self.fork_server.start()
        self.server = await asyncssh.listen(
            self.address,
            self.port,
            server_factory=lambda: Door(self),
            server_host_keys=[self.key],
            server_version="tabletop-tui",
            public_key_auth=False,
            host_based_auth=False,
            gss_host=None,
            agent_forwarding=False,
            x11_forwarding=False,
            allow_scp=False,
            login_timeout=LOGIN,
            keepalive_interval=ALIVE,
            keepalive_count_max=MISSED,
            encoding=None,
            line_editor=False,
            window=WINDOW,
            reuse_address=True,
        )
        self.port = self.server.get_port()
        if self.on_turn:
            self.notifier_task = asyncio.get_running_loop().create_task(self.turn_notifier.watch())

    async def close(self) -> None:
        """Nobody comes in any more; everybody there is told, and their games end."""
        self.closing = True
        if self.server is not None:
            self.server.close()
        if self.notifier_task is not None:
            self.notifier_task.cancel()
            await self.turn_notifier.close()
        goodbye = say("host-closed")
        await asyncio.gather(*(guest.send_home(goodbye) for guest in [*self.guests]))
        await self.fork_server.close()
        # A client whose line is cut off forgets what it has heard and not shown yet: who is told
        # goodbye hangs up.
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.empty.wait(), FAREWELL)
        for line in [*self.lines]:
            line.close()
        for line in [*self.lines]:
            with contextlib.suppress(TimeoutError, OSError, asyncssh.Error):
                await asyncio.wait_for(line.wait_closed(), 2)
        if self.server is not None:
            await self.server.wait_closed()

    def argv(self, name: str) -> list[str]:
        """The command line of a guest's game."""
        return ["tabletop-tui", *self.words, f"--as={name}"]

    def comes(self, guest: Guest) -> bool:
        """A guest sits down, if there is room for one more."""
        if self.closing or len(self.guests) >= self.most:
            self.tell(say("host-no-room", name=printable(guest.name, 40), most=self.most))
            return False
        self.guests.append(guest)
        self.empty.clear()
        self.tell_of("host-came", guest)
        return True

    def goes(self, guest: Guest) -> None:
        """A guest is gone."""
        if guest in self.guests:
            self.guests.remove(guest)
            if not self.guests:
                self.empty.set()
            self.tell_of("host-went", guest)

    def wrong_pins(self, guest: Guest, count: int) -> None:
        """A guest who has left typed wrong PINs: each counts at the door as a wrong code does."""
        for _ in range(count):
            self.rate_limiter.record_failure(guest.address)
        self.tell_of("host-wrong-pin", guest, count)

    def tell_of(self, what: str, guest: Guest, count: int | None = None) -> None:
        """Tell the owner of a guest, and of how many there are unless another *count* is meant."""
        name, address = printable(guest.name, 40), printable(guest.address, 60)
        there = len(self.guests) if count is None else count
        self.tell(say(what, name=name, address=address, count=there))


class Door(asyncssh.SSHServer):
    """One line, from the knock to the end. Forwarding of every kind is refused by what this class
    does not say.
    """

    def __init__(self, house: House) -> None:
        self.house = house
        self.line: asyncssh.SSHServerConnection | None = None
        self.address = ""
        self.name = ""
        self.outside = self.taken = False
        self.wrong = 0

    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        self.line = conn
        self.address = str((conn.get_extra_info("peername") or ("",))[0])
        self.outside = self.house.rate_limiter.acquire(self.address)
        self.house.lines.add(conn)
        if not self.outside:
            conn.abort()

    def connection_lost(self, _exc: Exception | None) -> None:
        self.comes_in()
        if self.line is not None:
            self.house.lines.discard(self.line)

    def comes_in(self) -> None:
        """It stands at the door no longer."""
        if self.outside:
            self.outside = False
            self.house.rate_limiter.release(self.address)

    def begin_auth(self, username: str) -> bool:
        self.name = username
        if self.line is not None and self.house.rate_limiter.is_blocked(self.address):
            self.line.send_auth_banner(say("host-wait") + "\n")
        return True

    def password_auth_supported(self) -> bool:
        return True

    def kbdint_auth_supported(self) -> bool:
        return True

    def get_kbdint_challenge(
        self, _username: str, _lang: str, _submethods: str
    ) -> tuple[str, str, str, Sequence[tuple[str, bool]]]:
        return "", "", "", [(say("host-code-ask") + " ", False)]

    async def validate_kbdint_response(self, username: str, responses: Sequence[str]) -> bool:
        return len(responses) == 1 and await self.validate_password(username, responses[0])

    async def validate_password(self, username: str, password: str) -> bool:
        """Whether the code is right and the name is one; what is wrong takes a while."""
        rate_limiter = self.house.rate_limiter
        shut = rate_limiter.is_blocked(self.address)
        if not shut and codes_match(password, self.house.code):
            try:
                self.name = clean_name(username)
            except ValueError as no:
                self.tell_guest(sentence(no))
                return False
            return True
        self.wrong += 1
        pause = rate_limiter.record_failure(self.address)
        self.house.tell(
            say(
                "host-wrong-code",
                address=printable(self.address, 60),
                count=rate_limiter.failure_count(self.address),
            )
        )
        await asyncio.sleep(pause)
        if self.wrong >= 3 and self.line is not None:
            self.line.disconnect(asyncssh.DISC_NO_MORE_AUTH_METHODS_AVAILABLE, "")
        return False

    def tell_guest(self, told: str) -> None:
        """Tell somebody at the door why they do not come in."""
        if self.line is not None:
            self.line.send_auth_banner(printable(told, 300) + "\n")

    def auth_completed(self) -> None:
        self.comes_in()

    def session_requested(self) -> Any:
        if self.taken or self.house.closing:  # one terminal a line
            return False
        self.taken = True
        return Guest(self.house, self.name, self.address)


def run(house: House, begins: Callable[[], None], opened: Callable[[House], None]) -> None:
    """Keep a house open until its owner closes it, by ^C or a signal: *begins* is told once these
    are listened for, *opened* when guests may come. Raises OSError.
    """

    async def evening() -> None:
        loop, closed = asyncio.get_running_loop(), asyncio.Event()
        hears = [n for n in STOP if signal.getsignal(n) is not signal.SIG_IGN]  # as under nohup
        for number in hears:
            loop.add_signal_handler(number, closed.set)
        signal.pthread_sigmask(signal.SIG_SETMASK, masked)
        ends = loop.create_task(closed.wait())
        try:
            begins()
            opens = loop.create_task(house.open())
            await asyncio.wait({opens, ends}, return_when=asyncio.FIRST_COMPLETED)
            if closed.is_set():  # which may have ended what was being begun as well
                opens.cancel()
                with contextlib.suppress(asyncio.CancelledError, OSError):
                    await opens
                return
            opens.result()
            opened(house)
            await ends
        finally:
            ends.cancel()
            await house.close()  # whoever presses ^C once more does not cut off the goodbye
            for number in hears:
                loop.remove_signal_handler(number)

    os.umask(0o077)
    # a ^C while the loop is being made would leave half of it behind: it waits for the whole
    masked = signal.pthread_sigmask(signal.SIG_BLOCK, STOP)
    try:
        asyncio.run(evening())
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, masked)
