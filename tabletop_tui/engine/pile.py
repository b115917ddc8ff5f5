"""A deck without a hidden order: cards nobody has seen are a bag, and a card is decided when it is
drawn.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from .rng import HasRng, draw


@dataclass(slots=True)
class Pile:
    """*bag* counts the unseen cards of each kind; *under* holds the cards put back beneath them,
    next one first.
    """

    bag: list[int]
    under: list[int] = field(default_factory=list)

    def __len__(self) -> int:
        return sum(self.bag) + len(self.under)

    def draw(self, state: HasRng) -> int | None:
        """Take the top card and give its kind; None when the pile is empty."""
        left = sum(self.bag)
        if not left:
            return self.under.pop(0) if self.under else None
        k, kind = draw(state, left), 0
        while k >= self.bag[kind]:
            k -= self.bag[kind]
            kind += 1
        self.bag[kind] -= 1
        return kind

    def put_under(self, kind: int) -> None:
        """Lay a card face down beneath the pile."""
        self.under.append(kind)
