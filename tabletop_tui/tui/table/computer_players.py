"""Computer players at the table: they think when they must act, and report their progress."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...engine import Word
from ...play.players import level_in_words
from ...play.session import Session

if TYPE_CHECKING:
    from ...bots.opponents import Opponents

PACES = {
    "slow": (1.5, 0.5),
    "normal": (0.4, 1.0),
    "fast": (0.0, 3.0),
}  # seconds before a move, and the speed of films


class ComputerPlayers:
    """The computer players of a session. *opponents* replace the usual ones."""

    def __init__(self, session: Session, opponents: Opponents | None = None) -> None:
        self.session, self.opponents = session, opponents
        self.told = (-1, 0, "")  # the thought that is shown

    def start_thinking(self, pause: float) -> None:
        """Let a computer player think if it must act. It moves no sooner than *pause* seconds after
        the last move.
        """
        if self.opponents is None:
            if not any(seat.is_bot for seat in self.session.table.seats):
                return
            from ...bots.opponents import Opponents  # not loaded for a table of people

            self.opponents = Opponents(self.session.table)
        self.opponents.pause = pause
        self.opponents.start_thinking()

    def decided(self) -> tuple[int, Any] | None:
        """Return the seat and action of a computer player that has decided."""
        return self.opponents.poll() if self.opponents is not None else None

    def trouble(self, seat: int) -> str:
        """Return that the computer player of *seat* failed, and where the report is; "" if it did
        not.
        """
        failed = self.opponents.failed if self.opponents is not None else None
        if failed is None:
            return ""
        from ...store.crash_reports import bot_failure_and_file

        table = self.session.table
        return bot_failure_and_file(
            self.session.words, table, seat, table.seats[seat].player, failed
        )

    def thought_on(self) -> bool:
        """Return whether a computer player has made progress since the last call."""
        if self.opponents is None or self.opponents.thought() == self.told:
            return False
        self.told = self.opponents.thought()
        return True

    def thinking(self) -> str:
        """Return the progress of the computer player that thinks; "" if none does."""
        seat, _, kind = (-1, 0, "") if self.opponents is None else self.opponents.thought()
        if seat < 0:
            return ""
        words = self.session.words
        one = self.session.table.seats[seat]
        level = level_in_words(one.level, one.style)
        key = "ui-leaning" if kind else "ui-thinks"
        return words.say(key, name=words.name(seat), level=level, kind=Word(f"offer-{kind}"))

    def hurry(self) -> None:
        """Make the computer player that thinks decide now."""
        if self.opponents is not None:
            self.opponents.hurry()

    def stop_thinking(self) -> None:
        """Stop thinking, as the position has changed."""
        if self.opponents is not None:
            self.opponents.stop_thinking()

    def close(self) -> None:
        """Stop for good."""
        if self.opponents is not None:
            self.opponents.close()
