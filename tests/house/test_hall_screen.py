"""The hall on the screen: waiting for a table, choosing one, and coming back."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path

import pytest
from textual.pilot import Pilot

from tabletop_tui.engine import Luck, random_action
from tabletop_tui.play import permissions
from tabletop_tui.play.permissions import GUEST, OWNER
from tabletop_tui.play.remote.seating import Arrival, Visit
from tabletop_tui.store import wall_clock
from tabletop_tui.store.house.data_folder import data_folder
from tabletop_tui.store.house.hall import hall_path, table_for, tables
from tabletop_tui.store.house.known_keys import FILE_NAME, KnownKeys
from tabletop_tui.store.load import load
from tabletop_tui.store.presence import present
from tabletop_tui.store.shared_save_file import SharedSaveFile
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.dialogs.ask import Ask
from tabletop_tui.tui.dialogs.prompt import Prompt
from tabletop_tui.tui.home.hall import Hall
from tabletop_tui.tui.replay.spectator_screen import SpectatorScreen
from tests.tui.playing import XTERM
from tests.tui.remote.test_remote_seats import sitting, table_of, until, words

from .test_hall import home as home
from .test_hall import laid
from .test_known_keys import public_key


@pytest.fixture(autouse=True)
def guest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Be a guest in each program that is opened, and the owner who lays the tables between."""
    monkeypatch.setattr(permissions, "_current", [GUEST])


def lay(name: str, *names: str, open_to_all: frozenset[int] = frozenset()) -> Path:
    """Let the owner lay a table."""
    permissions._current[0] = OWNER
    try:
        return laid(name, *names, open_to_all=open_to_all, free=not open_to_all)
    finally:
        permissions._current[0] = GUEST


@asynccontextmanager
async def came(
    name: str, size: tuple[int, int] = (80, 24), key: str = "", fps: int = 0, most: int = 0
) -> AsyncIterator[Pilot[int]]:
    """Yield the terminal of a guest who has just come."""
    terminal = probe(XTERM, interactive=True, size=size, encoding="utf-8")
    table = table_for(tables([name]))
    at = None if table is None else Arrival(table.path, (name,))
    app = TabletopApp(sit=at, hall=Visit((name,), key, most), fps=fps, terminal=terminal)
    async with app.run_test(size=size) as pilot:
        yield pilot


async def in_hall(pilot: Pilot[int]) -> Hall:
    """Return the hall, once it is on the screen."""
    await until(lambda: isinstance(pilot.app.screen, Hall) and "hall" in words(pilot), pilot)
    screen = pilot.app.screen
    assert isinstance(screen, Hall)
    return screen


async def test_who_comes_too_early_waits_and_sits_down_when_the_table_is_there() -> None:
    async with came("Ben") as ben:
        await in_hall(ben)
        assert "no table with a seat for Ben yet" in words(ben) and "here: Ben" in words(ben)
        assert "t chat ? keys q quit" in words(ben), "and no key that does nothing"
        await ben.press("down", "enter", "w", "1")
        lay("one", "Cleo", "Dora", "Emil")
        await until(lambda: "Tables to watch" in words(ben), ben)
        lay("two", "Anna", "ben", "Cleo")
        screen = await table_of(ben)
        assert [seat.name for seat in screen.table.seats] == ["Anna", "ben", "Cleo"]
        assert load(screen.session.storage.path).table.remote.free == {0, 2}  # type: ignore


async def test_a_question_over_the_hall_is_answered_before_one_sits_down() -> None:
    async with came("Ben") as ben:
        hall = await in_hall(ben)
        await until(lambda: [one.name for one in present(hall_path())] == ["Ben"], ben)
        await ben.press("t", *"wait")
        path = lay("one", "Anna", "Ben", "Cleo")
        await until(lambda: [one.path for one in hall.tables] == [path], ben)
        assert isinstance(ben.app.screen, Prompt)
        await ben.press("enter")
        await table_of(ben)
        await until(lambda: not present(hall_path()), ben)
        lay("two", "Anna", "Ben", "Dora")
        await ben.press("Q")
        await in_hall(ben)
        await until(lambda: len(hall.tables) == 2 and bool(present(hall_path())), ben)
        assert ben.app.screen is hall, "who comes from a table is not sent to the next one"


