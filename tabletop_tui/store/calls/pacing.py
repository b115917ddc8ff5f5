"""How often somebody is called: once an hour for a table at most, and not in quiet hours."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from datetime import datetime, time

HOUR = 3600.0  # seconds between two calls to one person about one table
RANGE = re.compile(r"(\d{1,2}):(\d\d)\s*-\s*(\d{1,2}):(\d\d)")


@dataclass(frozen=True, slots=True)
class QuietHours:
    """The time of day at which nobody is called; over midnight if it ends before it begins."""

    begins: time
    ends: time

    def holds(self, moment: float) -> bool:
        """Return whether *moment*, in seconds, is in them, in local time."""
        now = datetime.fromtimestamp(moment).time()
        if self.begins <= self.ends:
            return self.begins <= now < self.ends
        return now >= self.begins or now < self.ends


def read_quiet_hours(text: str) -> QuietHours | None:
    """Return the quiet hours of a setting such as ``22:00-08:00``. None for "". Raises ValueError.

    >>> read_quiet_hours("22:00-8:00").ends
    datetime.time(8, 0)
    """
    if not text.strip():
        return None
    found = RANGE.fullmatch(text.strip())
    if found is None:
        raise ValueError(text)
    hours = [int(part) for part in found.groups()]
    return QuietHours(time(hours[0], hours[1]), time(hours[2], hours[3]))


@dataclass(slots=True)
class Pacing:
    """When whom was called about which table."""

    quiet: QuietHours | None = None
    last: dict[tuple[str, int], float] = field(default_factory=dict)

    def may_call(self, table: str, seat: int, moment: float) -> bool:
        """Return whether *seat* may be called now about a *table*."""
        if self.quiet is not None and self.quiet.holds(moment):
            return False
        return moment - self.last.get((table, seat), -HOUR) >= HOUR

    def called(self, table: str, seat: int, moment: float) -> None:
        """Note that *seat* was called."""
        self.last[table, seat] = moment
