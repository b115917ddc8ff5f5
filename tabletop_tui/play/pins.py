"""PINs: short numbers that keep a seat's hand from curious neighbours, never from a thief of the
file.
"""

from __future__ import annotations

from hashlib import pbkdf2_hmac
from hmac import compare_digest

SHORTEST, LONGEST = 3, 8  # digits: what is typed with a glance and kept in the head
SALT = 8  # bytes: two players with the same PIN must not see that in the file
ROUNDS = 50_000
"""Times that a PIN is hashed. Whoever has the file can try out a few digits, whatever is done here;
this many take a moment that nobody notices, and a look into the file tells nothing.
"""


def is_pin(text: str) -> bool:
    """Whether *text* can be a PIN.

    >>> is_pin("2468"), is_pin("two")
    (True, False)
    """
    return text.isascii() and text.isdigit() and SHORTEST <= len(text) <= LONGEST


def hash_pin(pin: str, salt: str) -> str:
    """What is kept of a PIN: its *salt* (hex digits) and a hash."""
    return f"{salt}${pbkdf2_hmac('sha256', pin.encode(), bytes.fromhex(salt), ROUNDS).hex()}"


def verify_pin(pin: str, seal: str) -> bool:
    """Whether *pin* is the one that was sealed; a seal that nobody can read is opened by none.

    >>> seal = hash_pin("4711", "00ff")
    >>> verify_pin("4711", seal), verify_pin("4712", seal)
    (True, False)
    """
    salt, _, _ = seal.partition("$")
    try:
        return compare_digest(hash_pin(pin, salt), seal)
    except ValueError:
        return False
