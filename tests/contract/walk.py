"""Recorded random games: the positions, offers and events that the contract is tried on."""

from __future__ import annotations

import os
from collections import Counter
from dataclasses import dataclass, field, fields, is_dataclass
from functools import cache
from typing import Any

from tabletop_tui import games
from tabletop_tui.engine import Deal, Game, Hand, Luck, Offer, OneOf, offers
from tabletop_tui.play import Table
from tests.playing import new_table

LENGTH = int(os.environ.get("TABLETOP_WALK", "700"))  # actions of a recorded game
SEEDS = range(1, 1 + int(os.environ.get("TABLETOP_SEEDS", "2")))
EACH_FRAME = 4  # positions kept for each kind of frame
SPREAD = 40  # and one for so many actions


@dataclass(slots=True)
class Position:
    """A position out of a game: ``n`` actions were played before it."""

    n: int
    state: Any


@dataclass(slots=True)
class Walk:
    """A random game as it went; ``faults`` are audits that failed, ``unsealed`` actions that should have sealed."""

    table: Table
    positions: list[Position] = field(default_factory=list)
    pool: dict[Any, None] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    unsealed: list[str] = field(default_factory=list)

    @property
    def game(self) -> Game:
        """The game that was played."""
        return self.table.game

    def seats(self) -> range:
        """All seats."""
        return range(len(self.table.seats))


TABLES = [(game, count, seed) for game in games.ids() for count in games.find(game).seats for seed in SEEDS]


@cache
def walk(game_id: str, count: int, seed: int) -> Walk:
    """Play a game by luck, keep positions of every kind, and watch the audit and the seals."""
    table = new_table(game_id, count, seed, free_undo=True)
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
            w.pool.update(dict.fromkeys(offer.choices.actions[:20] if isinstance(offer.choices, OneOf) else [action]))
        before = table.state.rng
        told = table.play(seat, action)
        if (table.state.rng != before or any(e.reveals for e in told)) and table.sealed != n + 1:
            w.unsealed.append(f"action {n}: {action}")
        try:
            game.audit(table.state)
        except AssertionError as no:
            w.faults.append(f"after action {n} ({action}): {no!r}")
    w.positions.append(Position(len(table.log), game.clone(table.state)))
    return w


def comparable(offer: Offer) -> tuple[Any, ...]:
    """An offer without the functions in it; a list of actions in any order."""
    choices = offer.choices
    if isinstance(choices, OneOf):
        return offer.action, "one of", Counter(choices.actions)
    if isinstance(choices, Hand):
        return offer.action, choices.purse, choices.least, choices.most, choices.kinds
    if isinstance(choices, Deal):
        return offer.action, choices.purse, choices.wanted, choices.kinds, choices.partners
    return offer.action, choices.pieces, choices.angles, choices.powers


def plain(thing: Any, where: str = "") -> str:
    """Where a position, action or event holds something other than ints, strings, bools and containers of them."""
    if is_dataclass(thing):
        inner = [(f".{f.name}", getattr(thing, f.name)) for f in fields(thing)]
    elif isinstance(thing, dict):
        inner = [(f"[{k!r}]", v) for k, v in thing.items()] + [(".key", k) for k in thing]
    elif isinstance(thing, (list, tuple)):
        inner = [(f"[{k}]", v) for k, v in enumerate(thing)]
    else:
        return "" if thing is None or type(thing) in (int, str, bool) else f"{where}: {type(thing).__name__}"
    return next((bad for name, value in inner if (bad := plain(value, where + name))), "")
