"""Facts for a sentence: what a game says about its actions and events, before a language makes
words of it.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Protocol, Union

from .fast_dataclass import dataclass


@dataclass(slots=True, frozen=True)
class Word:
    """A message of the game's text file, with its own facts: ``Word("terrain-forest")``."""

    key: str
    facts: tuple[tuple[str, Any], ...] = ()


@dataclass(slots=True, frozen=True)
class Who:
    """A player, by seat; shown by name, never interpreted."""

    seat: int


Fact = Union[int, str, Word, Who, tuple[Any, ...]]
"""A tuple of facts is shown as a list ("1 wool, 2 ore")."""
Reason = tuple[str, dict[str, Any]]
"""Why an action is good: a message of the text files, and its facts."""


def facts(thing: Any) -> dict[str, Any]:
    """The fields of an action or event by name, for a ``describe`` that has nothing to add."""
    return {f.name: getattr(thing, f.name) for f in fields(thing) if f.name != "kind"}


class Complaint(ValueError):
    """What is wrong with something that a player gave: a message of the text files, and its facts.

    Whoever shows it makes the sentence (``sentence`` of ``play/text.py``), in the language of the
    players; as a text it is the message's key with the facts, for those who look for a fault.

    >>> str(Complaint("wrong-name-twice", name="Anna"))
    "wrong-name-twice: name='Anna'"
    """

    game: str = ""
    """The game whose text files have the message; "" for the program's own."""

    def __init__(self, key: str, /, **facts: Any) -> None:
        super().__init__(key)
        self.key, self.facts = key, facts

    def of_game(self, game: str) -> Complaint:
        """The same complaint, told with the text files of a game."""
        self.game = game
        return self

    def __str__(self) -> str:
        told = ", ".join(f"{name}={fact!r}" for name, fact in self.facts.items())
        return f"{self.key}: {told}" if told else self.key


class Speech(Protocol):
    """Whoever turns keys and facts into sentences."""

    def say(self, key: str, /, **facts: Any) -> str:
        """The message of that key."""
        ...

    def read(self, text: str) -> str:
        """A text that is printed on a component."""
        ...

    def decimal(self, value: float, form: str = ".1f") -> str:
        """A number with the decimal mark of the language."""
        ...

    def name(self, seat: int) -> str:
        """The name of a player."""
        ...
