"""Random keys, dialogs and sizes late in the three games: the screen is that of the stock driver."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.hard_use.fuzzing import fuzz
from tests.terminal.tables import GAMES

STEPS = 40  # in each game; make soak takes many more


@pytest.mark.parametrize("game", GAMES)
async def test_random_steps_show_what_the_stock_driver_shows(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    met = await fuzz(game, tmp_path, STEPS, seed=GAMES.index(game))
    assert met["GameScreen"] >= 10 and len(met) >= 5, met
    assert met["ours"] < met["stock"] / 3, met
