"""Let a computer player answer one question of an absent person, and tell all players."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Collection, Iterator
from functools import partial

from ..bots.table_players import accepted, luck_at, luck_of
from ..bots.worker import DecisionRequest, Failed, decide
from ..engine import Complaint, Illegal, Luck
from ..play.remote.attendance import STAND_IN_LEVEL, overdue
from ..play.remote.remote_seats import News, Unplayed
from ..play.remote.stand_ins import note_action
from ..play.remote.turn_limit import expired, note_acting
from ..play.session import Session
from .chat import ChatLog
from .crash_reports import bot_failure, bot_failure_and_file


def answer_expired(session: Session) -> Iterator[tuple[News, str]]:
    """Let a computer player answer the questions whose time is up. Yield the news of each answer,
    and a sentence about it.
    """
    remote = session.table.remote
    for seat in expired(session.table):
        if remote is None or remote.limit is None:
            return
        turn = session.table.game.current_turn(session.table.state)
        with contextlib.suppress(Unplayed, Illegal):  # somebody was quicker
            found = answer_for(session, seat, remote.limit.level, lambda s: expired(s.table))
            session.change(partial(note_acting, session.table, seat, turn))
            yield found


def answer_for(
    session: Session,
    seat: int,
    level: str = STAND_IN_LEVEL,
    allowed: Callable[[Session], Collection[int]] = overdue,
) -> tuple[News, str]:
    """Let a computer player of *level* answer the open question of *seat*, as far as it is one of
    the seats for which that is *allowed*. Return the news and a sentence about it. Raises Unplayed
    if the person is back or has answered.
    """
    table, words = session.table, session.words
    asked = session.open_question(seat)
    if seat not in allowed(session):
        raise Unplayed(words.say("absence-back", name=words.name(seat)))
    view, (kept, fresh) = table.game.view(table.state, seat), luck_at(table, seat)
    luck = luck_of(table.game, view, seat, kept, fresh)
    found = decide(DecisionRequest(0, table.game.id, view, seat, level, luck), lambda: False)
    sentence = text = words.say("absence-answered", name=words.name(seat))
    if isinstance(found, Failed):
        sentence, text = (
            bot_failure_and_file(words, table, seat, level, found),
            bot_failure(words, table, seat, level),
        )
        found = found.action
    action = accepted(table.game, table.state, seat, found, Luck(fresh))
    events = session.play(seat, action, question=asked)
    with contextlib.suppress(Unplayed):  # the mark in the story is not worth a quarrel
        session.change(lambda: note_action(table, seat))
    viewer = session.perspective.viewer
    if session.storage.path is not None and viewer >= 0:
        with contextlib.suppress(OSError, Complaint):  # it is played even if chat fails
            ChatLog(session.storage.path).say(
                table.seats[viewer].name, text, viewer, len(table.log)
            )
    return News(seat, action, events), sentence
