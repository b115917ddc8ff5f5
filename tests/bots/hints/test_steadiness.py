"""The first line of a hint hardly depends on the luck of its search."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tabletop_tui.bots import brain
from tabletop_tui.bots.brain import EFFORT, steadied
from tabletop_tui.store.load import load
from tools.steady_hints import first_lines

GAMES = Path(__file__).parents[1] / "leaders" / "games"
LISTED = ["a", "b", "c", "d"]


def first(
    monkeypatch: pytest.MonkeyPatch, belief: dict[str, float], behind: dict[str, float]
) -> list[str]:
    """Return the order of a hint whose valuation is in doubt by one point."""
    order = sorted(belief, key=lambda a: behind.get(a, 9.0))
    monkeypatch.setattr(brain, "compared", lambda *_: (order, behind))
    rows = sorted(((value, a) for a, value in belief.items()), reverse=True)
    valuation = SimpleNamespace(doubt=1.0)
    tree: Any = SimpleNamespace(belief=lambda: rows, evaluator=SimpleNamespace(valuation=valuation))
    return steadied(tree, EFFORT["hard"], lambda: False, LISTED)


def test_of_actions_that_are_alike_the_one_listed_first_leads(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    worth = {"a": 4.9, "b": 5.0, "c": 4.95, "d": 1.0}
    for behind in ({"a": 0.0, "b": 0.1, "c": 0.2}, {"a": 0.2, "b": 0.1, "c": 0.0}):
        assert first(monkeypatch, worth, behind)[0] == "a"


def test_a_look_ahead_that_is_in_doubt_does_not_overrule_the_search(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert first(monkeypatch, {"a": 4.0, "b": 5.0}, {"a": 0.0, "b": 0.9})[0] == "b"


def test_a_look_ahead_that_is_sure_does(monkeypatch: pytest.MonkeyPatch) -> None:
    assert first(monkeypatch, {"a": 4.0, "b": 5.0}, {"a": 0.0, "b": 1.1})[0] == "a"


@pytest.mark.parametrize(("game", "n"), [("rise_of_empires", 146), ("cities_and_knights", 498)])
def test_who_asks_twice_hears_the_same(game: str, n: int) -> None:
    assert len(first_lines(load(GAMES / f"{game}.json").table, n, 3)) == 1
