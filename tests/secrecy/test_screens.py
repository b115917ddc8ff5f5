"""The screens show secrets to their owner only: every key of a table and of a replay is pressed in
worlds that differ in nothing but secrets, and the screen looks the same.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.screen import Screen

import tabletop_tui
from tabletop_tui.play import Table
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.dialogs.ask import Ask
from tabletop_tui.tui.keys.key_tables import GAME, REPLAY
from tabletop_tui.tui.replay.replay_screen import ReplayScreen
from tabletop_tui.tui.replay.spectator_screen import SpectatorScreen
from tabletop_tui.tui.sandbox.sandbox_screen import SandboxScreen
from tabletop_tui.tui.table.cover import CoverScreen
from tabletop_tui.tui.table.game_screen import GameScreen
from tests.tui.playing import XTERM
from tests.tui.table.test_secrets import rows

from .worlds import GAMES, PINS, flat, hidden_sentences, hold, middle, others, put, without_past

pytestmark = pytest.mark.xdist_group("walks")  # some of the tests share them

SIZE = (100, 44)
Shown = list[tuple[str, str, list[str]]]  # a key, the screen it leads to, and the text on it

NO_KEYS = {
    "take": "picks an action, and is played by tests of its own",
    "hint": "is thought of in a process of its own, which gets a view",
    "hurry": "is for computer players",
    "quit": "is the question whether to leave",
    "try": "leads to a table dealt from what the seat knows (tests/tui/sandbox)",
    "replay-what-if": "leads to such a table from a game that is over",
    "replay-run": "goes on by itself",
    "replay-leave": "leaves",
}
"""Keys that are not pressed, by their ids, and why."""

CLOCK = "Clocks: on or off"
"""The line of the game menu that starts the clocks, which show the time that passes."""
TRYING = "Try it out (not for real)"
"""The line that leads to the table on which things are tried out, which is tested by itself."""

BARE = {
    "AppScreen",
    "Beside",
    "KeyedScreen",
    "ClosedOnce",
    "Dialog",
    "Closable",
    "Reader",
}
"""Base classes of screens, which show nothing by themselves."""
NO_TABLE = {
    "Home": "has the names of saves and seats",
    "SettingsScreen": "has the settings",
    "HintWait": "says that a hint is being thought about",
    "MomentPanel": "tells what everybody may hear, as the cover does",
    "NewGame": "has a table that nobody has seen yet",
    "Library": "has rulebooks",
    "Practice": "has a table of its own without secrets",
    "LessonScreen": "has a table of its own, for one person",
    "FinalPage": "is the last page, when all is open",
    "Review": "is read when a game is over, and all is open",
    "GuestHome": "is empty",
    "TogetherReplay": "is opened when the game is over, and all is open",
    "SandboxScreen": "is dealt from what the seat knows (tests/tui/sandbox)",
    "Hall": "lists tables: who plays and whose turn it is",
    "RecordsPage": "has results of games that are over",
    "OwnReplay": "has its own view alone, at a table of several terminals (tests/tui/remote/test_remote_seats.py)",
}
"""Screens that show nothing of a saved game."""


def classes() -> set[str]:
    """Return the names of all screens, including those of games."""
    for module in pkgutil.walk_packages(tabletop_tui.__path__, "tabletop_tui."):
        if ".tui" in module.name:
            importlib.import_module(module.name)

    def below(kind: type) -> Iterator[type]:
        for sub in kind.__subclasses__():
            yield sub
            yield from below(sub)

    return {
        kind.__name__ for kind in below(Screen) if kind.__module__.startswith("tabletop_tui.")
    } - BARE


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the save to open, in a home of its own."""
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path / "home"))
    return tmp_path / "home" / "saves" / "game.json"


def new_app() -> TabletopApp:
    """Return the program at home."""
    terminal = probe(XTERM, interactive=True, size=SIZE, encoding="utf-8")
    return TabletopApp(fps=0, terminal=terminal)


