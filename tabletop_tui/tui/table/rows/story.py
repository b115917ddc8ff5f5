"""The story beside the board: its newest lines, first what concerns its viewer; what the viewer has
read is dim.
"""

from __future__ import annotations

from collections.abc import Collection, Container, Iterable

from rich.text import Text

from ....cells import ljust
from ....play.session import Session
from ....play.story.narration import CHRONICLE, StoryLine
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
FEW = 12  # actions of others told in the rows below the boards, at most
LEAST_BEGUN = 2  # rows of a sentence of which only the start is shown
NEWEST = 40  # actions whose sentences may stand beside a board


class StoryRows:
    """Tracks what each seat has read: all of the story up to its own last action."""

    def __init__(self, session: Session, tabled: Collection[str] = ()) -> None:
        self.session = session
        self.tabled = {CHRONICLE, *tabled}  # kinds that panels tell
        self.had_read: dict[int, int] = {}  # by seat: actions whose story it has read
        self.told_until: int | None = None  # actions that may be told while a film shows the rest
        self.alone = False  # whether earlier news stand in the story alone, not below the boards

    def read(self, seat: int) -> None:
        """Note that *seat* has read the story so far, as it acts."""
        self.had_read[seat] = len(self.session.table.log)

    def read_by(self, seat: int) -> int:
        """Return the number of actions whose story *seat* has read: at least those before its last
        decision.
        """
        session = self.session
        return self.had_read.get(seat, last_decision(session.table, seat, session.unseen()))

    def forget_undone(self) -> None:
        """Forget what was read of actions that are undone."""
        done = len(self.session.table.log)
        self.had_read = {seat: min(count, done) for seat, count in self.had_read.items()}

    def own_news_height(self, width: int) -> int:
        """Return how many rows the news about the viewer take, 0 without any."""
        own = self.news().own
        return sum(len(wrapped(Text(line.text), width, INDENT)) for line in own) + 2 if own else 0

    def news(self) -> Recap:
        """Return what the viewer has not read."""
        seat = self.session.perspective.reader
        read = self.read_by(seat)
        return split_for((line for line in self.lines(seat, read) if line.after > read), seat)

    def lines(self, seat: int, read: int) -> tuple[StoryLine, ...]:
        """Return the newest sentences that the viewer may hear, without what *seat* is asked."""
        session = self.session
        first, viewer = min(read, len(session.table.log) - NEWEST), session.perspective.viewer
        lines = without_closed_deals(session, session.story(viewer, max(0, first)))
        lines = [
            line
            for line in lines
            if line.kind not in self.tabled
            and (self.told_until is None or line.after <= self.told_until)
        ]
        return without_question(session, seat, lines)

    @property
    def last_told(self) -> int:
        """The number of actions that may be told."""
        return len(self.session.table.log) if self.told_until is None else self.told_until

    def latest(self) -> list[Text]:
        """Return what the last action did."""
        return self.texts_between(self.last_told - 1, self.last_told)

    def earlier(self) -> list[Text]:
        """Return what others did before that since the viewer acted."""
        if self.alone:
            return []
        log, viewer, last = (
            self.session.table.log,
            self.session.perspective.reader,
            self.last_told,
        )
        first = last
        while first > max(0, last - FEW) and log[first - 1][0] != viewer:
            first -= 1
        return self.texts_between(first, last - 1) if viewer >= 0 and first < last else []

    def texts_between(self, first: int, last: int) -> list[Text]:
        """Return what the viewer may hear of the actions numbered *first* to *last*."""
        lines = self.session.story(self.session.perspective.viewer, max(0, first))
        return [
            Text(line.text, "dim")
            for line in lines
            if line.after <= last and line.kind not in self.tabled
        ]

    def rows(self, width: int, height: int, ink: Ink) -> list[Text]:
        """Return the newest lines for the viewer in at most *height* rows of *width* cells: what
        was read, what concerns the viewer, then all other news.
        """
        session, seat = self.session, self.session.perspective.reader
        table, words = session.table, session.words
        read = self.read_by(seat)
        lines = self.lines(seat, read)
        new = split_for((line for line in lines if line.after > read), seat)

        def drawn(lines: tuple[StoryLine, ...], style: str = "") -> list[Text]:
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

        own = drawn(weightiest_first(new.own, table.game.turning))
        others = drawn(new.others[-height:])
        old = drawn(tuple(line for line in lines if line.after <= read)[-height:], "dim")
        if own:
            own = [Text(ljust(f"─ {words.say('since-title')} ", width, "─"), "dim"), *own]
            if others:
                own.append(Text("─" * width, "dim"))
        own = own[:height]
        rest = height - len(own)
        shown = rows_from_a_start(others, rest, width)
        rest -= len(shown)
        if len(shown) < len(others):
            more = Text(words.say("since-more"), "dim")
            own = own if rest else own[:-1]
            unsaid, room = others[: len(others) - len(shown)], height - len(own) - len(shown)
            longer = len(new.others) > height
            return [*own, *start_of_long_sentence(unsaid, room, width, more, longer=longer), *shown]
        return [*whole_sentences(old, rest), *own, *shown]


