"""Votes of the people at several terminals, for what one of them may not do alone: undo past a
reveal, or give a seat to another player. One person calls the vote, each other person votes at
their own terminal, and it is carried out when the last one agrees.

Luck that was undone is known by then, so new luck replaces it: every call and vote brings a seed.
"""

from __future__ import annotations

from dataclasses import replace

from ..players import level_in_words
from ..seats import Seat
from ..session import Session
from ..table import Table
from ..text import Words
from .remote_seats import Unplayed, Vote
from .undone import note_undo, told_of


def open_vote(table: Table) -> Vote | None:
    """Return the open vote of a table. A vote to undo lapses with the next action."""
    vote = table.remote.vote if table.remote is not None else None
    return vote if vote is None or not vote.undo or vote.at == len(table.log) else None


def pending_voters(table: Table) -> list[int]:
    """Return the seats that have yet to vote."""
    vote = open_vote(table)
    if vote is None:
        return []
    done = {vote.by, *vote.agreed} | (set() if vote.undo or vote.owner else {vote.n})
    return [seat for seat in seated_people(table) if seat not in done]


def seated_people(table: Table) -> list[int]:
    """Return the seats at which people sit."""
    free = table.remote.free if table.remote is not None else frozenset[int]()
    return [seat for seat in table.people() if seat not in free]


def pending_voter_here(session: Session) -> int:
    """Return the first seat of this terminal that has yet to vote, or that may refuse because it
    would be given away. -1 for none.
    """
    vote = open_vote(session.table)
    if vote is None:
        return -1
    own = [vote.n] if not vote.undo and vote.n not in {vote.by, *vote.agreed} else []
    seats = (*pending_voters(session.table), *own)
    return next((seat for seat in seats if session.perspective.mine(seat)), -1)


def undo_target(session: Session) -> int:
    """Return how many actions would be left if the others agreed to undo from the viewer's last
    action on, or -1 if that cannot be asked. A player alone cannot undo luck or a secret.
    """
    table, viewer = session.table, session.perspective.viewer
    if not session.remote or viewer < 0 or table.over or table.seats[viewer].is_bot:
        return -1
    n = next((n for n in range(len(table.log) - 1, -1, -1) if table.log[n][0] == viewer), -1)
    return -1 if n < table.reveal_barrier and seated_people(table) == [viewer] else n


def call_vote(session: Session, vote: Vote, luck: int) -> None:
    """Call a vote. Without other voters it is carried out at once. Raises Unplayed."""

    def do() -> None:
        table = session.table
        assert table.remote is not None
        if vote.at != len(table.log):
            raise Unplayed(session.words.say("remote-stale"))
        table.remote = replace(table.remote, vote=vote)
        resolve(table, luck)

    session.change(do)


def cast_vote(session: Session, seat: int, vote: Vote, luck: int, *, agrees: bool) -> None:
    """Let *seat* agree, or refuse, which ends the vote. Raises Unplayed if the vote is no longer
    open.
    """

    def do() -> None:
        table = session.table
        now = open_vote(table)
        if table.remote is None or now is None or not same_vote(now, vote):
            raise Unplayed(session.words.say("remote-stale"))
        given = replace(now, agreed=now.agreed | {seat}) if agrees else None
        table.remote = replace(table.remote, vote=given)
        resolve(table, luck)

    session.change(do)


def same_vote(one: Vote, other: Vote) -> bool:
    """Return whether two votes are about the same proposal, regardless of who has agreed."""
    return replace(one, agreed=other.agreed) == other


def resolve(table: Table, luck: int) -> None:
    """Carry out the open vote once all agree. *luck* (below 2 ** 64) replaces the luck to come if
    luck was undone.
    """
    vote = open_vote(table)
    if vote is None or pending_voters(table):
        return
    assert table.remote is not None
    table.remote = replace(table.remote, vote=None)
    if vote.undo:
        known, count = table.reveal_barrier > vote.n, len(table.log) - vote.n
        table.rewind(vote.n)
        note_undo(table, vote.by, count)
        if known:
            table.reseed(luck)
    elif vote.level:
        seat = table.seats[vote.n]
        table.reseat(vote.n, Seat(seat.name, vote.level, character=seat.character))
    else:  # the seat becomes free
        table.reseat(vote.n, Seat(table.seats[vote.n].name))
        table.settings = table.settings.without_pin(vote.n)
        table.remote = table.remote.with_seat_opened(vote.n)


def is_fulfilled(table: Table, vote: Vote) -> bool:
    """Return whether the proposal has come true, or the game has gone on without it."""
    if vote.undo:
        return len(table.log) != vote.at
    free = table.remote is not None and vote.n in table.remote.free
    return free if not vote.level else table.seats[vote.n].level == vote.level


def vote_question(table: Table, words: Words, vote: Vote) -> str:
    """Return the proposal as a question."""
    by, name = words.name(vote.by), words.name(vote.n) if not vote.undo else ""
    if vote.undo:
        what = told_of(table, words, vote.n)
        facts = {"by": by, "count": vote.at - vote.n, "what": what, "named": "yes" if what else ""}
        return words.say("vote-undo", **facts)
    if vote.level:
        return words.say("vote-bot", by=by, name=name, level=level_in_words(vote.level))
    return words.say("vote-free", by=by, name=name)
