"""Names and texts of players are plain text: no screen and no transcript takes them for markup or
terminal codes.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.text import Text
from textual.pilot import Pilot
from textual.screen import Screen

from tabletop_tui import games
from tabletop_tui.play import Seat, Table, Words
from tabletop_tui.play.replay import ALL_HANDS
from tabletop_tui.play.story.transcript import EVERYBODY, EVERYTHING, transcript
from tabletop_tui.play.text import visible
from tabletop_tui.store import save_folder
from tabletop_tui.store.save import dump
from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.replay.replay_screen import ReplayScreen
from tabletop_tui.tui.table.game_screen import GameScreen
from tabletop_tui.tui.widgets.line_widgets import Lines
from tests.playing import few, midway, new_table, play_on
from tests.tui.playing import XTERM, face_down

MARKED = ("[b red]Al[/]", "{$x} [link=x]", "]8;;e[@click=q]")  # names that a player can type
HOSTILE = (  # what no name may contain, should one get past the checks
    "A\x1b[2J\x1b]0;t\x07", "B\x9b31m\x90q\u202eb", "C\r\n\x08\u2066\u200f",
)  # fmt: skip
BOTH = tuple(marked + hostile for marked, hostile in zip(MARKED, HOSTILE, strict=True))
PAGES = (
    "log",
    "points",
    "charts",
    "legend",
    "sheet",
    "help",
    "rule",
    "export",
    "replay",
    "menu",
    "pin",
    "leave",
    "hint",
)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    return tmp_path / "saves"


def open_with(table: Table, folder: Path) -> TabletopApp:
    """Return an app at a table."""
    terminal = probe(XTERM, interactive=True, size=(100, 30), encoding="utf-8")
    return TabletopApp(
        save_file=SaveFile.create(table, folder / "x.json"), fps=0, terminal=terminal
    )


def sent(screen: Screen[object]) -> Iterator[str]:
    """Return every piece of text that the terminal is sent for a screen."""
    for strip in screen._compositor.render_strips():
        yield from (segment.text for segment in strip if not segment.control)


def faults(screen: Screen[object]) -> list[str]:
    """Return the pieces with control characters."""
    return [
        piece for piece in sent(screen) if any(unicodedata.category(c)[0] == "C" for c in piece)
    ]


async def everywhere(pilot: Pilot[int]) -> Iterator[tuple[str, Screen[object]]]:  # type: ignore[misc]
    """Go through the table, with hands face down where they are hidden, and all its pages."""
    app = pilot.app
    await pilot.pause()
    if face_down(app):
        yield "face down", app.screen
        await pilot.press("enter")
    game = app.screen
    assert isinstance(game, GameScreen)
    yield "table", game
    for page in PAGES:
        getattr(game, f"action_{page}")()
        await pilot.pause()
        yield page, app.screen
        while app.screen is not game:
            await pilot.press("escape")


@pytest.mark.parametrize("game", games.ids())
async def test_no_screen_of_a_game_takes_a_name_for_markup_or_codes(
    game: str, tmp_path: Path
) -> None:
    table = new_table(game, few(game))
    table.seats[:] = [Seat(name) for name in BOTH[: few(game)]]
    midway(table, 60)
    seen = set()
    async with open_with(table, tmp_path).run_test(size=(100, 30)) as pilot:
        async for where, screen in everywhere(pilot):  # type: ignore[attr-defined]
            assert faults(screen) == [], where
            text = " ".join("".join(sent(screen)).split())
            if any(visible(name)[:5] in text for name in BOTH):
                seen.add(where)
    assert {"table", "log", "points"} <= seen, "the names are there, letter by letter"


async def test_neither_does_a_replay() -> None:
    table = new_table("cities_and_knights", 3, open_replay=True)
    table.seats[:] = [Seat(name) for name in BOTH]
    play_on(table, 200)
    terminal = probe(XTERM, interactive=True, size=(100, 30), encoding="utf-8")
    async with TabletopApp(replay=table, viewer=ALL_HANDS, fps=0, terminal=terminal).run_test(
        size=(100, 30)
    ) as pilot:
        await pilot.pause()
        screen = pilot.app.screen
        assert isinstance(screen, ReplayScreen)
        walks = (
            ("end",),
            ("v", "v", "v"),
            ("d",),
            ("escape", "home", "e"),
            ("escape", "end", "L"),
            ("escape", "o"),
        )
        for keys in walks:
            await pilot.press(*keys)
            await pilot.pause()
            assert faults(pilot.app.screen) == [], keys
            assert visible(BOTH[0])[:5] in "".join(sent(pilot.app.screen)) or keys[-1] == "o", keys


async def test_the_home_screen_survives_any_name_of_a_file_or_a_player(home: Path) -> None:
    home.mkdir()
    table = play_on(new_table(count=3), 3)
    table.seats[:] = [Seat(name) for name in HOSTILE[:2]] + [Seat(MARKED[0])]
    good = dump(new_table(count=3))
    (home / "[red]a[red].json").write_bytes(good)
    (home / "b\x1b]0;t\x07\u202e.json").write_bytes(b"")
    (home / "c.json").write_bytes(
        good.replace(b'"Anna"', rb'"\u001b[2J[b]\u009b"').replace(b"Ben", "\u202eB".encode())
    )
    assert len(save_folder.listing()) == 3
    terminal = probe(XTERM, interactive=True, size=(100, 30), encoding="utf-8")
    async with TabletopApp(fps=0, terminal=terminal).run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        app = pilot.app
        assert faults(app.screen) == []
        for way in "lw":
            await pilot.press(way)
            text = "".join(sent(app.screen))
            assert faults(app.screen) == [] and "b?]0;t??.json is empty" in text
            assert "c.json has a player whose name cannot be displayed" in text
            for n in "123":
                await pilot.press(n)
                await pilot.pause()
                assert faults(app.screen) == [], (way, n)
                while len(app.screen_stack) > 1:
                    await pilot.press(
                        *("Q", "h") if isinstance(app.screen, GameScreen) else ("escape",)
                    )
                    if face_down(app):
                        await pilot.press("enter")
            await pilot.press("escape")


async def test_a_new_game_refuses_names_with_control_characters(home: Path) -> None:
    terminal = probe(XTERM, interactive=True, size=(100, 30), encoding="utf-8")
    async with TabletopApp(fps=0, terminal=terminal).run_test(size=(100, 30)) as pilot:
        await pilot.press("n")
        await pilot.pause()
        screen = pilot.app.screen
        screen.table_setup.places[0].name = HOSTILE[0]  # type: ignore[attr-defined]
        screen.redraw()  # type: ignore[attr-defined]
        assert faults(screen) == []
        await pilot.press("down")
        assert faults(screen) == []
        screen.start()  # type: ignore[attr-defined]
        assert (
            pilot.app.screen is screen
            and "control characters" in "".join(sent(screen))
            and not home.exists()
        )


@pytest.mark.parametrize("form", ["text", "markdown", "html"])
@pytest.mark.parametrize("game", games.ids())
def test_no_transcript_holds_a_code_or_a_direction_mark(game: str, form: str) -> None:
    table = new_table(game, few(game))
    table.seats[:] = [Seat(name) for name in HOSTILE[: few(game)]]
    play_on(table, 150)
    for seat in (EVERYTHING, EVERYBODY, 1):
        told = transcript(table, seat, form)  # type: ignore[arg-type]
        assert not [c for c in told if unicodedata.category(c)[0] == "C" and c != "\n"]


def test_a_name_is_never_a_pattern_of_the_text_files() -> None:
    words = Words(games.find("skeleton"), ["{$x}", "{ transcript-points }", "-brand"])
    for seat, name in enumerate(words.names):
        assert words.say("transcript-no-points", seat=words.name(seat)) == f"{name}: 0"


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("- a", r"* \- a"), ("+ a", r"* \+ a"), ("1. a", r"* 1\. a"), ("12) a", r"* 12\) a"),
        ("http://e.x", r"* http\://e.x"), ("www.e.x", r"* www\.e.x"), ("a@e.x", r"* a\@e.x"),
        ("$a$ `b`", r"* \$a\$ \`b\`"),
    ],
)  # fmt: skip
def test_a_name_begins_no_list_and_no_link_in_markdown(name: str, told: str) -> None:
    table = new_table(count=2)
    table.seats[0] = Seat(name)
    assert f"\n{told}: 0" in transcript(table, form="markdown") or f"\n{told} " in transcript(
        table, form="markdown"
    )


async def test_rows_take_no_markup_and_send_no_code() -> None:
    terminal = probe(XTERM, interactive=True, size=(100, 30), encoding="utf-8")
    async with TabletopApp(fps=0, terminal=terminal).run_test(size=(100, 30)) as pilot:
        lines = pilot.app.screen.query_one("#home", Lines)
        lines.show([Text("[bold]a[/bold] \x1b[2J\u202e {$x}")])
        (first, *_) = [segment for segment in lines.render_line(0) if segment.text.strip()]
        assert first.text == "[bold]a[/bold] ?[2J? {$x}" and (
            first.style is None or not first.style.bold
        )
