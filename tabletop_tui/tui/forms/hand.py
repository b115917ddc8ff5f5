"""The form for taking items from a hand: discards, gifts, payments in any mix."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from rich.text import Text

from ...engine import Hand, Offer
from ...play import Words
from ..keys.key_tables import HAND
from .counts import Counts
from .form import Form, tuples


class HandForm(Form):
    """A letter takes one more of its kind, a capital one fewer; up and down choose the kind too,
    left and right (or a digit) the number. x starts again, Tab takes what can best be spared if the
    game knows that, Enter ends.
    """

    keys = HAND

    def __init__(self, offer: Offer, words: Words) -> None:
        super().__init__(offer, words)
        assert isinstance(offer.choices, Hand)
        self.hand = offer.choices
        self.counts = Counts(
            [words.say(k) for k in self.hand.kinds],
            self.hand.purse,
            [words.letter(k) for k in self.hand.kinds],
        )

    def room(self) -> int:
        """Return how many more may be taken."""
        return self.hand.most - self.counts.total()

    def take(self, key: str) -> bool:
        self.refusal = ""
        if key in ("up", "down"):
            self.counts.move(-1 if key == "up" else 1)
        elif key in ("left", "minus"):
            self.counts.change(-1, 0)
        elif key in ("right", "plus", "space"):
            self.counts.change(1, self.room())
        elif key.isdigit():
            self.counts.digit(int(key), self.room())
        elif key == "x":
            self.counts.clear()
        elif key == "tab" and self.hand.sparing:
            self.counts.taken = list(self.hand.sparing)
        elif key == "escape":
            self.cancelled = True
        elif key == "enter":
            self.finish()
        elif name := self.counts.missing(key):
            self.refusal = self.words.say("form-not-here", kind=name)
        else:
            return self.counts.letter(key, self.room())
        return True

    def unavailable_keys(self) -> Collection[str]:
        return () if self.hand.sparing else ("form-sparing",)

    def fill(self, action: Any) -> bool:
        size = len(self.hand.purse)
        for taken in tuples(action):
            if len(taken) == size and self.hand.make(taken) == action:
                self.counts.taken = list(taken)
                return True
        return False

    def click(self, row: int) -> bool:
        self.refusal = ""
        return self.counts.click(row - 2, self.room())

    def finish(self) -> None:
        """Make the action, or say how many are missing."""
        if self.counts.total() < self.hand.least:
            self.refusal = self.words.say(
                "form-too-few", missing=self.hand.least - self.counts.total()
            )
        else:
            self.action = self.hand.make(tuple(self.counts.taken))

    def rows(self, width: int) -> list[Text]:
        least, most, total = self.hand.least, self.hand.most, self.counts.total()
        goal = self.words.say("form-goal", least=least, most=most, total=total)
        rows = [
            self.title(),
            Text(goal, "bold" if least <= total else ""),
            *self.counts.rows(width),
        ]
        if self.refusal:
            rows.append(Text(self.refusal, "italic"))
        return rows

    def pointed(self) -> int:
        return 2 + self.counts.pointed()
