"""Runs of days with a game of the day."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, timedelta

FORGIVEN = 1  # days that may be missed between two


def streak(days: Iterable[date], today: date) -> int:
    """Return how many days were played in the run that goes on today. A day that was missed between
    two others is forgiven, and not counted; today may still be played.

    >>> days = [date(2026, 11, n) for n in (20, 24, 25, 27)]
    >>> streak(days, date(2026, 11, 28)), streak(days, date(2026, 11, 29))
    (3, 3)
    >>> streak(days, date(2026, 11, 30)), streak([], date(2026, 11, 30))
    (0, 0)
    """
    run, last = 0, today
    for day in sorted(set(days), reverse=True):
        if day > today:
            continue
        if last - day > timedelta(1 + FORGIVEN):
            break
        run, last = run + 1, day
    return run
