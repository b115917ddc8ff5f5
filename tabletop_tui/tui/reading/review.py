"""A review of a finished game: the most costly decisions of a player. Enter opens the replay
there.
"""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text

from ...bots.worker import REVIEW, Failed, Thinker
from ...play import Table
from ...play.story.review import Regret, decision_in_words, record_of
from ...play.text import Words
from ..keys.key_tables import REVIEW as KEYS
from ..widgets.line_widgets import Lines
from .reader import Block, Reader

TICKS_PER_SECOND = 10  # checks a second of the progress


class Review(Reader):
    """What a strong player would have done in the place of *seat*, in a finished game."""

    keys = KEYS
    BINDINGS: ClassVar = KEYS.bindings()

    def __init__(
        self, table: Table, words: Words, seat: int, thinker: Thinker | None = None
    ) -> None:
        super().__init__(words.say("review-title", name=words.name(seat)), words)
        self.table, self.seat = table, seat
        self.thinker = thinker or Thinker()
        self.regrets: list[Regret] | None = None  # None while computing
        self.failed = ""  # the sentence, if that failed
        self.of: list[int] = []  # the decision of each block

    def on_mount(self) -> None:
        """Start computing."""
        super().on_mount()
        record = record_of(self.table, (self.seat,))
        self.thinker.start(self.table.game.id, record, self.seat, REVIEW, 0)
        self.set_interval(1 / TICKS_PER_SECOND, self.poll)

    def on_unmount(self) -> None:
        """Stop computing."""
        self.thinker.close()

    def poll(self) -> None:
        """Show the progress, and then the result."""
        if self.regrets is not None or self.failed:
            return
        found = self.thinker.poll()
        if isinstance(found, Failed):
            from ...store.crash_reports import bot_failure_and_file  # loaded on first use

            self.failed = bot_failure_and_file(self.words, self.table, self.seat, REVIEW, found)
        elif found is not None:
            self.regrets = found
        self.lay()
        if self.regrets:
            self.cursor = 0
            self.draw()

    def build(self, width: int) -> list[Block]:
        if self.regrets is None:
            progress = self.thinker.progress
            percent = progress.worlds if progress is not None else 0
            text = self.failed or self.words.say("review-thinks", percent=percent)
            return [Block(Text(text), counts=False)]
        if not self.regrets:
            return [Block(Text(self.words.say("review-none")), counts=False)]
        blocks: list[Block] = []
        self.of = []
        for n, regret in enumerate(self.regrets):
            lines = decision_in_words(self.words, self.table, regret)
            parts = [
                Block(Text(f"{n + 1}. {lines.head}", "bold"), 3),
                Block(Text(f"   {lines.done}"), 5, counts=False),
                Block(Text(f"   {lines.better}"), 5, counts=False),
                Block(Text(), counts=False),
            ]
            blocks += parts
            self.of += [n] * len(parts)
        return [*blocks, Block(Text(self.words.say("review-judged"), "dim"), counts=False)]

    def action_open(self) -> None:
        """Open the position of the decision under the cursor, as its player saw it."""
        if not self.regrets or not 0 <= self.cursor < len(self.of):
            return
        from ..replay.replay_screen import ReplayScreen

        regret = self.regrets[self.of[self.cursor]]
        message = decision_in_words(self.words, self.table, regret).better
        self.app.push_screen(
            ReplayScreen(self.table, regret.seat, covered=False, at=regret.n, message=message)
        )

    def on_lines_clicked(self, message: Lines.Clicked) -> None:
        """Move the cursor to the decision clicked, or open it if it is there."""
        block = self.block_at(message.row)
        if self.regrets and block < len(self.of):
            first = self.of.index(self.of[block])
            if first == self.cursor:
                self.action_open()
            else:
                self.cursor = first
                self.draw()
