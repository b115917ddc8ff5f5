"""Starts plain mode from the command line. Its modules are imported here at the first use."""

from __future__ import annotations

import contextlib
import os
import secrets
import signal
import sys
from typing import TYPE_CHECKING

import click

from .output import Problem, say
from .screen import screen_options

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from ..plain.console import Console
    from ..play.table_setup import TableSetup
    from ..store.save_file import SaveFile


def wants_plain() -> bool:
    """Return whether to use plain mode: by option, or because the terminal can do nothing else."""
    from ..terminal.probe import probe

    if screen_options()["plain"]:
        return True
    terminal = probe()
    if terminal.interactive and not terminal.full_screen:
        click.echo(say("cli-in-plain"))
        return True
    return False


def play_plain(save_file: SaveFile) -> int:
    """Play at one keyboard in plain mode, and close the save afterwards."""
    from ..plain.table import PlainTable
    from ..play.rematch import next_table
    from ..play.session import Session
    from ..store.atomic_files import describe_error
    from ..store.save_file import SaveFile
    from ..store.save_folder import unused_path
    from ..store.settings import load_settings

    settings, session = load_settings()[0], Session(save_file.table, save_file)
    plain_table = PlainTable(
        session, open_console(), picture=settings.maps, moments=settings.moments
    )
    try:
        code = plain_table.run()
    finally:
        session.close()
        save_picture_setting(settings.maps, plain_table.picture)
    if not plain_table.again:
        return code
    table = next_table(session.table, secrets.randbits(63), same=plain_table.same)
    try:
        following = SaveFile.create(table, unused_path(table.game.id))
    except OSError as no:
        raise Problem(say("broken-new", why=describe_error(no))) from None
    return play_plain(following)


def join_plain(
    path: Path,
    names: Sequence[str],
    *,
    take_over: bool = False,
    on_turn: str = "",
    known: bool = False,
    onlooker: str = "",
) -> int:
    """Sit down at a table with several terminals in plain mode, or look on; people who are *known*
    need no PIN. Those who cannot sit down may look on. Raises Problem.
    """
    from ..plain.console import Quit
    from ..plain.joining import SeatRefused, join_table
    from ..plain.menu import pick
    from ..play import Words
    from ..store.atomic_files import SaveError
    from ..store.session_lock import Held
    from ..store.settings import load_settings
    from .arguments import with_backup

    settings, console, words = load_settings()[0], open_console(), Words()
    try:
        plain_table = join_table(
            console,
            path,
            names,
            take_over=take_over,
            picture=settings.maps,
            moments=settings.moments,
            on_turn=on_turn,
            known=known,
            onlooker=onlooker,
        )
    except Held as no:
        raise Problem(say("cli-take-over", why=str(no).rstrip("."))) from None
    except SaveError as no:
        raise with_backup(no) from None
    except SeatRefused as no:
        if not names or not sys.stdin.isatty():
            raise Problem(str(no)) from None
        console.print(str(no))
        with contextlib.suppress(Quit, KeyboardInterrupt):
            if pick(console, words, [words.say("held-look")], back="held-back"):
                return join_plain(path, ())
        return 1
    except (Quit, KeyboardInterrupt):  # at the question for a PIN
        raise click.Abort from None
    if plain_table is None:
        return 1
    save_picture_setting(settings.maps, plain_table.picture)
    return 0


def hall_plain(names: Sequence[str]) -> int:
    """Let a guest choose a table in plain mode, and play there or watch. Raises Problem."""
    from ..plain.console import Quit
    from ..plain.hall import choose_table

    try:
        path, sits = choose_table(open_console(), names)
    except (Quit, KeyboardInterrupt):
        return 0
    return join_plain(path, names) if sits else join_plain(path, (), onlooker=", ".join(names))


def plain_home() -> int:
    """Run the home menu in plain mode."""
    from ..plain.home import PlainHome
    from ..store.settings import load_settings

    settings, troubles = load_settings()
    console = open_console()
    for sentence in troubles[:1]:
        console.print(f"* {sentence}")
    home = PlainHome(console, picture=settings.maps, moments=settings.moments)
    try:
        return home.run()
    finally:
        save_picture_setting(settings.maps, home.picture)


def save_picture_setting(before: bool, picture: bool) -> None:
    """Save whether maps are drawn, if the players have changed it. A read-only folder is
    ignored.
    """
    from ..play.permissions import permissions
    from ..store.settings import keep_settings

    if picture != before and permissions().settings:
        with contextlib.suppress(OSError):
            keep_settings(maps=picture)


def ask_pins(table_setup: TableSetup, names: Sequence[str] | None = None) -> None:
    """Ask the people at a table for PINs; an empty answer is none. With *names* only those people
    are asked.
    """
    from ..plain.console import Quit
    from ..plain.handover import ask_new_pin
    from ..play import Words
    from ..play.names import same_name
    from ..play.pins import SALT, shortest

    console, words = open_console(), Words()
    people = table_setup.people()
    if len(people) < 2:
        console.print(words.say("pin-needless"))
        return
    if names is not None:
        people = [
            n for n in people if any(same_name(table_setup.name_of(n), name) for name in names)
        ]
    try:
        for n in people:
            least = shortest(remote=bool(table_setup.remote))
            pin = ask_new_pin(console, words, table_setup.name_of(n), least)
            table_setup.set_pin(n, pin, secrets.token_hex(SALT))
    except Quit:
        raise click.Abort from None


def open_console() -> Console:
    """Return the console of the terminal or the pipe. A hang-up ends it like ctrl+c."""
    from ..plain.console import FORM_FEED, Console
    from ..terminal.output_stream import clear_codes
    from ..terminal.probe import probe

    with contextlib.suppress(AttributeError, ValueError):
        sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]
    for sign in ("SIGHUP", "SIGTERM"):
        with contextlib.suppress(AttributeError, ValueError):
            signal.signal(getattr(signal, sign), signal.default_int_handler)
    terminal = probe()
    clear, forget = clear_codes(os.environ) if sys.stdout.isatty() else (FORM_FEED, None)
    ascii = screen_options()["ascii"] or terminal.glyphs == "ascii"
    return Console(
        sys.stdin,
        sys.stdout,
        ascii=ascii,
        width=terminal.columns,
        height=terminal.rows,
        clear=clear,
        forget=forget,
    )
