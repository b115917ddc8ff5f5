"""The time of day, as saves, their names and their locks tell it: one place, so that one hand can
stop it.
"""

from __future__ import annotations

from datetime import datetime


def now() -> datetime:
    """The present moment in the zone of this machine."""
    return datetime.now().astimezone()


def written() -> str:
    """The present moment as saves write it, to the second."""
    return now().isoformat(timespec="seconds")
