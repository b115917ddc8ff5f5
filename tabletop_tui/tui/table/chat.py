"""The chat at a table of several terminals."""

from __future__ import annotations

import time
from collections.abc import Callable

from ...engine import Complaint
from ...play.remote.chat import LONGEST, chat_sentence
from ...play.session import Session
from ...play.text import sentence
from ...store.atomic_files import describe_error
from ...store.chat import ChatLog
from ..app_screen import AppScreen
from ..dialogs.prompt import Prompt
from .table_view import TableView

FRESH = 30.0  # seconds for which a line stands at the foot of a page


class Chat:
    """The chat over the table of a *screen*. There is none at one keyboard."""

    def __init__(
        self,
        screen: AppScreen[None],
        session: Session,
        view: TableView,
        tell: Callable[[str], None],
    ) -> None:
        self.screen, self.session, self.view, self.tell = screen, session, view, tell
        path = session.storage.path
        remote = session.table.remote is not None and path is not None
        self.talk = ChatLog(path) if remote and path is not None else None
        self.heard, self.heard_at = "", 0.0  # what was said last, and when

    @property
    def wanted(self) -> bool:
        """True if the settings show the chat."""
        return self.screen.app.preferences.settings.talk

    def hear(self) -> None:
        """Show new lines. Called at intervals."""
        if self.talk is None:
            return
        new, session = self.talk.poll(), self.session
        shown = self.talk.lines if self.wanted else ()
        if not new and len(shown) == len(session.chat):
            return
        session.chat = tuple(shown)
        others = [one for one in new if one.seat != session.perspective.speaker]
        if new and self.wanted:
            self.heard, self.heard_at = chat_sentence(session.words, new[-1]), time.monotonic()
        if others and self.wanted:
            self.tell(chat_sentence(session.words, others[-1]))
        elif self.view.look is not None:
            self.view.draw_side()

    def last_heard(self) -> str:
        """Return what was said a moment ago, or ""."""
        return self.heard if time.monotonic() - self.heard_at < FRESH else ""

    def ask(self) -> None:
        """Ask for a line, and say it to all."""
        words = self.session.words
        if self.talk is None:
            self.tell(words.say("chat-alone"))
            return

        def said(text: str | None) -> None:
            if told_why := self.say(text or ""):
                self.tell(told_why)

        self.screen.app.push_screen(Prompt(words.say("chat-ask"), most=LONGEST), said)

    def say(self, text: str) -> str:
        """Say a line to all. Return why it could not be said, or ""."""
        session, seat = self.session, self.session.perspective.speaker
        if self.talk is None or seat < 0:
            return session.words.say("chat-alone") if text else ""
        try:
            self.talk.say(session.table.seats[seat].name, text, seat, len(session.table.log))
        except Complaint as error:
            return sentence(error)
        except OSError as error:
            return session.words.say("chat-failed", why=describe_error(error))
        self.hear()
        return ""
