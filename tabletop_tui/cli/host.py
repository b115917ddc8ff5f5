"""The command `host`, which runs the ssh server and needs the optional asyncssh."""

from __future__ import annotations

import errno
import ipaddress
import shlex
import socket
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ..play.text import say, sentence
from ..store.atomic_files import describe_error, printable
from .arguments import find_save
from .language import command
from .output import Problem

if TYPE_CHECKING:
    from ..host.server import SSHServer

EXAMPLE_USERNAME = "anna"  # shown where no file says who plays
MAX_GUESTS = 200  # the most that --guests takes
NO_PORT = {errno.EADDRINUSE: "host-port-used", errno.EACCES: "host-port-refused"}


@command()
@click.argument("file", required=False)
@click.option("--port", type=click.IntRange(1, 65535), default=2222)
@click.option("--listen", metavar="ADDRESS", default="127.0.0.1")
@click.option("--guests", type=click.IntRange(1, MAX_GUESTS), default=20)
@click.option("--on-turn", metavar="ORDER", default="")
def host(file: str | None, port: int, listen: str, guests: int, on_turn: str) -> int:
    """Let friends play over ssh, each at their own terminal."""
    path = None if file is None else find_save(file)
    try:
        from ..host import server
        from ..host.host_key import load_host_key
    except ImportError as error:
        if error.name is None or error.name.partition(".")[0] not in ("asyncssh", "cryptography"):
            raise
        raise Problem(say("cli-no-asyncssh")) from None
    try:
        key = load_host_key()
    except ValueError as error:
        raise Problem(sentence(error)) from None
    except OSError as error:
        raise Problem(say("cli-host-no-key", why=describe_error(error))) from None
    game_args = ["sit", *([] if path is None else [str(path.resolve())]), "--guest"]
    ssh_server = server.SSHServer(
        host_key=key,
        game_args=game_args,
        max_guests=guests,
        address=listen,
        port=port,
        log=log,
        save_path=None if path is None else path.resolve(),
        on_turn=on_turn,
    )
    try:
        server.run(
            ssh_server,
            lambda: click.echo(say("host-opens")),
            lambda started: announce(started, path),
        )
    except ChildProcessError:
        raise Problem(say("host-no-guests")) from None
    except OSError as error:
        where = f"{printable(listen, 60)}:{port}"
        why = say(NO_PORT.get(error.errno or 0, "host-no-address"))
        raise Problem(say("cli-host-no-port", where=where, why=why)) from None
    click.echo(say("host-over"))
    return 0


def log(message: str) -> None:
    """Print a message of the server with the time."""
    click.echo(printable(f"{datetime.now():%H:%M} {message}", 300))


def announce(server: SSHServer, path: Path | None) -> None:
    """Print what guests type to log in."""
    click.echo(say("host-opened", most=server.max_guests))
    click.echo(f"\n    {ssh_command(server, guest_username(path))}\n")
    click.echo(say("host-code", code=server.access_code))
    click.echo(say("host-fingerprint", print=server.host_key.get_fingerprint()))
    click.echo(say("host-alone" if is_loopback(server.address) else "host-stop"))


def ssh_command(server: SSHServer, username: str) -> str:
    """Return the command that logs a guest in."""
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


def guest_username(path: Path | None) -> str:
    """Return a player of a save as a username, one that a shell takes as it is if there is one."""
    from ..store.save_folder import entry

    names = [] if path is None else list(entry(path).seats)
    plain = sorted((name.casefold() for name in names), key=lambda name: shlex.quote(name) != name)
    return next(iter(plain), EXAMPLE_USERNAME)
