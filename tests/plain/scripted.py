"""Transcripts of plain mode, with the typed answers after the questions."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tabletop_tui.plain.console import Console
from tabletop_tui.plain.table import PlainTable
from tabletop_tui.play import Table
from tabletop_tui.play.perspective import NOBODY, HotSeat
from tabletop_tui.play.session import Session
from tabletop_tui.play.storage import SingleTerminalStorage, Storage
from tabletop_tui.store import wall_clock
from tests.snapshots.kept import compare

from .playing import Typist

HERE = Path(__file__).parent / "transcripts"
KEPT = (
    "commands-ascending_empires", "commands-cities_and_knights", "commands-rise_of_empires",
    "commands-skeleton", "reading", "a-long-list", "a-trade", "a-shot", "handovers-and-clocks",
    "seats", "hints", "to-the-end", "home", "home-in-dutch", "remote", "looking-on", "remote-votes",
    "asked", "lists", "advice", "coming", "remote-to-the-end",
    "alone", "home-again", "home-remote",
)  # fmt: skip
"""The names of all transcripts."""

Order = str | Callable[[], str | None]
"""A line to type, or a function that acts elsewhere first and returns the line."""


@pytest.fixture
def still(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Set up an empty home, the UTC time zone, and constant random numbers; return the folder."""
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    monkeypatch.setenv("TZ", "UTC")
    moment = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)
    monkeypatch.setattr(wall_clock, "now", lambda: moment)
    monkeypatch.setattr(secrets, "randbits", lambda bits: 42)
    time.tzset()
    yield tmp_path
    monkeypatch.undo()
    time.tzset()


class Scripted(Typist):
    """Types the *orders* one after the other, and keeps them among what is printed."""

    def __init__(self, *orders: Order) -> None:
        super().__init__()
        self.steps = list(orders)

    def readline(self, size: int | None = -1, /) -> str:
        self.asked.append(self.said[-1])
        while self.steps:
            step = self.steps.pop(0)
            line = step if isinstance(step, str) else step()
            if line is not None:
                self.said.append(f"{line}\n")
                return line + "\n"
        return ""


class Nowhere(SingleTerminalStorage):
    """A storage that saves nothing, and has a file name."""

    path: Path | None = Path("/saves/friday.json")
    problem = lost = ""

    def __init__(self, note: str = "", notice: str = "") -> None:
        self.note, self.notice = note, notice

    def save(self) -> str:
        """Return the notice, once."""
        notice, self.notice = self.notice, ""
        return notice

    def close(self) -> None:
        """Do nothing."""


def sat(
    table: Table,
    *orders: Order,
    width: int = 80,
    viewer: int = NOBODY,
    storage: Storage | None = None,
    picture: bool = False,
    ascii: bool = False,
    moments: str = "all",
    pace: float = 83.0,
) -> Scripted:
    """Play at a table where every typed line takes *pace* seconds."""
    player = Scripted(*orders)
    console = Console(player, player, width=width, ascii=ascii)
    session = Session(table, storage or Nowhere(), perspective=HotSeat(table, viewer))
    plain_table = PlainTable(session, console, picture=picture, moments=moments)
    plain_table.handover.watch.clock = lambda: pace * len(player.asked)
    plain_table.run()
    return player


def keep(name: str, player: Scripted, *hidden: tuple[object, str]) -> None:
    """Compare what was printed with the transcript of that name; replace what is *hidden*, such as
    folders of this run.
    """
    assert name in KEPT
    assert not player.steps, f"not all of it was typed: {player.text[-400:]}"
    text = player.text.replace("\f", "(page break)\n")
    for found, called in hidden:
        text = text.replace(str(found), called)
    compare(HERE / f"{name}.txt", "\n".join(counted(text.split("\n"))) + "\n")


def counted(rows: Iterable[str]) -> Iterator[str]:
    """Return the rows, with a count in place of several empty ones."""
    empty = 0
    for row in rows:
        if not row:
            empty += 1
            continue
        if empty:
            yield f"({empty} empty rows)" if empty > 1 else ""
        empty = 0
        yield row
