"""Fit what the set-up of Cities & Knights is worth: ``python -m tools.openings``.

Greedy players begin on places drawn among the eight that look best to them, at tables of two and
four in turn. The points by which each ends ahead of the mean of the others are then regressed, by
least squares, on what its start has more than theirs: the income of each kind, the rates of the
bank, and the room to settle. The output is the weights for ``bot/opening.py``, and the correlation
of predictions and results on the half of the games that was left out of the fit.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

import numpy as np

from tabletop_tui.bots.evaluator import Evaluator
from tabletop_tui.bots.valuation import valuation_of
from tabletop_tui.engine import Luck, apply, start, to_act
from tabletop_tui.games import find
from tabletop_tui.games.cities_and_knights.bot.board import income, room
from tabletop_tui.games.cities_and_knights.bot.opening import FURTHER
from tabletop_tui.games.cities_and_knights.rules.actions import PlaceCity, PlaceSettlement
from tabletop_tui.games.cities_and_knights.rules.constants import KINDS
from tabletop_tui.games.cities_and_knights.rules.state import State
from tools.greedy import play_out

GAME = find("cities_and_knights")
TABLES = 2, 4
TRIED = 8  # best places among which one is drawn
CALM = 0.05  # of the ridge regression, for weights with little evidence
NAMES = (*KINDS, "better rate", "room")

Rows = list[tuple[list[float], float]]  # by seat: (features of the start, final points)


def features(s: State, seat: int) -> list[float]:
    """Return the features of a start: income by kind, cards that the bank asks less, room."""
    pips = [(n / 4) ** FURTHER for n in income(s, seat)]
    return [*pips, float(sum(4 - rate for rate in s.players[seat].rates)), room(s, seat)[0]]


def setup_action(evaluator: Evaluator, s: State, seat: int, luck: Luck) -> Any:
    """Return an action of the set-up: a random place among the best, or the road that looks
    best.
    """
    ranked = evaluator.ranked(s, seat, evaluator.options(s, seat, 60))
    lucky = isinstance(ranked[0][1], PlaceSettlement | PlaceCity)
    return ranked[luck(min(TRIED, len(ranked))) if lucky else 0][1]


def play_one(number: int) -> Rows:
    """Play one game. Return what every start had and the points it ended with."""
    seats = TABLES[number % len(TABLES)]
    s, _ = start(GAME, seats, number)
    luck = Luck(number)
    evaluators = [Evaluator(GAME, x, seats, luck, valuation_of(GAME)) for x in range(seats)]
    while not s.round:
        who = to_act(GAME, s)[0]
        apply(GAME, s, who, setup_action(evaluators[who], s, who, luck), checked=False)
    had = [features(s, x) for x in range(seats)]
    return list(zip(had, play_out(GAME, s, evaluators)[1], strict=True))


def relative(games: Sequence[Rows]) -> tuple[np.ndarray, np.ndarray]:
    """Return what every seat had and got beyond the mean of the others, one row for each."""
    had, got = [], []
    for rows in games:
        x, y = np.array([row[0] for row in rows]), np.array([row[1] for row in rows])
        rest = len(rows) - 1
        had.append(x - (x.sum(0) - x) / rest)
        got.append(y - (y.sum() - y) / rest)
    return np.concatenate(had), np.concatenate(got)


def fit(games: Sequence[Rows]) -> np.ndarray:
    """Return the weights that explain the games best. Tables are weighted by the inverse variance
    of their points.
    """
    square, cross = CALM * np.eye(len(NAMES)), np.zeros(len(NAMES))
    for seats in TABLES:
        x, y = relative([rows for rows in games if len(rows) == seats])
        sure = (1 - 1 / seats) / y.var()
        square, cross = square + sure * x.T @ x, cross + sure * x.T @ y
    return np.linalg.solve(square, cross)


def correlation(weights: np.ndarray, games: Sequence[Rows], seats: int) -> float:
    """Return the correlation of the predictions with the results at tables of so many seats."""
    x, y = relative([rows for rows in games if len(rows) == seats])
    return float(np.corrcoef(x @ weights, y)[0, 1])


def main() -> None:
    """Play, fit, and print the weights and how well they predict."""
    asks = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n", 1)[0])
    asks.add_argument("--games", type=int, default=2000)
    asks.add_argument("--seed", type=int, default=1)
    given = asks.parse_args()
    games = [play_one(given.seed * 1_000_000 + n) for n in range(given.games)]
    half = len(games) // 2
    ways = (games[:half], games[half:]), (games[half:], games[:half])
    for seats in TABLES:
        mean = sum(correlation(fit(one), other, seats) for one, other in ways) / len(ways)
        print(f"{seats} seats: correlation {mean:.2f} on games not seen")
    for name, weight in zip(NAMES, fit(games), strict=True):
        print(f"{name} {weight:.2f}")


if __name__ == "__main__":
    main()
