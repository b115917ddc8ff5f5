"""The turnstile: keys, clicks and pastes reach the screens one at a time, however fast they come.

Over ssh a stalled line gives up its keys in one burst. What the players typed meant the screen that
each key would have found, so the next one is let in when the one before has done all it does: when
the screen on top has been laid out, and no widget has a message left to answer.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

from textual import events
from textual.await_complete import AwaitComplete
from textual.widget import Widget

from .textual_inside import Falling, closing, laid_out, leaving

DEAF = (
    *(events.Resize, events.Key, events.Paste, events.Click, events.MouseDown, events.MouseUp),
    *(events.MouseMove, events.MouseScrollUp, events.MouseScrollDown, events.Enter, events.Leave),
)
"""What a screen hears no more of once it is off the stack: its widgets go one by one."""

LOOK = 0.002
"""Seconds between two looks at whether the next one may come in; nobody types faster."""

PATIENCE = 1.0
"""Seconds after which a key goes to a screen that never comes to rest, such as a film that takes
all the time there is; the keys that stop it must get through.
"""


LAST = 0.2
"""Seconds that the work of one key may still take when the program is told to end from outside."""


class SerialInputApp(Falling):
    """An app whose input comes in one by one, and none any more once it is told to leave."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._outside: deque[events.Event] = deque()
        self._inside: events.Event | None = None
        """The event that was let in and is on its way through the app's own messages."""
        self._doorman: asyncio.Task[None] | None = None
        self._shut = False

    async def on_event(self, event: events.Event) -> None:
        """Hold input back until it may come in; anything else passes."""
        if not isinstance(event, (events.InputEvent, events.Paste)) or event.is_forwarded:
            await super().on_event(event)
            return
        called = event is self._inside
        if called:
            self._inside = None
        if self._shut or leaving(self):
            self._outside.clear()
        elif self._laid_out() if called else not self._outside and self._at_rest():
            await super().on_event(event)
        else:
            self._wait_outside(event, first=called)

    def _wait_outside(self, event: events.Event, *, first: bool) -> None:
        if first:
            self._outside.appendleft(event)
        elif self._outside and self._outside[-1].can_replace(event):
            self._outside[-1] = event
        else:
            self._outside.append(event)
        if self._doorman is None or self._doorman.done():
            self._doorman = asyncio.create_task(self._let_in(), name="turnstile")

    def pop_screen(self) -> AwaitComplete:
        """One screen back; the one that goes hears of no keys, clicks and sizes any more."""
        going, done = self.screen, super().pop_screen()
        going.disable_messages(*DEAF)
        return done

    def leave_quietly(self, code: int) -> None:
        """End with an exit code, told so from outside: keys that wait are dropped, and the one that
        is at work ends first, on screens that are still whole.
        """
        self._shut = True
        self._outside.clear()
        self._doorman = asyncio.create_task(self._leave(code), name="leaving")

    async def _leave(self, code: int) -> None:
        now = asyncio.get_running_loop().time
        end = now() + LAST
        while now() < end and not (self._inside is None and self._at_rest()):
            await asyncio.sleep(LOOK)
        self.exit(return_code=code)

    @property
    def calm(self) -> bool:
        """Whether all input has come in and done its work."""
        return not self._outside and self._inside is None and self._at_rest()

    def _at_rest(self) -> bool:
        """Whether nothing is on its way through the app and its screens."""
        if not self._laid_out() or self.message_queue_size:
            return False
        screens = self.screen_stack
        return not any(screen.message_queue_size for screen in screens) and all(
            widget.is_mounted and not widget.message_queue_size
            for widget in screens[-1].walk_children(Widget)
        )

    def _laid_out(self) -> bool:
        """Whether there is a screen on top that can take a key at all, and none in its way."""
        stack = self.screen_stack
        return bool(stack) and laid_out(stack[-1]) and not closing(self)

    async def _let_in(self) -> None:
        """Let in what waits outside, as the app comes to rest."""
        now = asyncio.get_running_loop().time
        since = now()
        while self._outside and self.is_running and not (self._shut or leaving(self)):
            waited = now() - since > PATIENCE and self._laid_out()
            if self._inside is None and (waited or self._at_rest()):
                self._inside = self._outside.popleft()
                since = now()
                self.post_message(self._inside)
            await asyncio.sleep(LOOK)
