"""The command that writes a game's box as a file for its owner, and the check of such a file."""

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
    file = file_of(found)
    packaged = file.packaged
    counts, path = status_counts(packaged.rows()), settings_folder() / f"{found.id}-{OPTION}.json"
    head = [
        say("own-head", game=title(found)),
        "",
        say("own-sure", rows=sum(counts.values()), counts=in_capitals(counts)),
        *(say(f"own-sure-{status.lower()}") for status in statuses(counts)),
        "",
        say("own-do"),
        say("own-check"),
        say("own-play", id=found.id),
        say("own-keep", path=printable(str(path), 300)),
    ]
    click.echo(editable_file(packaged, file.hints, head, Words(found)), nl=False)
    return 0


def file_of(game: Game) -> OwnersFile:
    """What an owner's file may hold in a game. Raises Problem for a game that takes none."""
    if not takes(game):
        raise Problem(Words(game).say("no-components", game=title(game)))
    file: OwnersFile = importlib.import_module(checks(game)).FILE
    return file


def takes(game: Game) -> bool:
    """Whether a game takes a file of components."""
    folder = checks(game).rpartition(".")[0]
    return bool(importlib.util.find_spec(folder) and importlib.util.find_spec(checks(game)))


def checks(game: Game) -> str:
    """The module of a game that says what an owner's file may hold, if it has one."""
    return f"{games.package(game.id)}.components.check"


def in_capitals(counts: Counter[str]) -> str:
    """How many rows have each status, as a file calls them."""
    return ", ".join(f"{status} {counts[status]}" for status in statuses(counts))


def game_of(path: Path) -> Game | None:
    """The game whose components a file holds; None for a save, for what cannot be read, and for a
    pipe, which can be read only once. Raises Problem for what may be either.
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
    takers = [game for game in map(games.find, games.playable()) if takes(game)]
    named = NAMED.match(lined.text, lined.starts.get(("game",), len(lined.text)))
    for meant in (
        lambda game: named is not None and named[1] == game.id,
        lambda game: path.name.startswith(f"{game.id}-{OPTION}"),
        lambda game: not {*sections}.isdisjoint(file_of(game).packaged.sections()),
    ):
        for game in filter(meant, takers):
            return game
    raise Problem(say("cli-neither", name=printable(path.name), path=printable(str(path), 200)))


def check_components(path: Path, game: Game) -> bool:
    """Tell all that is wrong with a file of components, or what it makes of the box; whether
    nothing is wrong.
    """
    from ..components.owned import Reading

    file, name = file_of(game), printable(str(path), 400)
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
            counts=in_capitals(counts),
        )
    )
    return True
