"""The commands `new`, `resume` and `replay`."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ..engine import Complaint, Either
from ..play.names import clean_name
from ..play.remote.attendance import STAND_IN_LEVEL
from ..play.remote.remote_seats import PATIENCE, TurnLimit
from ..play.remote.seating import Arrival, all_free
from ..play.remote.turn_limit import read_days, read_limit
from ..play.replay import EVERYBODY, first_viewer, is_open, viewers_for
from ..play.seats import LEVELS, read_seats
from ..play.story.transcript import transcript
from ..play.table_setup import TableSetup
from ..play.text import say, sentence
from ..store.atomic_files import SaveError, describe_error, printable
from ..store.last_table import recall_people
from ..store.player_files import kept_texts
from ..store.save_folder import command_name, folder, unused_path
from .arguments import file_options, find_game, find_save, find_seat, read_options, with_backup
from .language import command
from .output import Problem
from .pin_check import in_play_elsewhere, require_pin
from .plain import ask_pins, join_plain, play_plain, wants_plain
from .screen import no_terminal, screen_options, show, with_screen

if TYPE_CHECKING:
    from ..play import Table
    from ..store.save_file import SaveFile


@command()
@click.argument("game")
@click.option("--seats", required=True)
@click.option("--seed", type=click.IntRange(0, (1 << 63) - 1))
@click.option("--set", "settings", multiple=True, metavar="OPTION=VALUE")
@click.option("--clocks", is_flag=True)
@click.option("--pins", is_flag=True)
@click.option("--save", type=click.Path(readable=False, path_type=Path))
@click.option("--open", "remote", is_flag=True)
@click.option("--patience", type=click.Choice([*PATIENCE]), default="live")
@click.option("--limit", metavar="TIME[:LEVEL]", default="")
@click.option("--days-off", multiple=True, metavar="DAYS")
@click.option("--as", "names", multiple=True, metavar="NAME")
@with_screen
def new(
    game: str,
    seats: str,
    seed: int | None,
    settings: tuple[str, ...],
    clocks: bool,
    pins: bool,
    save: Path | None,
    remote: bool,
    patience: str,
    limit: str,
    days_off: tuple[str, ...],
    names: tuple[str, ...],
    **_: Any,
) -> int:
    """Start a game."""
    from ..store.save_file import SaveFile

    if names and not remote:
        raise Problem(say("cli-as-without-open"))
    if (limit or days_off) and not remote:
        raise Problem(say("cli-limit-without-open"))
    with told_in_a_sentence(save):
        table_setup, files = set_up(game, seats, settings, patience if remote else "", clocks)
        if pins:
            ask_pins(table_setup, names if remote else None)
        luck = secrets.randbits(63) if seed is None else seed
        table = table_setup.table(luck, files)
        place = path_for(save, table.game.id)
        if remote:
            place = create_remote(table_setup, table, place, turn_limit(limit, days_off))
        else:
            save_file = SaveFile.create(table, place)
            save_file.note = table_setup.told_fair()
    if remote:
        if told := table_setup.told_fair():
            click.echo(told)
        return join_new(place, names)
    if wants_plain():
        return play_plain(save_file)
    if no_terminal():
        save_file.close()
        where = say("cli-saved-in", path=str(save_file.path))
        click.echo("\n".join(filter(None, (save_file.note, where))))
        return 0
    return play_at(save_file)


@contextlib.contextmanager
def told_in_a_sentence(save: Path | None = None) -> Iterator[None]:
    """Raise Problem for what is wrong with a new game, or with the place where it is saved."""
    from ..store.session_lock import Held

    try:
        yield
    except ValueError as no:
        raise Problem(sentence(no)) from None
    except FileExistsError:
        raise Problem(say("cli-exists", path=printable(str(save), 300))) from None
    except Held as no:
        raise Problem(str(no)) from None
    except OSError as no:
        path = printable(str(save or folder()), 300)
        raise Problem(say("cli-not-saved", path=path, why=describe_error(no))) from None


def set_up(
    game: str, seats: str, settings: Sequence[str], remote: str, clocks: bool = False
) -> tuple[TableSetup, dict[str, str]]:
    """Return what was chosen for a new table, which several terminals share with the patience
    *remote*, and the texts of its files. Raises ValueError with one sentence, or Problem.
    """
    found = find_game(game)
    options, at_table = read_options(found, settings)
    table_setup = TableSetup(found)
    recall_people(table_setup)
    table_setup.set_seats(read_seats(seats))
    table_setup.remote = remote
    if not remote and any(not table_setup.places[n].name for n in table_setup.people()):
        raise Problem(say("cli-unnamed-without-open"))
    table_setup.agree(timed=clocks, **at_table)
    files = {key: str(options.pop(key)) for key in file_options(found) if key in options}
    table_setup.chosen = options
    table_setup.seats()
    return table_setup, {**kept_texts(found), **files}


def turn_limit(text: str, days_off: Sequence[str]) -> TurnLimit | None:
    """Return the turn limit typed as ``24h`` or ``24h:hard``, with its days off; None for "".
    Raises ValueError with one sentence, or Problem for days off without a limit.
    """
    if not text:
        if days_off:
            raise Problem(say("cli-days-without-limit"))
        return None
    length, _, level = text.partition(":")
    if level and level not in LEVELS:
        raise Complaint("wrong-level", known=Either(LEVELS), word=clean_name(level))
    off = tuple(read_days(days) for days in days_off)
    return TurnLimit(read_limit(length), level or STAND_IN_LEVEL, off)


def lay_table(
    game: str, seats: str, settings: Sequence[str], patience: str, limit: TurnLimit | None = None
) -> Path:
    """Save a new game for several terminals with all seats free, and return its path. Raises
    Problem.
    """
    with told_in_a_sentence():
        table_setup, files = set_up(game, seats, settings, patience)
        table = table_setup.table(secrets.randbits(63), files)
        return create_remote(table_setup, table, unused_path(table.game.id), limit)


def create_remote(
    table_setup: TableSetup, table: Table, path: Path, limit: TurnLimit | None = None
) -> Path:
    """Save a new game for several terminals with all seats free, and return its path. Raises what
    :meth:`SaveFile.create` does.
    """
    from ..store.shared_save_file import SharedSaveFile

    opened, patience = table_setup.open_to_all(), PATIENCE[table_setup.remote]
    shared = SharedSaveFile.create(table, path, all_free(table), patience, opened, limit=limit)
    shared.close()
    return shared.path


def join_new(path: Path, names: Sequence[str]) -> int:
    """Say how the players come to a new table, and sit down as *names*."""
    file, name = printable(str(path), 300), printable(command_name(path), 300)
    where = say("cli-open-saved", path=file, name=name)
    if names and wants_plain():
        click.echo(where)
        return join_plain(path, names, known=True)
    if names and not no_terminal():
        return show(sit=Arrival(path, names, known=True))
    click.echo(where)
    return 0


def play_at(save_file: SaveFile) -> int:
    """Open the screen at a table, and close the save afterwards."""
    try:
        return show(save_file=save_file)
    finally:
        save_file.close()


def path_for(save: Path | None, game: str) -> Path:
    """Return the file of a new game. Raises ValueError."""
    if save is None:
        return unused_path(game)
    path = save.expanduser()
    if "\0" in str(path) or not path.name:
        raise Complaint("cli-no-file-name", path=printable(str(save), 300))
    if path.is_dir():
        return unused_path(game, path)
    return path if path.suffix else path.with_name(path.name + ".json")


@command()
@click.argument("file", required=False)
@click.option("--take-over", is_flag=True)
@with_screen
def resume(file: str | None, take_over: bool, **_: Any) -> int:
    """Resume a saved game (the newest, if no FILE is named). Examples and backups are copied
    first.
    """
    from ..store.load import load
    from ..store.save_file import SaveFile
    from ..store.session_lock import Held

    path, plain = find_save(file), wants_plain()
    try:
        if no_terminal() and not plain:
            load(path)
            raise Problem(no_terminal())
        save_file = SaveFile.resume(path, take_over=take_over)
    except SaveError as no:
        raise with_backup(no) from None
    except Held as no:
        if plain:
            raise Problem(say("cli-take-over", why=str(no).rstrip("."))) from None
        return show(save=no.path)
    except OSError as no:
        raise Problem(
            say("cli-cannot-open", name=printable(path.name), why=describe_error(no))
        ) from None
    return play_plain(save_file) if plain else play_at(save_file)


@command()
@click.argument("file", required=False)
@click.option("--seat", metavar="NAME")
@with_screen
def replay(file: str | None, seat: str | None, **_: Any) -> int:
    """Replay a saved game; without a terminal, print its story."""
    from ..store.load import load

    path = find_save(file)
    try:
        table = load(path).table
    except SaveError as no:
        raise with_backup(no) from None
    held = in_play_elsewhere(path, table)
    as_text = bool(no_terminal() or screen_options()["plain"])
    viewer = EVERYBODY if held else first_viewer(table)
    if seat is not None:
        viewer = find_seat(table.seats, seat)
        if viewer not in viewers_for(table):
            raise Problem(say("cli-not-these-eyes", name=table.seats[viewer].name))
        if held or as_text:
            require_pin(path, table, viewer)
    elif as_text and viewer >= 0 and viewer in table.settings.pins and not is_open(table):
        viewer = EVERYBODY  # the reader has named no seat
    if as_text:
        click.echo(transcript(table, viewer), nl=False)
        return 0
    return show(look_on=path) if held else show(replay=table, viewer=viewer)
