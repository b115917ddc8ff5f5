"""What people at several terminals can only do together: take back what is sealed, or let a seat
change hands. One of them puts it to the others, each answers at their own terminal, at once or when
they come back, and it happens when the last of them agrees.

What luck has brought is known by then, so other luck comes where some is taken back: whoever puts
or answers something brings some along.
"""

from __future__ import annotations

from dataclasses import replace

from ..players import level_in_words
from ..seats import Seat
from ..session import Session
from ..table import Table
from ..text import Words
from .remote_seats import Unplayed, Vote


def open_vote(table: Table) -> Vote | None:
    """What is put to the people of a table now; one to take back is no more once somebody acts."""
    put = table.remote.vote if table.remote is not None else None
    return put if put is None or not put.undo or put.at == len(table.log) else None


def pending_voters(table: Table) -> list[int]:
    """The seats that have yet to answer what is put to them."""
    put = open_vote(table)
    if put is None:
        return []
    settled = {put.by, *put.agreed} | (set() if put.undo or put.owner else {put.n})
    return [seat for seat in seated_people(table) if seat not in settled]


def seated_people(table: Table) -> list[int]:
    """The seats at which people sit."""
    free = table.remote.free if table.remote is not None else frozenset[int]()
    return [seat for seat in table.people() if seat not in free]


def pending_voter_here(session: Session) -> int:
    """The first seat of this terminal that has yet to answer, or may say no as it is theirs that
    would change hands; -1 for none.
    """
    put = open_vote(session.table)
    if put is None:
        return -1
    own = [put.n] if not put.undo and put.n not in {put.by, *put.agreed} else []
    seats = (*pending_voters(session.table), *own)
    return next((seat for seat in seats if session.perspective.mine(seat)), -1)


def undo_target(session: Session) -> int:
    """How many actions would be left if the others agreed to take the last one of whoever looks
    back, and all after it; -1 where there is nothing to ask. Nobody agrees alone to take luck or a
    secret back.
    """
    table, viewer = session.table, session.perspective.viewer
    if not session.remote or viewer < 0 or table.over or table.seats[viewer].is_bot:
        return -1
    n = next((n for n in range(len(table.log) - 1, -1, -1) if table.log[n][0] == viewer), -1)
    return -1 if n < table.reveal_barrier and seated_people(table) == [viewer] else n


def call_vote(session: Session, what: Vote, luck: int) -> None:
    """Put something to the others; where there are none, it is done. Raises Unplayed."""

    def do() -> None:
        table = session.table
        assert table.remote is not None
        if what.at != len(table.log):
            raise Unplayed(session.words.say("apart-stale"))
        table.remote = replace(table.remote, vote=what)
        resolve(table, luck)

    session.change(do)


def cast_vote(session: Session, seat: int, what: Vote, luck: int, *, agrees: bool) -> None:
    """*seat* agrees, or does not, and then it is off. Raises Unplayed when it is no longer put."""

    def do() -> None:
        table = session.table
        now = open_vote(table)
        if table.remote is None or now is None or not same_vote(now, what):
            raise Unplayed(session.words.say("apart-stale"))
        given = replace(now, agreed=now.agreed | {seat}) if agrees else None
        table.remote = replace(table.remote, vote=given)
        resolve(table, luck)

    session.change(do)


def same_vote(one: Vote, other: Vote) -> bool:
    """Whether it is the same question, whoever has agreed meanwhile."""
    return replace(one, agreed=other.agreed) == other


def resolve(table: Table, luck: int) -> None:
    """Do what is put to the people once all of them agree; *luck* (below 2 ** 64) is what comes
    then if some is taken back.
    """
    what = open_vote(table)
    if what is None or pending_voters(table):
        return
    assert table.remote is not None
    table.remote = replace(table.remote, vote=None)
    if what.undo:
        known = table.reveal_barrier > what.n
        table.rewind(what.n)
        if known:
            table.reseed(luck)
    elif what.level:
        table.reseat(what.n, Seat(table.seats[what.n].name, what.level))
    else:  # for whoever comes
        table.reseat(what.n, Seat(table.seats[what.n].name))
        table.settings = table.settings.without_pin(what.n)
        table.remote = replace(table.remote, free=table.remote.free | {what.n})


def is_fulfilled(table: Table, what: Vote) -> bool:
    """Whether what was put to all has come about, or the game has gone on without it."""
    if what.undo:
        return len(table.log) != what.at
    free = table.remote is not None and what.n in table.remote.free
    return free if not what.level else table.seats[what.n].level == what.level


def vote_question(words: Words, what: Vote) -> str:
    """What is put to the people, as a question."""
    by, name = words.name(what.by), words.name(what.n) if not what.undo else ""
    if what.undo:
        return words.say("motion-undo", by=by, count=what.at - what.n)
    if what.level:
        return words.say("motion-bot", by=by, name=name, level=level_in_words(what.level))
    return words.say("motion-free", by=by, name=name)
