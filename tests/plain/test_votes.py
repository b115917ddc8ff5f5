"""Votes in plain mode: announced once, to every seat that must answer."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tabletop_tui.plain.console import Console
from tabletop_tui.plain.votes import Votes
from tabletop_tui.play.perspective import OwnSeat
from tabletop_tui.play.remote.remote_seats import RemoteSeats, Vote
from tabletop_tui.play.session import Session
from tests.playing import new_table, play_on

from .playing import Typist, heard


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_seat_is_told_once_what_the_others_ask(seat: int) -> None:
    by = (seat + 1) % 3
    table = play_on(new_table("skeleton", 3), 5)
    table.remote = RemoteSeats(vote=Vote(by, 4, 5, undo=True))
    typist = Typist()
    session = Session(table, None, perspective=OwnSeat(table, seat))
    votes = Votes(session, Console(typist, typist))
    for _ in range(2):
        votes.poll()
    assert heard(typist).count(f"{table.seats[by].name} asks to undo") == 1
    table.remote = RemoteSeats()
    votes.poll()
    assert heard(typist).count("Not everyone agrees") == 1


def test_who_asks_is_not_asked() -> None:
    table = play_on(new_table("skeleton", 3), 5)
    table.remote = RemoteSeats(vote=Vote(0, 4, 5, undo=True))
    typist = Typist()
    Votes(Session(table, None, perspective=OwnSeat(table, 0)), Console(typist, typist)).poll()
    assert heard(typist) == ""


def test_who_asks_has_nothing_to_answer() -> None:
    table = play_on(new_table("skeleton", 3), 5)
    put = Vote(0, 4, 5, undo=True)
    table.remote = RemoteSeats(vote=put)
    typist = Typist()
    session = Session(table, None, perspective=OwnSeat(table, 0))
    for agrees in (True, False):
        Votes(session, Console(typist, typist)).answer(agrees=agrees)
    assert heard(typist) == "There is nothing to vote on. There is nothing to vote on."
    assert table.remote.vote == put


def test_each_seat_of_a_terminal_is_told_and_another_question_is_told_anew() -> None:
    table = play_on(new_table("skeleton", 3), 5)
    put = Vote(0, 4, 5, undo=True)
    table.remote = RemoteSeats(vote=put)
    typist = Typist()
    votes = Votes(Session(table, None, perspective=OwnSeat(table, 1, 2)), Console(typist, typist))

    def told() -> int:
        votes.poll()
        votes.poll()
        return heard(typist).count("Anna asks")

    assert told() == 1
    table.remote = RemoteSeats(vote=replace(put, agreed=frozenset({1})))
    assert told() == 2, "the other seat is asked"
    table.remote = RemoteSeats(vote=replace(put, n=3, agreed=frozenset({1})))
    assert told() == 3, "it is another question"
    table.remote = RemoteSeats(vote=replace(put, n=3, agreed=frozenset({1, 2})))
    assert told() == 3
