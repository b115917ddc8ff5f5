"""The command `waiting`: which tables wait for whom, for people, shell prompts and scripts."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import TYPE_CHECKING

import click

from .. import games
from ..play.text import Words, say, title
from ..store.atomic_files import printable
from ..store.save_folder import folder
from .language import command
from .output import columns

if TYPE_CHECKING:
    from ..store.waiting import WaitingTable

MINUTE, HOUR, DAY = 60, 3600, 86_400  # seconds


@command()
@click.option("--as", "name", metavar="NAME", default="")
@click.option("--json", "as_json", is_flag=True)
@click.option("--asked", metavar="FILE", default="", hidden=True)
def waiting(name: str, as_json: bool, asked: str) -> int:
    """List the tables that wait for a person; exit with 1 if there is none."""
    from ..store.waiting import waiting as tables

    if asked:
        click.echo(json.dumps(asked_at(Path(asked))))
        return 0
    entries = [*tables(name.strip())]
    if as_json:
        click.echo(json.dumps([facts(one) for one in entries], ensure_ascii=False))
    elif entries:
        head = tuple(say(f"waiting-{what}") for what in ("save", "game", "for"))
        columns(
            [
                head,
                *((one.entry.name, game_title(one.entry.game), waits_for(one)) for one in entries),
            ]
        )
    elif name:
        click.echo(say("waiting-not-you", name=printable(name, 30), folder=str(folder())))
    else:
        click.echo(say("waiting-none", folder=str(folder())))
    return 0 if entries else 1


def facts(one: WaitingTable) -> dict[str, object]:
    """Return a table as JSON."""
    entry = one.entry
    return {
        "save": entry.name,
        "path": str(entry.path),
        "game": entry.game,
        "free": one.free,
        "waits_for": [
            {"seat": asked.seat, "name": asked.name, "since": asked.since or None}
            for asked in one.asked
        ],
    }


def asked_at(path: Path) -> dict[str, object]:
    """Return what a host says of a table to those who are away: the title of its game, and by seat
    what is asked, as everybody may hear it.
    """
    from ..play.remote.asked import asked_of
    from ..store.load import load

    table = load(path).table
    words = Words(table.game, [seat.name for seat in table.seats])
    asked = {seat: asked_of(table, words, (seat,)) for seat in table.deciding()}
    return {"title": title(table.game), "asked": asked}


def game_title(game: str) -> str:
    """Return the title of a game, or its id if it is unknown."""
    return title(games.find(game)) if games.has(game) else game


def waits_for(one: WaitingTable) -> str:
    """Return the people a table waits for, and for how long."""
    people = []
    for asked in one.asked:
        name = printable(asked.name, 30)
        people.append(say("waiting-one", name=name, time=ago(asked.since)) if asked.since else name)
    if one.free:
        people.append(say("waiting-free", count=one.free))
    return ", ".join(people)


def ago(since: float) -> str:
    """Return the time since then in its largest unit."""
    past = max(0, int(time.time() - since))
    for length, what in ((DAY, "days"), (HOUR, "hours")):
        if past >= 2 * length:
            return say(f"waiting-{what}", count=past // length)
    return say("waiting-minutes", count=past // MINUTE)
