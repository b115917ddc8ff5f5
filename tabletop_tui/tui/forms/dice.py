"""The form for setting dice: a digit or an arrow for each, and below what the game says comes of
it.
"""

from __future__ import annotations

from typing import Any

from rich.text import Text

from ...engine import Dice, Offer
from ...play import Words
from ..keys.key_tables import DICE
from ..widgets.line_widgets import cut_row
from .form import Form


class DiceForm(Form):
    """A digit sets the current die and goes on to the next, up and down change it, Tab goes to the
    next die. Enter ends once all are set.

    ``outlook`` are rows about the numbers set so far, which the table provides.
    """

    keys = DICE

    def __init__(self, offer: Offer, words: Words) -> None:
        super().__init__(offer, words)
        assert isinstance(offer.choices, Dice)
        self.dice = offer.choices
        self.actions = {self.numbers(action): action for action in self.dice.actions}
        self.outlook: list[Text] = []
        self.begin()

    def begin(self) -> None:
        """Set no die."""
        self.at, self.chosen = 0, [0] * len(self.dice.names)  # 0 for a die that is not set

    def numbers(self, action: Any) -> tuple[int, ...]:
        """Return the numbers that an action sets."""
        return tuple(getattr(action, name) for name in self.dice.names)

    def fill(self, action: Any) -> bool:
        if action not in self.dice.actions:
            return False
        self.chosen = list(self.numbers(action))
        return True

    def sides(self) -> list[int]:
        """Return the numbers that the current die can show."""
        return sorted({numbers[self.at] for numbers in self.actions})

    def take(self, key: str) -> bool:
        self.refusal = ""
        sides, dice = self.sides(), len(self.chosen)
        if key in ("left", "right", "tab", "shift+tab"):
            self.at = (self.at + (1 if key in ("right", "tab") else -1)) % dice
        elif key in ("up", "down"):
            by = 1 if key == "up" else -1
            now = self.chosen[self.at]
            at = sides.index(now) + by if now in sides else min(0, by)
            self.chosen[self.at] = sides[at % len(sides)]
        elif key.isdigit() and int(key) in sides:
            self.chosen[self.at] = int(key)
            self.at = (self.at + 1) % dice
        elif key.isdigit():
            self.refusal = self.words.say("form-die-sides", least=sides[0], most=sides[-1])
        elif key == "x":
            self.begin()
        elif key == "escape":
            self.cancelled = True
        elif key == "enter":
            self.finish()
        else:
            return False
        return True

    def finish(self) -> None:
        """Make the action, or say what is missing."""
        if 0 in self.chosen:
            self.at = self.chosen.index(0)
            self.refusal = self.words.say("form-dice-unset")
        else:
            self.action = self.actions[tuple(self.chosen)]

    def click(self, row: int) -> bool:
        """Go to the next die."""
        return row == 1 and self.take("tab")

    def rows(self, width: int) -> list[Text]:
        dice = Text()
        for n, name in enumerate(self.dice.names):
            dice.append("▸" if n == self.at else " ", "bold")
            dice.append(f" {self.chosen[n] or '–'} ", "reverse" if n == self.at else "bold")
            dice.append(f" {self.words.say(f'die-{name}')} ")
        rows = [self.title(), cut_row(dice, width)]
        if self.refusal:
            rows.append(Text(self.refusal, "italic"))
        return rows + self.outlook

    def pointed(self) -> int:
        return 1
