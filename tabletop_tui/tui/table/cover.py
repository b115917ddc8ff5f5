"""The cover between two people: the table is hidden until the next one is at the keyboard."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from ...play.remote.attendance import Attendance
from ...play.seat_dialogues import unlock_seat
from ...play.session import Session
from ...play.stopwatch import BRIEF, format_duration
from ..app_screen import AppScreen
from ..paint.emblem import emblems
from ..paint.ink import BOLD
from .handover import WIDE, Handover
from .pins import Pins
from .player_clock import Clock
from .rows.since import since_rows

AIR = 4  # lines for the keys and around everything
PATIENCE = 0.25  # seconds in which an Enter is still meant for what was there before the cover


class Cover:
    """Hides the table of *screen* while it is ``up``; *sit* draws it for whoever may look next, and
    gets a sentence to tell, or "".
    """

    def __init__(
        self,
        screen: AppScreen[None],
        session: Session,
        clock: Clock,
        pins: Pins,
        sit: Callable[[int, str], None],
    ) -> None:
        self.screen, self.session, self.clock = screen, session, clock
        self.pins, self.sit = pins, sit
        self.up = False

    def put_up(self, seat: int) -> None:
        """Hide the table until *seat* is at the keyboard."""
        if not self.up:
            self.up = True
            patience = PATIENCE if self.session.perspective.viewer >= 0 else 0.0
            rows, news, height = self.rows(seat), self.news(seat), self.screen.app.size.height
            mark = emblems(self.screen.app.ink, (seat,))
            if len(mark) + len(rows) + len(news) + AIR <= height:
                rows[:0] = [*mark, Text()]
            elif len(rows) + len(news) + 1 > height:  # news need the room more than air does
                rows = [row for row in rows if row.plain]
            self.screen.app.push_screen(Handover(rows, lambda: self.let_in(seat), patience, news))

    def news(self, seat: int) -> list[Text]:
        """All that has happened since the last turn of *seat*."""
        columns = min(WIDE, self.screen.app.size.width)
        return since_rows(self.session, self.screen.app.ink, seat, columns)

    def question(self, seat: int) -> str:
        """What *seat* is asked, or whom it waits for while it only looks on."""
        others = Attendance(self.session)
        others.refresh()
        waited = "" if seat in self.session.table.deciding() else others.waiting()
        return waited or self.session.prompt(seat)

    def rows(self, seat: int) -> list[Text]:
        """Who is to take the keyboard, what for, how long the last turn took, and the clocks."""
        words, table, stopwatch = self.session.words, self.session.table, self.clock.stopwatch
        style = self.screen.app.ink.style(f"seat.{seat + 1}.text", f"seat.{seat + 1}", BOLD)
        question = Text(self.question(seat), "italic")
        rows = [Text(words.say("cover-pass")), Text(), Text(f" {words.name(seat)} ", style)]
        rows += [Text(), question, Text()]
        if self.session.broken_deal == (len(table.log), seat):
            rows += [Text(words.say("cover-unkept", name=words.name(seat)), "bold"), Text()]
        whose, seconds = stopwatch.end_stretch()
        if seconds >= BRIEF:
            took = words.say("cover-took", name=words.name(whose), time=format_duration(seconds))
            rows += [Text(took, "dim"), Text()]
        if table.settings.timed:
            people = table.people()
            clocks = "   ".join(
                f"{words.name(n)} {format_duration(stopwatch.total(n))}" for n in people
            )
            rows += [Text(clocks, "dim"), Text()]
        return rows

    def let_in(self, seat: int) -> None:
        """The cover is asked to go: at once, when the seat's PIN is typed, or when the others agree
        that it was forgotten.
        """
        table_settings, words = self.session.table.settings, self.session.words

        def answered(may: bool) -> None:
            gone = self.session.table.settings != table_settings
            if may:
                self.take_down(seat, words.say("pin-gone", name=words.name(seat)) if gone else "")

        self.pins.ask(unlock_seat(self.session, seat), answered)

    def take_down(self, seat: int, sentence: str = "") -> None:
        """Draw the table for *seat* while it is still hidden, then take the cover away."""
        self.sit(seat, sentence)
        self.up = False
        cover = next((s for s in self.screen.app.screen_stack if isinstance(s, Handover)), None)
        if cover is not None:
            cover.dismiss(True)
