"""Hints: what a computer player would do in the place of the person at the keyboard, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ...engine import Luck, Reason
from ...play.advice import explanation_in_words
from ...play.by_eye import hint_in_words, offer_by_eye
from ...play.session import Session
from ..dialogs.ask import Ask
from ..dialogs.hint_wait import HintWait
from ..keys.keyed_screen import KeyedScreen
from .coach import CoachVoice

if TYPE_CHECKING:
    from ...bots.opponents import Adviser
    from .cursor import Cursor


ROOM = 2
"""The sentences of computer players that the rows below the board have room for."""


@dataclass(frozen=True)
class HintPlan:
    """What *seat* was advised to do after *begun* actions of the log, step by step."""

    seat: int
    begun: int
    steps: Sequence[Any]

    def step(self, log: Sequence[tuple[int, Any]]) -> Any | None:
        """Return the next step; None once all are taken, or something else was done. An undo goes
        back to the step before.
        """
        done = log[self.begun :]
        if len(log) < self.begun or len(done) >= len(self.steps):
            return None
        as_told = zip(done, self.steps, strict=False)
        if all(seat == self.seat and alike(one, told) for (seat, one), told in as_told):
            return self.steps[len(done)]
        return None


def alike(one: Any, told: Any) -> bool:
    """Return whether an action is the one that was told, or pays for the same another way."""
    return one == told or (one.kind == told.kind and not one.places and not told.places)


class Hints:
    """Asks for a hint and shows it over *screen* when it is ready, beside the board on which
    *cursor* lights its places. *tell* shows a sentence there.

    Keys that are typed meanwhile are held, and reach the hint as if they were typed then. What a
    picked hint means is pointed at step by step until it is done.
    """

    def __init__(
        self,
        screen: KeyedScreen[None],
        session: Session,
        tell: Callable[[str], None],
        cursor: Cursor,
    ) -> None:
        self.screen, self.session, self.tell, self.cursor = screen, session, tell, cursor
        self.coach = CoachVoice(screen, session, tell, lambda: bool(cursor.view.message))
        self.adviser: Adviser | None = None
        self.wait: HintWait | None = None  # over the table while a hint is thought about
        self.plan: HintPlan | None = None
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
            self.wait = HintWait(self.session.words)
            self.screen.app.push_screen(self.wait, self.stopped)

    def stopped(self, found: bool | None) -> None:
        """Stop thinking, unless the hint was found."""
        self.wait = None
        if not found and self.adviser is not None:
            self.adviser.stop()

    def poll(self, seat: int) -> None:
        """Show *seat* the hint it asked for, if it is ready."""
        self.coach.poll()
        app, wait = self.screen.app, self.wait
        if wait is not None and wait not in app.screen_stack:
            wait = self.wait = None
        if self.adviser is None or app.screen is not (wait or self.screen):
            return
        if wait is not None and not wait.is_mounted:
            return  # it cannot be closed before it is whole
        found = self.adviser.poll() if seat >= 0 else None
        if found is None:
            if wait is not None and (seat < 0 or self.adviser.decision is None):
                wait.dismiss(False)  # the table has gone on
            return
        held = wait.held if wait is not None else []
        if wait is not None:
            wait.dismiss(True)
        self.show(seat, found)
        if found:
            app.type_first(held)

    def show(self, seat: int, found: list[tuple[Any, list[Reason]]]) -> None:
        """Show *seat* a hint, or why there is none."""
        table, words = self.session.table, self.session.words
        rows = [hint_in_words(words, table, seat, action, why) for action, why in found]
        failed = self.adviser.failed if self.adviser is not None else None
        if failed is not None:
            from ...bots.worker import HINT
            from ...store.crash_reports import bot_failure_and_file

            self.tell(bot_failure_and_file(words, table, seat, HINT, failed))
        else:
            self.tell("" if rows else words.say("ui-hint-even"))
        if rows:
            self.session.hinted = len(table.log), [action for action, _ in found]
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
            self.follow(found[int(pick) - 1][0])

    def follow(self, action: Any) -> None:
        """Point at an action, and then at what completes it."""
        from ...bots import brain  # loaded on first use

        table, seat = self.session.table, self.cursor.choice.seat
        if seat < 0:
            return
        view = table.game.view(table.state, seat)
        try:
            then = brain.plan(table.game, view, seat, action, Luck(len(table.log)))
        except Exception:  # of a game from outside: the hint itself is still good
            then = []
        self.plan = HintPlan(seat, len(table.log), [action, *then])
        self.cursor.point_to(action)
        self.guide()

    def guide(self) -> None:
        """Point at the next step of the hint that was picked, until it is done."""
        plan, choice = self.plan, self.cursor.choice
        step = plan.step(self.session.table.log) if plan is not None else None
        if plan is None or step is None:
            self.plan = None
        elif choice.seat == plan.seat and not choice.face_down and self.cursor.stay_at(step):
            words, table = self.session.words, self.session.table
            blind = offer_by_eye(table, plan.seat, step) is not None
            what = words.say(f"offer-{step.kind}") if blind else words.of(self.session.view(), step)
            self.tell(words.say("ui-hint-step", action=what.rstrip(".")))

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
        story = session.story(session.perspective.viewer, n)
        self.tell(explanation_in_words(session.words, n, table.log[n], story, why))

    def speak_up(self) -> None:
        """Tell why computer players have just offered something or refused it, as far as the person
        who acts next may know.
        """
        session, table = self.session, self.session.table
        first = len(table.log)
        while first and table.seats[table.log[first - 1][0]].is_bot:
            first -= 1
        if first == len(table.log):
            return
        from ...bots.explanation import explain_action
        from ...bots.valuation import valuation_of

        viewer = session.perspective.viewer
        looks_on = viewer if viewer >= 0 else len(table.seats)
        spoken, told = valuation_of(table.game).spoken, list[str]()
        given: list[Any] = []
        for n in range(max(first, len(table.log) - len(table.seats)), len(table.log)):
            why = explain_action(table, looks_on, n) if table.log[n][1].kind in spoken else []
            if why and why not in given:
                given.append(why)
                story = session.story(viewer, n)
                told.append(explanation_in_words(session.words, n, table.log[n], story, why))
        if told:
            self.tell(" ".join(told[-ROOM:]))

    def close(self) -> None:
        """Stop the computer player that thinks about a hint, and the coach."""
        self.coach.close()
        if self.adviser is not None:
            self.adviser.close()
