"""Talk at a table with several terminals: a line to all, and what others say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...engine import Complaint
from ...play.remote.chat import LONGEST, chat_sentence
from ...play.session import Session
from ...play.text import sentence
from ...store.atomic_files import describe_error
from ...store.chat import ChatLog
from ..app_screen import AppScreen
from ..dialogs.prompt import Prompt
from .table_view import TableView


class Chat:
    """The talk at the table of a *screen*; at one keyboard people hear each other without it."""

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

    @property
    def wanted(self) -> bool:
        """Whether talk is to be shown."""
        app: Any = self.screen.app
        return bool(app.preferences.settings.talk)

    def hear(self) -> None:
        """Show what is new; called now and then."""
        if self.talk is None:
            return
        new, session = self.talk.poll(), self.session
        shown = self.talk.lines if self.wanted else ()
        if not new and len(shown) == len(session.chat):
            return
        session.chat = tuple(shown)
        others = [one for one in new if one.seat != session.perspective.speaker]
        if others and self.wanted:
            self.tell(chat_sentence(session.words, others[-1]))
        elif self.view.look is not None:
            self.view.draw_side()

    def ask(self) -> None:
        """Ask what to say, and say it to all."""
        words = self.session.words
        if self.talk is None:
            self.tell(words.say("talk-alone"))
            return

        def said(text: str | None) -> None:
            if told_why := self.say(text or ""):
                self.tell(told_why)

        self.screen.app.push_screen(Prompt(words.say("talk-ask"), most=LONGEST), said)

    def say(self, text: str) -> str:
        """Say it; gives the sentence to tell when it could not be said."""
        session, seat = self.session, self.session.perspective.speaker
        if self.talk is None or seat < 0:
            return session.words.say("talk-alone") if text else ""
        try:
            self.talk.say(session.table.seats[seat].name, text, seat, len(session.table.log))
        except Complaint as no:
            return sentence(no)
        except OSError as no:
            return session.words.say("talk-failed", why=describe_error(no))
        self.hear()
        return ""
