"""The commands about saves: `saves`, `check` (also of components), and `transcript`."""

from __future__ import annotations

from pathlib import Path

import click

from .. import games
from ..cells import cell_len, cut_cells
from ..play.replay import EVERYBODY
from ..play.story.transcript import Format, default_viewer, transcript
from ..play.text import Words, say, title
from ..store.atomic_files import SaveError, printable
from ..store.save_folder import SaveEntry, folder, listing, progress
from .arguments import find_game, find_save, find_seat, with_backup
from .language import command
from .output import Problem, columns
from .pin_check import in_play_elsewhere, require_pin

WIDTH = 80  # cells of a line of the list


@command()
def saves() -> int:
    """List the saved games, the newest first."""
    entries = listing()
    if not entries:
        click.echo(say("list-no-saves", folder=str(folder())))
        return 0
    head = tuple(say(f"list-{name}") for name in ("save", "game", "seats", "turn", "when"))
    show_rows([head, *(row_of(e) for e in entries if e.head is not None)])
    for e in entries:
        if e.head is None:
            click.echo(e.trouble)
    return 0


def row_of(entry: SaveEntry) -> tuple[str, ...]:
    """Return the cells of a save."""
    game = games.find(entry.game)
    turn = entry.progress(Words(game))
    return entry.name, title(game), ", ".join(entry.seats), turn, entry.when


def show_rows(rows: list[tuple[str, ...]]) -> None:
    """Print saves in columns, or if these are too wide in two lines each: names are typed again, so
    none is cut.
    """
    if len(rows) < 2:
        return
    widths = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
    if sum(widths) + 2 * (len(widths) - 1) <= WIDTH:
        columns(rows)
        return
    for name, *more, when in rows:
        click.echo(f"{name}  {when}")
        details = " · ".join(cell for cell in more if cell)
        if details:
            click.echo(f"  {cut_cells(details, WIDTH - 3, '…')}")


@command()
@click.argument(
    "files",
    nargs=-1,
    required=True,
    metavar="FILE...",
    type=click.Path(readable=False, path_type=Path),
)
@click.option("--game", metavar="GAME")
@click.option("--day", is_flag=True)
def check(files: tuple[Path, ...], game: str | None, day: bool) -> int:
    """Check files: replay saves, and validate components. Prints one line a file, or a fault."""
    from ..store.load import load
    from .components import check_components, game_of

    if day:
        from .day import check_days

        return check_days(files)

    broken = 0
    for path in files:
        try:
            owner = game_of(path) if game is None else find_game(game)
            if owner is not None:
                broken += not check_components(path, owner)
                continue
            loaded = load(path)
        except Problem as no:
            broken += 1
            no.show()
            continue
        except SaveError as no:
            broken += 1
            with_backup(no).show()
            continue
        table = loaded.table
        number, seat = table.game.current_turn(table.state)
        turn = progress(table.over, number, table.seats[seat].name, Words(table.game))
        way = loaded.note.rstrip(".") if loaded.note else say("list-replayed", count=len(table.log))
        click.echo(
            say(
                "list-check",
                path=printable(str(path), 400),
                way=way,
                game=title(table.game),
                turn=turn,
            )
        )
    return 1 if broken else 0


@command("transcript")
@click.argument("file", required=False)
@click.option("--seat", metavar="NAME")
@click.option("--format", "form", type=click.Choice(["text", "markdown", "html"]), default="text")
def print_transcript(file: str | None, seat: str | None, form: Format) -> int:
    """Print a game in sentences: what all at the table know of it, and everything once it is
    over.
    """
    from ..store.load import load

    path = find_save(file)
    try:
        loaded = load(path)
    except SaveError as no:
        raise with_backup(no) from None
    table = loaded.table
    if seat is None:
        viewer = EVERYBODY if in_play_elsewhere(path, table) else default_viewer(table)
    else:
        viewer = find_seat(table.seats, seat)
        require_pin(path, table, viewer)
    if loaded.note:
        raise Problem(say("cli-no-way-back"))
    click.echo(transcript(table, viewer, form), nl=False)
    return 0
