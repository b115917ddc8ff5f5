"""Handing the keyboard to another person: the screen scrolls away and is forgotten, PINs are asked
for, and clocks stop meanwhile.
"""

from __future__ import annotations

import secrets
from dataclasses import replace

from ..play.perspective import NOBODY
from ..play.pins import LONGEST, SALT, hash_pin, is_pin, shortest
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
from ..play.stopwatch import BRIEF, Stopwatch
from ..play.text import Words
from .console import Console, Quit
from .menu import confirm, is_word


class Handover:
    """Hands the keyboard of one table over, and runs its clocks."""

    def __init__(self, session: Session, console: Console) -> None:
        self.session, self.table = session, session.table
        self.words, self.console = session.words, console
        self.watch = Stopwatch(self.table)

    def cover(self, seat: int) -> None:
        """Scroll everything away until the right person presses Enter and enters their PIN."""
        say, name, console = self.words.say, self.words.name(seat), self.console
        self.scroll_away()
        console.print(say("plain-next", name=name, question=self.session.prompt(seat)))
        self.tell_times()
        while True:
            answer = console.ask(say("plain-pass", name=name))
            if is_word(self.words, answer, "quit"):
                raise Quit
            if answer:
                console.print(say("plain-at-the-door", name=name))
            elif self.authenticate(seat):
                return

    def scroll_away(self) -> None:
        """Scroll away the hand that was read."""
        self.console.scroll_away()
        if self.console.forget == "":
            self.console.print(self.words.say("plain-scrollback"))

    def tell_times(self) -> None:
        """Print how long the last turn took, and the clocks, while they run."""
        say, console = self.words.say, self.console
        whose, seconds = self.watch.end_stretch()
        if seconds >= BRIEF:
            console.print(
                say("cover-took", name=self.words.name(whose), time=self.duration(seconds))
            )
        if self.table.settings.timed:
            console.print(self.clocks())

    # -- PINs --------------------------------------------------------------------------------------

    def authenticate(self, seat: int) -> bool:
        """Return whether the person proves to be that player, or the others agree that the PIN is
        forgotten.
        """
        had = seat in self.table.settings.pins
        if not self.run_dialogue(unlock_seat(self.session, seat)):
            return False
        if had and seat not in self.table.settings.pins:
            if self.session.notice:
                self.console.print(f"* {self.session.notice}")
            self.console.print(self.words.say("pin-gone", name=self.words.name(seat)))
        return True

    def run_dialogue(self, dialogue: Dialogue) -> bool:
        """Run a dialogue about seats and PINs; return its outcome. Raises Quit."""
        return run_blocking(dialogue, self.reply)

    def reply(self, question: SeatQuestion) -> Reply:
        """Ask one question of such a dialogue."""
        say, name = self.words.say, self.words.name(question.seat)
        if isinstance(question, Refusal):
            self.console.print(say(question.key, name=name))
            return Reply.NO
        if isinstance(question, ConsentQuestion):
            voter = self.words.name(question.voter)
            if confirm(self.console, self.words, say(question.key, voter=voter, name=name)):
                return Reply.YES
            self.console.print(say("plain-not-agreed", name=voter))
            return Reply.NO
        if question.may_forget:
            self.console.print(say("plain-pin-how"))
        while not question.over:
            answer = ask_secret(self.console, self.words, "pin-ask", name)
            if question.may_forget and is_word(self.words, answer, "forgotten"):
                return Reply.FORGOTTEN
            if question.try_pin(answer):
                return Reply.YES
            self.console.print(question.refusal(self.words))
        return Reply.NO

    def pin(self) -> None:
        """Set or remove the PIN of the person at the keyboard."""
        table, seat, say = self.table, self.session.perspective.viewer, self.words.say
        if seat < 0 or len(table.people()) < 2:
            face_down = seat < 0 and len(table.people()) > 1
            self.console.print(say("cover-first" if face_down else "pin-needless"))
            return
        name = self.words.name(seat)
        if seat in table.settings.pins:
            if self.run_dialogue(confirm_pin(table, seat)):
                failure = self.session.change_settings(lambda settings: settings.without_pin(seat))
                self.console.print(failure or say("pin-dropped", name=name))
            return
        least = shortest(remote=table.remote is not None)
        if pin := ask_new_pin(self.console, self.words, name, least):
            sealed = hash_pin(pin, secrets.token_hex(SALT))
            failure = self.session.change_settings(lambda settings: settings.with_pin(seat, sealed))
            self.console.print(failure or say("pin-set", name=name))

    def duration(self, seconds: float) -> str:
        """Return a duration in words."""
        minutes, rest = divmod(int(seconds), 60)
        return self.words.say("plain-duration", minutes=minutes, seconds=rest)

    # -- clocks ------------------------------------------------------------------------------------

    def clocks(self) -> str:
        """Return how long every person has thought."""
        people = self.table.people()
        times = ", ".join(
            f"{self.words.name(n)} {self.duration(self.watch.total(n))}" for n in people
        )
        return self.words.say("plain-clocks", clocks=times)

    def clock(self, rest: str) -> None:
        """Print the clocks, or start and stop them by *on* and *off*."""
        table, say = self.table, self.words.say
        if not rest:
            self.console.print(self.clocks() if table.settings.timed else say("plain-no-clocks"))
            return
        on = is_word(self.words, rest, "on")
        if not on and not is_word(self.words, rest, "off"):
            self.console.print(say("plain-clock-how"))
            return
        self.watch.count()
        failure = self.session.change_settings(lambda settings: replace(settings, timed=on))
        self.console.print(failure or say("clock-on" if on else "clock-off"))

    def stop(self) -> None:
        """Stop and save the clocks when the table is left."""
        self.watch.run(NOBODY)
        if self.table.settings.timed and not self.session.storage.lost:
            self.session.save()


def ask_secret(console: Console, words: Words, key: str, name: str) -> str:
    """Ask without echo. Raises Quit."""
    answer = console.ask(words.say(key, name=name), secret=True)
    if is_word(words, answer, "quit"):
        raise Quit
    return answer


def ask_new_pin(console: Console, words: Words, name: str, least: int) -> str:
    """Ask for a new PIN of at least *least* digits twice and return it; "" if nothing is typed."""
    console.print(words.say("plain-pin-new"))
    while first := ask_secret(console, words, "pin-new", name):
        if not is_pin(first, least):
            console.print(words.say("pin-length", least=least, most=LONGEST))
        elif ask_secret(console, words, "pin-again", name) != first:
            console.print(words.say("pin-differs"))
        else:
            return first
    return ""
