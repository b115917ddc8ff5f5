"""Random deals that keep each hand within its ranges."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from ....engine import Draw

Counts = Sequence[int]


def dealt(
    low: Sequence[Counts], high: Sequence[Counts], total: Counts, size: Counts, draw: Draw
) -> list[list[int]] | None:
    """Return random hands of these sizes that use up *total*, each at least *low* and at most
    *high*.

    None if there are none.
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
    """Draw the kind of one card from non-empty counts."""
    place = draw(sum(purse))
    return next(kind for kind, end in enumerate(accumulate(purse)) if place < end)


def exchanged(
    x: int,
    hands: list[list[int]],
    low: Sequence[Counts],
    high: Sequence[Counts],
    left: list[int],
) -> bool:
    """Let hand *x* get a card another can spare, who takes one that is *left* or that a third can
    spare, and so on.

    Return whether this was possible.
    """
    came: dict[int, tuple[int, int]] = {
        x: (-1, -1)
    }  # by hand: (giver, kind) of the card it would get
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
