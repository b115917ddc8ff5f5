"""Random and nearly right input on every kind of screen: nothing is played, nothing ends, and each
still answers.

``python -m tests.terminal.hard_use.on_screens 1000`` feeds so many sequences to each.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from textual import events
from textual._ansi_sequences import ANSI_SEQUENCES_KEYS
from textual._xterm_parser import XTermParser
from textual.message import Message
from textual.pilot import Pilot

from tabletop_tui.play.remote.seating import Arrival, all_free
from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.store.shared_save_file import SharedSaveFile
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.dialogs.ask import Ask
from tabletop_tui.tui.terminal.input_gate import InputGate
from tabletop_tui.tui.terminal.textual_internals import keys_of_text, messages_of
from tests.terminal.hard_use.bursts import caught_up
from tests.terminal.sequences import sequence
from tests.terminal.tables import GAMES, late
from tests.tui.keys.test_every_key import SCREENS
from tests.tui.playing import XTERM, face_down
from tests.tui.table.market import market

SIZE = (80, 24)
TOGETHER = 25  # sequences until the program may catch up
PAUSES = (0.0, 0.01, 0.06, 1.1, 3.1)  # seconds between two pieces of input

AT_HOME = (
    "",
    "n",
    "n down enter",
    "l",
    "w",
    "t",
    "r",
    "e",
    "s",
    "s down enter",
    "ctrl+p",
    "ctrl+c",
)
IN_PRACTICE = ("p", "p f1", "p ?", "p s")
AT_TABLE = ("", "tab", "escape", "ctrl+p", "f1", "?", "g", ";", "Q", *"LPCIMX", "L /")
TRADING = ("t", "t w tab l", "t w tab l tab", "o", "b", "escape down enter")
APART = ("", '"', "escape", "L")
IN_REPLAY = ("replay g", "replay v", "replay o", "replay L", "replay ?")
KEYS = {
    "enter": "\r",
    "tab": "\t",
    "down": "\x1b[B",
    "f1": "\x1bOP",
    "ctrl+p": "\x10",
    "ctrl+c": "\x03",
}

Ready = Callable[[Path], dict[str, Any]]


def at(game: str) -> Ready:
    return lambda folder: {"save_file": SaveFile.open(late(game, folder))}


def apart(folder: Path) -> dict[str, Any]:
    table = market({"wool": 4}, {"lumber": 1}, {})
    shared = SharedSaveFile.create(table, folder / "apart.json", all_free(table), 0)
    shared.close()
    return {"sit": Arrival(shared.path, ("Anna",), known=True)}


def trading(folder: Path) -> dict[str, Any]:
    hands = {"wool": 4, "brick": 1}, {"lumber": 1}, {"lumber": 1}
    return {"save_file": SaveFile.create(market(*hands), folder / "market.json")}


PLACES: dict[str, tuple[Ready, tuple[str, ...]]] = {
    "home": (lambda _: {}, AT_HOME),
    "practice": (lambda _: {}, IN_PRACTICE),
    "screens": (lambda _: {}, (*SCREENS, *IN_REPLAY)),
    "trading": (trading, TRADING),
    "several terminals": (apart, APART),
    **{game: (at(game), AT_TABLE) for game in GAMES},
}
"""How the program is opened, and the keys that lead to each kind of screen there."""


class Typing:
    """What comes from a terminal, cut anywhere, through the gate and the parser."""

    def __init__(self, seed: int) -> None:
        self.luck, self.now = random.Random(seed), 0.0
        self.gate, self.parser = InputGate(ANSI_SEQUENCES_KEYS, 0.05), XTermParser()

    def sequence(self) -> list[Message]:
        """Return what the program gets of one sequence, without what plays rightly."""
        whole = sequence(self.luck)
        cut = self.luck.randrange(len(whole) + 1)
        found = [*self.fed(whole[:cut]), *self.fed(whole[cut:])]
        return [message for message in found if not plays(message)]

    def fed(self, part: str) -> list[Message]:
        self.now += self.luck.choice(PAUSES)
        pieces = [*self.gate.feed(part, self.now)]
        return [message for piece in pieces for message in messages_of(piece, self.parser)]

    def rest(self) -> list[Message]:
        """Return what is left when nothing more comes."""
        self.now += 9.0
        pieces = [*self.gate.tick(self.now)]
        return [each for piece in pieces for each in messages_of(piece, self.parser)]


def plays(message: Message) -> bool:
    """Return whether this is a key or a click that may play: a whole one, which is no mistake of the
    terminal.
    """
    if isinstance(message, events.Key):
        return message.key in ("enter", "space") or message.is_printable
    if isinstance(message, (events.MouseDown, events.MouseUp)):
        return message.screen_x < SIZE[0] and message.screen_y < SIZE[1]
    return False


@asynccontextmanager
async def opened(place: str, folder: Path) -> AsyncIterator[Pilot[int]]:
    """Open the program at a place."""
    terminal = probe(XTERM, interactive=True, size=SIZE, encoding="utf-8")
    app = TabletopApp(**PLACES[place][0](folder), fps=0, terminal=terminal)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        yield pilot
    if app.save_file is not None:
        app.save_file.close()


async def sent(app: TabletopApp, messages: list[Message]) -> None:
    """Send messages as the driver does, and wait until they have had their effects."""
    driver: Any = app._driver
    for message in messages:
        driver.process_message(message)
    for _ in range(3):  # it sends them to the loop, as from its thread
        await asyncio.sleep(0)
    await caught_up(app, [repr(message) for message in messages])


async def back(pilot: Pilot[int], base: Any) -> None:
    """Return to the screen on which the keys of a way are pressed."""
    app = pilot.app
    while app.screen is not base and len(app.screen_stack) > 1:
        app.pop_screen()
        await pilot.pause()
    choice = getattr(base, "choice", None)
    while choice is not None and choice.form is not None and not choice.form_only:
        await sent(app, keyed("escape"))


async def led(pilot: Pilot[int], base: Any, place: str, way: str) -> None:
    """Go the way to a screen."""
    await back(pilot, base)
    keys = way.split()
    if place == "screens":
        pilot.app.push_screen(SCREENS[keys.pop(0)]())
        await pilot.pause()
    for key in keys:
        await sent(pilot.app, keyed(key))


def keyed(key: str) -> list[Message]:
    """Return what the program gets of a key."""
    if key == "escape":
        return [events.Key("escape", "\x1b")]
    return [*keys_of_text(KEYS.get(key, key))]


async def fed(place: str, folder: Path, count: int, seed: int, most: int = 1_000) -> dict[str, int]:
    """Feed *count* sequences to each kind of screen of a place, or to *most* of them; return the
    screens met, with the events that each got.
    """
    met: dict[str, int] = {}
    typing = Typing(seed)
    ways = PLACES[place][1]
    ways = tuple(typing.luck.sample(ways, min(most, len(ways))))
    async with opened(place, folder) as pilot:
        app: Any = pilot.app
        if face_down(app):
            await sent(app, keyed("enter"))
            await pilot.pause()
        base, table = app.screen, getattr(app.screen, "table", None)
        done = len(table.log) if table is not None else 0
        for way in ways:
            await led(pilot, base, place, way)
            there, left = type(app.screen), count
            while left > 0:
                if type(app.screen) is not there:
                    await led(pilot, base, place, way)
                several = min(left, TOGETHER)
                messages = [each for _ in range(several) for each in typing.sequence()]
                left -= several
                await sent(app, messages)
                met[there.__name__] = met.get(there.__name__, 0) + len(messages)
                if app.mistake is not None or not app.is_running:
                    raise AssertionError(f"{place}, {way!r}, {messages}") from app.mistake
            await sent(app, typing.rest())
            await answers(pilot, (place, way))
            if table is not None:
                assert len(table.log) == done, (place, way, table.log[done:])
    return met


async def answers(pilot: Pilot[int], where: object) -> None:
    """Check that ctrl+c is answered, and its question by Esc."""
    app = pilot.app
    assert isinstance(app, TabletopApp)
    before = app.screen
    await sent(app, keyed("ctrl+c"))
    question = app.screen
    assert isinstance(question, Ask) and question.leaving, (where, question)
    await sent(app, keyed("escape"))
    assert app.is_running and (app.screen is before or before is question), (
        where,
        before,
        app.screen,
        app.screen_stack,
    )


def main(count: int) -> None:
    """Feed so many sequences to each kind of screen."""
    for seed, place in enumerate(PLACES):
        with tempfile.TemporaryDirectory() as folder:
            os.environ["TABLETOP_HOME"] = folder
            met = asyncio.run(fed(place, Path(folder), count, seed))
            print(place, met, file=sys.__stdout__, flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1_000)
