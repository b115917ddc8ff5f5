"""The fitting of weights: which numbers are weights, how a copy gets others, and how a run
continues.
"""

from __future__ import annotations

import argparse
import ast
import json
from pathlib import Path
from typing import Any

import pytest

from tabletop_tui.bots.evaluator import Evaluator
from tabletop_tui.bots.valuation import valuation_of
from tabletop_tui.engine import Luck, start
from tabletop_tui.games import find
from tools import tune

GAME = find("cities_and_knights")
FILE = '''"""Words."""

ONE, MANY = 0.5, 3  # a weight, and a number of things
ROW = (0.0, 1.5, -2.0)
KEPT = {A: 0.25, "b": 4}


class Weights:
    """A class of them."""

    site: float = 0.5
    rooms: int = 2
'''


def test_numbers_with_a_point_are_weights_and_counts_and_nothing_are_not() -> None:
    found = {name: node.value for name, node in tune.named_numbers(ast.parse(FILE))}
    assert found == {"ONE": 0.5, "ROW.1": 1.5, "KEPT.A": 0.25, "Weights.site": 0.5}


def test_a_file_gets_other_numbers_and_stays_what_it_was_beside_them(tmp_path: Path) -> None:
    (tmp_path / "some.py").write_text(FILE, encoding="utf-8")
    found = tune.weights(tune.sources(tmp_path))
    text = tune.patched(FILE, {w: 2 * w.value for w in found})
    assert text == FILE.replace("0.5, 3", "1.0, 3").replace("1.5, -2.0", "3.0, -2.0").replace(
        "0.25", "0.5"
    ).replace("= 0.5\n", "= 1.0\n")
    assert [tune.as_text(x) for x in (1 / 3, 12, 0.000123456, 1234.5)] == [
        *("0.333", "12.0", "0.000123", "1230.0")
    ]


def test_words_name_files_weights_or_both() -> None:
    fit = tune.Fit(GAME, ["hand.CITY", "knights", "LIKED"], [3])
    keys = {w.key for w in fit.weights}
    assert {"hand.CITY", "knights.LOSS", "hand.LIKED.3"} <= keys and "hand.FIRST" not in keys


def test_what_is_left_of_a_gain_never_becomes_more_than_the_gain() -> None:
    assert tune.moved(0.5, 1.4) == pytest.approx(0.7) and tune.moved(0.8, 1.4) > 1
    assert tune.moved(0.97, 1.5) == pytest.approx(0.98) and tune.moved(0.97, 0.5) == pytest.approx(
        0.94
    )
    assert all(0 < tune.moved(0.91, 1.5**n) < 1 for n in range(-3, 9))


def test_a_copy_has_its_own_weights_and_leaves_the_game_its_own() -> None:
    fit = tune.Fit(GAME, ["hand.FIRST"], [3])
    (weight,) = fit.weights
    s, _ = start(GAME, 3, 1)
    s.players[0].hand, s.rolls[8] = [2] * 8, 1
    copy = tune.PatchedBot(GAME, {weight: 9.0})
    there, here = copy.valuation().terms(s, 0), valuation_of(GAME).terms(s, 0)
    assert there["hand"] > 50 * here["hand"] and there["production"] == here["production"]
    copy.forget()
    assert valuation_of(GAME).terms(s, 0) == here


def test_a_copy_without_other_weights_decides_like_the_game() -> None:
    s, _ = start(GAME, 3, 1)
    same = [
        Evaluator(GAME, 0, 3, Luck(4), worth).greedy(s, 0, 24)
        for worth in (valuation_of(GAME), tune.PatchedBot(GAME, {}).valuation())
    ]
    assert same[0] == same[1]


def test_deals_come_round_for_every_seat_at_every_table() -> None:
    tables = [tune.table_of((3, 4), n) for n in range(24)]
    assert tables == [3] * 12 + [4] * 12


def given(tmp_path: Path, generations: int) -> argparse.Namespace:
    """Return the parsed command line."""
    return argparse.Namespace(
        state=tmp_path / "state", seed=3, population=6, games=4, generations=generations
    )


def pretended(self: tune.Fit, x: Any, first: int, games: int) -> list[list[float]]:
    """Return games that go better the nearer the first weight is to e times its value."""
    return [[0.0, -abs(float(x[0]) * tune.STEP - 1.0)]] * games


def test_a_run_goes_on_where_it_stopped_and_finds_what_is_better(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("cma")
    monkeypatch.setattr(tune.Fit, "played", pretended)
    fit = tune.Fit(GAME, ["knights.LOSS", "knights.REWARD"], [3])
    said: list[str] = []
    tune.run(fit, given(tmp_path, 4), said.append)
    es = tune.run(fit, given(tmp_path, 16), said.append)
    assert es.countiter == 20 and len(said) == 20 and said[4].startswith("generation 5:")
    assert es.result.xfavorite[0] * tune.STEP > 0.5
    whole = tune.run(
        fit, argparse.Namespace(**{**vars(given(tmp_path, 20)), "state": tmp_path / "x"})
    )
    assert list(whole.result.xfavorite) == pytest.approx(list(es.result.xfavorite))


def test_only_what_unseen_deals_confirm_is_a_gain() -> None:
    assert tune.confirmed([[1.0, 4.0], [0.0, 2.0], [1.0, 3.0]])[1]
    assert not tune.confirmed([[1.0, 9.0], [0.0, -8.0], [0.0, 1.0]])[1]


def test_weights_are_written_with_their_origin(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tune, "ROOT", tmp_path)
    (tmp_path / "tools").mkdir()
    fit = tune.Fit(GAME, ["knights.LOSS"], [3])
    file = tmp_path / "knights.py"
    whole = (fit.before.folder / "knights.py").read_text(encoding="utf-8")
    file.write_text(whole, encoding="utf-8")
    (weight,) = fit.weights
    page = tune.write(fit, [1 / tune.STEP], {"seed": 3}, tmp_path)
    now = float(tune.as_text(weight.value * 2.718281828))
    assert f"LOSS, REWARD, TIED = {now}," in file.read_text(encoding="utf-8")
    assert json.loads(page.read_text(encoding="utf-8")) == [
        {"seed": 3, "weights": {"knights.LOSS": [weight.value, now]}}
    ]
    with pytest.raises(SystemExit, match="meanwhile"):
        tune.write(fit, [0.0], {"seed": 4}, tmp_path)
    assert f"LOSS, REWARD, TIED = {now}," in file.read_text(encoding="utf-8"), "as it was left"
