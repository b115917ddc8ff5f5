"""The command `host`, which runs the ssh server and needs the optional asyncssh."""

from __future__ import annotations

import asyncio
import errno
import ipaddress
import os
import shlex
import socket
import sys
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from .. import games
from ..play.remote.remote_seats import PATIENCE
from ..play.text import say, sentence, title
from ..store.atomic_files import describe_error, printable
from ..store.calls.pacing import read_quiet_hours
from ..store.house.data_folder import data_folder
from ..store.house.known_keys import FILE_NAME, KnownKeys
from ..store.save_folder import folder, make_folder
from ..store.settings import load_settings
from .arguments import find_save
from .invitation import Invitation, open_since, show
from .language import command
from .output import Problem
from .play import lay_table, told_in_a_sentence, turn_limit
from .sit import check_address, require_screen

if TYPE_CHECKING:
    from ..host.server import SSHServer

KEEP = "keep"  # the code of the day before, kept in a file
EXAMPLES = ("anna", "ben")  # usernames shown where no file says who plays
MAX_GUESTS = 200  # the most that --guests takes
MAX_TABLES = 1000  # the most that --tables takes
NO_PORT = {errno.EADDRINUSE: "host-port-used", errno.EACCES: "host-port-refused"}


@command()
@click.argument("file", required=False)
@click.option("--new", "game", metavar="GAME", default="")
@click.option("--seats", default="")
@click.option("--set", "settings", multiple=True, metavar="OPTION=VALUE")
@click.option("--patience", type=click.Choice([*PATIENCE]), default="live")
@click.option("--limit", metavar="TIME[:LEVEL]", default="")
@click.option("--days-off", multiple=True, metavar="DAYS")
@click.option("--as", "names", multiple=True, metavar="NAME")
@click.option("--code", default="")
@click.option("--port", type=click.IntRange(1, 65535), default=2222)
@click.option("--listen", metavar="ADDRESS", default="127.0.0.1")
@click.option("--guests", type=click.IntRange(1, MAX_GUESTS), default=20)
@click.option("--tables", type=click.IntRange(0, MAX_TABLES), default=10)
@click.option("--on-turn", metavar="ORDER", default="")
@click.option("--through", metavar="SERVER", default="")
@click.option("--when", metavar="TIME", default="")
@click.option("--copy/--no-copy", default=True)
def host(
    file: str | None,
    game: str,
    seats: str,
    settings: tuple[str, ...],
    patience: str,
    limit: str,
    days_off: tuple[str, ...],
    names: tuple[str, ...],
    code: str,
    port: int,
    listen: str,
    guests: int,
    tables: int,
    on_turn: str,
    through: str,
    when: str,
    copy: bool,
) -> int:
    """Let friends play over ssh, each at their own terminal; with ``--new`` at a new table, with
    ``--as`` together with somebody at this one.
    """
    if bool(game) != bool(seats) or (game and file is not None):
        raise Problem(say("cli-host-new"))
    with told_in_a_sentence():
        limited = turn_limit(limit, days_off)
    if limited is not None and not game:
        raise Problem(say("cli-limit-without-open"))
    path = None if file is None else find_save(file)
    preferences, _ = load_settings()
    for line in (on_turn, *preferences.on_turn.values()):
        check_address(line)
    try:
        from ..host import server
        from ..host.access_code import chosen_code, generate_code, kept_code
        from ..host.host_key import load_host_key
        from ..host.tunnel import read_destination
    except ImportError as error:
        if error.name is None or error.name.partition(".")[0] not in ("asyncssh", "cryptography"):
            raise
        raise Problem(say("cli-no-asyncssh")) from None
    if names:
        require_screen()
    try:
        door = read_destination(through) if through else None
        key, known = load_host_key(), KnownKeys(data_folder() / FILE_NAME)
        known.read()
        if code == KEEP:
            code = kept_code(data_folder())
        else:
            code = chosen_code(code) if code else generate_code()
        make_folder(folder())
    except ValueError as error:
        raise Problem(sentence(error)) from None
    except OSError as error:
        raise Problem(say("cli-host-no-key", why=describe_error(error))) from None
    laid = lay_table(game, seats, settings, patience, limited) if game else path
    window = Window(laid, names, when, copy=copy)
    place = [f"--tables={tables}"] if path is None else [str(path.resolve())]
    ssh_server = server.SSHServer(
        host_key=key,
        game_args=["sit", *place, "--guest"],
        max_guests=guests,
        address=listen,
        port=port,
        access_code=code,
        log=window.log,
        save_path=None if path is None else path.resolve(),
        on_turn=on_turn,
        known_keys=known,
        through=door,
        on_turn_by_name=preferences.on_turn,
        quiet_hours=read_quiet_hours(preferences.quiet_hours),
    )
    try:
        server.run(
            ssh_server,
            lambda: click.echo(say("host-opens")),
            window.announce,
            window.play if names else None,
        )
    except ChildProcessError:
        raise Problem(say("host-no-guests")) from None
    except OSError as error:
        where = f"{printable(listen, 60)}:{port}"
        why = say(NO_PORT.get(error.errno or 0, "host-no-address"))
        raise Problem(say("cli-host-no-port", where=where, why=why)) from None
    click.echo(say("host-over"))
    return 0


