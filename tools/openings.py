"""Fits what the set-up of Cities & Knights is worth: ``python -m tools.openings``.

Greedy players begin on places drawn among the eight that look best to them, at tables of two and
four in turn. The points by which each ends beyond the mean of the others are then explained, by
least squares, by what its start has beyond theirs: the income of each kind, what the bank asks, and
the room to settle. Printed are the weights as ``bot/opening.py`` holds them, and the correlation
of what they foretell with what came, on the half of the games that they were not fitted to.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

import numpy as np

from tabletop_tui.bots.judge import Judge
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
TRIED = 8  # places among which luck chooses
CALM = 0.05  # of the ridge that keeps weights small of which the games tell little
NAMES = (*KINDS, "better rate", "room")

Rows = list[tuple[list[float], float]]  # (what a start has, the points it ended with), by seat


def features(s: State, seat: int) -> list[float]:
    """What a start has: income by kind, cards that the bank asks less, room."""
    pips = [(n / 4) ** FURTHER for n in income(s, seat)]
    return [*pips, float(sum(4 - rate for rate in s.players[seat].rates)), room(s, seat)[0]]


def placed(judge: Judge, s: State, seat: int, luck: Luck) -> Any:
    """What a player does in the set-up: a place that luck chooses among the best, or the road that
    looks best.
    """
    ranked = judge.ranked(s, seat, judge.options(s, seat, 60))
    lucky = isinstance(ranked[0][1], PlaceSettlement | PlaceCity)
    return ranked[luck(min(TRIED, len(ranked))) if lucky else 0][1]


def played(number: int) -> Rows:
    """One game."""
    seats = TABLES[number % len(TABLES)]
    s, _ = start(GAME, seats, number)
    luck = Luck(number)
    judges = [Judge(GAME, x, seats, luck, valuation_of(GAME)) for x in range(seats)]
    while not s.round:
        who = to_act(GAME, s)[0]
        apply(GAME, s, who, placed(judges[who], s, who, luck), checked=False)
    had = [features(s, x) for x in range(seats)]
    return list(zip(had, play_out(GAME, s, judges)[1], strict=True))


def remote(games: Sequence[Rows]) -> tuple[np.ndarray, np.ndarray]:
    """What every seat had and got beyond the mean of the others, a row for each of them."""
    had, got = [], []
    for rows in games:
        x, y = np.array([row[0] for row in rows]), np.array([row[1] for row in rows])
        rest = len(rows) - 1
        had.append(x - (x.sum(0) - x) / rest)
        got.append(y - (y.sum() - y) / rest)
    return np.concatenate(had), np.concatenate(got)


def fitted(games: Sequence[Rows]) -> np.ndarray:
    """The weights that explain the games best; those of a table count by how sure they are."""
    square, cross = CALM * np.eye(len(NAMES)), np.zeros(len(NAMES))
    for seats in TABLES:
        x, y = remote([rows for rows in games if len(rows) == seats])
        sure = (1 - 1 / seats) / y.var()
        square, cross = square + sure * x.T @ x, cross + sure * x.T @ y
    return np.linalg.solve(square, cross)


def foretold(weights: np.ndarray, games: Sequence[Rows], seats: int) -> float:
    """The correlation of what weights foretell with what came of the games of a table."""
    x, y = remote([rows for rows in games if len(rows) == seats])
    return float(np.corrcoef(x @ weights, y)[0, 1])


def main() -> None:
    """Play, fit, and tell how well it foretells."""
    asks = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n", 1)[0])
    asks.add_argument("--games", type=int, default=2000)
    asks.add_argument("--seed", type=int, default=1)
    given = asks.parse_args()
    games = [played(given.seed * 1_000_000 + n) for n in range(given.games)]
    half = len(games) // 2
    ways = (games[:half], games[half:]), (games[half:], games[:half])
    for seats in TABLES:
        told = sum(foretold(fitted(one), other, seats) for one, other in ways) / len(ways)
        print(f"{seats} seats: correlation {told:.2f} on games not seen")
    for name, weight in zip(NAMES, fitted(games), strict=True):
        print(f"{name} {weight:.2f}")


if __name__ == "__main__":
    main()
