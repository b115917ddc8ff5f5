"""What the action display, the map and the tiles have in common: they tell why a place is shut."""

from __future__ import annotations

from collections.abc import Mapping

from ....engine import Illegal, Place
from ....tui.board import Board
from ....tui.look import Look
from .reasons import refusals


class EmpireBoard(Board):
    """One of the three boards; ``shut`` are the places that cannot be picked now, with the reason."""

    def __init__(self) -> None:
        super().__init__()
        self.shut: dict[Place, Illegal] = {}

    def show(self, look: Look, lit: Mapping[Place, int], picked: tuple[Place, ...] = ()) -> None:
        self.shut = refusals(look)
        super().show(look, lit, picked)
