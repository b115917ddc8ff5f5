"""The screens before a game, key by key, as they were kept: home, the new-game form, the settings."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from tabletop_tui.play import Seat
from tabletop_tui.store.reading.head import SaveHead
from tabletop_tui.store.save_folder import SaveEntry
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.dialogs.ask import Ask
from tabletop_tui.tui.home.home_screen import Home
from tabletop_tui.tui.home.new_game import NewGame
from tabletop_tui.tui.home.picture import TITLE_WIDTH
from tabletop_tui.tui.home.saved_rows import packed
from tabletop_tui.tui.settings.preferences import preferences
from tests.playing import seats
from tests.snapshots.kept import compare
from tests.snapshots.rows import unstyled
from tests.snapshots.walk import Walk, at_rest
from tests.tui.playing import XTERM

HERE = Path(__file__).parent / "kept"
SAVED = [
    SaveEntry(
        Path(f"evening-{n}.json"),
        SaveHead("skeleton", tuple(seats(3)), n + 3, 1, 3 * n + 10, False, "", 0.0),
        datetime(2026, 1, n, 20, 30).timestamp(),
    )
    for n in range(1, 11)
]


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> TabletopApp:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    monkeypatch.setattr("tabletop_tui.store.wall_clock.now", lambda: datetime(2026, 2, 1))
    monkeypatch.setattr(TabletopApp, "saved_games", lambda self: SAVED)
    terminal = probe(XTERM, interactive=True, size=(80, 24), encoding="utf-8")
    return TabletopApp(fps=0, terminal=terminal, preferences=preferences())


async def walk(pilot: Any, told: Walk, steps: str) -> None:
    """Press keys, and tell where each group of them leads."""
    for group in steps.split(" | "):
        await pilot.press(*group.split())
        await at_rest(pilot)
        told.step(pilot.app, group)


async def test_the_home_screen_looks_as_it_did(app: TabletopApp) -> None:
    told = Walk()
    async with app.run_test(size=(80, 24)) as pilot:
        await at_rest(pilot)
        told.look(app, "home")
        await walk(pilot, told, "down | l | down down | escape | w | end | escape | up")
        home = app.screen
        assert isinstance(home, Home)
        home.message = "Something that the players are told."
        home.draw()
        await pilot.resize_terminal(120, 40)
        await at_rest(pilot)
        told.look(app, "told something")
        await walk(pilot, told, "down")
        parts = []
        for wide, tall in ((TITLE_WIDTH, 21), (TITLE_WIDTH - 1, 21), (50, 20)):
            parts.append(f"== title {wide}x{tall}\n{unstyled(home.title_rows(wide, tall))}")
        for wide in (46, 60, 70, 76, 78, 80, 90, 120):
            art = home.picture(wide, 20)
            parts.append(f"== picture {wide}: {len(art)} of {art[0].cell_len if art else 0}")
        for across, room in ((46, 12), (20, 3)):
            parts.append(f"== choices {across}x{room}\n{unstyled(home.choice_rows(across, room))}")
        for across, room in ((78, 30), (46, 30), (46, 12), (30, 9), (78, 10), (20, 3)):
            rows, of = home.choice_rows(across, room), home.list.choices.row_of
            assert len(rows) == len(of) <= room, "a click maps each row to its line"
            assert home.list.choices.at in of, "the cursor is in view"
        assert home.seen and not Home(app.words).seen, "it is not on the screen at all"
        app.push_screen(Ask("Well?", [("on", "o", "Go on")]))
        await at_rest(pilot)
        assert home.seen, "behind a box"
        app.push_screen(NewGame(app.words, bots=True))
        await at_rest(pilot)
        assert not home.seen, "another screen lies over it"
        names = (Seat("Anna"), Seat("Benn"), Seat("Cleopatra"))
        head = SaveHead("skeleton", names, 14, 1, 60, False, "", 0.0)
        home.saved = [SaveEntry(Path("x.json"), head, 1.0)]
        for across in (46, 45):
            rows = [row.plain.strip() for row in home.choice_rows(across, 30)]
            fits = "Anna, Benn, Cleopatra · round 14: Benn" in rows
            assert fits is (across == 46), "as many details as fit stand in a row"
        home.list_saves(watching=True)
        home.list.choices.at = 7
        assert len(home.choice_rows(78, 9)) == 1 and home.list.choices.at == 0, "fewer are left"
        home.saved = []
        home.list_saves(watching=False)
        parts.append(
            f"== no saves\n{unstyled(home.choice_rows(78, 9))}\n{home.list.choices.row_of}"
        )
    compare(HERE / "home.txt", told.text())
    compare(HERE / "home-parts.txt", "\n".join(parts) + "\n")


FORM = (
    "right | left left | left | down | A n n a | down B e n | left | left | space | space | x | down right"
    " | right | right | f1 | enter | down right right | enter | down"
    " | enter | down | right | down | right right"
    " | down 5 | down | right | down | left | down right | up up up up | f1 | k | escape"
    " | down down down | right | end | up right | right | right | right | pageup | home"
    " | down backspace backspace backspace backspace | end enter"
)


SETTING = (
    "right | right right | left left left | down right | down right | down enter | down right"
    " | down left | down right | down right | down right | right | pagedown | enter | q | enter"
    " escape | x | down enter k | up | pagedown pagedown x | end | home left"
)


@pytest.mark.parametrize(
    ("key", "name", "steps", "kept"),
    [("n", "the form", FORM, "new-game"), ("s", "the settings", SETTING, "settings")],
)
async def test_what_the_home_screen_opens_looks_as_it_did(
    app: TabletopApp, key: str, name: str, steps: str, kept: str
) -> None:
    told = Walk()
    async with app.run_test(size=(80, 24)) as pilot:
        await at_rest(pilot)
        await pilot.press(key)
        await at_rest(pilot)
        told.look(app, name)
        await walk(pilot, told, steps)
        told.look(app, "at last")
    compare(HERE / f"{kept}.txt", told.text())


@pytest.mark.parametrize(
    ("told", "width", "rows"),
    [
        ("", 20, []),
        ("Anna · Ben · Cleo", 17, ["Anna · Ben · Cleo"]),
        ("Anna · Ben · Cleo", 16, ["Anna · Ben", "Cleo"]),
        ("Anna · Ben · Cleo", 9, ["Anna", "Ben", "Cleo"]),
        ("a long one", 3, ["a long one"]),
    ],
)
def test_details_are_broken_between_two_of_them(told: str, width: int, rows: list[str]) -> None:
    assert packed(told, width) == rows


def test_every_kept_screen_is_one_that_is_walked_through() -> None:
    assert {path.stem for path in HERE.glob("*")} == {"home", "home-parts", "new-game", "settings"}
