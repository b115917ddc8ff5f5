"""Forms for offers that cannot be listed, asked part by part: hands, deals and shots."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from ..engine import Aim, Deal, Hand, Offer, kind_of
from ..play.text import Words
from .console import Console
from .lists import print_numbered
from .menu import is_word

Shot = Callable[[Aim, int, int, int], list[str]]
Sights = Callable[[int], Sequence[tuple[str, int, int]]]
TENTHS = re.compile(r"\d+[.,]\d")


class OfferForm:
    """Asks for the parts of an offer. Every question ends with the numbers that it takes, such as
    ``(0-3)``.

    *unknown* is called with an answer that is no such number, to run a command; then the question
    is repeated. A word for going back ends the form: :meth:`fill` returns None.
    """

    def __init__(
        self,
        console: Console,
        words: Words,
        unknown: Callable[[str], None],
        shot: Shot,
        sights: Sights = lambda piece: (),
    ) -> None:
        self.console, self.words, self.unknown, self.shot = console, words, unknown, shot
        self.sights = sights

    def fill(self, offer: Offer, *, asked: bool = False) -> Any | None:
        """Return the action that the answers make, or None when the players went back. It is named
        first, unless it is what they are *asked* for.
        """
        if not asked:
            self.console.print(self.words.say(f"offer-{kind_of(offer.action)}") + ":")
            self.console.print(self.words.say("plain-back"), 2)
        try:
            match offer.choices:
                case Hand() as hand:
                    return hand.make(
                        self.counts("plain-how-many", hand.kinds, hand.purse, hand.least, hand.most)
                    )
                case Deal() as deal:
                    return self.deal(deal)
                case Aim() as aim:
                    return self.aim(aim)
        except Back:
            pass
        return None

    def number(self, question: str, least: int, most: int, *, tenths: bool = False) -> float:
        """Ask for a number from *least* to *most*: a whole one, or with one decimal if *tenths*.
        Raises Back.
        """
        while True:
            answer = self.console.ask(f"{question} ({least}-{most}):")
            if tenths and TENTHS.fullmatch(answer) and least <= int(answer[:-2]) <= most:
                return int(answer[:-2]) + int(answer[-1]) / 10
            if answer.isdecimal() and least <= int(answer) <= most:
                return int(answer)
            if answer.isdecimal() or TENTHS.fullmatch(answer):
                self.console.print(
                    self.words.say("plain-no-number", text=answer, least=least, most=most)
                )
            elif answer:
                self.otherwise(answer)

    def otherwise(self, answer: str) -> None:
        """Go back, or run a command. Raises Back."""
        if is_word(self.words, answer, "back"):
            raise Back
        self.unknown(answer)

    def counts(
        self, key: str, kinds: Sequence[str], purse: Sequence[int], least: int, most: int
    ) -> tuple[int, ...]:
        """Ask how many of each kind, *least* to *most* in all. Where only one number is possible,
        nothing is asked.
        """
        taken = [0] * len(purse)
        for kind, have in enumerate(purse):
            room, later = most - sum(taken), sum(purse[kind + 1 :])
            high = min(have, room)
            low = min(high, max(0, least - sum(taken) - later))
            if low < high:
                missing = max(0, least - sum(taken))
                question = self.words.say(
                    key, what=self.words.say(kinds[kind]), missing=missing, room=room
                )
                taken[kind] = int(self.number(question, low, high))
            else:
                taken[kind] = low
        return tuple(taken)

    def deal(self, deal: Deal) -> Any:
        """Ask what is given, what is wanted, and of whom; each side one kind after the other until
        0 ends it.
        """
        give = self.side("plain-give", deal.kinds, deal.purse)
        wanted = [0 if mine else n for mine, n in zip(give, deal.wanted, strict=True)]
        if not any(wanted):
            self.console.print(self.words.say("plain-nothing-left"))
            raise Back
        get = self.side("plain-get", deal.kinds, wanted)
        partners = deal.partners
        if len(partners) > 1:
            say = self.words.say
            self.console.print(say("plain-with"))
            rows = [say("plain-all"), *map(self.words.name, partners)]
            if deal.first_yes is not None:
                rows = [say("plain-all-first"), *rows[1:], say("plain-all-choose")]
            for n, row in enumerate(rows):
                self.console.print(f"{n}. {row}", 2)
            answer = int(self.number(say("plain-choose"), 0, len(rows) - 1))
            if answer > len(partners):
                return deal.make(give, get, partners)
            partners = (partners[answer - 1],) if answer else partners
        action = deal.make(give, get, partners)
        return action if deal.first_yes is None else deal.first_yes(action)

    def side(self, key: str, kinds: Sequence[str], caps: Sequence[int]) -> tuple[int, ...]:
        """Ask for one side of a deal, at least one card."""
        taken, say = [0] * len(caps), self.words.say
        open_ = [kind for kind, cap in enumerate(caps) if cap]

        def chosen() -> str:
            return ", ".join(f"{taken[kind]} {say(kinds[kind])}" for kind in open_ if taken[kind])

        if len(open_) == 1:
            taken[open_[0]] = self.how_many(kinds[open_[0]], 1, caps[open_[0]])
            self.console.print(say(key, cards=chosen()))
            return tuple(taken)
        while True:
            self.console.print(say(key, cards=chosen() or say("plain-nothing")))
            least = 0 if chosen() else 1
            labels = [say("plain-enough"), *(say(kinds[kind]) for kind in open_)]
            print_numbered(self.console, labels[least:], least)
            answer = int(self.number(say("plain-choose"), least, len(open_)))
            if not answer:
                return tuple(taken)
            kind, cap = open_[answer - 1], caps[open_[answer - 1]]
            taken[kind] = self.how_many(kinds[kind], 0, cap) if cap > 1 else 1 - taken[kind]

    def how_many(self, kind: str, least: int, most: int) -> int:
        """Ask for a number of one kind, if there is a choice."""
        if least == most:
            return most
        question = self.words.say("plain-how-many", what=self.words.say(kind), missing=0, room=most)
        return int(self.number(question, least, most))

    def aim(self, aim: Aim) -> Any:
        """Ask for the piece and its target: the number of something within reach, or direction in
        degrees and power. Then print the forecast and ask for confirmation.
        """
        say = self.words.say
        if aim.stopped is not None:
            return self.let_go(aim, *aim.stopped)
        while True:
            piece = self.piece(aim)
            angle, power = self.sight(piece) or self.freely(aim)
            for line in self.shot(aim, piece, angle, power):
                self.console.print(line, 2)
            self.console.print(f"1. {say('plain-shoot')}", 2)
            self.console.print(f"2. {say('plain-aim-anew')}", 2)
            if self.number(say("plain-choose"), 1, 2) == 1:
                return aim.make(piece, angle, power)

    def piece(self, aim: Aim) -> int:
        """Ask for the piece, and return it; one alone is named."""
        names = [self.shot(aim, piece, -1, 0)[0] for piece in aim.pieces]
        if len(names) == 1:
            self.console.print(names[0], 2)
            return aim.pieces[0]
        self.console.print(self.words.say("plain-piece"))
        for n, name in enumerate(names, 1):
            self.console.print(f"{n}. {name}", 2)
        return aim.pieces[int(self.number(self.words.say("plain-choose"), 1, len(names))) - 1]

    def sight(self, piece: int) -> tuple[int, int] | None:
        """Ask for a target within reach and return its angle and power; None to aim elsewhere."""
        targets = self.sights(piece)
        if not targets:
            return None
        self.console.print(self.words.say("plain-target"))
        self.console.print(f"0. {self.words.say('plain-aim-freely')}", 2)
        for n, (label, _, _) in enumerate(targets, 1):
            self.console.print(f"{n}. {label}", 2)
        answer = int(self.number(self.words.say("plain-choose"), 0, len(targets)))
        return targets[answer - 1][1:] if answer else None

    def freely(self, aim: Aim) -> tuple[int, int]:
        """Ask for any direction in degrees, and any power."""
        degrees = self.number(self.words.say("plain-direction"), 0, 359, tenths=True)
        angle = round(degrees * aim.angles / 360) % aim.angles
        return angle, int(self.number(self.words.say("plain-power"), 1, aim.powers))

    def let_go(self, aim: Aim, angle: int, power: int, turned: int) -> Any:
        """Confirm a shot whose direction has been stopped on a screen: nothing is left to
        choose.
        """
        piece, say = aim.pieces[0], self.words.say
        for line in self.shot(aim, piece, -1, 0):
            self.console.print(line, 2)
        while answer := self.console.ask(say("plain-only", choice=say("plain-let-go"))):
            if answer == "1":
                break
            self.otherwise(answer)
        return aim.make(piece, angle, power)


class Back(Exception):
    """Raised when the players go back from a question."""
