"""Input one by one: keys, clicks and pastes reach the screens in order, however fast they come.

Over ssh a stalled connection delivers keys in one burst. Each was meant for the screen that it
would have found, so the next one is processed only after the one before has had all its effects:
the top screen is laid out, and no widget has a message left.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Any

from textual import events
from textual.await_complete import AwaitComplete
from textual.widget import Widget

from .releases import KeyReleased
from .textual_internals import NoTracebackApp, closing, laid_out, leaving

IGNORED_WHEN_CLOSED = (
    *(events.Resize, events.Key, events.Paste, events.Click, events.MouseDown, events.MouseUp),
    *(events.MouseMove, events.MouseScrollUp, events.MouseScrollDown, events.Enter, events.Leave),
    KeyReleased,
)
"""The events that a screen ignores once it is off the stack, as its widgets are removed one by
one.
"""

POLL_INTERVAL = 0.002
"""Seconds between two checks whether the next event may be processed; nobody types faster."""

PATIENCE = 1.0
"""Seconds after which a key is processed although the screen is never idle, for instance during a
film that takes all the time: the keys that stop it must work.
"""


EXIT_TIMEOUT = 0.2
"""Seconds that the effects of one key may still take when the program is told to end."""


class SerialInputApp(NoTracebackApp):
    """An app that processes input events one by one, and none once it is told to leave."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._waiting_input: deque[events.Event] = deque()
        self._current_input: events.Event | None = None
        """The event that is being processed and on its way through the app's own messages."""
        self._feeder: asyncio.Task[None] | None = None
        self._input_closed = False

    async def on_event(self, event: events.Event) -> None:
        """Queue input until it may be processed; pass on all other events."""
        if not isinstance(event, (events.InputEvent, events.Paste)) or event.is_forwarded:
            await super().on_event(event)
            return
        called = event is self._current_input
        if called:
            self._current_input = None
        if self._input_closed or leaving(self):
            self._waiting_input.clear()
        elif self._laid_out() if called else not self._waiting_input and self._is_idle():
            await super().on_event(self.prepared(event))
        else:
            self._enqueue_input(event, first=called)

    def prepared(self, event: events.Event) -> events.Event:
        """Return input as the screen that it reaches should have it."""
        return event

    def _enqueue_input(self, event: events.Event, *, first: bool) -> None:
        if first:
            self._waiting_input.appendleft(event)
        elif self._waiting_input and self._waiting_input[-1].can_replace(event):
            self._waiting_input[-1] = event
        else:
            self._waiting_input.append(event)
        if self._feeder is None or self._feeder.done():
            self._feeder = asyncio.create_task(self._feed_input(), name="turnstile")

    def type_first(self, keys: Sequence[events.Key]) -> None:
        """Process keys that a screen has held, before all other input that waits."""
        for key in reversed(keys):
            self._enqueue_input(events.Key(key.key, key.character), first=True)

    def pop_screen(self) -> AwaitComplete:
        """Close the top screen, which ignores keys, clicks and sizes from then on."""
        going, done = self.screen, super().pop_screen()
        going.disable_messages(*IGNORED_WHEN_CLOSED)
        return done

    def leave_quietly(self, code: int) -> None:
        """End with an exit code, as told from outside: waiting input is dropped, and the current
        event has its effects first, on screens that still exist.
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
        """True if all input has been processed."""
        return not self._waiting_input and self._current_input is None and self._is_idle()

    def _is_idle(self) -> bool:
        """Return whether no message is on its way through the app and its screens."""
        if not self._laid_out() or self.message_queue_size:
            return False
        screens = self.screen_stack
        return not any(screen.message_queue_size for screen in screens) and all(
            widget.is_mounted and not widget.message_queue_size
            for widget in screens[-1].walk_children(Widget)
        )

    def _laid_out(self) -> bool:
        """Return whether the top screen can take a key."""
        stack = self.screen_stack
        return bool(stack) and laid_out(stack[-1]) and not closing(self)

    async def _feed_input(self) -> None:
        """Process the queue, one event whenever the app is idle."""
        now = asyncio.get_running_loop().time
        since = now()
        while self._waiting_input and self.is_running and not (self._input_closed or leaving(self)):
            waited = now() - since > PATIENCE and self._laid_out()
            if self._current_input is None and (waited or self._is_idle()):
                self._current_input = self._waiting_input.popleft()
                since = now()
                self.post_message(self._current_input)
            await asyncio.sleep(POLL_INTERVAL)
