"""A new game, asked line by line: the game, who plays, the options, PINs and clocks."""

from __future__ import annotations

import secrets

from ..engine import Game, Option
from ..games import complaints, find, listed
from ..play import Table, Words
from ..play.options_in_words import value_in_words
from ..play.seats import read_seats
from ..play.table_setup import QUESTIONS, TableSetup
from ..play.text import sentence, title
from ..store.last_table import keep_table, last_table
from ..store.player_files import file_text, file_texts
from .console import Console
from .handover import new_pin
from .menu import is_word, pick


def tell_complaints(console: Console) -> None:
    """What is wrong with games from outside, as far as it is noticed in plain mode."""
    for no in complaints(("plain", "bot")):
        console.tell(f"* {sentence(no)}")


def pick_game(console: Console, words: Words) -> Game | None:
    """Ask which game; None for going back."""
    games = [find(game) for game in listed()]
    rows = [
        words.say(
            "plain-game" if len(game.seats) > 1 else "plain-game-only",
            game=title(game),
            least=game.seats[0],
            most=game.seats[-1],
        )
        for game in games
    ]
    console.tell(words.say("plain-which-game"))
    n = pick(console, words, rows)
    return games[n - 1] if n else None


class NewGame:
    """The form of a new game; :meth:`table` asks until it stands."""

    def __init__(self, console: Console, game: Game) -> None:
        self.console, self.game, self.words = console, game, Words(game)
        self.table_setup = TableSetup(game)
        self.known = self.table_setup.restore(last_table(game.id)) and bool(self.names())
        """Whether the people of the last table are known, so that Enter is enough."""

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
        try:
            texts = file_texts(self.game, self.table_setup.file_names())
            table = self.table_setup.table(secrets.randbits(63), texts)
        except ValueError as no:
            self.console.tell(f"* {sentence(no)}")
            return None
        keep_table(self.game.id, self.table_setup.to_dict())
        return table

    def ask_seats(self) -> bool:
        """Ask who plays; False for going back."""
        say, count = self.words.say, self.game.seats
        self.console.tell(say("plain-who-plays", least=count[0], most=count[-1]))
        known = say("plain-players-again", names=self.names()) if self.known else ""
        self.console.tell(known or say("plain-players-back"))
        while True:
            answer = self.console.ask(say("plain-players"))
            if not answer and self.known:
                return True
            if not answer or is_word(self.words, answer, "back"):
                return False
            try:
                self.table_setup.set_seats(read_seats(answer))
                self.table_setup.seats()
            except ValueError as no:
                self.console.tell(f"* {sentence(no)}")
                self.known = False
                continue
            self.known = False
            return True

    def names(self) -> str:
        """Who sat at the last table; "" when they can no longer sit together."""
        try:
            return ", ".join(seat.name for seat in self.table_setup.seats())
        except ValueError:
            return ""

    # -- options -----------------------------------------------------------------------------------

    def ask_line(self) -> int:
        """What to do next: 1 starts the game, 0 goes back to the players, any other line changes
        something.
        """
        say = self.words.say
        table_setup = self.table_setup
        rows = [say("new-start")]
        for option in self.game.options:
            value = value_in_words(self.words, option, table_setup.value(option))
            rows.append(f"{say(f'option-{option.key}')}: {value}")
        rows += [
            f"{say(f'new-{key}')}: {say('yes' if table_setup.answer(key) else 'no')}"
            for key in QUESTIONS
        ]
        if len(table_setup.people()) > 1:
            names = ", ".join(table_setup.name_of(n) for n in table_setup.with_pins())
            rows.append(f"{say('new-pins')}: {names or say('new-no-pins')}")
        remote = table_setup.remote or "none"
        rows.append(f"{say('new-apart')}: {say(f'new-apart-{remote}')}")
        self.console.tell(
            say(
                "plain-settle",
                game=title(self.game),
                seats=", ".join(seat.name for seat in table_setup.seats()),
            )
        )
        return pick(self.console, self.words, rows)

    def change(self, n: int) -> None:
        """Change the option of that number; behind the options of the game come those of the table,
        the PINs of several people, and whether they sit apart.
        """
        options = self.game.options
        if n < len(options):
            self.change_option(options[n])
        elif n < len(options) + len(QUESTIONS):
            self.table_setup.toggle([*QUESTIONS][n - len(options)])
        elif n == len(options) + len(QUESTIONS) and len(self.table_setup.people()) > 1:
            self.change_pins()
        else:
            self.table_setup.cycle_remote()

    def change_option(self, option: Option) -> None:
        """Another value for an option: the other of two, one out of a list, a number, or the name
        of a file.
        """
        console, words, say = self.console, self.words, self.words.say
        if option.shape == "flag":
            self.table_setup.change(option)
        elif option.shape == "choice":
            console.tell(f"{say(f'option-{option.key}')}:")
            if n := pick(
                console, words, [value_in_words(words, option, choice) for choice in option.choices]
            ):
                self.table_setup.chosen[option.key] = option.choices[n - 1]
        else:
            number = option.shape == "number"
            range_ = f" ({option.least}-{option.most})" if number else f" ({say('new-no-file')})"
            answer = console.ask(f"{say(f'option-{option.key}')}{range_}:")
            try:
                if number and answer:
                    self.table_setup.chosen[option.key] = option.parse(answer)
                elif not number:
                    file_text(option, answer)  # told at once when it is wrong
                    self.table_setup.chosen[option.key] = answer
            except ValueError as no:
                console.tell(f"* {sentence(no)}")

    def change_pins(self) -> None:
        """Ask whose PIN is set, or taken away again, and let that person type it."""
        setup, people = self.table_setup, self.table_setup.people()
        rows = [
            f"{setup.name_of(n)}: {self.words.say('yes' if setup.places[n].pin else 'no')}"
            for n in people
        ]
        self.console.tell(self.words.say("new-whose-pin"))
        line = pick(self.console, self.words, rows)
        if not line:
            return
        place = setup.places[people[line - 1]]
        if place.pin:
            place.pin = ""
        else:
            place.pin = new_pin(self.console, self.words, setup.name_of(people[line - 1]))
