"""Hints: what a computer player would do in the place of the person at the keyboard, and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ...engine import Reason
from ...play.advice import advice, explanation_in_words
from ...play.session import Session
from ..app_screen import AppScreen
from ..dialogs.ask import Ask

if TYPE_CHECKING:
    from ...bots.opponents import Adviser
    from .cursor import Cursor


class Hints:
    """Asks for a hint and shows it over *screen* when it is ready, beside the board on which
    *cursor* lights its places. *tell* shows a sentence there.
    """

    def __init__(
        self,
        screen: AppScreen[None],
        session: Session,
        tell: Callable[[str], None],
        cursor: Cursor,
    ) -> None:
        self.screen, self.session, self.tell, self.cursor = screen, session, tell, cursor
        self.adviser: Adviser | None = None
        self.asked = (
            -1,
            -1,
        )  # actions in the log when a motive was asked for, and the action told last

    def ask(self, seat: int) -> None:
        """Let a computer player think about the decision of *seat*, or NOBODY."""
        table, say = self.session.table, self.session.words.say
        if table.settings.no_hints:
            self.tell(say("ui-hints-off"))
        elif seat < 0 or table.over:
            self.tell(say("ui-no-hint"))
        else:
            if self.adviser is None:
                from ...bots.opponents import Adviser  # loaded on first use

                self.adviser = Adviser(table)
            self.adviser.ask(seat)
            self.tell(say("ui-hint-thinks"))

    def poll(self, seat: int) -> None:
        """Show *seat* the hint it asked for, if it is ready."""
        found = self.adviser.poll() if self.adviser is not None else None
        if found is None or seat < 0 or self.screen.app.screen is not self.screen:
            return
        table, words = self.session.table, self.session.words
        view = table.game.view(table.state, seat)
        rows = [advice(words, view, action, why) for action, why in found]
        failed = self.adviser.failed if self.adviser is not None else None
        if failed is not None:
            from ...bots.worker import HINT
            from ...store.crash_reports import bot_failure_and_file

            self.tell(bot_failure_and_file(words, table, seat, HINT, failed))
        else:
            self.tell("" if rows else words.say("ui-hint-even"))
        if rows:
            answers = [(str(n), str(n), row) for n, row in enumerate(rows, 1)]
            box = Ask(
                words.say("ui-hint-title"),
                answers,
                explain=lambda n: self.explain(found[n][0]),
                taking=words.say("ui-hint-take"),
            )
            box.styles.align = ("right", "middle")
            self.cursor.light([action for action, _ in found])
            self.screen.app.push_screen(box, lambda pick: self.picked(found, pick))

    def explain(self, action: Any) -> None:
        """Open the rule behind an action."""
        from ..reading.pages import rule_page  # loaded when its key is pressed

        self.screen.app.push_screen(rule_page(self.session, action.rule))

    def picked(self, found: list[tuple[Any, list[Reason]]], pick: str | None) -> None:
        """Close the box, with the number of a picked action or ""."""
        self.cursor.unlight()
        if pick:
            self.cursor.point_to(found[int(pick) - 1][0])

    def explain_last_action(self) -> None:
        """Tell why a computer player acted as it did last; called again, the action before that."""
        from ...bots.explanation import newest_explanation  # loaded on first use

        session, table = self.session, self.session.table
        log, before = self.asked
        before = before if log == len(table.log) else len(table.log)
        viewer = session.perspective.viewer if session.perspective.viewer >= 0 else len(table.seats)
        found = newest_explanation(table, viewer, before)
        self.asked = (len(table.log), found[0]) if found else (-1, -1)
        if found is None:
            self.tell(session.words.say("motive-none"))
            return
        n, why = found
        lines = [
            line.text
            for line in session.story(session.perspective.viewer, n)
            if line.after == n + 1
        ]
        self.tell(explanation_in_words(session.words, table.log[n][0], lines, why))

    def close(self) -> None:
        """Stop the computer player that thinks about a hint."""
        if self.adviser is not None:
            self.adviser.close()
