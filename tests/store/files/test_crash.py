"""A computer player that failed: reported once, and announced at the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop_tui.bots.worker import HINT, REVIEW, Failed
from tabletop_tui.games import find
from tabletop_tui.play import Seat, Table, Words, permissions, read_seats
from tabletop_tui.play.permissions import GUEST
from tabletop_tui.play.text import languages
from tabletop_tui.store import crash_reports

GAME = find("skeleton")
FAILED = Failed(None, "Traceback\n  File x, line 3\nKeyError\n")


@pytest.fixture
def table() -> Table:
    return Table.open(GAME, read_seats("Anna,bot:hard,Cleo"), 1)


@pytest.fixture
def words(table: Table) -> Words:
    return Words(GAME, [seat.name for seat in table.seats])


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    monkeypatch.setattr(crash_reports, "_reported", {})
    return tmp_path


def test_the_report_says_which_player_stumbled_and_is_written_once(home: Path) -> None:
    first = crash_reports.report_bot_failure(GAME, "hard", 1, FAILED)
    assert first is not None and first == crash_reports.report_bot_failure(GAME, "hard", 1, FAILED)
    text = first.read_text(encoding="utf-8")
    assert "seat: 2" in text and "level: hard" in text and "KeyError" in text
    other = crash_reports.report_bot_failure(GAME, "hard", 1, Failed(None, "another fault"))
    assert other != first and len(list((home / "crashes").iterdir())) == 2


def test_the_table_is_told_where_the_report_lies_if_there_is_one(
    words: Words, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = crash_reports.bot_failure_and_file(words, table, 1, "hard", FAILED)
    path = crash_reports.report_bot_failure(GAME, "hard", 1, FAILED)
    assert "Bot 2" in told and str(path) in told

    def refuse(*_: object) -> Path:
        raise OSError(28, "full")

    monkeypatch.setattr(crash_reports, "write", refuse)
    told = crash_reports.bot_failure_and_file(words, table, 1, "hard", Failed(None, "another"))
    assert "Bot 2" in told and "crash" not in told and Seat("Anna").name not in told


def test_a_guest_is_not_told_where_the_report_lies(
    home: Path, words: Words, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(permissions, "_current", [GUEST])
    for level in ("hard", HINT, REVIEW):
        told = crash_reports.bot_failure_and_file(words, table, 1, level, Failed(None, level))
        assert told and str(home) not in told
    assert len(list((home / "crashes").iterdir())) == 3, "for whoever mends it"


@pytest.mark.parametrize("language", languages())
def test_only_a_computer_player_is_said_to_have_moved_by_luck(table: Table, language: str) -> None:
    words = Words(GAME, [seat.name for seat in table.seats], language)
    assert crash_reports.bot_failure(words, table, 1, "hard") == words.say(
        "bot-stumbled", name="Bot 2"
    )
    table.seats[2] = Seat("Cleo", "normal")  # whose seat was left to a computer player
    for seat, name in ((0, "Anna"), (2, "Cleo")):
        told = crash_reports.bot_failure(words, table, seat, "normal")
        assert name in told and told != words.say("bot-stumbled", name=name)
    for level in (HINT, REVIEW):
        assert "Anna" not in crash_reports.bot_failure(words, table, 0, level)
