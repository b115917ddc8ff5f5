"""What a number of trials says about a share."""

from __future__ import annotations

from math import sqrt

SURE = 1.959964  # standard deviations on either side of the mean that cover 95 %


def wilson(share: float, n: int) -> tuple[float, float]:
    """Return the 95 % Wilson score interval for a *share* of *n* trials.

    >>> [round(end, 2) for end in wilson(0.75, 40)]
    [0.6, 0.86]
    """
    if not n:
        return 0.0, 1.0
    z = SURE * SURE / n
    middle, half = (
        (share + z / 2) / (1 + z),
        SURE / (1 + z) * sqrt(share * (1 - share) / n + z / 4 / n),
    )
    return max(0.0, middle - half), min(1.0, middle + half)
