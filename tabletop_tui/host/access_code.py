"""The shared access code that guests log in with: random and easy to read out, new for each run or
kept in a file, or a word that the owner has chosen.
"""

from __future__ import annotations

import contextlib
import hmac
import os
import secrets
from pathlib import Path

from ..engine import Complaint
from ..store.atomic_files import SMALL, printable, read_bytes
from ..store.save_folder import make_folder

FILE_NAME = "access_code"

ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
"""Crockford's base32: no character is mistaken for another."""

LOOKALIKES = str.maketrans({"o": "0", "i": "1", "l": "1"})
"""Characters outside of `ALPHABET`, read as the ones they look like."""

LENGTH, GROUP_LENGTH = 12, 4
"""60 bits in three groups."""
SHORTEST, LONGEST = 10, 100
"""Letters and digits of a code that an owner chooses."""


def generate_code() -> str:
    """Return a random code."""
    code = "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))
    return "-".join(code[n : n + GROUP_LENGTH] for n in range(0, LENGTH, GROUP_LENGTH))


def chosen_code(word: str) -> str:
    """Return a code that the owner has chosen. Raises Complaint for one that is easily guessed."""
    if not SHORTEST <= len(normalize(word).decode(errors="replace")) <= LONGEST:
        raise Complaint("host-short-code", least=SHORTEST, most=LONGEST)
    return printable(word.strip(), 2 * LONGEST)


def kept_code(folder: Path) -> str:
    """Return the code kept in a folder for its owner alone, generating it the first time. Raises
    OSError, or Complaint for a file that contains no code.
    """
    path = folder / FILE_NAME
    make_folder(folder)
    with contextlib.suppress(FileExistsError):
        fd = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW, 0o600)
        with open(fd, "w", encoding="ascii") as file:
            file.write(f"{generate_code()}\n")
    try:
        return chosen_code(read_bytes(path, SMALL).decode())
    except ValueError:
        raise Complaint("host-bad-code", path=printable(str(path), 300)) from None


def normalize(code: str) -> bytes:
    """Return a code as it is compared: without punctuation, case and lookalikes."""
    characters = "".join(character for character in code.lower() if character.isalnum())
    return characters.translate(LOOKALIKES).encode("utf-8", "replace")


def codes_match(typed: str, code: str) -> bool:
    """Compare a typed code with the access code in constant time."""
    return hmac.compare_digest(normalize(typed[:200]), normalize(code))
