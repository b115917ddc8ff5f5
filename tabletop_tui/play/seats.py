"""Who sits at the table: people by name, computer players by level."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

from ..engine import Complaint

LONGEST = 24  # characters in a name
LEVELS = ("random", "easy", "normal", "hard")
OCCUPANTS = ("", *LEVELS[1:])  # who may be given a seat: a person, or a computer player; random is for measuring


@dataclass(slots=True, frozen=True)
class Seat:
    """A seat: *level* is "" for a person, else one of LEVELS."""

    name: str
    level: str = ""

    @property
    def is_bot(self) -> bool:
        return self.level != ""


def clean_name(text: str) -> str:
    """A name that can be shown. Raises ValueError with one sentence for one that cannot.

    Control characters, escape codes and direction marks are refused; brackets and braces are only letters here.
    """
    name = text.strip()
    if not name:
        raise Complaint("wrong-name")
    if any(unicodedata.category(c) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") for c in name):
        raise Complaint("wrong-name-signs")
    if len(name) > LONGEST:
        raise Complaint("wrong-name-long", most=LONGEST, name=name[:12], found=len(name))
    return name


def read_seats(text: str) -> list[Seat]:
    """Read ``"Anna,bot:hard,Ben"``. Raises ValueError with one sentence."""
    seats: list[Seat] = []
    for part in text.split(","):
        word, _, level = part.strip().partition(":")
        if word == "bot":
            level = level or "normal"
            if level not in LEVELS:
                raise Complaint("wrong-level", known=", ".join(LEVELS), word=clean_name(level))
            number = 1 + sum(seat.is_bot for seat in seats)
            seats.append(Seat(f"Bot {number}", level))
        else:
            seats.append(Seat(clean_name(part)))
    names = [seat.name.casefold() for seat in seats]
    for seat, name in zip(seats, names, strict=True):
        if names.count(name) > 1:
            raise Complaint("wrong-name-twice", name=seat.name)
    return seats
