"""Who sits at the table: people by name, computer players by level."""

from __future__ import annotations

from dataclasses import dataclass

from ..engine import Complaint
from .names import all_told_apart, clean_name

LEVELS = ("random", "easy", "normal", "hard")
# who may be given a seat: a person, or a computer player; random is for measuring
OCCUPANTS = ("", *LEVELS[1:])


@dataclass(slots=True, frozen=True)
class Seat:
    """A seat: *level* is "" for a person, else one of LEVELS."""

    name: str
    level: str = ""

    @property
    def is_bot(self) -> bool:
        return self.level != ""


def bot_name(seat: int) -> str:
    """What a computer player at a seat is called, counted from 0: the third is Bot 3."""
    return f"Bot {seat + 1}"


def read_seats(text: str) -> list[Seat]:
    """Who sits where, as it is typed. Raises ValueError with one sentence.

    >>> [(seat.name, seat.level) for seat in read_seats("Anna,bot:hard,Ben")]
    [('Anna', ''), ('Bot 2', 'hard'), ('Ben', '')]
    """
    seats: list[Seat] = []
    for part in text.split(","):
        word, _, level = part.strip().partition(":")
        if word == "bot":
            level = level or "normal"
            if level not in LEVELS:
                raise Complaint("wrong-level", known=", ".join(LEVELS), word=clean_name(level))
            seats.append(Seat(bot_name(len(seats)), level))
        else:
            seats.append(Seat(clean_name(part)))
    all_told_apart([seat.name for seat in seats])
    return seats
