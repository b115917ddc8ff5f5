"""A new game, asked line by line: the game, who plays, the options, PINs and clocks."""

from __future__ import annotations

import secrets
from typing import Any

from ..engine import Game, Option, Value
from ..games import find, ids
from ..play import Seat, Table, Words
from ..play.seats import read_seats
from ..play.text import title
from ..store.given import file_text
from ..store.kept import kept
from .console import Console
from .menu import is_word, pick
from .pages import valued
from .passing import new_pin

AT_TABLE = ("free-undo", "hints", "open-replay", "clocks")  # questions that every game has
DEMO = "skeleton"  # no game for a menu


def pick_game(console: Console, words: Words) -> Game | None:
    """Ask which game; None for going back."""
    games = [find(game) for game in ids() if game != DEMO]
    rows = [words.say("plain-game", game=title(game), least=game.seats[0], most=game.seats[-1]) for game in games]
    console.tell(words.say("plain-which-game"))
    n = pick(console, words, rows)
    return games[n - 1] if n else None


class NewGame:
    """The form of a new game; :meth:`table` asks until it stands."""

    def __init__(self, console: Console, game: Game) -> None:
        self.console, self.game, self.words = console, game, Words(game)
        self.seats: list[Seat] = []
        self.chosen: dict[str, Value] = {}
        self.files: dict[str, str] = {}
        self.said = {"free-undo": False, "hints": True, "open-replay": False, "clocks": False}
        self.pins: dict[int, str] = {}

    def table(self) -> Table | None:
        """The new table, or None for going back."""
        while self.ask_seats():
            while line := self.ask_line():
                if line > 1:
                    self.change(line - 2)
                    continue
                if (made := self.made()) is not None:
                    return made
        return None

    def made(self) -> Table | None:
        """The table as it was settled; None after a sentence about what is wrong with it."""
        said = self.said
        try:
            options = {**kept(self.game), **self.chosen, **self.files}
            return Table.open(
                self.game, self.seats, secrets.randbits(63), options, free_undo=said["free-undo"],
                no_hints=not said["hints"], open_replay=said["open-replay"], timed=said["clocks"], pins=self.pins,
            )  # fmt: skip
        except ValueError as no:
            self.console.tell(f"* {no}")
            return None

    def ask_seats(self) -> bool:
        """Ask who plays; False for going back."""
        say, count = self.words.say, self.game.seats
        self.console.tell(say("plain-who-plays", least=count[0], most=count[-1]))
        while True:
            answer = self.console.ask(say("plain-players"))
            if not answer or is_word(self.words, answer, "back"):
                return False
            try:
                seats = read_seats(answer)
                if len(seats) not in count:
                    raise ValueError(say("plain-count", least=count[0], most=count[-1], count=len(seats)))
            except ValueError as no:
                self.console.tell(f"* {no}")
                continue
            self.seats, self.pins = seats, {}
            return True

    # -- options ------------------------------------------------------------------------------------------------

    def ask_line(self) -> int:
        """What to do next: 1 starts the game, 0 goes back to the players, any other line changes something."""
        say = self.words.say
        rows = [say("new-start")]
        for option in self.game.options:
            value = self.files.get(option.key) or self.chosen.get(option.key, option.default)
            rows.append(f"{say(f'option-{option.key}')}: {valued(self.words, option, value)}")
        rows += [f"{say(f'new-{key}')}: {say('yes' if self.said[key] else 'no')}" for key in AT_TABLE]
        if len(self.people()) > 1:
            names = ", ".join(self.seats[n].name for n in sorted(self.pins))
            rows.append(f"{say('new-pins')}: {names or say('new-no-pins')}")
        self.console.tell(say("plain-settle", game=title(self.game), seats=", ".join(x.name for x in self.seats)))
        return pick(self.console, self.words, rows)

    def people(self) -> list[int]:
        """The seats of people."""
        return [n for n, seat in enumerate(self.seats) if not seat.is_bot]

    def change(self, n: int) -> None:
        """Change the option of that number; behind the options of the game come those of the table, and the PINs."""
        options = self.game.options
        if n < len(options):
            self.change_option(options[n])
        elif n < len(options) + len(AT_TABLE):
            key = AT_TABLE[n - len(options)]
            self.said[key] = not self.said[key]
        else:
            self.change_pins()

    def change_option(self, option: Option) -> None:
        """Another value for an option: the other of two, one out of a list, a number, or the name of a file."""
        console, words, say = self.console, self.words, self.words.say
        if option.shape == "flag":
            self.chosen[option.key] = not self.chosen.get(option.key, option.default)
        elif option.shape == "choice":
            console.tell(f"{say(f'option-{option.key}')}:")
            if n := pick(console, words, [valued(words, option, choice) for choice in option.choices]):
                self.chosen[option.key] = option.choices[n - 1]
        else:
            number = option.shape == "number"
            range_ = f" ({option.least}-{option.most})" if number else f" ({say('new-no-file')})"
            answer = console.ask(f"{say(f'option-{option.key}')}{range_}:")
            try:
                if number and answer:
                    self.chosen[option.key] = option.parse(answer)
                elif not number:
                    self.files[option.key] = file_text(option, answer)
            except ValueError as no:
                console.tell(f"* {no}")

    def change_pins(self) -> None:
        """Ask whose PIN is set, or taken away again, and let that person type it."""
        people: list[Any] = self.people()
        rows = [f"{self.seats[n].name}: {self.words.say('yes' if n in self.pins else 'no')}" for n in people]
        self.console.tell(self.words.say("new-whose-pin"))
        line = pick(self.console, self.words, rows)
        if not line:
            return
        seat = people[line - 1]
        if self.pins.pop(seat, None) is None and (seal := new_pin(self.console, self.words, self.seats[seat].name)):
            self.pins[seat] = seal
