"""Alerts a player whose turn it is: by bell, window title and desktop notification."""

from __future__ import annotations

import time

from ....play.perspective import OwnSeat
from ....play.session import Session
from ....play.text import title
from ....store.turn_hook import call_held, failure, run_turn_hook
from ....terminal.probe import Terminal
from ...keys.keyed_screen import KeyedScreen
from ...terminal.textual_internals import send

BELL = "\x07"
SAVE_TITLE, RESTORE_TITLE = "\x1b[22;2t", "\x1b[23;2t"  # save and restore the title of the window
AWAY_AFTER = 30.0  # seconds of others' play after which a player may look elsewhere
OSC_9 = ("iterm", "wezterm", "ghostty", "kitty")
OSC_777 = ("foot", "rxvt", "vte", "ghostty", "wezterm", "contour")
OSC_9_AND_777 = ("xterm", "alacritty", "konsole")
"""How terminals take a desktop notification. Many call themselves xterm; those ignore what they do
not know.
"""


def alert_codes(how: str, terminal: Terminal, heading: str, text: str) -> str:
    """Return the codes that alert a player; *how* is the setting. They contain fixed words and the
    title of a game, never text that a player has typed.
    """
    if how == "none":
        return ""
    if how == "bell" or not is_one_of(terminal, (*OSC_9, *OSC_777, *OSC_9_AND_777)):
        return BELL
    codes = f"{SAVE_TITLE}\x1b]2;{heading}{BELL}"
    if not terminal.multiplexer:  # a multiplexer passes no notification on
        if is_one_of(terminal, (*OSC_777, *OSC_9_AND_777)):
            codes += f"\x1b]777;notify;{heading};{text}{BELL}"
        if is_one_of(terminal, OSC_9_AND_777) or not is_one_of(terminal, OSC_777):
            codes += f"\x1b]9;{heading}{BELL}"
    return codes + BELL


def is_one_of(terminal: Terminal, names: tuple[str, ...]) -> bool:
    """Return whether a terminal is one of these, as far as it says."""
    return any(name in terminal.term for name in names) or terminal.multiplexer == "tmux"


class TurnAlert:
    """Watches for the turn of this terminal's seat."""

    def __init__(self, screen: KeyedScreen[None], session: Session) -> None:
        self.screen, self.session = screen, session
        self.must_act: bool | None = None  # None before the first poll, which never alerts
        self.since = time.monotonic()
        self.titled = False

    def poll(self) -> None:
        """Check whose turn it is. Called at intervals; at one keyboard it does nothing."""
        perspective, table = self.session.perspective, self.session.table
        if not isinstance(perspective, OwnSeat):
            return
        free = table.remote is not None and bool(table.remote.free)
        must_act = not table.over and not free and perspective.reader in table.deciding()
        before, self.must_act = self.must_act, must_act
        app = self.screen.app
        if must_act and before is False and app.on_turn:
            run_turn_hook(app.on_turn, self.session, perspective.reader)
        elif app.on_turn:
            call_held(app.on_turn, self.session, (perspective.reader,) if must_act else ())
        if app.on_turn and (sentence := failure()):
            self.screen.tell(sentence)
        if must_act and before is False and self.is_away():
            self.alert()
        elif not must_act:
            self.put_back()
        if before and not must_act:
            self.since = time.monotonic()

    def is_away(self) -> bool:
        """Return whether the player probably does not look at this window."""
        return not self.screen.app.app_focus or time.monotonic() - self.since > AWAY_AFTER

    def alert(self) -> None:
        """Alert the player."""
        app = self.screen.app
        words = self.session.words
        codes = alert_codes(
            app.preferences.settings.call,
            app.terminal,
            words.say("call-title", game=title(self.session.table.game)),
            words.say("call-text"),
        )
        self.titled = self.titled or SAVE_TITLE in codes
        send(app, codes)

    def put_back(self) -> None:
        """Restore the title of the window."""
        if self.titled:
            self.titled = False
            send(self.screen.app, RESTORE_TITLE)
