"""The keyboard goes to another person: what was printed scrolls away, PINs are asked for, clocks
rest meanwhile.
"""

from __future__ import annotations

import secrets
from dataclasses import replace

from ..play.perspective import NOBODY
from ..play.pins import LONGEST, SALT, SHORTEST, hash_pin, is_pin
from ..play.seat_dialogues import (
    ConsentQuestion,
    Dialogue,
    Refusal,
    Reply,
    SeatQuestion,
    confirm_pin,
    run_blocking,
    unlock_seat,
)
from ..play.session import Session
from ..play.stopwatch import BRIEF, Stopwatch, format_duration
from ..play.text import Words
from .console import Console, Left
from .menu import agreed, is_word


class Passing:
    """Hands the keyboard of one table over, and keeps its clocks."""

    def __init__(self, session: Session, console: Console) -> None:
        self.session, self.table = session, session.table
        self.words, self.console = session.words, console
        self.watch = Stopwatch(self.table)

    def cover(self, seat: int) -> None:
        """Everything scrolls away until the right person presses Enter and proves who they are."""
        say, name, console = self.words.say, self.words.name(seat), self.console
        console.scroll_away()
        console.tell(say("plain-next", name=name, question=self.session.prompt(seat)))
        whose, seconds = self.watch.end_stretch()
        if seconds >= BRIEF:
            console.tell(
                say("cover-took", name=self.words.name(whose), time=format_duration(seconds))
            )
        if self.table.settings.timed:
            console.tell(self.clocks())
        while True:
            answer = console.ask(say("plain-pass", name=name))
            if is_word(self.words, answer, "quit"):
                raise Left
            if answer:
                console.tell(say("plain-at-the-door", name=name))
            elif self.let_in(seat):
                return

    # -- PINs --------------------------------------------------------------------------------------

    def let_in(self, seat: int) -> bool:
        """Whether somebody proves to be that player, or the others agree that the PIN is
        forgotten.
        """
        had = seat in self.table.settings.pins
        if not self.answered(unlock_seat(self.session, seat)):
            return False
        if had and seat not in self.table.settings.pins:
            if self.session.notice:
                self.console.tell(f"* {self.session.notice}")
            self.console.tell(self.words.say("pin-gone", name=self.words.name(seat)))
        return True

    def answered(self, dialogue: Dialogue) -> bool:
        """Lead a dialogue about seats and PINs; gives the outcome. Raises Left for quitting."""
        return run_blocking(dialogue, self.reply)

    def reply(self, question: SeatQuestion) -> Reply:
        """Ask one question of such a dialogue."""
        say, name = self.words.say, self.words.name(question.seat)
        if isinstance(question, Refusal):
            self.console.tell(say(question.key, name=name))
            return Reply.NO
        if isinstance(question, ConsentQuestion):
            voter = self.words.name(question.voter)
            if agreed(self.console, self.words, say(question.key, voter=voter, name=name)):
                return Reply.YES
            self.console.tell(say("plain-not-agreed", name=voter))
            return Reply.NO
        if question.may_forget:
            self.console.tell(say("plain-pin-how"))
        while not question.over:
            answer = secret(self.console, self.words, "pin-ask", name)
            if question.may_forget and is_word(self.words, answer, "forgotten"):
                return Reply.FORGOTTEN
            if question.try_pin(answer):
                return Reply.YES
            self.console.tell(say("pin-wrong", name=name))
        return Reply.NO

    def pin(self) -> None:
        """Give the person at the keyboard a PIN, or take it away."""
        table, seat, say = self.table, self.session.perspective.viewer, self.words.say
        if seat < 0 or len(table.people()) < 2:
            self.console.tell(say("pin-needless"))
            return
        name = self.words.name(seat)
        if seat in table.settings.pins:
            if self.answered(confirm_pin(table, seat)):
                told = self.session.change_settings(
                    lambda table_settings: table_settings.without_pin(seat)
                )
                self.console.tell(told or say("pin-dropped", name=name))
            return
        if seal := new_pin(self.console, self.words, name):
            told = self.session.change_settings(
                lambda table_settings: table_settings.with_pin(seat, seal)
            )
            self.console.tell(told or say("pin-set", name=name))

    # -- clocks ------------------------------------------------------------------------------------

    def clocks(self) -> str:
        """How long every person has thought."""
        people = self.table.people()
        told = ", ".join(
            f"{self.words.name(n)} {format_duration(self.watch.total(n))}" for n in people
        )
        return self.words.say("plain-clocks", clocks=told)

    def clock(self, rest: str) -> None:
        """Tell the clocks; *on* and *off* in the command let them run or stop them."""
        table, say = self.table, self.words.say
        if not rest:
            self.console.tell(self.clocks() if table.settings.timed else say("plain-no-clocks"))
            return
        on = is_word(self.words, rest, "on")
        if not on and not is_word(self.words, rest, "off"):
            self.console.tell(say("plain-clock-how"))
            return
        self.watch.count()
        told = self.session.change_settings(
            lambda table_settings: replace(table_settings, timed=on)
        )
        self.console.tell(told or say("clock-on" if on else "clock-off"))

    def rest(self) -> None:
        """The table is left: the clocks stop and are saved."""
        self.watch.run(NOBODY)
        if self.table.settings.timed and not self.session.storage.lost:
            self.session.save()


def secret(console: Console, words: Words, key: str, name: str) -> str:
    """What is typed without being shown. Raises Left for quitting."""
    answer = console.ask(words.say(key, name=name), secret=True)
    if is_word(words, answer, "quit"):
        raise Left
    return answer


def new_pin(console: Console, words: Words, name: str) -> str:
    """A new PIN, typed twice and sealed; "" when nothing is typed."""
    console.tell(words.say("plain-pin-new"))
    while first := secret(console, words, "pin-new", name):
        if not is_pin(first):
            console.tell(words.say("pin-length", least=SHORTEST, most=LONGEST))
        elif secret(console, words, "pin-again", name) != first:
            console.tell(words.say("pin-differs"))
        else:
            return hash_pin(first, secrets.token_hex(SALT))
    return ""
