"""Calls whoever looks elsewhere when it is their turn: by bell, title and a desktop message."""

from __future__ import annotations

import time
from typing import Any

from ...play.perspective import OwnSeat
from ...play.session import Session
from ...play.text import title
from ...store.turn_hook import run_turn_hook
from ...terminal.probe import Terminal
from ..app_screen import AppScreen
from ..terminal.textual_internals import send

BELL = "\x07"
KEEP, BACK = "\x1b[22;2t", "\x1b[23;2t"  # the title of the window is laid aside, and put back
LONG = 30.0  # seconds of others' play after which people look elsewhere, whatever the terminal says
NINE = ("iterm", "wezterm", "ghostty", "kitty")
SEVEN = ("foot", "rxvt", "vte", "ghostty", "wezterm", "contour")
BOTH = ("xterm", "alacritty", "konsole")
"""How terminals take a message for the desktop. Many call themselves xterm: what such a one does
not know it leaves alone."""


def announcement(how: str, terminal: Terminal, heading: str, text: str) -> str:
    """What calls somebody at a terminal; *how* is the setting. Only fixed words and the title of a
    game are in it, never what somebody has typed.
    """
    if how == "none":
        return ""
    if how == "bell" or not known(terminal, (*NINE, *SEVEN, *BOTH)):
        return BELL
    codes = f"{KEEP}\x1b]2;{heading}{BELL}"
    if not terminal.multiplexer:  # those keep such a message to themselves
        if known(terminal, (*SEVEN, *BOTH)):
            codes += f"\x1b]777;notify;{heading};{text}{BELL}"
        if known(terminal, BOTH) or not known(terminal, SEVEN):
            codes += f"\x1b]9;{heading}{BELL}"
    return codes + BELL


def known(terminal: Terminal, names: tuple[str, ...]) -> bool:
    """Whether a terminal is one of these, as far as it tells."""
    return any(name in terminal.term for name in names) or terminal.multiplexer == "tmux"


class TurnAlert:
    """Watches whether the seat of this terminal comes to owe an answer."""

    def __init__(self, screen: AppScreen[None], session: Session) -> None:
        self.screen, self.session = screen, session
        self.owed: bool | None = None  # before the first look nobody is called
        self.since = time.monotonic()
        self.titled = False

    def poll(self) -> None:
        """See whose turn it is; called now and then. At one keyboard nobody is far away."""
        perspective, table = self.session.perspective, self.session.table
        if not isinstance(perspective, OwnSeat):
            return
        free = table.remote is not None and bool(table.remote.free)
        owes = not table.over and not free and perspective.viewer in table.deciding()
        before, self.owed = self.owed, owes
        app: Any = self.screen.app
        if owes and before is False and app.on_turn:
            run_turn_hook(app.on_turn, self.session, perspective.viewer)
        if owes and before is False and self.elsewhere():
            self.call()
        elif not owes:
            self.put_back()
        if before and not owes:
            self.since = time.monotonic()

    def elsewhere(self) -> bool:
        """Whether nobody can be expected to look at this window."""
        return not self.screen.app.app_focus or time.monotonic() - self.since > LONG

    def call(self) -> None:
        """Call."""
        app: Any = self.screen.app
        words = self.session.words
        codes = announcement(
            app.preferences.settings.call,
            app.terminal,
            words.say("call-title", game=title(self.session.table.game)),
            words.say("call-text"),
        )
        self.titled = self.titled or KEEP in codes
        send(app, codes)

    def put_back(self) -> None:
        """The window has its own title again."""
        if self.titled:
            self.titled = False
            send(self.screen.app, BACK)
