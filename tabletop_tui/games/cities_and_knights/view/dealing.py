"""Dealing cards by luck so that every hand stays within its ranges."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from ....engine import Draw

Counts = Sequence[int]


def dealt(
    low: Sequence[Counts], high: Sequence[Counts], total: Counts, size: Counts, draw: Draw
) -> list[list[int]] | None:
    """Hands of these sizes that use up *total*, each at least *low* and at most *high*; None where
    there are none.
    """
    hands = [list(hand) for hand in low]
    left = [n - sum(hand[kind] for hand in hands) for kind, n in enumerate(total)]
    wanting = [x for x, hand in enumerate(hands) for _ in range(size[x] - sum(hand))]
    while wanting:
        x = wanting.pop(draw(len(wanting)))
        open_ = [n if hands[x][kind] < high[x][kind] else 0 for kind, n in enumerate(left)]
        if any(open_):
            kind = drawn(open_, draw)
            hands[x][kind] += 1
            left[kind] -= 1
        elif not exchanged(x, hands, low, high, left):
            return None
    return hands


def drawn(purse: Counts, draw: Draw) -> int:
    """The kind of one card out of a purse that is not empty."""
    place = draw(sum(purse))
    return next(kind for kind, end in enumerate(accumulate(purse)) if place < end)


def exchanged(
    x: int,
    hands: list[list[int]],
    low: Sequence[Counts],
    high: Sequence[Counts],
    left: list[int],
) -> bool:
    """Whether hand *x* gets a card that another can do without, who takes what is *left*, or what a
    third can do without, and so on.
    """
    came: dict[int, tuple[int, int]] = {x: (-1, -1)}  # who would be given which card by whom
    queue = [x]
    for at in queue:
        for kind in range(len(left)):
            if hands[at][kind] >= high[at][kind]:
                continue
            if left[kind]:
                left[kind] -= 1
                hands[at][kind] += 1
                while at != x:
                    kind, to = came[at]
                    hands[at][kind] -= 1
                    hands[to][kind] += 1
                    at = to
                return True
            for other, hand in enumerate(hands):
                if other not in came and hand[kind] > low[other][kind]:
                    came[other] = (kind, at)
                    queue.append(other)
    return False
