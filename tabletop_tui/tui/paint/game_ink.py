"""The ink of a game: the shared signs and colours, and its own."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Protocol

from ...games import part
from ...play.seats import colours
from ...play.table import Table
from .ink import Ink
from .painter import Pictures


class SignsAndPaints(Protocol):
    """What an ink takes from the screens of a game, see ``GameUI``."""

    @property
    def signs(self) -> Mapping[str, str]: ...

    @property
    def paints(self) -> Mapping[str, str]: ...

    @property
    def small_pictures(self) -> Pictures: ...


@cache
def ink_for_game(ink: Ink, game_id: str, seats: tuple[int, ...] = ()) -> Ink:
    """Return an ink that also knows the signs and colours of a game, with the colours of *seats*.
    Loads its screens.

    On a small screen whose players chose no way of drawing, the game's own choice is taken.
    """
    ui: SignsAndPaints | None = part(game_id, "tui")
    small = ui.small_pictures if ink.small and ui is not None else ink.pictures
    return Ink(
        ink.theme.with_paints(ui.paints if ui is not None else {}),
        ink.depth,
        ink.glyphs,
        ui.signs if ui is not None else {},
        game_id,
        pictures=small,
        blocks=ink.blocks,
        letters=ink.letters,
        seats=seats,
        cell=ink.cell,
    )


def ink_for_table(ink: Ink, table: Table) -> Ink:
    """Return the ink of a table, whose seats may have other colours than those of their numbers."""
    own = any(seat.colour >= 0 for seat in table.seats)
    return ink_for_game(ink, table.game.id, colours(table.seats) if own else ())
