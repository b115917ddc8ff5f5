"""The setup of a new table: the game, who plays, the options and the settings, for every form that
asks for them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from ..cells import cut_characters
from ..engine import Complaint, Game, Option, Value, reseated
from .names import LONGEST, check_all_distinct, clean_name, folded
from .pins import hash_pin, shortest
from .remote.remote_seats import PATIENCE
from .results.fair import FairLevel, fair_level
from .results.records import GameResult
from .seats import (
    CHARACTERS,
    CHOICES,
    FAIR,
    STYLES,
    Seat,
    bot_name,
    character_name,
    coloured,
    colours,
    named_characters,
    read_bot,
)
from .table import Table
from .table_settings import TableSettings
from .text import say

QUESTIONS = {
    "free-undo": "free_undo",
    "hints": "no_hints",
    "open-replay": "open_replay",
    "clocks": "timed",
}
"""The settings of a table, in the order of the forms: the text key ``new-...`` and the field of the
table settings. The questions about hints and spectators are inverted.
"""
REMOTE_QUESTIONS = {"spectators": "quiet_spectators"}
"""Those of a table with several terminals."""
FIELDS = {**QUESTIONS, **REMOTE_QUESTIONS}
INVERTED = ("hints", "spectators")
PLACES = 6  # the seats of the largest game
KEYS = ("seats", "options", "manners", "apart")


@dataclass(slots=True)
class SeatSetup:
    """A place at the table. *level* is one of CHOICES, "" for a person, None for an empty place.
    *pin* is hashed, *digits* is its length. *style* is that of a computer player, *character* the
    key of one who is a character.
    """

    name: str = ""
    level: str | None = None
    pin: str = ""
    style: str = ""
    digits: int = 0
    character: str = ""

    @property
    def is_person(self) -> bool:
        return self.level == ""

    def cycle_style(self, by: int = 1) -> None:
        """Select the next or previous style of a computer player; a character keeps theirs."""
        styles = ("", *STYLES)
        if self.level and not self.character:
            self.style = styles[(styles.index(self.style) + by) % len(styles)]

    def occupy(self, level: str | None, character: str = "") -> None:
        """Let a person ("") sit here, a computer player of a level, a character, or nobody (None).
        A plain computer player keeps the style that was chosen here.
        """
        if character:
            self.level, self.style = CHARACTERS[character].level, CHARACTERS[character].style
        else:
            self.level, self.style = level, "" if self.character else self.style
        self.character = character

    def to_tuple(self) -> tuple[str, ...]:
        """Return what is remembered of it; the style only if there is one."""
        who = (self.name, self.level or "")
        if self.character:
            return (*who, self.style, self.character)
        return (*who, self.style) if self.level and self.style else who


def seat_setup_of(seat: object) -> SeatSetup:
    """Return a place from what was remembered. Empty for anything else."""
    match seat:
        case [str(name), str(level)] if level in CHOICES:
            return SeatSetup("" if level else cut_characters(name, LONGEST), level)
        case [str(), str(level), str(style)] if level in CHOICES[1:] and style in STYLES:
            return SeatSetup("", level, style=style)
        case [str(), str(), str(), str(key)] if key in CHARACTERS:
            return character_setup(key)
    return SeatSetup()


def character_setup(key: str) -> SeatSetup:
    """Return a place at which a character sits."""
    place = SeatSetup()
    place.occupy(None, key)
    return place


class TableSetup:
    """What the players have chosen so far. It need not be valid before :meth:`table`."""

    def __init__(self, game: Game, people: int = 0) -> None:
        self.game = game
        self.places = [SeatSetup(level="" if n < people else None) for n in range(PLACES)]
        self.chosen: dict[str, Value] = {}  # changed options; for a file, its name
        self.remote = ""  # a key of PATIENCE for a table with several terminals
        self.colours: Mapping[str, int] = {}  # of people at earlier tables, by name
        self.results: Sequence[GameResult] = ()  # of earlier games, the oldest first
        self.agreed = TableSettings()  # without PINs, which are in the places

    def change_game(self, game: Game) -> None:
        """Change the game. The players stay, the options get their defaults."""
        self.game, self.chosen = game, {}

    @property
    def capacity(self) -> int:
        """The number of places in this game."""
        return min(PLACES, self.game.seats[-1])

    # -- the last table ----------------------------------------------------------------------------

    def to_dict(self) -> dict[str, Any]:
        """Return the choices, without PINs, as plain data for :meth:`restore`."""
        seats = [self.places[n].to_tuple() for n in self.taken()]
        what = (seats, dict(self.chosen), self.agreed.flags(), self.remote)
        return dict(zip(KEYS, what, strict=True))

    def settled(self) -> object:
        """Return all that is settled besides who plays, for a comparison."""
        options = [(option.key, self.value(option)) for option in self.game.options]
        return options, self.agreed.flags(), self.remote, self.with_pins()

    def restore(self, settled: Mapping[str, Any]) -> bool:
        """Restore the choices of :meth:`to_dict`. What is no longer allowed gets its default.
        Return whether any person has a name.
        """
        seats, options, table_settings, remote = (settled.get(key) for key in KEYS)
        self.remote = str(remote) if remote in PATIENCE else ""
        if isinstance(seats, list) and len(seats) in self.game.seats:
            self.places = [
                seat_setup_of(seats[n]) if n < len(seats) else SeatSetup() for n in range(PLACES)
            ]
        if isinstance(options, Mapping):
            for option in self.game.options:
                self.restore_option(option, options.get(option.key))
        if isinstance(table_settings, Mapping):
            flags = self.agreed.flags()
            self.agree(
                **{key: value is True for key, value in table_settings.items() if key in flags}
            )
        return any(self.places[n].name for n in self.people())

    def restore_option(self, option: Option, value: object) -> None:
        """Restore the value of an option, if the option still allows it."""
        if option.shape == "file":
            if isinstance(value, str) and value:
                self.chosen[option.key] = value
        elif isinstance(value, (bool, int, str)):
            with suppress(ValueError):
                text = ("yes" if value else "no") if isinstance(value, bool) else str(value)
                self.chosen[option.key] = option.parse(text)

    # -- who plays ---------------------------------------------------------------------------------

    def set_seats(self, seats: Sequence[Seat]) -> None:
        """Set the players, without PINs. Raises ValueError with one sentence if there are more of
        them than places.
        """
        if len(seats) > self.capacity:
            self.game.check_seats(len(seats))
        empty = [SeatSetup() for _ in range(len(seats), PLACES)]
        self.places = [
            *(
                SeatSetup(seat.name, seat.level, style=seat.style, character=seat.character)
                for seat in seats
            ),
            *empty,
        ]

    def read_bot(self, n: int) -> None:
        """Replace a person whose name is a word for a computer player by that player. Raises
        ValueError with one sentence.
        """
        place = self.places[n]
        if place.is_person and (bot := read_bot(place.name)):
            self.places[n] = SeatSetup("", bot.level, style=bot.style, character=bot.character)

    def free_characters(self, n: int) -> list[str]:
        """Return the characters who may sit at a place: those who sit at no other."""
        elsewhere = {one.character for x, one in enumerate(self.places) if x != n}
        return [key for key in CHARACTERS if key not in elsewhere]

    def people(self) -> list[int]:
        """Return the places of people."""
        return [n for n in self.taken() if self.places[n].is_person]

    def name_of(self, n: int) -> str:
        """Return the name of the person at a place, with a default if none was typed."""
        return self.places[n].name.strip() or say("new-player", number=n + 1)

    def open_to_all(self) -> frozenset[int]:
        """Return the seats that anybody may take, those of people without a name; none at one
        keyboard.
        """
        unnamed = {n for n in self.people() if not self.places[n].name.strip()}
        seats = enumerate(self.taken())
        return frozenset(seat for seat, n in seats if self.remote and n in unnamed)

    def with_pins(self) -> list[int]:
        """Return the places of people who have chosen a PIN."""
        return [n for n in self.people() if self.places[n].pin]

    def set_pin(self, n: int, pin: str, salt: str) -> None:
        """Give the person at a place a PIN, or none. *salt* is random, of hex digits."""
        self.places[n].pin, self.places[n].digits = hash_pin(pin, salt) if pin else "", len(pin)

    def check_pins(self) -> None:
        """Raise ValueError with one sentence if a PIN is too short for several terminals."""
        least = shortest(remote=bool(self.remote))
        for n in self.with_pins():
            if 0 < self.places[n].digits < least:
                raise Complaint("pin-short", name=self.name_of(n), least=least)

    def taken(self) -> list[int]:
        """Return the occupied places, in the order of the seats."""
        return [n for n in range(self.capacity) if self.places[n].level is not None]

    def seats(self) -> list[Seat]:
        """Return the seats. Raises ValueError with one sentence."""
        seats: list[Seat] = []
        for n in self.taken():
            self.read_bot(n)
        fair = self.fair()
        for n in self.taken():
            level = self.places[n].level or ""
            level = fair.level if level == FAIR and fair is not None else level
            name = bot_name(len(seats)) if level else clean_name(self.name_of(n))
            style = self.places[n].style if level else ""
            seats.append(Seat(name, level, style, character=self.places[n].character))
        seats = named_characters(seats)
        seats = coloured([self.with_colour(seat) for seat in seats])
        check_all_distinct([seat.name for seat in seats])
        self.game.check_seats(len(seats))
        return seats

    def fair(self) -> FairLevel | None:
        """Return the level that fair computer players have at this table; None without any. People
        without a name are not known.
        """
        if all(self.places[n].level != FAIR for n in self.taken()):
            return None
        names = [name for n in self.people() if (name := self.places[n].name.strip())]
        return fair_level(self.results, self.game.id, names)

    def told_fair(self) -> str:
        """Return a sentence about the level of fair computer players; "" without any."""
        return fair.in_words() if (fair := self.fair()) is not None else ""

    def with_colour(self, seat: Seat) -> Seat:
        """Return a seat whose person has the colour of earlier tables."""
        known = -1 if seat.is_bot else self.colours.get(folded(seat.name), -1)
        return replace(seat, colour=known)

    def seat_colours(self) -> dict[int, int]:
        """Return the colour that each occupied place will have."""
        taken = self.taken()
        people = [
            Seat("", self.places[n].level or "")
            if not self.places[n].is_person
            else self.with_colour(Seat(self.name_of(n)))
            for n in taken
        ]
        return dict(zip(taken, colours(people), strict=False))

    # -- settings and options ----------------------------------------------------------------------

    def settings(self) -> TableSettings:
        """Return the table settings. PINs are only kept with several people."""
        with_pins = self.with_pins() if len(self.people()) > 1 else []
        pins = {seat: self.places[n].pin for seat, n in enumerate(self.taken()) if n in with_pins}
        return replace(self.agreed, pins=pins)

    def answer(self, question: str) -> bool:
        """Return the answer to one of QUESTIONS or REMOTE_QUESTIONS."""
        return self.agreed.flags()[FIELDS[question]] != (question in INVERTED)

    def toggle(self, question: str) -> None:
        """Toggle the answer to one of QUESTIONS or REMOTE_QUESTIONS."""
        name = FIELDS[question]
        self.agree(**{name: not self.agreed.flags()[name]})

    def cycle_remote(self, by: int = 1) -> None:
        """Select the next or previous of: one keyboard, or several terminals with each patience."""
        ways = ("", *PATIENCE)
        self.remote = ways[(ways.index(self.remote) + by) % len(ways)]

    def agree(self, **flags: bool) -> None:
        """Change settings by name."""
        self.agreed = TableSettings(**{**self.agreed.flags(), **flags}, pins={})

    def options(self) -> list[Option]:
        """Return the options of the game, of handicaps only those of occupied seats."""
        count = len(self.taken())
        return [option for option in self.game.options if option.seat < count]

    def names(self) -> list[str]:
        """Return who sits at each seat as far as they are known: the names of people, and of
        computer players the names that they will have.
        """
        found = []
        for seat, n in enumerate(self.taken()):
            place = self.places[n]
            own = character_name(place.character) if place.character else bot_name(seat)
            found.append(self.name_of(n) if place.is_person else own)
        return found

    def value(self, option: Option) -> Value:
        """Return the value of an option; for a file, its name."""
        return self.chosen.get(option.key, option.default)

    def change(self, option: Option, by: int = 1) -> None:
        """Select the next or previous value of an option. Does nothing for a file."""
        value = self.value(option)
        if option.shape == "flag":
            self.chosen[option.key] = not value
        elif option.shape == "number":
            self.chosen[option.key] = max(option.least, min(option.most, int(value) + by))
        elif option.shape == "choice":
            at = option.choices.index(str(value)) + by
            self.chosen[option.key] = option.choices[at % len(option.choices)]

    def file_names(self) -> dict[str, str]:
        """Return the names of the chosen files, by option."""
        files = (option for option in self.game.options if option.shape == "file")
        return {option.key: str(self.value(option)) for option in files if self.value(option)}

    def table(self, luck: int, texts: Mapping[str, str]) -> Table:
        """Return the table, with *texts* for the options that are files. Raises ValueError with one
        sentence.
        """
        self.check_pins()
        named = self.file_names()
        seats = self.seats()
        chosen = reseated(self.game.options, self.chosen, range(len(seats)))
        others = {key: value for key, value in chosen.items() if key not in named}
        return Table.open(self.game, seats, luck, {**others, **texts}, self.settings())
