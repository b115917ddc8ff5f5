"""The tool that counts how often a rival wins that is one turn from winning."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tabletop_tui.bots.evaluator import Evaluator
from tabletop_tui.bots.valuation import valuation_of
from tabletop_tui.engine import Luck
from tabletop_tui.games.cities_and_knights import GAME
from tabletop_tui.play.table import Table
from tabletop_tui.store.load import load
from tools import leaders

GAME_901 = Path(__file__).with_name("games") / "cities_and_knights.json"


def test_the_rival_plays_alike_whoever_holds_it_back(monkeypatch: pytest.MonkeyPatch) -> None:
    table = load(GAME_901).table
    n, rival = next(leaders.turns(table))
    asked = set[tuple[bool, str]]()

    def decided(made: Table, seat: int, named: str, luck: Luck, *_: object) -> Any:
        asked.add((seat == rival, named))
        brain = Evaluator(GAME, seat, len(made.seats), luck, valuation_of(GAME))
        return brain.greedy(made.state, seat, 8)

    monkeypatch.setattr(leaders, "decided", decided)
    leaders.wins(table, (n, rival), "old", "new", 1, {})
    assert asked == {(True, "new"), (False, "old")}
