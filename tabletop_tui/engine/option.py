"""A table option: something the players settle before the first move, and how it is written on the
command line.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal, Union

from .words import Complaint

Value = Union[bool, int, str]


@dataclass(slots=True, frozen=True, kw_only=True)
class Option:
    """*key* names it in the text files and in ``--set key=value``.

    A *number* has ``least`` and ``most``; a *choice* has ``choices``; a *file* holds the text of a
    file the players give ("" for none): *reads* makes it of the file's text, and *validate* checks
    it when it comes out of a save (both raise ValueError with one sentence). They should import
    what they need when they are called, since rules load lightly.
    """

    key: str
    shape: Literal["flag", "number", "choice", "file"]
    default: Value
    least: int = 0
    most: int = 0
    choices: tuple[str, ...] = ()
    validate: Callable[[str], object] | None = None
    reads: Callable[[str], str] | None = None

    def parse(self, text: str) -> Value:
        """Read a value as a player writes it. Raises ValueError with one sentence."""
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
                    "wrong-choice", option=self.key, known=", ".join(self.choices), word=text
                )
            return word
        return text

    def read(self, text: str) -> str:
        """The text of a file as a game remembers it; as it is, once checked, where the option has
        no reading of its own. Raises ValueError with one sentence.
        """
        if self.reads is not None:
            return self.reads(text)
        self.check(text)
        return text

    def check(self, value: Value) -> None:
        """Raise ValueError with one sentence for the text of a file that cannot be used."""
        if self.validate is not None and isinstance(value, str) and value:
            self.validate(value)

    def accepts(self, value: Any) -> bool:
        """Whether *value* (out of a save file, say) can stand for this option."""
        if self.shape == "flag":
            return isinstance(value, bool)
        if self.shape == "number":
            return (
                isinstance(value, int)
                and not isinstance(value, bool)
                and self.least <= value <= self.most
            )
        return isinstance(value, str) and (self.shape == "file" or value in self.choices)


def settle(options: tuple[Option, ...], chosen: Mapping[str, Value]) -> dict[str, Value]:
    """Every option with its chosen or default value. Raises ValueError for a key or a value that
    does not exist.

    >>> size = Option(key="size", shape="number", default=11, least=5, most=19)
    >>> settle((size,), {}), settle((size,), {"size": 7})
    ({'size': 11}, {'size': 7})
    """
    known = {option.key: option for option in options}
    for key, value in chosen.items():
        if key not in known:
            raise Complaint(
                "wrong-option" if known else "wrong-no-options", option=key, known=", ".join(known)
            )
        if not known[key].accepts(value):
            raise Complaint("wrong-value", value=str(value), option=key)
    return {option.key: chosen.get(option.key, option.default) for option in options}
