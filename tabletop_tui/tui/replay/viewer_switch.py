"""Changing the viewer of a replay: behind a cover and a PIN while hands are hidden."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from ...play import Table, Words
from ...play.replay import EVERYBODY, Replay, is_open, viewers_for
from ...play.seat_dialogues import Reply, SeatQuestion, confirm_pin, run_with_callbacks
from ..app_screen import AppScreen
from ..paint.game_ink import ink_for_table
from ..paint.ink import BOLD
from ..table.cover import CoverScreen
from ..table.pins import ask_question


class ViewerSwitch:
    """Changes the viewer. *hide* shows the *screen* as everybody may see it; *moved* redraws it,
    and gets whether the viewer has changed.
    """

    def __init__(
        self,
        screen: AppScreen[None],
        replay: Replay,
        words: Words,
        *,
        hide: Callable[[], None],
        moved: Callable[[bool], None],
    ) -> None:
        self.screen, self.replay, self.words = screen, replay, words
        self.hide, self.moved = hide, moved

    def next(self) -> None:
        """Switch to the next viewer that the table allows."""
        allowed = viewers_for(self.replay.table)
        self.look_as(allowed[(allowed.index(self.replay.viewer) + 1) % len(allowed)])

    def look_as(self, viewer: int) -> None:
        """Switch to another viewer. The table is covered until that person, who may have a PIN, is
        at the keyboard.
        """
        if not must_cover(self.replay.table, viewer):
            self.moved(self.replay.look_as(viewer))
            return
        say, ink = self.words.say, ink_for_table(self.screen.app.ink, self.replay.table)
        chip = Text(
            f" {self.words.name(viewer)} ",
            ink.style(f"seat.{viewer + 1}.text", f"seat.{viewer + 1}", BOLD),
        )
        rows = [Text(say("cover-pass")), Text(), chip, Text(), Text()]
        self.replay.look_as(EVERYBODY)
        self.hide()
        cover = CoverScreen(rows, lambda: self.uncover(cover, viewer))
        self.screen.app.push_screen(cover)

    def uncover(self, cover: CoverScreen, viewer: int) -> None:
        """Remove the cover. Without the PIN the table is shown as everybody may see it."""

        def answered(may: bool) -> None:
            self.moved(may and self.replay.look_as(viewer))
            cover.dismiss(True)

        def show(question: SeatQuestion, reply: Callable[[Reply], None]) -> None:
            ask_question(self.screen.app, self.words, question, reply)

        run_with_callbacks(confirm_pin(self.replay.table, viewer), show, answered)


def must_cover(table: Table, viewer: int) -> bool:
    """Return whether that view is private while hands are hidden."""
    return viewer >= 0 and not is_open(table) and table.needs_cover(viewer)
