"""A question with a few answers, over the current screen."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical

from ...play import Words
from ..keys.key_tables import ASK
from ..widgets.choice_list import ChoiceList, Heading, ListRow
from ..widgets.line_widgets import Lines, wrapped
from .dialog import Beside, Dialog

WIDEST = 52  # cells of a line
SLIM = 36  # the same over a picture
FRAME = 2  # lines above and below
BELOW = 1  # the row of keys

Answer = tuple[str, str, str]  # (value, key, label)


def answer(words: Words, value: str, key: str) -> Answer:
    """Return the answer with that value, and with the label and letter of its language."""
    return value, words.letter(key), words.say(key)


class QuestionHeading(Heading):
    """The question, followed by a blank line. If it has several lines, each begins a row, and what
    does not fit stands below it, indented.
    """

    def lines(self, width: int) -> list[Text]:
        lines = self.label.split("\n")
        indent = 2 if len(lines) > 1 else 0
        return [*(row for one in lines for row in wrapped(Text(one), width, indent)), Text()]


class Ask(Beside[str], Dialog[str]):
    """Shows *question* and *answers*. The result is the value of the answer, "" for Esc.

    *leaving* marks the question whether to leave, which is not asked on top of itself. A question
    that appears by itself ignores keys for *ignore_keys_for* seconds, as they were meant for the
    screen below. *explain* shows the rule behind the answer of that number, from 0. *taking* is the
    word for Enter in the row of keys.
    """

    CSS = """
    Ask { align: center middle; background: transparent; }
    Ask > Vertical {
        width: auto; height: auto; border: round $accent; background: $surface; padding: 0 1;
    }
    Ask ChoiceList { background: $surface; }
    Ask > #below { dock: bottom; height: 1; background: $panel; }
    """
    keys = ASK
    BINDINGS: ClassVar = ASK.bindings()

    def __init__(
        self,
        question: str,
        answers: Sequence[Answer],
        at: int = 0,
        *,
        leaving: bool = False,
        ignore_keys_for: float = 0.0,
        explain: Callable[[int], None] | None = None,
        taking: str = "",
    ) -> None:
        super().__init__()
        self.explain, self.taking = explain, taking
        self.question, self.answers, self.leaving = question, list(answers), leaving
        rows = [
            ListRow(label, partial(self.dismiss, value), key=key) for value, key, label in answers
        ]
        self.list = ChoiceList([QuestionHeading(question), *rows], id="rows")
        self.list.choices.at = at + 1
        self.ignore_keys_for, self.ignore_keys_until = ignore_keys_for, 0.0

    def compose(self) -> ComposeResult:
        with Vertical():
            yield self.list
        yield Lines(id="below")

    def on_mount(self) -> None:
        self.ignore_keys_until = time.monotonic() + self.ignore_keys_for
        self.lay()

    def on_resize(self) -> None:
        self.lay()

    def widest(self) -> int:
        """Return the cells of a line."""
        return SLIM if self.beside() else WIDEST

    def lay(self) -> None:
        """Draw question and answers no larger than they are: what they cover must be sent again."""
        self.list.across = self.widest()
        self.list.tall = max(3, self.app.size.height - FRAME - BELOW - self.foot)
        self.list.choices.bright = self.bright
        self.list.draw()
        self.list.styles.height = len(self.list.rows)
        self.list.styles.width = max(row.cell_len for row in self.list.rows)
        unused, called = self.told_keys()
        row = self.hint_line(self.app.size.width, without=unused, called=called)
        self.query_one("#below", Lines).show([row])

    def told_keys(self) -> tuple[set[str], dict[str, str]]:
        """Return the keys that the row of keys leaves out, and those with another word in it."""
        unused = set() if self.explain is not None else {"rule"}
        if self.taking:
            return unused, {"list-take": self.taking}
        if len(self.answers) > 1:
            return unused, {}
        return unused | {"list-up", "close"}, {"list-take": self.answers[0][2]}

    def takes_capital(self, letter: str) -> bool:
        return super().takes_capital(letter) or any(key == letter for _, key, _ in self.answers)

    def on_key(self, event: events.Key) -> None:
        """Choose with arrows, answer with Enter or a letter, unless keys are still ignored."""
        if time.monotonic() < self.ignore_keys_until:
            event.stop()
            return
        self.list.take(event, self.key_meaning(event))

    def action_rule(self) -> None:
        """Open the rule behind what is highlighted, if there is one; else the page of keys."""
        if self.explain is not None:
            self.explain(self.answered())
        else:
            self.action_help()

    def answered(self) -> int:
        """Return the number of the answer under the cursor, from 0."""
        return self.list.choices.at - (len(self.list.choices.rows) - len(self.answers))

    def action_close(self) -> None:
        """Close without an answer."""
        self.dismiss("")
