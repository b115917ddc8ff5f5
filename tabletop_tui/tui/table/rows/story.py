"""The story beside the board: its newest lines, what concerns its viewer first, and dimmed what the
viewer has read.
"""

from __future__ import annotations

from rich.text import Text

from ....play.session import Session
from ....play.story.narration import Line
from ....play.story.recap import (
    Recap,
    different_turn,
    last_decision,
    split_for,
    without_closed_deals,
    without_question,
)
from ...paint.ink import Ink
from ...widgets.line_widgets import headed, with_names_coloured, wrapped

INDENT = 2  # cells before the second row of a sentence
FEW = 12  # actions of others of which the rows below the boards may tell
NEWEST = 40  # actions whose sentences may stand beside a board, on the highest of screens


class StoryRows:
    """Who acts has read what is told so far; the others have not, until they act."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.had_read: dict[int, int] = {}  # seat -> actions whose story it has read
        self.held: int | None = None  # actions that may be told while a film shows what follows

    def read(self, seat: int) -> None:
        """*seat* acts, and has read what was told before."""
        self.had_read[seat] = len(self.session.table.log)

    def read_by(self, seat: int) -> int:
        """The actions whose story *seat* has read: at least those before it decided last."""
        session = self.session
        return self.had_read.get(seat, last_decision(session.table, seat, session.aloud))

    def taken_back(self) -> None:
        """Actions were taken back: nobody has read what comes in their place."""
        done = len(self.session.table.log)
        self.had_read = {seat: min(count, done) for seat, count in self.had_read.items()}

    def struck(self, width: int) -> int:
        """The rows that what concerns whoever is at the keyboard would take, 0 without any news."""
        own = self.news().own
        return sum(len(wrapped(Text(line.text), width, INDENT)) for line in own) + 2 if own else 0

    def news(self) -> Recap:
        """What whoever is at the keyboard has not read."""
        seat = self.session.perspective.viewer
        read = self.read_by(seat)
        return split_for((line for line in self.lines(seat, read) if line.after > read), seat)

    def lines(self, seat: int, read: int) -> tuple[Line, ...]:
        """The newest sentences that *seat* may hear."""
        session = self.session
        told = without_closed_deals(
            session, session.story(seat, max(0, min(read, len(session.table.log) - NEWEST)))
        )
        told = [line for line in told if self.held is None or line.after <= self.held]
        return without_question(session, seat, told)

    @property
    def told(self) -> int:
        """The actions that may be told."""
        return len(self.session.table.log) if self.held is None else self.held

    def latest(self) -> list[Text]:
        """What the last action brought about."""
        return self.between(self.told - 1, self.told)

    def earlier(self) -> list[Text]:
        """What others did before that, since whoever is at the keyboard acted."""
        log, viewer, last = self.session.table.log, self.session.perspective.viewer, self.told
        first = last
        while first > max(0, last - FEW) and log[first - 1][0] != viewer:
            first -= 1
        return self.between(first, last - 1) if viewer >= 0 and first < last else []

    def between(self, first: int, last: int) -> list[Text]:
        """What whoever is at the keyboard may hear of the actions between two counts of them."""
        lines = self.session.story(self.session.perspective.viewer, max(0, first))
        return [Text(line.text, "dim") for line in lines if line.after <= last]

    def rows(self, width: int, height: int, ink: Ink) -> list[Text]:
        """The newest lines as whoever is at the keyboard may hear them, in at most *height* rows of
        *width* cells: what it has read, what concerns it, then everything else that is new.
        """
        session, seat = self.session, self.session.perspective.viewer
        table, words = session.table, session.words
        read = self.read_by(seat)
        lines = self.lines(seat, read)
        new = split_for((line for line in lines if line.after > read), seat)

        def drawn(lines: tuple[Line, ...], style: str = "") -> list[Text]:
            rows, before = list[Text](), None
            for line in lines:
                if before is not None and different_turn(table, before, line):
                    rows.append(Text("─" * (width // 3), "dim"))
                before = line
                sentence = (
                    with_names_coloured(line.text, words, ink)
                    if not style
                    else Text(line.text, style)
                )
                rows += wrapped(sentence, width, INDENT)
            return rows

        deeds = {line.after for line in new.own if len(set(line.names)) > 1}
        first = tuple(sorted(new.own, key=lambda line: line.after not in deeds))  # what others did
        own, others = drawn(first), drawn(new.others[-height:])
        old = drawn(tuple(line for line in lines if line.after <= read)[-height:], "dim")
        if own:
            own = [Text(f"─ {words.say('since-title')} ".ljust(width, "─"), "dim"), *own]
            if others:
                own.append(Text("─" * width, "dim"))
        own = own[:height]
        rest = height - len(own)
        told = from_a_beginning(others, rest, width)
        rest -= len(told)
        if len(told) < len(others):
            more = Text(words.say("since-more"), "dim")
            own = own if rest else own[:-1]
            unsaid, room = others[: len(others) - len(told)], height - len(own) - len(told)
            longer = len(new.others) > height
            return [*own, *begun(unsaid, room, width, more, longer=longer), *told]
        return [*whole_ones(old, rest), *own, *told]


def begun(
    rows: list[Text], height: int, width: int, more: Text, *, longer: bool = False
) -> list[Text]:
    """The beginning of the last sentence of rows that do not fit whole, with the rule behind it, in
    at most *height* rows; above it *more*, where there are others before it, or where it is
    *longer* yet.
    """
    spoken = [n for n in beginnings(rows) if not is_rule(rows[n])] or [len(rows)]
    rule = [row for row in rows[spoken[-1] :] if is_rule(row)]
    sentence = rows[spoken[-1] : len(rows) - len(rule)]
    above = [more] if longer or spoken[0] < spoken[-1] or not sentence else []
    part = sentence[: max(0, height - len(rule) - len(above))]
    if not part:
        return [more][:height]
    if len(part) < len(sentence):
        part[-1] = headed(wrapped(part[-1], width - 2)[0])
    return [*above, *part, *rule]


def is_rule(row: Text) -> bool:
    """Whether a row is a line between two turns."""
    return row.plain.startswith("─")


def whole_ones(rows: list[Text], height: int) -> list[Text]:
    """The last of the sentences that fit, from the beginning of one on, not from a rule."""
    spoken = (n for n in beginnings(rows) if not is_rule(rows[n]))
    first = next((n for n in spoken if n >= len(rows) - height), len(rows))
    return rows[first:]


def beginnings(rows: list[Text]) -> list[int]:
    """The rows with which a sentence begins."""
    return [n for n, row in enumerate(rows) if not row.plain.startswith(" " * INDENT)]


def from_a_beginning(rows: list[Text], height: int, width: int) -> list[Text]:
    """The last rows of *width* cells that fit, without the end of a sentence whose beginning does
    not; one that is longer than all there is room for is told as far as it goes.
    """
    if height <= 0 or not rows:
        return []
    if whole := whole_ones(rows, height):
        return whole
    told = rows[(beginnings(rows) or [0])[-1] :][:height]
    return [*told[:-1], headed(wrapped(told[-1], width - 2)[0])]
