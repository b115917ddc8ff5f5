"""The form for composing an exchange: what to give, what to ask for, and of whom."""

from __future__ import annotations

from rich.text import Text

from ...engine import Deal, Offer
from ...play import Words
from .counts import Counts
from .form import Form


class DealForm(Form):
    """Tab goes from giving to getting to the partners; Enter proposes the deal."""

    hint = "keys-deal"

    def __init__(self, offer: Offer, words: Words) -> None:
        super().__init__(offer, words)
        assert isinstance(offer.choices, Deal)
        self.deal = offer.choices
        names = [words.say(k) for k in self.deal.kinds]
        self.give = Counts(names, self.deal.purse)
        self.get = Counts(names, self.deal.wanted)
        self.partners = dict.fromkeys(self.deal.partners, True)
        self.page = 0
        self.cursor = 0
        self.row_of: list[tuple[str, int]] = []  # what stands in each row, for the mouse

    def pages(self) -> int:
        """Giving, getting, and the partners if there is more than one."""
        return 3 if len(self.partners) > 1 else 2

    def key(self, key: str) -> bool:
        self.refusal = ""
        if key == "tab":
            self.page = (self.page + 1) % self.pages()
        elif key == "shift+tab":
            self.page = (self.page - 1) % self.pages()
        elif key == "escape":
            self.gone = True
        elif key == "enter":
            self.finish()
        elif key == "x":
            self.give.clear()
            self.get.clear()
            self.partners = dict.fromkeys(self.deal.partners, True)
        elif self.page == 2:
            return self.partner_key(key)
        else:
            return self.count_key(key)
        return True

    def count_key(self, key: str) -> bool:
        """A key on the giving or the getting page."""
        side, other = (self.give, self.get) if self.page == 0 else (self.get, self.give)
        if key in ("up", "down"):
            side.move(-1 if key == "up" else 1)
        elif key in ("left", "minus"):
            side.change(-1, 0)
        elif key in ("right", "plus", "space"):
            other.taken[side.cursor] = 0
            side.change(1, 99)
        elif key.isdigit():
            if int(key):
                other.taken[side.cursor] = 0
            side.digit(int(key), 99)
        else:
            return False
        return True

    def partner_key(self, key: str) -> bool:
        """A key on the partners' page."""
        seats = list(self.partners)
        if key in ("up", "down"):
            self.cursor = (self.cursor + (1 if key == "down" else -1)) % len(seats)
        elif key in ("space", "left", "right"):
            self.partners[seats[self.cursor]] ^= True
        else:
            return False
        return True

    def click(self, row: int) -> bool:
        """A click on a kind or a partner of the open page, or on the head of another page."""
        self.refusal = ""
        what, n = self.row_of[row] if row < len(self.row_of) else ("", 0)
        if what == "head":
            self.page = n
        elif what == "kind":
            side, other = (self.give, self.get) if self.page == 0 else (self.get, self.give)
            if not side.click(n, 99):
                return False
            if side.taken[side.cursor]:
                other.taken[side.cursor] = 0
        elif what == "partner":
            self.page, self.cursor = 2, n
            self.partners[list(self.partners)[n]] ^= True
        else:
            return False
        return True

    def finish(self) -> None:
        """Make the action, or say what is missing."""
        chosen = tuple(seat for seat, on in self.partners.items() if on)
        if not self.give.total() or not self.get.total():
            self.refusal = self.words.say("form-both-sides")
        elif self.partners and not chosen:
            self.refusal = self.words.say("form-no-partner")
        else:
            self.done = self.deal.make(tuple(self.give.taken), tuple(self.get.taken), chosen)

    def rows(self, width: int) -> list[Text]:
        rows, self.row_of = [self.title()], [("", 0)]
        for page, key, side in ((0, "form-give", self.give), (1, "form-get", self.get)):
            rows.append(Text(self.words.say(key, total=side.total()), "bold" if self.page == page else ""))
            self.row_of.append(("head", page))
            if self.page == page:
                kinds = side.rows(width)
                rows += kinds
                self.row_of += [("kind", n) for n in range(len(kinds))]
            elif side.total():
                taken = [f"{n} {name}" for n, name in zip(side.taken, side.names, strict=True) if n]
                rows.append(Text("  " + ", ".join(taken)))
                self.row_of.append(("head", page))
        if len(self.partners) > 1:
            rows.append(Text(self.words.say("form-with"), "bold" if self.page == 2 else ""))
            self.row_of.append(("head", 2))
            for n, (seat, on) in enumerate(self.partners.items()):
                here = self.page == 2 and n == self.cursor
                row = Text(f"{'▸' if here else ' '} [{'x' if on else ' '}] ")
                row.append(self.words.name(seat), "reverse" if here else "")
                rows.append(row)
                self.row_of.append(("partner", n))
        if self.refusal:
            rows.append(Text(self.refusal, "italic"))
        return rows
