"""A deck without a hidden order: unseen cards are a multiset, and a card is determined when it is
drawn.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from .rng import HasRng, draw


@dataclass(slots=True)
class Pile:
    """A deck. *bag* counts the unseen cards of each kind; *under* are the cards put back beneath
    them, the next one first.

    >>> from tabletop_tui.engine import Luck
    >>> pile, luck = Pile([0, 1, 0]), Luck(1)  # one card of kind 1
    >>> pile.put_under(2)
    >>> pile.draw(luck), pile.draw(luck), pile.draw(luck)
    (1, 2, None)
    """

    bag: list[int]
    under: list[int] = field(default_factory=list)

    def __len__(self) -> int:
        return sum(self.bag) + len(self.under)

    def draw(self, state: HasRng) -> int | None:
        """Draw the top card and return its kind, or None if the pile is empty."""
        left = sum(self.bag)
        if not left:
            return self.under.pop(0) if self.under else None
        above, kind = draw(state, left), 0  # unseen cards to skip
        while above >= self.bag[kind]:
            above -= self.bag[kind]
            kind += 1
        self.bag[kind] -= 1
        return kind

    def put_under(self, kind: int) -> None:
        """Put a card face down beneath the pile."""
        self.under.append(kind)
