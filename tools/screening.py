"""Finds out of many weights those that a game is won by, all in the same games.

Every seat plays with all weights at once, each of them a little greater or smaller by luck; at a
table of two the one has greater what the other has smaller. By how much a seat ends ahead is then
explained, by least squares, by what of its weights is greater than those of the others. A hundred
weights cost no more games so than one does, where an optimiser that proposes all of them learns a
single number from a whole game. The step it finds is towards what is better, no best place: screen
again from there.
"""

from __future__ import annotations

import math
import pickle
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from tabletop_tui.bots.evaluator import Evaluator
from tabletop_tui.engine import Luck, start
from tools.greedy import play_out

if TYPE_CHECKING:
    from tools.tune import Fit

SPREAD = 1.4  # steps of a weight up or down
HELD = 0.02  # of the ridge that holds the weights of which few games tell
SURE = 3.3  # errors by which a weight must be off to be moved by a whole spread
CHUNK = 20  # games that a process plays before it tells of them

Signs = list[list[int]]
"""By seat: +1 for each weight that is greater, -1 for each that is smaller."""
Row = tuple[Signs, list[float], list[float]]
"""A game: the signs, the part of the win and the points of every seat."""


def signs(weights: int, seats: int, luck: Luck) -> Signs:
    """What luck makes of the weights, seats in pairs that have it the other way round."""
    found: Signs = []
    while len(found) < seats:
        one = [1 - 2 * luck(2) for _ in range(weights)]
        found += [one, [-n for n in one]]
    return found[:seats]


def played(fit: Fit, number: int) -> Row:
    """One game in which each seat has weights of its own."""
    from tools.tune import table_of

    game, luck = fit.game, Luck(number)
    seats = table_of(fit.tables, number)
    found = signs(len(fit.weights), seats, luck)
    copies = [fit.copy([SPREAD * n for n in row]) for row in found]
    evaluators = [
        Evaluator(game, x, seats, luck, copy.valuation()) for x, copy in enumerate(copies)
    ]
    s, _ = start(game, seats, number)
    won, points = play_out(game, s, evaluators)
    for copy in copies:
        copy.forget()
    return found, won, points


def several(
    game_id: str,
    only: Sequence[str],
    tables: Sequence[int],
    texts: Mapping[str, str],
    first: int,
) -> list[Row]:
    """Some games, in a process of their own, with the files of the bot as they were read once."""
    from tabletop_tui.games import find
    from tools.tune import Fit

    fit = Fit(find(game_id), only, tables, texts)
    return [played(fit, number) for number in range(first, first + CHUNK)]


def screened(
    fit: Fit, only: Sequence[str], first: int, games: int, jobs: int
) -> Iterator[list[Row]]:
    """So many games at least, some at a time."""
    one = partial(several, fit.game.id, only, fit.tables, fit.texts)
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(one, range(first, first + games, CHUNK))


def kept(fit: Fit, state: Path, seed: int) -> list[Row]:
    """The games of an earlier call. Raises SystemExit if they are of other files, weights or
    deals."""
    if not state.exists():
        return []
    found = pickle.loads(state.read_bytes())
    if not isinstance(found, tuple) or found[0] != what(fit, seed):
        raise SystemExit(f"{state} holds no games of these files, weights and seed: remove it")
    return list(found[1])


def keep(fit: Fit, state: Path, seed: int, rows: Sequence[Row]) -> None:
    """Write the games down; one that is stopped meanwhile has the earlier ones still."""
    new = state.with_name(state.name + ".new")
    new.write_bytes(pickle.dumps((what(fit, seed), list(rows))))
    new.replace(state)


def what(fit: Fit, seed: int) -> tuple[object, ...]:
    """What games must have in common to be counted together."""
    return "screened", seed, tuple(fit.tables), tuple(w.key for w in fit.weights), dict(fit.texts)


def directions(rows: Sequence[Row]) -> np.ndarray:
    """By weight: how much better it is greater, in standard errors; wins and points, and tables of
    each size, count the same.
    """
    total = np.zeros(len(rows[0][0][0]))
    sizes = sorted({len(parts) for _, parts, _ in rows})
    for seats in sizes:
        table = [row for row in rows if len(row[1]) == seats]
        x = np.concatenate([relative(np.array(row[0], float)) for row in table])
        square = x.T @ x
        inverse = np.linalg.inv(square + HELD * len(x) * np.eye(len(square)))
        for place in (1, 2):
            y = np.concatenate([relative(np.array(row[place])) for row in table])
            slopes = inverse @ x.T @ y
            noise = (y - x @ slopes).var() * seats / max(1, seats - 1)
            total += slopes / np.sqrt(max(noise, 1e-9) * np.diag(inverse))
    return total / (2 * math.sqrt(len(sizes)))


def relative(of: np.ndarray) -> np.ndarray:
    """What every seat has beyond the mean of the others."""
    return of - (of.sum(0) - of) / max(1, len(of) - 1)


def step(found: np.ndarray) -> list[float]:
    """How far each weight goes: at most one spread, and less the less it is sure."""
    return [SPREAD * max(-1.0, min(1.0, float(n) / SURE)) for n in found]
