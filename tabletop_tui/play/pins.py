"""PINs: short numbers that keep a seat's hand from curious neighbours, never from a thief of the
file.
"""

from __future__ import annotations

from hashlib import pbkdf2_hmac
from hmac import compare_digest

SHORTEST, LONGEST = 3, 8  # digits
ROUNDS = 50_000


def is_pin(text: str) -> bool:
    """Whether *text* can be a PIN."""
    return text.isascii() and text.isdigit() and SHORTEST <= len(text) <= LONGEST


def sealed(pin: str, salt: str) -> str:
    """What is kept of a PIN: its *salt* (hex digits) and a hash."""
    return f"{salt}${pbkdf2_hmac('sha256', pin.encode(), bytes.fromhex(salt), ROUNDS).hex()}"


def opens(pin: str, seal: str) -> bool:
    """Whether *pin* is the one that was sealed; a seal that nobody can read is opened by none."""
    salt, _, _ = seal.partition("$")
    try:
        return compare_digest(sealed(pin, salt), seal)
    except ValueError:
        return False
