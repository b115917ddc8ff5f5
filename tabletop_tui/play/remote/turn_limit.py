"""A turn limit that acts, where the table has agreed on one: once a question has been open for so
long, a computer player answers it, and whatever else that person must do in the same turn. Any
player can give more time, and days off do not count.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from dataclasses import replace
from datetime import date, datetime, timedelta
from datetime import time as day_time

from ...engine import Complaint
from ..session import Session
from ..table import Table
from ..text import Words
from .remote_seats import TurnLimit

SECONDS = {"m": 60, "h": 3600, "d": 24 * 3600}
SHORTEST, LONGEST = 5 * 60, 60 * 24 * 3600  # seconds
WARNING = 0.2  # of the limit is left when everybody is told
SAME = 1.0  # seconds by which the time of a question may differ, which saves round


def read_limit(text: str) -> int:
    """Parse a limit such as ``30m``, ``24h`` or ``3d``; return seconds. Raises Complaint.

    >>> read_limit("24h")
    86400
    """
    found = re.fullmatch(r"(\d{1,4})\s*([mhd])", text.strip().lower())
    seconds = int(found[1]) * SECONDS[found[2]] if found else 0
    if not SHORTEST <= seconds <= LONGEST:
        raise Complaint("wrong-limit", word=text)
    return seconds


def read_days(text: str) -> tuple[str, str]:
    """Parse a day off, ``2026-12-24``, or several, ``2026-12-24..2026-12-26``. Raises Complaint."""
    first, dots, last = text.strip().partition("..")
    try:
        days = date.fromisoformat(first), date.fromisoformat(last if dots else first)
    except ValueError:
        raise Complaint("wrong-days", word=text) from None
    if days[0] > days[1]:
        raise Complaint("wrong-days", word=text)
    return days[0].isoformat(), days[1].isoformat()


def time_off(limit: TurnLimit, begin: float, end: float) -> float:
    """Return how many seconds between two moments are days off, in local time."""
    return sum(max(0.0, min(end, b) - max(begin, a)) for a, b in spans_off(limit))


def spans_off(limit: TurnLimit) -> Iterator[tuple[float, float]]:
    """Yield the days off as moments, each day once."""
    days = {
        day
        for first, last in limit.off
        for day in days_of(date.fromisoformat(first), date.fromisoformat(last))
    }
    for day in days:
        midnights = (datetime.combine(x, day_time()) for x in (day, day + timedelta(days=1)))
        begin, end = (x.timestamp() for x in midnights)
        yield begin, end


def days_of(first: date, last: date) -> Iterator[date]:
    """Yield the days from the first to the last."""
    for n in range((last - first).days + 1):
        yield first + timedelta(days=n)


def time_left(table: Table, seat: int, now: float) -> float | None:
    """Return the seconds that *seat* has left for its open question, or None without a limit."""
    remote = table.remote
    if remote is None or remote.limit is None or seat not in remote.since:
        return None
    limit, since = remote.limit, remote.since[seat]
    more = sum(s for x, asked, s in limit.more if x == seat and abs(asked - since) < SAME)
    return limit.seconds + more - (now - since - time_off(limit, since, now))


def expired(table: Table, now: float | None = None) -> tuple[int, ...]:
    """Return the seats of people for whom a computer player acts now: their time is up, or it was
    in this turn.
    """
    moment = time.time() if now is None else now
    if table.remote is None or table.remote.limit is None or table.over:
        return ()
    turn = table.game.current_turn(table.state)
    acting = {x for x, *of in table.remote.limit.acting if tuple(of) == turn}
    return tuple(
        seat
        for seat in table.deciding()
        if not table.seats[seat].is_bot
        and (left := time_left(table, seat, moment)) is not None
        and (left <= 0 or seat in acting)
    )


def note_acting(table: Table, seat: int, turn: tuple[int, int]) -> None:
    """Note that a computer player acts for *seat* for the rest of that turn."""
    remote = table.remote
    if remote is not None and remote.limit is not None:
        limit = replace(remote.limit, acting=((seat, *turn),))
        table.remote = replace(remote, limit=limit)


def give_time(session: Session) -> None:
    """Give everybody whom the table waits for the whole time once more. Raises Unplayed."""

    def do() -> None:
        table = session.table
        remote = table.remote
        if remote is None or remote.limit is None:
            return
        asked = [(x, remote.since[x]) for x in table.deciding() if x in remote.since]
        now = [one for one in remote.limit.more if any(is_of(one, *q) for q in asked)]
        more = (*now, *((x, since, remote.limit.seconds) for x, since in asked))
        table.remote = replace(remote, limit=replace(remote.limit, more=more, acting=()))

    session.change(do)


def is_of(one: tuple[int, float, int], seat: int, since: float) -> bool:
    """Return whether more time was given to that question."""
    return one[0] == seat and abs(one[1] - since) < SAME


class LimitWarnings:
    """Tells once for each question that its time runs out."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.told: set[tuple[int, int]] = set()

    def new(self) -> str:
        """Return a sentence about a question that is nearly out of time and was not told before,
        or "".
        """
        table, words, now = self.session.table, self.session.words, time.time()
        for seat in table.deciding():
            left = time_left(table, seat, now)
            remote = table.remote
            if left is None or remote is None or remote.limit is None or table.seats[seat].is_bot:
                continue
            # more time makes another warning
            question = seat, int(remote.since[seat]) + len(remote.limit.more)
            if 0 < left <= WARNING * remote.limit.seconds and question not in self.told:
                self.told.add(question)
                return words.say("limit-near", name=words.name(seat), time=in_words(words, left))
        return ""


def in_words(words: Words, seconds: float) -> str:
    """Return a time in its largest unit."""
    for unit, name in ((SECONDS["d"], "days"), (SECONDS["h"], "hours")):
        if seconds >= 2 * unit:
            return words.say(f"limit-{name}", count=int(seconds // unit))
    return words.say("limit-minutes", count=max(1, int(seconds // SECONDS["m"])))
