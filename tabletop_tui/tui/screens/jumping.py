"""Jump letters: a letter on every place that may be picked, and the cursor goes where its letter is typed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from textual import events

from ...engine import Place

if TYPE_CHECKING:
    from .game import GameScreen

ALPHABET = "asdfghjklqwertyuiopzxcvbnm"  # the home row first


def marks(places: Sequence[Place]) -> dict[str, Place]:
    """A mark for every place: one letter while these last, else two for all of them."""
    if len(places) <= len(ALPHABET):
        return dict(zip(ALPHABET, places, strict=False))
    pairs = (one + two for one in ALPHABET for two in ALPHABET)
    return dict(zip(pairs, places, strict=False))


class Jumping:
    """The part of the game screen that shows the letters and takes one."""

    jumps: dict[str, Place] = {}
    """The places that are marked now, by what is left to type."""

    def action_jump(self: GameScreen) -> None:
        """Mark the places that the cursor can go to."""
        board = self.boards[self.front]
        order = sorted(board.reachable(), key=lambda p: tuple(reversed(board.spot(p) or (0, 0))))
        if self.form is None and order:
            self.show_jumps(marks(order))
            self.tell(self.session.words.say("ui-jump"))

    def show_jumps(self: GameScreen, jumps: dict[str, Place]) -> None:
        """Show these marks, or none."""
        board = self.boards[self.front]
        self.jumps = jumps
        board.marks = {place: mark for mark, place in jumps.items()}
        board.redraw()

    def drop_jumps(self: GameScreen) -> None:
        """The table looks different now: no letters, and no word about them."""
        if self.jumps:
            self.jumps, self.message = {}, ""

    def jump_key(self: GameScreen, event: events.Key) -> bool:
        """Whether the key was for the marks: a letter goes on, every other key takes them away."""
        if not self.jumps:
            return False
        event.stop()
        event.prevent_default()
        letter = event.character or ""
        left = {mark[1:]: place for mark, place in self.jumps.items() if letter and mark[0] == letter}
        if left and "" not in left:
            self.show_jumps(left)
            return True
        self.show_jumps({})
        self.message = ""
        if "" in left:
            self.on_board = True
            self.boards[self.front].point(left[""])
        self.draw()
        return True
