"""Who may knock, and how often: wrong codes are slowed, and counted by where they come from."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable

WRONG = 5
"""Wrong codes of one address in a minute; after these no code of it is looked at."""

MINUTE = 60.0  # seconds, so long does a wrong code count
SLOW = 1.0
"""Seconds that the first wrong code takes; each after it takes as long again."""

SLOWEST = 8.0
"""Seconds at the most: a friend who mistypes waits no longer, and nobody guesses 60 bits."""
KNOWN = 1_000
"""Addresses that are remembered; the one that was quiet longest is forgotten first."""

AT_THE_DOOR, FROM_ONE = 50, 10
"""Lines that may be open without a right code: all together, and of one address."""


def network(address: str) -> str:
    """What one stranger has: an address, or of IPv6 the network that a line is given."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)


class Gate:
    """Remembers what came from where; ``now`` is a clock."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self.wrong: OrderedDict[str, deque[float]] = OrderedDict()
        self.outside: Counter[str] = Counter()

    def knocks(self, address: str) -> bool:
        """Somebody opens a line; whether there is room for one more at the door."""
        home = network(address)
        if self.outside.total() >= AT_THE_DOOR or self.outside[home] >= FROM_ONE:
            return False
        self.outside[home] += 1
        return True

    def leaves_the_door(self, address: str) -> None:
        """A line that had knocked has come in, or is gone."""
        home = network(address)
        self.outside[home] -= 1
        if self.outside[home] <= 0:
            del self.outside[home]

    def tries(self, address: str) -> int:
        """The wrong codes that came from there in the last minute."""
        times = self.wrong.get(network(address))
        if times is None:
            return 0
        while times and times[0] <= self.now() - MINUTE:
            times.popleft()
        return len(times)

    def shut(self, address: str) -> bool:
        """Whether codes from there are not looked at for now."""
        return self.tries(address) >= WRONG

    def was_wrong(self, address: str) -> float:
        """Count a wrong code; give the seconds after which to say so."""
        home = network(address)
        times = self.wrong.setdefault(home, deque(maxlen=WRONG))
        times.append(self.now())
        self.wrong.move_to_end(home)
        while len(self.wrong) > KNOWN:
            self.wrong.popitem(last=False)
        return min(SLOW * self.tries(address), SLOWEST)
