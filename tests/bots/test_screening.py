"""The screening of weights: the random signs, and what least squares find."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tabletop_tui.engine import Luck
from tabletop_tui.games import find, package
from tools import screening, tune

GAME = find("cities_and_knights")
EFFECTS = {0: 3.0, 4: -2.0, 7: 1.0}  # points for a raised weight


def row(number: int, seats: int) -> screening.Row:
    """Return a game in which only some weights matter, with noise."""
    luck = Luck(number)
    found = screening.signs(10, seats, luck)
    points = [sum(gain * of[n] for n, gain in EFFECTS.items()) + luck(300) / 100 for of in found]
    return found, [float(x == max(points)) for x in points], points


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_have_it_the_other_way_round_in_pairs(seats: int) -> None:
    found = screening.signs(50, seats, Luck(3))
    assert len(found) == seats and {n for of in found for n in of} == {-1, 1}
    for one, other in zip(found[::2], found[1::2], strict=False):
        assert one == [-n for n in other]


def test_the_weights_that_matter_are_found_and_the_others_stay_where_they_are() -> None:
    found = screening.directions([row(n, 2 + 2 * (n % 2)) for n in range(400)])
    assert all(np.sign(found[n]) == np.sign(gain) for n, gain in EFFECTS.items())
    assert min(abs(found[n]) for n in EFFECTS) > 2 * max(
        abs(found[n]) for n in range(10) if n not in EFFECTS
    )
    step = screening.step(found)
    assert step[0] == screening.SPREAD and step[4] == -screening.SPREAD
    assert max(abs(step[n]) for n in range(10) if n not in EFFECTS) < screening.SPREAD


def test_a_game_is_played_with_weights_of_its_own_and_leaves_nothing_behind() -> None:
    fit = tune.Fit(GAME, ["hand"], [2])
    before = set(vars(sys.modules[package(GAME.id)]))
    found, parts, points = screening.play_one(fit, 3)
    assert len(found) == len(parts) == len(points) == 2 and len(found[0]) == len(fit.weights)
    assert set(vars(sys.modules[package(GAME.id)])) <= before
    assert (found, parts, points) == screening.play_one(fit, 3)


def test_too_few_games_for_so_many_weights_are_refused() -> None:
    fit = tune.Fit(GAME, ["hand"], [2])
    with pytest.raises(SystemExit, match="weights need"):
        tune.screen(fit, asked(len(fit.weights), Path("none")))


def asked(games: int, state: Path, seed: int = 1) -> argparse.Namespace:
    """Return the parsed command line."""
    return argparse.Namespace(only="hand", seed=seed, screen=games, jobs=1, state=state)


def test_a_screening_goes_on_with_the_games_that_it_has(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    fit, state = tune.Fit(GAME, ["hand"], [2]), tmp_path / "here"
    wanted, begun = 3 * len(fit.weights), []

    def some(fit: Any, only: Any, first: int, games: int, jobs: int) -> Iterator[Any]:
        begun.append(first - 1_000_000)
        for n in range(first, first + games):
            if n == 1_000_000 + wanted // 2 and len(begun) == 1:
                raise KeyboardInterrupt
            luck = Luck(n)
            signs = screening.signs(len(fit.weights), 2, luck)
            yield [(signs, [1.0, 0.0], [float(luck(9)), 0.0])]

    monkeypatch.setattr(screening, "play_games", some)
    said: list[str] = []
    with pytest.raises(KeyboardInterrupt):
        tune.screen(fit, asked(wanted, state), said.append)
    stopped = tune.screen(fit, asked(wanted, state), said.append)
    assert begun == [0, wanted // 2]
    assert stopped == tune.screen(fit, asked(wanted, tmp_path / "new"), said.append)
    with pytest.raises(SystemExit, match="remove it"):
        tune.screen(fit, asked(wanted, state, seed=2), said.append)


def test_a_run_does_not_mind_that_its_files_are_worked_on(monkeypatch: pytest.MonkeyPatch) -> None:
    fit = tune.Fit(GAME, ["hand"], [2])
    monkeypatch.setattr(tune, "sources", lambda folder: pytest.fail("they are read once"))
    assert fit.copy([0.0] * len(fit.weights)).valuation().worlds_factor == fit.theirs.worlds_factor
