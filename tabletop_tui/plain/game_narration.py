"""How a game is described in plain mode: by the functions of its ``view/plain.py``, each of which
has a default here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..components.sheet import Section
from ..engine import Game, Place
from ..games import find, part
from ..play.position import place_in_words, position_lines
from ..play.text import Words


class GameNarration:
    """The default description of a game. *seat* is the viewer, -1 for none, and *view* what that
    seat may know.

    A game replaces a method by a function of the same name, without *self*.
    """

    def __init__(self, game: Game) -> None:
        self.game = game

    def board(self, view: Any, seat: int, words: Words, *, picture: bool = True) -> list[str]:
        """Return what lies on the table, item by item. A picture is one item of several lines;
        without *picture* it is described in sentences.
        """
        return position_lines(self.game, view, words)

    def own(self, view: Any, seat: int, words: Words) -> list[str]:
        """Return what the viewer holds, a sentence a row."""
        return []

    def forecast(self, view: Any, seat: int, words: Words) -> list[str]:
        """Return what is to be expected if no more is done, for the viewer and the others."""
        return []

    def ranking(self, view: Any, seat: int, action: Any, words: Words) -> str:
        """Return what an action would do to the standing of all players, "" if none can say."""
        return ""

    def about(self, view: Any, seat: int, typed: str, words: Words) -> list[str]:
        """Return what is at the place that a player has typed; nothing when there is no such
        place.
        """
        return []

    def legend(self, view: Any, words: Words) -> list[str]:
        """Return what the signs and numbers of the board mean."""
        return []

    def sheet(self, view: Any, words: Words) -> list[Section]:
        """Return the components with their values."""
        return []

    def charts(self, view: Any, words: Words) -> list[str]:
        """Return what the game counts besides points, such as the dice."""
        return []

    def code(self, view: Any, place: Place, words: Words) -> str:
        """Return the coordinate of a place on the board's picture, which may be typed instead of
        the number of a line, in the language of *words*; "" for none.
        """
        return ""

    def spot(self, view: Any, place: Place, words: Words) -> str:
        """Return a place in words that a voice can say; "" where the sentences name it."""
        return ""

    def grouped(self, view: Any, place: Place, actions: Sequence[Any], words: Words) -> str:
        """Return what many *actions* at a place hold, such as the numbers to choose from; "" for
        the place and how many there are.
        """
        return ""

    def worth(self, view: Any, action: Any, words: Words) -> str:
        """Return what an action is worth by a count that everybody can make, "" for nothing."""
        return ""

    def effect(self, view: Any, seat: int, action: Any, words: Words) -> str:
        """Return what an action changes later, told only in full; "" for nothing."""
        return ""

    def area(self, view: Any, place: Place, words: Words) -> str:
        """Return the part of the table where a place lies, under which many places are grouped; ""
        for none.
        """
        return ""

    def sights(self, view: Any, piece: int, words: Words) -> list[tuple[str, int, int]]:
        """Return what an aimed piece can reach: a sentence, and the angle and the power that lead
        there.
        """
        return []

    def shot(self, view: Any, piece: int, angle: int, power: int, words: Words) -> list[str]:
        """Return the name of an aimed piece (*angle* -1), or the forecast of a shot: the aim in the
        first line. Angles are steps from the east.
        """
        return [place_in_words(("piece", piece), words)] if angle < 0 else []


FUNCTIONS = tuple(name for name in vars(GameNarration) if not name.startswith("_"))
"""Functions that a game may bring."""


def narration_of(game_id: str) -> GameNarration:
    """Return the description of a game: its own functions as long as they work, else the
    defaults.
    """
    narration, own = GameNarration(find(game_id)), part(game_id, "plain")
    for name in FUNCTIONS:
        if (found := getattr(own, name, None)) is not None:
            setattr(narration, name, either(game_id, found, getattr(narration, name)))
    return narration


def either(
    game_id: str, own: Callable[..., Any], default: Callable[..., Any]
) -> Callable[..., Any]:
    """Return a function that calls the game's own, or the default once the game's is out of use."""
    return lambda *args, **how: (own if part(game_id, "plain") else default)(*args, **how)
