"""Who may sit down at the keyboard, forget a PIN, or give a seat away: the questions to ask for it.

A screen and plain mode ask in their own ways, so each of these is a dialogue: a generator that
gives one question after the other, is sent each reply, and returns whether it may be.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import field
from enum import Enum, auto
from typing import Union

from ..engine.fast_dataclass import dataclass
from . import pin_attempts
from .pins import verify_pin
from .remote.attendance import overdue
from .remote.remote_seats import Unplayed, Vote
from .remote.votes import call_vote
from .session import Session
from .table import Table

TRIES = 3  # wrong PINs after which a question is over


class Reply(Enum):
    """What came of a question."""

    YES = auto()
    NO = auto()
    FORGOTTEN = auto()


@dataclass(slots=True)
class PinQuestion:
    """The PIN of *seat* is to be typed; *may_forget* offers to say that nobody knows it any
    more.
    """

    seat: int
    pin_hash: str = field(repr=False)
    may_forget: bool = False
    tries_left: int = TRIES

    def try_pin(self, pin: str) -> bool:
        """Whether *pin* is right; after the last wrong one the question is over."""
        self.tries_left -= 1
        if pin_attempts.exhausted() or not verify_pin(pin, self.pin_hash):
            pin_attempts.record_wrong()
            return False
        return True

    @property
    def over(self) -> bool:
        """Whether there were too many wrong ones: the reply is NO."""
        return self.tries_left <= 0 or pin_attempts.exhausted()


@dataclass(slots=True, frozen=True)
class ConsentQuestion:
    """*voter* is asked to agree to something about *seat*; *key* is the sentence."""

    key: str
    voter: int
    seat: int


@dataclass(slots=True, frozen=True)
class Refusal:
    """Nothing is asked: a sentence says why not. The reply does not matter."""

    key: str
    seat: int


SeatQuestion = Union[PinQuestion, ConsentQuestion, Refusal]
Dialogue = Generator[SeatQuestion, Reply, bool]


def ask_pin(
    seat: int, seal: str, *, may_forget: bool = False
) -> Generator[SeatQuestion, Reply, Reply]:
    """The reply of whoever is to type the PIN of *seat*; a guest who typed too many wrong ones is
    not asked.
    """
    if pin_attempts.exhausted():
        yield Refusal("pin-spent", seat)
        return Reply.NO
    return (yield PinQuestion(seat, seal, may_forget))


def confirm_pin(table: Table, seat: int) -> Dialogue:
    """Whether somebody types the PIN of a seat, if it has one."""
    seal = table.settings.pins.get(seat, "")
    return not seal or (yield from ask_pin(seat, seal)) is Reply.YES


def get_consent(table: Table, key: str, seat: int, voters: Sequence[int]) -> Dialogue:
    """Whether all *voters* agree to something about a seat, each proving who they are."""
    for voter in voters:
        if (yield ConsentQuestion(key, voter, seat)) is not Reply.YES:
            return False
        if not (yield from confirm_pin(table, voter)):
            return False
    return True


def unlock_seat(session: Session, seat: int) -> Dialogue:
    """Whether somebody may see what *seat* sees: by its PIN, or because the others agree that it
    was forgotten; it is taken away then.
    """
    table = session.table
    seal = table.settings.pins.get(seat, "")
    if not seal:
        return True
    reply = yield from ask_pin(seat, seal, may_forget=True)
    if reply is not Reply.FORGOTTEN:
        return reply is Reply.YES
    if not (yield from get_consent_of_others(session, "pin-vote", seat)):
        return False
    session.change_settings(lambda table_settings: table_settings.without_pin(seat))
    return True


def get_consent_of_others(
    session: Session, key: str, seat: int, level: str | None = None
) -> Dialogue:
    """Whether all other people agree to something about a seat; where there is nobody, nothing can
    be agreed on. People at other terminals are asked there whether *level* may play it.
    """
    table = session.table
    voters = [n for n in table.people() if n != seat]
    if level is not None and voters and any_remote(session, voters):
        return (yield from call_seat_vote(session, seat, level))
    if not voters or any_remote(session, voters):
        yield Refusal("apart-elsewhere" if voters else "pin-nobody", seat)
        return False
    return (yield from get_consent(table, key, seat, voters))


def confirm_reseat(session: Session, seat: int, level: str) -> Dialogue:
    """Whether a computer player of *level*, or a person ("") may play a seat from now on: it shows
    them its hand, or takes its decisions away.

    Its PIN is asked for, which waits for its owner while a computer player sits there. Without it,
    or where there is none, all other people must agree. Whoever is at the keyboard has agreed by
    asking, and gives an own seat without a PIN away without a question. Where somebody lets the
    table wait for longer than its patience, a computer player may take the seat.
    """
    table, asker = session.table, session.perspective.viewer
    if level and seat in overdue(session):
        return True
    seal = table.settings.pins.get(seat, "")
    if seal:
        reply = yield from ask_pin(seat, seal, may_forget=True)
        if reply is not Reply.FORGOTTEN:
            return reply is Reply.YES
        if not (yield from get_consent_of_others(session, "seats-vote", seat, level)):
            return False
        if not level:  # the newcomer does not know it
            session.change_settings(lambda table_settings: table_settings.without_pin(seat))
        return True
    if table.remote is not None and (seat in table.remote.free or session.perspective.owns(seat)):
        return True
    if seat == asker or (level and table.seats[seat].is_bot):
        return True
    here = [n for n in table.people() if table.remote is None or n not in table.remote.free]
    voters = [n for n in here if n != asker and (n != seat or is_present(session, seat))]
    if any_remote(session, voters):
        return (yield from call_seat_vote(session, seat, level))
    return (yield from get_consent(table, "seats-vote", seat, voters))


def is_present(session: Session, seat: int) -> bool:
    """Whether the person of a seat sits at a terminal of their own."""
    return any(seat in one.seats for one in session.storage.present())


def call_seat_vote(session: Session, seat: int, level: str) -> Dialogue:
    """Put it to the people at other terminals whether *level* plays a seat; it is not so yet."""
    by = session.perspective.viewer
    if by < 0 or session.table.seats[by].is_bot:
        yield Refusal("apart-elsewhere", seat)
        return False
    owner, log = is_present(session, seat), len(session.table.log)
    try:
        call_vote(session, Vote(by, seat, log, level=level, owner=owner), luck=0)  # none comes back
    except Unplayed:
        yield Refusal("apart-stale", seat)
    else:
        yield Refusal("motion-put", seat)
    return False


def any_remote(session: Session, voters: Sequence[int]) -> bool:
    """Whether any of *voters* sits at another terminal: nobody can answer for them here."""
    return not all(session.perspective.mine(n) for n in voters)


def run_with_callbacks(
    dialogue: Dialogue, ask: Callable[[SeatQuestion, Callable[[Reply], None]], None],
    then: Callable[[bool], None],
) -> None:  # fmt: skip
    """Lead a dialogue where replies come later: *ask* shows a question and calls back with the
    reply, *then* gets the outcome.
    """

    def go_on(reply: Reply | None) -> None:
        try:
            question = next(dialogue) if reply is None else dialogue.send(reply)
        except StopIteration as done:
            then(bool(done.value))
        else:
            ask(question, go_on)

    go_on(None)


def run_blocking(dialogue: Dialogue, ask: Callable[[SeatQuestion], Reply]) -> bool:
    """Lead a dialogue where *ask* gives each reply at once; gives the outcome."""
    try:
        question = next(dialogue)
        while True:
            question = dialogue.send(ask(question))
    except StopIteration as done:
        return bool(done.value)
