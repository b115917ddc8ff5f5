"""The questions to ask before a player sees a seat, drops a forgotten PIN or gives a seat away.

Screens and plain mode ask in their own ways, so each of these is a dialogue: a generator that
yields questions, is sent each reply, and returns whether the request is granted.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import field
from enum import Enum, auto
from typing import Union

from ..engine.fast_dataclass import dataclass
from . import pin_attempts
from .pins import verify_pin
from .remote.attendance import has_just_left, overdue
from .remote.remote_seats import Unplayed, Vote
from .remote.votes import call_vote
from .session import Session
from .table import Table
from .text import Words

TRIES = 3  # wrong PINs that end a question


class Reply(Enum):
    """The reply to a question."""

    YES = auto()
    NO = auto()
    FORGOTTEN = auto()


@dataclass(slots=True)
class PinQuestion:
    """Asks for the PIN of *seat*. *may_forget* offers the reply that the PIN is forgotten. *pause*
    is for how many seconds the PIN typed last was too early, and therefore not looked at.
    """

    seat: int
    pin_hash: str = field(repr=False)
    may_forget: bool = False
    tries_left: int = TRIES
    pause: int = 0

    def try_pin(self, pin: str) -> bool:
        """Return whether *pin* is right and not too early. The last wrong one ends the question."""
        self.pause = 0 if pin_attempts.exhausted() else pin_attempts.begin_try(self.pin_hash)
        if self.pause:
            return False
        self.tries_left -= 1
        if pin_attempts.exhausted() or not verify_pin(pin, self.pin_hash):
            pin_attempts.record_wrong()
            return False
        pin_attempts.record_right(self.pin_hash)
        return True

    def refusal(self, words: Words) -> str:
        """Return why the PIN typed last is not accepted, as a sentence."""
        if self.pause:
            return words.say("pin-wait", seconds=self.pause)
        return words.say("pin-wrong", name=words.name(self.seat))

    @property
    def over(self) -> bool:
        """True after too many wrong PINs; the reply is NO."""
        return self.tries_left <= 0 or pin_attempts.exhausted()


@dataclass(slots=True, frozen=True)
class ConsentQuestion:
    """Asks *voter* to agree to something about *seat*. *key* is the message of the question."""

    key: str
    voter: int
    seat: int


@dataclass(slots=True, frozen=True)
class Refusal:
    """Says why the request is refused. The reply is ignored."""

    key: str
    seat: int


SeatQuestion = Union[PinQuestion, ConsentQuestion, Refusal]
Dialogue = Generator[SeatQuestion, Reply, bool]


def ask_pin(
    seat: int, pin_hash: str, *, may_forget: bool = False
) -> Generator[SeatQuestion, Reply, Reply]:
    """Ask for the PIN of *seat* and return the reply. A guest with too many wrong PINs is
    refused.
    """
    if pin_attempts.exhausted():
        yield Refusal("pin-spent", seat)
        return Reply.NO
    return (yield PinQuestion(seat, pin_hash, may_forget))


def confirm_pin(table: Table, seat: int) -> Dialogue:
    """Ask for the PIN of *seat*, if it has one."""
    pin_hash = table.settings.pins.get(seat, "")
    return not pin_hash or (yield from ask_pin(seat, pin_hash)) is Reply.YES


def get_consent(table: Table, key: str, seat: int, voters: Sequence[int]) -> Dialogue:
    """Ask all *voters* to agree to something about a seat, each with their PIN."""
    for voter in voters:
        if (yield ConsentQuestion(key, voter, seat)) is not Reply.YES:
            return False
        if not (yield from confirm_pin(table, voter)):
            return False
    return True


def unlock_seat(session: Session, seat: int) -> Dialogue:
    """Ask for the PIN of *seat* before it is shown. If it is forgotten and the other people agree,
    remove it.
    """
    table = session.table
    pin_hash = table.settings.pins.get(seat, "")
    if not pin_hash:
        return True
    reply = yield from ask_pin(seat, pin_hash, may_forget=True)
    if reply is not Reply.FORGOTTEN:
        return reply is Reply.YES
    if not (yield from get_consent_of_others(session, "pin-vote", seat)):
        return False
    session.change_settings(lambda settings: settings.without_pin(seat))
    return True


def get_consent_of_others(
    session: Session, key: str, seat: int, level: str | None = None
) -> Dialogue:
    """Ask all other people to agree to something about *seat*; refuse if there are none.

    If some sit at other terminals, call a vote on whether a computer player of *level* plays the
    seat, or refuse without *level*.
    """
    table = session.table
    voters = [n for n in table.people() if n != seat]
    if level is not None and voters and any_remote(session, voters):
        return (yield from call_seat_vote(session, seat, level))
    if not voters or any_remote(session, voters):
        yield Refusal("remote-elsewhere" if voters else "pin-nobody", seat)
        return False
    return (yield from get_consent(table, key, seat, voters))


def confirm_reseat(session: Session, seat: int, level: str) -> Dialogue:
    """Ask before a computer player of *level*, or a person (""), plays *seat*: that shows them its
    hand or takes its decisions away.

    The PIN of the seat is required, and is kept for its owner while a computer player holds the
    seat. If it is forgotten, or there is none, all other people must agree. The person at the
    keyboard agrees by asking, and may give away their own seat without a PIN. A computer player may
    take the seat of a person who is overdue. The seat of a person whose line has just broken is not
    given away: they may be on their way back.
    """
    table, asker = session.table, session.perspective.viewer
    if level and seat in overdue(session):
        return True
    if not session.perspective.owns(seat) and has_just_left(session, seat):
        yield Refusal("absence-just-left", seat)
        return False
    pin_hash = table.settings.pins.get(seat, "")
    if pin_hash:
        reply = yield from ask_pin(seat, pin_hash, may_forget=True)
        if reply is not Reply.FORGOTTEN:
            return reply is Reply.YES
        if not (yield from get_consent_of_others(session, "seats-vote", seat, level)):
            return False
        if not level:  # the new person does not know it
            session.change_settings(lambda settings: settings.without_pin(seat))
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
    """Return whether the person of a seat sits at a terminal of their own."""
    return any(seat in one.seats for one in session.storage.present())


def call_seat_vote(session: Session, seat: int, level: str) -> Dialogue:
    """Call a vote of the people at other terminals on whether *level* plays a seat. Return False:
    it is not decided yet.
    """
    by = session.perspective.viewer
    if by < 0 or session.table.seats[by].is_bot:
        yield Refusal("remote-elsewhere", seat)
        return False
    owner, log = is_present(session, seat), len(session.table.log)
    try:
        # no action is undone, so the luck is not used
        call_vote(session, Vote(by, seat, log, level=level, owner=owner), luck=0)
    except Unplayed:
        yield Refusal("remote-stale", seat)
    else:
        yield Refusal("vote-put", seat)
    return False


def any_remote(session: Session, voters: Sequence[int]) -> bool:
    """Return whether any of *voters* sits at another terminal and cannot answer here."""
    return not all(session.perspective.mine(n) for n in voters)


def run_with_callbacks(
    dialogue: Dialogue, ask: Callable[[SeatQuestion, Callable[[Reply], None]], None],
    then: Callable[[bool], None],
) -> None:  # fmt: skip
    """Run a dialogue whose replies come later. *ask* shows a question and calls back with the
    reply, *then* gets the result.
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
    """Run a dialogue where *ask* returns each reply, and return the result."""
    try:
        question = next(dialogue)
        while True:
            question = dialogue.send(ask(question))
    except StopIteration as done:
        return bool(done.value)
