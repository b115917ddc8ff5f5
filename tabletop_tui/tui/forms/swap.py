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
from .counts import MORE
from .form import Form

GIVING, GETTING = 0, 1  # the two columns of the form


class SwapForm(Form):
    """A letter, or up and down, chooses a kind on the open side: what to give or what to get. Tab
    opens the other side, Enter swaps.
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
        self.chosen = [-1, -1]  # the kind to give, and the one to get; -1 for none
        self.page = GIVING
        for page in (GIVING, GETTING):
            column = self.column(page)
            if len(column) == 1:
                self.chosen[page] = column[0]
        if self.chosen[GIVING] >= 0:
            self.page = GETTING

    def fill(self, action: Any) -> bool:
        for pair, one in self.actions.items():
            if one == action:
                self.chosen, self.page = [*pair], GETTING
                return True
        return False

    def column(self, page: int) -> list[int]:
        """Return the kinds that may be chosen on one side."""
        if page == GIVING:
            return sorted({give for give, _ in self.actions})
        gives = self.chosen[GIVING]
        return sorted({get for give, get in self.actions if gives in (give, -1)})

    def choose(self, kind: int) -> None:
        """Choose a kind on the open side; what cannot be had for what is given is chosen no
        more.
        """
        self.chosen[self.page] = kind
        if self.chosen[GETTING] not in self.column(GETTING):
            self.chosen[GETTING] = -1

    def take(self, key: str) -> bool:
        self.refusal = ""
        column, now = self.column(self.page), self.chosen[self.page]
        small = key.lower() if len(key) == 1 else ""
        if key in ("up", "down"):
            step = 1 if key == "down" else -1
            at = column.index(now) + step if now in column else min(0, step)
            self.choose(column[at % len(column)])
        elif key in ("tab", "shift+tab"):
            self.page = 1 - self.page
        elif key == "x":
            self.begin()
        elif key == "escape":
            self.cancelled = True
        elif key == "enter":
            self.finish()
        elif key in (*MORE, "left", "minus") or key.isdigit():
            self.refusal = self.words.say("form-swap-one")
        elif small and small in self.letters:
            self.letter(self.letters.index(small), more=key == small)
        else:
            return False
        return True

    def letter(self, kind: int, *, more: bool) -> None:
        """Choose the kind of a letter, or for a capital choose it no more. A kind that only the
        other side has opens that side, unless that would exchange what is given.
        """
        here, there = self.column(self.page), self.column(1 - self.page)
        complete = self.page == GETTING and self.chosen[GETTING] >= 0
        if (
            kind not in here
            and kind in there
            and (kind == self.chosen[1 - self.page] or not complete)
        ):
            self.page = 1 - self.page
        if kind not in self.column(self.page):
            self.refusal = self.words.say("form-not-here", kind=self.name(kind))
        elif more:
            self.choose(kind)
        elif self.chosen[self.page] == kind:
            self.choose(-1)

    def finish(self) -> None:
        """Make the action, or say what is missing."""
        if self.chosen[GIVING] < 0:
            self.refusal = self.words.say("form-swap-give-what")
        elif self.chosen[GETTING] < 0:
            self.refusal = self.words.say("form-swap-get-what")
        else:
            self.action = self.actions[self.chosen[GIVING], self.chosen[GETTING]]

    def name(self, kind: int) -> str:
        """Return the name of a kind."""
        return self.words.say(self.swaps.kinds[kind])

    def click(self, row: int) -> bool:
        """Choose the kind clicked; after what to give, what to get is open."""
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
        return self.row_of.index((self.page, self.under_cursor()))

    def under_cursor(self) -> int:
        """Return the kind chosen on the open side, else the first one there."""
        column, chosen = self.column(self.page), self.chosen[self.page]
        return chosen if chosen in column else column[0]

    def row(self, page: int, kind: int, width: int) -> Text:
        """Return a kind with its letter: how many are given, or one with the number left."""
        chosen, here = kind == self.chosen[page], page == self.page
        row = Text("▸ " if chosen else "  ", "bold" if chosen else "")
        row.append(f"{self.letters[kind] or ' '}  ", "bold" if here else "dim")
        number = self.swaps.prices[kind] if page == GIVING else 1
        pointed = here and kind == self.under_cursor()
        style = "reverse" if pointed else "bold" if chosen else ""
        row.append(f"{number} {self.name(kind)}", style)
        if page == GETTING:
            row.append(f"  {self.words.say('form-swap-left', number=self.swaps.left[kind])}", "dim")
        return cut_row(row, width)
