"""What a game gives to plain mode: its ``plain`` module, found by name."""

from __future__ import annotations

import importlib
from typing import Any, Protocol, cast

from ..components.sheet import Section
from ..engine import Place
from ..engine.words import Speech
from ..games import package


class Telling(Protocol):
    """The module ``plain`` of a game; *seat* is the viewer, -1 for nobody, and *view* what that
    seat may know.
    """

    def board(self, view: Any, seat: int, words: Speech, *, picture: bool = True) -> list[str]:
        """What lies on the table, item by item; a picture is one item of several lines, or told in
        sentences.
        """
        ...

    def own(self, view: Any, seat: int, words: Speech) -> list[str]:
        """What the viewer holds, a sentence a row."""
        ...

    def about(self, view: Any, seat: int, typed: str, words: Speech) -> list[str]:
        """What is at the place that a player has typed; nothing when there is no such place."""
        ...

    def legend(self, view: Any, words: Speech) -> list[str]:
        """What the signs and numbers of the board mean."""
        ...

    def sheet(self, view: Any, words: Speech) -> list[Section]:
        """The components with their values."""
        ...

    def charts(self, view: Any, words: Speech) -> list[str]:
        """What the game counts besides points, such as the dice; nothing for a game that counts no
        more.
        """
        ...

    def code(self, view: Any, place: Place, words: Speech) -> str:
        """The coordinate of a place on the board's picture, in the language of the words; "" where
        the sentences name it.
        """
        ...

    def area(self, view: Any, place: Place, words: Speech) -> str:
        """The part of the table where a place lies, under which many places are listed; "" for
        none.
        """
        ...

    def sights(self, view: Any, piece: int, words: Speech) -> list[tuple[str, int, int]]:
        """What a piece that is aimed can reach: a sentence, and the angle and the power that lead
        there.
        """
        ...

    def shot(self, view: Any, piece: int, angle: int, power: int, words: Speech) -> list[str]:
        """The name of a piece that is aimed (*angle* -1), or what is foreseen of a shot in steps
        from the east.
        """
        ...


def telling_of(game_id: str) -> Telling:
    """How a game is told in plain mode."""
    return cast(Telling, importlib.import_module(f"{package(game_id)}.view.plain"))
