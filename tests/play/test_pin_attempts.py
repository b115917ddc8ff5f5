"""Wrong PINs of a guest: after some of them none is looked at any more."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tabletop_tui.games import find
from tabletop_tui.play import pin_attempts
from tabletop_tui.play.permissions import GUEST, OWNER, _held, restrict_to
from tabletop_tui.play.pin_attempts import MOST
from tabletop_tui.play.pins import sealed
from tabletop_tui.play.seat_dialogues import (
    PinQuestion,
    Refusal,
    Reply,
    SeatQuestion,
    answered,
    lets_in,
    may_change_hands,
    proves,
)
from tabletop_tui.play.seats import read_seats
from tabletop_tui.play.session import Session
from tabletop_tui.play.table import Table

RIGHT, OTHER = "2468", "1357"


@pytest.fixture(autouse=True)
def nothing_typed() -> Iterator[None]:
    pin_attempts.forget()
    yield
    pin_attempts.forget()
    _held[0] = OWNER


@pytest.fixture
def session() -> Session:
    table = Table.open(find("skeleton"), read_seats("Anna,Ben"), 1)
    table.settings = table.settings.with_pin(0, sealed(RIGHT, "00ff"))
    return Session(table, None)


def type_wrong(table: Table, times: int) -> None:
    """Somebody tries the PIN of Anna so many times, in as many questions as it takes."""
    question = PinQuestion(0, table.settings.pins[0])
    for _ in range(times):
        if question.over:
            question = PinQuestion(0, table.settings.pins[0])
        assert not question.tried(OTHER)


def test_a_guest_has_six_and_is_told_so_instead_of_being_asked(session: Session) -> None:
    restrict_to(GUEST)
    type_wrong(session.table, MOST - 1)
    question = PinQuestion(0, session.table.settings.pins[0])
    assert not question.over and question.tried(RIGHT)
    type_wrong(session.table, 1)
    asked: list[SeatQuestion] = []

    def reply(question: SeatQuestion) -> Reply:
        asked.append(question)
        return Reply.YES

    session.perspective.sit(1)
    for dialogue in (
        proves(session.table, 0),
        lets_in(session, 0),
        may_change_hands(session, 0, "hard"),
    ):
        assert not answered(dialogue, reply)
    assert asked == [Refusal("pin-spent", 0)] * 3


def test_a_question_that_stands_takes_the_right_one_no_more(session: Session) -> None:
    restrict_to(GUEST)
    question = PinQuestion(0, session.table.settings.pins[0])
    type_wrong(session.table, MOST)
    assert question.over and not question.tried(RIGHT)


def test_whoever_owns_the_account_may_try_on(session: Session) -> None:
    type_wrong(session.table, 3 * MOST)
    assert PinQuestion(0, session.table.settings.pins[0]).tried(RIGHT)
    assert answered(proves(session.table, 0), lambda _: Reply.YES)


def test_who_listens_hears_of_each(session: Session) -> None:
    heard: list[int] = []
    pin_attempts.tell(heard.append)
    type_wrong(session.table, 2)
    PinQuestion(0, session.table.settings.pins[0]).tried(RIGHT)
    assert heard == [1, 2]
