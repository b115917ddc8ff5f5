"""The keyboard goes to another person: what was printed scrolls away, PINs are asked for, clocks rest meanwhile."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from ..play.pins import LONGEST, SHORTEST, is_pin, opens, sealed
from ..play.stopwatch import NOBODY, Stopwatch, shown
from ..play.text import Words
from .console import Console, Left
from .menu import agreed, is_word

if TYPE_CHECKING:
    from .sitting import Sitting

BRIEF = 5  # seconds; a shorter turn is not worth a word
SALT = 8  # bytes


class Passing:
    """Hands the keyboard of one sitting over, and keeps its clocks."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting, self.table = sitting, sitting.table
        self.words, self.console = sitting.words, sitting.console
        self.watch = Stopwatch(self.table)

    def cover(self, seat: int) -> None:
        """Everything scrolls away until the right person presses Enter and proves who they are."""
        say, name, console = self.words.say, self.words.name(seat), self.console
        console.scroll_away()
        console.tell(say("plain-next", name=name, question=self.sitting.session.question(seat)))
        whose, seconds = self.watch.hand_over()
        if seconds >= BRIEF:
            console.tell(say("cover-took", name=self.words.name(whose), time=shown(seconds)))
        if self.table.timed:
            console.tell(self.clocks())
        while True:
            answer = console.ask(say("plain-pass", name=name))
            if is_word(self.words, answer, "quit"):
                raise Left
            if answer:
                console.tell(say("plain-at-the-door", name=name))
            elif self.let_in(seat):
                return

    # -- PINs ---------------------------------------------------------------------------------------------------

    def let_in(self, seat: int) -> bool:
        """Ask for the seat's PIN, if it has one, until it is right; False when it was forgotten and stays."""
        seal, name = self.table.pins.get(seat, ""), self.words.name(seat)
        if not seal:
            return True
        self.console.tell(self.words.say("plain-pin-how"))
        while not opens(answer := secret(self.console, self.words, "pin-ask", name), seal):
            if is_word(self.words, answer, "forgotten"):
                return self.forgotten(seat)
            self.console.tell(self.words.say("pin-wrong", name=name))
        return True

    def forgotten(self, seat: int) -> bool:
        """Take a forgotten PIN away when all the other people agree, each proving who they are."""
        words, name = self.words, self.words.name(seat)
        for voter, one in enumerate(self.table.seats):
            if one.is_bot or voter == seat:
                continue
            question = words.say("pin-vote", voter=words.name(voter), name=name)
            if not agreed(self.console, words, question) or not self.proves(voter):
                self.console.tell(words.say("plain-pin-stays", name=name))
                return False
        del self.table.pins[seat]
        self.sitting.notice(self.sitting.session.save())
        self.console.tell(words.say("pin-gone", name=name))
        return True

    def proves(self, seat: int) -> bool:
        """Whether somebody types the PIN of a seat, if it has one; there is one try."""
        seal, name = self.table.pins.get(seat, ""), self.words.name(seat)
        if not seal or opens(secret(self.console, self.words, "pin-ask", name), seal):
            return True
        self.console.tell(self.words.say("pin-wrong", name=name))
        return False

    def pin(self) -> None:
        """Give the person at the keyboard a PIN, or take it away."""
        table, seat, say = self.table, self.table.eyes, self.words.say
        if seat < 0 or table.people() < 2:
            self.console.tell(say("pin-needless"))
            return
        name = self.words.name(seat)
        if seat in table.pins:
            if self.proves(seat):
                del table.pins[seat]
                self.console.tell(self.sitting.session.save() or say("pin-dropped", name=name))
            return
        if seal := new_pin(self.console, self.words, name):
            table.pins[seat] = seal
            self.console.tell(self.sitting.session.save() or say("pin-set", name=name))

    # -- clocks -------------------------------------------------------------------------------------------------

    def clocks(self) -> str:
        """How long every person has thought."""
        people = [n for n, one in enumerate(self.table.seats) if not one.is_bot]
        told = ", ".join(f"{self.words.name(n)} {shown(self.watch.total(n))}" for n in people)
        return self.words.say("plain-clocks", clocks=told)

    def clock(self, rest: str) -> None:
        """Tell the clocks; *on* and *off* in the command let them run or stop them."""
        table, say = self.table, self.words.say
        if not rest:
            self.console.tell(self.clocks() if table.timed else say("plain-no-clocks"))
            return
        on = is_word(self.words, rest, "on")
        if not on and not is_word(self.words, rest, "off"):
            self.console.tell(say("plain-clock-how"))
            return
        self.watch.count()
        table.timed = on
        self.console.tell(self.sitting.session.save() or say("clock-on" if on else "clock-off"))

    def rest(self) -> None:
        """The table is left: the clocks stop and are saved."""
        self.watch.run(NOBODY)
        if self.table.timed and not getattr(self.sitting.session.saver, "lost", ""):
            self.sitting.session.save()


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
            return sealed(first, secrets.token_hex(SALT))
    return ""
