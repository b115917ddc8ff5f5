"""Output of commands: columns on stdout, a problem as one sentence on stderr."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from typing import IO, Any

import click

from ..cells import cell_len, ljust
from ..store.atomic_files import printable


def say(key: str, /, **facts: Any) -> str:
    """Return a message of the program. Imports the words at the first call."""
    from ..play.text import say

    return say(key, **facts)


def decimal(value: float, form: str = ".1f") -> str:
    """Format a number with the decimal mark of the language."""
    from ..play.text import Words

    return Words().decimal(value, form)


def series(values: Iterable[float], form: str = ".1f") -> str:
    """Format several numbers, separated by semicolons: a comma may be a decimal mark."""
    return "; ".join(decimal(value, form) for value in values)


def points_by_source(game: str, means: Mapping[str, float]) -> str:
    """Format points with the game's names of their sources."""
    return named_means(game, "score", means)


def named_means(game: str, sort: str, means: Mapping[str, float]) -> str:
    """Format numbers with the game's names for things of a *sort*."""
    from ..games import find
    from ..play.text import Words

    words = Words(find(game))
    return "; ".join(
        f"{words.say(f'{sort}-{name}')} {words.decimal(mean, 'g')}" for name, mean in means.items()
    )


class Problem(click.ClickException):
    """A command cannot do what was asked: prints one sentence, and exits with code 1."""

    def show(self, file: IO[Any] | None = None) -> None:
        click.echo(printable(self.format_message(), 500), file=file or sys.stderr)


def columns(rows: Sequence[Sequence[str]]) -> None:
    """Print rows of cells in columns; the last cell of a row may have any length."""
    widths = [
        max(map(cell_len, column)) for column in zip(*(row[:-1] for row in rows), strict=True)
    ]
    for row in rows:
        cells = [ljust(cell, width) for cell, width in zip(row, widths, strict=False)]
        click.echo("  ".join([*cells, row[-1]]).rstrip())
