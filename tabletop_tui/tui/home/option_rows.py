"""The rows of the new-game form that change an option of the game."""

from __future__ import annotations

from collections.abc import Mapping

from ...engine import Option
from ...play import Words
from ...play.options_in_words import label_in_words
from ...play.text import say, sentence
from .form_row import FormRow, SetupForm

DIGITS = tuple("0123456789")
LONGEST_NAME = 1000  # characters of a file name


class OptionRow(FormRow):
    """An option of the game."""

    def __init__(self, form: SetupForm, words: Words, option: Option, *, gap: bool = False) -> None:
        super().__init__(form, "", gap=gap)
        self.words, self.option = words, option

    @property
    def label(self) -> str:
        return label_in_words(self.words, self.option, self.table_setup.names())

    @property
    def explanation(self) -> str:
        key = f"option-{self.option.name}-help"
        return self.words.say(key) if self.words.has(key) else ""

    @property
    def value(self) -> str:
        value = self.table_setup.value(self.option)
        if isinstance(value, bool):
            return say("yes" if value else "no")
        key = f"option-{self.option.name}-{value}"
        return self.words.say(key) if self.words.has(key) else str(value)

    def turn(self, by: int) -> None:
        self.table_setup.change(self.option, by)


class NumberRow(OptionRow):
    """An option that is a number: left and right change it, digits write it."""

    def __init__(self, form: SetupForm, words: Words, option: Option, *, gap: bool = False) -> None:
        super().__init__(form, words, option, gap=gap)
        self.written = ""  # the digits so far, cleared when the cursor leaves

    @property
    def value(self) -> str:
        if self.form.list.choices.here() is not self:
            self.written = ""
        if self.written and not self.complete:
            return f"{self.written}…"
        value = super().value
        return f"{value} ({self.option.least}–{self.option.most})" if value.isdigit() else value

    @property
    def complete(self) -> bool:
        """True if the digits so far are a value of the option."""
        return self.option.least <= int(self.written or -1) <= self.option.most

    def keyed(self, character: str) -> bool:
        """Add a digit; one that would be too much starts a new number."""
        if character not in DIGITS:
            return False
        self.written += character
        if int(self.written) > self.option.most:
            self.written = character
        if self.complete:
            self.table_setup.chosen[self.option.key] = int(self.written)
        return True

    def turn(self, by: int) -> None:
        self.written = ""
        super().turn(by)

    def press(self) -> None:
        """Start the game, unless the digits are no value of the option."""
        written, whole, self.written = self.written, self.complete, ""
        if not written or whole:
            super().press()
            return
        try:
            self.option.parse(written)
        except ValueError as problem:
            self.form.message = sentence(problem)


class FileRow(OptionRow):
    """An option that is a file, whose name is typed."""

    most = LONGEST_NAME

    @property
    def value(self) -> str:
        return str(self.table_setup.value(self.option))[-38:] or say("new-no-file")

    @property
    def text(self) -> str:
        return str(self.table_setup.value(self.option))

    def type(self, text: str) -> None:
        self.table_setup.chosen[self.option.key] = text

    def turns(self) -> bool:
        return False


SHAPES: Mapping[str, type[OptionRow]] = {"file": FileRow, "number": NumberRow}
