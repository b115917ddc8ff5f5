"""Table options: what the players choose before the first move, and how it is written on the
command line.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal, Union

from .words import Complaint, Either

Value = Union[bool, int, str]


@dataclass(slots=True, frozen=True, kw_only=True)
class Option:
    """A table option. *key* names it in the text files and in ``--set key=value``.

    A *number* has ``least`` and ``most``; a *choice* has ``choices``; a *file* holds the text of a
    file of the players ("" for none): *reads* converts the text of the file, and *validate* checks
    it when it is loaded from a save (both raise ValueError with one sentence). They should import
    what they need when called, to keep the import of the rules light. A *list* holds up to ``most``
    entries with a space between them, each of which *validate* checks.
    """

    key: str
    shape: Literal["flag", "number", "choice", "file", "list"]
    default: Value
    least: int = 0
    most: int = 0
    choices: tuple[str, ...] = ()
    validate: Callable[[str], object] | None = None
    reads: Callable[[str], str] | None = None

    def parse(self, text: str) -> Value:
        """Parse a value as a player types it. Raises ValueError with one sentence."""
        word = text.strip().lower()
        if self.shape == "flag":
            if word in ("yes", "on", "true", "1"):
                return True
            if word in ("no", "off", "false", "0"):
                return False
            raise Complaint("wrong-flag", option=self.key, word=text)
        if self.shape == "number":
            try:
                number = int(word)
            except ValueError:
                number = self.least - 1
            if not self.least <= number <= self.most:
                raise Complaint(
                    "wrong-number", option=self.key, least=self.least, most=self.most, word=text
                )
            return number
        if self.shape == "choice":
            if word not in self.choices:
                raise Complaint(
                    "wrong-choice", option=self.key, known=Either(self.choices), word=text
                )
            return word
        return text

    def read(self, text: str) -> str:
        """Return what a game keeps of the text of a file: the text itself, once checked, if the
        option has no *reads*. Raises ValueError with one sentence.
        """
        if self.reads is not None:
            return self.reads(text)
        self.check(text)
        return text

    def check(self, value: Value) -> None:
        """Raise ValueError with one sentence if the text of a file is invalid."""
        if self.validate is not None and isinstance(value, str) and value:
            self.validate(value)

    def accepts(self, value: Any) -> bool:
        """Return whether *value* (from a save, say) is valid for this option."""
        if self.shape == "flag":
            return isinstance(value, bool)
        if self.shape == "number":
            return (
                isinstance(value, int)
                and not isinstance(value, bool)
                and self.least <= value <= self.most
            )
        if self.shape == "list":
            return isinstance(value, str) and self.has_valid_entries(value)
        return isinstance(value, str) and (self.shape == "file" or value in self.choices)

    def has_valid_entries(self, value: str) -> bool:
        """Return whether a list has as many entries as it may, and each is valid."""
        entries = value.split()
        try:
            for entry in entries:
                self.check(entry)
        except ValueError:
            return False
        return 0 < len(entries) <= self.most and value == " ".join(entries)


def settle(options: tuple[Option, ...], chosen: Mapping[str, Value]) -> dict[str, Value]:
    """Return every option with its chosen or default value. Raises ValueError for an unknown key or
    an invalid value.

    >>> size = Option(key="size", shape="number", default=11, least=5, most=19)
    >>> settle((size,), {}), settle((size,), {"size": 7})
    ({'size': 11}, {'size': 7})
    """
    known = {option.key: option for option in options}
    for key, value in chosen.items():
        if key not in known:
            raise Complaint(
                "wrong-option" if known else "wrong-no-options", option=key, known=Either(known)
            )
        if not known[key].accepts(value):
            raise Complaint("wrong-value", value=str(value), option=key)
    return {option.key: chosen.get(option.key, option.default) for option in options}
