"""The replay of the current game at a player's own terminal, for that player's view alone."""

from __future__ import annotations

from typing import ClassVar

from ...play.table import Table
from ..dialogs.turn_foot import INTERVAL, told_below
from ..keys.key_tables import LOOKING_ON
from .replay_screen import ReplayScreen


class OwnReplay(ReplayScreen):
    """A replay without other viewers and without playing on."""

    hints: ClassVar[tuple[str, ...]] = LOOKING_ON

    def __init__(self, table: Table, viewer: int) -> None:
        super().__init__(table, viewer, covered=False)

    def on_mount(self) -> None:
        self.set_interval(INTERVAL, self.draw_where)

    def where(self) -> str:
        """Return the moment, after what the table says of itself now."""
        told = told_below(self.app)
        return super().where() if told is None else f"{told.plain.strip()} · {super().where()}"

    def action_viewer(self) -> None:
        """Refuse to change the viewer while the game goes on."""
        self.tell(self.words.say("remote-own-eyes"))

    def action_play_on(self) -> None:
        """Refuse to play on while the game goes on."""
        self.tell(self.words.say("remote-own-eyes"))

    def action_what_if(self) -> None:
        """Refuse to try things out while the game goes on."""
        self.tell(self.words.say("remote-own-eyes"))
