"""The first line of a hint hardly depends on the luck of its search."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tabletop_tui.bots.brain import CAN_WIN, WINS, Effort, hint, look_carefully
from tabletop_tui.bots.evaluator import Evaluator
from tabletop_tui.bots.search import Node
from tabletop_tui.bots.steadiness import (
    AHEAD,
    VOTES,
    CarefulSearch,
    Found,
    difference,
    listed_actions,
    steadied,
    voted,
)
from tabletop_tui.bots.valuation import valuation_of
from tabletop_tui.engine import Luck
from tabletop_tui.games.cities_and_knights import GAME
from tabletop_tui.games.cities_and_knights.rules.actions import Improve
from tabletop_tui.games.rise_of_empires.rules.actions import Ally, RemoveDisc
from tabletop_tui.games.rise_of_empires.rules.pieces import EMPIRE
from tabletop_tui.store.load import load
from tests.games.cities_and_knights.scenario import Scenario
from tools.steady_hints import first_lines

GAMES = Path(__file__).parents[1] / "leaders" / "games"
LISTED = ["a", "b", "c", "d"]
Tried = dict[str, list[float]]  # by action: its values, world by world


class Searched(CarefulSearch):
    """A search that has found these values, in a game whose valuation is in doubt by a point."""

    def __init__(self, found: Tried) -> None:
        self.evaluator: Any = SimpleNamespace(
            valuation=SimpleNamespace(doubt=1.0), luck=Luck(1), determinize=lambda view: Luck(0)
        )
        self.game: Any = SimpleNamespace(clone=lambda s: s)
        self.view = None
        self.values = {a: dict(enumerate(values)) for a, values in found.items()}
        self.nodes = {a: Node() for a in found}
        for a, values in found.items():
            self.nodes[a].visits, self.nodes[a].total = len(values), sum(values)
        self.alive, self.dropped = sorted(found, key=lambda a: -self.nodes[a].mean), []
        self.looked = max(map(len, found.values()))
        self.plans: dict[str, list[str]] = {}


def alike(by: float, worlds: int = 40) -> Tried:
    """Return values of four actions of which the second is so much better than the first."""
    noise = [1.0, -1.0] * (worlds // 2)
    return {
        "a": [5.0 - by + 0.1 * x for x in noise],
        "b": [5.0 + 0.1 * x for x in reversed(noise)],
        "c": [4.0] * worlds,
        "d": [1.0] * worlds,
    }


def first(found: Tried, looked: Tried | None = None) -> str:
    """Return the first line of a hint after a search and a look past the turn."""
    ahead: Any = None
    if looked is not None:
        ahead = SimpleNamespace(values={a: dict(enumerate(row)) for a, row in looked.items()})
    return str(steadied(Searched(found), ahead, LISTED)[0])


@pytest.mark.parametrize("by", [-0.05, 0.0, 0.05])
def test_of_actions_that_are_alike_the_one_listed_first_leads(by: float) -> None:
    assert first(alike(by)) == "a"


def test_a_difference_that_is_no_chance_decides() -> None:
    assert first(alike(0.5)) == "b"


def test_a_look_ahead_that_is_in_doubt_does_not_overrule_the_search() -> None:
    looked = {"a": [9.0, -6.0, 8.0, -3.0], "b": [0.0] * 4}
    assert first(alike(0.5), looked) == "b"


def test_a_look_ahead_that_is_sure_does() -> None:
    assert first(alike(0.5), {"a": [3.0] * 12, "b": [0.0] * 12}) == "a"


def test_what_a_look_ahead_surely_finds_worse_is_not_alike() -> None:
    assert first(alike(0.0), {"a": [-3.0] * 12, "b": [0.0] * 12}) == "b"


def test_of_two_that_a_look_ahead_finds_better_the_better_one_leads() -> None:
    looked = {"a": [0.0] * 12, "b": [0.0] * 12, "c": [4.0] * 12, "d": [8.0] * 12}
    assert first(alike(0.5), looked) == "d"


def test_values_are_compared_in_the_worlds_that_both_were_tried_in() -> None:
    one, other = {0: 5.0, 1: 1.0, 2: 9.0}, {0: 4.0, 1: 0.0, 3: -9.0}
    assert difference(one, other) == (1.0, 0.0)
    assert difference(one, other, 2.0) == (1.0, 1.0)
    assert difference(one, {7: 0.0})[1] == float("inf")


def test_what_was_never_tried_in_the_same_world_is_not_alike() -> None:
    search = Searched({"a": [5.0] * 8, "b": [5.0] * 8})
    assert search.alike("a", "b")
    search.values["b"] = {n + 8: 5.0 for n in range(8)}
    assert not search.alike("a", "b")


def test_two_orders_of_the_same_decisions_are_worth_the_same() -> None:
    """An alliance could be made before the disc or after it, and one of the two trees had found a
    better plan for the rest of the turn.
    """
    table = load(GAMES / "rise_of_empires.json").table
    s, seat = table.at(146), table.log[146][0]
    evaluator = Evaluator(table.game, seat, 4, Luck(1), valuation_of(table.game))
    disc, ally = RemoveDisc(EMPIRE, 3), Ally(6, 2)
    search = CarefulSearch(evaluator, table.game.view(s, seat), s, [disc, ally], 2)
    search.run(4, lambda: False)
    search.share_plans(lambda: False)
    assert search.behind(disc, ally)[0] == pytest.approx(0.0)


def test_what_the_best_plan_does_later_is_compared_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a plan of three decisions a hint took whichever its search had happened to put first."""
    search = Searched({"a": [1.0] * 8, "b": [5.0] * 8, "c": [4.0] * 8, "d": [1.0] * 8})
    monkeypatch.setattr(search, "plan_of", lambda a: ["b", "a", "over"] if a == "b" else [a])
    monkeypatch.setattr(
        search, "follow", lambda a, plan, s, n: 7.0 if {a, *plan} > {"a", "b"} else 4.0 - (a == "d")
    )
    search.share_plans(lambda: False)
    assert search.plans["b"] == ["a", "over"] and search.plans["a"] == ["b", "over"]
    assert search.behind("a", "b")[0] == 0.0 and steadied(search, None, LISTED)[0] == "a"
    assert search.dropped == ["d"]


