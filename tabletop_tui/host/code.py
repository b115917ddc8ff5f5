"""The code that friends type to come in: made by luck for one evening, easy to read out."""

from __future__ import annotations

import hmac
import secrets

SIGNS = "0123456789abcdefghjkmnpqrstvwxyz"
"""Crockford's 32 signs: none of them is taken for another one."""

TAKEN_FOR = str.maketrans({"o": "0", "i": "1", "l": "1"})
"""What people type for a sign that they have misread."""

LENGTH, GROUP = 12, 4
"""60 bits in three groups."""


def new_code() -> str:
    """A code that nobody guesses."""
    signs = "".join(secrets.choice(SIGNS) for _ in range(LENGTH))
    return "-".join(signs[n : n + GROUP] for n in range(0, LENGTH, GROUP))


def plain(code: str) -> bytes:
    """A code as it is compared: without marks, capitals and signs that are mistaken for others."""
    signs = "".join(sign for sign in code.lower() if sign.isalnum())
    return signs.translate(TAKEN_FOR).encode("utf-8", "replace")


def right(typed: str, code: str) -> bool:
    """Whether somebody typed the code; takes as long for every wrong one."""
    return hmac.compare_digest(plain(typed[:200]), plain(code))
