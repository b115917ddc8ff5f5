"""When two sliding discs touch: a search that cannot step over the first contact."""

from __future__ import annotations

from math import inf, sqrt

TOUCHING = 0.01
"""Square micrometres: discs whose centres are this little further apart than their radii (about a
picometre) touch.
"""


def meeting(
    dx: float, dy: float, wx: float, wy: float, bx: float, by: float, radii: float, limit: float
) -> float:
    """Return the first time before *limit* at which two sliding discs touch while closing in, or
    ``inf``.

    (dx, dy) is the vector from the first centre to the second, (wx, wy) the difference of the
    velocities and (bx, by) that of the unit vectors along which they slow down, each second minus
    first; *radii* is the sum of the radii. Time is scaled so that every disc slows down by 1 per
    unit.

    With r(t) = d + w t - b t*t/2, the gap function f(t) = r*r - radii*radii is a polynomial of
    degree 4. On a window of time f'' is at least some m, so f lies above a parabola, and no contact
    comes before that parabola's root. Stepping from root to root converges quadratically and always
    from the left.
    """
    c0 = dx * dx + dy * dy - radii * radii
    c1 = 2.0 * (dx * wx + dy * wy)
    c2 = wx * wx + wy * wy - (dx * bx + dy * by)
    c3 = -(wx * bx + wy * by)
    c4 = 0.25 * (bx * bx + by * by)
    time, window = 0.0, limit
    for _ in range(200):
        if c0 <= TOUCHING:
            if c1 < 0.0 or (c1 == 0.0 and c2 < 0.0):
                return time
            c0 = 0.0  # they part: what counts is when they are back at this distance
        if window > limit - time:
            window = limit - time
        least = c2 + c2
        if c3 < 0.0 < c4:
            turn = -0.25 * c3 / c4
            if turn > window:
                turn = window
            least += turn * (6.0 * c3 + 12.0 * c4 * turn)
        root = c1 * c1 - 2.0 * least * c0
        if c1 < 0.0:
            step = inf if root < 0.0 else (c0 + c0) / (sqrt(root) - c1)
        else:
            step = inf if least >= 0.0 else (c1 + sqrt(root)) / -least
        if step > window:
            step, window = window, window + window
        else:
            window = max(8.0 * step, 0.125 * window)
        time += step
        if time >= limit:
            return inf
        c0 += step * (c1 + step * (c2 + step * (c3 + step * c4)))
        c1 += step * (2.0 * c2 + step * (3.0 * c3 + step * 4.0 * c4))
        c2 += step * (3.0 * c3 + step * 6.0 * c4)
        c3 += step * 4.0 * c4
    return time if c1 < 0.0 else inf
