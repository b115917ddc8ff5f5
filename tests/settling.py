"""Waiting in tests until a program under test has done everything that it was asked to do.

Textual's pilot waits until the processor has been idle for 20 ms, twice a key. Most of that is
sleep, and on a busy machine a program that was not scheduled looks as if it had finished. Here a
beat is short, and the program itself reports whether anything is left to do.

Before that, Textual has every widget of a screen answer a message, which took half of the time of a
key. Here the queue of a widget shows whether it waits for its next message.

Screens are not painted unless a test looks at them, which saves a quarter of the time: a picture
that a test asks for is painted whole, and tests of every frame use `painted`.

Rules of style are parsed once, and not by each app again, of whose start that took a quarter.
"""

import asyncio
import time
from collections.abc import Sequence
from typing import Any, cast

import pytest
import textual.app
import textual.pilot
import textual.screen
from textual._context import active_app
from textual.css.model import RuleSet
from textual.css.stylesheet import Stylesheet
from textual.message_pump import MessagePump
from textual.pilot import Pilot

BEAT = 1 / 250
"""Seconds between two polls, and between two frames of a screen."""

IDLE = 0.1
"""The share of a beat that an idle program may work, for its clocks and blinking cursors."""


LONG = 1.0
"""Seconds after which a screen that never comes to rest is handled as Textual does."""

TURNS = 200
"""Polls without a pause, before each further one waits for a beat: work may be done in other
threads.
"""


async def settled(min_sleep: float = 0.0, max_sleep: float = 1.0) -> None:
    """Wait until the app has nothing left to do, for at most *max_sleep* seconds: a film may run
    for any time.
    """
    app, end = active_app.get(None), time.monotonic() + max_sleep
    while time.monotonic() < end:
        worked = time.process_time()
        await asyncio.sleep(BEAT)
        if time.process_time() - worked < BEAT * IDLE and rests(app):
            return


def rests(app: Any) -> bool:
    """Return whether the app has nothing left to do. One that was told to exit is done once its
    messages are, as it accepts no further ones. Screens learn of a resize only after a while
    without another.
    """
    if app is None or not hasattr(app, "input_idle") or (app._exit and not app.is_running):
        return True
    return bool(app.input_idle and app._resize_timer is None)


async def answered(pilot: Any, timeout: float = 30.0) -> bool:
    """Wait until the app and the widgets of its screen wait for messages, for as long as Textual's
    pilot does; return whether they do.
    """
    app, end = pilot.app, time.monotonic() + LONG
    if not app._screen_stacks.get(app._current_mode):
        return False
    pumps: Sequence[MessagePump] = [app, *app.screen.walk_children(with_self=True)]
    turns, busy = 0, next(filter(works, pumps), None)
    while busy is not None:
        if app._exception_event.is_set():
            return False
        if time.monotonic() > end:
            return bool(await ask_each(pilot, timeout))
        turns += 1
        await asyncio.sleep(0 if turns < TURNS else BEAT)
        if not works(busy):
            busy = next(filter(works, pumps), None)
    return True


def works(pump: MessagePump) -> bool:
    """Return whether a message pump handles a message or has one pending."""
    if pump._closing or pump._closed:
        return False
    queue: Any = pump._message_queue
    return not queue.empty() or not queue.ready_event._waiters


@pytest.fixture(autouse=True, scope="session")
def settling() -> None:
    """Make every pilot wait in this way, and screens paint when they are looked at."""
    for module in (textual.app, textual.pilot):
        vars(module)["wait_for_idle"] = settled
    cast(Any, Pilot)._wait_for_screen = answered
    vars(textual.screen)["UPDATE_PERIOD"] = BEAT
    cast(Any, textual.screen.Screen)._compositor_refresh = refreshed
    cast(Any, Stylesheet)._parse_rules = parsed


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Paint every frame, as in a terminal."""
    monkeypatch.setattr(textual.screen.Screen, "_compositor_refresh", refresh)


ask_each: Any = Pilot._wait_for_screen
refresh: Any = textual.screen.Screen._compositor_refresh
parse: Any = Stylesheet._parse_rules
RULES = dict[tuple[Any, ...], list[RuleSet]]()


def refreshed(screen: Any) -> None:
    """Mark a screen without a terminal as painted."""
    if screen.app.is_headless and screen is screen.app.screen:
        screen._compositor._dirty_regions.clear()
        screen._dirty_widgets.clear()
        screen.app._update_mouse_over(screen)
    else:
        refresh(screen)


def parsed(stylesheet: Any, css: str, *where: Any, **more: Any) -> list[RuleSet]:
    """Return the rules of a text, from an earlier app that had the same variables if there was one.
    Textual reads rules and never changes them.
    """
    key = css, where, tuple(more.items()), frozenset(stylesheet._variables.items())
    if key not in RULES:
        RULES[key] = parse(stylesheet, css, *where, **more)
    return RULES[key]
