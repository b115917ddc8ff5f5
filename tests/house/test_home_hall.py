"""The hall of one's own folder: what the home screen tells of it, and the way there and back."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from textual.pilot import Pilot

from tabletop_tui.plain.console import Console
from tabletop_tui.plain.home import PlainHome
from tabletop_tui.play import Words
from tabletop_tui.play.text import languages
from tabletop_tui.store.house.hall import hall_presence, summary
from tabletop_tui.store.presence import Presence
from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.store.save_folder import folder, listing
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.dialogs.ask import Ask
from tabletop_tui.tui.home.hall import Hall
from tabletop_tui.tui.home.home_screen import Home
from tabletop_tui.tui.home.new_game import NewGame
from tabletop_tui.tui.table.game_screen import GameScreen
from tests.playing import new_table
from tests.tui.home.test_home import SIZES
from tests.tui.playing import XTERM
from tests.tui.remote.test_remote_seats import table_of, until, words

from .test_hall import home as home
from .test_hall import laid

SIZE = (80, 24)


def alone() -> Path:
    """Lay a table of one keyboard."""
    path = folder() / "alone.json"
    SaveFile.create(new_table("cities_and_knights", 2), path).close()
    return path


@asynccontextmanager
async def at_home(size: tuple[int, int] = SIZE) -> AsyncIterator[Pilot[int]]:
    """Yield a terminal at the home screen."""
    terminal = probe(XTERM, interactive=True, size=size, encoding="utf-8")
    async with TabletopApp(fps=0, terminal=terminal).run_test(size=size) as pilot:
        await until(lambda: isinstance(pilot.app.screen, Home), pilot)
        await pilot.pause()
        yield pilot


def seated(path: Path, seat: int) -> Presence:
    """Let somebody sit at a table."""
    presence = Presence(path, (seat,))
    presence.heartbeat()
    return presence


def told() -> str:
    """Return what goes on in the house."""
    return summary(Words(language="en"), listing())


def test_what_goes_on_in_the_house_is_told_in_a_line() -> None:
    alone()
    assert told() == "", "games of one keyboard need no hall"
    one = laid("one", "Anna", "Ben", "Cleo")
    assert told() == "1 table · waiting for Cleo"
    laid("two", "Anna", "Ben", "Dora", free=True)
    assert told() == "2 tables · waiting for Cleo · 3 free seats"
    sessions = [seated(one, 0), Presence(one, name="zed"), hall_presence("anna")]
    for session in sessions:
        session.heartbeat()
    assert told().endswith(" · here: Anna, zed") or told().endswith(" · here: anna, zed")
    for session in sessions:
        session.close()


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_the_home_screen_has_room_for_the_hall(size: tuple[int, int]) -> None:
    laid("one", "Anna", "Ben", "Cleo")
    async with at_home(size) as pilot:
        rows = [row.key for row in pilot.app.screen.rows()]  # type: ignore[attr-defined]
        assert rows[:3] == ["c", "h", "n"] and "The hall" in words(pilot)
        if size[1] >= 20:
            assert "waiting for Cleo" in words(pilot) and "Quit" in words(pilot)
        await pilot.press("n")
        await until(lambda: isinstance(pilot.app.screen, NewGame), pilot)


@pytest.mark.parametrize("language", languages())
def test_no_letter_of_the_home_screen_is_taken_twice(language: str) -> None:
    found = ("continue", "hall", "new", "load", "watch", "learn", "rules", "practice", "records")
    say = Words(language=language)
    letters = [say.letter(f"home-{what}") for what in (*found, "settings", "quit")]
    assert all(letters) and len({*letters}) == len(letters)


async def test_a_home_without_such_a_table_is_as_it_was() -> None:
    alone()
    async with at_home() as pilot:
        assert "The hall" not in words(pilot)
        await pilot.press("h")
        assert isinstance(pilot.app.screen, Home)


async def test_one_key_sits_down_and_one_comes_back_to_the_hall_and_home() -> None:
    laid("one", "Anna", "Ben", "Cleo", free=True)
    alone()
    async with at_home() as pilot:
        await pilot.press("h")
        await until(lambda: isinstance(pilot.app.screen, Hall), pilot)
        await until(lambda: "Tables of this house" in words(pilot), pilot)
        assert "At this keyboard" in words(pilot) and "Esc home" in words(pilot)
        await pilot.press("1")
        await until(lambda: isinstance(pilot.app.screen, Ask), pilot)
        await pilot.press("2")
        screen = await table_of(pilot)
        await pilot.press("Q")
        await until(lambda: isinstance(pilot.app.screen, Hall), pilot)
        assert screen.session.closed
        await until(lambda: "Your tables" in words(pilot) and "here: Ben" in words(pilot), pilot)
        await pilot.press("1")
        await table_of(pilot)
        await pilot.press("Q")
        await until(lambda: isinstance(pilot.app.screen, Hall), pilot)
        await pilot.press("2")
        await until(lambda: isinstance(pilot.app.screen, GameScreen), pilot)
        await pilot.press("Q")
        await until(lambda: isinstance(pilot.app.screen, Hall), pilot)
        await pilot.press("n")
        await until(lambda: isinstance(pilot.app.screen, NewGame), pilot)
        await pilot.press("escape")
        await until(lambda: isinstance(pilot.app.screen, Hall), pilot)
        await pilot.press("escape")
        await until(lambda: isinstance(pilot.app.screen, Home), pilot)
        assert pilot.app.ways_out == ("home", "quit")  # type: ignore[attr-defined]
        await until(lambda: "here:" not in words(pilot), pilot)  # who is at home is not in the hall


async def test_the_only_person_who_is_missing_sits_down_without_a_question() -> None:
    path = laid("one", "Anna", "Ben")
    anna = seated(path, 0)
    async with at_home() as pilot:
        await pilot.press("h", "1")
        screen = await table_of(pilot)
        assert screen.session.perspective.viewer == 1
    anna.close()


async def test_the_home_screen_tells_what_others_do_meanwhile() -> None:
    path = laid("one", "Anna", "Ben")
    async with at_home() as pilot:
        assert "here:" not in words(pilot)
        anna = seated(path, 0)
        screen = pilot.app.screen
        assert isinstance(screen, Home)
        screen.look()
        assert "here: Anna" in words(pilot)
        anna.close()
        laid("two", "Cleo", "Dora")
        screen.look()
        assert "2 tables" in words(pilot) and "here:" not in words(pilot)


def test_the_hall_in_plain_mode() -> None:
    path = laid("one", "Anna", "Ben", "Cleo")
    seats = [seated(path, 0), seated(path, 1)]
    said, sat = io.StringIO(), list[object]()
    home = PlainHome(Console(io.StringIO("4\n1\n"), said))
    home.sit = lambda path, names=None, **_: sat.append((path, names))  # type: ignore
    home.run()
    assert "4. The hall: 1 table · waiting for Cleo · here: Anna, Ben" in said.getvalue()
    assert sat == [(path, ["Cleo"])]
    for seat in seats:
        seat.close()
