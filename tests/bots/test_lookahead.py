"""The look past its own turn: what counts as evidence, and where it stops."""

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from tabletop_tui.bots import brain, choose, lookahead
from tabletop_tui.bots.evaluator import Evaluator
from tabletop_tui.bots.lookahead import Lookahead
from tabletop_tui.bots.search import Search
from tabletop_tui.bots.valuation import Valuation, valuation_of
from tabletop_tui.engine import Luck, apply, start, to_act
from tabletop_tui.games import find
from tabletop_tui.games.cities_and_knights.rules.actions import Activate, EndTurn
from tests.games.cities_and_knights.scenario import Scenario

CALM = Valuation(lambda s, seat: {}, doubt=1.0)


def ahead(came: dict[str, list[float]], worth: Valuation = CALM) -> Lookahead:
    """Return a look ahead in which each action has these values, world by world."""
    evaluator = Unguessed(find("skeleton"), 0, 2, Luck(1), worth)
    made = Scripted(evaluator, None, 1)
    made.script = {a: iter(values) for a, values in came.items()}
    return made


class Unguessed(Evaluator):
    """An evaluator that does not determinize."""

    def determinize(self, view: Any) -> None:
        return None


class Scripted(Lookahead):
    """A look ahead with scripted results."""

    script: dict[str, Any]

    class Still:
        """A game in which nothing is copied."""

        def clone(self, s: Any) -> None: ...

    def __init__(self, evaluator: Evaluator, view: Any, turns: int) -> None:
        super().__init__(evaluator, view, turns)
        self.game = self.Still()  # type: ignore[assignment]

    def play_on(self, a: Any, s: Any, seed: int) -> float:
        return float(next(self.script[a]))


def order(came: dict[str, list[float]], belief: list[tuple[float, str]], worlds: int) -> list[str]:
    return ahead(came).order(belief, worlds, lambda: False)


def test_what_all_worlds_say_overturns_a_belief() -> None:
    came = {"a": [0.0] * 8, "b": [2.0] * 8}
    assert order(came, [(0.5, "a"), (0.0, "b")], 8) == ["b", "a"]


def test_worlds_that_contradict_each_other_leave_a_belief_as_it_was() -> None:
    came = {"a": [0.0] * 8, "b": [9.0, -8.0] * 4}  # a better mean because of one world
    assert order(came, [(0.8, "a"), (0.0, "b")], 8) == ["a", "b"]


def test_the_luck_of_a_world_that_all_share_is_no_evidence() -> None:
    came = {"a": [0.0, 50.0, -30.0, 10.0], "b": [1.5, 51.5, -28.5, 11.5]}
    assert order(came, [(0.3, "a"), (0.0, "b")], 4) == ["b", "a"]


def test_an_action_far_behind_is_not_looked_at_further() -> None:
    came = {"a": [0.0] * 3, "b": [0.1] * 3, "far": []}
    assert order(came, [(5.0, "a"), (4.9, "b"), (2.0, "far")], 3)[-1] == "far"
    assert order({"a": [], "b": []}, [(5.0, "a"), (2.0, "b")], 3) == ["a", "b"]


def test_what_is_plainly_behind_drops_out_and_costs_no_more_worlds() -> None:
    came = {"a": [0.0] * 12, "b": [0.1] * 12, "bad": [-9.0] * 3}
    assert order(came, [(0.0, "a"), (0.0, "b"), (0.0, "bad")], 12)[-1] == "bad"


def test_a_hurried_player_keeps_to_the_belief() -> None:
    rows = ahead({"a": [], "b": []}).order([(0.1, "a"), (0.0, "b")], 5, lambda: True)
    assert rows == ["a", "b"]


@pytest.mark.parametrize("name", ["rise_of_empires", "cities_and_knights", "ascending_empires"])
def test_a_look_ahead_ends_where_the_seat_has_its_turn_again(name: str) -> None:
    game = find(name)
    s, _ = start(game, 3, 5)
    for n in range(12):
        seat = to_act(game, s)[0]
        evaluator = Evaluator(game, seat, 3, Luck(n), valuation_of(game))
        apply(game, s, seat, evaluator.greedy(s, seat, 3), checked=False)
    seat = to_act(game, s)[0]
    look = Ended(Evaluator(game, seat, 3, Luck(1), valuation_of(game)), game.view(s, seat), 1)
    a = look.evaluator.options(s, seat, 3)[0]
    first = look.play_on(a, game.clone(s), 7)
    now, then = game.current_turn(look.end), game.current_turn(s)
    assert now[1] == seat and now >= then and look.end != s
    assert look.play_on(a, game.clone(s), 7) == first  # the same world, the same random numbers


@pytest.mark.parametrize("name", ["rise_of_empires", "cities_and_knights", "ascending_empires"])
@pytest.mark.parametrize("turns", [1, 2, 4])
def test_a_look_ahead_takes_in_so_many_turns_of_the_seat(name: str, turns: int) -> None:
    game, seen = find(name), list[tuple[int, int]]()
    s, _ = start(game, 2, 6)
    while game.current_turn(s)[0] < 2:  # past the set-up
        who = to_act(game, s)[0]
        quick = Evaluator(game, who, 2, Luck(game.current_turn(s)[0]), valuation_of(game)).greedy(
            s, who, 3
        )
        apply(game, s, who, quick, checked=False)
    seat = to_act(game, s)[0]

    def noted(s: Any) -> tuple[int, int]:
        seen.append(game.current_turn(s))
        return seen[-1]

    evaluator = Evaluator(replace(game, current_turn=noted), seat, 2, Luck(1), valuation_of(game))
    look = Lookahead(evaluator, game.view(s, seat), turns)
    look.play_on(look.evaluator.options(s, seat, 3)[0], game.clone(s), 7)
    own = [now for then, now in pairwise(seen) if now != then and now[1] == seat]
    assert len(own) == turns and seen[-1] == own[-1]


