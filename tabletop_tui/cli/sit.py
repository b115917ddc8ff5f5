"""The command `sit`: sit down at a table with several terminals."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from ..play.names import find_name
from ..play.permissions import GUEST, restrict_to
from ..play.remote.seating import Arrival
from ..play.text import say
from ..store.atomic_files import SaveError
from ..store.save_folder import SaveEntry, listing
from .arguments import find_save
from .language import command
from .output import Problem
from .plain import join_plain, wants_plain
from .screen import no_terminal, show, with_screen


@command()
@click.argument("file", required=False)
@click.option("--as", "names", multiple=True, metavar="NAME")
@click.option("--take-over", is_flag=True)
@click.option("--guest", is_flag=True)
@click.option("--on-turn", metavar="ORDER", default="")
@with_screen
def sit(
    file: str | None,
    names: tuple[str, ...],
    take_over: bool,
    guest: bool,
    on_turn: str,
    **_: Any,
) -> int:
    """Sit down at a table with several terminals, or look on."""
    if guest:
        restrict_to(GUEST)
        on_turn = ""
    path = find_save(file) if file or not guest else newest_remote_save(names)
    if wants_plain():
        take_over = take_over and not guest
        return join_plain(path, names, take_over=take_over, on_turn=on_turn)
    require_screen()
    also = {"on_turn": on_turn} if on_turn else {}
    return show(sit=Arrival(path, names, take_over and not guest), **also)


def newest_remote_save(names: Sequence[str]) -> Path:
    """Return the table of a guest who may not name one: the newest of several terminals with a seat
    of that name, else the newest with a seat open to all, else the newest of all. Raises Problem.
    """
    from ..store.load import load

    shared = [e for e in listing() if e.is_own and e.head is not None and e.head.free is not None]
    others: list[Path] = []
    for entry in sorted(shared, key=lambda entry: (not has_seat(entry, names), entry.over)):
        with contextlib.suppress(SaveError):
            load(entry.path)  # a table that cannot be played is none
            if has_seat(entry, names) or (entry.head is not None and entry.head.open_to_all):
                return entry.path
            others.append(entry.path)
    if others:
        return others[0]
    raise Problem(say("cli-nothing-offered"))


def has_seat(entry: SaveEntry, names: Sequence[str]) -> bool:
    """Return whether one of *names* has a seat at a table."""
    return any(find_name(name, entry.seats) >= 0 for name in names)


def require_screen() -> None:
    """Raise Problem if the screen cannot be opened here."""
    if why := no_terminal():
        raise Problem(say("cli-sit-needs-screen", why=why))
