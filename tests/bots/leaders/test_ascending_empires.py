"""Computer players of Ascending Empires keep their promises: they explore, and hold a leader back."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop_tui.bots import choose
from tabletop_tui.engine import Luck
from tabletop_tui.games.ascending_empires import GAME
from tabletop_tui.games.ascending_empires.rules.actions import Launch
from tabletop_tui.play import Table
from tabletop_tui.store.load import load

GAME_901 = Path(__file__).with_name("games") / "ascending_empires.json"


@pytest.fixture(scope="module")
def recorded() -> Table:
    return load(GAME_901).table


@pytest.mark.parametrize("n", [63, 89, 120])
def test_who_has_ships_in_supply_and_discs_beside_home_goes_there(recorded: Table, n: int) -> None:
    """The seat recruited for 17 rounds: launching was worth 0.15 points less in every one."""
    s, seat = recorded.at(n), recorded.log[n][0]
    assert isinstance(choose(GAME, GAME.view(s, seat), seat, "hard", Luck(n)), Launch)
