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

from .textual_internals import NoTracebackApp, closing, laid_out, leaving

IGNORED_WHEN_CLOSED = (
    *(events.Resize, events.Key, events.Paste, events.Click, events.MouseDown, events.MouseUp),
    *(events.MouseMove, events.MouseScrollUp, events.MouseScrollDown, events.Enter, events.Leave),
)
"""What a screen hears no more of once it is off the stack: its widgets go one by one."""

POLL_INTERVAL = 0.002
"""Seconds between two looks at whether the next one may come in; nobody types faster."""

PATIENCE = 1.0
"""Seconds after which a key goes to a screen that never comes to rest, such as a film that takes
all the time there is; the keys that stop it must get through.
"""


EXIT_TIMEOUT = 0.2
"""Seconds that the work of one key may still take when the program is told to end from outside."""


class SerialInputApp(NoTracebackApp):
    """An app whose input comes in one by one, and none any more once it is told to leave."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._waiting_input: deque[events.Event] = deque()
        self._current_input: events.Event | None = None
        """The event that was let in and is on its way through the app's own messages."""
        self._feeder: asyncio.Task[None] | None = None
        self._input_closed = False

    async def on_event(self, event: events.Event) -> None:
        """Hold input back until it may come in; anything else passes."""
        if not isinstance(event, (events.InputEvent, events.Paste)) or event.is_forwarded:
            await super().on_event(event)
            return
        called = event is self._current_input
        if called:
            self._current_input = None
        if self._input_closed or leaving(self):
            self._waiting_input.clear()
        elif self._laid_out() if called else not self._waiting_input and self._is_idle():
            await super().on_event(event)
        else:
            self._enqueue_input(event, first=called)

    def _enqueue_input(self, event: events.Event, *, first: bool) -> None:
        if first:
            self._waiting_input.appendleft(event)
        elif self._waiting_input and self._waiting_input[-1].can_replace(event):
            self._waiting_input[-1] = event
        else:
            self._waiting_input.append(event)
        if self._feeder is None or self._feeder.done():
            self._feeder = asyncio.create_task(self._feed_input(), name="turnstile")

    def pop_screen(self) -> AwaitComplete:
        """One screen back; the one that goes hears of no keys, clicks and sizes any more."""
        going, done = self.screen, super().pop_screen()
        going.disable_messages(*IGNORED_WHEN_CLOSED)
        return done

    def leave_quietly(self, code: int) -> None:
        """End with an exit code, told so from outside: keys that wait are dropped, and the one that
        is at work ends first, on screens that are still whole.
        """
        self._input_closed = True
        self._waiting_input.clear()
        self._feeder = asyncio.create_task(self._leave(code), name="leaving")

    async def _leave(self, code: int) -> None:
        now = asyncio.get_running_loop().time
        end = now() + EXIT_TIMEOUT
        while now() < end and not (self._current_input is None and self._is_idle()):
            await asyncio.sleep(POLL_INTERVAL)
        self.exit(return_code=code)

    @property
    def input_idle(self) -> bool:
        """Whether all input has come in and done its work."""
        return not self._waiting_input and self._current_input is None and self._is_idle()

    def _is_idle(self) -> bool:
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

    async def _feed_input(self) -> None:
        """Let in what waits outside, as the app comes to rest."""
        now = asyncio.get_running_loop().time
        since = now()
        while self._waiting_input and self.is_running and not (self._input_closed or leaving(self)):
            waited = now() - since > PATIENCE and self._laid_out()
            if self._current_input is None and (waited or self._is_idle()):
                self._current_input = self._waiting_input.popleft()
                since = now()
                self.post_message(self._current_input)
            await asyncio.sleep(POLL_INTERVAL)
