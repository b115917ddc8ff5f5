"""Panels that stop the game for important events, until a key or, at a fast pace or a table of
computer players alone, for a few seconds.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace

from rich.text import Text
from textual import events
from textual.timer import Timer

from ...engine import Event, Moment
from ...play.session import Session
from ...play.story.moments import moments, sentences, unseen
from ..app_screen import AppScreen
from ..dialogs.ask import BELOW, FRAME, SLIM, Ask, answer
from ..game_ui import ui_of
from ..keys.type_ahead import READING_TIME
from ..paint.game_ink import ink_for_table
from ..paint.ink import Ink
from ..paint.pictogram import TALL, beside, emblem_of, emblem_rows
from ..widgets.choice_list import ChoiceList, Choices, Heading, ListRow
from ..widgets.film import Ended
from ..widgets.line_widgets import with_names_coloured, wrapped
from ..widgets.seat_table import table_rows
from .table_view import NARROW

CLOSE_AFTER = {"fast": 2.0}
"""By pace: the seconds until a panel closes by itself; at other paces it waits for a key."""
CLOSE_ALONE = {"slow": 6.0, "normal": 3.0, "fast": 2.0}
"""The same where only computer players play, who wait for no key."""
LINES_READ = 6
"""Lines that can be read in that time; a longer page stays longer."""
BESIDE = 27  # cells of a line of a table on a screen of fewer than NARROW columns
ROWS_ASIDE = 3  # lines of a page for its title, a blank one and the way on
WIDE_SCREEN = 110  # columns from which on an emblem stands beside the title
TURNS = {"down": 1, "right": 1, "pagedown": 1, "up": -1, "left": -1, "pageup": -1}
"""By key: how many pages it turns."""


class Sentence(Heading):
    """A sentence of a moment, with the players in their colours."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.plain)
        self.sentence = text

    def lines(self, width: int) -> list[Text]:
        return wrapped(self.sentence, width, 2)


class MomentPanel(Ask):
    """What happened, on one or more pages, and a line to go on."""

    CSS = Ask.CSS.replace("Ask ", "MomentPanel ")  # styles of a base class stay with it

    def __init__(self, session: Session, moment: Moment, ink: Ink, seconds: float) -> None:
        words = self.words = session.words
        title = str(words.fact(moment.title))
        rule = next((row.rule for row in moment.rows if isinstance(row, Event) and row.rule), "")
        super().__init__(
            title,
            [answer(words, "on", "lesson-on")],
            ignore_keys_for=READING_TIME,
            explain=(lambda _: self.show_rule(session, rule)) if rule else None,
        )
        self.ink, self.table = ink, moment.table
        if self.table is not None:
            moment = replace(moment, rows=moment.rows[self.table.rows_replaced :])
        lines = [with_names_coloured(text, words, ink) for text in sentences(session, moment)]
        self.emblem = emblem_of(ui_of(session.table.game.id).emblems(), moment.title.key)
        self.title_row, self.told, self.page, self.last = Text(title, "bold"), lines, 0, 0
        self.onward = self.list.choices.rows[-1].label
        self.list = ChoiceList(id="rows")
        self.seconds, self.lines = seconds, 0  # lines of the first page
        self.timer: Timer | None = None

    def widest(self) -> int:
        """Return the cells of a line: a table stands where players and choice do."""
        if self.table is None:
            return super().widest()
        return BESIDE if self.app.size.width < NARROW else SLIM

    def lay(self) -> None:
        """Lay out the current page; a smaller terminal has more of them."""
        rows = [Sentence(row) for row in self.told]
        if self.table is not None:
            drawn = table_rows(self.table, self.words, self.ink, self.widest())
            rows = [*map(Sentence, drawn), *rows]
        room = max(1, self.app.size.height - FRAME - BELOW - ROWS_ASIDE)
        pages = in_pages(rows, self.widest(), room)
        self.last = len(pages) - 1
        self.page = min(self.page, self.last)
        self.lines = sum(len(row.lines(self.widest())) for row in pages[0])
        onward = f"{self.onward} ({self.page + 1}/{len(pages)})" if self.last else self.onward
        shown = [*map(Sentence, self.above(pages[self.page])), *pages[self.page], Sentence(Text())]
        on = ListRow(onward, self.go_on, key=self.answers[0][1])
        self.list.choices = Choices([*shown, on], len(shown))
        super().lay()

    def above(self, page: Sequence[Sentence]) -> list[Text]:
        """Return the title, beside the emblem of the moment if a *page* leaves room for that."""
        tall = TALL + FRAME + BELOW + ROWS_ASIDE
        tall += sum(len(row.lines(self.widest())) for row in page)
        size, title = self.app.size, [self.title_row]
        if self.emblem is None or size.width < WIDE_SCREEN or size.height < tall:
            return title
        rows = beside(emblem_rows(self.ink, self.emblem, "surface"), title)
        return rows if all(row.cell_len <= self.widest() for row in rows) else title

    def told_keys(self) -> tuple[set[str], dict[str, str]]:
        """Return those of the base, and the arrows if there are pages to turn."""
        unused, called = super().told_keys()
        if self.last:
            unused.discard("list-up")
            called["list-up"] = self.words.say("hint-moment-page")
        return unused, called

    def go_on(self) -> None:
        """Turn to the next page, or go back to the game."""
        if self.page < self.last:
            self.turn(1)
        else:
            self.dismiss(self.answers[0][0])

    def turn(self, by: int) -> None:
        """Turn *by* pages."""
        self.page = max(0, min(self.page + by, self.last))
        self.lay()
        if self.timer is not None:
            self.timer.reset()

    def on_key(self, event: events.Key) -> None:
        """Turn pages with arrows; other keys work as in every question."""
        by = TURNS.get(self.key_meaning(event), 0)
        if by and time.monotonic() >= self.ignore_keys_until:
            event.stop()
            event.prevent_default()
            self.turn(by)
        else:
            super().on_key(event)

    def show_rule(self, session: Session, rule: str) -> None:
        """Open the rule behind what happened."""
        from ..reading.pages import rule_page  # loaded when its key is pressed

        self.app.push_screen(rule_page(session, rule))

    def on_mount(self) -> None:
        super().on_mount()
        if self.table is not None:
            self.styles.align = ("right", "top")
        if self.seconds:
            longer = max(1.0, self.lines / LINES_READ)
            self.timer = self.set_interval(self.seconds * longer, self.go_on)


