"""Wrong PINs of a guest: after some of them none is looked at any more."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tabletop_tui.games import find
from tabletop_tui.play import guesses
from tabletop_tui.play.guesses import MOST
from tabletop_tui.play.keyboard import (
    PinQuestion,
    Question,
    Refusal,
    Reply,
    answered,
    lets_in,
    may_change_hands,
    proves,
)
from tabletop_tui.play.pins import sealed
from tabletop_tui.play.rights import GUEST, OWNER, _held, become
from tabletop_tui.play.seats import read_seats
from tabletop_tui.play.session import Session
from tabletop_tui.play.table import Table

RIGHT, OTHER = "2468", "1357"


@pytest.fixture(autouse=True)
def nothing_typed() -> Iterator[None]:
    guesses.forget()
    yield
    guesses.forget()
    _held[0] = OWNER


@pytest.fixture
def session() -> Session:
    table = Table.open(find("skeleton"), read_seats("Anna,Ben"), 1)
    table.manners = table.manners.with_pin(0, sealed(RIGHT, "00ff"))
    return Session(table, None)


def type_wrong(table: Table, times: int) -> None:
    """Somebody tries the PIN of Anna so many times, in as many questions as it takes."""
    question = PinQuestion(0, table.manners.pins[0])
    for _ in range(times):
        if question.over:
            question = PinQuestion(0, table.manners.pins[0])
        assert not question.tried(OTHER)


def test_a_guest_has_six_and_is_told_so_instead_of_being_asked(session: Session) -> None:
    become(GUEST)
    type_wrong(session.table, MOST - 1)
    question = PinQuestion(0, session.table.manners.pins[0])
    assert not question.over and question.tried(RIGHT)
    type_wrong(session.table, 1)
    asked: list[Question] = []

    def reply(question: Question) -> Reply:
        asked.append(question)
        return Reply.YES

    session.chair.sit(1)
    for dialogue in (
        proves(session.table, 0),
        lets_in(session, 0),
        may_change_hands(session, 0, "hard"),
    ):
        assert not answered(dialogue, reply)
    assert asked == [Refusal("pin-spent", 0)] * 3


def test_a_question_that_stands_takes_the_right_one_no_more(session: Session) -> None:
    become(GUEST)
    question = PinQuestion(0, session.table.manners.pins[0])
    type_wrong(session.table, MOST)
    assert question.over and not question.tried(RIGHT)


def test_whoever_owns_the_account_may_try_on(session: Session) -> None:
    type_wrong(session.table, 3 * MOST)
    assert PinQuestion(0, session.table.manners.pins[0]).tried(RIGHT)
    assert answered(proves(session.table, 0), lambda _: Reply.YES)


def test_who_listens_hears_of_each(session: Session) -> None:
    heard: list[int] = []
    guesses.tell(heard.append)
    type_wrong(session.table, 2)
    PinQuestion(0, session.table.manners.pins[0]).tried(RIGHT)
    assert heard == [1, 2]
