"""Reviews of finished games: known blunders are found, and nothing that was hidden then is
revealed.
"""

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from tabletop_tui.bots import look_back
from tabletop_tui.bots import review as looking
from tabletop_tui.bots.review import review
from tabletop_tui.bots.worker import REVIEW, DecisionRequest, Failed, Progress, decide
from tabletop_tui.engine import Game, Luck, Word, advance, to_act
from tabletop_tui.games import find, ids
from tabletop_tui.games.ascending_empires import GAME as EMPIRES
from tabletop_tui.games.ascending_empires.rules.actions import Flick, Mine, Pass
from tabletop_tui.games.cities_and_knights import GAME as ISLAND
from tabletop_tui.games.cities_and_knights.rules.actions import BuildCity, EndTurn, Improve
from tabletop_tui.games.cities_and_knights.rules.events import Produced, Stole, TurnStarted
from tabletop_tui.games.cities_and_knights.rules.progress_cards.politics import PlayBishop
from tabletop_tui.games.cities_and_knights.rules.progress_cards.trade import PlayResourceMonopoly
from tabletop_tui.games.cities_and_knights.view.counting import CardMemory
from tabletop_tui.games.rise_of_empires import GAME as RISE
from tabletop_tui.games.rise_of_empires.rules import actions as do
from tabletop_tui.games.rise_of_empires.rules.state import Closing, Collecting, Scoring
from tabletop_tui.play import Words
from tabletop_tui.play.story.review import GAME as LOST
from tabletop_tui.play.story.review import (
    GameRecord,
    Regret,
    decision_in_words,
    record_of,
    reviewed_seats,
    why_not_reviewable,
)
from tabletop_tui.play.text import languages
from tests.games.ascending_empires.scenario import Scene, hole
from tests.games.cities_and_knights.scenario import Scenario, counts, kind
from tests.games.rise_of_empires.scenario import listed, own, phase, purse
from tests.playing import new_table, play_on


def one(game: Game, s: Any, action: Any, seat: int = 0) -> GameRecord:
    """Return the record of a game that consists of a single decision."""
    return GameRecord(game.id, game.clone(s), ((seat, action),), (), (seat,))


@cache
def metropolis() -> Any:
    """A metropolis within reach: four cloth, the third level, a city for it."""
    s = Scenario(3).city(0, "forest 8 N").city(1, "hills 5 N").city(2, "mountains 9 N")
    s.roads(0, "forest 8 N", "NE")
    s.hand(1, ore=2, grain=2).hand(2, wool=3, lumber=1)
    return s.city(0, "pasture 4 N").level(0, trade=3).hand(0, cloth=4).now()


def test_a_missed_metropolis_is_reported_with_its_points() -> None:
    (found,) = review(one(ISLAND, metropolis(), EndTurn()))
    assert (found.n, found.seat, found.done, found.better) == (0, 0, EndTurn(), Improve(1))
    assert found.why[0] == ("why-metropolis", {"n": 2}) and 0.5 < found.cost < LOST


def test_what_was_best_is_no_blunder() -> None:
    assert review(one(ISLAND, metropolis(), Improve(1))) == []


def test_a_win_that_was_left_lying_cost_the_game() -> None:
    s = Scenario(3).city(1, "hills 5 N").city(2, "mountains 9 N").settlement(0, "pasture 4 N")
    s.roads(0, "pasture 4 N", "NE").hand(0, ore=3, grain=2).points(0, 12)
    (found,) = review(one(ISLAND, s.now(), EndTurn()))
    assert found.better == BuildCity(s.node("pasture 4 N")) and found.cost > LOST
    assert found.why == [("ui-hint-wins", {}), ("why-points", {"n": 1})]


def test_a_wasted_turn_is_reported() -> None:
    scene = Scene()
    scene.put(0, "alpha A", troops=3, colonies=1)
    scene.put(1, "beta A", troops=1, colonies=1)
    (found,) = review(one(EMPIRES, scene.s, Pass()))
    assert found.done == Pass() and found.better != Pass() and found.cost > 1


class Ahead:
    """A look past the turn that finds these differences between two actions, world by world."""

    def __init__(self, gaps: list[float]) -> None:
        self.gaps, self.values = gaps, dict[Any, dict[int, float]]()

    def go_on(self, pair: list[Any], worlds: int, stop: Any) -> None:
        better, own = pair
        for _ in range(worlds):
            n = len(self.values[own])
            self.values[own][n], self.values[better][n] = 0.0, self.gaps[n % len(self.gaps)]


