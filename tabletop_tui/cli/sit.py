"""The command `sit`: sit down at a table with several terminals."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from ..engine import Complaint
from ..play.permissions import GUEST, NAMED_GUEST, restrict_to
from ..play.remote.seating import Arrival, Visit
from ..play.text import say, sentence
from ..store.settings import use_settings_of
from .arguments import find_save
from .language import command
from .output import Problem
from .plain import hall_plain, join_plain, wants_plain
from .screen import no_terminal, show, with_screen


@command()
@click.argument("file", required=False)
@click.option("--as", "names", multiple=True, metavar="NAME")
@click.option("--take-over", is_flag=True)
@click.option("--guest", is_flag=True)
@click.option("--hall", is_flag=True)
@click.option("--key", default="", hidden=True)
@click.option("--tables", type=int, default=0, hidden=True)
@click.option("--on-turn", metavar="ORDER", default="")
@with_screen
def sit(
    file: str | None,
    names: tuple[str, ...],
    take_over: bool,
    guest: bool,
    hall: bool,
    key: str,
    tables: int,
    on_turn: str,
    **_: Any,
) -> int:
    """Sit down at a table with several terminals, or look on."""
    if guest:
        if names:
            use_settings_of(names[0])
        restrict_to(NAMED_GUEST if names else GUEST)
        on_turn = ""
    if hall or (guest and not file):
        visit = Visit(names, key, tables)
        return come_in(visit, None if file is None else find_save(file))
    check_address(on_turn)
    path = find_save(file)
    if wants_plain():
        take_over = take_over and not guest
        return join_plain(path, names, take_over=take_over, on_turn=on_turn)
    require_screen()
    also = {"on_turn": on_turn} if on_turn else {}
    return show(sit=Arrival(path, names, take_over and not guest), **also)


def come_in(visit: Visit, path: Path | None) -> int:
    """Let people into the house: to the table at *path*, else to the one that waits for them, else
    to the hall.
    """
    from ..store.house.hall import table_for, tables

    names = visit.names
    if wants_plain():
        return hall_plain(names) if path is None else join_plain(path, names)
    require_screen()
    if path is None and names and (table := table_for(tables(names))) is not None:
        path = table.path
    at = {} if path is None else {"sit": Arrival(path, names)}
    return show(hall=visit, **at)


def check_address(line: str) -> None:
    """Raise Problem for an address at which nobody can be called."""
    from ..store.calls.address import parse_address

    try:
        parse_address(line)
    except Complaint as error:
        raise Problem(sentence(error)) from None


def require_screen() -> None:
    """Raise Problem if the screen cannot be opened here."""
    if why := no_terminal():
        raise Problem(say("cli-sit-needs-screen", why=why))