class Window:
    """The window of the host: what happens at the door is printed there, and while somebody plays
    in it, it is kept until they have left the table. *path* is that table, None for the hall.
    """

    def __init__(
        self, path: Path | None, names: Sequence[str], when: str = "", *, copy: bool = True
    ) -> None:
        self.path, self.names, self.when, self.copy = path, names, when, copy
        self.kept: list[str] | None = None

    def log(self, message: str) -> None:
        """Print a message of the server with the time, now or later."""
        line = printable(f"{datetime.now():%H:%M} {message}", 300)
        if self.kept is None:
            click.echo(line)
        else:
            self.kept.append(line)

    async def play(self, started: SSHServer) -> None:
        """Let the people of this terminal sit down whenever they press Enter."""
        words = ["-P", "-m", "tabletop_tui", "sit", *self.where(), "--hall"]
        words += [f"--as={name}" for name in self.names]
        names = ", ".join(printable(name, 24) for name in self.names)
        while True:
            click.echo(say("host-sit-down", names=names))
            await pressed_enter()
            self.kept = []
            try:
                await run_here(words)
            finally:
                kept, self.kept = self.kept, None
            for line in kept:
                click.echo(line)
            self.announce(started)

    def announce(self, started: SSHServer) -> None:
        """Print the invitation, into the clipboard as well the first time, and how to end."""
        click.echo(say("host-opened", most=started.max_guests))
        invitation = Invitation(
            ssh_command(started, guest_username(self.path, self.names)),
            started.access_code,
            started.host_key.get_fingerprint(),
            game_of(self.path),
            self.when or open_since(datetime.now()),
        )
        show(invitation, copied=self.copy)
        self.copy = False
        if started.through is not None:
            click.echo(say("host-through", server=started.through.host))
        alone = started.through is None and is_loopback(started.address)
        click.echo(say("host-alone" if alone else "host-stop"))

    def where(self) -> list[str]:
        """Return the table as an argument of a command."""
        return [] if self.path is None else [str(self.path.resolve())]


async def pressed_enter() -> None:
    """Wait for a line on standard input, or its end, which comes with the end of the host."""
    loop, pressed = asyncio.get_running_loop(), asyncio.Event()

    def read() -> None:
        if os.read(0, 1024):
            pressed.set()
        else:
            loop.remove_reader(0)

    loop.add_reader(0, read)
    try:
        await pressed.wait()
    finally:
        loop.remove_reader(0)


async def run_here(words: Sequence[str]) -> None:
    """Run the program in this terminal, and end it with the host."""
    process = await asyncio.create_subprocess_exec(sys.executable, *words)
    try:
        await process.wait()
    finally:
        if process.returncode is None:
            process.terminate()
            await process.wait()


def game_of(path: Path | None) -> str:
    """Return the title of the game of a save, or ""."""
    from ..store.save_folder import entry

    return "" if path is None else title(games.find(entry(path).game))


def ssh_command(server: SSHServer, username: str) -> str:
    """Return the command that logs a guest in."""
    if server.through is not None:
        from ..host.tunnel import public_name

        where = public_name(server.through)
        return f"ssh -p {server.port} {shlex.quote(f'{username}@{where}')}"
    return f"ssh -p {server.port} {shlex.quote(f'{username}@{public_hostname(server.address)}')}"


def is_loopback(address: str) -> bool:
    """Return whether an address can be reached from this machine alone."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return address == "localhost"


def public_hostname(address: str) -> str:
    """Return the name under which guests reach a server that listens at an address."""
    if is_loopback(address):
        return "localhost"
    try:
        unspecified = ipaddress.ip_address(address).is_unspecified
    except ValueError:
        unspecified = not address
    return socket.gethostname() if unspecified else address


def guest_username(path: Path | None, here: Sequence[str]) -> str:
    """Return a person of a save who does not play *here* as a username, one that a shell takes as
    it is if there is one.
    """
    from ..store.save_folder import entry

    head = None if path is None else entry(path).head
    people = [seat.name.casefold() for seat in head.seats if not seat.is_bot] if head else []
    plain = sorted(people, key=lambda name: shlex.quote(name) != name)
    away = {name.casefold() for name in here}
    return next((name for name in (*plain, *EXAMPLES) if name not in away), "guest")
