"""The command that sits down at a table with several terminals."""

from __future__ import annotations

from typing import Any

import click

from ..play.text import say
from .reading import find_save
from .screen import chosen, no_terminal, show, with_screen
from .speaking import command
from .telling import Problem


@command()
@click.argument("file", required=False)
@click.option("--as", "names", multiple=True, metavar="NAME")
@click.option("--take-over", is_flag=True)
@with_screen
def sit(file: str | None, names: tuple[str, ...], take_over: bool, **_: Any) -> int:
    """Sit down at a table with several terminals, or look on."""
    path = find_save(file)
    needs_screen()
    return show(sit=(path, names, take_over))


def needs_screen() -> None:
    """Raise Problem where there is no screen to sit at."""
    if why := no_terminal():
        raise Problem(say("cli-sit-needs-screen", why=why))
    if chosen()["plain"]:
        raise Problem(say("cli-sit-needs-screen", why="--plain"))
