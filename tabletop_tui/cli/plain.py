"""The way from the command line to plain mode, which is loaded only here."""

from __future__ import annotations

import contextlib
import secrets
import signal
import sys
from typing import TYPE_CHECKING

import click

from .output import Problem, say
from .screen import chosen

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from ..plain.console import Console
    from ..play.table_setup import TableSetup
    from ..store.save_file import SaveFile


def wants_plain() -> bool:
    """Whether to play by lines: because the players said so, or because the terminal can do nothing
    else.
    """
    from ..terminal.probe import probe

    if chosen()["plain"]:
        return True
    terminal = probe()
    if terminal.interactive and not terminal.full_screen:
        click.echo(say("cli-in-plain"))
        return True
    return False


def sit(save_file: SaveFile) -> int:
    """Play at a table by lines, and let the save go afterwards."""
    from ..plain.table import Sitting
    from ..play.rematch import rematch
    from ..play.session import Session
    from ..store.atomic_files import describe_error
    from ..store.save_file import SaveFile
    from ..store.save_folder import unused_path
    from ..store.settings import load_settings

    settings, session = load_settings()[0], Session(save_file.table, save_file)
    sitting = Sitting(session, line_terminal(), picture=settings.maps, moments=settings.moments)
    try:
        code = sitting.run()
    finally:
        session.close()
        keep_picture(settings.maps, sitting.picture)
    if not sitting.again:
        return code
    table = rematch(session.table, secrets.randbits(63))
    try:
        following = SaveFile.create(table, unused_path(table.game.id))
    except OSError as no:
        raise Problem(say("broken-new", why=describe_error(no))) from None
    return sit(following)


def sit_down(
    path: Path,
    names: Sequence[str],
    *,
    take_over: bool = False,
    on_turn: str = "",
    known: bool = False,
) -> int:
    """Sit down at a table with several terminals by lines, or look on; who is *known* types no PIN.
    Raises Problem.
    """
    from ..plain.console import Left
    from ..plain.joining import Turned, come_to
    from ..store.atomic_files import SaveError
    from ..store.session_lock import Held
    from ..store.settings import load_settings
    from .arguments import with_backup

    settings = load_settings()[0]
    try:
        sitting = come_to(
            line_terminal(),
            path,
            names,
            take_over=take_over,
            picture=settings.maps,
            moments=settings.moments,
            on_turn=on_turn,
            known=known,
        )
    except Held as no:
        raise Problem(say("cli-take-over", why=str(no).rstrip("."))) from None
    except SaveError as no:
        raise with_backup(no) from None
    except Turned as no:
        raise Problem(str(no)) from None
    except (Left, KeyboardInterrupt):  # at the question for a PIN
        raise click.Abort from None
    if sitting is None:
        return 1
    keep_picture(settings.maps, sitting.picture)
    return 0


def at_home() -> int:
    """The home menu by lines."""
    from ..plain.home import Home
    from ..store.settings import load_settings

    settings, troubles = load_settings()
    console = line_terminal()
    for sentence in troubles[:1]:
        console.tell(f"* {sentence}")
    home = Home(console, picture=settings.maps, moments=settings.moments)
    try:
        return home.run()
    finally:
        keep_picture(settings.maps, home.picture)


def keep_picture(before: bool, picture: bool) -> None:
    """Put into the settings whether maps are drawn, when the players have changed it; a read-only
    folder does not matter."""
    from ..play.permissions import permissions
    from ..store.settings import keep_settings

    if picture != before and permissions().settings:
        with contextlib.suppress(OSError):
            keep_settings(maps=picture)


def ask_pins(table_setup: TableSetup, names: Sequence[str] | None = None) -> dict[int, str]:
    """The PINs that the people at a table choose, sealed, by place; whoever types nothing has
    none. With *names* only those are here to choose one.
    """
    from ..plain.console import Left
    from ..plain.handover import new_pin
    from ..play import Words
    from ..play.names import same_name

    console, words = line_terminal(), Words()
    people = table_setup.people()
    if len(people) < 2:
        console.tell(words.say("pin-needless"))
        return {}
    if names is not None:
        people = [
            n for n in people if any(same_name(table_setup.name_of(n), name) for name in names)
        ]
    try:
        return {
            n: seal for n in people if (seal := new_pin(console, words, table_setup.name_of(n)))
        }
    except Left:
        raise click.Abort from None


def line_terminal() -> Console:
    """The terminal or the pipe that plain mode talks to; a hang-up ends it like ctrl+c."""
    from ..plain.console import Console
    from ..terminal.probe import probe

    with contextlib.suppress(AttributeError, ValueError):
        sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]
    for sign in ("SIGHUP", "SIGTERM"):
        with contextlib.suppress(AttributeError, ValueError):
            signal.signal(getattr(signal, sign), signal.default_int_handler)
    terminal = probe()
    ascii = chosen()["ascii"] or terminal.glyphs == "ascii"
    return Console(sys.stdin, sys.stdout, ascii=ascii, width=terminal.columns, height=terminal.rows)