def near_winning(short: int, **cards: int) -> Any:
    """Return the view of a seat that is so many points short of winning, with some cards."""
    s = Scenario(3).city(0, "forest 8 N").city(1, "hills 5 N").city(2, "mountains 9 N")
    s.settlement(0, "pasture 4 N").roads(0, "forest 8 N", "NE").level(0, science=3)
    state = s.hand(0, **cards).now()
    state.players[0].points = state.house.points - short
    return GAME.view(state, 0)


@pytest.mark.parametrize("luck", range(3))
def test_the_shortest_way_to_a_win_is_shown(luck: int) -> None:
    """A road that changes nothing stood before the metropolis that wins."""
    view = near_winning(2, paper=4, brick=1, lumber=1)
    action, reasons = hint(GAME, view, 0, Luck(luck))[0]
    assert isinstance(action, Improve) and WINS in reasons and CAN_WIN not in reasons


@pytest.mark.parametrize(("short", "ore"), [(3, 3), (4, 3), (3, 0)])
def test_who_can_win_in_this_turn_is_told(short: int, ore: int) -> None:
    """A metropolis and a city bring three points."""
    view = near_winning(short, paper=4, grain=2, ore=ore)
    (_, reasons), *others = hint(GAME, view, 0, Luck(1))
    assert (CAN_WIN in reasons) == (short == ore == 3)
    assert not any(CAN_WIN in told for _, told in others)


def asked(orders: str) -> tuple[str, int]:
    """Return the first line by the votes of searches, and how many it took."""
    searches = iter(orders)
    found = voted(lambda: Found([next(searches), "z"]), lambda: False)
    return found.order[0], len(orders) - len(list(searches))


def test_searches_vote_until_one_action_is_clearly_ahead() -> None:
    assert asked("aaaaaaaaa") == ("a", AHEAD)
    assert asked("bbabbabbb") == ("b", 5)
    assert asked("abababababab") == ("a", VOTES)


def test_the_lines_below_come_from_the_first_search_that_put_the_winner_first() -> None:
    searches = iter([["b", "c"], ["a", "b"], ["a", "d"], ["a", "c"], ["a", "b"]])
    assert voted(lambda: Found(next(searches)), lambda: False).order == ["a", "b"]


def test_nothing_to_say_is_a_vote_as_well() -> None:
    searches = iter([[], ["a", "b"], [], [], []])
    assert voted(lambda: Found(next(searches)), lambda: False).order == []


def test_one_action_alone_needs_no_vote_and_a_hurry_ends_it() -> None:
    searches = iter([["a"]])
    assert voted(lambda: Found(next(searches)), lambda: False).order == ["a"]
    searches = iter([["a", "b"]])
    assert voted(lambda: Found(next(searches)), lambda: True).order == ["a", "b"]


def test_nobody_is_kept_waiting_who_asks_for_the_hint_at_once() -> None:
    search = Searched({"a": [9.0, -9.0] * 8, "b": [-9.0, 9.1] * 8})
    search.share_plans(lambda: True)
    assert search.looked == 16 and not search.plans
    effort = Effort(9, 9, 9, 0.0, few=3, ahead=2)
    assert look_carefully(search, effort, lambda: True) is None


def test_the_list_of_a_hint_does_not_depend_on_the_worlds_it_is_taken_from() -> None:
    """A Monopoly was on the list or not by what one world put into the hands of the others."""
    table = load(GAMES / "cities_and_knights.json").table
    s, seat = table.at(425), table.log[425][0]
    view, game = table.game.view(s, seat), table.game
    lists = []
    for luck in (1, 2, 3):
        evaluator = Evaluator(game, seat, 4, Luck(luck), valuation_of(game))
        listed = listed_actions(evaluator, view, evaluator.determinize(view), 60, 0)
        lists.append([a for a in listed if a.kind != "propose"])  # who may agree is not known
    assert lists[0] == lists[1] == lists[2]
    assert lists[0][-1].kind == "end-turn", "a turn that goes on may end later"


@pytest.mark.parametrize(("game", "n"), [("rise_of_empires", 146), ("cities_and_knights", 498)])
def test_who_asks_twice_hears_the_same(game: str, n: int) -> None:
    assert len(first_lines(load(GAMES / f"{game}.json").table, n, 3)) == 1
