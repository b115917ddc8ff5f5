"""PINs: short numbers that keep a seat's hand from the other players, not from someone with the
file.
"""

from __future__ import annotations

from hashlib import pbkdf2_hmac
from hmac import compare_digest

SHORTEST, LONGEST = 3, 8  # digits: quick to type and easy to remember
SHORTEST_REMOTE = 4
"""Digits with several terminals, where others can try PINs without being seen."""

SALT = 8  # bytes: equal PINs of two players must not look equal in the file
ROUNDS = 50_000
"""Iterations of the hash. Anyone with the file can try all PINs of a few digits anyway. This number
takes an unnoticeable moment and keeps a look into the file from showing the PIN.
"""


def shortest(*, remote: bool) -> int:
    """Return how many digits a new PIN has at least."""
    return SHORTEST_REMOTE if remote else SHORTEST


def is_pin(text: str, least: int = SHORTEST) -> bool:
    """Return whether *text* is a PIN of at least *least* digits.

    >>> is_pin("2468"), is_pin("two")
    (True, False)
    """
    return text.isascii() and text.isdigit() and least <= len(text) <= LONGEST


def hash_pin(pin: str, salt: str) -> str:
    """Return the salted hash of a PIN: ``salt$hash``, both as hex digits."""
    return f"{salt}${pbkdf2_hmac('sha256', pin.encode(), bytes.fromhex(salt), ROUNDS).hex()}"


def verify_pin(pin: str, pin_hash: str) -> bool:
    """Return whether *pin* matches *pin_hash*. No PIN matches a malformed hash.

    >>> pin_hash = hash_pin("4711", "00ff")
    >>> verify_pin("4711", pin_hash), verify_pin("4712", pin_hash)
    (True, False)
    """
    salt, _, _ = pin_hash.partition("$")
    try:
        return compare_digest(hash_pin(pin, salt), pin_hash)
    except ValueError:
        return False
