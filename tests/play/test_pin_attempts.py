"""Wrong PINs of a guest: after some of them no more are checked."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import pytest

from tabletop_tui.games import find
from tabletop_tui.play import pin_attempts
from tabletop_tui.play.permissions import GUEST, OWNER, _current, restrict_to
from tabletop_tui.play.pin_attempts import GUEST_LIMIT, MAX_PAUSE, Pauses
from tabletop_tui.play.pins import hash_pin
from tabletop_tui.play.seat_dialogues import (
    PinQuestion,
    Refusal,
    Reply,
    SeatQuestion,
    confirm_pin,
    confirm_reseat,
    run_blocking,
    unlock_seat,
)
from tabletop_tui.play.seats import read_seats
from tabletop_tui.play.session import Session
from tabletop_tui.play.table import Table

RIGHT, OTHER = "2468", "1357"


@pytest.fixture(autouse=True)
def nothing_typed() -> Iterator[None]:
    pin_attempts.reset()
    ages = count(0, 2 * int(MAX_PAUSE))
    pin_attempts.share(Pauses(clock=lambda: next(ages)))  # no pause is ever met
    yield
    pin_attempts.reset()
    _current[0] = OWNER


@pytest.fixture
def session() -> Session:
    table = Table.open(find("skeleton"), read_seats("Anna,Ben"), 1)
    table.settings = table.settings.with_pin(0, hash_pin(RIGHT, "00ff"))
    return Session(table, None)


def type_wrong(table: Table, times: int) -> None:
    """Try wrong PINs for Anna, in as many questions as it takes."""
    question = PinQuestion(0, table.settings.pins[0])
    for _ in range(times):
        if question.over:
            question = PinQuestion(0, table.settings.pins[0])
        assert not question.try_pin(OTHER)


def test_a_guest_has_six_and_is_told_so_instead_of_being_asked(session: Session) -> None:
    restrict_to(GUEST)
    type_wrong(session.table, GUEST_LIMIT - 1)
    question = PinQuestion(0, session.table.settings.pins[0])
    assert not question.over and question.try_pin(RIGHT)
    type_wrong(session.table, 1)
    asked: list[SeatQuestion] = []

    def reply(question: SeatQuestion) -> Reply:
        asked.append(question)
        return Reply.YES

    session.perspective.set_viewer(1)
    for dialogue in (
        confirm_pin(session.table, 0),
        unlock_seat(session, 0),
        confirm_reseat(session, 0, "hard"),
    ):
        assert not run_blocking(dialogue, reply)
    assert asked == [Refusal("pin-spent", 0)] * 3


def test_a_question_that_stands_takes_the_right_one_no_more(session: Session) -> None:
    restrict_to(GUEST)
    question = PinQuestion(0, session.table.settings.pins[0])
    type_wrong(session.table, GUEST_LIMIT)
    assert question.over and not question.try_pin(RIGHT)


def test_whoever_owns_the_account_may_try_on(session: Session) -> None:
    type_wrong(session.table, 3 * GUEST_LIMIT)
    assert PinQuestion(0, session.table.settings.pins[0]).try_pin(RIGHT)
    assert run_blocking(confirm_pin(session.table, 0), lambda _: Reply.YES)


def test_who_listens_hears_of_each(session: Session) -> None:
    heard: list[int] = []
    pin_attempts.on_wrong_pin(heard.append)
    type_wrong(session.table, 2)
    PinQuestion(0, session.table.settings.pins[0]).try_pin(RIGHT)
    assert heard == [1, 2]


def looked_at(pin: str, pin_hash: str) -> tuple[bool, int]:
    """Type a PIN in a question of its own; return whether it is right, and the pause."""
    question = PinQuestion(0, pin_hash)
    return question.try_pin(pin), question.pause


def test_a_seat_makes_its_guests_wait_longer_after_each_wrong_pin(session: Session) -> None:
    restrict_to(GUEST)
    now, heard = [100.0], list[int]()
    pin_attempts.share(Pauses(clock=lambda: now[0]))
    pin_attempts.on_wrong_pin(heard.append)
    pin_hash = session.table.settings.pins[0]
    assert [looked_at(OTHER, pin_hash) for _ in range(3)] == [(False, 0)] * 3
    assert looked_at(OTHER, pin_hash) == looked_at(RIGHT, pin_hash) == (False, 1)
    assert looked_at(RIGHT, hash_pin(RIGHT, "11ff")) == (True, 0), "another seat waits for nobody"
    now[0] += 1
    assert looked_at(OTHER, pin_hash) == (False, 0) and looked_at(RIGHT, pin_hash) == (False, 2)
    now[0] += 0.5
    assert looked_at(RIGHT, pin_hash) == (False, 2) and heard == [1, 2, 3, 4]
    now[0] += 1.5
    assert looked_at(RIGHT, pin_hash) == (True, 0), "at once when the pause is over"
    assert looked_at(OTHER, pin_hash) == (False, 0)
    assert looked_at(RIGHT, pin_hash) == (True, 0), "a right one begins anew"


def test_a_try_in_the_pause_uses_up_no_try_and_says_how_long(session: Session) -> None:
    restrict_to(GUEST)
    pin_attempts.share(Pauses(clock=lambda: 0.0))
    type_wrong(session.table, 3)
    question = PinQuestion(0, session.table.settings.pins[0])
    for _ in range(9):
        assert not question.try_pin(RIGHT) and not question.over
    told = "Too many wrong PINs for this seat. Try again in one second."
    assert question.refusal(session.words) == told


def test_the_owner_of_the_account_waits_for_no_guest(session: Session) -> None:
    pin_attempts.share(Pauses(clock=lambda: 0.0))
    pin_hash = session.table.settings.pins[0]
    for _ in range(9):
        pin_attempts.pauses_here().begin(pin_hash)
    assert looked_at(OTHER, pin_hash) == (False, 0) and looked_at(RIGHT, pin_hash) == (True, 0)
