"""Chat in plain mode: `say` sends a line to all, and new lines of others are printed before a
question.
"""

from __future__ import annotations

from dataclasses import replace

from ..engine import Complaint
from ..play.remote.chat import chat_sentence
from ..play.session import Session
from ..play.text import sentence
from ..store.atomic_files import describe_error
from ..store.chat import ChatLog
from ..store.settings import load_settings
from .console import Console
from .menu import is_word


class PlainChat:
    """The chat of a table with several terminals. There is none at one keyboard, where people hear
    each other.
    """

    def __init__(self, session: Session, console: Console) -> None:
        self.session, self.console = session, console
        path = session.storage.path
        remote = session.table.remote is not None and path is not None
        self.talk = ChatLog(path) if remote and path is not None else None
        self.shown = self.talk is not None and load_settings()[0].talk

    def poll(self) -> None:
        """Print what others have said since the last call."""
        if self.talk is None:
            return
        new = self.talk.poll()
        if self.shown:
            self.session.chat = tuple(self.talk.lines)
            for one in new:
                own = one.seat == self.session.perspective.speaker
                if not own or (one.seat < 0 and one.name != self.session.onlooker):
                    self.console.print(f"- {chat_sentence(self.session.words, one)}")

    def let_spectators(self, rest: str) -> None:
        """Print whether onlookers may talk, or let them by *on* and *off*."""
        session, words = self.session, self.session.words
        if self.talk is None or session.perspective.speaker < 0:
            self.console.print(words.say("chat-alone"))
            return
        on = is_word(words, rest, "on")
        if not on and not is_word(words, rest, "off"):
            quiet = session.table.settings.quiet_spectators
            self.console.print(words.say("spectators-quiet" if quiet else "spectators-talk"))
            self.console.print(words.say("plain-spectators-how"))
            return
        failure = session.change_settings(lambda agreed: replace(agreed, quiet_spectators=not on))
        self.console.print(failure or words.say("spectators-talk" if on else "spectators-quiet"))

    def say(self, text: str) -> None:
        """Send a line to all at the table."""
        session, seat, say = self.session, self.session.perspective.speaker, self.session.words.say
        name = session.table.seats[seat].name if seat >= 0 else session.onlooker
        if self.talk is None or not name:
            self.console.print(say("chat-alone"))
            return
        if seat < 0 and session.table.settings.quiet_spectators:
            self.console.print(say("looking-quiet"))
            return
        try:
            done = self.talk.say(name, text, seat, len(session.table.log))
        except Complaint as no:
            self.console.print(sentence(no))
        except OSError as no:
            self.console.print(say("chat-failed", why=describe_error(no)))
        else:
            self.console.print(say("chat-done" if done else "plain-help-say"))
        self.poll()