async def test_one_key_sits_down_and_one_comes_back() -> None:
    lay("one", "Anna", "Ben", "Cleo")
    two = lay("two", "Anna", "Ben", "Dora")
    async with came("Anna") as anna:
        hall = await in_hall(anna)
        assert "Your tables" in words(anna) and "Anna, Ben, Dora" in words(anna)
        n = [one.path for one in hall.tables].index(two)
        await anna.press(str(n + 1))
        screen = await table_of(anna)
        assert screen.session.storage.path == two
        assert "Q hall" in words(anna)
        await anna.press("Q")
        await in_hall(anna)
        assert screen.session.closed and "here: Anna" in words(anna)
        await anna.press("enter")
        await table_of(anna)
        await anna.press("ctrl+c")
        await until(lambda: isinstance(anna.app.screen, Ask), anna)
        assert [value for value, _, _ in anna.app.screen.answers] == ["stay", "hall", "quit"]  # type: ignore[attr-defined]


async def test_a_window_that_is_closed_by_a_second_coming_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lay("one", "Anna", "Ben", "Cleo")
    async with came("Anna") as first:
        await table_of(first)
        later = wall_clock.now() + timedelta(seconds=1)  # of one second they have no order
        monkeypatch.setattr(wall_clock, "now", lambda: later)
        async with came("Anna") as second:
            await table_of(second)
            await in_hall(first)
            await until(lambda: "Anna moved to another terminal" in words(first), first)


