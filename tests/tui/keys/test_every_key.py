"""A walk over the screens: every key that a hint line tells does something there, also after
players have changed it, and the page of keys tells every binding.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from textual.binding import Binding
from textual.pilot import Pilot

from tabletop_tui.bots.worker import Thinker
from tabletop_tui.play import Table, Words
from tabletop_tui.play.session import Session
from tabletop_tui.play.story.look_back import LookBack
from tabletop_tui.play.story.review import Regret
from tabletop_tui.store.settings import Settings
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.dialogs.ask import Ask
from tabletop_tui.tui.dialogs.hint_wait import HintWait
from tabletop_tui.tui.dialogs.pick import Pick
from tabletop_tui.tui.dialogs.pin import PinPad
from tabletop_tui.tui.dialogs.prompt import Prompt
from tabletop_tui.tui.home.hall import Hall
from tabletop_tui.tui.home.home_screen import Home
from tabletop_tui.tui.home.new_game import NewGame
from tabletop_tui.tui.keys.hint_line import PRESSES
from tabletop_tui.tui.keys.key_tables import FINAL, TABLES
from tabletop_tui.tui.keys.keyed_screen import KeyedScreen
from tabletop_tui.tui.reading.page import FinalPage, Page
from tabletop_tui.tui.reading.reader import TextReader
from tabletop_tui.tui.reading.review import Review
from tabletop_tui.tui.reading.rules import Rules
from tabletop_tui.tui.reading.story import Story
from tabletop_tui.tui.replay.replay_screen import ReplayScreen
from tabletop_tui.tui.settings.preferences import Preferences
from tabletop_tui.tui.settings.settings_screen import SettingsScreen
from tabletop_tui.tui.table.cover import CoverScreen
from tabletop_tui.tui.table.game_screen import GameScreen
from tabletop_tui.tui.widgets.line_widgets import Lines
from tests.playing import new_table, play_on

WORDS = Words()


@cache
def begun() -> Table:
    """A game that has begun, which no key of these screens plays on with."""
    return play_on(new_table(GAME, 3, 3), 60)


@cache
def over() -> Table:
    """A game that is over."""
    return play_on(new_table("skeleton", 2, 3), 500)


LONG = [f"line {n}" for n in range(90)]
GAME = "cities_and_knights"


def rows() -> list[Any]:
    from rich.text import Text

    return [Text(line) for line in LONG]


def also() -> dict[str, Callable[[], None]]:
    return {what: lambda: None for what in ("export", "log", "replay", "review", "rematch")}


def covered() -> CoverScreen:
    """A cover that Enter removes."""
    screen = CoverScreen(rows()[:3], lambda: screen.dismiss(True))
    return screen


def looked_back() -> Review:
    """What cost most in a game that is over, found out before."""
    table = over()
    page = Review(table, Words(table.game, ["Anna", "Ben"]), 0, Known(processes=False))
    own = [(n, action) for n, (seat, action) in enumerate(table.log) if seat == 0]
    (_, better), *rest = own[:6]
    regrets = tuple(Regret(n, 0, action, better, 2.0, []) for n, action in rest)
    page.show_found(LookBack(regrets=regrets, candidates=((),) * len(regrets)))
    # the second question: both directions lead somewhere
    page.cursor = 5 + sum(2 + len(told) for _, told in page.between)
    return page


class Known(Thinker):
    """Is not asked, as the answer is there already."""

    def ask(self) -> None:
        """Nothing is asked."""


SCREENS: dict[str, Callable[[], Any]] = {
    "ask": lambda: Ask("Well?", [("a", "a", "one"), ("b", "b", "two")]),
    "pick": lambda: Pick("Well?", [(line, line) for line in LONG]),
    "wait": lambda: HintWait(WORDS),
    "prompt": lambda: Prompt("Name", "Anna"),
    "pin": lambda: PinPad(WORDS, "Your PIN", lambda pin: True, forget=True),
    "new-game": lambda: NewGame(WORDS, bots=True),
    "settings": lambda: SettingsScreen(WORDS),
    "page": lambda: Page("A page", rows()),
    "final": lambda: FinalPage("The end", rows(), also=also()),
    "reader": lambda: TextReader("To read", WORDS, rows()),
    "rules": lambda: Rules(GAME, "Rules", WORDS),
    "story": lambda: Story(Session(begun(), None)),
    "review": lambda: looked_back(),
    "cover": lambda: covered(),
    "replay": lambda: ReplayScreen(begun(), covered=False),
}
"""A screen for every table of keys that is no list or form on another screen."""
CHANGED = {
    "page-close": "f6",
    "reader-close": "f6",
    "close": "f6",
    "pick-close": "f6",
    "settings-close": "f6",
    "list-up": "f7",
    "page-up": "f7",
    "new-start": "f8",
    "settings-new": "f8",
    "pin-enter": "f8",
    "replay-step-on": "f8",
    "cover-ready": "f8",
}


def told(screen: Any) -> dict[str, str]:
    """The keys that the lines of a screen tell, each with a word beside it."""
    found: dict[str, str] = {}
    for lines in screen.query(Lines):
        for row in lines.rows:
            for span in row.spans:
                meta = getattr(span.style, "meta", {})
                if PRESSES in meta:
                    found.setdefault(meta[PRESSES], row.plain[span.start : span.end])
    return found


def picture(app: TabletopApp) -> tuple[Any, ...]:
    """Everything that a key may change."""
    screen: Any = app.screen
    strips = [
        "".join(f"{segment.text}{segment.style}" for segment in strip)
        for strip in screen._compositor.render_strips()
    ]
    asking = getattr(getattr(screen, "list", None), "grab", None) is not None
    said = getattr(screen, "said", "")
    return (id(screen), tuple(strips), asking, str(said), getattr(screen, "message", ""))


async def opened(pilot: Pilot[int], make: Callable[[], Any]) -> Any:
    """A fresh screen over the home screen, its cursor where both directions lead somewhere."""
    app: Any = pilot.app
    while len(app.screen_stack) > 1:
        app.pop_screen()
    screen = make()
    app.push_screen(screen)
    await pilot.pause()
    await pilot.pause()
    if isinstance(screen, (Page, TextReader, Rules)):
        await pilot.press("pagedown")
    if isinstance(screen, Story):
        await pilot.press("pageup")
    if isinstance(screen, ReplayScreen):
        screen.replay.go(20)
        screen.draw()
    await pilot.pause()
    return screen


@pytest.mark.parametrize("changed", [{}, CHANGED], ids=["own", "changed"])
@pytest.mark.parametrize("name", SCREENS)
async def test_every_key_that_is_told_does_something(
    name: str, changed: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    app = TabletopApp(fps=0, preferences=Preferences(Settings(keys=changed), changed))
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, SCREENS[name])
        keys = told(screen)
        ids = {key.id for key in screen.keys}
        if name in ("pick", "prompt"):
            assert not keys, "dialogs of a few lines tell none"
            return
        assert set(changed.values()) & set(keys) or not ids & set(changed), keys
        for key in set(keys) & set(changed.values()) if changed else keys:
            screen = await opened(pilot, SCREENS[name])
            if key == "x" and name == "settings":
                screen.app.preferences.settings.keys["undo"] = "z"
                rows_ = screen.list.choices.rows
                screen.list.choices.at = next(
                    n
                    for n, row in enumerate(rows_)
                    if getattr(row, "changes", None) is not None and row.changes.id == "undo"
                )
                screen.list.tell()
                await pilot.pause()
            before = picture(app)
            await pilot.press(key)
            await pilot.pause()
            called = name == "final" and key in ("x", "l", "w", "r", "v")
            assert picture(app) != before or called, (name, key, keys[key])


@pytest.mark.parametrize("name", SCREENS)
async def test_the_page_of_keys_tells_every_binding(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    app = TabletopApp(fps=0)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, SCREENS[name])
        assert isinstance(screen, KeyedScreen)
        bound = {
            (binding.key, binding.action)
            for kind in type(screen).__mro__
            for binding in kind.__dict__.get("BINDINGS", ())
            if isinstance(binding, Binding) and binding.id
        }
        own = {(key.keys, key.action) for key in screen.keys if key.action}
        assert own <= bound and all(table in TABLES for table in (screen.keys, *screen.also_keys))
        screen.action_help()
        await pilot.pause()
        if isinstance(app.screen, Ask):  # behind what is explained first
            await pilot.press("down", "enter")
            await pilot.pause()
        page = app.screen
        assert isinstance(page, Page)
        text = [row.plain for row in page.source]  # type: ignore[union-attr]
        unused = screen.unused() if isinstance(screen, Page) else ()
        for group in (group for group in screen.keys.groups() if group[0].id not in unused):
            line = WORDS.say(f"key-{group[0].id}")
            assert any(row.endswith(f"   {line}") for row in text), group[0].id


def test_every_screen_tells_its_keys_from_a_table() -> None:
    made = {SCREENS[name]().keys.id for name in SCREENS}
    made |= {Home.keys.id, Hall.keys.id, GameScreen.keys.id}
    lists = {"list", "hand", "deal", "partners", "swap", "dice", "aim", "practice"}
    assert made | lists == {table.id for table in TABLES} and FINAL.id in made
