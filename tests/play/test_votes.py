"""Votes at a table with several terminals."""

from dataclasses import replace

from tabletop_tui.play import Seat, Table
from tabletop_tui.play.perspective import NOBODY, HotSeat, OwnSeat
from tabletop_tui.play.remote.remote_seats import RemoteSeats, Vote
from tabletop_tui.play.remote.votes import is_fulfilled, pending_voters, resolve, undo_target
from tabletop_tui.play.seat_dialogues import Refusal, call_seat_vote
from tabletop_tui.play.session import Session
from tabletop_tui.store.load import parse
from tabletop_tui.store.save import dump
from tests.playing import new_table, play_on

ANNA, BEN, CLEO, DORA = range(4)
LUCK = 2**62 + 11


def test_a_seat_that_is_to_be_free_is_not_so_before_it_is() -> None:
    table = new_table("skeleton", 3)
    table.remote = RemoteSeats()
    vote = Vote(ANNA, BEN, 0)
    assert not is_fulfilled(table, vote)
    table.remote = replace(table.remote, free=frozenset({BEN}))
    assert is_fulfilled(table, vote)


def test_a_seat_that_a_computer_player_is_to_play_is_played_by_that_level() -> None:
    table = new_table("skeleton", 3)
    table.remote = RemoteSeats()
    vote = Vote(ANNA, BEN, 0, level="hard")
    assert not is_fulfilled(table, vote)
    table.reseat(BEN, replace(table.seats[BEN], level="hard"))
    assert is_fulfilled(table, vote)


def test_what_is_to_be_taken_back_has_been_once_the_log_is_another() -> None:
    vote = Vote(ANNA, 3, 4, undo=True)
    assert not is_fulfilled(play_on(new_table("skeleton", 3), 4), vote)
    assert is_fulfilled(play_on(new_table("skeleton", 3), 3), vote)


def test_nobody_is_asked_at_a_seat_where_nobody_sits() -> None:
    table = new_table("skeleton", 4)
    table.remote = RemoteSeats(free=frozenset({DORA}), vote=Vote(ANNA, BEN, 0, level="easy"))
    assert pending_voters(table) == [CLEO]


def test_who_only_looks_on_puts_nothing_to_the_players() -> None:
    """The last seat is a computer player's, and a spectator (-1) is not taken for it."""
    for level in ("", "easy"):
        table = new_table("skeleton", 3)
        table.reseat(CLEO, Seat("Cleo", level))
        table.remote = RemoteSeats()
        session = Session(table, None, perspective=HotSeat(table, NOBODY))
        told = list(call_seat_vote(session, BEN, "hard"))
        assert told == [Refusal("remote-elsewhere", BEN)] and table.remote.vote is None


def agree_to_take_back(n: int) -> tuple[Table, Table]:
    """A table of dice after all have agreed to undo everything after *n* actions, and as it was
    before.
    """
    table = play_on(new_table("cities_and_knights", 3), 40)
    before = table.snapshot()
    table.remote = RemoteSeats(vote=Vote(ANNA, n, 40, undo=True, agreed=frozenset({BEN, CLEO})))
    resolve(table, LUCK)
    return table, before


def test_what_a_roll_has_brought_is_not_what_it_brings_after_it_was_taken_back() -> None:
    n = (
        play_on(new_table("cities_and_knights", 3), 40).reveal_barrier - 1
    )  # the last one with luck in it
    table, before = agree_to_take_back(n)
    assert len(table.log) == n and table.state.rng == table.reseeds[n] == LUCK != before.at(n).rng
    assert not table.can_undo(), "or the luck of before would be back"
    assert parse(dump(table)).table.state == table.state


def test_where_no_luck_is_taken_back_the_luck_stays() -> None:
    table = play_on(new_table("cities_and_knights", 3), 40)
    n = table.reveal_barrier
    assert n < 40, "something has been done since the last roll"
    taken, before = agree_to_take_back(n)
    assert len(taken.log) == n and not taken.reseeds and taken.state.rng == before.at(n).rng


def test_nobody_agrees_alone_to_take_luck_back() -> None:
    """One person among computer players, or before another person has come; a second one is
    asked.
    """
    table = play_on(new_table("cities_and_knights", 3), 40)
    last, shown = table.log[-1][0], table.reveal_barrier
    table.remote = RemoteSeats(free=frozenset({ANNA, BEN, CLEO}) - {last})
    session = Session(table, None, perspective=OwnSeat(table, last))
    assert shown < 40 and undo_target(session) == 39, "no luck has come since"
    table.reveal_barrier = 39
    assert undo_target(session) == 39, "luck came in the action before"
    table.reveal_barrier = 40
    assert undo_target(session) == -1
    table.remote = RemoteSeats()
    assert undo_target(session) == 39
    for seat in {ANNA, BEN, CLEO} - {last}:
        table.reseat(seat, Seat(table.seats[seat].name, "easy"))
    assert undo_target(session) == -1
