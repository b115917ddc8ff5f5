"""The session of a sandbox: never saved, and marked as not real wherever it speaks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ..perspective import NOBODY, HotSeat
from ..replay import Replay, is_open
from ..session import Session
from ..story.narration import StoryCache, StoryLine
from ..table import Table
from .dealt import SandboxTable, as_believed, as_it_was, with_people

Deal = Callable[[], SandboxTable]
"""Makes the table of a sandbox, each time with other luck."""


class OneTrier(HotSeat):
    """The perspective of the one person who tries: nothing is covered, as nothing is real."""

    def __init__(self, table: Table, seat: int) -> None:
        super().__init__(table, seat)
        self.seat = seat

    def next(self) -> int:
        """Return the person who must act; while computer players do, the one who tries."""
        people = [x for x in self.table.deciding() if not self.table.seats[x].is_bot]
        return self.viewer if self.viewer in people else next(iter(people), self.seat)

    def must_cover(self) -> bool:
        """Return False."""
        return False


class SandboxSession(Session):
    """A sandbox for *seat* on the tables that *deal* makes. *marked*: every line of the story says
    that it is not real.
    """

    def __init__(
        self, deal: Deal, seat: int, language: str | None = None, *, marked: bool = True
    ) -> None:
        table = deal()
        super().__init__(table, None, language, OneTrier(table, seat))
        self.deal, self.seat, self.marks = deal, seat, marked
        self.computer_seats = list(table.seats)

    def story(self, seat: int, since: int = 0) -> list[StoryLine]:
        """Return the story of what was tried."""
        lines = super().story(seat, since)
        if not self.marks:
            return lines
        say = self.words.say
        return [replace(one, text=say("sandbox-line", text=one.text)) for one in lines]

    @property
    def alone(self) -> bool:
        """Whether the person answers for all seats."""
        return not any(seat.is_bot for seat in self.table.seats)

    def switch(self) -> None:
        """Answer for the others, or let computer players do it again."""
        seats = self.computer_seats if self.alone else with_people(self.table.seats)
        self.table.seats[:] = seats
        self.perspective.set_viewer(self.seat)

    def begin_again(self) -> None:
        """Go back to the position of the real table, with hidden things and luck dealt anew."""
        seats = list(self.table.seats)
        self.table.replace_with(self.deal())
        self.table.seats[:] = seats
        self.story_cache = StoryCache()
        self.perspective.set_viewer(self.seat)


def why_not(table: Table, seat: int) -> str:
    """Return why *seat* may not try things out at its table now, as a message key, or ""."""
    if table.settings.no_hints:
        return "sandbox-off"
    asked = seat != NOBODY and not table.over and seat in table.deciding()
    return "" if asked and not table.seats[seat].is_bot else "sandbox-not-now"


def try_out(
    session: Session, seat: int, luck: Callable[[], int], *, marked: bool = True
) -> SandboxSession:
    """Return a sandbox of the position that *seat* must decide in. *luck* returns another number
    each time (below 2 ** 63).
    """
    real = session.table.snapshot()  # the table may go on meanwhile
    return SandboxSession(
        lambda: as_believed(real, seat, luck()),
        seat,
        session.words.own,
        marked=marked,
    )


def why_no_what_if(replay: Replay) -> str:
    """Return why nothing can be tried from the moment of a replay, as a message key, or ""."""
    if not is_open(replay.table):
        return "what-if-open"
    return "" if replay.situation.deciding else "replay-over"


def what_if(replay: Replay, luck: Callable[[], int], language: str | None = None) -> SandboxSession:
    """Return a sandbox of the moment of a replay of an open game, for the seat that looks, or else
    the one that must decide.
    """
    table, n = replay.table.snapshot(), replay.n
    seat = replay.viewer if replay.viewer >= 0 else replay.situation.deciding[0]
    return SandboxSession(lambda: as_it_was(table, n, seat, luck()), seat, language)
