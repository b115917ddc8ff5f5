"""Recorded random games: the positions, offers and events that the contract is tested on."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, fields, is_dataclass
from functools import cache
from typing import Any

import pytest

from tabletop_tui import games
from tabletop_tui.engine import Deal, Game, Hand, Luck, Offer, OneOf, Option, Value, offers
from tabletop_tui.games import faults
from tabletop_tui.play import Table
from tests.playing import new_table, seats

LENGTH = int(os.environ.get("TABLETOP_WALK", "500"))  # most actions of a recorded game
SEEDS = range(1, 1 + int(os.environ.get("TABLETOP_SEEDS", "2")))
EACH_FRAME = int(os.environ.get("TABLETOP_POSITIONS", "2"))  # kept for each kind of frame
SPREAD = 40  # actions from one further position to the next


@dataclass(slots=True)
class Position:
    """A position in a game, after ``n`` actions."""

    n: int
    state: Any


@dataclass(slots=True)
class Walk:
    """A recorded random game. ``faults`` are failed audits, ``without_barrier`` actions that
    should have set the undo barrier.
    """

    table: Table
    positions: list[Position] = field(default_factory=list)
    pool: dict[Any, None] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    without_barrier: list[str] = field(default_factory=list)
    asked: dict[tuple[int, int], list[Offer]] = field(default_factory=dict)
    seen: dict[tuple[int, int], Any] = field(default_factory=dict)

    @property
    def game(self) -> Game:
        """The game that was played."""
        return self.table.game

    def seats(self) -> range:
        """All seats."""
        return range(len(self.table.seats))

    def offers(self, position: Position, seat: int) -> list[Offer]:
        """Return the offers of a seat, cached: kept positions do not change."""
        key = position.n, seat
        if key not in self.asked:
            self.asked[key] = offers(self.game, position.state, seat)
        return self.asked[key]

    def view(self, position: Position, seat: int) -> Any:
        """Return the view of a seat, cached."""
        key = position.n, seat
        if key not in self.seen:
            self.seen[key] = self.game.view(position.state, seat)
        return self.seen[key]


def values(option: Option) -> list[Value]:
    """Return the values of a table option to test: both of a flag, every choice, the default, least
    and greatest number. A file has none but its default.
    """
    if option.shape == "flag":
        return [option.default, not option.default]
    if option.shape == "choice":
        return [option.default, *(one for one in option.choices if one != option.default)]
    if option.shape == "number":
        return list(dict.fromkeys((option.default, option.least, option.most)))
    return [option.default]


def most(game: Game, options: dict[str, Value]) -> int:
    """Return the greatest number of players of such a table, or 0 if it cannot be opened, as some
    choices need a file.
    """
    for count in reversed(game.seats):
        try:
            Table.open(game, seats(count), 1, options)
        except ValueError:
            continue
        return count
    return 0


@cache
def matrix(game_id: str) -> tuple[dict[str, Value], ...]:
    """Return option sets that together contain every value of every option, the defaults first.

    Options change at different rows, so that most pairs of values occur too.
    """
    game = games.find(game_id)
    tried = {option.key: values(option) for option in game.options}
    rows: list[dict[str, Value]] = [{}]
    for n in range(1, max((len(found) for found in tried.values()), default=1)):
        turned = enumerate(tried.items())
        rows.append({key: found[(n + k) % len(found)] for k, (key, found) in turned})
    good = [row for row in rows if most(game, row)]
    met = {(key, row.get(key, tried[key][0])) for row in good for key in tried}
    # Values that occur only in unplayable rows get their own row.
    for key, found in tried.items():
        alone: list[dict[str, Value]] = [{key: value} for value in found if (key, value) not in met]
        good += [row for row in alone if most(game, row)]
    return tuple(good)


@contextmanager
def every_game() -> Iterator[None]:
    """See every installed game, also from outside. All other tests see the games of this
    repository.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv(games.WANTED, raising=False)
        patch.setattr(faults, "_faults", {})
        games.external.cache_clear()
        yield
    games.external.cache_clear()


with every_game():
    GAMES = games.playable()
    COMPLAINTS = games.complaints()
    """What is at fault with games that are installed; one that is left out is not in GAMES."""
    TABLES = [
        (game, count, seed, 0)
        for game in GAMES
        for count in games.find(game).seats
        for seed in SEEDS
    ] + [
        (game, most(games.find(game), matrix(game)[row]), 1, row)
        for game in GAMES
        for row in range(1, len(matrix(game)))
    ]
    """Game, seats, seed, and the row of the matrix of options."""


@cache
def walk(game_id: str, count: int, seed: int, row: int = 0) -> Walk:
    """Play a random game, keep positions of every kind, and check audits and undo barriers."""
    table = new_table(game_id, count, seed, free_undo=True, options=matrix(game_id)[row])
    game, w, luck, kinds = table.game, Walk(table), Luck(seed * 31 + count), Counter[str]()
    for n in range(LENGTH):
        if table.over:
            break
        kind = type(table.state.stack[-1]).__name__
        kinds[kind] += 1
        if kinds[kind] <= EACH_FRAME or n % SPREAD == 0:
            w.positions.append(Position(n, game.clone(table.state)))
        who = table.deciding()
        seat = who[luck(len(who))]
        choices = offers(game, table.state, seat)
        offer = choices[luck(len(choices))]
        action = offer.choices.sample(luck)
        if len(w.pool) < 400:
            w.pool.update(
                dict.fromkeys(
                    offer.choices.actions[:20] if isinstance(offer.choices, OneOf) else [action]
                )
            )
        before = table.state.rng
        told = table.play(seat, action)
        if (
            table.state.rng != before or any(e.reveals for e in told)
        ) and table.undo_barrier != n + 1:
            w.without_barrier.append(f"action {n}: {action}")
        try:
            game.audit(table.state)
        except AssertionError as no:
            w.faults.append(f"after action {n} ({action}): {no!r}")
    w.positions.append(Position(len(table.log), game.clone(table.state)))
    return w


def comparable(offer: Offer) -> tuple[Any, ...]:
    """Return an offer without its functions; a list of actions in any order."""
    choices = offer.choices
    if isinstance(choices, OneOf):
        return offer.action, "one of", Counter(choices.actions)
    if isinstance(choices, Hand):
        return offer.action, choices.purse, choices.least, choices.most, choices.kinds
    if isinstance(choices, Deal):
        return offer.action, choices.purse, choices.wanted, choices.kinds, choices.partners
    return offer.action, choices.pieces, choices.angles, choices.powers


def plain(thing: Any, where: str = "") -> str:
    """Return where a value contains anything but integers, strings, booleans and containers of
    them; "" for nowhere.
    """
    if is_dataclass(thing):
        inner = [(f".{f.name}", getattr(thing, f.name)) for f in fields(thing)]
    elif isinstance(thing, dict):
        inner = [(f"[{k!r}]", v) for k, v in thing.items()] + [(".key", k) for k in thing]
    elif isinstance(thing, (list, tuple)):
        inner = [(f"[{k}]", v) for k, v in enumerate(thing)]
    else:
        return (
            ""
            if thing is None or type(thing) in (int, str, bool)
            else f"{where}: {type(thing).__name__}"
        )
    return next((bad for name, value in inner if (bad := plain(value, where + name))), "")
