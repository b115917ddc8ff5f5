"""The program at a save, with a story that F5 tells on by one line; the bell rings when that line is on the screen."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import ClassVar

from tabletop_tui.play.narrate import Line
from tabletop_tui.store.keeper import Keeper
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.screens.game import GameScreen

UNTOLD = 30


class TellingApp(TabletopApp):
    """Keeps the newest lines of the story back."""

    BINDINGS: ClassVar = [("f5", "tell", "")]
    untold = UNTOLD

    def action_tell(self) -> None:
        table = self.screen
        assert isinstance(table, GameScreen)
        session = table.session
        told, last = session.story, len(table.table.log) - 1

        def story(seat: int, since: int = 0) -> list[Line]:
            lines = told(seat)[: -self.untold]
            return lines[-1:] if since >= last else lines

        self.untold -= 1
        session.story = story  # type: ignore[method-assign]
        table.draw_side()
        table.draw_about()
        session.story = told  # type: ignore[method-assign]
        table.call_after_refresh(self.bell)


if __name__ == "__main__":
    TellingApp(keeper=Keeper.open(Path(sys.argv[1]))).run()
