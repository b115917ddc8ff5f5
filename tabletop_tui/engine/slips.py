"""The error of an imprecise shot: a sum of uniform draws, and its quantiles."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate


@lru_cache(maxsize=64)
def cumulative_counts(draws: int, most: int) -> Sequence[int]:
    """Return the cumulative number of ways in which *draws* uniform draws from -most to most make
    each sum, from the least sum on.
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
    """Return the error at the quantile *share* (0 to 1).

    A uniformly drawn share gives each error as often as the draws do.
    """
    sums = cumulative_counts(draws, most)
    return min(bisect_right(sums, share * sums[-1]), len(sums) - 1) - draws * most


def share_of(draws: int, most: int, slip: int) -> float:
    """Return the middle of the quantiles at which :func:`slip_at` returns this error."""
    sums = (0, *cumulative_counts(draws, most))
    n = slip + draws * most
    return (sums[n] + sums[n + 1]) / 2 / sums[-1]


@lru_cache(maxsize=256)
def slips(draws: int, most: int, count: int) -> Sequence[int]:
    """Return *count* equally likely errors in ascending order, just (0,) if *most* is 0."""
    if not most:
        return (0,)
    return tuple(slip_at(draws, most, (n + 0.5) / count) for n in range(count))
