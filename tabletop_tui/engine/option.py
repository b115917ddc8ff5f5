"""Table options: what the players choose before the first move, and how it is written on the
command line.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, Union

from .words import Complaint, Either

Value = Union[bool, int, str]
HANDICAP = "handicap"


@dataclass(slots=True, frozen=True, kw_only=True)
class Option:
    """A table option. *key* names it in the text files and in ``--set key=value``.

    A *number* has ``least`` and ``most``; a *choice* has ``choices``; a *file* holds the text of a
    file of the players ("" for none): *reads* converts the text of the file, and *validate* checks
    it when it is loaded from a save (both raise ValueError with one sentence). They should import
    what they need when called, to keep the import of the rules light. A *list* holds up to ``most``
    entries with a space between them, each of which *validate* checks. A handicap belongs to a
    *seat*; see :func:`handicap_options`.
    """

    key: str
    shape: Literal["flag", "number", "choice", "file", "list"]
    default: Value
    least: int = 0
    most: int = 0
    choices: tuple[str, ...] = ()
    validate: Callable[[str], object] | None = None
    reads: Callable[[str], str] | None = None
    seat: int = -1

    @property
    def name(self) -> str:
        """Its name in the text files: the key, the same one for the handicaps of all seats."""
        return HANDICAP if self.seat >= 0 else self.key

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


def handicap_options(option: Option, seats: int) -> tuple[Option, ...]:
    """Return an option once for each seat: what the person there has agreed to before the game.

    >>> start = Option(key=HANDICAP, shape="number", default=0, most=4)
    >>> [one.key for one in handicap_options(start, 2)]
    ['handicap1', 'handicap2']
    """
    return tuple(replace(option, key=f"{HANDICAP}{n + 1}", seat=n) for n in range(seats))


def handicap_of(options: Mapping[str, Value], seat: int, usual: Value) -> Value:
    """Return the handicap of a seat among the options of a table, *usual* if there is none."""
    return options.get(f"{HANDICAP}{seat + 1}", usual)


def reseated(
    options: tuple[Option, ...], chosen: Mapping[str, Value], seats: Sequence[int]
) -> dict[str, Value]:
    """Return the *chosen* options for a table at which those sit who had these *seats*: handicaps
    go with them, and those of others are left out.

    >>> both = handicap_options(Option(key=HANDICAP, shape="number", default=0, most=4), 2)
    >>> reseated(both, {"size": 7, "handicap1": 3}, (1, 0))
    {'size': 7, 'handicap2': 3}
    """
    of_seat = {option.seat: option.key for option in options if option.seat >= 0}
    found = {key: value for key, value in chosen.items() if key not in of_seat.values()}
    moved = ((of_seat.get(n), of_seat.get(seat)) for n, seat in enumerate(seats))
    return found | {new: chosen[old] for new, old in moved if new and old and old in chosen}


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
