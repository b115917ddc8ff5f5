"""The cover hides the table until the next person is at the keyboard."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult

from ...play.remote.attendance import Attendance
from ...play.seat_dialogues import unlock_seat
from ...play.session import Session
from ...play.stopwatch import BRIEF, format_duration
from ..app_screen import AppScreen
from ..keys.key_tables import COVER
from ..keys.keyed_screen import KeyedScreen
from ..paint.emblem import emblems
from ..paint.game_ink import ink_for_table
from ..paint.ink import BOLD, Ink
from ..widgets.choice_list import signed
from ..widgets.line_widgets import Lines, wrapped
from .pins import Pins
from .player_clock import PlayerClock
from .rows.since import since_rows

WIDE = 72  # cells of a line, for easy reading
AIR = 4  # lines for the keys and around everything
PATIENCE = 0.25  # seconds in which Enter may still be meant for the screen before the cover


class CoverScreen(KeyedScreen[bool]):
    """Covers the screen until Enter is pressed. *ready*, if given, then removes the cover itself.
    *news* stand below the *rows*, and scroll if they are long.

    An Enter counts only after *patience* seconds without another: one that the person before has
    pressed twice or holds down does nothing.

    A full screen, not a modal one, so that nothing below it is ever drawn.
    """

    DEFAULT_CSS = """
    CoverScreen { align: center middle; background: $background; }
    CoverScreen Lines { width: 72; max-width: 100%; height: auto; background: $background; }
    """
    keys = COVER
    BINDINGS: ClassVar = COVER.bindings()

    def __init__(
        self,
        rows: list[Text],
        ready: Callable[[], None] | None = None,
        patience: float = 0.0,
        news: Sequence[Text] = (),
    ) -> None:
        super().__init__()
        self.said, self.ready, self.patience = rows, ready, patience
        self.news, self.at = news, 0  # the number of the first news shown
        self.quiet_since = time.monotonic()

    def compose(self) -> ComposeResult:
        yield Lines(id="rows")

    def on_mount(self) -> None:
        self.draw()

    def on_resize(self) -> None:
        self.draw()

    def draw(self) -> None:
        """Show the rows, and as many of the news as fit below them."""
        above = self.above()
        room = max(3, self.app.size.height - len(above))
        if len(self.news) > room:
            above = self.above(("cover-ready", "page-up"))
            room = max(3, self.app.size.height - len(above))
        self.at = max(0, min(self.at, len(self.news) - room))
        below = list(self.news[self.at :][:room])
        if self.at:
            below[0] = signed(below[0], "▲", WIDE)
        if self.at + room < len(self.news):
            below[-1] = signed(below[-1], "▼", WIDE)
        lines = self.query_one("#rows", Lines)
        lines.styles.height = len(above) + len(below)
        lines.show([*above, *below])

    def above(self, ids: tuple[str, ...] = ()) -> list[Text]:
        """Return the rows above the news, centred: what is said, and the keys."""
        rows = []
        said = [*self.said, self.hint_line(ids=ids)[1:]]
        said[-1].stylize("dim")
        wide = min(WIDE, self.app.size.width)
        for row in [part for one in said for part in wrapped(one, wide)]:
            pad = max(0, (wide - row.cell_len) // 2)
            rows.append(Text(" " * pad).append_text(row))
        return rows

    def action_go(self, by: int) -> None:
        """Scroll the news."""
        self.at += by
        self.draw()

    def on_lines_clicked(self) -> None:
        """Treat a click on the text as Enter."""
        self.action_ready()

    def action_ready(self) -> None:
        """Remove the cover, unless Enter was pressed a moment ago."""
        quiet, self.quiet_since = time.monotonic() - self.quiet_since, time.monotonic()
        if quiet < self.patience:
            return
        if self.ready is not None:
            self.ready()
        else:
            self.dismiss(True)


class Cover:
    """Hides the table of *screen* while it is ``up``.

    *show_to* draws it for the next viewer, and gets a sentence to show, or "".
    """

    def __init__(
        self,
        screen: AppScreen[None],
        session: Session,
        clock: PlayerClock,
        pins: Pins,
        show_to: Callable[[int, str], None],
    ) -> None:
        self.screen, self.session, self.clock = screen, session, clock
        self.pins, self.show_to = pins, show_to
        self.up = False

    @property
    def ink(self) -> Ink:
        """The ink of the table, with the colours of its seats."""
        return ink_for_table(self.screen.app.ink, self.session.table)

    def put_up(self, seat: int) -> None:
        """Hide the table until *seat* is at the keyboard."""
        if not self.up:
            self.up = True
            patience = PATIENCE if self.session.perspective.viewer >= 0 else 0.0
            rows, news, height = self.rows(seat), self.news(seat), self.screen.app.size.height
            mark = emblems(self.ink, (seat,))
            if len(mark) + len(rows) + len(news) + AIR <= height:
                rows[:0] = [*mark, Text()]
            elif len(rows) + len(news) + 1 > height:  # news need the room more than blank lines do
                rows = [row for row in rows if row.plain]
            self.screen.app.push_screen(
                CoverScreen(rows, lambda: self.uncover(seat), patience, news)
            )

    def news(self, seat: int) -> list[Text]:
        """Return what has happened since the last turn of *seat*."""
        columns = min(WIDE, self.screen.app.size.width)
        return since_rows(self.session, self.ink, seat, columns)

    def question(self, seat: int) -> str:
        """Return what *seat* is asked, or whom it waits for while it only looks on."""
        attendance = Attendance(self.session)
        attendance.refresh()
        waited = "" if seat in self.session.table.deciding() else attendance.waiting()
        return waited or self.session.prompt(seat)

    def rows(self, seat: int) -> list[Text]:
        """Return whose turn it is, the question, how long the last turn took, and the clocks."""
        words, table, stopwatch = self.session.words, self.session.table, self.clock.stopwatch
        style = self.ink.style(f"seat.{seat + 1}.text", f"seat.{seat + 1}", BOLD)
        question = Text(self.question(seat), "italic")
        rows = [Text(words.say("cover-pass")), Text(), Text(f" {words.name(seat)} ", style)]
        rows += [Text(), question, Text()]
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

    def uncover(self, seat: int) -> None:
        """Remove the cover: at once, after the PIN of the seat is typed, or after the others agree
        that it was forgotten.
        """
        settings, words = self.session.table.settings, self.session.words

        def answered(may: bool) -> None:
            gone = self.session.table.settings != settings
            if may:
                self.take_down(seat, words.say("pin-gone", name=words.name(seat)) if gone else "")

        self.pins.ask(unlock_seat(self.session, seat), answered)

    def take_down(self, seat: int, sentence: str = "") -> None:
        """Draw the table for *seat* while it is still hidden, then remove the cover."""
        session = self.session
        if session.broken_deal == (len(session.table.log), seat):
            sentence = sentence or session.words.say("cover-unkept")  # a secret of that seat
        self.show_to(seat, sentence)
        self.up = False
        cover = next((s for s in self.screen.app.screen_stack if isinstance(s, CoverScreen)), None)
        if cover is not None:
            cover.dismiss(True)
