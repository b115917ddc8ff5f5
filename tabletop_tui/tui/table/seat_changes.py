"""Changing who plays a seat: a computer player for a person, or a person for a computer player."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from ...engine import Illegal
from ...play.names import clean_name
from ...play.players import level_in_words, new_occupant, occupant
from ...play.remote.attendance import hold_seat, overdue
from ...play.remote.remote_seats import News, Unplayed
from ...play.seat_dialogues import confirm_reseat
from ...play.seats import OCCUPANTS, Seat, bot_name
from ...play.session import Session
from ...play.text import sentence
from ..app_screen import AppScreen
from ..dialogs.ask import Ask
from ..dialogs.prompt import Prompt
from .pins import Pins


class SeatChanges:
    """Asks over *screen* who is to play a seat; *tell* shows a sentence there. *go_on* continues
    with a sentence after a change at this terminal, *take_in* after one elsewhere.
    """

    def __init__(
        self,
        screen: AppScreen[None],
        session: Session,
        pins: Pins,
        tell: Callable[[str], None],
        go_on: Callable[[str], None],
        take_in: Callable[[Sequence[News]], None],
    ) -> None:
        self.screen, self.session, self.pins = screen, session, pins
        self.tell, self.go_on, self.take_in = tell, go_on, take_in

    def ask(self) -> None:
        """Ask which seat to change."""
        words, say = self.session.words, self.session.words.say
        answers = []
        for n in range(len(self.session.table.seats)):
            who = occupant(self.session.table, n)
            answers.append((str(n), str(n + 1), say("seats-row", name=words.name(n), who=who)))
        self.screen.app.push_screen(
            Ask(say("seats-title"), answers),
            lambda pick: self.ask_occupant(int(pick)) if pick else None,
        )

    def ask_occupant(self, n: int) -> None:
        """Ask who plays the seat from now on."""
        words, say, seat = self.session.words, self.session.words.say, self.session.table.seats[n]
        answers = []
        for number, level in enumerate((one for one in OCCUPANTS if one != seat.level), 1):
            label = say("seats-person-takes")
            if level:
                label = say("seats-bot", level=level_in_words(level, seat.style))
            answers.append((level or "person", str(number), label))

        def chosen(pick: str | None) -> None:
            if pick in ("hold", "answer"):
                self.stand_in(n, for_good=pick == "hold")
            elif pick:
                self.ask_leave(n, "" if pick == "person" else pick)

        if n in overdue(self.session):
            for what in ("hold", "answer"):
                label = say(f"absence-{what}", name=words.name(n))
                answers.insert(0, (what, words.letter(f"absence-{what}"), label))
        self.screen.app.push_screen(Ask(say("seats-who", name=words.name(n)), answers), chosen)

    def stand_in(self, n: int, *, for_good: bool) -> None:
        """Let a computer player answer for a player who keeps the table waiting, or hold the
        seat.
        """
        from ...store.absent_player import answer_for  # loads what computer players think with

        session, words = self.session, self.session.words
        news, message = News(), words.say("absence-held", name=words.name(n))
        try:
            if for_good:
                hold_seat(session, n)
            else:
                news, message = answer_for(session, n)
        except (Unplayed, Illegal) as error:
            self.tell(str(error) if isinstance(error, Unplayed) else words.say("remote-stale"))
            return
        self.take_in([news])
        self.tell(message)

    def ask_leave(self, n: int, level: str) -> None:
        """Ask whether the seat may go to a computer player of that level, or to a person ("")."""
        seat, say = self.session.table.seats[n], self.session.words.say

        def answered(may: bool) -> None:
            if may and level:
                self.reseat(n, replace(seat, level=level))
            elif may:
                own = not seat.character and seat.name != bot_name(n)
                prompt = Prompt(say("seats-name"), seat.name if own else "")
                self.screen.app.push_screen(prompt, lambda typed: self.seat_person(n, typed))

        self.pins.ask(confirm_reseat(self.session, n, level), answered)

    def seat_person(self, n: int, name: str | None) -> None:
        """Give the seat to a person of that name."""
        try:
            if name:
                self.reseat(n, Seat(clean_name(name)))
        except ValueError as error:
            self.tell(sentence(error))

    def reseat(self, n: int, seat: Seat) -> None:
        """Change who plays a seat, and go on. Raises ValueError for a name too similar to
        another.
        """
        session = self.session
        try:
            session.reseat(n, seat)
        except Unplayed as error:
            self.tell(str(error))
            return
        message = session.notice or new_occupant(session.words, seat)
        if session.remote and not session.perspective.owns(n):  # a form here stays open
            self.take_in([News()])
            self.tell(message)
        else:
            self.go_on(message)
