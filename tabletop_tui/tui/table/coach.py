"""What the coach of a seat says at the table, to that seat alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ...play.private.coach import coached, has_coach, takes_back
from ...play.session import Session
from ..keys.key_tables import KEYS
from ..keys.keyed_screen import KeyedScreen
from ..keys.keymap import key_labels

if TYPE_CHECKING:
    from ...bots.coach import Coach


class CoachVoice:
    """Lets a coach judge what people do at the table of *screen*, and tells each of them, once they
    look and nothing else is told (*silent*). Nothing is loaded before somebody has a coach.
    """

    def __init__(
        self,
        screen: KeyedScreen[None],
        session: Session,
        tell: Callable[[str], None],
        silent: Callable[[], bool],
    ) -> None:
        self.screen, self.session, self.tell, self.silent = screen, session, tell, silent
        self.coach: Coach | None = None

    def poll(self) -> None:
        """Go on judging, and tell what was found."""
        session = self.session
        if self.coach is None:
            if not any(has_coach(session.table, seat) for seat in session.table.private):
                return
            from ...bots.coach import Coach  # loaded on first use

            self.coach = Coach(session)
        self.coach.poll()
        if self.silent() or self.screen.app.screen is not self.screen:
            return
        regret = self.coach.told(session.perspective.viewer)
        if regret is not None:
            undo, key = "", key_labels((KEYS["undo"],), self.screen.keymap)
            if takes_back(session, regret.n):
                undo = session.words.say("coach-undo", key=key)
            self.tell(coached(session.words, session.table, regret, undo))

    def close(self) -> None:
        """Stop judging."""
        if self.coach is not None:
            self.coach.close()
