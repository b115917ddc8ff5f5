"""The command `film`: a game as a recording that terminals and web pages play."""

from __future__ import annotations

import re
from pathlib import Path

import click

from ..play.replay import ALL_HANDS, EVERYBODY, Replay
from ..play.text import say
from ..store.atomic_files import SaveError, describe_error, printable
from ..store.exports import export
from .arguments import find_save, with_backup
from .language import command
from .output import Problem
from .pin_check import in_play_elsewhere
from .progress import Progress

ENDING = "cast"


@command("film")
@click.argument("file", required=False)
@click.option("--turning", is_flag=True)
@click.option("--from", "first", type=click.IntRange(0))
@click.option("--to", "last", type=click.IntRange(0))
@click.option("--size", default="80x24", metavar="80x24")
@click.option("--output", type=click.Path(readable=False, path_type=Path))
def film(
    file: str | None,
    turning: bool,
    first: int | None,
    last: int | None,
    size: str,
    output: Path | None,
) -> int:
    """Write a game, or what turned it, as an asciicast: as a spectator sees it, and with all hands
    once it is over.
    """
    from ..play.story.turning_points import turning_points
    from ..store.load import load

    path = find_save(file)
    try:
        loaded = load(path)
    except SaveError as no:
        raise with_backup(no) from None
    table = loaded.table
    if loaded.note:
        raise Problem(say("cli-no-way-back"))
    if output is not None and output.exists():
        raise Problem(say("cli-film-exists", path=printable(str(output), 300)))
    open_hands = table.over and not in_play_elsewhere(path, table)
    replay = Replay(table, ALL_HANDS if open_hands else EVERYBODY)
    end = replay.end
    last = end if last is None else min(last, end)
    first = min(first or 0, end)
    if first > last:
        raise Problem(say("cli-film-backwards", first=first, last=last))

    import asyncio

    from ..tui.replay.asciicast import (
        LARGEST,
        SMALLEST,
        asciicast,
        every_moment,
        turning_moments,
    )

    cells = read_size(size, SMALLEST, LARGEST)
    chosen = turning_moments if turning else every_moment
    shown = chosen(first, last, turning_points(replay))
    with Progress(len(shown)) as progress:
        text = asyncio.run(asciicast(table, replay.viewer, shown, cells, progress.show))
    try:
        written = write(text, output, path, table.game.id)
    except FileExistsError:
        raise Problem(say("cli-film-exists", path=printable(str(output), 300))) from None
    except OSError as no:
        raise Problem(say("export-failed", why=describe_error(no))) from None
    click.echo(say("cli-film-done", path=printable(str(written), 400), count=len(shown)))
    return 0


def read_size(text: str, least: tuple[int, int], most: tuple[int, int]) -> tuple[int, int]:
    """Return the columns and rows of a size as it is typed. Raises Problem."""
    match = re.fullmatch(r"(\d{1,4})[xX×](\d{1,4})", text.strip(), re.ASCII)
    found = (int(match[1]), int(match[2])) if match else (0, 0)
    if not all(a <= n <= b for a, n, b in zip(least, found, most, strict=True)):
        raise Problem(
            say(
                "cli-film-size",
                word=printable(text, 30),
                least="x".join(map(str, least)),
                most="x".join(map(str, most)),
            )
        )
    return found


def write(text: str, output: Path | None, save: Path, game: str) -> Path:
    """Write a film where it was asked for, or beside the save, never over a file. Return its path.

    Raises OSError.
    """
    if output is None:
        return export(text, ENDING, save, game.replace("_", "-"))
    with open(output, "x", encoding="utf-8") as file:
        file.write(text)
    return output
