"""Looking on at a game that another session plays: read-only, always up to date, and without
secrets.
"""

from __future__ import annotations

from typing import ClassVar

from ...play.replay import EVERYBODY
from ...play.table import Table
from ...store.atomic_files import SaveError
from ...store.presence import main_save, present
from ...store.save_file import ReadOnlySaveFile
from ...store.session_lock import holder_of
from ..keys.key_tables import LOOKING_ON
from .replay_screen import ReplayScreen

EVERY = 0.05  # seconds between two checks of the save; each reads its timestamp
SECOND = 1.0  # between two checks who plays it


class SpectatorScreen(ReplayScreen):
    """A replay that grows while others play; at its end it follows."""

    hints: ClassVar[tuple[str, ...]] = LOOKING_ON

    def __init__(self, onlooker: ReadOnlySaveFile, table: Table) -> None:
        super().__init__(table, EVERYBODY, at=len(table.log))
        self.onlooker = onlooker
        self.alone = False  # no session plays any more

    def on_mount(self) -> None:
        self.set_interval(EVERY, self.follow)
        self.set_interval(SECOND, self.look_again)

    def look_again(self) -> None:
        """Check whether the game has moved on, and whether a session plays it."""
        if self.follow():
            self.see_who_plays()

    def follow(self) -> bool:
        """Read what has happened since. Return False if the save cannot be read."""
        try:
            loaded = self.onlooker.poll()
        except SaveError as error:
            self.tell(str(error))
            return False
        if loaded is not None:
            self.replay.follow(loaded.table)
            self.moved(True)
        return True

    def see_who_plays(self) -> None:
        """Show a sentence if no session plays any more."""
        path = main_save(self.onlooker.path)
        alone = holder_of(path) is None and not present(path)
        if alone != self.alone:
            self.alone = alone
            self.tell(self.words.say("looking-alone") if alone else "")

    def tell(self, sentence: str) -> None:
        """Show a sentence, unless it is shown already."""
        if self.message != sentence:
            super().tell(sentence)

    def where(self) -> str:
        """Return a note that this is no seat, and the moment."""
        return f"{self.words.say('looking-on')} · {super().where()}"

    def action_viewer(self) -> None:
        """Refuse to change the viewer while the game goes on."""
        if self.replay.table.over:
            super().action_viewer()
        else:
            self.tell(self.words.say("looking-no-eyes"))

    def action_play_on(self) -> None:
        """Refuse to play on while the game goes on."""
        self.tell(self.words.say("looking-no-eyes"))