def in_pages(rows: Sequence[Sentence], width: int, height: int) -> list[list[Sentence]]:
    """Return the rows in pages of at most *height* lines; a longer row has its own page."""
    pages: list[list[Sentence]] = [[]]
    used = 0
    for row in rows:
        lines = len(row.lines(width))
        if pages[-1] and used + lines > height:
            pages.append([])
            used = 0
        pages[-1].append(row)
        used += lines
    return pages


class MomentPanels:
    """Stops the game of a *screen* for what its players wish to see. *renew* draws the table behind
    it; *start_reading* is called when the game goes on, which the same key must not answer.
    """

    def __init__(
        self,
        screen: AppScreen[None],
        session: Session,
        renew: Callable[[], None],
        start_reading: Callable[[], None],
    ) -> None:
        self.screen, self.session, self.renew, self.start_reading = (
            screen,
            session,
            renew,
            start_reading,
        )

    def show(self, then: Callable[[], None], film: Ended = Ended.NOT) -> None:
        """Show the moments of the last action one after the other, then call *then*. Those with a
        table are left out if a key has ended the *film* of the action, and those that a film has
        shown to all but their losers if it was seen whole.
        """
        settings = self.screen.app.preferences.settings
        found = moments(self.session, settings.moments)
        if film is Ended.SHOWN:
            found = unseen(found, self.session.perspective.reader)
        if found and settings.bell:
            self.screen.app.bell()
        left = [one for one in found if one.table is None or film is not Ended.BY_KEY]
        some = bool(left)
        if left:
            self.renew()

        def go_on(_: str | None = None) -> None:
            if not left:
                if some:
                    self.start_reading()
                then()
                return
            alone = not self.session.table.people()
            seconds = (CLOSE_ALONE if alone else CLOSE_AFTER).get(settings.pace, 0.0)
            ink = ink_for_table(self.screen.app.ink, self.session.table)
            panel = MomentPanel(self.session, left.pop(0), ink, seconds)
            self.screen.app.push_screen(panel, go_on)

        go_on()