def test_a_look_ahead_does_first_what_is_planned(monkeypatch: pytest.MonkeyPatch) -> None:
    scenario = Scenario(3).city(0, "forest 8 N").settlement(0, "pasture 4 N")
    scenario = scenario.knight(0, "forest 8 NE", active=False).hand(0, ore=3, grain=3)
    s, game, done = scenario.now(), find("cities_and_knights"), list[str]()

    def noted(game: Any, s: Any, seat: int, a: Any, *, checked: bool) -> None:
        done.append(a.kind)
        apply(game, s, seat, a, checked=checked)

    monkeypatch.setattr(lookahead, "apply", noted)
    evaluator = Evaluator(game, 0, 3, Luck(1), valuation_of(game))
    first = Activate(scenario.node("forest 8 NE"))
    for plan in ([], [EndTurn()]):
        look = Lookahead(evaluator, game.view(s, 0), 1, {first: plan})
        look.play_on(first, game.clone(s), 7)
    assert done[:2] == ["activate", "build-city"]
    assert done[done.index("activate", 1) + 1] == "end-turn"


def test_a_look_ahead_covers_several_small_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []
    whole = Lookahead.__init__

    def counted(self: Lookahead, evaluator: Evaluator, view: Any, turns: int, *rest: Any) -> None:
        seen.append(turns)
        whole(self, evaluator, view, turns, *rest)

    monkeypatch.setattr(Lookahead, "__init__", counted)
    effort, expert = brain.EFFORT["hard"], brain.EFFORT["expert"]
    effort = replace(effort, worlds=2, short=3, ahead=1)
    monkeypatch.setitem(brain.EFFORT, "hard", effort)
    monkeypatch.setitem(
        brain.EFFORT, "expert", replace(effort, lookahead_factor=expert.lookahead_factor)
    )
    for name, span in (("rise_of_empires", 4), ("ascending_empires", 1)):
        game = find(name)
        s, _ = start(game, 2, 5)
        seat = to_act(game, s)[0]
        choose(game, game.view(s, seat), seat, "hard", Luck(4))
        assert brain.hint(game, game.view(s, seat), seat, Luck(4))
        assert valuation_of(game).lookahead_turns == span and set(seen) == {span}, name
        seen.clear()
        choose(game, game.view(s, seat), seat, "expert", Luck(4))
        assert seen == [2 * span], "an expert looks twice as far"
        seen.clear()


class Ended(Lookahead):
    """Remembers where a look ahead ended."""

    end: Any

    def __init__(self, evaluator: Evaluator, view: Any, turns: int) -> None:
        super().__init__(evaluator, view, turns)
        outer, terms = self, evaluator.valuation.terms

        def noted(s: Any, seat: int) -> dict[str, float]:
            outer.end = s
            return terms(s, seat)

        evaluator.valuation = replace(evaluator.valuation, terms=noted)


@pytest.mark.parametrize("name", ["cities_and_knights", "rise_of_empires", "ascending_empires"])
def test_hard_and_expert_look_past_the_own_turn_by_numbers_and_not_by_the_clock(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find(name)
    s, _ = start(game, 2, 5)
    seat = to_act(game, s)[0]
    seen: list[int] = []
    whole = Lookahead.order

    def counted(self: Lookahead, belief: Any, worlds: int, *rest: Any) -> list[Any]:
        seen.append(worlds)
        return whole(self, belief, worlds, *rest)

    monkeypatch.setattr(Lookahead, "order", counted)
    for level in ("hard", "expert"):
        effort = replace(brain.EFFORT[level], worlds=2, short=3, ahead=2)
        monkeypatch.setitem(brain.EFFORT, level, effort)
        rows = {repr(choose(game, game.view(s, seat), seat, level, Luck(4))) for _ in range(2)}
        assert len(rows) == 1
    assert seen == [2] * 4


@pytest.mark.parametrize(
    ("name", "level", "worlds"),
    [
        ("cities_and_knights", "normal", 2),
        ("cities_and_knights", "hard", 24),
        ("cities_and_knights", "expert", 144),
        ("rise_of_empires", "hard", 16),
        ("rise_of_empires", "expert", 96),
    ],
)
def test_a_look_ahead_sees_more_worlds_in_a_game_of_dice(
    name: str, level: str, worlds: int
) -> None:
    assert brain.effort_of(valuation_of(find(name)), level).worlds == worlds


def test_a_level_looks_at_as_many_worlds_as_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("cities_and_knights")
    s, _ = start(game, 2, 5)
    seat = to_act(game, s)[0]
    seen: list[int] = []
    whole = Search.run
    monkeypatch.setattr(Search, "run", lambda *a: (seen.append(a[1]), whole(a[0], 1, *a[2:]))[1])
    choose(game, game.view(s, seat), seat, "hard", Luck(4))
    brain.hint(game, game.view(s, seat), seat, Luck(4))
    assert seen == [24] * 4, "a hint looks as closely as a hard player, and three times"
