"""The command `components`, which writes a game's box as a file that its owner edits, and the check
of such a file.
"""

from __future__ import annotations

import importlib
import importlib.util
import re
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

import click

from .. import games
from ..components.located_json import LocatedJson
from ..components.packaged import status_counts
from ..components.sheet import statuses
from ..components.writing import editable_file
from ..engine import Complaint, Game
from ..play.text import Words, say, sentence, title
from ..store.atomic_files import SMALL, printable
from ..store.player_files import read_text, settings_folder
from .arguments import find_game
from .language import command
from .output import Problem

if TYPE_CHECKING:
    from collections import Counter

    from ..components.owned import OwnersFile

OPTION = "components"
"""The table option that takes the file."""
OF_SAVES = {"rules", "app", "saved", "options", "turn", "log", "state"}
"""Fields of a save that are no section of components."""
NAMED = re.compile(r'"game"\s*:\s*"(\w+)"')


@command("components")
@click.argument("game")
def write(game: str) -> int:
    """Write every row of a game's box, with how sure it is, as a file that an owner edits."""
    found = find_game(game)
    file = owners_file(found)
    packaged = file.packaged
    counts, path = status_counts(packaged.rows()), settings_folder() / f"{found.id}-{OPTION}.json"
    head = [
        say("own-head", game=title(found)),
        "",
        say("own-sure", rows=sum(counts.values()), counts=counts_by_status(counts)),
        *(say(f"own-sure-{status.lower()}") for status in statuses(counts)),
        "",
        say("own-do"),
        say("own-check"),
        say("own-play", id=found.id),
        say("own-keep", path=printable(str(path), 300)),
    ]
    click.echo(editable_file(packaged, file.hints, head, Words(found)), nl=False)
    return 0


def owners_file(game: Game) -> OwnersFile:
    """Return what an owner's file may hold. Raises Problem for a game that takes none."""
    if not takes_file(game):
        raise Problem(Words(game).say("no-components", game=title(game)))
    file: OwnersFile = importlib.import_module(check_module(game)).FILE
    return file


def takes_file(game: Game) -> bool:
    """Return whether a game takes a file of components."""
    folder = check_module(game).rpartition(".")[0]
    return bool(importlib.util.find_spec(folder) and importlib.util.find_spec(check_module(game)))


def check_module(game: Game) -> str:
    """Return the name of the module, if there is one, that defines what an owner's file may
    hold.
    """
    return f"{games.package(game.id)}.components.check"


def counts_by_status(counts: Counter[str]) -> str:
    """Return how many rows have each status, by the names used in the file."""
    return ", ".join(f"{status} {counts[status]}" for status in statuses(counts))


def game_of(path: Path) -> Game | None:
    """Return the game whose components a file holds. None for a save, a file that cannot be read,
    and a pipe, which can be read only once. Raises Problem for an ambiguous file.
    """
    try:
        with open(path, "rb") if path.is_file() else BytesIO() as file:
            data = file.read(SMALL)
    except (OSError, ValueError):
        return None
    if not data.strip():
        return None
    code = "utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig"
    lined = LocatedJson(data.decode(code, errors="replace"))
    sections = [str(way[0]) for way in lined.starts if len(way) == 1]
    if OF_SAVES & {*sections} or sections[:1] == ["format"]:
        return None
    takers = [game for game in map(games.find, games.playable()) if takes_file(game)]
    named = NAMED.match(lined.text, lined.starts.get(("game",), len(lined.text)))
    for meant in (
        lambda game: named is not None and named[1] == game.id,
        lambda game: path.name.startswith(f"{game.id}-{OPTION}"),
        lambda game: not {*sections}.isdisjoint(owners_file(game).packaged.sections()),
    ):
        for game in filter(meant, takers):
            return game
    raise Problem(say("cli-neither", name=printable(path.name), path=printable(str(path), 200)))


def check_components(path: Path, game: Game) -> bool:
    """Print all faults of a file of components, or what it changes; return whether there is
    none.
    """
    from ..components.owned import Reading

    file, name = owners_file(game), printable(str(path), 400)
    try:
        reading = Reading(file, read_text(str(path), OPTION))
    except Complaint as no:
        Problem(sentence(no)).show()
        return False
    faults = reading.faults()
    if faults:
        click.echo(say("check-faults", path=name, count=len(faults), game=title(game)), err=True)
        for fault in faults:
            Problem(sentence(fault)).show()
        return False
    counts = status_counts(reading.rows)
    click.echo(
        say(
            "check-own",
            path=name,
            game=title(game),
            changed=file.packaged.count_changed(reading.rows),
            rows=sum(counts.values()),
            counts=counts_by_status(counts),
        )
    )
    return True
