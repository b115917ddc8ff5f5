"""The form of a new game: which game, who plays, the options, PINs and clocks."""

from __future__ import annotations

import secrets

from ..engine import Game, Option
from ..games import complaints, find, listed
from ..play import Table, Words
from ..play.options_in_words import label_in_words, value_in_words
from ..play.pins import SALT, shortest
from ..play.players import characters_in_words
from ..play.seats import read_seats
from ..play.table_setup import QUESTIONS, REMOTE_QUESTIONS, TableSetup
from ..play.text import all_of, sentence, title
from ..store.last_table import keep_colours, keep_table, last_table, recall_people
from ..store.player_files import file_text, file_texts
from .console import Console
from .handover import ask_new_pin
from .menu import is_word, pick


def print_complaints(console: Console) -> None:
    """Print what is wrong with games from outside, as far as plain mode uses it."""
    for no in complaints(("plain", "bot")):
        console.print(f"* {sentence(no)}")


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
    console.print(words.say("plain-which-game"))
    n = pick(console, words, rows)
    return games[n - 1] if n else None


class NewGameForm:
    """The form of a new game; :meth:`table` asks until it is complete."""

    def __init__(self, console: Console, game: Game) -> None:
        self.console, self.game, self.words = console, game, Words(game)
        self.table_setup = TableSetup(game)
        recall_people(self.table_setup)
        self.known = self.table_setup.restore(last_table(game.id)) and bool(self.names())
        """Whether the people of the last table are known: then Enter is enough."""

    def table(self) -> Table | None:
        """Return the new table, or None for going back."""
        while self.ask_seats():
            while line := self.ask_line():
                if line > 1:
                    self.change(line - 2)
                    continue
                if (made := self.create()) is not None:
                    return made
        return None

    def create(self) -> Table | None:
        """Return the table as set up, or None after a message about what is wrong with it."""
        try:
            texts = file_texts(self.game, self.table_setup.file_names())
            table = self.table_setup.table(secrets.randbits(63), texts)
        except ValueError as no:
            self.console.print(f"* {sentence(no)}")
            return None
        keep_table(self.game.id, self.table_setup.to_dict())
        keep_colours(table.seats)
        return table

    def ask_seats(self) -> bool:
        """Ask who plays, and say how strong fair computer players are; return False for going
        back.
        """
        settled = self.ask_names()
        if settled and (told := self.table_setup.told_fair()):
            self.console.print(told)
        return settled

    def ask_names(self) -> bool:
        """Ask who plays; return False for going back."""
        say, count = self.words.say, self.game.seats
        self.console.print(say("plain-who-plays", least=count[0], most=count[-1]))
        self.console.print(say("plain-characters", known=characters_in_words()))
        known = say("plain-players-again", names=self.names()) if self.known else ""
        self.console.print(known or say("plain-players-back"))
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
                self.console.print(f"* {sentence(no)}")
                self.known = False
                continue
            self.known = False
            return True

    def names(self) -> str:
        """Return who sat at the last table; "" when they can no longer sit together."""
        try:
            return ", ".join(seat.name for seat in self.table_setup.seats())
        except ValueError:
            return ""

    # -- options -----------------------------------------------------------------------------------

    def ask_line(self) -> int:
        """Ask what to do next: 1 starts the game, 0 goes back to the players, any other line
        changes something.
        """
        say = self.words.say
        table_setup = self.table_setup
        rows = [say("new-start")]
        for option in table_setup.options():
            value = value_in_words(self.words, option, table_setup.value(option))
            rows.append(f"{self.label(option)}: {value}")
        rows += [
            f"{say(f'new-{key}')}: {say('yes' if table_setup.answer(key) else 'no')}"
            for key in QUESTIONS
        ]
        if len(table_setup.people()) > 1:
            names = all_of([table_setup.name_of(n) for n in table_setup.with_pins()])
            rows.append(f"{say('new-pins')}: {names or say('new-no-pins')}")
        remote = table_setup.remote or "none"
        rows.append(f"{say('new-remote')}: {say(f'new-remote-{remote}')}")
        rows += [
            f"{say(f'new-{key}')}: {say('yes' if table_setup.answer(key) else 'no')}"
            for key in REMOTE_QUESTIONS
            if table_setup.remote
        ]
        self.console.print(
            say(
                "plain-settle",
                game=title(self.game),
                seats=tuple(seat.name for seat in table_setup.seats()),
            )
        )
        return pick(self.console, self.words, rows)

    def change(self, n: int) -> None:
        """Change the option of that number: first the options of the game, then those of the table,
        the PINs if there are several people, the number of terminals, and what is settled for
        several of them.
        """
        options = self.table_setup.options()
        if n < len(options):
            self.change_option(options[n])
        elif n < len(options) + len(QUESTIONS):
            self.table_setup.toggle([*QUESTIONS][n - len(options)])
        elif n == len(options) + len(QUESTIONS) and len(self.table_setup.people()) > 1:
            self.change_pins()
        elif n == len(options) + len(QUESTIONS) + (len(self.table_setup.people()) > 1):
            self.table_setup.cycle_remote()
        else:
            self.table_setup.toggle(next(iter(REMOTE_QUESTIONS)))

    def label(self, option: Option) -> str:
        """Return the label of an option."""
        return label_in_words(self.words, option, self.table_setup.names())

    def change_option(self, option: Option) -> None:
        """Change an option: toggle a flag, choose from a list, or ask for a number or the name of a
        file.
        """
        console, words, say = self.console, self.words, self.words.say
        if option.shape == "flag":
            self.table_setup.change(option)
        elif option.shape == "choice":
            console.print(f"{self.label(option)}:")
            if n := pick(
                console, words, [value_in_words(words, option, choice) for choice in option.choices]
            ):
                self.table_setup.chosen[option.key] = option.choices[n - 1]
        else:
            number = option.shape == "number"
            range_ = f" ({option.least}-{option.most})" if number else f" ({say('new-no-file')})"
            answer = console.ask(f"{self.label(option)}{range_}:")
            try:
                if number and answer:
                    self.table_setup.chosen[option.key] = option.parse(answer)
                elif not number:
                    file_text(option, answer)  # raises at once if the file is wrong
                    self.table_setup.chosen[option.key] = answer
            except ValueError as no:
                console.print(f"* {sentence(no)}")

    def change_pins(self) -> None:
        """Ask whose PIN to set or remove, and let that person type it."""
        setup, people = self.table_setup, self.table_setup.people()
        rows = [
            f"{setup.name_of(n)}: {self.words.say('yes' if setup.places[n].pin else 'no')}"
            for n in people
        ]
        self.console.print(self.words.say("new-whose-pin"))
        line = pick(self.console, self.words, rows)
        if not line:
            return
        n, pin = people[line - 1], ""
        if not setup.places[n].pin:
            least = shortest(remote=bool(setup.remote))
            pin = ask_new_pin(self.console, self.words, setup.name_of(n), least)
        setup.set_pin(n, pin, secrets.token_hex(SALT))
