"""A sitting in plain mode at one of several terminals: what others do is told as it happens,
without taking a question from whoever fills it in.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from ..bots.opponents import Opponents
from ..engine import Illegal
from ..play.perspective import NOBODY, OwnSeat
from ..play.players import changed_seats
from ..play.remote.attendance import Attendance, overdue
from ..play.remote.remote_seats import News, Unplayed
from ..play.seats import Seat
from ..play.session import Session
from ..store.crash_reports import bot_failure_and_file
from ..store.turn_hook import run_turn_hook
from .commands import LOOKING_ON, WAITING, Done
from .console import BEAT, Console, Left
from .table import Sitting

SECOND = 1.0  # between two looks at what the others do: one `stat` each


class OwnTerminal(Sitting):
    """The people of one terminal, or somebody who looks on; the others of the table sit elsewhere.

    ``open`` is the seat whose question is on the terminal, NOBODY while others are asked.
    """

    def __init__(self, session: Session, console: Console, **more: Any) -> None:
        super().__init__(session, console, **more)
        self.attendance = Attendance(session, session.words.say("plain-word-seats"))
        self.opponents = Opponents(session.table)
        self.looks_on = isinstance(session.perspective, OwnSeat) and not session.perspective.seats
        self.teller.looks_on = self.looks_on
        self.open, self.asking, self.finished = NOBODY, False, False
        self.offered = False  # whether another game of the same people was told of
        self.thinks, self.looked, self.lines = False, 0.0, console.lines
        self.known, self.seats = len(self.table.log), list[Seat](self.table.seats)
        self.on_turn = ""  # the command to run when somebody here is asked after others were
        self.waits_for: object = None  # what was told of whom the table waits for

    def run(self) -> int:
        """Play until the game is over or the people leave."""
        self.console.meanwhile = self.beat
        try:
            return super().run()
        finally:
            self.console.meanwhile = None
            self.opponents.close()

    # -- whose turn --------------------------------------------------------------------------------

    def step(self) -> None:
        """One decision of somebody here, or what there is to be heard until then."""
        perspective = self.perspective
        seat = perspective.next()
        try:
            if perspective.must_cover():
                self.passing.cover(seat)
                self.teller.handed_to(seat)
            perspective.sit(seat)
            self.teller.news()
            if seat in self.table.deciding():
                self.ask(seat)
            else:
                self.wait()
        except Done:
            pass  # somebody else was quicker, or is asked now

    def ask(self, seat: int) -> None:
        """Put the question of *seat*, for as long as it is put."""
        if self.on_turn and self.waits_for is not None:
            run_turn_hook(self.on_turn, self.session, seat)
        self.open, self.waits_for = seat, None
        try:
            super().ask(seat)
        finally:
            self.open = NOBODY

    def stands(self, seat: int, done: int) -> bool:
        """Whether the question of *seat* is still put, whatever others have done meanwhile."""
        return not self.table.over and self.session.open_question(seat) == self.question

    def wait(self) -> None:
        """Others are asked: read, talk and hear what they do."""
        if self.teller.new_turn() or not self.teller.begun:
            self.teller.table()
        self.tell_waiting()
        self.asking = True
        try:
            if (
                not self.console.source.isatty()
            ):  # lines of a file answer questions, and wait for them
                while not self.console.ear.at_end(BEAT):
                    self.beat()
                raise Left(at_end=True)
            while True:
                answer = self.console.ask(self.words.say("plain-waiting-ask"))
                self.tell_waiting(again=not answer)
                if answer:
                    self.commands.do_waiting(answer, LOOKING_ON if self.looks_on else WAITING)
        finally:
            self.asking = False

    def tell_waiting(self, *, again: bool = False) -> None:
        """Tell whom the table waits for, when those are others than before."""
        table = self.table
        free = table.remote.free if table.remote is not None else frozenset[int]()
        people = [*sorted(free), *(x for x in table.deciding() if not table.seats[x].is_bot)]
        now = (free, overdue(self.session), *((x, self.attendance.of(x)) for x in people))
        if people and (again or now != self.waits_for):
            self.console.tell(self.attendance.waiting())
        self.waits_for = now

    # -- what happens meanwhile --------------------------------------------------------------------

    def beat(self) -> None:
        """See what others do; called often. Raises Done when the open question is no more, Left
        when the seat is taken elsewhere.
        """
        session = self.session
        news = session.news()
        if not news and len(self.table.log) < self.known:  # by an answer of somebody here
            news = [News()]
        self.tell_news(news)
        if session.storage.lost:
            raise Left
        if time.monotonic() - self.looked >= SECOND:
            self.every_second()
        if self.thinks and not self.table.over:
            self.think()
        self.commands.deciding.poll()
        if not self.finished and self.changed():
            raise Done

    def changed(self) -> bool:
        """Whether what the terminal waits for is no longer what is to be done here."""
        if self.table.over:
            return True
        if self.open != NOBODY:
            if self.stands(self.open, 0):
                return False
            if self.session.open_question(self.open) is not None:
                self.console.tell(f"* {self.words.say('apart-stale')}")
            return True
        return self.asking and self.perspective.next() in self.table.deciding()

    def every_second(self) -> None:
        """Say that somebody is here, see who else is, and who thinks for the computer players."""
        self.looked = time.monotonic()
        if self.console.lines != self.lines:
            self.lines = self.console.lines
            self.session.storage.key_pressed()
        self.thinks = self.session.runs_bots()
        if not self.thinks:
            self.opponents.sleep()
        self.commands.talking.hear()
        remote = self.table.remote
        if self.finished and remote is not None and remote.following and not self.offered:
            self.offered = True
            self.console.tell(
                f"* {self.words.say('rematch-begun')} {self.words.say('rematch-how')}"
            )
        self.attendance.refresh()
        if self.asking and not self.changed():
            self.tell_waiting()

    def think(self) -> None:
        """Let a computer player think, and play what it has decided."""
        self.opponents.wake()
        decided = self.opponents.poll()
        if decided is None:
            return
        try:
            told = self.session.play(*decided)
        except (Unplayed, Illegal):  # another session was quicker
            return
        if (failed := self.opponents.failed) is not None:
            level = self.table.seats[decided[0]].player
            self.teller.notice(
                bot_failure_and_file(self.words, self.table, decided[0], level, failed)
            )
        self.tell_news([*self.session.news(), News(*decided, told)])

    def tell_news(self, news: Sequence[News]) -> None:
        """Tell what others have done, as far as whoever looks may hear it."""
        if not news:
            return
        table = self.table
        if len(table.log) < self.known:
            self.console.tell(f"* {self.words.say('apart-taken-back')}")
            self.teller.gone_back()
        for told in changed_seats(self.words, self.seats, table.seats):
            self.console.tell(f"* {told}")
        self.known, self.seats = len(table.log), list(table.seats)
        self.teller.keep_moments()
        self.teller.news()
        if self.asking and not table.over and self.perspective.next() not in table.deciding():
            self.tell_waiting()

    def play(self, seat: int, action: Any) -> None:
        """Play an action of somebody here."""
        super().play(seat, action)
        self.known = len(self.table.log)

    def finish(self) -> None:
        """The game is over."""
        self.finished = True
        self.teller.news()
        super().finish()
