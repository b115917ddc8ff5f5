"""The form for taking items from a hand: discards, gifts, payments in any mix."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from rich.text import Text

from ...engine import Hand, Offer
from ...play import Words
from ..keys.key_tables import HAND
from .counts import MORE, Counts
from .form import Form, tuples


class HandForm(Form):
    """A letter takes one more of its kind, a capital one fewer; up and down choose the kind too,
    left and right (or a digit) the number. x starts again, Enter ends.

    If the game knows what can best be spared, the form begins with that, and Tab goes through other
    ways. What would be lost for nothing is not filled in before Tab. The first kind that is taken
    replaces what was proposed.
    """

    keys = HAND

    def __init__(self, offer: Offer, words: Words) -> None:
        super().__init__(offer, words)
        assert isinstance(offer.choices, Hand)
        self.hand = offer.choices
        self.letters = [words.letter(k) for k in self.hand.kinds]
        self.counts = Counts([words.say(k) for k in self.hand.kinds], self.hand.purse, self.letters)
        self.proposed = False  # whether what is taken was not chosen here
        if self.hand.sparing and self.hand.begun:
            self.propose(self.hand.sparing)
            self.point()

    def propose(self, taken: Collection[int]) -> None:
        """Take this until something is chosen."""
        self.counts.taken, self.proposed = list(taken), True

    def point(self) -> None:
        """Put the cursor on the first kind that is taken."""
        here = self.counts.cursor
        self.counts.cursor = next((kind for kind, n in enumerate(self.counts.taken) if n), here)

    def room(self) -> int:
        """Return how many more may be taken."""
        return self.hand.most - self.counts.total()

    def take(self, key: str) -> bool:
        self.refusal = ""
        if key in ("up", "down"):
            self.counts.move(-1 if key == "up" else 1)
        elif key == "x":
            self.propose([0] * len(self.hand.purse))
        elif key == "tab" and self.hand.sparing:
            ways, now = self.ways(), self.counts.taken
            self.propose(ways[(ways.index(now) + 1) % len(ways) if now in ways else 0])
        elif key == "escape":
            self.cancelled = True
        elif key == "enter":
            self.finish()
        elif name := self.counts.missing(key):
            self.absent = True
            self.refusal = self.words.say("form-not-here", kind=name)
        else:
            return self.count_key(key)
        return True

    def count_key(self, key: str) -> bool:
        """Handle a key that takes more or fewer."""
        counts = self.counts
        lettered = counts.lettered(key) >= 0 and key.islower()
        if self.proposed and (lettered or key.isdigit() or key in MORE):
            counts.clear()
        before = list(counts.taken)
        if key in ("left", "minus"):
            counts.change(-1, 0)
        elif key in MORE:
            counts.change(1, self.room())
        elif key.isdigit():
            counts.digit(int(key), self.room())
        elif not counts.letter(key, self.room()):
            return False
        if lettered and counts.taken == before:
            spent = counts.spent()
            self.refusal = self.words.say("form-no-more", kind=spent)
            if not spent:
                key = self.key_label("form-clear")
                self.refusal = self.words.say("form-full", most=self.hand.most, key=key)
        self.proposed = False
        return True

    def ways(self) -> list[list[int]]:
        """Return what can be spared: first as the game knows it, then as much as possible of each
        kind before the others.
        """
        purse, sparing, found = self.hand.purse, self.hand.sparing, [list(self.hand.sparing)]
        for kind in range(len(purse)):
            taken = [0] * len(purse)
            taken[kind] = min(purse[kind], sum(sparing))
            for most in (sparing, purse):
                for other, n in enumerate(most):
                    left = sum(sparing) - sum(taken)
                    taken[other] += max(0, min(left, n - taken[other]))
            found += [taken] if taken not in found else []
        return found

    def unavailable_keys(self) -> Collection[str]:
        return () if self.hand.sparing else ("form-sparing",)

    def relabelled_keys(self) -> Mapping[str, str]:
        called = dict(super().relabelled_keys())
        if self.hand.sparing and not self.counts.total():
            called["form-sparing"] = self.words.say("hint-form-fill")
        return called

    def fill(self, action: Any) -> bool:
        size = len(self.hand.purse)
        for taken in tuples(action):
            if len(taken) == size and self.hand.make(taken) == action:
                self.propose(taken)
                self.point()
                return True
        return False

    def click(self, row: int) -> bool:
        self.refusal = ""
        if self.proposed and 0 <= row - 2 < len(self.counts.shown()):
            self.counts.clear()
            self.proposed = False
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
