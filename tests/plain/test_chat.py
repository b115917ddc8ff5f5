"""Chat in plain mode: sent to all at a table with several terminals, and printed before the next
question.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop_tui.plain.console import Console
from tabletop_tui.plain.table import PlainTable
from tabletop_tui.play.perspective import HotSeat, OwnSeat
from tabletop_tui.play.session import Session
from tabletop_tui.store.chat import ChatLog
from tabletop_tui.store.shared_save_file import SharedSaveFile
from tests.playing import new_table, play_on

from .playing import Typist, sit


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path / "home"))


def test_a_line_is_said_to_all_and_those_of_others_are_told(tmp_path: Path) -> None:
    path = tmp_path / "evening.json"
    SharedSaveFile.create(play_on(new_table("skeleton", 3, 3), 5), path).close()
    other, shared = ChatLog(path), SharedSaveFile(path)
    player = Typist("say hello all", "log", "quit", "quit")
    seat = shared.table.deciding()[0]
    session = Session(shared.table, shared, perspective=HotSeat(shared.table, seat))
    plain_table = PlainTable(session, Console(player, player))
    other.say("Cleo\x1b[1m", "where are you?", (seat + 1) % 3)
    plain_table.run()
    (heard,) = [one for one in other.poll() if one.seat == seat]
    assert heard.text == "hello all" and "Sent to everyone." in player.text
    assert "where are you?" in player.text and "\x1b" not in player.text


def test_at_one_keyboard_people_say_it_aloud() -> None:
    assert "say it aloud" in sit(
        new_table("skeleton", 2, 2), Typist("say hello", "quit", "quit"), viewer=0
    )


def test_after_the_game_something_is_said_as_before(tmp_path: Path) -> None:
    path = tmp_path / "evening.json"
    SharedSaveFile.create(play_on(new_table("skeleton", 3, 3), 100_000), path).close()
    other, shared = ChatLog(path), SharedSaveFile(path)
    assert shared.table.over
    player = Typist("help", "say well played", "quit")
    session = Session(shared.table, shared, perspective=OwnSeat(shared.table, 1))
    PlainTable(session, Console(player, player)).run()
    (heard,) = other.poll()
    assert (heard.seat, heard.text) == (1, "well played") and "Sent to everyone." in player.text


def test_a_long_prompt_is_broken_between_words() -> None:
    player = Typist("yes")
    Console(player, player, width=40).ask("word " * 20 + "end:")
    assert all(len(row) < 40 and not row.startswith(" ") for row in player.text.splitlines())
    assert player.text.split()[:21] == ["word"] * 20 + ["end:"]
