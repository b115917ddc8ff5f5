"""The way from the command line to plain mode, which is loaded only here."""

from __future__ import annotations

import contextlib
import sys
from typing import TYPE_CHECKING

import click

from .screen import chosen

if TYPE_CHECKING:
    from ..store.keeper import Keeper


def wants_plain() -> bool:
    """Whether to play by lines: because the players said so, or because the terminal can do nothing else."""
    from ..tui.terminal.probe import probe

    if chosen()["plain"]:
        return True
    terminal = probe()
    if terminal.interactive and not terminal.full_screen:
        click.echo("This terminal cannot move its cursor, so the game is played in plain mode.")
        return True
    return False


def sit(keeper: Keeper) -> int:
    """Play at a table by lines, and let the save go afterwards."""
    from ..plain.console import Console
    from ..plain.sitting import Sitting
    from ..tui.session import Session
    from ..tui.terminal.probe import probe

    with contextlib.suppress(AttributeError, ValueError):
        sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]
    terminal = probe()
    ascii = chosen()["ascii"] or terminal.glyphs == "ascii"
    console = Console(sys.stdin, sys.stdout, ascii=ascii, width=terminal.columns, height=terminal.rows)
    session = Session(keeper.table, keeper)
    try:
        return Sitting(session, console).run()
    finally:
        session.close()
