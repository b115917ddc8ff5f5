"""A table in plain mode at one of several terminals. What others do is printed as it happens,
without interrupting an open question.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from ..bots.opponents import Opponents
from ..engine import Illegal, OneOf, offers
from ..play.perspective import NOBODY, OwnSeat
from ..play.players import changed_seats
from ..play.remote.attendance import Attendance, overdue
from ..play.remote.remote_seats import News, QuestionId, Unplayed
from ..play.remote.turn_limit import LimitWarnings
from ..play.remote.undone import last_undo
from ..play.seats import Seat
from ..play.session import Session
from ..play.story.recap import told_on_return
from ..store.absent_player import answer_expired
from ..store.crash_reports import bot_failure_and_file
from ..store.turn_hook import call_held, failure, run_turn_hook
from .commands import SPECTATING, WHILE_WAITING, QuestionChanged
from .console import POLL_INTERVAL, Console, Quit
from .table import PlainTable

SECOND = 1.0  # between two checks of who is here


class RemotePlainTable(PlainTable):
    """The people of one terminal, or a spectator; the others of the table are at other terminals.

    ``open`` is the seat whose question is on the terminal, NOBODY while others are asked.
    """

    def __init__(self, session: Session, console: Console, **more: Any) -> None:
        super().__init__(session, console, **more)
        self.attendance = Attendance(session, session.words.say("plain-word-seats"))
        self.limit_warnings = LimitWarnings(session)
        self.opponents = Opponents(session.table)
        self.is_spectator = (
            isinstance(session.perspective, OwnSeat) and not session.perspective.seats
        )
        self.narrator.is_spectator = self.is_spectator
        self.open, self.asking, self.finished = NOBODY, False, False
        self.offered = False  # whether another game of the same people was announced
        self.thinks, self.looked, self.lines = False, 0.0, console.lines
        self.known, self.seats = len(self.table.log), list[Seat](self.table.seats)
        self.aside_asked: QuestionId | None = None  # what may be done here while others are asked
        self.on_turn = ""  # the command to run when a seat here is asked after others were
        self.waits_for: object = None  # whom the table waits for, as printed last

    def run(self) -> int:
        """Play until the game is over or the people leave."""
        self.console.on_idle = self.poll
        if told := told_on_return(self.session):
            self.console.print(f"* {told}")
        try:
            return super().run()
        finally:
            self.console.on_idle = None
            self.opponents.close()

    # -- whose turn --------------------------------------------------------------------------------

    def step(self) -> None:
        """Play one decision of this terminal, or wait for one."""
        perspective = self.perspective
        seat = perspective.next()
        try:
            if perspective.must_cover():
                self.handover.cover(seat)
                self.heading = ""
                self.narrator.change_viewer(seat)
            perspective.set_viewer(seat)
            self.narrator.news()
            if seat in self.table.deciding():
                self.ask(seat)
            else:
                self.wait()
        except QuestionChanged:
            pass  # another session was quicker, or another seat is asked now

    def ask(self, seat: int) -> None:
        """Ask the question of *seat* while it stands."""
        if self.on_turn and self.waits_for is not None:
            run_turn_hook(self.on_turn, self.session, seat)
        self.open, self.waits_for = seat, None
        try:
            super().ask(seat)
        finally:
            self.open = NOBODY

    def stands(self, seat: int, done: int) -> bool:
        """Return whether the question of *seat* still stands, whatever others have done
        meanwhile.
        """
        return not self.table.over and self.session.open_question(seat) == self.question

    def wait(self) -> None:
        """Take commands while others are asked."""
        if self.narrator.new_turn():
            self.narrator.draw_table()
        self.print_waiting()
        seat, aside = self.perspective.next(), self.aside()
        self.aside_asked = self.session.open_question(seat)
        self.asking, self.heading = True, ""
        for n, action in enumerate(aside, 1):
            self.console.print(f"{n}. {self.words.of(self.session.view(), action)}", 2, hang=3)
        try:
            if not self.console.source.isatty():  # the lines of a file wait for the next question
                while not self.console.input.at_end(POLL_INTERVAL):
                    self.poll()
                raise Quit(at_end=True)
            while True:
                answer = self.console.ask(self.words.say("plain-waiting-ask"))
                self.print_waiting(again=not answer)
                if not answer:
                    self.narrator.more()
                elif answer in map(str, range(1, len(aside) + 1)):
                    self.play(seat, aside[int(answer) - 1])
                    return
                else:
                    self.commands.run_while_waiting(answer, self.allowed)
        finally:
            self.asking = False

    @property
    def allowed(self) -> Sequence[str]:
        """The commands while others are asked: a person without a seat looks on, and may talk."""
        if not self.is_spectator:
            return WHILE_WAITING
        return (*SPECTATING, "say") if self.session.onlooker else SPECTATING

    def aside(self) -> list[Any]:
        """Return what the person here may do although others are waited for: a few actions that
        end what they wait for.
        """
        table, seat = self.table, self.perspective.next()
        if not self.perspective.mine(seat) or seat not in table.meanwhile():
            return []
        found = (one.choices for one in offers(table.game, table.state, seat))
        return [a for choices in found if isinstance(choices, OneOf) for a in choices.actions]

    def print_waiting(self, *, again: bool = False) -> None:
        """Print whom the table waits for, if that has changed or *again*."""
        table = self.table
        free = table.remote.free if table.remote is not None else frozenset[int]()
        people = [*sorted(free), *(x for x in table.deciding() if not table.seats[x].is_bot)]
        now = (free, overdue(self.session), *((x, self.attendance.of(x)) for x in people))
        if people and (again or now != self.waits_for):
            self.console.print(self.attendance.waiting())
        self.waits_for = now

    # -- what happens meanwhile --------------------------------------------------------------------

    def poll(self) -> None:
        """Take in what others do; called often. Raises QuestionChanged when the open question no
        longer stands, Quit when the seat is taken elsewhere.
        """
        session = self.session
        news = session.news()
        if not news and len(self.table.log) < self.known:  # undone by an answer here
            news = [News()]
        self.print_news(news)
        if session.storage.lost:
            raise Quit
        if time.monotonic() - self.looked >= SECOND:
            self.every_second()
        if self.thinks and not self.table.over:
            self.think()
        self.commands.votes.poll()
        self.coach.poll()
        if not self.finished and self.changed():
            raise QuestionChanged

    def changed(self) -> bool:
        """Return whether the terminal waits for something else than what must be done here."""
        if self.table.over:
            return True
        if self.open != NOBODY:
            if self.stands(self.open, 0):
                return False
            if self.session.open_question(self.open) is not None:
                self.console.print(f"* {self.words.say('remote-stale')}")
            return True
        seat = self.perspective.next()
        return self.asking and (
            seat in self.table.deciding() or self.session.open_question(seat) != self.aside_asked
        )

    def every_second(self) -> None:
        """Record presence, see who else is here, and whether this session thinks for the computer
        players.
        """
        self.looked = time.monotonic()
        if self.console.lines != self.lines:
            self.lines = self.console.lines
            self.session.storage.key_pressed()
        self.thinks = self.session.runs_bots()
        if not self.thinks:
            self.opponents.stop_thinking()
        self.commands.chat.poll()
        remote = self.table.remote
        if self.finished and remote is not None and remote.following and not self.offered:
            self.offered = True
            self.console.print(
                f"* {self.words.say('rematch-begun')} {self.words.say('rematch-how')}"
            )
        if self.thinks and not self.table.over:
            for one, sentence in answer_expired(self.session):
                self.print_news([*self.session.news(), one])
                self.console.print(f"* {sentence}")
        if near := self.limit_warnings.new():
            self.console.print(f"* {near}")
        self.attendance.refresh()
        if self.on_turn:
            call_held(self.on_turn, self.session, self.table.deciding())
        if self.on_turn and (sentence := failure()):
            self.console.print(f"* {sentence}")
        if self.asking and not self.changed():
            self.print_waiting()

    def think(self) -> None:
        """Let a computer player think, and play its decision once it is made."""
        self.opponents.start_thinking()
        decided = self.opponents.poll()
        if decided is None:
            return
        try:
            events = self.session.play(*decided)
        except (Unplayed, Illegal):  # another session was quicker
            return
        if (failed := self.opponents.failed) is not None:
            level = self.table.seats[decided[0]].player
            self.narrator.notice(
                bot_failure_and_file(self.words, self.table, decided[0], level, failed)
            )
        self.print_news([*self.session.news(), News(*decided, events)])

    def print_news(self, news: Sequence[News]) -> None:
        """Print what others have done, as far as the viewer may know it."""
        if not news:
            return
        table = self.table
        if len(table.log) < self.known:
            self.console.print(f"* {last_undo(table, self.words)}")
            self.narrator.rewind()
        for change in changed_seats(self.words, self.seats, table.seats):
            self.console.print(f"* {change}")
        self.known, self.seats = len(table.log), list(table.seats)
        self.narrator.keep_moments()
        self.narrator.news()
        if self.asking and not table.over and self.perspective.next() not in table.deciding():
            self.print_waiting()

    def play(self, seat: int, action: Any) -> None:
        """Play an action of a seat here."""
        super().play(seat, action)
        self.known = len(self.table.log)

    def finish(self) -> None:
        """Print the end of the game."""
        self.finished = True
        self.narrator.news()
        super().finish()
