"""PINs at the table: questions about them, and changing one."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from ...play.pins import SALT, hash_pin, shortest
from ...play.seat_dialogues import (
    ConsentQuestion,
    Dialogue,
    PinQuestion,
    Reply,
    SeatQuestion,
    confirm_pin,
    run_with_callbacks,
)
from ...play.session import Session
from ...play.text import Words
from ..app_screen import AppScreen, BaseApp
from ..dialogs.ask import Ask, answer
from ..dialogs.pin import FORGOTTEN, PinPad
from ..dialogs.pin_form import choose_pin


def ask_question(
    app: BaseApp, words: Words, question: SeatQuestion, reply: Callable[[Reply], None]
) -> None:
    """Show one question of a dialogue about seats and PINs; *reply* gets the answer."""
    name = words.name(question.seat)

    def tell(sentence: str) -> None:
        back = [answer(words, "back", "held-back")]
        app.push_screen(Ask(sentence, back), chosen)

    def chosen(pick: str | None) -> None:
        reply(Reply.YES if pick == "yes" else Reply.NO)

    def typed(pin: str | None) -> None:
        if not pin and isinstance(question, PinQuestion) and question.over:
            tell(question.refusal(words))
        else:
            reply(Reply.FORGOTTEN if pin == FORGOTTEN else Reply.YES if pin else Reply.NO)

    if isinstance(question, PinQuestion):
        asked = words.say("pin-ask", name=name)
        pad = PinPad(
            words,
            asked,
            question.try_pin,
            refusal=lambda: question.refusal(words),
            forget=question.may_forget,
            spent=lambda: question.over,
        )
        app.push_screen(pad, typed)
    elif isinstance(question, ConsentQuestion):
        asked = words.say(question.key, voter=words.name(question.voter), name=name)
        answers = [answer(words, what, f"pin-vote-{what}") for what in ("no", "yes")]
        app.push_screen(Ask(asked, answers), chosen)
    else:
        tell(words.say(question.key, name=name))


class Pins:
    """Asks for the PINs of a table over its *screen*; *tell* shows a sentence there."""

    def __init__(
        self, screen: AppScreen[None], session: Session, tell: Callable[[str], None]
    ) -> None:
        self.screen, self.session, self.tell = screen, session, tell

    def ask(self, dialogue: Dialogue, then: Callable[[bool], None]) -> None:
        """Conduct a dialogue about seats and PINs; *then* gets its outcome."""

        def show(question: SeatQuestion, reply: Callable[[Reply], None]) -> None:
            ask_question(self.screen.app, self.session.words, question, reply)

        run_with_callbacks(dialogue, show, then)

    def change(self) -> None:
        """Set or remove the PIN of the person at the keyboard."""
        session, words, table = self.session, self.session.words, self.session.table
        seat = session.perspective.viewer
        if seat < 0 or len(table.people()) < 2:
            face_down = seat < 0 and len(table.people()) > 1
            self.tell(words.say("cover-first" if face_down else "pin-needless"))
            return
        name = words.name(seat)

        def keep(pin: str) -> None:
            sealed = hash_pin(pin, secrets.token_hex(SALT))
            problem = session.change_settings(lambda settings: settings.with_pin(seat, sealed))
            self.tell(problem or words.say("pin-set", name=name))

        def drop(proved: bool) -> None:
            if not proved:
                return
            problem = session.change_settings(lambda settings: settings.without_pin(seat))
            self.tell(problem or words.say("pin-dropped", name=name))

        if seat in table.settings.pins:
            self.ask(confirm_pin(table, seat), drop)
        else:
            least = shortest(remote=table.remote is not None)
            choose_pin(self.screen.app, words, name, keep, least=least)
