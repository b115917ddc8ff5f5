"""Moments stop the game with a small panel, until a key or, at a fast pace, for two seconds."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from ...engine import Event, Moment
from ...play.session import Session
from ...play.story.moments import moments, sentences
from ..app_screen import AppScreen
from ..dialogs.ask import Ask, answer
from ..paint.ink import Ink
from ..widgets.choice_list import ChoiceList, Heading
from ..widgets.lines import with_names_coloured, wrapped
from .mouse import STARTLED

GONE = 2.0  # seconds after which a panel goes by itself at a fast pace
WIDEST = 60  # cells of a line: the panel fits into the smallest terminal


class Sentence(Heading):
    """A row of a moment, with the players in their colours."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.plain)
        self.sentence = text

    def lines(self, width: int) -> list[Text]:
        return wrapped(self.sentence, width, 2)


class MomentPanel(Ask):
    """What happened, and one line to go on with."""

    CSS = Ask.CSS.replace("Ask ", "MomentPanel ")  # what is said of a base stays with the base

    def __init__(self, session: Session, moment: Moment, ink: Ink, seconds: float) -> None:
        words = session.words
        title = str(words.fact(moment.title))
        rule = next((row.rule for row in moment.rows if isinstance(row, Event) and row.rule), "")
        super().__init__(
            title,
            [answer(words, "on", "lesson-on")],
            deaf=STARTLED,
            explain=(lambda _: self.show_rule(session, rule)) if rule else None,
        )
        told = [with_names_coloured(text, words, ink) for text in sentences(session, moment)]
        rows = [Sentence(row) for row in (Text(title, "bold"), *told, Text())]
        self.list = ChoiceList([*rows, *self.list.choices.rows[1:]], id="rows")
        self.list.choices.at = len(rows)
        self.list.choices.titles = 1
        self.list.across = WIDEST
        self.seconds = seconds

    def show_rule(self, session: Session, rule: str) -> None:
        """The rule behind what happened."""
        from ..reading.pages import rule_page  # loaded when its key is pressed

        self.app.push_screen(rule_page(session, rule))

    def on_mount(self) -> None:
        super().on_mount()
        if self.seconds:
            self.set_timer(self.seconds, self.action_close)


class Moments:
    """Stops the game of a *screen* for what its players wish to see; *renew* shows the table as it
    is now behind it, and *startle* is called when it goes on behind the key that went on.
    """

    def __init__(
        self,
        screen: AppScreen[None],
        session: Session,
        renew: Callable[[], None],
        startle: Callable[[], None],
    ) -> None:
        self.screen, self.session, self.renew, self.startle = screen, session, renew, startle

    def show(self, then: Callable[[], None]) -> None:
        """Show what the last action brought about, one after the other, and go on with *then*."""
        settings = self.screen.app.preferences.settings
        left = moments(self.session, settings.moments)
        some = bool(left)
        if left:
            self.renew()
        if left and settings.bell:
            self.screen.app.bell()

        def go_on(_: str | None = None) -> None:
            if not left:
                if some:
                    self.startle()
                then()
                return
            seconds = GONE if settings.pace == "fast" else 0.0
            ink = self.screen.app.ink
            panel = MomentPanel(self.session, left.pop(0), ink, seconds)
            self.screen.app.push_screen(panel, go_on)

        go_on()
