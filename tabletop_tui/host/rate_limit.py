"""Limits failed logins and unauthenticated connections, counted by the network they come from."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable

MAX_FAILURES = 5
"""Failures of one network within `FAILURE_WINDOW`; after these its logins are refused unread."""

FAILURE_WINDOW = 60.0  # seconds for which a failure counts
DELAY_STEP = 1.0
"""Seconds of delay after the first failure; each further one adds as much again."""

MAX_DELAY = 8.0
"""Upper bound of the delay in seconds. It can be short: a code of 60 bits cannot be guessed."""
MAX_TRACKED = 1_000
"""Networks whose failures are kept; the one without a failure for longest is dropped first."""

MAX_UNAUTHENTICATED, MAX_UNAUTHENTICATED_PER_SOURCE = 50, 10
"""Connections open at once before authentication, in all and of one network: what sshd calls
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
    """Counts failures and unauthenticated connections by network; ``clock`` returns seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.failures: OrderedDict[str, deque[float]] = OrderedDict()
        self.unauthenticated: Counter[str] = Counter()

    def acquire(self, address: str) -> bool:
        """Count a new unauthenticated connection; return False if there are too many."""
        source = source_network(address)
        if (
            self.unauthenticated.total() >= MAX_UNAUTHENTICATED
            or self.unauthenticated[source] >= MAX_UNAUTHENTICATED_PER_SOURCE
        ):
            return False
        self.unauthenticated[source] += 1
        return True

    def release(self, address: str) -> None:
        """Stop counting a connection that has authenticated or closed."""
        source = source_network(address)
        self.unauthenticated[source] -= 1
        if self.unauthenticated[source] <= 0:
            del self.unauthenticated[source]

    def failure_count(self, address: str) -> int:
        """Return the failures within `FAILURE_WINDOW`."""
        times = self.failures.get(source_network(address))
        if times is None:
            return 0
        while times and times[0] <= self.clock() - FAILURE_WINDOW:
            times.popleft()
        return len(times)

    def is_blocked(self, address: str) -> bool:
        """Return whether logins are refused without checking the code."""
        return self.failure_count(address) >= MAX_FAILURES

    def record_failure(self, address: str) -> float:
        """Count a failed login; return the seconds to wait before answering it."""
        source = source_network(address)
        times = self.failures.setdefault(source, deque(maxlen=MAX_FAILURES))
        times.append(self.clock())
        self.failures.move_to_end(source)
        while len(self.failures) > MAX_TRACKED:
            self.failures.popitem(last=False)
        return min(DELAY_STEP * self.failure_count(address), MAX_DELAY)
