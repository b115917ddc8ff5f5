"""How a hand slips: the sum of some even draws, and which error stands at which share of all
hands.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate


@lru_cache(maxsize=64)
def cumulative_counts(draws: int, most: int) -> Sequence[int]:
    """In how many ways *draws* even draws from -most to most make the least sum, the least two, and
    so on.
    """
    ways = [1]
    for _ in range(draws):
        wider = [0] * (len(ways) + 2 * most)
        for start, count in enumerate(ways):
            for step in range(2 * most + 1):
                wider[start + step] += count
        ways = wider
    return tuple(accumulate(ways))


def slip_at(draws: int, most: int, share: float) -> int:
    """The error above which all but a *share* (0 to 1) of the hands err.

    A share that is drawn evenly gives each error as often as the draws do.
    """
    sums = cumulative_counts(draws, most)
    return min(bisect_right(sums, share * sums[-1]), len(sums) - 1) - draws * most


def share_of(draws: int, most: int, slip: int) -> float:
    """The middle of the shares at which :func:`slip_at` gives this error."""
    sums = (0, *cumulative_counts(draws, most))
    n = slip + draws * most
    return (sums[n] + sums[n + 1]) / 2 / sums[-1]


@lru_cache(maxsize=256)
def slips(draws: int, most: int, count: int) -> Sequence[int]:
    """*count* equally likely errors in rising order; just (0,) when there is none."""
    if not most:
        return (0,)
    return tuple(slip_at(draws, most, (n + 0.5) / count) for n in range(count))