def look(app: TabletopApp, key: str) -> tuple[str, str, list[str]]:
    """Return all text on the screen."""
    picture = ["".join(s.text for s in line) for line in app.screen._compositor.render_strips()]
    return key, type(app.screen).__name__, rows(app.screen) + picture


async def settled(pilot: Pilot[int], key: str) -> tuple[str, str, list[str]]:
    """Return the same once nothing changes any more: a screen is drawn piece by piece as it
    opens.
    """
    app = pilot.app
    assert isinstance(app, TabletopApp)
    seen = look(app, key)
    while True:
        await pilot.pause(0.05)
        before, seen = seen, look(app, key)
        if seen == before:
            return seen


async def walk(pilot: Pilot[int], keys: list[str], until: type[Screen[None]]) -> Shown:
    """Press one key after the other, note the screen, and go back to where they are pressed."""
    app = pilot.app
    assert isinstance(app, TabletopApp)
    seen: Shown = []
    for key in keys:
        await pilot.press(key)
        await pilot.pause()
        seen.append(look(app, key))
        for _ in range(4):
            if isinstance(app.screen, until) and not isinstance(app.screen, SandboxScreen):
                break
            await pilot.press("escape")
            await pilot.pause()
    return seen


def keys_of(table: object) -> list[str]:
    """Return a key for every action of a table of keys, except NO_KEYS."""
    return [key.keys.split(",")[0] for key in table if key.id not in NO_KEYS]  # type: ignore[attr-defined]


async def at_the_table(save: Path, seat: int, *, menu_too: bool = True) -> Shown:
    """Return what *seat* sees at the table: before sitting down, with its PIN, and after every key
    and every line of the menu.
    """
    app = new_app()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        app.launcher.resume(save)
        await pilot.pause()
        seen = [await settled(pilot, "cover")]
        await pilot.press("enter")
        await pilot.pause()
        seen.append(look(app, "PIN"))
        await pilot.press(*PINS[seat], "enter")
        await pilot.pause()
        seen.append(look(app, "in"))
        seen += await walk(pilot, keys_of(GAME), GameScreen)
        if not menu_too:
            return seen
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, Ask)
        labels = [row.label for row in app.screen.list.choices.rows[1:]]
        assert CLOCK in labels
        assert TRYING in labels
        menu = [n for n, label in enumerate(labels) if n and label not in (CLOCK, TRYING)]
        for line in menu:
            await pilot.press(*["down"] * line, "enter")
            await pilot.pause()
            seen.append(look(app, f"menu {line}"))
            if isinstance(app.screen, ReplayScreen):
                seen += await walk(pilot, [*keys_of(REPLAY), "home", "e"], ReplayScreen)
            for _ in range(4):
                if isinstance(app.screen, GameScreen):
                    break
                await pilot.press("escape")
                await pilot.pause()
            if line != menu[-1]:
                await pilot.press("escape")
                await pilot.pause()
    return seen


async def from_another_session(save: Path) -> Shown:
    """Return what a person without a PIN sees in the replay of a saved game: every key, other
    viewers, and a game that goes on from there.
    """
    app = new_app()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        app.launcher.open_replay(save)
        await pilot.pause()
        seen = [await settled(pilot, "replay")]
        await pilot.press("end")
        seen += await walk(pilot, [*keys_of(REPLAY), "home", "e"], ReplayScreen)
        for _ in range(3):
            for key in ("v", "enter", "9999", "9998", "9997"):
                await pilot.press(*([*key, "enter"] if key.isdigit() else [key]))
                await pilot.pause()
                seen.append(look(app, f"other eyes, {key}"))
        if isinstance(app.screen, ReplayScreen):
            for key in ("o", "enter", "enter", "9999"):
                await pilot.press(*([*key, "enter"] if key.isdigit() else [key]))
                await pilot.pause()
                seen.append(look(app, f"on from here, {key}"))
    return seen


def same(here: Shown, there: Shown) -> None:
    """Assert that both walks have shown the same."""
    assert [key for key, *_ in here] == [key for key, *_ in there]
    for (key, screen, text), (_, other, told) in zip(here, there, strict=True):
        assert (screen, text) == (other, told), f"{key} shows on {screen} what is hidden"


