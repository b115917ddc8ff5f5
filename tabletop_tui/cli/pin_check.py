"""What a command may tell of a game that is not over: nobody's hand but to its owner."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from ..play import Table
from ..play.replay import is_open
from ..play.seat_dialogues import PinQuestion
from ..play.text import Words, say
from .output import Problem


def played_now(path: Path, table: Table) -> str:
    """Why nobody's hand may be told, as a sentence: others play the game; else ""."""
    from ..store.presence import in_play

    held = in_play(path, table)
    return str(held) if held is not None else ""


def prove(path: Path, table: Table, seat: int) -> None:
    """Let somebody who wants to see what *seat* sees type its PIN, if the game is hidden and it has
    one. Raises Problem where that cannot be, or for wrong ones.
    """
    if why := played_now(path, table):
        raise Problem(say("cli-no-eyes-now", why=why.rstrip(".")))
    seal = table.settings.pins.get(seat, "")
    if is_open(table) or not seal:
        return
    name = table.seats[seat].name
    if not sys.stdin.isatty():
        raise Problem(say("cli-pin-needs-terminal", name=name))
    words = Words(table.game, [one.name for one in table.seats])
    question = PinQuestion(seat, seal)
    while not question.over:
        typed = click.prompt(
            words.say("pin-ask", name=words.name(seat)),
            prompt_suffix=" ",
            hide_input=True,
            err=True,
        )
        if question.try_pin(typed):
            return
        click.echo(words.say("pin-wrong", name=words.name(seat)), err=True)
    raise Problem(say("cli-not-proved", name=name))
