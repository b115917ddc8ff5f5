"""Limits failed logins, and connections that have no session yet.

Failures are counted by the network and the name of a login, so that friends who share an address do
not lock each other out, and far more of them by the network alone, or another name would be another
five guesses. Connections are counted by network.
"""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable

from ..play.names import folded

MAX_FAILURES = 5
"""Failures of one name from one network within `FAILURE_WINDOW`. After these its logins are refused
unread, and not counted, until the first of them is that old.
"""

MAX_FAILURES_OF_NETWORK = 30
"""The same for all names from one network together."""

FAILURE_WINDOW = 60.0  # seconds for which a failure counts
DELAY_STEP = 1.0
"""Seconds of delay after the first failure; each further one adds as much again."""

MAX_DELAY = 8.0
"""Upper bound of the delay in seconds. It can be short: a code of 60 bits cannot be guessed."""
MAX_TRACKED, MAX_USERNAME = 1_000, 40
"""Logins whose failures are kept; the one without a failure for longest is dropped first."""

MAX_WAITING, MAX_WAITING_PER_SOURCE = 100, 40
"""Connections at once that have no session yet, in all and of one network: what sshd calls
MaxStartups and PerSourceMaxStartups.
"""


def source_network(address: str) -> str:
    """Return the key that an address is counted under: itself, or the /64 of an IPv6 address."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)


class RateLimiter:
    """Counts failures and waiting connections; ``clock`` returns seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.failures: OrderedDict[tuple[str, str], deque[float]] = OrderedDict()
        self.waiting: Counter[str] = Counter()

    def acquire(self, address: str) -> bool:
        """Count a new connection; return False if there are too many."""
        source = source_network(address)
        if self.waiting.total() >= MAX_WAITING or self.waiting[source] >= MAX_WAITING_PER_SOURCE:
            return False
        self.waiting[source] += 1
        return True

    def release(self, address: str) -> None:
        """Stop counting a connection that has a session or has closed."""
        source = source_network(address)
        self.waiting[source] -= 1
        if self.waiting[source] <= 0:
            del self.waiting[source]

    def recent_failures(self, address: str, username: str) -> deque[float]:
        """Return when logins failed within `FAILURE_WINDOW`, the first of them first."""
        return self.recent(login_key(address, username))

    def recent(self, key: tuple[str, str]) -> deque[float]:
        """Return the failures counted under a key within `FAILURE_WINDOW`."""
        times = self.failures.get(key, deque[float]())
        while times and times[0] <= self.clock() - FAILURE_WINDOW:
            times.popleft()
        return times

    def blocked_for(self, address: str, username: str) -> float:
        """Return for how many seconds logins are refused without checking the code; 0 for none."""
        waits = (
            times[0] + FAILURE_WINDOW - self.clock()
            for key, most in keys_of(address, username)
            if len(times := self.recent(key)) >= most
        )
        return max(waits, default=0.0)

    def record_failure(self, address: str, username: str) -> float:
        """Count a failed login; return the seconds to wait before answering it."""
        for key, most in keys_of(address, username):
            self.failures.setdefault(key, deque(maxlen=most)).append(self.clock())
            self.failures.move_to_end(key)
        while len(self.failures) > MAX_TRACKED:
            self.failures.popitem(last=False)
        return min(DELAY_STEP * len(self.recent_failures(address, username)), MAX_DELAY)


def login_key(address: str, username: str) -> tuple[str, str]:
    """Return the key that the failures of a login are counted under."""
    return source_network(address), folded(username[:MAX_USERNAME])


def keys_of(address: str, username: str) -> tuple[tuple[tuple[str, str], int], ...]:
    """Return the keys that a failed login is counted under, with the most failures of each."""
    network = source_network(address), "\0"  # no name
    return (login_key(address, username), MAX_FAILURES), (network, MAX_FAILURES_OF_NETWORK)
