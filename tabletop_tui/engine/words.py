"""The facts of a sentence: what a game says about its actions and events, before translation."""

from __future__ import annotations

from collections.abc import Iterable
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
    """A player, by seat. Shown by name."""

    seat: int


class Listed(tuple[Any, ...]):
    """Facts for the brackets behind a name, with commas alone: "Forest (2 cubes, eats 2 food)"."""

    __slots__ = ()


class Either(tuple[Any, ...]):
    """Facts of which one is chosen: "easy, normal or hard"."""

    __slots__ = ()


Fact = Union[int, str, Word, Who, tuple[Any, ...]]
"""A tuple of facts is shown as a list ("1 wool and 2 ore")."""
Reason = tuple[str, dict[str, Any]]
"""Why an action is good: a message of the text files, and its facts."""


def as_sentences(parts: Iterable[str]) -> str:
    """Return parts as sentences, one after the other: a voice reads a full stop as a pause."""
    return " ".join(f"{part[:1].upper()}{part[1:].rstrip('.')}." for part in parts)


def facts(thing: Any) -> dict[str, Any]:
    """Return the fields of an action or event by name, for a ``describe`` that has nothing to
    add.
    """
    return {f.name: getattr(thing, f.name) for f in fields(thing) if f.name != "kind"}


class Complaint(ValueError):
    """What is wrong with something that a player entered: a message of the text files, and its
    facts.

    The caller that shows it makes the sentence (``sentence`` of ``play/text.py``), in the language
    of the players. ``str()`` is the message key with the facts, for debugging.

    >>> str(Complaint("wrong-name-twice", name="Anna"))
    "wrong-name-twice: name='Anna'"
    """

    game: str = ""
    """The game whose text files have the message; "" for the program's own."""

    def __init__(self, key: str, /, **facts: Any) -> None:
        super().__init__(key)
        self.key, self.facts = key, facts

    def of_game(self, game: str) -> Complaint:
        """Return this complaint, marked to use the text files of a game."""
        self.game = game
        return self

    def __str__(self) -> str:
        listed = ", ".join(f"{name}={fact!r}" for name, fact in self.facts.items())
        return f"{self.key}: {listed}" if listed else self.key


class Speech(Protocol):
    """Anything that turns keys and facts into sentences."""

    def say(self, key: str, /, **facts: Any) -> str:
        """Return the message of that key."""
        ...

    def fact(self, fact: Any) -> str | int:
        """Return a fact as it appears in a sentence."""
        ...

    def read(self, text: str) -> str:
        """Return a text that is printed on a component."""
        ...

    def decimal(self, value: float, form: str = ".1f") -> str:
        """Format a number with the decimal mark of the language."""
        ...

    def name(self, seat: int) -> str:
        """Return the name of a player."""
        ...
