"""Walking through the game that is going on at a terminal of one's own: with the own eyes alone."""

from __future__ import annotations

from typing import ClassVar

from ...play.table import Table
from ..keys.tables import LOOKING_ON
from .screen import ReplayScreen


class OwnEyes(ReplayScreen):
    """A replay in which nobody can look as somebody else, nor take the game elsewhere."""

    hints: ClassVar[tuple[str, ...]] = LOOKING_ON

    def __init__(self, table: Table, eyes: int) -> None:
        super().__init__(table, eyes, covered=False)

    def action_eyes(self) -> None:
        """There are no other eyes here while the game goes on."""
        self.tell(self.words.say("apart-own-eyes"))

    def action_play_on(self) -> None:
        """The game is everybody's while it goes on."""
        self.tell(self.words.say("apart-own-eyes"))
