"""What the characters at a table say: now and then a remark about something that everybody saw.

Remarks follow from the log and the seats alone, so that every terminal and every replay has the
same ones, and nothing is saved.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from zlib import crc32

from ...engine.fast_dataclass import dataclass
from ..seats import CHARACTERS
from ..table import Table
from ..text import Words

KIND = "remark"
PAUSE = 8
"""The least number of actions from one remark to the next; the winner does not wait."""
WIN = "win"
REMARKS: Mapping[str, int] = {"theft": 2, "trade": 2, "fall": 2, WIN: 1}
"""The occasions for a remark, and how many each character has for it: the messages
``remark-<character>-<occasion>-<n>``, with n from 1.
"""


@dataclass(slots=True, frozen=True)
class Remark:
    """A remark of a seat: the key of its message."""

    seat: int
    key: str


def remarks(table: Table) -> dict[int, Remark]:
    """Return the remarks of a whole game, by the number of the action that each follows (the first
    is 0). None is made twice.
    """
    speakers = {
        n: seat.character
        for n, seat in enumerate(table.seats)
        if seat.is_bot and seat.character in CHARACTERS
    }
    found, said, quiet_until = dict[int, Remark](), set[str](), 0
    for n in range(len(table.events)) if speakers else ():
        won = table.over and n == len(table.events) - 1
        if n < quiet_until and not won:
            continue
        for occasion, seat in occasions(table, n, won=won):
            if seat not in speakers:
                continue
            keys = [
                key
                for number in range(1, REMARKS[occasion] + 1)
                if (key := f"remark-{speakers[seat]}-{occasion}-{number}") not in said
            ]
            if keys:
                key = keys[crc32(f"{speakers[seat]} {n}".encode()) % len(keys)]
                said.add(key)
                found[n], quiet_until = Remark(seat, key), n + PAUSE
                break
    return found


def occasions(table: Table, n: int, *, won: bool) -> Iterator[tuple[str, int]]:
    """Yield what characters may remark on in action *n*, as a seat that only looks on sees it: the
    occasion, and the seat that it belongs to. The victory of the last action comes first.
    """
    if won:
        yield from ((WIN, seat) for seat in table.game.winners(table.state))
    for event in table.events[n]:
        if (seen := event.seen_by(len(table.seats))) is not None:
            yield from table.game.occasions(seen)


def remark_in_words(words: Words, remark: Remark) -> str:
    """Return who says what."""
    return words.say("remark-line", name=words.name(remark.seat), remark=words.say(remark.key))