@pytest.mark.parametrize(
    ("gaps", "told"),
    [
        ([2.0], True),  # costly however the dice fall
        ([9.0, -8.0], False),  # a matter of luck
        ([-3.0], False),  # better in the end, though worse at the end of the turn
        ([1000.0, 0.0, 0.0, 0.0], False),  # somebody wins by chance, turns later
    ],
)
def test_only_what_costs_points_whatever_the_dice_is_a_fault(
    gaps: list[float], told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(looking, "Lookahead", lambda *rest: Ahead(gaps))
    scene = Scene()
    scene.put(0, "alpha A", troops=3, colonies=1)
    scene.put(1, "beta A", troops=1, colonies=1)
    doubt = looking.DecisionReview(EMPIRES, 0, 0, scene.s, Pass())
    doubt.better = Mine(hole("alpha A"), 3)
    doubt.measure_cost()
    assert bool(looking.reported([doubt])) == told, (doubt.cost, doubt.error)
    if told:
        assert doubt.cost > 1 and doubt.error < 0.1


def test_more_hangs_on_a_decision_if_a_rival_is_about_to_win() -> None:
    s = Scenario(3).city(1, "hills 5 N").city(2, "mountains 9 N").settlement(1, "pasture 4 N")
    s.roads(0, "forest 8 N", "NE").city(0, "forest 8 N").hand(1, grain=2, ore=3).points(1, 12)
    found = looking.DecisionReview(ISLAND, 0, 0, s.hand(0, wool=1, ore=1).now(), EndTurn())
    found.estimate_cost()
    calm = Scenario(3).city(0, "forest 8 N").city(1, "hills 5 N").city(2, "mountains 9 N")
    other = looking.DecisionReview(ISLAND, 0, 0, calm.hand(0, wool=1, ore=1).now(), EndTurn())
    other.estimate_cost()
    assert found.stake > other.stake + 1


def test_robbing_another_than_the_leader_who_is_about_to_win_is_told() -> None:
    """At the end of the turn both are a card; only who plays on sees the game end."""
    hands = {"wool": 1}, {"grain": 2, "ore": 3}, {"wool": 3}
    s = Scenario(3).city(0, "forest 8 N").city(1, "hills 5 N").city(2, "mountains 9 N")
    s.settlement(1, "pasture 4 N").roads(1, "pasture 4 N", "NE").points(1, 12).card(0, "bishop")
    for seat, hand in enumerate(hands):
        s.hand(seat, **hand)
    other = PlayBishop(s.hex("mountains 9"))
    (found,) = review(heard(one(ISLAND, s.now(), other), hands))
    spot = s.node("pasture 4 N"), s.node("hills 5 N")
    assert any(found.better.hex in s.board.node_hexes[node] for node in spot), found.better


def test_what_proves_best_past_the_own_turn_is_no_blunder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looking, "look_ahead", lambda tree, *rest: [Pass(), *tree.best()])
    scene = Scene()
    scene.put(0, "alpha A", troops=3, colonies=1)
    scene.put(1, "beta A", troops=1, colonies=1)
    assert review(one(EMPIRES, scene.s, Pass())) == []


def test_cities_given_up_without_need_are_told_with_what_they_would_have_kept() -> None:
    s = phase(Collecting(), 6)
    own(s, 0, "tokyo", "berlin")
    purse(s, 0, disc=9)
    s.stack = [Closing(), Scoring(), *s.stack]
    advance(RISE, s, lambda event: None)
    drops = listed(s, 0, do.DropCity)
    found = [review(one(RISE, s, drop))[0] for drop in drops]
    assert [regret.better for regret in found] == [do.PayUpkeep()] * 2
    assert sorted(regret.cost for regret in found) == [4.0, 7.0]
    assert all(("why-kept", {"n": 11}) in regret.why for regret in found)


def test_no_answer_depends_on_what_the_seat_could_not_see() -> None:
    s = metropolis()
    other = ISLAND.determinize(ISLAND.view(s, 0), 0, Luck(99))
    other.rng = s.rng
    assert other != s and ISLAND.view(other, 0) == ISLAND.view(s, 0)
    assert review(one(ISLAND, s, EndTurn())) == review(one(ISLAND, other, EndTurn()))


