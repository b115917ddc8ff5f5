"""The ink of a game: the shared signs and colours, and its own."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Protocol

from ...games import part
from .ink import Ink


class SignsAndPaints(Protocol):
    """What an ink takes from the screens of a game, see ``GameUI``."""

    @property
    def signs(self) -> Mapping[str, str]: ...

    @property
    def paints(self) -> Mapping[str, str]: ...


@cache
def ink_for_game(ink: Ink, game_id: str) -> Ink:
    """Return an ink that also knows the signs and colours of a game. Loads its screens."""
    ui: SignsAndPaints | None = part(game_id, "tui")
    return Ink(
        ink.theme.with_paints(ui.paints if ui is not None else {}),
        ink.depth,
        ink.glyphs,
        ui.signs if ui is not None else {},
        game_id,
        pictures=ink.pictures,
        blocks=ink.blocks,
    )
