"""The rows of the new-game form, each of which changes one setting of the table."""

from __future__ import annotations

from contextlib import suppress

from rich.text import Text

from ...games import find
from ...play import Words
from ...play.names import LONGEST
from ...play.players import level_in_words, style_about
from ...play.seats import CHARACTERS, FAIR, bot_name, character_name
from ...play.table_setup import QUESTIONS, REMOTE_QUESTIONS, SeatSetup, TableSetup
from ...play.text import all_of, say, title
from ..keys.key_tables import KEYS
from ..keys.keymap import key_labels
from ..paint.ink import BOLD
from ..widgets.choice_list import ListRow
from .form_row import FormRow, SetupForm
from .option_rows import SHAPES, OptionRow


class GameRow(FormRow):
    """The game."""

    @property
    def explanation(self) -> str:
        return say("new-game-help")

    @property
    def value(self) -> str:
        game = self.table_setup.game
        return f"{title(game)} ({game.seats[0]}–{game.seats[-1]})"

    def turn(self, by: int) -> None:
        at = self.form.games.index(self.table_setup.game.id) + by
        self.table_setup.change_game(find(self.form.games[at % len(self.form.games)]))
        self.form.recall()
        self.form.fill()

    @property
    def starts(self) -> bool:
        return self.form.named

    def press(self) -> None:
        """Start the game if people are named, else go on to the seats."""
        if self.starts:
            super().press()
        else:
            self.form.list.choices.move("down")


class SeatRow(FormRow):
    """A seat: a person whose name is typed, a computer player, or empty."""

    most = LONGEST

    def __init__(self, form: SetupForm, n: int) -> None:
        super().__init__(form, say("new-player", number=n + 1), gap=n == 0)
        self.n = n

    @property
    def place(self) -> SeatSetup:
        """The seat in the setup."""
        return self.table_setup.places[self.n]

    @property
    def value(self) -> str:
        if self.form.list.choices.here() is not self:
            with suppress(ValueError):  # shown when the game starts
                self.table_setup.read_bot(self.n)
        level = self.place.level
        if level is None:
            return say("new-empty")
        if level:
            who = level_in_words(level, self.place.style)
            if level == FAIR and (fair := self.table_setup.fair()) is not None:
                who = say("level-fair-now", fair=who, level=level_in_words(fair.level))
            if key := self.place.character:
                return say("new-character", name=character_name(key), level=who)
            return say("new-bot", level=who)
        return self.place.name or say("new-open" if self.is_open_to_all else "new-name")

    @property
    def is_open_to_all(self) -> bool:
        """True if anybody may sit here: a person without a name, at a terminal of their own."""
        return bool(self.table_setup.remote) and self.place.is_person and not self.place.name

    @property
    def text(self) -> str | None:
        return self.place.name if self.place.is_person else None

    def begin(self) -> None:
        self.place.occupy("")

    @property
    def explanation(self) -> str:
        if self.is_open_to_all:
            return say("new-open-help")
        if not self.place.level:
            return say("new-empty-help" if self.place.level is None else "new-person-help")
        if self.place.character:
            name, about = character_name(self.place.character), style_about(self.place.style)
            return say("new-character-help", name=name, about=about)
        if self.place.level == FAIR:
            return self.table_setup.told_fair()
        key = key_labels((KEYS["new-style"],), self.form.keymap)
        return say("new-style", key=key, about=style_about(self.place.style))

    @property
    def help(self) -> str:
        level = self.place.level
        if not level or level == FAIR:
            return self.explanation
        return f"{say(f'level-{level}-about')} {self.explanation}"

    def keyed(self, character: str) -> bool:
        """Change the style of a computer player with a blank. Letters do not turn it into a
        person.
        """
        if not self.place.level or character in ("", "?"):
            return False
        if character == " ":
            self.place.cycle_style()
        else:
            key, seat = self.place.character, self.table_setup.taken().index(self.n)
            name = character_name(key) if key else bot_name(seat)
            self.form.message = say("new-bot-named", name=name)
        return True

    @property
    def mark(self) -> Text | None:
        """The colour and sign that the seat will have."""
        found, ink = self.table_setup.seat_colours(), self.form.app.ink
        if self.n not in found:
            return Text("   ")
        seat = f"seat.{found[self.n] + 1}"
        return Text(f" {ink.glyph(seat)} ", ink.style(f"{seat}.text", seat, BOLD))

    @property
    def starts(self) -> bool:
        """True if this is after the last player of a complete table."""
        taken = self.table_setup.taken()
        return len(taken) >= self.table_setup.game.seats[0] and self.n > max(taken)

    def type(self, text: str) -> None:
        self.place.name = text
        self.form.named = True

    def turn(self, by: int) -> None:
        """Select the next or previous of: a person, the levels of computer players, the characters,
        and nobody.
        """
        kinds: list[tuple[str | None, str]] = [(level, "") for level in self.form.kinds]
        for key in self.table_setup.free_characters(self.n):
            if CHARACTERS[key].level in self.form.kinds:
                kinds.append((CHARACTERS[key].level, key))
        kinds.append((None, ""))
        at = kinds.index((self.place.level, self.place.character)) + by
        before = len(self.table_setup.taken())
        self.place.occupy(*kinds[at % len(kinds)])
        if self.form.opened and len(self.table_setup.taken()) != before:
            self.form.fill()  # each seat has its handicap

    def press(self) -> None:
        """Go to the next row; on an empty seat after a complete table, start the game."""
        if self.starts:
            super().press()
        else:
            self.form.list.choices.move("down")


