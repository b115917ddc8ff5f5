"""Whose eyes look on in a replay: the next ones, behind a cover and a PIN while hands are hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from ...play import Table
from ...play.pins import opens
from ...play.replay import EVERYBODY, eyes_for, is_open
from ..ink import BOLD
from .handover import Handover
from .pin import PinPad

if TYPE_CHECKING:
    from .replay import ReplayScreen


class Eyes:
    """The part of the replay that changes who looks on."""

    def action_eyes(self: ReplayScreen) -> None:
        """Look on as the next seat that the table allows."""
        allowed = eyes_for(self.replay.table)
        self.look_as(allowed[(allowed.index(self.replay.eyes) + 1) % len(allowed)])

    def look_as(self: ReplayScreen, eyes: int) -> None:
        """Look on as another seat; the table is covered until that person is at the keyboard, who may have a PIN."""
        if not must_cover(self.replay.table, eyes):
            self.moved(self.replay.look_as(eyes))
            return
        say, ink = self.words.say, self.app.ink  # type: ignore[attr-defined]
        chip = Text(f" {self.words.name(eyes)} ", ink.style(f"seat.{eyes + 1}.text", f"seat.{eyes + 1}", BOLD))
        rows = [Text(say("cover-pass")), Text(), chip, Text(), Text(say("cover-ready"), "dim")]
        self.running = False
        self.replay.look_as(EVERYBODY)
        self.draw()
        cover = Handover(rows, lambda: self.let_in(cover, eyes))
        self.app.push_screen(cover)

    def let_in(self: ReplayScreen, cover: Handover, eyes: int) -> None:
        """The cover is asked to go; who gives the PIN up sees what everybody sees."""
        seal, name, words = self.replay.table.pins.get(eyes, ""), self.words.name(eyes), self.words

        def typed(pin: str | None) -> None:
            self.moved(bool(pin) and self.replay.look_as(eyes))
            cover.dismiss(True)

        if not seal:
            typed("none")
            return
        pad = PinPad(words, words.say("pin-ask", name=name), lambda pin: opens(pin, seal),
                     wrong=words.say("pin-wrong", name=name))  # fmt: skip
        self.app.push_screen(pad, typed)


def must_cover(table: Table, eyes: int) -> bool:
    """Whether these eyes are one person's among several while hands are still hidden."""
    return eyes >= 0 and not is_open(table) and table.people() > 1