def with_a_monopoly(*hands: dict[str, int]) -> Any:
    """A Resource Monopoly in hand, and cards that every seat saw come."""
    s = Scenario(3).city(0, "forest 8 N").city(1, "hills 5 N").city(2, "mountains 9 N")
    s.settlement(0, "pasture 4 N").roads(0, "forest 8 N", "NE").card(0, "resource-monopoly")
    for seat, hand in enumerate(hands):
        s.hand(seat, **hand)
    return s.now()


def heard(record: GameRecord, hands: tuple[dict[str, int], ...], *more: Any) -> GameRecord:
    """Return the same record, preceded by these cards in the open and by other events."""
    came = [Produced(seat, counts(**hand)) for seat, hand in enumerate(hands)]
    return replace(record, opening=(TurnStarted(0), *came, *more))


@pytest.mark.parametrize("rich", [1, 2])
def test_a_monopoly_is_judged_by_the_cards_that_were_counted(rich: int) -> None:
    own, ore, wool = {"grain": 2, "ore": 1}, {"ore": 2}, {"wool": 2}
    hands = (own, ore, wool) if rich == 1 else (own, wool, ore)
    record = one(ISLAND, with_a_monopoly(*hands), PlayResourceMonopoly(kind("brick")))
    (found,) = review(heard(record, hands))
    assert found.better == PlayResourceMonopoly(kind("ore"))
    assert ("why-brings", {"n": 2, "kind": Word("kind-ore")}) in found.why
    assert not any(key == "why-brings" for regret in review(record) for key, _ in regret.why)


def test_a_card_that_was_stolen_unseen_is_not_known_in_a_look_back() -> None:
    own, before = {"grain": 2, "ore": 1}, ({"ore": 2, "wool": 2}, {})
    found = []
    for stolen, kept in (("ore", {"ore": 1, "wool": 2}), ("wool", {"ore": 2, "wool": 1})):
        s = with_a_monopoly(own, kept, {stolen: 1})
        record = one(ISLAND, s, PlayResourceMonopoly(kind("brick")))
        theft = Stole(2, 1, kind(stolen))
        ((*_, memory),) = looking.decisions(ISLAND, heard(record, (own, *before), theft))
        assert isinstance(memory, CardMemory) and memory.fits(ISLAND.view(s, 0))
        found.append((memory, review(heard(record, (own, *before), theft))))
    assert found[0] == found[1] and found[0][1]


def test_every_decision_of_a_record_is_met_with_what_the_seat_had_heard_until_then() -> None:
    table = play_on(new_table("cities_and_knights", 3, 5), 150, seed=5)
    met = 0
    for n, seat, s, _, memory in looking.decisions(ISLAND, record_of(table, (0, 1, 2))):
        assert memory == table.remembered(seat, n) and memory.fits(ISLAND.view(s, seat))
        met += 1
    assert met > 60


def test_a_flick_is_judged_as_it_was_aimed() -> None:
    scene = Scene(hand="normal")
    ship = scene.orbit(0, "alpha H", 8)
    s = scene.s
    slipped = Flick(ship, 10, 20, (3, 5))
    doubt = looking.DecisionReview(EMPIRES, 0, 0, s, slipped)
    assert doubt.action == Flick(ship, 10, 20)


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """A review with little work."""
    for figure, few in (
        ("SEARCHED", 2),
        ("COMPARED", 2),
        ("WORLDS", 1),
        ("PAIRS", 2),
        ("OPTIONS", 3),
    ):
        monkeypatch.setattr(looking, figure, few)
    monkeypatch.setattr(look_back, "SEARCHED", 2)


@pytest.mark.parametrize("name", ids())
@pytest.mark.usefixtures("brief")
def test_a_whole_game_is_looked_back_on_and_told(name: str) -> None:
    game = find(name)
    table = play_on(new_table(game, game.seats[0], 3), 24, seed=3)
    record, steps = record_of(table, reviewed_seats(table)), list[tuple[int, int]]()
    found = review(record, tell=lambda n, of: steps.append((n, of)))
    assert found == review(record) and steps == sorted(steps)
    assert all(0 <= n <= of for n, of in steps)
    words = Words(game, [seat.name for seat in table.seats])
    for regret in found:
        assert regret.cost >= looking.LEAST and table.log[regret.n] == (regret.seat, regret.done)
        lines = decision_in_words(words, table, regret)
        assert str(regret.n) in lines.head and lines.better.startswith("Better: ")


