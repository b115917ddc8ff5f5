"""A position in rows of text, for a game that brings nothing to show it with: the facts that its
``describe`` tells of a view, and so no more than the viewer may know.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import is_dataclass
from typing import Any

from ..engine import Game, Place, Who, Word, facts
from .text import Words

HIDDEN_FIELDS = ("rng", "stack")
"""What every position has and no player asks for: luck, and what the table waits for."""
PLAYERS = "players"
NONE = "-"


def position_lines(game: Game, view: Any, words: Words) -> list[str]:
    """The position, fact by fact: most are a row, and those with several parts are several."""
    return ["\n".join(_rows(key, fact, words)) for key, fact in facts_of(game, view).items()]


def facts_of(game: Game, view: Any) -> dict[str, Any]:
    """What a game tells of the view itself; its fields, where ``describe`` knows nothing but
    actions and events.
    """
    try:
        found = game.describe(view, view)
    except Exception:  # whatever becomes of a view in code that does not expect one
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
    """A place on a board that is not drawn: the message ``place-<kind>`` of the game with its
    number ``n``, else both.
    """
    kind, n = place
    key = f"place-{kind}"
    return words.say(key, n=n) if words.has(key) else f"{kind} {n}"
