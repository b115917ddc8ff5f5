"""Hands that lie face down: the table as everybody may see it, until the next player picks theirs
up. A replay is covered as a whole.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult

from ...play.perspective import NOBODY
from ...play.seat_dialogues import unlock_seat
from ...play.session import Session
from ...play.stopwatch import BRIEF, format_duration
from ..keys.key_tables import COVER
from ..keys.keyed_screen import KeyedScreen
from ..widgets.line_widgets import Lines, wrapped
from .open_choice import OpenChoice
from .pins import Pins
from .player_clock import PlayerClock

WIDE = 72  # cells of a line, for easy reading
PATIENCE = 0.25  # seconds in which a key may still be meant for what was shown before


class CoverScreen(KeyedScreen[bool]):
    """Covers the screen until Enter is pressed; *ready* then removes the cover.

    A full screen, not a modal one, so that nothing below it is ever drawn.
    """

    DEFAULT_CSS = """
    CoverScreen { align: center middle; background: $background; }
    CoverScreen Lines { width: 72; max-width: 100%; height: auto; background: $background; }
    """
    keys = COVER
    BINDINGS: ClassVar = COVER.bindings()

    def __init__(self, rows: list[Text], ready: Callable[[], None]) -> None:
        super().__init__()
        self.said, self.ready = rows, ready

    def compose(self) -> ComposeResult:
        yield Lines(id="rows")

    def on_mount(self) -> None:
        self.draw()

    def on_resize(self) -> None:
        self.draw()

    def draw(self) -> None:
        """Show the rows and the keys, centred."""
        rows = []
        said = [*self.said, self.hint_line()[1:]]
        said[-1].stylize("dim")
        wide = min(WIDE, self.app.size.width)
        for row in [part for one in said for part in wrapped(one, wide)]:
            pad = max(0, (wide - row.cell_len) // 2)
            rows.append(Text(" " * pad).append_text(row))
        lines = self.query_one("#rows", Lines)
        lines.styles.height = len(rows)
        lines.show(rows)

    def on_lines_clicked(self) -> None:
        """Treat a click on the text as Enter."""
        self.action_ready()

    def action_ready(self) -> None:
        """Remove the cover."""
        self.ready()


class Cover:
    """Turns all hands face down, and lets the next player pick up theirs. ``seat`` is whose hand
    may be picked up, the last one while only computer players act.

    *show_to* draws the table for its viewer, and gets a sentence to show, or "".
    """

    def __init__(
        self,
        session: Session,
        choice: OpenChoice,
        clock: PlayerClock,
        pins: Pins,
        show_to: Callable[[int, str], None],
    ) -> None:
        self.session, self.choice, self.clock = session, choice, clock
        self.pins, self.show_to = pins, show_to
        self.seat = NOBODY
        self.quiet_since = 0.0  # when a key was pressed last that came too soon

    @property
    def up(self) -> bool:
        """Whether a hand lies face down that may be picked up."""
        lies = self.session.perspective.viewer == NOBODY and not self.session.table.over
        return lies and self.seat != NOBODY and not self.session.table.seats[self.seat].is_bot

    def put_up(self, seat: int) -> None:
        """Turn all hands face down until *seat*, or the next player, picks up theirs."""
        if self.session.perspective.viewer != NOBODY:
            self.quiet_since = time.monotonic()
        self.seat = seat
        self.session.perspective.lay_down()
        self.show_to(NOBODY, self.times())

    def times(self) -> str:
        """Return how long the turn of the player before took, and the clocks, while they run."""
        words, table, stopwatch = self.session.words, self.session.table, self.clock.stopwatch
        if stopwatch.whose == self.seat:
            return ""
        whose, seconds = stopwatch.end_stretch()
        if not table.settings.timed or seconds < BRIEF:
            return ""
        took = words.say("cover-took", name=words.name(whose), time=format_duration(seconds))
        clocks = (f"{words.name(n)} {format_duration(stopwatch.total(n))}" for n in table.people())
        return f"{took} {' · '.join(clocks)}"

    def turn_over(self) -> bool:
        """Turn all hands face down, or pick up that of the next player. Return False where nothing
        is hidden.
        """
        table, viewer = self.session.table, self.session.perspective.viewer
        if self.up:
            self.pick_up()
        elif viewer != NOBODY and table.views_differ(viewer, len(table.seats)):
            self.put_up(viewer)
        else:
            return False
        return True

    def pick_up(self, then: Callable[[], None] = lambda: None) -> None:
        """Show the hand, and call *then*: at once, after the PIN of the seat is typed, or after the
        others agree that it was forgotten. A key that was pressed twice or is held down shows
        nothing.
        """
        quiet, self.quiet_since = time.monotonic() - self.quiet_since, time.monotonic()
        if quiet < PATIENCE:
            return
        seat, settings, words = self.seat, self.session.table.settings, self.session.words

        def answered(may: bool) -> None:
            gone = self.session.table.settings != settings
            if may and self.up and seat == self.seat:
                self.take_down(words.say("pin-gone", name=words.name(seat)) if gone else "")
                then()

        self.pins.ask(unlock_seat(self.session, seat), answered)

    def take_down(self, sentence: str = "") -> None:
        """Show the table to the seat that picks up its hand."""
        session, seat = self.session, self.seat
        if session.broken_deal == (len(session.table.log), seat):
            sentence = sentence or session.words.say("cover-unkept")  # a secret of that seat
        self.show_to(seat, sentence)
