"""The replay of a finished game at several terminals: one leads, and the others see the same moment
until they look on their own.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from enum import Enum

from ...play.replay import ALL_HANDS
from ...play.session import Session
from ..dialogs.turn_foot import told_below
from .replay_screen import ReplayScreen

INTERVAL = 0.1  # seconds between two looks at the moment of who leads
AGAIN = 1.0  # seconds after which a moment that stays the same is shared again


class Part(Enum):
    """What this terminal does in the replay."""

    LEADS = "leads"
    FOLLOWS = "follows"
    ALONE = "alone"


class TogetherReplay(ReplayScreen):
    """The replay of the finished game of a *session*, shared with its other terminals. *talk* asks
    for a line to say to all.
    """

    def __init__(self, session: Session, talk: Callable[[], None]) -> None:
        super().__init__(session.table, ALL_HANDS, covered=False)
        self.session, self.talk = session, talk
        self.part = Part.ALONE
        self.since = 0  # when this terminal began to lead, in milliseconds
        self.leader = -1  # the seat that leads at another terminal
        self.shared, self.shared_at = -1, 0.0

    def begin(self) -> None:
        """Follow who leads, or else lead."""
        super().begin()
        self.follow()
        if self.part is not Part.FOLLOWS:
            self.lead()
        self.draw_where()
        self.set_interval(INTERVAL, self.poll)

    # -- leading and following ---------------------------------------------------------------------

    def latest(self) -> tuple[int, int, int] | None:
        """Return since when another terminal leads, its seat, and its moment; None if none does.
        Who began to lead last is followed.
        """
        seats, end = range(len(self.session.table.seats)), self.replay.end
        found = [
            (one[0], one[1], one[2]) for one in self.session.storage.replays() if len(one) == 3
        ]
        return max((one for one in found if one[1] in seats and 0 <= one[2] <= end), default=None)

    def lead(self) -> None:
        """Lead from here."""
        self.part, self.since, self.leader = Part.LEADS, time.time_ns() // 1_000_000, -1
        self.shared = -1
        self.share()

    def share(self) -> None:
        """Let the others see the moment here, which a film leads to."""
        n, now = self.replay.n + self.film.running, time.monotonic()
        if n != self.shared or now - self.shared_at > AGAIN:
            self.shared, self.shared_at = n, now
            seat = max(0, self.session.perspective.speaker)
            self.session.storage.share_replay((self.since, seat, n))

    def follow(self) -> None:
        """Go to the moment of who leads, if another terminal does."""
        found = self.latest()
        if found is not None:
            self.session.storage.share_replay(())
            self.part, self.leader = Part.FOLLOWS, found[1]
            self.go_to(found[2])

    def go_to(self, n: int) -> None:
        """Show a moment of who leads; the next one with what moves in it."""
        if self.film.running and n == self.replay.n + 1:
            return
        if n == self.replay.n + 1 and self.app.screen is self and self.roll():
            return
        if self.film.running or n != self.replay.n:
            self.replay.go(n)
            super().moved(True)

    def poll(self) -> None:
        """Follow who leads, or let the others see what is seen here. Called often."""
        found, before = self.latest(), self.where()
        if self.part is Part.FOLLOWS and found is None:
            self.part, self.leader = Part.ALONE, -1
        elif found is not None and (
            self.part is Part.FOLLOWS or (self.part is Part.LEADS and found[0] > self.since)
        ):
            self.follow()
        elif self.part is Part.LEADS:
            self.share()
        if self.where() != before:
            self.draw_where()

    def break_away(self) -> None:
        """Look on alone, if this terminal followed."""
        if self.part is Part.FOLLOWS:
            self.part = Part.ALONE

    # -- keys --------------------------------------------------------------------------------------

    def where(self) -> str:
        """Return the moment, who leads, and what was said a moment ago."""
        if self.part is Part.FOLLOWS:
            who = self.words.say("together-led", name=self.words.name(self.leader))
        else:
            who = self.words.say(f"together-{self.part.value}")
        told = told_below(self.app)
        said = [] if told is None else [told.plain.strip()]
        return " · ".join([*said, who, super().where()])

    def forward(self) -> None:
        """Go one action forward, without a film."""
        following = self.part
        super().forward()
        self.part = following  # the film of who leads has ended

    def moved(self, moved: bool, otherwise: str = "") -> None:
        """Draw the new moment. Who followed and has moved looks on alone."""
        self.break_away()
        super().moved(moved, otherwise)

    def action_step(self, by: int) -> None:
        self.break_away()
        super().action_step(by)

    def action_run(self) -> None:
        self.break_away()
        super().action_run()

    def action_together(self) -> None:
        """Follow who leads, or no longer."""
        if self.part is Part.LEADS:
            self.tell(self.words.say("together-already"))
            return
        if self.part is Part.FOLLOWS:
            self.break_away()
        elif self.latest() is None:
            self.tell(self.words.say("together-nobody"))
        else:
            self.follow()
        self.draw_where()

    def action_lead(self) -> None:
        """Lead from here: the others see this moment."""
        if self.part is Part.LEADS:
            self.tell(self.words.say("together-already"))
        else:
            self.lead()
            self.draw_where()

    def action_talk(self) -> None:
        """Say something to all."""
        self.talk()

    def action_leave(self) -> None:
        """Lead no longer, and return to the screen below."""
        if self.is_active:
            self.session.storage.share_replay(())
        super().action_leave()
