"""Who sits at the table: people by name, computer players by level and style."""

from __future__ import annotations

from ..engine import Complaint
from ..engine.fast_dataclass import dataclass
from .names import check_all_distinct, clean_name

LEVELS = ("random", "easy", "normal", "hard", "expert")
# who may be given a seat: a person, or a computer player; random is for measuring
OCCUPANTS = ("", *LEVELS[1:])
STYLES = ("builder", "trader", "fighter")
"""What a computer player likes: to build up, to trade, to fight. Without one it is even-handed."""


@dataclass(slots=True, frozen=True)
class Seat:
    """A seat: *level* is "" for a person, else one of LEVELS; *style* is "" or one of STYLES."""

    name: str
    level: str = ""
    style: str = ""

    @property
    def is_bot(self) -> bool:
        return self.level != ""

    @property
    def player(self) -> str:
        """The computer player in a word, as it is asked for: ``hard`` or ``hard:trader``."""
        return f"{self.level}:{self.style}" if self.style else self.level


def bot_name(seat: int) -> str:
    """What a computer player at a seat is called, counted from 0: the third is Bot 3."""
    return f"Bot {seat + 1}"


def taken_over(seat: Seat, number: int) -> bool:
    """Whether a computer player plays on for a person, whose name the seat still bears."""
    return seat.is_bot and seat.name != bot_name(number)


def read_player(word: str) -> tuple[str, str]:
    """The level and the style of ``hard`` or ``hard:trader``. Raises ValueError with one
    sentence.

    >>> read_player("hard:trader")
    ('hard', 'trader')
    """
    level, _, style = word.strip().lower().partition(":")
    if level not in LEVELS:
        raise Complaint("wrong-level", known=", ".join(LEVELS), word=clean_name(level))
    if style and (style not in STYLES or level == "random"):
        raise Complaint("wrong-style", known=", ".join(STYLES), word=clean_name(style))
    return level, style


def read_bot(word: str) -> tuple[str, str] | None:
    """The level and the style of ``bot``, ``bot:hard`` or ``bot:hard:trader``; None for what may be
    the name of a person. Raises ValueError with one sentence.
    """
    first, _, player = word.strip().partition(":")
    return read_player(player or "normal") if first == "bot" else None


def read_seats(text: str) -> list[Seat]:
    """Who sits where, as it is typed. Raises ValueError with one sentence.

    >>> [(seat.name, seat.level) for seat in read_seats("Anna,bot:hard:trader,Ben")]
    [('Anna', ''), ('Bot 2', 'hard'), ('Ben', '')]
    """
    seats: list[Seat] = []
    for part in text.split(","):
        bot = read_bot(part)
        seats.append(Seat(bot_name(len(seats)), *bot) if bot else Seat(clean_name(part)))
    check_all_distinct([seat.name for seat in seats])
    return seats
