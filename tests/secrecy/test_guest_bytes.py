"""What a guest is sent is the same in worlds that differ in nothing but what the guest may not know:
other hands, and other luck to come. All bytes are read, also of what is drawn and drawn over.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from textual import events
from textual.pilot import Pilot

from tabletop_tui.bots.opponents import Adviser
from tabletop_tui.bots.worker import DecisionRequest, Thinker
from tabletop_tui.engine import Illegal, Luck, random_action
from tabletop_tui.plain.commands import COMMANDS
from tabletop_tui.plain.console import Console
from tabletop_tui.plain.joining import join_table
from tabletop_tui.play import Table, permissions
from tabletop_tui.play.permissions import GUEST
from tabletop_tui.play.remote.remote_seats import RemoteSeats
from tabletop_tui.play.remote.seating import Arrival
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui import app as program
from tabletop_tui.tui.dialogs.ask import Ask
from tabletop_tui.tui.keys.key_tables import GAME
from tabletop_tui.tui.table.game_screen import GameScreen
from tabletop_tui.tui.terminal.driver import CellDiffing
from tests.plain.playing import Typist
from tests.terminal.test_driver import Wire
from tests.tui.playing import XTERM

from .test_plain import orders
from .test_screens import CLOCK, keys_of
from .worlds import copied, middle, others, put, without_past

GAMES = ("cities_and_knights", "ascending_empires", "rise_of_empires")
SIZE = (80, 24)
CODE = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)|.)")
WHOLE = "TABLETOP_EVENINGS" in os.environ  # every key and every line of the menu
FEW = ("L", "P", "W", "u")
MORE = 40  # actions that both worlds have behind them
ANNA = 0


def lockstep(worlds: Sequence[Table], actions: int) -> None:
    """Play the same in all worlds, as long as Anna sees the same of it."""
    luck, tries = Luck(4), 0
    while len(worlds[0].log) < actions and tries < 20 * actions and not worlds[0].over:
        tries += 1
        seat = worlds[0].deciding()[luck(len(worlds[0].deciding()))]
        action = random_action(worlds[0].game, worlds[0].state, seat, luck)
        after = [copied(world) for world in worlds]
        try:
            heard = [[e.seen_by(ANNA) for e in each.play(seat, action)] for each in after]
        except Illegal:
            continue
        view = worlds[0].game.view
        seen = [(view(each.state, ANNA), events) for each, events in zip(after, heard, strict=True)]
        if seen[0] == seen[1] and after[0].deciding() == after[1].deciding() != ():
            for world, each in zip(worlds, after, strict=True):
                world.replace_with(each)


@cache
def pair(game: str) -> tuple[Table, Table]:
    """Return a game in its middle and another world of Anna, with the same past and other luck to
    come; Anna must act.
    """
    here = without_past(middle(game, pins=False))
    (there,) = others(here, ANNA, 1)
    there.state.rng = there.checkpoints[0].rng = here.state.rng
    worlds = (here, there)
    lockstep(worlds, MORE)
    for n, world in enumerate(worlds):
        world.reseed(1_000 + n)
        world.remote = RemoteSeats(free=frozenset())
    view = here.game.view
    assert view(here.state, ANNA) == view(there.state, ANNA) and here.state != there.state
    return here, there


class OneWire(CellDiffing, Wire):
    """A driver that keeps the bytes that it sends."""


class GuestApp(program.TabletopApp):
    """A guest who does not leave."""

    def exit(self, *args: Any, **more: Any) -> None:
        if self.leaving_now:
            super().exit(*args, **more)

    leaving_now = False


@asynccontextmanager
async def seated(path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Pilot[int]]:
    """Sit down as a guest at a terminal whose bytes are kept."""
    monkeypatch.setattr(program, "driver_class", lambda: OneWire)
    terminal = probe(XTERM, interactive=True, size=SIZE, encoding="utf-8")
    app = GuestApp(sit=Arrival(path, ("Anna",), known=True), fps=0, terminal=terminal)
    running = asyncio.create_task(app.run_async(size=SIZE))
    while app._driver is None or not app._dom_ready:
        await asyncio.sleep(0.01)
    try:
        with app._context():
            pilot: Pilot[int] = Pilot(app)
            await pilot.pause()
            yield pilot
    finally:
        app.leaving_now = True
        app.exit()
        await running
        if app.save_file is not None:
            app.save_file.close()


class Received:
    """Every word in the bytes of a guest, and the screen after each key. How many frames the bytes make
    differs from time to time, so a word may come in pieces.
    """

    def __init__(self, pilot: Pilot[int]) -> None:
        self.pilot, self.driver = pilot, pilot.app._driver
        self.screens: list[tuple[str, str]] = []
        self.words: set[str] = set()

    async def take(self, what: str) -> None:
        """Read what has come since the last time."""
        await self.pilot.pause()
        sent: Any = self.driver.sent  # type: ignore[union-attr]
        data = "".join(sent)
        sent.clear()
        self.words.update(re.findall(r"\w+", CODE.sub("\n", data)))
        self.screens.append((what, type(self.pilot.app.screen).__name__))

    async def press(self, *keys: str) -> None:
        for key in keys:
            driver: Any = self.driver
            driver.process_message(events.Key(key, key if len(key) == 1 else None))
            await self.take(key)

    async def back(self) -> None:
        for _ in range(4):
            if not isinstance(self.pilot.app.screen, GameScreen):
                await self.press("escape")


async def walked(path: Path, monkeypatch: pytest.MonkeyPatch) -> Received:
    """Return what a guest gets of an evening: every key, and every line of the menu."""
    async with seated(path, monkeypatch) as pilot:
        app, got = pilot.app, Received(pilot)
        assert isinstance(app.screen, GameScreen), app.screen
        await got.take("in")
        for key in keys_of(GAME) if WHOLE else FEW:
            await got.press(key)
            await got.back()
        if not WHOLE:
            return got
        await got.press("escape")
        assert isinstance(app.screen, Ask)
        rows = app.screen.list.choices.rows
        letters = [row.key for row in rows if row.key and row.label != CLOCK]
        await got.press("escape")
        for letter in letters:
            await got.press("escape", letter)
            await got.back()
        await got.press("L", "home", "end", "escape", "f1", "escape")
        return got


@pytest.mark.parametrize("game", GAMES)
async def test_no_word_is_sent_to_a_guest_that_is_not_sent_in_every_world(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(permissions, "_current", [GUEST])
    found = []
    for n, world in enumerate(pair(game)):
        path = put(world, tmp_path / str(n) / "evening.json")
        found.append(await walked(path, monkeypatch))
    here, there = found
    assert here.screens == there.screens
    both = "\n".join(here.words & there.words)
    hidden = {word for word in here.words ^ there.words if word not in both}
    assert not hidden and len(here.words & there.words) > 100


def test_a_hint_is_asked_for_with_the_same_bytes_in_every_world(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[bytes] = []

    class Asked(Thinker):
        def ask(self) -> None:
            assert isinstance(self.request, DecisionRequest)
            asked.append(pickle.dumps(replace(self.request, number=0)))

    for game in GAMES:
        asked.clear()
        for world in pair(game):
            Adviser(world, Asked()).ask(ANNA)
        assert len(asked) == 2 and asked[0] == asked[1], game


@pytest.mark.parametrize("game", GAMES)
def test_a_guest_in_plain_mode_is_sent_the_same_bytes_in_every_world(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(permissions, "_current", [GUEST])
    words = [order for name in COMMANDS if name != "clock" for order in orders(name)]
    told = []
    for n, world in enumerate(pair(game)):
        path = put(world, tmp_path / str(n) / "evening.json")
        player = Typist(*[each for word in words for each in (word, "")], "quit", "quit")
        join_table(Console(player, player), path, ("Anna",), known=True)
        told.append(player.text)
    assert told[0] == told[1] and len(told[0]) > 3_000
