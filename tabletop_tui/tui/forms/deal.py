"""The form for an exchange: what to give, what to ask for, and of whom."""

from __future__ import annotations

from collections.abc import Collection
from itertools import permutations
from typing import Any

from rich.text import Text

from ...engine import Deal, Offer
from ...play import Words
from ..keys.key_tables import DEAL, PARTNERS
from ..widgets.line_widgets import wrapped
from .counts import MORE, Counts
from .form import Form, tuples

GIVING, GETTING, WITH = range(3)


class DealForm(Form):
    """A letter takes one more of its kind, a capital one fewer. Tab goes from giving to getting to
    the partners; Enter proposes the deal.

    Among the partners a digit stands for each of those *near*, who sit at this keyboard: the deal
    was agreed aloud, and their answer follows at once (``then``).
    """

    keys = DEAL

    def __init__(self, offer: Offer, words: Words) -> None:
        super().__init__(offer, words)
        assert isinstance(offer.choices, Deal)
        self.deal = offer.choices
        names = [words.say(k) for k in self.deal.kinds]
        self.letters = [words.letter(k) for k in self.deal.kinds]
        self.give = Counts(names, self.deal.purse, self.letters)
        self.get = Counts(names, self.deal.wanted, self.letters)
        self.partners = dict.fromkeys(self.deal.partners, True)
        self.first_yes = self.deal.first_yes is not None  # whether the first who agrees gets it
        self.near: list[int] = []
        self.page = GIVING
        self.cursor = 0
        self.row_of: list[tuple[str, int]] = []  # the page and number of each row, for the mouse
        self.begin()

    def begin(self) -> None:
        """Set both sides as the offer does."""
        self.give.clear()
        self.get.clear()
        for side, begun in zip((self.give, self.get), self.deal.begun or (), strict=False):
            side.taken = [min(n, most) for n, most in zip(begun, side.most, strict=True)]
        self.clear_overlap()

    def start_again(self) -> None:
        """Clear both sides; if they are empty, set them as the offer does."""
        if self.give.total() or self.get.total():
            self.give.clear()
            self.get.clear()
            self.clear_overlap()
        else:
            self.begin()
        self.partners = dict.fromkeys(self.deal.partners, True)

    def clear_overlap(self) -> None:
        """Bar on one side what stands on the other."""
        for side, other in ((self.give, self.get), (self.get, self.give)):
            side.bar([k for k, n in enumerate(other.taken) if n])

    def sit_near(self, seats: Collection[int]) -> None:
        """Note who sits at the same keyboard, where deals are agreed aloud."""
        if self.deal.agreed_answers is not None:
            self.near = [seat for seat in self.partners if seat in seats]

    def fill(self, action: Any) -> bool:
        found = tuples(action)
        for give, get, chosen in permutations([*found, ()], 3):
            sized = len(give) == len(self.deal.purse) and len(get) == len(self.deal.wanted)
            made = self.deal.make(give, get, chosen) if sized else None
            wished = self.deal.first_yes(made) if made and self.deal.first_yes else made
            if made is not None and action in (made, wished):
                self.first_yes = self.deal.first_yes is not None and action == wished
                self.give.taken, self.get.taken = list(give), list(get)
                self.partners = {seat: seat in chosen for seat in self.partners}
                self.clear_overlap()
                return True
        return False

    def pages(self) -> int:
        """Return the pages: giving, getting, and the partners if there is something to choose about
        them.
        """
        return 3 if len(self.partners) > 1 or self.near else 2

    def take(self, key: str) -> bool:
        self.refusal = ""
        if key == "tab":
            self.turn_to((self.page + 1) % self.pages())
        elif key == "shift+tab":
            self.turn_to((self.page - 1) % self.pages())
        elif key == "escape":
            self.cancelled = True
        elif key == "enter":
            self.finish()
        elif key == "x":
            self.start_again()
        elif self.page == WITH:
            return self.partner_key(key)
        else:
            return self.count_key(key)
        return True

    def turn_to(self, page: int) -> None:
        """Open a page, which has its own keys."""
        self.page, self.keys = page, PARTNERS if page == WITH else DEAL

    def count_key(self, key: str) -> bool:
        """Handle a key of the giving or getting page."""
        side = self.give if self.page == GIVING else self.get
        before = list(side.taken)
        if key in ("up", "down"):
            side.move(-1 if key == "up" else 1)
        elif key in ("left", "minus"):
            side.change(-1, 0)
        elif key in MORE:
            side.change(1, 99)
        elif key.isdigit():
            side.digit(int(key), 99)
        elif side.letter(key, 99):
            if key.islower() and side.taken == before:
                self.refusal = self.words.say("form-no-more", kind=side.spent())
        else:
            kind = side.lettered(key)
            self.absent = kind >= 0
            if kind in side.barred:
                self.refusal = self.words.say("form-other-side", kind=side.names[kind])
            elif name := side.missing(key):
                self.refusal = self.words.say(self.lacking(), kind=name)
            else:
                return False
        self.clear_overlap()
        return True

    def lacking(self) -> str:
        """Return why there is none of a kind on the open side."""
        if self.page == GIVING:
            return "form-own-none"
        return "form-nobody-has" if self.partners else "form-not-here"

    def partner_key(self, key: str) -> bool:
        """Handle a key of the partners' page."""
        lines = len(self.partners) + (self.deal.first_yes is not None)
        if key in ("up", "down"):
            self.cursor = (self.cursor + (1 if key == "down" else -1)) % lines
        elif key in ("space", "left", "right"):
            self.tick(self.cursor)
        elif key.isdigit() and 0 < int(key) <= len(self.near):
            self.agree(self.near[int(key) - 1])
        else:
            return False
        return True

    def tick(self, line: int) -> None:
        """Change a line of the partners' page: who is asked, or whether the first yes is enough."""
        if line < len(self.partners):
            self.partners[list(self.partners)[line]] ^= True
        else:
            self.first_yes ^= True

    def agree(self, partner: int) -> None:
        """Make the deal as agreed aloud, with the answers that close it."""
        assert self.deal.agreed_answers is not None
        self.partners = {seat: seat == partner for seat in self.partners}
        self.first_yes = False
        self.finish()
        if self.action is not None:
            answer, closing = self.deal.agreed_answers(partner)
            self.follow_ups = ((partner, answer), (None, closing))

    def click(self, row: int) -> bool:
        """Handle a click on a kind or partner of the open page, or on the title of another page."""
        self.refusal = ""
        what, n = self.row_of[row] if row < len(self.row_of) else ("", 0)
        if what == "head":
            self.turn_to(n)
        elif what == "kind":
            if not (self.give if self.page == GIVING else self.get).click(n, 99):
                return False
            self.clear_overlap()
        elif what == "partner":
            self.turn_to(WITH)
            self.cursor = n
            self.tick(n)
        elif what == "near":
            self.agree(self.near[n])
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
            action = self.deal.make(tuple(self.give.taken), tuple(self.get.taken), chosen)
            wish = self.deal.first_yes if self.first_yes else None
            self.action = action if wish is None else wish(action)

    def about(self) -> str:
        if self.page != GETTING:
            return ""
        key = "form-others-hold" if self.partners else "form-one-holds"
        return self.words.say(key, number=self.get.most[self.get.cursor])

    def rows(self, width: int) -> list[Text]:
        rows, self.row_of = [self.title()], [("", 0)]
        for page, key, side in (
            (GIVING, "form-give", self.give),
            (GETTING, "form-get", self.get),
        ):
            head = [Text(self.words.say(key, total=side.total()), "bold")]
            kinds = side.rows(width) if self.page == page else []
            if self.page != page:
                head = wrapped(
                    Text(self.words.say(f"{key}-shut", cards=self.side_in_words(side))), width, 2
                )
            rows += [*head, *kinds]
            self.row_of += [("head", page)] * len(head)
            self.row_of += [("kind", n) for n in range(len(kinds))]
        if self.pages() > WITH:
            self.partner_rows(rows, width)
        if self.refusal:
            rows.append(Text(self.refusal, "italic"))
        return rows

    def side_in_words(self, side: Counts) -> str:
        """Return what stands on a closed side, or how to get there if it is empty."""
        taken = [f"{n} {name}" for n, name in zip(side.taken, side.names, strict=True) if n]
        return ", ".join(taken) or self.words.say("form-nothing", key=self.key_label("deal-side"))

    def pointed(self) -> int:
        side = self.give if self.page == GIVING else self.get
        here = ("partner", self.cursor) if self.page == WITH else ("kind", side.pointed())
        return self.row_of.index(here) if here in self.row_of else 0

    def partner_rows(self, rows: list[Text], width: int) -> None:
        """Return who is asked, and who can agree aloud."""
        rows.append(Text(self.words.say("form-with"), "bold" if self.page == WITH else ""))
        self.row_of.append(("head", WITH))
        boxes = [(self.words.name(seat), on) for seat, on in self.partners.items()]
        if self.deal.first_yes is not None:
            boxes.append((self.words.say("form-first-yes"), self.first_yes))
        for n, (name, on) in enumerate(boxes):
            here = self.page == WITH and n == self.cursor
            row = Text(f"{'▸' if here else ' '} [{'x' if on else ' '}] ")
            broken = wrapped(row.append(name, "reverse" if here else ""), width, 6)
            rows += broken
            self.row_of += [("partner", n)] * len(broken)
        ways = " ".join([self.key_label("deal-side")] * (WITH - self.page))
        for n, seat in enumerate(self.near):
            row = Text(f"{ways or ' '} {n + 1}  ", "bold")
            row.append(self.words.say("form-aloud", seat=self.words.name(seat)), "not bold")
            lines = wrapped(row, width, 4)
            rows += lines
            self.row_of += [("near", n)] * len(lines)