def test_the_set_up_is_no_round() -> None:
    for language in languages():
        words = Words(find("cities_and_knights"), ["Anna"], language)
        for key in ("review-cost", "review-game"):
            heads = [words.say(key, round=n, n=4, name="Anna", points="1.2") for n in (0, 3)]
            assert words.say("transcript-turn", round=3, seat="x").split()[0] in heads[1]
            assert "0" not in heads[0] and "3" in heads[1] and heads[0] != heads[1]


@pytest.mark.usefixtures("brief")
def test_a_seat_alone_is_looked_at() -> None:
    table = play_on(new_table("skeleton", 3, 3), 12)
    for seat in range(3):
        assert {r.seat for r in review(record_of(table, (seat,)))} <= {seat}


def test_a_game_that_goes_on_is_not_judged() -> None:
    table = play_on(new_table("skeleton", 2, 3), 4)
    assert why_not_reviewable(table) == "review-running"
    table = play_on(table, 500)
    assert (
        table.over
        and why_not_reviewable(table) == ""
        and why_not_reviewable(table, "changed") == "review-no-log"
    )


def test_at_most_one_decision_of_a_turn_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    s = metropolis()
    doubts = [looking.DecisionReview(ISLAND, n, 0, s, EndTurn()) for n in range(3)]
    for n, doubt in enumerate(doubts):
        doubt.cost = 1.0 + n
    assert looking.reported(doubts) == doubts[-1:]


def test_no_more_than_five_decisions_are_told_and_those_the_dearest() -> None:
    doubts = [looking.DecisionReview(ISLAND, n, 0, metropolis(), EndTurn()) for n in range(8)]
    for n, doubt in enumerate(doubts):
        doubt.cost, doubt.turn = 1.0 + n, (n, 0)
    assert looking.reported(doubts) == doubts[:2:-1]


def test_a_lost_game_is_reported_as_one() -> None:
    table = play_on(new_table("skeleton", 2, 3), 4)
    words = Words(table.game, ["Anna", "Ben"])
    seat, action = table.log[0]
    lost = decision_in_words(words, table, Regret(0, seat, action, action, LOST + 1, []))
    assert "may have cost the game" in lost.head


def test_a_decision_that_ended_the_game_is_reported() -> None:
    table = play_on(new_table("skeleton"), 500)
    last, words = len(table.log) - 1, Words(table.game, ["Anna", "Ben"])

    def told(n: int) -> str:
        seat, action = table.log[n]
        return decision_in_words(words, table, Regret(n, seat, action, action, 1.0, [])).done

    assert table.over and told(last).endswith("That ended the game.")
    assert "The game ended" not in told(0)


def test_a_decision_of_the_turn_that_ended_the_game_is_reported() -> None:
    table = play_on(new_table("cities_and_knights", 2, options={"points": 8}), 20_000)
    winner, words = table.log[-1][0], Words(table.game, ["Anna", "Ben"])
    own = [n for n in range(len(table.log)) if {seat for seat, _ in table.log[n:]} == {winner}]
    for n in range(own[0] - 40, len(table.log) - 1):
        seat, action = table.log[n]
        told = decision_in_words(words, table, Regret(n, seat, action, action, 1.0, [])).done
        of_it = n in own and table.game.current_turn(table.at(n))[1] == winner
        assert told.endswith("The game ended that turn.") == of_it


@pytest.mark.usefixtures("brief")
def test_the_worker_looks_back_and_breaks_off() -> None:
    table = play_on(new_table("skeleton", 2, 3), 12)
    question = DecisionRequest(1, "skeleton", record_of(table, (0,)), 0, REVIEW, 0)
    heard: list[Any] = []
    found = decide(question, lambda: False, heard.append)
    assert found == review(record_of(table, (0,)))
    assert all(isinstance(answer, Progress) for _, answer in heard)
    assert decide(question, lambda: True) == []
    broken = decide(DecisionRequest(1, "skeleton", None, 0, REVIEW, 0), lambda: False)
    assert isinstance(broken, Failed) and broken.action == []


def test_every_position_of_a_record_is_met() -> None:
    table = play_on(new_table("cities_and_knights", 3, 3), 60)
    record = record_of(table, (0, 1, 2))
    for n, seat, s, action, _ in looking.decisions(table.game, record):
        assert s == table.at(n) and table.log[n] == (seat, action)
        assert seat in to_act(table.game, s)
