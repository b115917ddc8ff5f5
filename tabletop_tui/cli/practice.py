"""The command `practice`."""

from __future__ import annotations

from typing import Any

import click

from ..engine import Either
from ..play.text import say, title
from .arguments import find_game
from .language import command
from .output import Problem
from .screen import no_terminal, show, with_screen


@command()
@click.argument("game", required=False)
@with_screen
def practice(game: str | None, **_: Any) -> int:
    """Try out the shots of a game at a practice table; nothing is saved."""
    from ..tui.app import practices

    known = practices()
    chosen = find_game(game).id if game is not None else known[0]
    if chosen not in known:
        raise Problem(say("cli-no-practice", game=title(find_game(chosen)), known=Either(known)))
    if no_terminal():
        raise Problem(no_terminal())
    return show(practice=chosen)