def told(seen: Shown) -> str:
    """Return all that was shown, in one line."""
    return flat(" ".join(text for _, _, lines in seen for text in lines))


SECRETIVE = ("cities_and_knights", "ascending_empires")
"""The games with secrets in the middle; there are no other worlds of the rest."""

WALKS: dict[str, Shown] = {}
"""The walks through the real game, which several tests share."""


async def walked(way: str, home: Path) -> Shown:
    """Return a walk through a whole game of Cities & Knights: at the table, from another session,
    or from one while a third holds the save.
    """
    if way not in WALKS:
        table = middle("cities_and_knights")
        put(table, home)
        if way == "held":
            hold(home)
        if way == "table":
            WALKS[way] = await at_the_table(home, table.deciding()[0])
        else:
            WALKS[way] = await from_another_session(home)
    return WALKS[way]


def clear(folder: Path) -> None:
    """Remove the files of an earlier walk."""
    for left in folder.glob("*"):
        if left.is_file():
            left.unlink()


def elsewhere(table: Table) -> Table:
    """Return a world that a spectator cannot tell from this one, with other cards in every hand."""
    world = table
    for seat in range(2):
        (world,) = others(world, seat, 1)
    game = table.game
    hands = [[game.view(t.state, seat) for seat in range(3)] for t in (table, world)]
    assert all(here != there for here, there in zip(*hands, strict=True))
    return world


@pytest.mark.parametrize("game", SECRETIVE)
async def test_a_seat_sees_the_same_in_every_world_that_it_cannot_tell_apart(
    game: str, home: Path
) -> None:
    table = middle(game)
    seat, now = table.deciding()[0], without_past(table)
    # The lines of the menu lead to screens that all games share; these are walked once.
    menu_too = game == SECRETIVE[0]
    here = await at_the_table(put(now, home), seat, menu_too=menu_too)
    assert [key for key, screen, _ in here[:2]] == ["cover", "PIN"] and here[2][1] == "GameScreen"
    (other,) = others(now, seat, 1)
    assert other.state != now.state, "there is a secret that could be shown"
    clear(home.parent)
    same(here, await at_the_table(put(other, home), seat, menu_too=menu_too))


@pytest.mark.parametrize("game", sorted({*GAMES} - {*SECRETIVE}))
def test_a_game_that_is_not_walked_through_hides_nothing(game: str) -> None:
    now = without_past(middle(game))
    for seat in range(len(now.seats)):
        for world in others(now, seat):
            world.state.rng = now.state.rng
            assert world.state == now.state


@pytest.mark.parametrize("held", [False, True])
async def test_another_session_sees_the_same_in_every_world(held: bool, home: Path) -> None:
    now = without_past(middle("cities_and_knights"))
    walks = []
    for world in (now, elsewhere(now)):
        clear(home.parent)
        put(world, home)
        if held:
            hold(home)
        walks.append(await from_another_session(home))
    same(*walks)
    kinds = {screen for _, screen, _ in walks[0]}
    assert (SpectatorScreen.__name__ in kinds) is held and ("PinPad" in kinds) is not held


@pytest.mark.parametrize("way", ["another session", "held", "table"])
async def test_nobody_hears_a_sentence_that_only_another_player_heard(way: str, home: Path) -> None:
    table = middle("cities_and_knights")
    hidden = hidden_sentences(table, table.deciding()[0] if way == "table" else -1)
    text = told(await walked(way, home))
    assert hidden and not [sentence for sentence in hidden if flat(sentence) in text]


async def test_every_screen_is_walked_or_shows_nothing_of_a_saved_game(home: Path) -> None:
    visited: set[str] = set()
    for way in ("table", "another session", "held"):
        visited.update(screen for _, screen, _ in await walked(way, home))
        clear(home.parent)
    assert classes() - visited == set(NO_TABLE) & classes()
    assert CoverScreen.__name__ in visited
