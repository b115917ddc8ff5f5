"""The tool that looks for what a seat can do against a rival about to win."""

from __future__ import annotations

import sys

import pytest

from tabletop_tui.bots.valuation import valuation_of
from tabletop_tui.games.cities_and_knights import GAME
from tests.bots.leaders.test_cities_and_knights import table
from tests.games.cities_and_knights.scenario import Scenario
from tools import holding_back
from tools.holding_back import Case, Looker, summary


def looked(s: Scenario) -> tuple[float, list[str]]:
    """Return what the first seat can do against the second one."""
    return Looker(GAME, valuation_of(GAME), 4, 0, 1).least(s.now())


def test_the_saboteur_is_found_against_who_can_pay_for_the_last_point() -> None:
    s = table().hand(1, grain=2, ore=3).card(0, "saboteur").with_(turn=0)
    chance, line = looked(s)
    assert chance < 0.9 and line == ["play-saboteur"]


def test_where_the_rules_leave_nothing_to_do_nothing_is_found() -> None:
    assert looked(table().hand(1, grain=2, ore=3).with_(turn=0)) == (1.0, [])


def test_the_sums_tell_the_turns_in_which_something_could_be_done() -> None:
    cases = [Case(1, 0, 1, 1.0, 0.5, 0.5), Case(1, 2, 1, 0.5, 0.5, 0.5)]
    assert summary(cases) == (
        "2 turns: chance 0.75, at least 0.50, afterwards 0.50;"
        " something lowers it in 1 (50%, 9 to 91), lowered in 1"
    )


def test_a_game_without_a_chance_to_win_next_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["holding_back", "rise-of-empires"])
    with pytest.raises(SystemExit, match="do not know who is likely to win next"):
        holding_back.main()
