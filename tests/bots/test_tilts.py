"""Tilts of a valuation: whose names they are, and how a measurement continues."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tabletop_tui.engine import start
from tabletop_tui.games import find
from tools import tilts, tune

GAME = find("rise_of_empires")


def fit_of() -> tune.Fit:
    return tune.Fit(GAME, (), (4,))


def test_a_tilt_multiplies_terms_and_weights() -> None:
    fit, (s, _) = fit_of(), start(GAME, 4, 3)
    s.players[0].territory[0] = 3
    before = fit.theirs.terms(s, 0)
    terms = tilts.tilted(fit, "towns*1.6+progress*1.5", sorted(before)).terms(s, 0)
    assert terms == before | {"towns": 1.6 * before["towns"], "progress": 1.5 * before["progress"]}
    weight = tilts.tilted(fit, "prices.INCOME*2", sorted(before)).terms(s, 0)
    assert weight["income"] == pytest.approx(2 * before["income"]) != 0
    with pytest.raises(SystemExit, match="luck is no term"):
        tilts.tilted(fit, "luck*2", ["towns"])


def test_every_tilt_plays_once_and_a_stopped_measurement_continues(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def game_of(game: Any, mine: Any, theirs: Any, seats: int, number: int) -> list[float]:
        asked.append(number)
        return [float(number % seats == 0), 2.0]

    monkeypatch.setattr(tilts, "game_of", game_of)
    fit, file = fit_of(), tmp_path / "kept"
    kept = tilts.Kept(file, fit, 4)
    rows = tilts.played(fit, "towns*2", ["towns"], 8, 6, kept)
    assert tilts.told("towns*2", rows) == "towns*2: won 2.0 of 6 (33%, 10 to 70), +2.0 points"
    again = tilts.Kept(file, fit, 4)
    assert tilts.played(fit, "towns*2", ["towns"], 8, 10, again)[:6] == rows
    assert asked == list(range(8, 18))
    with pytest.raises(SystemExit, match="remove it"):
        tilts.Kept(file, fit, 3)
