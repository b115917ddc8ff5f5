"""Moments: barbarians, sevens, awards, battles and the end of a turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tabletop_tui.engine import Moment, Word
from tabletop_tui.games.cities_and_knights.rules.actions import (
    BuildRoad,
    BuildSettlement,
    Improve,
    LoseCity,
    MoveRobber,
    Roll,
)
from tabletop_tui.games.cities_and_knights.rules.progress_cards.politics import (
    PlayDeserter,
    PlayDiplomat,
    PlaySpy,
    RemoveKnight,
)
from tabletop_tui.games.cities_and_knights.view.moments import COUNTED, LOSSES, seat_of
from tabletop_tui.play.session import Session
from tabletop_tui.play.story.moments import moments, moments_for, sentences, unseen
from tests.games.cities_and_knights.scenario import Scenario, kinds, track
from tests.playing import new_table, play_on

Scene = tuple[Scenario, Any]
"""A position of Cities & Knights, and what seat 0 does in it."""


def landing() -> Scenario:
    """A table where the next roll lands the barbarians."""
    return Scenario().with_(ship=6, robber_free=False)


def rolled(s: Scenario, red: int, yellow: int, event: str = "ship") -> Scene:
    return s.dice(red, yellow, event), Roll()


def pillaged() -> Scene:
    return rolled(landing().city(1, "forest 8 N"), 1, 1)


def defended() -> Scene:
    return rolled(landing().city(1, "forest 8 N").knight(0, "hills 11 S"), 1, 1)


def longest_road() -> Scene:
    """Four roads of seat 0 before its fifth. Seat 1 has the award for five."""
    ring = ("NE", "SE", "S", "SW", "NW")
    s = Scenario().roads(0, "hills 11 N", *ring).roads(1, "forest 8 N", *ring)
    s.with_(longest_road=1).hand(0, brick=1, lumber=1)
    return s, BuildRoad(s.edge("hills 11 NW - N"))


def broken_road() -> Scene:
    """A settlement of seat 0 in the middle of the five roads of seat 1."""
    s = (
        Scenario()
        .roads(1, "forest 8 N", "NE", "SE", "S", "SW", "NW")
        .roads(0, "pasture 10 NE", "N")
    )
    s.hand(0, brick=1, lumber=1, wool=1, grain=1)
    return s, BuildSettlement(s.node("forest 8 SE"))


def metropolis() -> Scene:
    s = Scenario().city(0, "forest 8 N").level(0, science=3).hand(0, paper=4)
    return s, Improve(track("science"))


def metropolis_lost() -> Scene:
    s = Scenario().city(0, "forest 8 N").level(0, science=4).hand(0, paper=5)
    s.city(1, "forest 10 N").level(1, science=4).metropolis("science", "forest 10 N")
    return s, Improve(track("science"))


def robbed() -> Scene:
    """A table before a seven moves the robber."""
    s = Scenario().settlement(1, "forest 8 N").hand(1, wool=2)
    s.roll(3, 4)
    return s, MoveRobber(s.hex("forest 8"))


def deserted() -> Scene:
    return Scenario().card(0, "deserter").knight(1, "hills 11 N", 3), PlayDeserter(1)


def diplomat() -> Scene:
    s = Scenario().card(0, "diplomat").settlement(1, "hills 11 N").roads(1, "hills 11 N", "NE")
    return s, PlayDiplomat(s.edge("hills 11 N - NE"))


def spied() -> Scene:
    return Scenario().card(0, "spy").card(1, "crane"), PlaySpy(1)


def played(scene: Scene, seat: int = 0) -> Session:
    """The people at a table in which seat 0 has just acted, as *seat* sees it."""
    scenario, action = scene
    session = Session(scenario.table(), None, "en")
    session.table.play(0, action)
    session.perspective.set_viewer(seat)
    return session


def only(session: Session, title: str) -> tuple[Moment, list[str]]:
    """The only moment with a title, and its sentences."""
    (one,) = (one for one in moments(session, "all") if one.title.key == f"moment-{title}")
    return one, sentences(session, one)


@pytest.mark.parametrize("game", ["cities_and_knights", "rise_of_empires"])
def test_whatever_comes_is_told_in_sentences(game: str) -> None:
    table, told = new_table(game, 3, 3), 0
    session = Session(table, None, "en")
    while not table.over and len(table.log) < 400:
        play_on(table, 1, len(table.log))
        for one in moments(session, "all"):
            rows = sentences(session, one)
            assert rows, one.title
            assert not str(session.words.fact(one.title)).startswith("moment-")
            assert not any("moment-" in row or "event-" in row for row in rows), rows
            told += 1
    assert told


def test_a_landing_tells_strength_shares_and_what_came_of_it() -> None:
    session = played(defended())
    one, rows = only(session, "barbarians")
    assert "attack with strength 1" in rows[0] and "defend with 1" in rows[0]
    assert all(name in rows[1] for name in session.words.names)
    assert len(rows) > 2 and not one.seats


def test_a_landing_that_was_seen_stops_only_those_who_lose_a_city_by_it() -> None:
    found = moments(played(pillaged()), "all")
    kept = [[one.title.key for one in unseen(found, seat)] for seat in range(3)]
    assert kept == [[], ["moment-barbarians"], []]
    assert not any(unseen(moments(played(defended()), "all"), seat) for seat in range(3))


def test_a_city_that_is_chosen_after_a_landing_is_told_when_it_falls() -> None:
    scenario, roll = rolled(landing().city(1, "forest 8 N", "hills 11 S"), 1, 1)
    session = played((scenario, roll))
    assert only(session, "barbarians")[1][-1] == "Ben loses a city and chooses which."
    session.table.play(1, LoseCity(scenario.node("forest 8 N")))
    falls = only(session, "city-falls")[1]
    assert falls[0].startswith("The barbarians pillage Ben's city")
    assert falls[-2].startswith("The barbarians sail home")


@pytest.mark.parametrize(
    ("scene", "changes"),
    [
        (pillaged, {"city-lost": 1}),
        (defended, {"defender-named": 0}),
        (longest_road, {"longest-road-taken": 0}),
        (broken_road, {"longest-road-lost": 1}),
        (metropolis, {"metropolis-raised": 0}),
        (metropolis_lost, {"metropolis-lost": 1, "metropolis-raised": 0}),
    ],
)
def test_who_wins_or_loses_points_in_a_moment_is_told_to_have_so_many(
    scene: Callable[[], Scene], changes: dict[str, int]
) -> None:
    scenario, action = scene()
    session = played((scenario, action))
    told = [event for event in session.table.events[-1] if event.kind in COUNTED]
    assert {event.kind: event.seat for event in told} == changes  # type: ignore[attr-defined]
    rows = [row for one in moments(session, "all") for row in sentences(session, one)]
    for seat, name in enumerate(session.words.names):
        points = f"{name} now has {scenario.score(seat)} of 13 points."
        assert (points in rows) == (seat in changes.values())


def test_a_seven_before_the_first_attack_says_that_the_robber_stays() -> None:
    scenario = Scenario().with_(robber_free=False).hand(1, wool=8)
    rows = only(played(rolled(scenario, 3, 4)), "seven")[1]
    assert rows[-1] == "The robber cannot move before the barbarians' first attack."


def test_a_seven_tells_who_discards_and_who_had_to_choose_nothing_for_it() -> None:
    scenario = Scenario().hand(1, wool=8).hand(2, wool=8, ore=1)
    one, rows = only(played(rolled(scenario, 3, 4)), "seven")
    assert rows == ["Ben discards 4 cards.", "Cleo discards 4 cards."] and one.seats == (0, 1, 2)


def test_a_seven_at_which_nobody_discards_stops_nobody() -> None:
    session = played(rolled(Scenario().hand(1, wool=7), 3, 4))
    assert "rolled" in kinds(session.table.events[-1]) and not moments(session, "all")


def test_a_seven_before_the_first_attack_is_told_to_move_no_robber() -> None:
    """CK-121"""
    for free in (False, True):
        scenario = Scenario().with_(robber_free=free).hand(1, wool=7)
        assert ("robber-stayed" in kinds(played(rolled(scenario, 3, 4)).table.events[-1])) != free


def test_who_has_more_points_than_are_needed_has_enough() -> None:
    words = played(longest_road()).words
    told = [
        str(words.fact(Word("moment-points", seat_of(0, n=n, goal=13, beyond=n > 13))))
        for n in (12, 13, 14)
    ]
    assert told == [
        "Anna now has 12 of 13 points.",
        "Anna now has 13 of 13 points.",
        "Anna now has 14 points; 13 are enough to win.",
    ]


def test_the_end_of_a_turn_has_a_row_for_every_seat() -> None:
    table = new_table("rise_of_empires", 3)
    session = Session(table, None, "en")
    while not any(one.title.key == "moment-turn" for one in moments(session, "all")):
        play_on(table, 1, len(table.log))
    _, rows = only(session, "turn")
    for name in session.words.names:
        assert sum(row.startswith(f"{name}: food ") for row in rows) == 1


@pytest.mark.parametrize(
    ("scene", "loss", "cause"),
    [
        (robbed, "stole", "moves the robber to"),
        (deserted, "knight-removed", "plays"),
        (diplomat, "road-removed", "plays"),
        (spied, "progress-taken", "plays"),
    ],
)
def test_whoever_loses_something_by_another_is_stopped_for_it_with_its_cause(
    scene: Callable[[], Scene], loss: str, cause: str
) -> None:
    session = played(scene(), 1)
    assert loss in LOSSES and loss in kinds(session.table.events[-1])
    found = {seat: moments_for(session, "mine", seat) for seat in range(3)}
    stopped = {
        seat: [one for one in of if one.title.key == "moment-loss"] for seat, of in found.items()
    }
    assert [len(stopped[seat]) for seat in range(3)] == [0, 1, 0]
    rows = sentences(session, stopped[1][0])
    assert cause in rows[0] and any("Ben" in row for row in rows)


def test_who_gives_something_up_in_the_own_action_is_not_stopped_for_it() -> None:
    scenario = Scenario().card(0, "deserter").knight(1, "hills 11 N").knight(1, "hills 11 S")
    session = played((scenario, PlayDeserter(1)), 1)
    remove = scenario.choices(1, RemoveKnight)[0]
    session.table.play(1, remove)
    assert "knight-removed" in kinds(session.table.events[-1])
    assert not moments_for(session, "mine", 1)


def test_only_what_concerns_the_one_who_looks_is_shown_to_who_wishes_so() -> None:
    session = played(rolled(Scenario().hand(1, wool=8), 3, 4))
    for seat, concerned in enumerate((True, True, False)):
        session.perspective.set_viewer(seat)
        assert [one.title.key for one in moments(session, "all")] == ["moment-seven"]
        assert bool(moments(session, "mine")) == concerned
        assert moments(session, "none") == []
