"""A position as rows of text, for a game without a board view. It shows only facts that the game's
``describe`` returns for a view, so nothing the viewer may not know.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import is_dataclass
from typing import Any

from ..engine import Game, Place, Who, Word, facts
from .text import Words

HIDDEN_FIELDS = ("rng", "stack")
"""Fields of every position that are not shown: the random state and the frame stack."""
PLAYERS = "players"
NONE = "-"


def position_lines(game: Game, view: Any, words: Words) -> list[str]:
    """Return the position, fact by fact. Most facts are one row, those with several parts
    several.
    """
    return ["\n".join(_rows(key, fact, words)) for key, fact in facts_of(game, view).items()]


def facts_of(game: Game, view: Any) -> dict[str, Any]:
    """Return what the game describes of the view itself. Fall back to its fields if ``describe``
    only knows actions and events.
    """
    try:
        found = game.describe(view, view)
    except Exception:  # a describe that does not expect a view may raise anything
        found = facts(view)
    return {key: fact for key, fact in found.items() if key not in HIDDEN_FIELDS}


def _rows(key: str, fact: Any, words: Words) -> Iterator[str]:
    if key == PLAYERS:
        for seat, player in enumerate(fact):
            yield f"{words.name(seat)}: {_in_words(player, words)}"
    elif isinstance(fact, (list, tuple)) and any(map(_is_row, fact)):
        yield f"{_name(key, words)}:"
        for one in fact:
            yield f"  {_in_words(one, words, ' ')}"
    else:
        yield f"{_name(key, words)}: {_in_words(fact, words)}"


def _is_row(fact: Any) -> bool:
    return isinstance(fact, (list, tuple)) or (
        is_dataclass(fact) and not isinstance(fact, Who | Word)
    )


def _name(key: str, words: Words) -> str:
    message = f"fact-{key.replace('_', '-')}"
    return words.say(message) if words.has(message) else key.replace("_", " ")


def _in_words(fact: Any, words: Words, between: str = ", ") -> str:
    if isinstance(fact, bool):
        return words.say("yes" if fact else "no")
    if isinstance(fact, Mapping):
        parts = [f"{key} {_in_words(one, words)}" for key, one in fact.items()]
    elif isinstance(fact, (list, tuple)):
        return between.join(_in_words(one, words) for one in fact) or NONE
    elif _is_row(fact):
        parts = [f"{_name(key, words)} {_in_words(one, words)}" for key, one in facts(fact).items()]
    else:
        return NONE if fact is None else str(words.fact(fact))
    return ", ".join(parts) or NONE


def place_in_words(place: Place, words: Words) -> str:
    """Return the name of a place on a board that is not drawn: the message ``place-<kind>`` of the
    game with its number ``n``, else both.
    """
    kind, n = place
    key = f"place-{kind}"
    return words.say(key, n=n) if words.has(key) else f"{kind} {n}"
