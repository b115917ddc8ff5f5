"""Find the weights that win games, out of many, all in the same games.

Every seat plays with all weights at once, each of them raised or lowered at random. At a table of
two, one seat has raised what the other has lowered. How far a seat ends ahead is then regressed, by
least squares, on the differences between its weights and those of the others. So a hundred weights
cost no more games than one, while an optimiser that proposes all of them learns a single number
from a whole game. The result is a step in the better direction, not an optimum: screen again from
there.
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

SPREAD = 1.4  # steps by which a weight is raised or lowered
HELD = 0.02  # of the ridge regression, for weights with little evidence
SURE = 3.3  # standard errors of an effect that move a weight by a whole spread
CHUNK = 20  # games that a worker process plays before it reports

Signs = list[list[int]]
"""By seat: +1 for each weight that is raised, -1 for each that is lowered."""
Row = tuple[Signs, list[float], list[float]]
"""A game: the signs, the share of the win and the points of every seat."""


def signs(weights: int, seats: int, luck: Luck) -> Signs:
    """Return random signs, with the opposite ones for the second seat of each pair."""
    result: Signs = []
    while len(result) < seats:
        one = [1 - 2 * luck(2) for _ in range(weights)]
        result += [one, [-n for n in one]]
    return result[:seats]


def play_one(fit: Fit, number: int) -> Row:
    """Play one game in which each seat has its own weights."""
    from tools.tune import table_of

    game, luck = fit.game, Luck(number)
    seats = table_of(fit.tables, number)
    signs_by_seat = signs(len(fit.weights), seats, luck)
    copies = [fit.copy([SPREAD * n for n in row]) for row in signs_by_seat]
    evaluators = [
        Evaluator(game, x, seats, luck, copy.valuation()) for x, copy in enumerate(copies)
    ]
    s, _ = start(game, seats, number)
    won, points = play_out(game, s, evaluators)
    for copy in copies:
        copy.forget()
    return signs_by_seat, won, points


def play_chunk(
    game_id: str,
    only: Sequence[str],
    tables: Sequence[int],
    texts: Mapping[str, str],
    first: int,
) -> list[Row]:
    """Play CHUNK games in a worker process, with the files of the bot as they were read once."""
    from tabletop_tui.games import find
    from tools.tune import Fit

    fit = Fit(find(game_id), only, tables, texts)
    return [play_one(fit, number) for number in range(first, first + CHUNK)]


def play_games(
    fit: Fit, only: Sequence[str], first: int, games: int, jobs: int
) -> Iterator[list[Row]]:
    """Play at least so many games and yield their rows in chunks."""
    one = partial(play_chunk, fit.game.id, only, fit.tables, fit.texts)
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(one, range(first, first + games, CHUNK))


def load_games(fit: Fit, state: Path, seed: int) -> list[Row]:
    """Return the games of an earlier call. Raise SystemExit if they are of other files, weights or
    deals.
    """
    if not state.exists():
        return []
    found = pickle.loads(state.read_bytes())
    if not isinstance(found, tuple) or found[0] != fingerprint(fit, seed):
        raise SystemExit(f"{state} holds no games of these files, weights and seed: remove it")
    return list(found[1])


def save_games(fit: Fit, state: Path, seed: int, rows: Sequence[Row]) -> None:
    """Write the games to a file, atomically."""
    new = state.with_name(state.name + ".new")
    new.write_bytes(pickle.dumps((fingerprint(fit, seed), list(rows))))
    new.replace(state)


def fingerprint(fit: Fit, seed: int) -> tuple[object, ...]:
    """Return what games must have in common to be counted together."""
    return "screened", seed, tuple(fit.tables), tuple(w.key for w in fit.weights), dict(fit.texts)


def directions(rows: Sequence[Row]) -> np.ndarray:
    """Return for each weight the effect of raising it, in standard errors. Wins and points count
    the same, and so do tables of each size.
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
    """Return what every seat has beyond the mean of the others."""
    return of - (of.sum(0) - of) / max(1, len(of) - 1)


def step(found: np.ndarray) -> list[float]:
    """Return how far each weight moves: one spread at most, less the less certain the effect is."""
    return [SPREAD * max(-1.0, min(1.0, float(n) / SURE)) for n in found]
