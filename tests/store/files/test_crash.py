"""A computer player that could not think: reported once, and told at the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop_tui.bots.worker import Failed
from tabletop_tui.games import find
from tabletop_tui.play import Seat, Words
from tabletop_tui.store import crash

GAME = find("skeleton")
FAILED = Failed(None, "Traceback\n  File x, line 3\nKeyError\n")


@pytest.fixture
def words() -> Words:
    words = Words(GAME)
    words.names = ["Anna", "Bot 2"]
    return words


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    monkeypatch.setattr(crash, "_told", {})
    return tmp_path


def test_the_report_says_which_player_stumbled_and_is_written_once(home: Path) -> None:
    first = crash.report(GAME, "hard", 1, FAILED)
    assert first is not None and first == crash.report(GAME, "hard", 1, FAILED)
    text = first.read_text(encoding="utf-8")
    assert "seat: 2" in text and "level: hard" in text and "KeyError" in text
    other = crash.report(GAME, "hard", 1, Failed(None, "another fault"))
    assert other != first and len(list((home / "crashes").iterdir())) == 2


def test_the_table_is_told_where_the_report_lies_if_there_is_one(
    words: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = crash.stumbled(words, GAME, 1, "hard", FAILED)
    path = crash.report(GAME, "hard", 1, FAILED)
    assert "Bot 2" in told and str(path) in told

    def refuse(*_: object) -> Path:
        raise OSError(28, "full")

    monkeypatch.setattr(crash, "write", refuse)
    told = crash.stumbled(words, GAME, 1, "hard", Failed(None, "another"))
    assert "Bot 2" in told and "crash" not in told and Seat("Anna").name not in told
