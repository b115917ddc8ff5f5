"""When a session that shows no sign of life is not believed in any more, and its file goes."""

import os
import time
from pathlib import Path

import pytest

from tabletop_tui.store import here
from tabletop_tui.store.here import Here, present


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "friday.json"


def aged(file: Path, seconds: float) -> None:
    """Make a sign that old."""
    then = time.time() - seconds
    os.utime(file, (then, then))


@pytest.mark.parametrize(("lives", "believed"), [(0.9, True), (1.1, False), (2.5, False)])
def test_a_silent_session_is_not_believed_but_may_come_back(
    path: Path, lives: float, believed: bool
) -> None:
    anna = Here(path, [0])
    anna.beat()
    aged(anna.file, lives * here.AWAY)
    assert bool(present(path)) == believed and anna.file.exists()


@pytest.mark.parametrize("name", ["nonsense.json", "half-written.tmp"])
def test_what_the_dead_left_behind_goes_after_a_minute_of_silence(path: Path, name: str) -> None:
    folder = here.folder_of(path)
    folder.mkdir()
    (folder / name).write_text("{")
    for seconds, kept in ((0, True), (55, True), (65, False)):
        aged(folder / name, seconds)
        assert present(path) == [] and (folder / name).exists() == kept


def test_a_session_is_idle_since_its_last_key(path: Path) -> None:
    anna = Here(path, [0])
    anna.beat()
    (one,) = present(path)
    assert one.idle(one.key + 90) == 90.0 and one.idle(one.key - 1) == 0.0
