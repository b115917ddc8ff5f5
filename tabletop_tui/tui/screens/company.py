"""Company at the table: computer players that think and move, hints for people, and seats that change hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...engine import Word
from ...play.advice import advice
from ...play.seats import OCCUPANTS, Seat, clean_name
from ..opponents import Adviser, Opponents
from .ask import Ask
from .prompt import Prompt

if TYPE_CHECKING:
    from .game import GameScreen

PACES = {"slow": (1.5, 0.5), "normal": (0.4, 1.0), "fast": (0.0, 3.0)}  # seconds before a move, speed of the films


class Company:
    """The part of the game screen that deals with computer players."""

    opponents: Opponents | None = None
    adviser: Adviser | None = None
    told_thought: tuple[int, int, str] = (-1, 0, "")

    def pace(self: GameScreen) -> tuple[float, float]:
        """Seconds that a table looks at a move before a computer player makes the next, and the speed of films."""
        app: Any = self.app
        return PACES[app.preferences.settings.pace] if app.fps else (0.0, 1.0)

    def wake_bots(self: GameScreen) -> None:
        """Let a computer player think when it owes an answer; a person looks on, never at everybody's cards."""
        if self.table.eyes < 0 and self.table.people():
            first = next(n for n, seat in enumerate(self.table.seats) if not seat.is_bot)
            if self.table.people() == 1:
                self.sit(first)
            else:
                self.cover(first)
            return
        if self.opponents is None:
            if not any(seat.is_bot for seat in self.table.seats):
                return
            self.opponents = Opponents(self.table)
        self.opponents.pause = self.pace()[0]
        self.opponents.wake()

    def poll_bots(self: GameScreen) -> None:
        """Play what a computer player has decided, once nothing covers the table and nobody fills in a form."""
        self.poll_hint()
        busy = self.cover_up or self.film_then is not None or self.form is not None
        if self.opponents is None or busy or self.app.screen is not self:
            return
        decided = self.opponents.poll()
        if decided is not None:
            self.play(*decided)
        elif self.opponents.thought() != self.told_thought and self.seat < 0:
            self.told_thought = self.opponents.thought()
            self.draw_side()
            self.draw_hint()

    def thinking(self: GameScreen) -> str:
        """How far the computer player is that thinks now; "" while none does."""
        seat, worlds, kind = (-1, 0, "") if self.opponents is None else self.opponents.thought()
        if seat < 0:
            return ""
        words = self.session.words
        level = words.say(f"level-{self.table.seats[seat].level}")
        leaning = words.say("ui-leaning", kind=Word(f"offer-{kind}")) if kind else ""
        key = "ui-thinks" if not worlds else "ui-thinks-worlds"
        return words.say(key, name=words.name(seat), level=level, worlds=worlds, leaning=leaning)

    def action_hurry(self: GameScreen) -> None:
        """Whoever thinks decides now."""
        if self.opponents is not None:
            self.opponents.hurry()

    def on_unmount(self: GameScreen) -> None:
        """The table is left: nobody thinks any more."""
        for thinking in (self.opponents, self.adviser):
            if thinking is not None:
                thinking.close()

    # -- hints --------------------------------------------------------------------------------------------------

    def action_hint(self: GameScreen) -> None:
        """What a computer player would do in the place of the person at the keyboard, and why."""
        words, table = self.session.words, self.table
        if table.no_hints:
            self.message = words.say("ui-hints-off")
        elif self.seat < 0 or table.over:
            self.message = words.say("ui-no-hint")
        else:
            if self.adviser is None:
                self.adviser = Adviser(table)
            self.adviser.ask(self.seat)
            self.message = words.say("ui-hint-thinks")
        self.draw_about()

    def poll_hint(self: GameScreen) -> None:
        """Show the hint that was asked for, once it is there."""
        found = self.adviser.poll() if self.adviser is not None else None
        if found is None or self.seat < 0 or self.cover_up or self.app.screen is not self:
            return
        words, view = self.session.words, self.table.game.view(self.table.state, self.seat)
        self.message = ""
        self.draw_about()
        rows = [advice(words, view, action, why) for action, why in found]
        answers = [(str(n), str(n), row) for n, row in enumerate(rows, 1)]
        if not answers:
            self.message = words.say("ui-no-hint")
            self.draw_about()
            return
        self.app.push_screen(
            Ask(words.say("ui-hint-title"), answers),
            lambda pick: self.point_to(found[int(pick) - 1][0]) if pick else None,
        )

    def point_to(self: GameScreen, action: Any) -> None:
        """Put the cursor where an action happens."""
        places = [place for place in action.places if place in self.lit()]
        if places:
            self.on_board = True
            self.boards[self.front].point(places[0])
            self.draw()

    # -- seats --------------------------------------------------------------------------------------------------

    def action_seats(self: GameScreen) -> None:
        """Let somebody else take a seat: a computer player for a person, or a person for a computer player."""
        words, say = self.session.words, self.session.words.say
        answers = []
        for n, seat in enumerate(self.table.seats):
            who = say(f"level-{seat.level}") if seat.is_bot else say("seats-person")
            answers.append((str(n), str(n + 1), say("seats-row", name=words.name(n), who=who)))
        self.app.push_screen(
            Ask(say("seats-title"), answers), lambda pick: self.ask_occupant(int(pick)) if pick else None
        )

    def ask_occupant(self: GameScreen, n: int) -> None:
        """Who is to play the seat from now on."""
        say, seat = self.session.words.say, self.table.seats[n]
        kinds = [level for level in OCCUPANTS if level != seat.level]
        answers = []
        for number, level in enumerate(kinds, 1):
            label = say("seats-bot", level=say(f"level-{level}")) if level else say("seats-person-takes")
            answers.append((level or "person", str(number), label))

        def chosen(pick: str | None) -> None:
            if pick == "person":
                self.app.push_screen(Prompt(say("seats-name"), seat.name), lambda name: self.seat_person(n, name))
            elif pick:
                self.reseat(n, Seat(seat.name, pick))

        self.app.push_screen(Ask(say("seats-who", name=self.session.words.name(n)), answers), chosen)

    def seat_person(self: GameScreen, n: int, name: str | None) -> None:
        """A person of that name takes the seat."""
        try:
            seat = Seat(clean_name(name)) if name else None
        except ValueError as no:
            self.tell(str(no))
            return
        if seat is None:
            return
        if self.table.seats[n].is_bot:
            self.prove(n, lambda: self.reseat(n, seat))
        else:
            self.reseat(n, seat)

    def reseat(self: GameScreen, n: int, seat: Seat) -> None:
        """Change who plays a seat, and go on; who leaves an own seat takes the PIN along."""
        if seat.is_bot and self.table.eyes == n:
            self.table.pins.pop(n, None)
        try:
            self.session.reseat(n, seat)
        except ValueError as no:
            self.tell(str(no))
            return
        if self.opponents is not None:
            self.opponents.sleep()
        if seat.is_bot and self.table.eyes == n:
            self.table.eyes = -1
        self.form = self.choosing = None
        key = "seats-now-bot" if seat.is_bot else "seats-now-person"
        level = self.session.words.say(f"level-{seat.level}") if seat.is_bot else ""
        self.turn()
        self.tell(self.session.notice or self.session.words.say(key, name=seat.name, level=level))
