"""The clocks of the table: one runs while its player is at the keyboard and must act."""

from __future__ import annotations

from dataclasses import replace

from rich.text import Text

from ...play.perspective import NOBODY
from ...play.session import Session
from ...play.stopwatch import Stopwatch, format_duration


class PlayerClock:
    """The stopwatch of a table, and its text in the headline."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.stopwatch = Stopwatch(session.table)
        self.second = -1  # the seconds in the headline

    def ticked(self) -> bool:
        """Return whether the headline must show another second."""
        if not self.session.table.settings.timed or self.stopwatch.seat == NOBODY:
            return False
        before, self.second = self.second, self.stopwatch.total(self.stopwatch.seat)
        return before != self.second

    def text(self) -> Text | None:
        """Return the clock of the person at the keyboard, with the name if the headline names
        another player; None if no clocks run.
        """
        if not self.session.table.settings.timed:
            return None
        seat = self.stopwatch.seat if self.stopwatch.seat >= 0 else self.session.perspective.viewer
        if seat < 0:
            return None
        table = self.session.table
        mine = seat == table.game.current_turn(table.state)[1]
        whose = "" if mine else f"{self.session.words.name(seat)} "
        return Text(f"{whose}{format_duration(self.stopwatch.total(seat))} ", "bold")

    def turn_on_or_off(self) -> str:
        """Start the clocks, or stop and hide them. Return the sentence to show."""
        self.stopwatch.count()
        table, say = self.session.table, self.session.words.say
        problem = self.session.change_settings(
            lambda settings: replace(settings, timed=not settings.timed)
        )
        return problem or say("clock-on" if table.settings.timed else "clock-off")

    def rest(self) -> None:
        """Stop and save the clocks as the table is left."""
        self.stopwatch.run(NOBODY)
        if self.session.table.settings.timed:
            self.session.save()
