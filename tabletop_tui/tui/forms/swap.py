"""The form for swapping cards of one kind for another at fixed prices: two columns with one key
each.
"""

from __future__ import annotations

from typing import Any

from rich.text import Text

from ...engine import Offer, Swaps
from ...play import Words
from ..keys.key_tables import SWAP
from ..widgets.line_widgets import cut_row
from .form import Form

GIVING, GETTING = 0, 1  # the two columns of the form


class SwapForm(Form):
    """A letter chooses what to give, the next one what to get; Enter swaps. Up and down choose too;
    left, right and Tab change the side.
    """

    keys = SWAP

    def __init__(self, offer: Offer, words: Words) -> None:
        super().__init__(offer, words)
        assert isinstance(offer.choices, Swaps)
        self.swaps = offer.choices
        self.actions = {(a.give, a.get): a for a in self.swaps.actions}
        self.row_of: list[tuple[int, int]] = []  # the side and kind of each row, -1 for none
        self.letters = [words.letter(kind) for kind in self.swaps.kinds]
        self.begin()

    def begin(self) -> None:
        """Choose nothing, except where there is no choice."""
        given = self.given()
        self.chosen = [given[0], -1]  # the kind to give, and the one to get
        self.page = GETTING if len(given) == 1 else GIVING
        self.settle()

    def fill(self, action: Any) -> bool:
        for pair, one in self.actions.items():
            if one == action:
                self.chosen, self.page = [*pair], GETTING
                return True
        return False

    def given(self) -> list[int]:
        """Return the kinds that may be given."""
        return sorted({give for give, _ in self.actions})

    def column(self, page: int) -> list[int]:
        """Return the kinds that may be chosen on one side."""
        if page == GIVING:
            return self.given()
        return sorted(get for give, get in self.actions if give == self.chosen[GIVING])

    def settle(self) -> None:
        """Correct what to get if it cannot be had for what is given."""
        column = self.column(GETTING)
        if self.chosen[GETTING] not in column:
            self.chosen[GETTING] = column[0]

    def choose(self, kind: int) -> None:
        """Choose a kind on the open side; after what to give, go on to what to get."""
        self.chosen[self.page] = kind
        self.settle()

    def take(self, key: str) -> bool:
        self.refusal = ""
        column = self.column(self.page)
        if key in ("up", "down"):
            at = column.index(self.chosen[self.page]) + (1 if key == "down" else -1)
            self.choose(column[at % len(column)])
        elif key in ("left", "right", "tab", "shift+tab"):
            self.page = 1 - self.page
        elif key == "x":
            self.begin()
        elif key == "escape":
            self.cancelled = True
        elif key in ("enter", "space"):
            self.action = self.actions[self.chosen[GIVING], self.chosen[GETTING]]
        elif len(key) == 1 and key in self.letters:
            kind = self.letters.index(key)
            if kind not in column:
                self.refusal = self.words.say("form-not-here", kind=self.name(kind))
            else:
                self.choose(kind)
                self.page = GETTING
        else:
            return False
        return True

    def name(self, kind: int) -> str:
        """Return the name of a kind."""
        return self.words.say(self.swaps.kinds[kind])

    def click(self, row: int) -> bool:
        """Choose the kind clicked."""
        self.refusal = ""
        page, kind = self.row_of[row] if row < len(self.row_of) else (-1, -1)
        if page < 0:
            return False
        self.page = page
        if kind >= 0:
            self.choose(kind)
            self.page = GETTING
        return True

    def rows(self, width: int) -> list[Text]:
        rows, self.row_of = [self.title()], [(-1, -1)]
        for page, head in ((GIVING, "form-swap-give"), (GETTING, "form-swap-get")):
            rows.append(Text(self.words.say(head), "bold" if self.page == page else ""))
            self.row_of.append((page, -1))
            for kind in self.column(page):
                rows.append(self.row(page, kind, width))
                self.row_of.append((page, kind))
        if self.refusal:
            rows.append(Text(self.refusal, "italic"))
        return rows

    def pointed(self) -> int:
        return self.row_of.index((self.page, self.chosen[self.page]))

    def row(self, page: int, kind: int, width: int) -> Text:
        """Return a kind with its letter: how many are given, or one with the number left."""
        chosen, here = kind == self.chosen[page], page == self.page
        row = Text("▸ " if chosen else "  ", "bold" if chosen else "")
        row.append(f"{self.letters[kind] or ' '}  ", "bold" if here else "dim")
        number = self.swaps.prices[kind] if page == GIVING else 1
        style = "reverse" if chosen and here else "bold" if chosen else ""
        row.append(f"{number} {self.name(kind)}", style)
        if page == GETTING:
            row.append(f"  {self.words.say('form-swap-left', number=self.swaps.left[kind])}", "dim")
        return cut_row(row, width)
