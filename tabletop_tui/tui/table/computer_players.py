"""Computer players at the table: they think when they must act, and report their progress."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...play.players import level_in_words
from ...play.session import Session

if TYPE_CHECKING:
    from ...bots.opponents import Opponents

PACES = {
    "slow": (1.5, 0.5),
    "normal": (0.4, 1.0),
    "fast": (0.0, 3.0),
}  # seconds before a move, and the speed of films


TOLD_AFTER = 1.0
"""Seconds of thinking after which it is told: before, one reads what is being decided."""


class ComputerPlayers:
    """The computer players of a session. *opponents* replace the usual ones."""

    def __init__(self, session: Session, opponents: Opponents | None = None) -> None:
        self.session, self.opponents = session, opponents
        self.told = -1  # the seat that is shown as thinking

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
        """Return whether another computer player thinks than at the last call."""
        seat = -1 if self.opponents is None else self.opponents.thinking(TOLD_AFTER)
        if seat == self.told:
            return False
        self.told = seat
        return True

    def thinking(self) -> str:
        """Return that a computer player has been thinking for a while; "" if none has."""
        seat = -1 if self.opponents is None else self.opponents.thinking(TOLD_AFTER)
        if seat < 0:
            return ""
        words, one = self.session.words, self.session.table.seats[seat]
        level = level_in_words(one.level, one.style)
        return words.say("ui-thinks", name=words.name(seat), level=level)

    def can_hurry(self) -> bool:
        """Return whether a computer player thinks, or is about to: nobody else must act."""
        table = self.session.table
        alone = not table.over and all(table.seats[seat].is_bot for seat in table.deciding())
        thinks = self.opponents is not None and self.opponents.thinking() >= 0
        return thinks or (alone and not self.session.remote)

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
