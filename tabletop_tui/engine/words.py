"""Facts for a sentence: what a game says about its actions and events, before a language makes words of it."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Protocol, Union


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


def facts(thing: Any) -> dict[str, Any]:
    """The fields of an action or event by name, for a ``describe`` that has nothing to add."""
    return {f.name: getattr(thing, f.name) for f in fields(thing) if f.name != "kind"}


class Speech(Protocol):
    """Whoever turns keys and facts into sentences."""

    def say(self, key: str, **facts: Any) -> str:
        """The message of that key."""
        ...

    def name(self, seat: int) -> str:
        """The name of a player."""
        ...