async def test_where_one_table_is_offered_the_window_says_so_as_it_closes(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    path = lay("one", "Anna", "Ben", "Cleo")
    async with sitting(path, "Anna") as first:
        await table_of(first)
        later = wall_clock.now() + timedelta(seconds=1)
        monkeypatch.setattr(wall_clock, "now", lambda: later)
        async with sitting(path, "Anna") as second:
            await table_of(second)
            await until(lambda: not first.app.is_running, first)
    assert "Anna moved to another terminal" in capfd.readouterr().err


async def test_a_name_without_a_seat_is_asked_which_open_one_it_takes() -> None:
    path = lay("one", "Anna", "Player 2", "Player 3", open_to_all=frozenset({1, 2}))
    async with came("Zed") as zed:
        await until(lambda: isinstance(zed.app.screen, Ask), zed)
        assert "Zed, this table has no seat of that name" in words(zed) and "Anna" not in [
            label for _, _, label in zed.app.screen.answers
        ]  # type: ignore[attr-defined]
        await zed.press("escape")
        await in_hall(zed)
        await zed.press("1")
        await until(lambda: isinstance(zed.app.screen, Ask), zed)
        await zed.press("2")
        await table_of(zed)
        assert [seat.name for seat in load(path).table.seats] == ["Anna", "Player 2", "Zed"]


async def test_two_in_the_hall_talk() -> None:
    lay("one", "Cleo", "Dora", "Emil")
    async with came("Anna") as anna, came("Ben") as ben:
        await in_hall(ben)
        await anna.press("t", *"hello", "enter")
        await until(lambda: "Anna: hello" in words(ben), ben)
        await until(lambda: "here: Anna, Ben" in words(ben), ben)


async def test_the_players_see_who_watches_and_both_talk() -> None:
    path = lay("one", "Anna", "Ben", "Cleo")
    async with came("Anna") as anna, came("Zed") as zed:
        await table_of(anna)
        await in_hall(zed)
        assert "here: Anna, Zed" in words(zed)
        await zed.press("w")
        await until(lambda: isinstance(zed.app.screen, SpectatorScreen), zed)
        await until(lambda: "watching: Zed" in words(anna), anna)
        await zed.press("t", *"well!", "enter")
        await until(lambda: "Zed: well!" in words(anna), anna)
        await anna.press("quotation_mark", *"hi", "enter")
        await until(lambda: "Anna: hi" in words(zed), zed)
        assert not [session for session in present(path) if session.seats == (0, 1)]
        await zed.press("escape")
        await in_hall(zed)
        await until(lambda: "watching" not in words(anna), anna)


async def test_who_watches_sees_the_moves_and_no_hand() -> None:
    """Films go on until all is shown; who looks back is left where they are."""
    path = lay("one", "Anna", "Ben", "Cleo", "Dora")
    for seat, name in enumerate(("Anna", "Ben", "Cleo", "Dora")):
        one = SharedSaveFile.open(path)
        one.sit({seat: name})
    async with came("Zed", fps=30) as zed:
        await in_hall(zed)
        await zed.press("w")
        await until(lambda: isinstance(zed.app.screen, SpectatorScreen), zed)
        screen = zed.app.screen
        assert isinstance(screen, SpectatorScreen) and "hand, " not in words(zed)
        for n in range(1, 7):
            play(path)
            await until(lambda n=n: screen.replay.n == n, zed)
        await until(lambda: not screen.catching_up, zed)
        await zed.press("left", "left")
        await until(lambda: screen.replay.n <= 5, zed)
        at = screen.replay.n
        play(path)
        await until(lambda: screen.replay.end == 7, zed)
        assert screen.replay.n == at


def play(path: Path) -> None:
    """Let whoever is asked at a table act by luck, at a terminal without a screen."""
    other = SharedSaveFile(path)
    seat = other.table.deciding()[0]
    table = other.table
    action = random_action(table.game, table.state, seat, Luck(len(table.log)))
    other.change(lambda: table.play(seat, action), seat, other.open_question(seat))


async def test_who_came_by_a_key_adds_another_one_and_who_did_not_cannot() -> None:
    first, second = (public_key(n) for n in (1, 2))
    known = KnownKeys(data_folder() / FILE_NAME)
    assert known.claim("Anna", first)
    async with came("anna", key=first.fingerprint) as anna:
        await in_hall(anna)
        for text, told in (
            ("nonsense", "no public key of ssh"),
            (f"{second.kind} {second.data} anna@laptop", "also come by this key"),
            (f"{second.kind} {second.data}", "come by this key already"),
        ):
            await anna.press("k")
            await until(lambda: isinstance(anna.app.screen, Prompt), anna)
            anna.app.screen.dismiss(text)
            await until(lambda told=told: told in words(anna), anna)
        assert [key.fingerprint for key in known.of("ANNA")] == [
            first.fingerprint,
            second.fingerprint,
        ]
        known.forget("Anna")
        await anna.press("k")
        await until(lambda: isinstance(anna.app.screen, Prompt), anna)
        anna.app.screen.dismiss(f"{second.kind} {second.data}")
        await until(lambda: "does not count any more" in words(anna), anna)
    async with came("ben") as ben:
        await in_hall(ben)
        await ben.press("k")
        assert isinstance(ben.app.screen, Hall)


async def lay_from_hall(pilot: Pilot[int], seats: str) -> None:
    """Lay a table of the second game."""
    await pilot.press("n")
    await until(lambda: "A new table of which game?" in words(pilot), pilot)
    await pilot.press("2")
    await until(lambda: "Who plays?" in words(pilot), pilot)
    named = {",": "comma", "?": "question_mark", " ": "space"}
    await pilot.press(*["backspace"] * 10, *(named.get(sign, sign) for sign in seats), "enter")


async def test_a_guest_lays_a_table_within_the_limits_and_those_in_the_hall_sit_down() -> None:
    lay("one", "Cleo", "Dora", "Emil")
    async with came("Anna", most=2) as anna, came("Ben") as ben:
        await in_hall(anna)
        await in_hall(ben)
        assert "n new" in words(anna) and "n new" not in words(ben)
        await lay_from_hall(anna, "Anna, Annä")
        await in_hall(anna)
        await until(lambda: "Annä" in words(anna) and len(tables()) == 1, anna)
        await lay_from_hall(anna, "Anna, ben, ?")
        hers, his = await table_of(anna), await table_of(ben)
        assert hers.session.storage.path == his.session.storage.path
        assert [seat.name for seat in hers.table.seats] == ["Anna", "ben", "Player 3"]
        await anna.press("Q")
        await in_hall(anna)
        await lay_from_hall(anna, "Anna, Zed, ?")
        await until(lambda: "allows 2 tables at a time" in words(anna), anna)
        await ben.press("Q")
        await in_hall(ben)
        await ben.press("n")
        await until(lambda: "Only the owner" in words(ben), ben)
    assert len(tables()) == 2


async def test_onlookers_are_told_politely_where_the_players_want_silence() -> None:
    path = lay("one", "Anna", "Ben", "Cleo")
    async with came("Anna") as anna, came("Zed") as zed:
        screen = await table_of(anna)
        await in_hall(zed)
        await zed.press("w")
        await until(lambda: isinstance(zed.app.screen, SpectatorScreen), zed)
        await zed.press("t", *"well!", "enter")
        await until(lambda: "Zed: well!" in words(anna), anna)
        await anna.press("escape", "A")
        await until(lambda: "watch in silence" in words(anna), anna)
        assert load(path).table.settings.quiet_spectators
        looking = zed.app.screen
        assert isinstance(looking, SpectatorScreen)
        await until(lambda: looking.quiet, zed)
        await zed.press("t")
        await until(lambda: "You are welcome to stay" in words(zed), zed)
        assert isinstance(zed.app.screen, SpectatorScreen), "and nothing can be typed"
        await anna.press("escape", "A")
        await until(lambda: not screen.table.settings.quiet_spectators, anna)
        await until(lambda: not looking.quiet, zed)
