"""The question whose decisions to review after a game."""

from __future__ import annotations

from collections.abc import Callable

from ...play.session import Session
from ...play.story.review import reviewed_seats, why_not_reviewable
from ..app_screen import AppScreen
from ..dialogs.ask import Ask


def ask_review(screen: AppScreen[None], session: Session, tell: Callable[[str], None]) -> None:
    """Ask whose decisions to review, unless only one person played, and open the review."""
    words, table = session.words, session.table
    if reason := why_not_reviewable(table):
        tell(words.say(reason))
        return
    from ..reading.review import Review  # loads what computer players think with

    seats = reviewed_seats(table)

    def chosen(pick: str | None) -> None:
        if pick:
            screen.app.push_screen(Review(table, words, int(pick)))

    if len(seats) == 1:
        chosen(str(seats[0]))
        return
    answers = [(str(seat), str(n), words.name(seat)) for n, seat in enumerate(seats, 1)]
    screen.app.push_screen(Ask(words.say("review-who"), answers), chosen)
