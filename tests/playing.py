"""Tables for tests: random games up to some action."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

from tabletop_tui import games
from tabletop_tui.engine import Game, Luck, apply, over, random_action, to_act
from tabletop_tui.games.skeleton.view.describe import Bid
from tabletop_tui.play import Seat, Table
from tabletop_tui.play.table_settings import TableSettings

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fay")


def seats(count: int) -> list[Seat]:
    """Return so many people."""
    return [Seat(name) for name in NAMES[:count]]


def few(game: Game | str) -> int:
    """Return three players, or the least number for a game that does not seat three."""
    found = games.find(game) if isinstance(game, str) else game
    return 3 if 3 in found.seats else found.seats[0]


def new_table(game: Game | str = "skeleton", count: int = 0, seed: int = 1, **more: Any) -> Table:
    """Return a new game, with the least number of players if *count* is 0."""
    found = games.find(game) if isinstance(game, str) else game
    options = more.pop("options", None)
    return Table.open(found, seats(count or found.seats[0]), seed, options, TableSettings(**more))


def agree(table: Table, **changed: Any) -> None:
    """Change the settings of a table: ``agree(table, timed=True)``."""
    table.settings = replace(table.settings, **changed)


def play_on(table: Table, actions: int, seed: int = 7) -> Table:
    """Play so many random actions, or to the end."""
    luck = Luck(seed)
    for _ in range(actions):
        if table.over:
            break
        who = table.deciding()
        seat = who[luck(len(who))]
        table.play(seat, random_action(table.game, table.state, seat, luck))
    return table


def won() -> Table:
    """Return a game of Goofspiel for two that Anna has won: Ben bids his best card for the prize of
    1.
    """
    table = new_table("skeleton", 2, options={"cards": 3})
    while not table.over:
        prize = table.state.stack[-1].prize
        table.play(0, Bid(prize))
        table.play(1, Bid(prize - 1 or 3))
    return table


def midway(table: Table, actions: int, seed: int = 7) -> Table:
    """Play so many random actions, or half of a shorter game."""
    game, s, luck, length = table.game, table.game.clone(table.state), Luck(seed), 0
    while not over(s) and length < 2 * actions:
        who = to_act(game, s)
        seat = who[luck(len(who))]
        apply(game, s, seat, random_action(game, s, seat, luck))
        length += 1
    return play_on(table, min(actions, length // 2), seed)


@cache
def text_of(game: str, count: int, actions: int, before: int = 0, seed: int = 1) -> bytes:
    """Return a save: *before* actions without a record, then so many with one."""
    from tabletop_tui.store.save import dump

    table = play_on(new_table(game, count, seed), before)
    if before:
        table = Table(table.game, table.state, table.seats, table.options)
    return dump(play_on(table, actions, 8), "2026-01-02T03:04:05+00:00")
