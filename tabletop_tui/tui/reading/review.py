"""A look back on a finished game: the best decisions of a player, the luck of each seat and how the
lead changed; then second tries at what cost most. Enter opens the table at that moment.
"""

from __future__ import annotations

from typing import Any, ClassVar

from rich.text import Text

from ...bots.worker import LOOK_BACK, Failed, Thinker
from ...play import Table
from ...play.story.look_back import (
    LookBack,
    Question,
    answer_in_words,
    counted,
    luck_and_turning_points,
    praise_in_words,
    question,
)
from ...play.story.review import record_of
from ...play.text import Words
from ..dialogs.ask import Answer as Choice
from ..dialogs.ask import Ask
from ..keys.key_tables import REVIEW as KEYS
from ..widgets.line_widgets import Lines
from .reader import Block, Reader

TICKS_PER_SECOND = 10  # checks a second of the progress
SHOW = "show"  # instead of a choice: show the answer
MORE = "   "  # before the lines below a decision


class Review(Reader):
    """What went well for *seat* in a finished game, and what a strong player would have done in its
    place.
    """

    keys = KEYS
    BINDINGS: ClassVar = KEYS.bindings()

    def __init__(
        self, table: Table, words: Words, seat: int, thinker: Thinker | None = None
    ) -> None:
        super().__init__(words.say("review-title", name=words.name(seat)), words)
        self.table, self.seat = table, seat
        self.thinker = thinker or Thinker()
        self.found: LookBack | None = None  # None while computing
        self.failed = ""  # the sentence, if that failed
        self.questions: list[Question] = []
        self.answers: dict[int, Any] = {}  # by question: what was chosen, None to see the answer
        self.between: list[tuple[str, list[str]]] = []  # luck and turning points
        self.opens: list[int] = []  # by block: the question, or -1 - the praised decision

    def on_mount(self) -> None:
        """Start computing."""
        super().on_mount()
        record = record_of(self.table, (self.seat,))
        self.thinker.start(self.table.game.id, record, self.seat, LOOK_BACK, 0)
        self.set_interval(1 / TICKS_PER_SECOND, self.poll)

    def on_unmount(self) -> None:
        """Stop computing."""
        self.thinker.close()

    def poll(self) -> None:
        """Show the progress, and then the result."""
        if self.found is not None or self.failed:
            return
        found = self.thinker.poll()
        if isinstance(found, Failed):
            from ...store.crash_reports import bot_failure_and_file  # loaded on first use

            self.failed = bot_failure_and_file(self.words, self.table, self.seat, LOOK_BACK, found)
        elif found is not None:
            self.show_found(found)
        self.lay()
        if self.stops and self.found is not None:
            self.cursor = self.stops[0]
            self.draw()

    def show_found(self, found: LookBack) -> None:
        """Keep the result, and make the questions."""
        self.found = found
        self.between = luck_and_turning_points(self.words, self.table)
        pairs = zip(found.regrets, found.candidates, strict=True)
        self.questions = [question(self.words, self.table, *pair) for pair in pairs]

    def build(self, width: int) -> list[Block]:
        say, self.opens = self.words.say, []
        if self.found is None:
            progress = self.thinker.progress
            percent = progress.worlds if progress is not None else 0
            text = self.failed or say("review-thinks", percent=percent)
            return [Block(Text(text), counts=False)]
        blocks: list[Block] = []

        def add(text: str, style: str = "", opens: int | None = None, more: str = "") -> None:
            indent = 2 if opens is None else 5 if more else 3
            counts = opens is not None and not more
            blocks.append(Block(Text(f"{more}{text}", style), indent, counts=counts))
            self.opens.append(len(self.questions) if opens is None else opens)

        add(say("review-praise"), "bold")
        for n, praise in enumerate(self.found.praised):
            lines = praise_in_words(self.words, self.table, praise)
            add(f"{n + 1}. {lines.head}", opens=-1 - n)
            add(lines.done, opens=-1 - n, more=MORE)
            add(lines.better, "dim", opens=-1 - n, more=MORE)
        if not self.found.praised:
            add(say("review-no-praise"))
        for head, told in self.between:
            add("")
            add(head, "bold")
            for sentence in told:
                add(f"• {sentence}" if self.app.ink.glyphs != "ascii" else f"- {sentence}")
        add("")
        add(say("review-second-try"), "bold")
        for n, asked in enumerate(self.questions):
            add(f"{n + 1}. {asked.asked}", opens=n)
            for line in self.answer(n):
                add(line, opens=n, more=MORE)
        if self.questions:
            add(say("review-open"), "dim")
        else:
            add(say("review-none"))
        add("")
        add(say("review-judged"), "dim")
        return blocks

    def answer(self, n: int) -> list[str]:
        """Return the answer of a question, nothing before a second try."""
        if n not in self.answers:
            return []
        asked = self.questions[n]
        told = answer_in_words(self.words, self.table, asked, self.answers[n])
        return [*told, counted(self.words, self.table, asked)]

    def action_open(self) -> None:
        """Open the position of the decision under the cursor, as its player saw it. Before the
        answer of a question, it is asked there.
        """
        if self.found is None or not 0 <= self.cursor < len(self.opens):
            return
        opens = self.opens[self.cursor]
        if opens < 0:
            praise = self.found.praised[-1 - opens]
            message = praise_in_words(self.words, self.table, praise).done
            self.show_table(praise.n, message)
        elif opens < len(self.questions):
            asked = self.questions[opens]
            if opens in self.answers:
                self.show_table(asked.n, self.answer(opens)[-2])
            else:
                self.show_table(asked.n, asked.asked)
                self.ask(opens)

    def show_table(self, n: int, message: str) -> None:
        """Open the replay after *n* actions."""
        from ..replay.replay_screen import ReplayScreen

        self.app.push_screen(
            ReplayScreen(self.table, self.seat, covered=False, at=n, message=message)
        )

    def ask(self, n: int) -> None:
        """Ask a question over the old position. Esc leaves it open, to look at the table first."""
        asked, words = self.questions[n], self.words
        rows: list[Choice] = [
            (str(at), str(at + 1), text) for at, (_, text) in enumerate(asked.choices)
        ]
        rows.append((SHOW, "0", words.say("review-show")))

        def chosen(pick: str | None) -> None:
            if pick:
                self.answers[n] = None if pick == SHOW else asked.choices[int(pick)][0]
                self.tell_answer(n)

        self.app.push_screen(Ask(asked.asked, rows), chosen)

    def tell_answer(self, n: int) -> None:
        """Show the answer below the question, and at the table that lies over it."""
        from ..replay.replay_screen import ReplayScreen

        self.lay()
        top = self.app.screen
        if isinstance(top, ReplayScreen):
            *found, _, better, _ = self.answer(n)
            top.tell(" ".join([*found, better]))

    def on_lines_clicked(self, message: Lines.Clicked) -> None:
        """Move the cursor to the decision clicked, or open it if it is there."""
        block = self.block_at(message.row)
        opens = self.opens[block] if block < len(self.opens) else len(self.questions)
        if self.found is None or opens == len(self.questions):
            return
        if (first := self.opens.index(opens)) == self.cursor:
            self.action_open()
        else:
            self.cursor = first
            self.draw()
