"""A game in its middle, its secrets, and other worlds that differ in nothing but those."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, replace
from functools import cache
from pathlib import Path

from tabletop_tui.engine import Luck
from tabletop_tui.play import Table, Words
from tabletop_tui.play.pins import hash_pin
from tabletop_tui.play.story.narration import story
from tabletop_tui.play.table_settings import TableSettings
from tabletop_tui.store.save import dump
from tabletop_tui.store.session_lock import NOTE, this_session
from tests.playing import new_table, play_on

GAMES = ("cities_and_knights", "ascending_empires", "rise_of_empires", "skeleton")
ACTIONS = {"cities_and_knights": 420, "ascending_empires": 90, "rise_of_empires": 60, "skeleton": 9}
PINS = ("1111", "2222", "3333")
SAVED = "2026-01-02T03:04:05+00:00"


@cache
def played(game: str) -> Table:
    """Return the table that is copied. Cached."""
    return play_on(new_table(game, 3, 3), ACTIONS[game])


def copied(table: Table) -> Table:
    """Return a copy of a table in the same position, with the same log."""
    return replace(
        table,
        state=table.game.clone(table.state),
        seats=[*table.seats],
        log=[*table.log],
        events=[[*events] for events in table.events],
        turns=[*table.turns],
        checkpoints={n: table.game.clone(mark) for n, mark in table.checkpoints.items()},
        used={**table.used},
    )


def middle(game: str, *, pins: bool = True) -> Table:
    """Return a game of Anna, Ben and Cleo in its middle, with a PIN each."""
    table = copied(played(game))
    if pins:
        hashes = {n: hash_pin(pin, "00ff") for n, pin in enumerate(PINS)}
        table.settings = TableSettings(pins=hashes)
    return table


def without_past(table: Table) -> Table:
    """Return the same position without a log."""
    state = table.game.clone(table.state)
    return Table(table.game, state, list(table.seats), dict(table.options), table.settings)


def others(table: Table, seat: int, count: int = 2) -> Iterator[Table]:
    """Return the same position in worlds that *seat* cannot tell from this one: other cards in the
    other hands, and other luck.
    """
    game, s = table.game, table.state
    for seed in range(count):
        other = without_past(table)
        other.state = game.determinize(game.view(s, seat), seat, Luck(seed))
        other.state.rng = s.rng ^ (seed + 1)
        other.checkpoints = {0: game.clone(other.state)}
        yield other


def hidden_sentences(table: Table, viewer: int = -1) -> set[str]:
    """Return the sentences of the story that *viewer* (-1: a passer-by) may not hear."""
    words = Words(table.game, [seat.name for seat in table.seats])
    told = set[str]()
    for seat in range(len(table.seats)):
        told |= {line.text for line in story(table, words, seat)}
    known = {line.text for line in story(table, words, len(table.seats))}
    if viewer >= 0:
        known |= {line.text for line in story(table, words, viewer)}
    return told - known


def put(table: Table, path: Path) -> Path:
    """Write the table as a save."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(dump(table, SAVED))
    return path


def hold(path: Path) -> None:
    """Hold the save as a live session on another host, whose lock cannot be checked here."""
    note = {**asdict(this_session()), "host": "pine", "born": ""}
    path.with_name(path.name + NOTE).write_text(json.dumps(note))


def flat(text: str) -> str:
    """Return a text with one blank between words, however its lines were broken."""
    return " ".join(text.split())
