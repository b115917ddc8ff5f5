"""The command that lets friends in: `host`, which needs an extra that others need not install."""

from __future__ import annotations

import ipaddress
import shlex
import socket
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ..play.text import say, sentence
from ..store.disk import printable, trouble
from .reading import find_save
from .speaking import command
from .telling import Problem

if TYPE_CHECKING:
    from ..host.house import House

ANYBODY = "anna"  # who comes to a table whose file is not named
MOST = 200  # guests


@command()
@click.argument("file", required=False)
@click.option("--port", type=click.IntRange(1, 65535), default=2222)
@click.option("--listen", metavar="ADDRESS", default="127.0.0.1")
@click.option("--guests", type=click.IntRange(1, MOST), default=20)
@click.option("--on-turn", metavar="ORDER", default="")
def host(file: str | None, port: int, listen: str, guests: int, on_turn: str) -> int:
    """Let friends play over ssh, each at a terminal of their own."""
    path = None if file is None else find_save(file)
    try:
        from ..host import house
        from ..host.host_key import load_host_key
    except ImportError as no:
        if no.name is None or no.name.partition(".")[0] not in ("asyncssh", "cryptography"):
            raise
        raise Problem(say("cli-no-asyncssh")) from None
    try:
        key = load_host_key()
    except ValueError as no:
        raise Problem(sentence(no)) from None
    except OSError as no:
        raise Problem(say("cli-host-no-key", why=trouble(no))) from None
    words = ["sit", *([] if path is None else [str(path.resolve())]), "--guest"]
    opened = house.House(
        key=key,
        words=words,
        most=guests,
        address=listen,
        port=port,
        tell=tell,
        table=None if path is None else path.resolve(),
        on_turn=on_turn,
    )
    try:
        house.run(opened, lambda: click.echo(say("host-opens")), lambda now: announce(now, path))
    except ChildProcessError:
        raise Problem(say("host-no-guests")) from None
    except OSError as no:
        why = no.strerror or str(no)
        where = f"{printable(listen, 60)}:{port}"
        raise Problem(say("cli-host-no-port", where=where, why=printable(why, 120))) from None
    click.echo(say("host-over"))
    return 0


def tell(what: str) -> None:
    """Tell the owner what happens, with the time."""
    click.echo(printable(f"{datetime.now():%H:%M} {what}", 300))


def announce(house: House, path: Path | None) -> None:
    """Tell the owner what friends must type."""
    click.echo(say("host-opened", most=house.most))
    click.echo(f"\n    {line(house, first_name(path))}\n")
    click.echo(say("host-code", code=house.code))
    click.echo(say("host-fingerprint", print=house.key.get_fingerprint()))
    click.echo(say("host-alone" if loopback(house.address) else "host-stop"))


def line(house: House, name: str) -> str:
    """What a friend types to come in."""
    return f"ssh -p {house.port} {shlex.quote(f'{name}@{known_as(house.address)}')}"


def loopback(address: str) -> bool:
    """Whether only this machine can reach an address."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return address == "localhost"


def known_as(address: str) -> str:
    """What friends call the machine that listens at an address."""
    if loopback(address):
        return "localhost"
    try:
        everywhere = ipaddress.ip_address(address).is_unspecified
    except ValueError:
        everywhere = not address
    return socket.gethostname() if everywhere else address


def first_name(path: Path | None) -> str:
    """The first person at a table, as somebody who may come."""
    from ..store.shelf import entry

    names = [] if path is None else list(entry(path).seats)
    return next((name.casefold() for name in names), ANYBODY)
