"""The coach of a person in plain mode: its sentence is printed as soon as it is found and that
person looks.
"""

from __future__ import annotations

from ..bots.coach import Coach
from ..play.private.coach import coached, has_coach, takes_back
from ..play.session import Session
from .console import Console


class PlainCoach:
    """Lets a coach judge what people do at a table, and prints what it says to each of them. It
    begins once somebody has a coach.
    """

    def __init__(self, session: Session, console: Console) -> None:
        self.session, self.console = session, console
        self.coach: Coach | None = None

    def poll(self) -> None:
        """Go on judging, and print what was found for the person who looks."""
        session = self.session
        if self.coach is None:
            if not any(has_coach(session.table, seat) for seat in session.table.private):
                return
            self.coach = Coach(session)
        self.coach.poll()
        regret = self.coach.told(session.perspective.viewer)
        if regret is not None:
            words, undo = session.words, takes_back(session, regret.n)
            told = words.say("coach-undo-plain") if undo else ""
            self.console.print(f"* {coached(words, session.table, regret, told)}")

    def close(self) -> None:
        """Stop judging."""
        if self.coach is not None:
            self.coach.close()
            self.coach = None
