"""The position of a sandbox: what its seat may believe, and nothing that only the table knows."""

from __future__ import annotations

import itertools

import pytest

from tabletop_tui.engine import Luck, offers, random_action
from tabletop_tui.play.replay import ALL_HANDS, Replay
from tabletop_tui.play.sandbox.dealt import as_believed, with_computer_players
from tabletop_tui.play.sandbox.session import SandboxSession, try_out, what_if, why_not
from tabletop_tui.play.seats import Seat
from tabletop_tui.play.session import Session
from tabletop_tui.play.table_settings import TableSettings
from tabletop_tui.store.save import dump
from tests.playing import new_table, play_on
from tests.secrecy.worlds import GAMES, SAVED, copied, middle, others, without_past

ANNA = 0
LUCK = itertools.count(11).__next__


@pytest.mark.parametrize("game", GAMES)
def test_it_is_the_same_in_every_world_that_its_seat_cannot_tell_apart(game: str) -> None:
    table = without_past(middle(game))
    seat = table.deciding()[0]
    tried = as_believed(table, seat, 7)
    assert table.game.view(tried.state, seat) == table.game.view(table.state, seat)
    for other in others(table, seat):
        again = as_believed(other, seat, 7)
        assert again.state == tried.state and again.state.rng == tried.state.rng
        assert offers(again.game, again.state, seat) == offers(tried.game, tried.state, seat)


def test_it_is_the_same_whatever_is_remembered_of_hidden_events() -> None:
    """Cities & Knights remembers what was seen, so the story of others must not matter."""
    table = middle("cities_and_knights")
    seat = table.deciding()[0]
    blind = copied(table)
    blind.events = [
        [known for event in events if (known := event.seen_by(seat))] for events in table.events
    ]
    assert as_believed(blind, seat, 7).state == as_believed(table, seat, 7).state
    for events in as_believed(table, seat, 7).past:
        assert all(event.seen_by(seat) == event for event in events)


@pytest.mark.parametrize("game", GAMES)
def test_its_luck_is_its_own(game: str) -> None:
    table = middle(game)
    seat = table.deciding()[0]
    one, other = as_believed(table, seat, 7), as_believed(table, seat, 8)
    assert len({table.state.rng, one.state.rng, other.state.rng}) == 3


@pytest.mark.parametrize("game", GAMES)
def test_what_is_played_in_it_leaves_no_trace(game: str) -> None:
    table = middle(game)
    before = dump(table, SAVED)
    session = try_out(Session(table, None), table.deciding()[0], LUCK)
    for n in range(8):
        if (tried := session.table).over:
            break
        seat = tried.deciding()[0]
        session.play(seat, random_action(tried.game, tried.state, seat, Luck(n)))
    assert session.table.log and session.storage.path is None
    assert dump(table, SAVED) == before
    while session.undo():
        pass
    assert not session.table.log
    session.begin_again()
    assert session.table.deciding() == table.deciding()
    assert dump(table, SAVED) == before


def test_nothing_of_a_person_is_in_it_but_the_name() -> None:
    table = middle("cities_and_knights")
    table.used, table.settings = {0: 70}, TableSettings(timed=True, pins={0: "secret"})
    tried = as_believed(table, table.deciding()[0], 7)
    assert not (tried.used or tried.private or tried.settings.pins or tried.settings.timed)
    assert tried.remote is None and tried.can_undo() is False and tried.settings.free_undo


def test_computer_players_answer_for_others_or_one_does_it_oneself() -> None:
    seats = [Seat("Anna"), Seat("Ben"), Seat("Computer", "hard", "trader")]
    made = with_computer_players(seats, 1)
    assert [one.level for one in made] == ["hard", "", "hard"]
    assert [one.level for one in with_computer_players(seats[:2], ANNA)] == ["", "normal"]
    table = middle("rise_of_empires")
    session = try_out(Session(table, None), table.deciding()[0], LUCK)
    assert not session.alone and len(session.table.people()) == 1
    session.switch()
    assert session.alone and len(session.table.people()) == len(table.seats)
    assert not session.perspective.must_cover()
    session.switch()
    assert not session.alone and session.perspective.viewer == session.seat


def test_every_line_of_its_story_says_that_it_is_not_real() -> None:
    table = middle("cities_and_knights")
    session = try_out(Session(table, None), table.deciding()[0], LUCK)
    play_on(session.table, 12)
    told = session.story(session.seat)
    assert told and all(line.text.startswith("not real: ") for line in told)


def test_it_is_allowed_as_hints_are() -> None:
    table = middle("cities_and_knights")
    seat = table.deciding()[0]
    assert why_not(table, seat) == ""
    assert why_not(table, (seat + 1) % 3) == why_not(table, -1) == "sandbox-not-now"
    table.settings = TableSettings(no_hints=True)
    assert why_not(table, seat) == "sandbox-off"


def test_a_moment_of_a_finished_game_is_tried_as_it_was() -> None:
    table = play_on(new_table("skeleton", 2, 3), 400)
    assert table.over
    before, replay = dump(table, SAVED), Replay(table, ALL_HANDS)
    replay.go(4)
    session = what_if(replay, LUCK)
    assert isinstance(session, SandboxSession) and session.seat == replay.situation.deciding[0]
    then = table.at(4)
    then.rng = session.table.state.rng
    assert session.table.state == then and session.table.state.rng != table.at(4).rng
    play_on(session.table, 6)
    assert dump(table, SAVED) == before
