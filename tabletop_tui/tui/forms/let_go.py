"""The draw of a shot by one gesture: the key that stops the direction is held, and let go."""

from __future__ import annotations

from typing import Any, Protocol

from textual import events

from ..terminal.releases import KeyReleased
from .aim import AimForm


class Choice(Protocol):
    """What may be done at a table."""

    def aiming(self) -> AimForm | None:
        """Return the shot being aimed, if there is one."""


class LetsGo:
    """Mix this in before a screen that plays a table. It handles no key itself: it notes whether
    the last one has stopped a direction, and the release of that one.
    """

    told = False
    """Whether the terminal has told of any key that it was let go."""
    held = ""
    """The key that has stopped the direction and is still down, or ""."""

    def being_aimed(self) -> AimForm | None:
        """Return the shot being aimed, if there is one."""
        choice: Choice = vars(self)["choice"]
        return choice.aiming()

    def after_form(self) -> None:
        """Handle what a key or click has done to the form."""

    def on_key(self, event: events.Key) -> None:
        """Note which key has begun to draw; called after the screen's own handler."""
        form = self.being_aimed()
        if form is not None:
            form.holds = self.told
        drawn = form is not None and form.sweep is not None and bool(form.shares)
        begun = drawn and form is not None and form.sweep is not None and not form.sweep.age
        self.held = event.key if begun else ""

    def on_key_released(self, event: KeyReleased) -> Any:
        """Let the shot go, unless the key was only tapped."""
        held, self.held, self.told = self.held, "", True
        form = self.being_aimed()
        if held == event.key and form is not None and form.let_go():
            event.stop()
            self.after_form()
