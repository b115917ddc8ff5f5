"""The bytes that the screens write to a real terminal, late in every game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from conftest import Start
from pty_harness import Pty
from tables import GAMES, SIZES, cost, late, sit_down

CURSOR, LINE, DIALOG, FLICK, FIRST = 1_500, 1_000, 6_000, 20_000, 40_000
"""The budgets; doing nothing has none."""

ARROWS = [f"\x1b[{way}" for way in "ABCDAC"]
DIALOGS = {"\x1b": "What would you like?", "Q": "Leave the table?", "\x10": "Type part of a command"}
BELL = b"\x07"
TELL = "\x1b[15~"  # F5
LINES = 12
FRAMES = 5
CROWDED = "4"  # a practice table full of ships


@pytest.fixture(scope="module", params=[(game, size) for game in GAMES for size in SIZES], ids=str)
def table(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pty]:
    """Each game at each size; `first` is what it took until its table was there."""
    game, (columns, rows) = request.param
    folder = tmp_path_factory.mktemp("table")
    env = {"TABLETOP_HOME": str(folder)}
    pty = Pty("telling_app.py", str(late(game, folder)), columns=columns, rows=rows, env=env)
    try:
        sit_down(pty)
        pty.first = pty.bytes  # type: ignore[attr-defined]
        yield pty
    finally:
        pty.close()


def test_the_first_screen(table: Pty) -> None:
    assert 2_000 < table.first <= FIRST  # type: ignore[attr-defined]


def test_doing_nothing_writes_nothing(table: Pty) -> None:
    assert table.settle(2.0) == 0


def test_a_cursor_move(table: Pty) -> None:
    costs = [cost(table, key) for key in [*"nnn", *ARROWS]]
    assert max(costs) <= CURSOR, costs
    assert sum(size > 0 for size in costs) >= 5, costs


def test_a_line_of_the_log(table: Pty) -> None:
    costs = []
    for _ in range(LINES):
        before, rung = table.bytes, table.raw.count(BELL)
        table.send(TELL)
        table.wait_until(lambda rung=rung: table.raw.count(BELL) > rung, 10, "no bell")  # type: ignore[misc]
        table.settle(0.1)
        costs.append(table.bytes - before)
    assert max(costs) <= LINE, costs
    assert sum(costs) > 20 * LINES, costs


def test_a_dialog_opened_and_closed(table: Pty) -> None:
    for key, title in DIALOGS.items():
        before = table.bytes
        table.send(key)
        table.wait_for(title)
        table.settle(0.3)
        assert table.bytes - before <= DIALOG, (title, table.bytes - before)
        before = table.bytes
        table.send("\x1b")
        table.wait_until(lambda title=title: title not in table.text(), 10, "still open")  # type: ignore[misc]
        table.settle(0.3)
        assert table.bytes - before <= DIALOG, (title, "closed", table.bytes - before)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_flick_from_beginning_to_end(start: Start, tmp_path: Path, size: tuple[int, int]) -> None:
    argv = "-m", "tabletop_tui", "--fps", "30", "practice"
    pty = start(*argv, columns=size[0], rows=size[1], env={"TABLETOP_HOME": str(tmp_path)})
    pty.wait_for("0 shots", 60)
    for key in [CROWDED, *["\x1b[A"] * 10, "\r"]:
        cost(pty, key, 0.05)
    before, pictures = pty.bytes, 0
    pty.send("\r")
    while pty.pump(1.0):
        pictures += 1
    assert "1 shot" in pty.text()
    assert pictures >= FRAMES, pictures
    assert pty.bytes - before <= FLICK
