"""What a command may reveal of a game that is not over: the hand of a seat to its owner alone."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from ..play import Table
from ..play.replay import is_open
from ..play.seat_dialogues import PinQuestion
from ..play.text import Words, say
from .output import Problem


def in_play_elsewhere(path: Path, table: Table) -> str:
    """Return why no hand may be revealed: others play the game now; else ""."""
    from ..store.presence import in_play

    held = in_play(path, table)
    return str(held) if held is not None else ""


def require_pin(path: Path, table: Table, seat: int) -> None:
    """Ask for the PIN of *seat* before showing what it sees, if the game is hidden and the seat has
    one. Raises Problem if it cannot be asked, or is wrong.
    """
    if why := in_play_elsewhere(path, table):
        raise Problem(say("cli-no-eyes-now", why=why.rstrip(".")))
    pin_hash = table.settings.pins.get(seat, "")
    if is_open(table) or not pin_hash:
        return
    name = table.seats[seat].name
    if not sys.stdin.isatty():
        raise Problem(say("cli-pin-needs-terminal", name=name))
    words = Words(table.game, [one.name for one in table.seats])
    question = PinQuestion(seat, pin_hash)
    while not question.over:
        typed = click.prompt(
            words.say("pin-ask", name=words.name(seat)),
            prompt_suffix=" ",
            hide_input=True,
            err=True,
        )
        if question.try_pin(typed):
            return
        click.echo(question.refusal(words), err=True)
    raise Problem(say("cli-not-proved", name=name))
