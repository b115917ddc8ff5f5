"""How a game is told in plain mode: by the functions of its ``view/plain.py``, each of which has a
default.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..components.sheet import Section
from ..engine import Game, Place
from ..games import find, part
from ..play.position import place_in_words, position_lines
from ..play.text import Words


class Telling:
    """Tells a game by default; *seat* is the viewer, -1 for nobody, and *view* what that seat may
    know. A game that brings a function of the same name, without *self*, is told by that.
    """

    def __init__(self, game: Game) -> None:
        self.game = game

    def board(self, view: Any, seat: int, words: Words, *, picture: bool = True) -> list[str]:
        """What lies on the table, item by item; a picture is one item of several lines, or told in
        sentences.
        """
        return position_lines(self.game, view, words)

    def own(self, view: Any, seat: int, words: Words) -> list[str]:
        """What the viewer holds, a sentence a row."""
        return []

    def about(self, view: Any, seat: int, typed: str, words: Words) -> list[str]:
        """What is at the place that a player has typed; nothing when there is no such place."""
        return []

    def legend(self, view: Any, words: Words) -> list[str]:
        """What the signs and numbers of the board mean."""
        return []

    def sheet(self, view: Any, words: Words) -> list[Section]:
        """The components with their values."""
        return []

    def charts(self, view: Any, words: Words) -> list[str]:
        """What the game counts besides points, such as the dice; nothing for a game that counts no
        more.
        """
        return []

    def code(self, view: Any, place: Place, words: Words) -> str:
        """The coordinate of a place on the board's picture, in the language of the words; "" where
        the sentences name it.
        """
        return ""

    def area(self, view: Any, place: Place, words: Words) -> str:
        """The part of the table where a place lies, under which many places are listed; "" for
        none.
        """
        return ""

    def sights(self, view: Any, piece: int, words: Words) -> list[tuple[str, int, int]]:
        """What a piece that is aimed can reach: a sentence, and the angle and the power that lead
        there.
        """
        return []

    def shot(self, view: Any, piece: int, angle: int, power: int, words: Words) -> list[str]:
        """The name of a piece that is aimed (*angle* -1), or what is foreseen of a shot in steps
        from the east.
        """
        return [place_in_words(("piece", piece), words)] if angle < 0 else []


FUNCTIONS = tuple(name for name in vars(Telling) if not name.startswith("_"))
"""What a game may bring."""


def telling_of(game_id: str) -> Telling:
    """How a game is told in plain mode: by what it brings, as long as that is used."""
    telling, own = Telling(find(game_id)), part(game_id, "plain")
    for name in FUNCTIONS:
        if (found := getattr(own, name, None)) is not None:
            setattr(telling, name, either(game_id, found, getattr(telling, name)))
    return telling


def either(
    game_id: str, own: Callable[..., Any], default: Callable[..., Any]
) -> Callable[..., Any]:
    """A function that a game brings, or the default once that is used no more."""
    return lambda *args, **how: (own if part(game_id, "plain") else default)(*args, **how)
