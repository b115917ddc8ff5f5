"""Seats: people by name, computer players by level and style, some of them characters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import chain, count

from ..engine import Complaint, Either
from ..engine.fast_dataclass import dataclass
from .names import check_all_distinct, clean_name, looks_alike, same_name
from .text import say

LEVELS = ("random", "easy", "normal", "hard", "expert")
COLOURS = 6  # of players, for the largest table
# what may be given a seat: a person or a computer player; random is for measurements only
OCCUPANTS = ("", *LEVELS[1:])
FAIR = "fair"
"""The level of a computer player that is still to follow from the results of the people at the
table. Seats of a table have a real one.
"""
CHOICES = (*OCCUPANTS, FAIR)
UNNAMED = "?"  # typed for the seat of a person without a name, who may be anybody
STYLES = ("builder", "trader", "fighter")
"""What a computer player prefers: building, trading or fighting. Without a style it is balanced."""


@dataclass(slots=True, frozen=True)
class Character:
    """A computer player with a name and remarks of their own, who plays at
    one of LEVELS and with one of STYLES, or "".
    """

    level: str
    style: str = ""


CHARACTERS: Mapping[str, Character] = {
    "milo": Character("easy", "builder"),
    "rosa": Character("easy", "trader"),
    "felix": Character("easy", "fighter"),
    "otto": Character("normal", "builder"),
    "hanna": Character("normal", "trader"),
    "bruno": Character("normal", "fighter"),
    "greta": Character("hard"),
    "ingrid": Character("hard", "builder"),
    "tomas": Character("hard", "trader"),
    "pilar": Character("hard", "fighter"),
    "yara": Character("expert"),
    "casper": Character("expert", "fighter"),
}
"""The characters by the key with which they are typed and saved, from easy to expert. Their names
are the messages ``character-<key>``.
"""


def character_name(key: str) -> str:
    """Return the name of a character."""
    return say(f"character-{key}")


@dataclass(slots=True, frozen=True)
class Seat:
    """A seat. *level* is "" for a person, else one of LEVELS. *style* is "" or one of STYLES.
    *colour* is one of the COLOURS, -1 for that of the number of the seat. *character* is the key of
    the character who plays, "" for none.
    """

    name: str
    level: str = ""
    style: str = ""
    colour: int = -1
    character: str = ""

    @property
    def is_bot(self) -> bool:
        return self.level != ""

    @property
    def player(self) -> str:
        """The computer player as it is typed: ``hard`` or ``hard:trader``."""
        return f"{self.level}:{self.style}" if self.style else self.level


def colours(seats: Sequence[Seat]) -> tuple[int, ...]:
    """Return the colour of each seat: its own, else that of its number, else the first free one;
    then the colours that are left, COLOURS in all.

    >>> colours([Seat("Ben", colour=1), Seat("Cleo"), Seat("Anna", colour=0)])
    (1, 2, 0, 3, 4, 5)
    """
    found = dict[int, int]()
    for wish in (lambda n: seats[n].colour, lambda n: n):
        for n in range(len(seats)):
            if n not in found and wish(n) in range(COLOURS) and wish(n) not in found.values():
                found[n] = wish(n)
    free = [colour for colour in range(COLOURS) if colour not in found.values()]
    return (*(found[n] if n in found else free.pop(0) for n in range(len(seats))), *free)


def coloured(seats: Sequence[Seat]) -> list[Seat]:
    """Return the seats with their colours named, unless each has that of its number."""
    found = colours(seats)
    if found == tuple(range(COLOURS)):
        return [replace(seat, colour=-1) for seat in seats]
    return [replace(seat, colour=colour) for seat, colour in zip(seats, found, strict=False)]


def bot_name(seat: int) -> str:
    """Return the name of a computer player at a seat, counted from 0: the third is Bot 3."""
    return f"Bot {seat + 1}"


def taken_over(seat: Seat, number: int) -> bool:
    """Return whether a computer player plays for a person whose name the seat still has."""
    return seat.is_bot and not seat.character and seat.name != bot_name(number)


def named_characters(seats: Sequence[Seat]) -> list[Seat]:
    """Return the seats with the characters under their own names, with a number where somebody has
    that name. Raises ValueError with one sentence for a character who sits at two seats.

    >>> hanna = Seat("", "normal", "trader", character="hanna")
    >>> [seat.name for seat in named_characters([Seat("hanna"), hanna])]
    ['hanna', 'Hanna 2']
    """
    keys = [seat.character for seat in seats if seat.character]
    for key in keys:
        if keys.count(key) > 1:
            raise Complaint("wrong-character-twice", name=character_name(key))
    others = [seat.name for seat in seats if not seat.character]
    return [
        replace(seat, name=free_name(character_name(seat.character), others))
        if seat.character
        else seat
        for seat in seats
    ]


def free_name(name: str, others: Sequence[str]) -> str:
    """Return a name, with the first number that makes it different from all *others*."""
    tried = chain([name], (f"{name} {n}" for n in count(2)))
    return next(
        one
        for one in tried
        if not any(same_name(one, other) or looks_alike(one, other) for other in others)
    )


def read_player(word: str) -> tuple[str, str]:
    """Parse the level and style of ``hard`` or ``hard:trader``. Raises ValueError with one
    sentence.

    >>> read_player("hard:trader")
    ('hard', 'trader')
    """
    level, _, style = word.strip().lower().partition(":")
    if level not in LEVELS:
        raise Complaint("wrong-level", known=Either(LEVELS), word=clean_name(level))
    if style and (style not in STYLES or level == "random"):
        raise Complaint("wrong-style", known=Either(STYLES), word=clean_name(style))
    return level, style


def read_bot(word: str) -> Seat | None:
    """Parse a computer player without a name: ``bot``, ``bot:hard``, ``bot:hard:trader``,
    ``bot:fair``, or a character as ``bot:hanna``. Return None for anything else, which may be a
    person's name. Raises ValueError with one sentence.
    """
    first, _, player = word.strip().partition(":")
    if first != "bot":
        return None
    key = player.strip().lower()
    if character := CHARACTERS.get(key):
        return Seat("", character.level, character.style, character=key)
    level, _, style = key.partition(":")
    if level == FAIR:
        return Seat("", FAIR, read_player(f"normal:{style}")[1])
    if player and level not in LEVELS:
        known = {"levels": Either(CHOICES[1:]), "known": Either(CHARACTERS)}
        raise Complaint("wrong-bot", word=clean_name(key), **known)
    return Seat("", *read_player(player or "normal"))


def read_seats(text: str) -> list[Seat]:
    """Parse the seats as typed; the name of an UNNAMED one is "". Raises ValueError with one
    sentence.

    >>> [(seat.name, seat.level) for seat in read_seats("Anna,bot:hard:trader,bot:hanna")]
    [('Anna', ''), ('Bot 2', 'hard'), ('Hanna', 'normal')]
    """
    seats: list[Seat] = []
    for part in text.split(","):
        bot = read_bot(part)
        name = "" if part.strip() == UNNAMED else part if bot else clean_name(part)
        seats.append(replace(bot, name=bot_name(len(seats))) if bot else Seat(name))
    seats = named_characters(seats)
    check_all_distinct([seat.name for seat in seats if seat.name])
    return seats
