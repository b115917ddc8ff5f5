"""The program at a save, or at the practice table. F6 sets the window title once everything typed
before is on the screen. F5 adds a line to the story.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import ClassVar

from textual.binding import Binding

from tabletop_tui.games.rise_of_empires.tui.display import Display
from tabletop_tui.play.story.narration import StoryLine
from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.tui.app import TabletopApp, practices
from tabletop_tui.tui.table.game_screen import GameScreen

UNTOLD = 30
REST = 3600.0
"""Seconds that a cursor never rests: what is drawn at rest is not counted with its moves."""
MARK = "\x1b]2;drawn\x07"
"""A window title that no screen sets by itself."""


class TellingApp(TabletopApp):
    """Holds back the newest lines of the story."""

    BINDINGS: ClassVar = [("f5", "tell", ""), Binding("f6", "mark", priority=True)]
    untold = UNTOLD

    def action_mark(self) -> None:
        """The input gate admits this key when all keys before have been handled."""
        self.screen.call_after_refresh(self.write_mark)

    def write_mark(self) -> None:
        assert self._driver is not None
        self._driver.write(MARK)

    def action_tell(self) -> None:
        table = self.screen
        assert isinstance(table, GameScreen)
        session = table.session
        told, last = session.story, len(table.table.log) - 1

        def story(seat: int, since: int = 0) -> list[StoryLine]:
            lines = told(seat)[: -self.untold]
            return lines[-1:] if since >= last else lines

        self.untold -= 1
        session.story = story  # type: ignore[method-assign]
        table.view.draw_side()
        table.view.draw_about()
        session.story = told  # type: ignore[method-assign]


def main() -> None:
    """Open the practice table, or the save that the command line names."""
    Display.rest = REST
    if (at := sys.argv[1]) == "practice":
        TellingApp(practice=next(iter(practices()))).run()
    else:
        TellingApp(save_file=SaveFile.open(Path(at))).run()


if __name__ == "__main__":
    main()
