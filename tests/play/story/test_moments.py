"""Moments: barbarians, sevens, awards, battles and the end of a turn are told as they were."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop_tui.engine import Moment
from tabletop_tui.games.cities_and_knights.rules.victory import score
from tabletop_tui.games.cities_and_knights.view.moments import COUNTED, LOSSES
from tabletop_tui.play.session import Session
from tabletop_tui.play.story.moments import moments, moments_for, sentences
from tests.playing import new_table, play_on

WANTED = {
    "cities_and_knights": {"moment-barbarians", "moment-seven", "moment-longest-road"},
    "rise_of_empires": {"moment-turn", "moment-era"},
    "ascending_empires": {"moment-attack"},
}


def of_game(game: str, actions: int, seed: int) -> list[tuple[Session, Moment, list[str]]]:
    """The moments of a game that is played by luck, as they come."""
    table, found = new_table(game, 3, seed), []
    session = Session(table, None, "en")
    for n in range(actions):
        if table.over:
            break
        play_on(table, 1, seed * 10_000 + n)
        found += [(session, one, sentences(session, one)) for one in moments(session, "all")]
    return found


@pytest.mark.parametrize("game", ["cities_and_knights", "rise_of_empires"])
def test_a_game_has_its_moments_and_each_is_told_in_sentences(game: str) -> None:
    found = of_game(game, 900, 3)
    assert {one.title.key for _, one, _ in found} >= WANTED[game]
    for session, one, rows in found:
        assert rows, one.title
        assert not session.words.fact(one.title).startswith("moment-")  # type: ignore[union-attr]
        assert not any("moment-" in row or "event-" in row for row in rows), rows


def test_a_landing_tells_strength_shares_and_what_came_of_it() -> None:
    session, one, rows = next(
        found
        for found in of_game("cities_and_knights", 900, 3)
        if found[1].title.key == "moment-barbarians"
    )
    assert "attack with strength" in rows[0] and "defend with" in rows[0]
    assert all(name in rows[1] for name in session.words.names)
    assert len(rows) > 2 and not one.seats


def test_a_city_that_is_chosen_after_a_landing_is_told_when_it_falls() -> None:
    found = of_game("cities_and_knights", 900, 9)
    keys = [one.title.key for _, one, _ in found]
    n = keys.index("moment-city-falls")
    assert keys[n - 1] == "moment-barbarians"
    assert found[n - 1][2][-1] == "Ben loses a city, and chooses which."
    falls = found[n][2]
    assert falls[0].startswith("The barbarians pillage a city of Ben")
    assert falls[-2].startswith("The barbarians sail home")


def test_who_wins_or_loses_points_in_a_moment_is_told_to_have_so_many() -> None:
    met = set[str]()
    for seed in (2, 4, 9):
        table: Any = new_table("cities_and_knights", 3, seed)
        session = Session(table, None)
        for n in range(900):
            if table.over:
                break
            play_on(table, 1, n)
            session.chair.sit(0)
            for one in moments_for(session, "all", 0):
                counted = [row for row in one.rows if getattr(row, "key", "") == "moment-points"]
                kinds = [row.kind for row in one.rows if getattr(row, "kind", "") in COUNTED]
                assert bool(counted) == bool(kinds)
                for row in counted:
                    facts = dict(row.facts)
                    seat, goal = facts["seat"].seat, table.state.house.points
                    assert facts["n"] == sum(score(table.state, seat).values())
                    assert facts["goal"] == goal
                    text = f"{session.words.names[seat]} has {facts['n']} of {goal} points now."
                    assert text in sentences(session, one)
                met |= {*kinds}
    assert met >= {"city-lost", "longest-road-taken"}, met


def test_a_seven_before_the_first_attack_says_that_the_robber_stays() -> None:
    found = of_game("cities_and_knights", 300, 3)
    rows = next(rows for _, one, rows in found if one.title.key == "moment-seven")
    assert rows[-1] == "The robber does not move before the first attack of the barbarians."


def test_the_end_of_a_turn_has_a_row_for_every_seat() -> None:
    session, _, rows = next(
        found
        for found in of_game("rise_of_empires", 400, 1)
        if found[1].title.key in ("moment-turn", "moment-era")
    )
    for name in session.words.names:
        assert sum(row.startswith(f"{name}: food ") for row in rows) == 1


def test_whoever_loses_something_by_another_is_stopped_for_it_with_its_cause() -> None:
    table: Any = new_table("cities_and_knights", 3, 5)
    session, met = Session(table, None), set[str]()
    for n in range(450):
        if table.over:
            break
        play_on(table, 1, n)
        taken: list[Any] = [event for event in table.told[-1] if event.kind in LOSSES]
        victims = {getattr(event, LOSSES[event.kind]) for event in taken}
        for seat in range(3):
            found = moments_for(session, "mine", seat)
            losses = [one for one in found if one.title.key == "moment-loss"]
            assert len(losses) == (seat in victims and table.log[-1][0] != seat)
            if losses:
                session.chair.sit(seat)
                rows = sentences(session, losses[0])
                assert any(session.words.names[seat] in row for row in rows)
                assert taken[0].kind == "stole" or "plays" in rows[0] or len(rows) == 1
                robbed = any(event.kind == "robber-moved" for event in table.told[-1])
                assert not robbed or "moves the robber to" in rows[0]
                met |= {event.kind for event in taken}
    assert met >= {"stole", "knight-removed", "road-removed", "progress-taken"}


def test_only_what_concerns_the_one_who_looks_is_shown_to_who_wishes_so() -> None:
    table: Any = new_table("cities_and_knights", 3, 3)
    session, differed = Session(table, None), 0
    for n in range(300):
        if table.over:
            break
        play_on(table, 1, 30_000 + n)
        assert moments(session, "none") == []
        session.chair.sit(n % 3)
        every, mine = moments(session, "all"), moments(session, "mine")
        assert all(not one.seats or n % 3 in one.seats for one in mine)
        differed += len(every) != len(mine)
    assert differed
