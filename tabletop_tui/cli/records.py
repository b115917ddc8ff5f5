"""The command `records`: who has won most, by game and by name."""

from __future__ import annotations

import click

from ..play.results.records import records_in_words, table_rows
from ..play.text import say
from .language import command

WIDTH = 80  # cells of a line


@command()
def records() -> int:
    """Show who has won most, by game and by name."""
    plain = click.get_current_context().find_root().params.get("plain")
    from ..store.results import collect

    collected = collect()
    if collected.note:
        click.echo(collected.note, err=True)
    rows = records_in_words(collected.results) if plain else table_rows(collected.results, WIDTH)
    for row in rows or [say("records-none")]:
        click.echo(row)
    return 0