def weightiest_first(lines: Iterable[StoryLine], turning: Container[str]) -> tuple[StoryLine, ...]:
    """Return what concerns a seat with points that are won or lost in front (events of the kinds in
    *turning*), then what others did to it: the rest may be cut.
    """
    own = tuple(lines)
    deeds = {line.after for line in own if len(set(line.names)) > 1}
    return tuple(sorted(own, key=lambda one: (one.kind not in turning, one.after not in deeds)))


def start_of_long_sentence(
    rows: list[Text], height: int, width: int, more: Text, *, longer: bool = False
) -> list[Text]:
    """Return the start of the last sentence that does not fit whole, with the rule behind it, in at
    most *height* rows. *more* stands above if there are others before it, or if it is *longer*, and
    instead of a start of a single row, which would say too little.
    """
    spoken = [n for n in sentence_starts(rows) if not is_rule(rows[n])] or [len(rows)]
    rule = [row for row in rows[spoken[-1] :] if is_rule(row)]
    sentence = rows[spoken[-1] : len(rows) - len(rule)]
    above = [more] if longer or spoken[0] < spoken[-1] or not sentence else []
    part = sentence[: max(0, height - len(rule) - len(above))]
    if len(part) < min(LEAST_BEGUN, len(sentence)) or not part:
        return [more][:height]
    if len(part) < len(sentence):
        part[-1] = headed(wrapped(part[-1], width - 2)[0])
    return [*above, *part, *rule]


def is_rule(row: Text) -> bool:
    """Return whether a row is a rule between two turns."""
    return row.plain.startswith("─")


def whole_sentences(rows: list[Text], height: int) -> list[Text]:
    """Return the last sentences that fit whole, without a rule at the start."""
    spoken = (n for n in sentence_starts(rows) if not is_rule(rows[n]))
    first = next((n for n in spoken if n >= len(rows) - height), len(rows))
    return rows[first:]


def sentence_starts(rows: list[Text]) -> list[int]:
    """Return the numbers of the rows that start a sentence."""
    return [n for n, row in enumerate(rows) if not row.plain.startswith(" " * INDENT)]


def rows_from_a_start(rows: list[Text], height: int, width: int) -> list[Text]:
    """Return the last rows of *width* cells that fit, without the end of a sentence whose start
    does not. A sentence longer than the room is cut, but not to a single row.
    """
    if height <= 0 or not rows:
        return []
    if (whole := whole_sentences(rows, height)) or height < LEAST_BEGUN:
        return whole
    shown = rows[(sentence_starts(rows) or [0])[-1] :][:height]
    return [*shown[:-1], headed(wrapped(shown[-1], width - 2)[0])]
