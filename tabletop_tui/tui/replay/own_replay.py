"""Walking through the game that is going on at a terminal of one's own: with the own eyes alone."""

from __future__ import annotations

from typing import ClassVar

from ...play.table import Table
from ..keys.key_tables import LOOKING_ON
from .replay_screen import ReplayScreen


class OwnReplay(ReplayScreen):
    """A replay in which nobody can look as somebody else, nor take the game elsewhere."""

    hints: ClassVar[tuple[str, ...]] = LOOKING_ON

    def __init__(self, table: Table, viewer: int) -> None:
        super().__init__(table, viewer, covered=False)

    def action_eyes(self) -> None:
        """There are no other eyes here while the game goes on."""
        self.tell(self.words.say("apart-own-eyes"))

    def action_play_on(self) -> None:
        """The game is everybody's while it goes on."""
        self.tell(self.words.say("apart-own-eyes"))
