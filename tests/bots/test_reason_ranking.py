"""Reasons agree with the valuation: none that it contradicts, points first, then the weightiest."""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import Any

import pytest

from tabletop_tui.bots.brain import choose, hint, why
from tabletop_tui.bots.evaluator import Evaluator
from tabletop_tui.bots.reason_ranking import POINTS, is_dominated, ranked_reasons
from tabletop_tui.bots.valuation import NOTICED, Valuation, valuation_of
from tabletop_tui.engine import Luck, apply, over, random_action, start, to_act
from tabletop_tui.games import find, ids
from tabletop_tui.games.ascending_empires.bot.aiming import SPREAD
from tabletop_tui.games.ascending_empires.rules.actions import Mine, Recruit
from tabletop_tui.play import Seat, Table
from tabletop_tui.play.players import bots_in_words
from tests.games.ascending_empires.scenario import Scene
from tests.playing import few


def sampled(name: str, seed: int, actions: int) -> list[tuple[Evaluator, Any, Any, Any]]:
    """Return what looks best in random positions: evaluator, position, position afterwards,
    action.
    """
    game, luck, found = find(name), Luck(seed), []
    s, _ = start(game, few(game), seed)
    for n in range(actions):
        if over(s):
            break
        seat = to_act(game, s)[0]
        if n % 5 == 0:
            evaluator = Evaluator(game, seat, few(game), Luck(n), valuation_of(game))
            options = evaluator.options(s, seat, 12)
            for _, a in evaluator.ranked(s, seat, options)[:3]:
                found.append((evaluator, game.clone(s), evaluator.resolved(s, seat, a), a))
        apply(game, s, seat, random_action(game, s, seat, luck))
    return found


def built(name: str) -> list[tuple[Evaluator, Any, Any, Any]]:
    """Return troops of Ascending Empires that may be mined, which random games seldom have
    together.
    """
    if name != "ascending_empires":
        return []
    game, scene = find(name), Scene()
    scene.put(0, "alpha A", troops=3)
    evaluator = Evaluator(game, 0, 2, Luck(1), valuation_of(game))
    actions = [*scene.offered(Mine), *scene.offered(Recruit)]
    return [(evaluator, scene.s, evaluator.resolved(scene.s, 0, a), a) for a in actions]


@pytest.mark.parametrize("name", ids())
def test_no_reason_contradicts_what_its_part_is_worth(name: str) -> None:
    worth, met = valuation_of(find(name)), set[str]()
    for evaluator, before, after, a in [*built(name), *sampled(name, 2, 160)]:
        then, now = (worth.terms(s, evaluator.seat) for s in (before, after))
        rows = []
        for key, _ in why(evaluator, before, after, a):
            if key in worth.reason_terms:
                part = worth.reason_terms[key]
                gain = sum(now.get(x, 0.0) - then.get(x, 0.0) for x in part)
                assert gain > -NOTICED, (key, a)
                rows.append((POINTS not in part, -gain))
                met.add(key)
        assert all(one <= other for one, other in pairwise(rows))
    assert len(met) >= min(2, len(worth.reason_terms))


@pytest.mark.parametrize("name", ids())
def test_reasons_speak_of_terms_that_there_are(name: str) -> None:
    worth = valuation_of(find(name))
    known = {
        x for evaluator, s, _, _ in sampled(name, 5, 40) for x in worth.terms(s, evaluator.seat)
    }
    assert {term for part in worth.reason_terms.values() for term in part} <= known


def test_a_reason_whose_part_falls_is_not_told_and_points_go_first() -> None:
    worth = Valuation(
        terms=lambda s, seat: s,
        reason_terms={"dice": ("production",), "ports": ("ports",), "points": ("points",)},
    )
    before = {"production": 1.0, "ports": 1.0, "points": 1.0}
    after = {"production": 3.0, "ports": 0.5, "points": 2.0}
    told = ranked_reasons(
        worth, before, after, 0, [("ports", {}), ("dice", {}), ("x", {}), ("points", {})]
    )
    assert [key for key, _ in told] == ["points", "dice", "x"]


@pytest.mark.parametrize(
    ("told", "by", "so"),
    [
        ({"chance": 90, "planet": "E"}, {"chance": 99, "planet": "B"}, True),
        ({"chance": 90, "planet": "E"}, {"chance": 90, "planet": "B"}, False),
        ({"chance": 90, "planet": "E"}, {"chance": 71, "planet": "E"}, False),
        ({"chance": 90, "need": 1}, {"chance": 99, "need": 2}, False),
    ],
)
def test_an_outdone_action_has_the_same_reasons(
    told: dict[str, Any], by: dict[str, Any], so: bool
) -> None:
    worth = Valuation(terms=lambda s, seat: {}, reason_measures={"odds": "chance"})
    assert is_dominated(worth, [("odds", told)], [("odds", by)]) is so
    assert not is_dominated(worth, [("odds", told)], [("odds", by), ("points", {"n": 1})])
    assert not is_dominated(Valuation(terms=worth.terms), [("odds", told)], [("odds", by)])
    sure = [("odds", {"chance": 99})]  # of two measures one may be the same
    assert is_dominated(worth, [*sure, ("odds", told)], [*sure, ("odds", by)]) is so


@pytest.mark.parametrize(
    ("name", "seed", "actions"), [("ascending_empires", 2, 0), ("cities_and_knights", 17, 6)]
)
def test_no_hint_is_outdone_by_one_that_stands_after_it(name: str, seed: int, actions: int) -> None:
    """Here a flick with a lower chance came first, and so did a city on rarer numbers."""
    game = find(name)
    s, _ = start(game, 3, seed)
    for n in range(actions):
        seat = to_act(game, s)[0]
        apply(game, s, seat, choose(game, game.view(s, seat), seat, "easy", Luck(n)))
    seat = to_act(game, s)[0]
    told = [found for _, found in hint(game, game.view(s, seat), seat, Luck(4))]
    assert told
    assert not any(is_dominated(valuation_of(game), *pair) for pair in combinations(told, 2))


def test_the_table_says_whose_hand_errs_how_much() -> None:
    game = find("ascending_empires")
    seats = [Seat("Anna"), Seat("Bot 2", "hard")]
    (_, told) = bots_in_words(Table.open(game, seats, 1))
    assert "an expert or hard computer player strays half as far" in told and SPREAD["hard"] == (
        2,
        4,
    )
    assert "almost twice as far" in told and SPREAD["easy"] == (7, 4) and SPREAD["normal"] == (4, 4)
    assert len(bots_in_words(Table.open(game, seats, 1, {"timing": False}))) == 1
    assert bots_in_words(Table.open(game, [Seat("Anna"), Seat("Ben")], 1)) == []
