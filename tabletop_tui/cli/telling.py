"""How commands speak: columns on stdout, a problem as one sentence on stderr."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import IO, Any

import click

from ..store.disk import printable


def say(key: str, /, **facts: Any) -> str:
    """A message of the program; the words are loaded only here."""
    from ..play.text import say

    return say(key, **facts)


class Problem(click.ClickException):
    """Something that the command cannot do, in one sentence; the exit code is 1."""

    def show(self, file: IO[Any] | None = None) -> None:
        click.echo(printable(self.format_message(), 500), file=file or sys.stderr)


def columns(rows: Sequence[Sequence[str]]) -> None:
    """Print rows of cells under each other; the last cell of a row may be as long as it likes."""
    widths = [max(map(len, column)) for column in zip(*(row[:-1] for row in rows), strict=True)]
    for row in rows:
        cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=False)]
        click.echo("  ".join([*cells, row[-1]]).rstrip())