class QuestionRow(FormRow):
    """A yes-or-no setting of every table."""

    def __init__(self, form: SetupForm, question: str) -> None:
        super().__init__(form, say(f"new-{question}"))
        self.question = question

    @property
    def explanation(self) -> str:
        key = key_labels((KEYS["hint"],), self.form.keymap)
        return say(f"new-{self.question}-help", key=key)

    @property
    def value(self) -> str:
        return say("yes" if self.table_setup.answer(self.question) else "no")

    def turn(self, by: int) -> None:
        self.table_setup.toggle(self.question)


class RemoteRow(FormRow):
    """True if each player has a terminal."""

    @property
    def value(self) -> str:
        return say(f"new-remote-{self.table_setup.remote or 'none'}")

    @property
    def explanation(self) -> str:
        return say("new-remote-help")

    def turn(self, by: int) -> None:
        self.table_setup.cycle_remote(by)
        self.form.fill()


class PinRow(FormRow):
    """Who has a PIN, which is chosen in a dialog."""

    @property
    def value(self) -> str:
        names = all_of([self.table_setup.name_of(n) for n in self.table_setup.with_pins()])
        key = key_labels((KEYS["new-start"],), self.form.keymap)
        return names or say("new-choose-pin", key=key)

    @property
    def explanation(self) -> str:
        return say("new-pins-help")

    def turn(self, by: int) -> None:
        self.form.ask_pin()

    def press(self) -> None:
        self.form.ask_pin()


class OptionsRow(FormRow):
    """All options in a word: as usual, as in the last game, or others. Enter shows them, and hides
    them again.
    """

    def __init__(self, form: SetupForm) -> None:
        super().__init__(form, say("new-options"), gap=True)

    @property
    def value(self) -> str:
        settled = self.table_setup.settled()
        if settled == TableSetup(self.table_setup.game).settled():
            return say("new-options-usual")
        return say("new-options-last" if settled == self.form.recalled else "new-options-own")

    @property
    def explanation(self) -> str:
        return say("new-options-hide" if self.form.opened else "new-options-help")

    @property
    def starts(self) -> bool:
        return False

    def turn(self, by: int) -> None:
        self.press()

    def press(self) -> None:
        self.form.opened = not self.form.opened
        self.form.fill()


def form_rows(form: SetupForm) -> list[ListRow]:
    """Return all rows of the form for the chosen game."""
    game = form.table_setup.game
    words = Words(game)
    options = [
        SHAPES.get(option.shape, OptionRow)(form, words, option, gap=n == 0)
        for n, option in enumerate(form.table_setup.options())
    ]
    behind = [
        *options,
        *(QuestionRow(form, question) for question in QUESTIONS),
        PinRow(form, say("new-pins")),
        RemoteRow(form, say("new-remote")),
        *(QuestionRow(form, one) for one in REMOTE_QUESTIONS if form.table_setup.remote),
    ]
    return [
        GameRow(form, say("new-game")),
        *(SeatRow(form, n) for n in range(form.table_setup.capacity)),
        OptionsRow(form),
        *(behind if form.opened else ()),
        ListRow(say("new-start"), form.start),
    ]
