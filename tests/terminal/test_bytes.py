"""The bytes that the screens write to a real terminal, late in every game."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import NamedTuple

import pytest

from tests.terminal.conftest import Start
from tests.terminal.pty_harness import Pty
from tests.terminal.tables import GAMES, SIZES, TELL, drawn, flown, late, sit_down

CURSOR, LINE, DIALOG, FLICK = 1_500, 1_000, 6_000, 30_000
AIMING = 12_000  # bytes a second while a marker moves
SWING = 0.8  # seconds of it that are counted: about one sweep
USUAL = 500
"""The budgets. Half of the cursor's moves stay within the usual one."""
COLOURS = {"256 colours": "", "all colours": "truecolor"}
FIRST = {"256 colours": 25_000, "all colours": 60_000}
"""The budget of the table, with its board, from nothing."""

ARROWS = [f"\x1b[{way}" for way in "ABCDAC"]
PALETTE = "Type part of a command"
DIALOGS = {
    "\x1b": ("What would you like to do?", "Leave the table"),
    "Q": ("Leave the table?", "To the home screen"),
    "\x10": (PALETTE, "Next colour theme"),
}
"""The key that opens a dialog, its question, and one of its answers."""
pytestmark = pytest.mark.xdist_group("terminals")

LINES, LATE = 6, 20  # lines of the story, and polls at most until one is drawn
FRAMES = 2
"""The least pictures of a film, however busy the machine is."""
SCREENS = [
    (size, colours)
    for size in SIZES
    for colours in COLOURS
    if size != (80, 24) or not COLOURS[colours]  # small and in all colours costs less than large
]
TABLES = [(game, *screen) for game in GAMES for screen in SCREENS]
WIDEST = (200, 60)
"""The size at which the story beside the board has the most words."""


class Late(NamedTuple):
    """A table late in a game, and the bytes until its player has picked up their hand."""

    pty: Pty
    colours: str
    first: int


@pytest.fixture(scope="module", params=TABLES, ids=lambda p: f"{p[0]} {p[1][0]}x{p[1][1]} {p[2]}")
def table(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Late]:
    """Each game at each size, with few and with all colours."""
    game, size, colours = request.param
    folder = tmp_path_factory.mktemp("table")
    env = {"TABLETOP_HOME": str(folder), "COLORTERM": COLOURS[colours]}
    words = ("telling_app.py", str(late(game, folder)))
    pty = Pty(*words, columns=size[0], rows=size[1], env=env, forked=True)
    try:
        sit_down(pty)
        drawn(pty)
        yield Late(pty, colours, pty.bytes)
    finally:
        pty.close()


def test_the_first_screen_is_drawn_once(table: Late) -> None:
    assert 4_000 < table.first <= FIRST[table.colours], "or a board is missing"
    if not COLOURS[table.colours]:  # which make nothing blink
        assert table.pty.settle(1.2) == 0, "something blinks or ticks within a second"


def test_a_cursor_move(table: Late) -> None:
    came = drawn(table.pty, "n") + drawn(table.pty)  # what is drawn late is none of a move's
    assert came <= DIALOG, "the keys come to the board, whose places light up"
    costs = [drawn_at_last(table.pty, key, 5) for key in [*"nnn", *ARROWS]]
    assert max(costs) <= CURSOR and median(costs) <= USUAL, costs
    assert sum(size > 0 for size in costs) >= 5, costs


def test_a_line_of_the_log(table: Late) -> None:
    costs = lines(table.pty)
    assert max(map(sum, pairwise(costs))) <= 2 * LINE, costs  # two may be drawn as one
    assert sum(costs) > 20 * LINES, costs


@pytest.mark.parametrize("game", GAMES)
def test_a_line_of_the_log_on_the_widest_screen(game: str, start: Start, tmp_path: Path) -> None:
    pty = start(
        "telling_app.py",
        str(late(game, tmp_path)),
        columns=WIDEST[0],
        rows=WIDEST[1],
        env={"TABLETOP_HOME": str(tmp_path), "COLORTERM": ""},
        forked=True,
    )
    sit_down(pty)
    drawn(pty)
    drawn(pty)  # late output
    costs = lines(pty)
    assert max(costs) <= LINE and sum(costs) > 20 * LINES, costs


def lines(pty: Pty) -> list[int]:
    """Return the bytes of each of some lines of the story."""
    return [drawn_at_last(pty, TELL, LATE) for _ in range(LINES)]


def drawn_at_last(pty: Pty, key: str, polls: int) -> int:
    """Return the bytes of a key, or of what comes late in at most so many polls: it would be counted
    to the next key.
    """
    came = drawn(pty, key)
    for _ in range(polls):
        came = came or pty.settle(0.1)
    return came


def test_a_dialog_is_opened_waits_in_silence_and_is_closed(table: Late) -> None:
    pty = table.pty
    for key, (title, answer) in DIALOGS.items():
        before = pty.bytes
        pty.send(key)
        pty.wait_until(
            lambda all_=(title, answer): all(text in pty.text() for text in all_), 20, title
        )  # type: ignore[misc]
        drawn(pty)
        assert pty.bytes - before <= DIALOG, (title, pty.bytes - before)
        if title == PALETTE and pty.screen.lines == SIZES[0][1]:
            assert pty.settle(0.8) == 0, "the cursor of the palette blinks"
        before = pty.bytes
        pty.send("\x1b")
        pty.wait_until(lambda title=title: title not in pty.text(), 20, "still open")  # type: ignore[misc]
        drawn(pty)
        assert pty.bytes - before <= DIALOG, (title, "closed", pty.bytes - before)


@pytest.mark.parametrize(("size", "colours"), SCREENS, ids=str)
def test_a_flick_from_beginning_to_end(
    start: Start, tmp_path: Path, size: tuple[int, int], colours: str
) -> None:
    env = {"TABLETOP_HOME": str(tmp_path), "COLORTERM": COLOURS[colours]}
    words = ("telling_app.py", "practice")
    pty = start(*words, columns=size[0], rows=size[1], env=env, forked=True)
    cost, pictures = flown(pty)
    assert pictures >= FRAMES, pictures
    assert 1_000 < cost <= FLICK


@pytest.mark.parametrize(("size", "colours"), SCREENS[-1:], ids=str)
def test_the_swing_and_the_power_of_a_shot(
    start: Start, tmp_path: Path, size: tuple[int, int], colours: str
) -> None:
    env = {"TABLETOP_HOME": str(tmp_path), "COLORTERM": COLOURS[colours]}
    words = ("telling_app.py", "practice")
    pty = start(*words, columns=size[0], rows=size[1], env=env, forked=True)
    pty.wait_for("Orbits", 60)
    drawn(pty)
    for told in ("stops the direction", "Now the power"):
        pty.send("\r")
        pty.wait_for(told, 20)
        before, begun = pty.bytes, time.monotonic()
        while (seconds := time.monotonic() - begun) < SWING:
            pty.pump(0.1)
        assert 100 < (pty.bytes - before) / seconds <= AIMING, told
