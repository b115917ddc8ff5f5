"""The time of day for saves, their names and their locks, in one place so that tests can stop
it.
"""

from __future__ import annotations

from datetime import UTC, date, datetime


def now() -> datetime:
    """Return the current local time with its time zone."""
    return datetime.now().astimezone()


def day_in_utc() -> date:
    """Return the date in UTC, which changes everywhere at the same moment."""
    return now().astimezone(UTC).date()


def timestamp() -> str:
    """Return the current time as saves write it, to the second."""
    return now().isoformat(timespec="seconds")


def exact_timestamp() -> str:
    """Return the same to the microsecond, for what must be told apart within a second."""
    return now().isoformat(timespec="microseconds")


def parse_time(text: str) -> float:
    """Parse a time of a save, and return it in seconds. Raises ValueError.

    >>> parse_time("1970-01-01T00:01:00+00:00")
    60.0
    """
    try:
        return datetime.fromisoformat(text).timestamp()
    except (OverflowError, OSError):
        raise ValueError(text) from None
