"""The story so far, line by line below the turns. F1 opens the rule behind a line."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text

from ...play.rulebook import table_rulebook
from ...play.session import Session
from ...play.story.narration import StoryLine
from ...play.text import title
from ..keys.key_tables import STORY
from ..widgets.line_widgets import Lines
from .reader import Block, Reader
from .rules import Rules

FOLLOW_EVERY = 0.5  # seconds between two looks for what others have done


class Story(Reader):
    """The story as the viewer may hear it, with the cursor at the newest line."""

    keys = STORY
    BINDINGS: ClassVar = STORY.bindings()

    def __init__(self, session: Session) -> None:
        super().__init__(session.words.say("page-log"), session.words)
        self.session = session
        self.told: list[StoryLine | None] = []  # the line of each block; None for a heading
        self.hear()

    def on_mount(self) -> None:
        if self.session.table.remote is not None:
            self.set_interval(FOLLOW_EVERY, self.follow)

    def hear(self) -> None:
        """Take in the story so far."""
        session, table = self.session, self.session.table
        self.told_lines = session.story(session.perspective.viewer)
        self.turns = [*table.turns, table.game.current_turn(table.state)]

    def follow(self) -> None:
        """Take in what others have done or said since. At the newest line the cursor stays there;
        elsewhere nothing moves.
        """
        before = self.told_lines
        self.hear()
        if self.told_lines == before or not self.laid:
            return
        newest = self.cursor == len(self.blocks) - 1
        self.lay()
        if newest or self.cursor >= len(self.blocks):
            self.cursor = len(self.blocks) - 1
            self.move(1)
        self.draw()

    def build(self, width: int) -> list[Block]:
        blocks: list[Block] = []
        self.told, turn = [], (-1, -1)
        for line in self.told_lines:
            now = self.turns[min(max(0, line.after - 1), len(self.turns) - 1)]
            if now != turn:
                turn = number, seat = now
                key = "transcript-turn" if number else "transcript-set-up"
                head = self.words.say(key, round=number, seat=self.words.name(seat))
                blocks.append(Block(Text(head, "bold"), counts=False))
                self.told.append(None)
            blocks.append(Block(Text(f"  {line.text}"), 4))
            self.told.append(line)
        return blocks or [Block(Text(self.words.say("page-empty")), counts=False)]

    def begin(self) -> None:
        self.lay()
        self.cursor = len(self.blocks) - 1 if self.told else -1
        if self.cursor >= 0:
            self.move(1)
        self.draw()

    def on_lines_clicked(self, message: Lines.Clicked) -> None:
        """Move the cursor to the line clicked, or open its rule if it is there."""
        block = self.block_at(message.row)
        if block == self.cursor:
            self.action_rule()
        elif self.cursor >= 0 and self.blocks[block].counts:
            self.cursor = block
            self.draw()

    def action_rule(self) -> None:
        """Open the rule behind the current line."""
        line = self.told[self.cursor] if 0 <= self.cursor < len(self.told) else None
        if line is not None and line.rule:
            table = self.session.table
            book = table_rulebook(table, self.words.language)
            self.app.push_screen(Rules(book, title(table.game), self.words, line.rule))
