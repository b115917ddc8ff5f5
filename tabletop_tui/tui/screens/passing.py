"""Passing the keyboard: the cover between two people, their PINs, and the clocks that rest meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.text import Text

from ...play.pins import opens
from ...play.stopwatch import NOBODY, shown
from ..ink import BOLD
from .ask import Ask
from .handover import Handover
from .pin import FORGOTTEN, PinPad
from .pin_form import choose_pin

if TYPE_CHECKING:
    from .game import GameScreen

BRIEF = 5  # seconds; a shorter turn is not worth a word
PATIENCE = 0.25  # seconds in which an Enter is still meant for what was there before the cover


class Passing:
    """The part of the game screen that hands the keyboard over."""

    second = -1  # what the clock shows

    def cover(self: GameScreen, seat: int) -> None:
        """Cover the table until the next person is at the keyboard."""
        if not self.cover_up:
            self.cover_up = True
            patience = PATIENCE if self.table.eyes >= 0 else 0.0
            self.app.push_screen(Handover(self.cover_rows(seat), lambda: self.let_in(seat), patience))

    def cover_rows(self: GameScreen, seat: int) -> list[Text]:
        """Who is to take the keyboard, what for, how long the last turn took, and the clocks."""
        words, table = self.session.words, self.table
        ink = self.app.ink  # type: ignore[attr-defined]
        chip = Text(f" {words.name(seat)} ", ink.style(f"seat.{seat + 1}.text", f"seat.{seat + 1}", BOLD))
        question = Text(self.session.question(seat), "italic")
        rows = [Text(words.say("cover-pass")), Text(), chip, Text(), question, Text()]
        whose, seconds = self.watch.hand_over()
        if seconds >= BRIEF:
            rows += [Text(words.say("cover-took", name=words.name(whose), time=shown(seconds)), "dim"), Text()]
        if table.timed:
            people = [n for n, one in enumerate(table.seats) if not one.is_bot]
            clocks = "   ".join(f"{words.name(n)} {shown(self.watch.total(n))}" for n in people)
            rows += [Text(clocks, "dim"), Text()]
        return [*rows, Text(words.say("cover-ready"), "dim")]

    def let_in(self: GameScreen, seat: int) -> None:
        """The cover is asked to go: at once, or when the seat's PIN is typed."""
        seal, words = self.table.pins.get(seat, ""), self.session.words
        if not seal:
            self.uncover(seat)
            return

        def typed(pin: str | None) -> None:
            if pin == FORGOTTEN:
                self.forgotten(seat)
            elif pin:
                self.uncover(seat)

        name = words.name(seat)
        self.app.push_screen(
            PinPad(words, words.say("pin-ask", name=name), lambda pin: opens(pin, seal),
                   wrong=words.say("pin-wrong", name=name), forget=True),
            typed,
        )  # fmt: skip

    def uncover(self: GameScreen, seat: int) -> None:
        """Draw the table for *seat* while it is still covered, then take the cover away."""
        self.sit(seat)
        self.cover_up = False
        cover = next((s for s in self.app.screen_stack if isinstance(s, Handover)), None)
        if cover is not None:
            cover.dismiss(True)

    # -- PINs ---------------------------------------------------------------------------------------------------

    def forgotten(self: GameScreen, seat: int) -> None:
        """Who forgot a PIN is let in when all the others agree, each proving who they are; it is taken away then."""
        others = [n for n, one in enumerate(self.table.seats) if not one.is_bot and n != seat]
        words = self.session.words

        def vote(left: list[int]) -> None:
            if not left:
                del self.table.pins[seat]
                self.session.notice = self.session.save()
                self.message = words.say("pin-gone", name=words.name(seat))
                self.uncover(seat)
                return
            voter = left[0]
            question = words.say("pin-vote", voter=words.name(voter), name=words.name(seat))
            answers = [("no", "n", words.say("pin-vote-no")), ("yes", "y", words.say("pin-vote-yes"))]
            prove = self.prove
            self.app.push_screen(
                Ask(question, answers), lambda pick: prove(voter, lambda: vote(left[1:])) if pick == "yes" else None
            )

        vote(others)

    def prove(self: GameScreen, seat: int, then: Callable[[], None]) -> None:
        """Go on when *seat* has typed its PIN, or has none."""
        seal, words = self.table.pins.get(seat, ""), self.session.words
        if not seal:
            then()
            return
        name = words.name(seat)
        pad = PinPad(words, words.say("pin-ask", name=name), lambda pin: opens(pin, seal),
                     wrong=words.say("pin-wrong", name=name))  # fmt: skip
        self.app.push_screen(pad, lambda pin: then() if pin else None)

    def action_pin(self: GameScreen) -> None:
        """Give the person at the keyboard a PIN, or take it away."""
        seat, words = self.table.eyes, self.session.words
        if seat < 0 or self.table.people() < 2:
            self.tell(words.say("pin-needless"))
            return
        name = words.name(seat)

        def keep(seal: str) -> None:
            self.table.pins[seat] = seal
            self.tell(self.session.save() or words.say("pin-set", name=name))

        def drop() -> None:
            self.table.pins.pop(seat, None)
            self.tell(self.session.save() or words.say("pin-dropped", name=name))

        if seat in self.table.pins:
            self.prove(seat, drop)
        else:
            choose_pin(self.app, words, name, keep)

    # -- clocks -------------------------------------------------------------------------------------------------

    def action_clock(self: GameScreen) -> None:
        """Let the clocks run, or stop and hide them."""
        self.watch.count()
        self.table.timed = not self.table.timed
        say = self.session.words.say
        self.tell(self.session.save() or say("clock-on" if self.table.timed else "clock-off"))
        self.draw()

    def rest(self: GameScreen) -> None:
        """The table is left: the clocks stop and are saved."""
        self.watch.run(NOBODY)
        if self.table.timed:
            self.session.save()

    def tick_clock(self: GameScreen) -> None:
        """Show the clock of whoever is at the keyboard once a second."""
        if self.table.timed and self.watch.seat >= 0 and self.look is not None and self.app.screen is self:
            second = self.watch.total(self.watch.seat)
            if second != self.second:
                self.second = second
                self.draw_head()

    def clock_text(self: GameScreen) -> Text | None:
        """The clock of whoever is at the keyboard, for the end of the headline; None when no clocks run."""
        if not self.table.timed:
            return None
        seat = self.watch.seat if self.watch.seat >= 0 else self.table.eyes
        return Text(f"{shown(self.watch.total(seat))} ", "bold") if seat >= 0 else None
