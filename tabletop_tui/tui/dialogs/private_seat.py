"""What a seat alone sees and changes: its standing orders, and its notepad."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

from ...engine import Option
from ...engine.orders import ASK
from ...play.private.coach import COACH, coach_in_words, give_coach, switched
from ...play.private.orders import (
    change_note,
    give_order,
    order_in_words,
    own_seat,
    plan_changes,
    planned,
    private_of,
    stopped_in_words,
    told,
    value_in_words,
)
from ...play.remote.remote_seats import Unplayed
from ...play.session import Session
from .ask import Ask, answer
from .pick import Pick
from .prompt import Prompt

if TYPE_CHECKING:
    from ..app_screen import AppScreen

NEW = "new"
LINE = 200  # characters of a note


def tell_stopped(session: Session, tell: Callable[[str], None]) -> None:
    """Tell the seat whose hand is seen which of its orders have stopped, once."""
    seat = own_seat(session.table, session.perspective)
    private = private_of(session.table, seat)
    if seat < 0 or not private.stopped:
        return
    tell(stopped_in_words(session.words, private))
    with suppress(Unplayed):
        session.change(partial(told, session.table, seat))


class PrivatePages:
    """The pages of orders and notes of a session."""

    def __init__(
        self, screen: AppScreen[None], session: Session, tell: Callable[[str], None]
    ) -> None:
        self.screen, self.session, self.tell = screen, session, tell

    @property
    def seat(self) -> int:
        """The seat whose hand is seen, -1 for none."""
        return own_seat(self.session.table, self.session.perspective)

    def orders(self, at: int = 0) -> None:
        """List the orders of the seat; Enter goes into one."""
        seat, words, game = (
            own_seat(self.session.table, self.session.perspective),
            self.session.words,
            self.session.table.game,
        )
        if seat < 0:
            self.tell(words.say("private-none"))
            return
        given, view = private_of(self.session.table, seat).orders, self.view(seat)
        rows = [
            (option.key, order_in_words(words, option, given.get(option.key, ASK), view))
            for option in game.orders
        ]
        rows.append((COACH, coach_in_words(words, self.session.table, seat)))
        title = words.say("orders-title", name=words.name(seat))
        self.screen.app.push_screen(Pick(title, rows, at), partial(self.order, seat))

    def order(self, seat: int, key: str | None) -> None:
        """Ask what the order *key* shall be."""
        if key == COACH:
            self.switch_coach(seat)
            return
        option = next((one for one in self.session.table.game.orders if one.key == key), None)
        if option is None:
            return
        if option.shape == "list":
            self.plan(seat, option)
            return
        words = self.session.words
        answers = [
            (value, str(n), value_in_words(words, option, value))
            for n, value in enumerate(option.choices, 1)
        ]
        question = words.say(f"order-{option.key}-help")
        self.screen.app.push_screen(Ask(question, answers), partial(self.given, seat, option))

    def switch_coach(self, seat: int) -> None:
        """Give the seat a coach, or take it away, and say what that means."""
        table = self.session.table
        wanted, told = switched(table, seat)
        self.change(partial(give_coach, table, seat, wanted))
        self.tell(self.session.words.say(told))

    def given(self, seat: int, option: Option, value: str | None) -> None:
        """Keep the order, and list all orders again."""
        if value:
            self.change(partial(give_order, self.session.table, seat, option.key, value))
        self.orders(self.session.table.game.orders.index(option))

    def plan(self, seat: int, option: Option, at: int = 0) -> None:
        """List the entries of a plan, which Enter takes out, and what it adds."""
        table, words = self.session.table, self.session.words
        value = private_of(table, seat).orders.get(option.key, ASK)
        rows = plan_changes(words, table.game, self.view(seat), seat, value)

        def picked(changed: str | None) -> None:
            if not changed:
                self.orders(table.game.orders.index(option))
                return
            self.change(partial(give_order, table, seat, option.key, changed))
            self.plan(seat, option, len(planned(changed)))

        if rows:
            title, about = (words.say(f"order-{option.key}{more}") for more in ("", "-help"))
            self.screen.app.push_screen(Pick(title, rows, min(at, len(rows) - 1), about), picked)
        else:
            self.tell(words.say("order-nothing"))

    def view(self, seat: int) -> Any:
        """Return the position as *seat* may know it."""
        return self.session.table.game.view(self.session.table.state, seat)

    def notes(self) -> None:
        """List the notes of the seat; Enter changes a line, an empty line goes."""
        seat, words = self.seat, self.session.words
        if seat < 0:
            self.tell(words.say("private-none"))
            return
        lines = private_of(self.session.table, seat).notes.splitlines()
        rows = [*((str(n), line) for n, line in enumerate(lines)), (NEW, words.say("notes-new"))]
        title = words.say("notes-title", name=words.name(seat))
        self.screen.app.push_screen(Pick(title, rows, len(lines)), partial(self.note, seat))

    def note(self, seat: int, picked: str | None) -> None:
        """Ask for the text of a line, or first whether an old one shall go."""
        if not picked:
            return
        lines = private_of(self.session.table, seat).notes.splitlines()
        if picked == NEW:
            self.write(seat, len(lines), "")
            return
        n, words = int(picked), self.session.words

        def chosen(what: str | None) -> None:
            if what == "change":
                self.write(seat, n, lines[n])
            elif what == "remove":
                self.keep(seat, n, "")
            else:
                self.notes()

        answers = [answer(words, what, f"notes-{what}") for what in ("change", "remove")]
        self.screen.app.push_screen(Ask(lines[n], answers), chosen)

    def write(self, seat: int, n: int, text: str) -> None:
        """Ask for the text of line *n*."""

        def written(new: str | None) -> None:
            if new:
                self.keep(seat, n, new)
            else:
                self.notes()

        label = self.session.words.say("notes-line")
        self.screen.app.push_screen(Prompt(label, text, most=LINE), written)

    def keep(self, seat: int, n: int, text: str) -> None:
        """Keep line *n*, or remove it, and list all notes again."""
        self.change(partial(change_note, self.session.table, seat, n, text))
        self.notes()

    def change(self, do: Callable[[], None]) -> None:
        """Change what is kept for the seat, or tell why not."""
        try:
            self.session.change(do)
        except Unplayed as no:
            self.tell(str(no))
