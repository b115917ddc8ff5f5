"""Looking back with the praise first: good decisions are found, and what is asked gives nothing
away.
"""

from __future__ import annotations

from typing import Any

import pytest

from tabletop_tui.bots import look_back as looking
from tabletop_tui.bots import worker
from tabletop_tui.bots.look_back import look_back
from tabletop_tui.bots.review import review
from tabletop_tui.bots.worker import (
    LOOK_BACK,
    DecisionRequest,
    Failed,
    Thinker,
    WorkerThread,
    decide,
)
from tabletop_tui.engine import Luck, Who
from tabletop_tui.games import find
from tabletop_tui.games.cities_and_knights import GAME as ISLAND
from tabletop_tui.games.cities_and_knights.rules.actions import BuildCity, EndTurn
from tabletop_tui.play import Words
from tabletop_tui.play.story.look_back import (
    LookBack,
    Praise,
    answer_in_words,
    praise_in_words,
    question,
    turning_points_in_words,
)
from tabletop_tui.play.story.review import Regret, record_of
from tabletop_tui.play.text import languages
from tests.games.cities_and_knights.scenario import Scenario
from tests.playing import new_table, play_on

from .test_review import brief as brief
from .test_review import metropolis, one


def a_city() -> tuple[Any, Any]:
    """A position in which a city is by far the best, and the action that builds it."""
    s = Scenario(3).city(1, "hills 5 N").city(2, "mountains 9 N").settlement(0, "pasture 4 N")
    s.roads(0, "pasture 4 N", "NE").hand(0, ore=3, grain=2)
    return s.now(), BuildCity(s.node("pasture 4 N"))


def test_a_good_decision_that_an_easy_player_would_miss_is_praised() -> None:
    s, city = a_city()
    (praise,) = look_back(one(ISLAND, s, city)).praised
    assert (praise.n, praise.seat, praise.done) == (0, 0, city)
    assert praise.other != city and praise.gain > 0.5
    assert any(key == "why-points" for key, _ in praise.why)


def test_what_a_hard_player_would_not_do_is_not_praised() -> None:
    found = look_back(one(ISLAND, metropolis(), EndTurn()))
    assert found.praised == () and found.regrets == tuple(
        review(one(ISLAND, metropolis(), EndTurn()))
    )
    assert len(found.candidates) == 1 and len(found.candidates[0]) > 1


def test_praise_does_not_depend_on_what_the_seat_could_not_see() -> None:
    s, city = a_city()
    other = ISLAND.determinize(ISLAND.view(s, 0), 0, Luck(99))
    other.rng = s.rng
    assert look_back(one(ISLAND, s, city)) == look_back(one(ISLAND, other, city))


def test_one_decision_of_a_turn_is_praised_and_no_more_than_three() -> None:
    s, city = a_city()
    found = [looking.PraisedDecision(ISLAND, n, 0, s, city) for n in range(8)]
    for n, decision in enumerate(found):
        decision.gain, decision.other, decision.turn = 1.0 + n, EndTurn(), (n // 2, 0)
    assert looking.outstanding(found) == [found[7], found[5], found[3]]


@pytest.mark.usefixtures("brief")
def test_a_broken_off_look_back_is_empty_and_a_failure_is_one() -> None:
    record = record_of(play_on(new_table("skeleton", 2, 3), 12), (0,))
    request = DecisionRequest(1, "skeleton", record, 0, LOOK_BACK, 0)
    assert decide(request, lambda: True) == LookBack()
    assert isinstance(decide(request, lambda: False), LookBack)
    broken = decide(DecisionRequest(1, "skeleton", None, 0, LOOK_BACK, 0), lambda: False)
    assert isinstance(broken, Failed) and broken.action == []


@pytest.mark.usefixtures("brief")
def test_without_processes_a_thread_looks_back(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_process() -> None:
        raise OSError

    monkeypatch.setattr(worker, "WorkerProcess", no_process)
    record, thinker = record_of(play_on(new_table("skeleton", 2, 3), 12), (0,)), Thinker()
    thinker.start("skeleton", record, 0, LOOK_BACK, 0)
    assert isinstance(thinker.worker, WorkerThread)
    while (found := thinker.poll()) is None:
        pass
    assert found == look_back(record)
    thinker.close()


def test_a_question_has_both_actions_in_the_order_of_the_alphabet() -> None:
    table = play_on(new_table("cities_and_knights", 3, 3), 60)
    seat, done = table.log[40]
    actions = list({repr(a): a for who, a in table.log[20:] if who == seat}.values())
    others = [a for a in actions if a != done]
    better = others[0]
    words = Words(table.game, [one.name for one in table.seats])
    asked = question(words, table, Regret(40, seat, done, better, 1.0, []), others)
    texts = [text for _, text in asked.choices]
    assert texts == sorted(texts, key=str.casefold) and len(texts) == len({*texts}) <= 5
    assert {done, better} <= {action for action, _ in asked.choices}
    assert asked.asked.endswith("what would you do here?")
    assert all(text not in asked.asked for text in texts)
    for chosen, head in ((better, "You found it!"), (done, "The same"), (others[1], "Worth a try")):
        assert answer_in_words(words, table, asked, chosen)[0].startswith(head)
    assert answer_in_words(words, table, asked, None)[0].startswith("You did: ")


def test_praise_and_the_lead_are_told_in_every_language() -> None:
    table = play_on(new_table("cities_and_knights", 2, options={"points": 8}), 20_000)
    n = next(n for n, (_, a) in enumerate(table.log) if isinstance(a, BuildCity))
    seat, done = table.log[n]
    praise = Praise(n, seat, done, EndTurn(), 2.4, [("why-points", {"n": 1})])
    for language in languages():
        words = Words(table.game, ["Anna", "Ben"], language)
        told = praise_in_words(words, table, praise)
        assert (
            str(n) in told.head
            and "2" in told.better
            and "praise-" not in "".join((told.head, told.done, told.better))
        )
        leads = turning_points_in_words(words, table)
        assert 1 <= len(leads) <= 3 and all("review-" not in lead for lead in leads)
        assert table.seats[table.game.winners(table.state)[0]].name in leads[-1]


@pytest.mark.parametrize("language", languages())
def test_a_look_back_names_turns_as_the_game_does(language: str) -> None:
    words = Words(find("rise_of_empires"), ["Anna"], language)
    facts = {"round": 4, "n": 3, "seat": Who(0), "points": 2}
    keys = "praise-when review-lead review-asked review-asked-between review-cost review-game"
    assert all("II-B" in words.say(key, **facts) for key in keys.split())
