"""The shared access code that guests log in with: random, new for each run, easy to read out."""

from __future__ import annotations

import hmac
import secrets

ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
"""Crockford's base32: no character is mistaken for another."""

LOOKALIKES = str.maketrans({"o": "0", "i": "1", "l": "1"})
"""Characters outside of `ALPHABET`, read as the ones they look like."""

LENGTH, GROUP_LENGTH = 12, 4
"""60 bits in three groups."""


def generate_code() -> str:
    """Return a random code."""
    code = "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))
    return "-".join(code[n : n + GROUP_LENGTH] for n in range(0, LENGTH, GROUP_LENGTH))


def normalize(code: str) -> bytes:
    """Return a code as it is compared: without punctuation, case and lookalikes."""
    characters = "".join(character for character in code.lower() if character.isalnum())
    return characters.translate(LOOKALIKES).encode("utf-8", "replace")


def codes_match(typed: str, code: str) -> bool:
    """Compare a typed code with the access code in constant time."""
    return hmac.compare_digest(normalize(typed[:200]), normalize(code))
