"""What a game leaves on the disk: every file with its mode and its text, compared with snapshots,
because older programs, scripts and people read them.
"""

from __future__ import annotations

import re
import stat
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace

import pytest

from tabletop_tui import __version__
from tabletop_tui.play import Seat, Table
from tabletop_tui.play.remote.remote_seats import RemoteSeats, Vote
from tabletop_tui.play.table_settings import TableSettings
from tabletop_tui.store import chat, presence, results, save_folder, session_lock, wall_clock
from tabletop_tui.store.chat import ChatLog
from tabletop_tui.store.exports import export
from tabletop_tui.store.last_table import keep_table
from tabletop_tui.store.load import load, parse
from tabletop_tui.store.practice_records import keep_record
from tabletop_tui.store.save import dump
from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.store.session_lock import Holder
from tabletop_tui.store.settings import Settings, save_settings
from tabletop_tui.store.shared_save_file import SharedSaveFile
from tests.playing import new_table, play_on, seats
from tests.snapshots.kept import compare

KEPT = Path(__file__).parent / "left_behind"
MOMENT = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)
SEAL = "00ff$beef"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A settings folder for one player on one machine at a fixed time."""
    home = tmp_path / "home"
    monkeypatch.setenv("TABLETOP_HOME", str(home))
    monkeypatch.setattr(wall_clock, "now", lambda: MOMENT)
    still = SimpleNamespace(time=MOMENT.timestamp, monotonic=lambda: 100.0)
    monkeypatch.setattr(chat, "time", still)
    monkeypatch.setattr(session_lock, "time", still)
    me = Holder(4711, "far", "anna", "/dev/pts/1", wall_clock.timestamp(), "5eed", key=still.time())
    for module in (presence, session_lock):
        monkeypatch.setattr(module, "this_session", lambda: me)
    return home


def everything() -> Table:
    """A table of the sample game with everything a save can hold."""
    table = play_on(new_table(count=5), 7)
    table.reseed(1 << 63)
    play_on(table, 2)
    table.seats[1:4] = [Seat("Ben", "hard", "trader"), Seat("Cleo", "easy"), Seat("Dörthe")]
    table.settings = TableSettings(True, True, True, True, True, {0: SEAL})
    table.used = {0: 725, 3: 31}
    table.remote = RemoteSeats(
        frozenset({3}),
        {0: MOMENT.timestamp(), 4: 0.25},
        3600,
        frozenset({1}),
        Vote(4, 2, 9, False, "normal", True, frozenset({4, 0})),
        "sunday.json",
    )
    return table


def test_a_save_with_all_that_it_can_hold_reads_as_ever_and_comes_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(wall_clock, "now", lambda: MOMENT)
    table = everything()
    data = dump(table, wall_clock.timestamp())
    compare(KEPT / "everything.txt", told(data.decode()))
    back = parse(data).table
    assert (back.seats, back.settings, back.used) == (
        table.seats,
        table.settings,
        table.used,
    )
    assert (back.remote, back.reseeds, back.state) == (table.remote, table.reseeds, table.state)


def test_an_evening_leaves_files_that_read_as_ever(home: Path) -> None:
    saves = home / "saves"
    friday = SaveFile.create(new_table(count=3), saves / "friday.json")
    play_on(friday.table, 2)
    friday.save()
    sunday = SharedSaveFile.create(
        new_table(), saves / "sunday.json", frozenset({0, 1}), 60, frozenset({0})
    )
    sunday.sit({0: "Änne"})
    sunday.runs_bots()
    ChatLog(sunday.path).say("Änne", "Grüße", 0, 3)
    done = play_on(new_table(), 1000)
    done.seats[1] = Seat("Ben", "easy")
    SaveFile.create(done, saves / "done.json").close()
    assert results.collect().note == ""
    SaveFile.create(new_table(), save_folder.unused_path("skeleton")).close()
    save_folder.discard(saves / "skeleton-2026-01-02-0304.json")
    save_settings(Settings(theme="light", fps=0, bell=True, keys={"undo": "z", "back": "b"}))
    keep_table("skeleton", {"count": 3, "names": ["Anna"]})
    keep_table("hex", {"names": ["Ben"], "count": 2})
    keep_record("skeleton", "Änne", 12)
    keep_record("hex", "Ben", 3)
    for _ in range(3):
        export("the story\n", "txt", friday.path, "story")
    export("a picture\n", "svg", None, "skeleton")
    compare(KEPT / "evening.txt", folder(home))
    assert load(friday.path).table.seats == seats(3)


def folder(where: Path) -> str:
    """The content of a folder, with modes and texts. Of a save only the first lines."""
    rows = []
    for path in sorted(where.rglob("*")):
        row = f"{stat.S_IMODE(path.stat().st_mode):o} {path.relative_to(where)}"
        rows.append(row + "/" if path.is_dir() else row)
        if path.is_file():
            text = told(path.read_text(encoding="utf-8")).partition(',\n"opening":')[0]
            rows += [f"    {line}" for line in text.splitlines()]
    return "\n".join(rows) + "\n"


def told(text: str) -> str:
    """A text without what depends on the version or the disk."""
    text = text.replace(f'"app":"{__version__}"', '"app":"VERSION"')
    return re.sub(r'("stamp": \[\s*)\d+(,\s*)\d+', r"\1SIZE\2MOMENT", text)


def test_all_that_is_kept_is_looked_at() -> None:
    assert {path.name for path in KEPT.iterdir()} == {"everything.txt", "evening.txt"}
