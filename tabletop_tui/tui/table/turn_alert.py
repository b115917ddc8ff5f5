"""Alerts a player whose turn it is: by bell, window title and desktop notification."""

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
KEEP, BACK = "\x1b[22;2t", "\x1b[23;2t"  # save and restore the title of the window
LONG = 30.0  # seconds of others' play after which a player may look elsewhere
NINE = ("iterm", "wezterm", "ghostty", "kitty")
SEVEN = ("foot", "rxvt", "vte", "ghostty", "wezterm", "contour")
BOTH = ("xterm", "alacritty", "konsole")
"""How terminals take a desktop notification. Many call themselves xterm; those ignore what they do
not know.
"""


def announcement(how: str, terminal: Terminal, heading: str, text: str) -> str:
    """Return the codes that alert a player; *how* is the setting. They contain fixed words and the
    title of a game, never text that a player has typed.
    """
    if how == "none":
        return ""
    if how == "bell" or not known(terminal, (*NINE, *SEVEN, *BOTH)):
        return BELL
    codes = f"{KEEP}\x1b]2;{heading}{BELL}"
    if not terminal.multiplexer:  # a multiplexer passes no notification on
        if known(terminal, (*SEVEN, *BOTH)):
            codes += f"\x1b]777;notify;{heading};{text}{BELL}"
        if known(terminal, BOTH) or not known(terminal, SEVEN):
            codes += f"\x1b]9;{heading}{BELL}"
    return codes + BELL


def known(terminal: Terminal, names: tuple[str, ...]) -> bool:
    """Return whether a terminal is one of these, as far as it says."""
    return any(name in terminal.term for name in names) or terminal.multiplexer == "tmux"


class TurnAlert:
    """Watches for the turn of this terminal's seat."""

    def __init__(self, screen: AppScreen[None], session: Session) -> None:
        self.screen, self.session = screen, session
        self.owed: bool | None = None  # None before the first poll, which alerts nobody
        self.since = time.monotonic()
        self.titled = False

    def poll(self) -> None:
        """Check whose turn it is. Called at intervals; at one keyboard it does nothing."""
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
        """Return whether the player probably does not look at this window."""
        return not self.screen.app.app_focus or time.monotonic() - self.since > LONG

    def call(self) -> None:
        """Alert the player."""
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
        """Restore the title of the window."""
        if self.titled:
            self.titled = False
            send(self.screen.app, BACK)
