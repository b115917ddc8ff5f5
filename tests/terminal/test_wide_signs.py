"""A terminal that draws signs of ambiguous width in two cells is noticed, and gets signs of one."""

from __future__ import annotations

import os
import pty
import re
import termios
import threading
from pathlib import Path

import pytest
from wcwidth import wcwidth

from tabletop_tui.terminal.capabilities import Capabilities, ask_terminal
from tabletop_tui.terminal.wide_signs import QUESTION, SIGNS, WHERE, are_wide
from tests.terminal.conftest import Start
from tests.terminal.pty_harness import Pty
from tests.terminal.tables import COVER, TABLE, late

HOME = "New game"


def opened(start: Start, home: Path, cells: int, *argv: str) -> Pty:
    """Start the program in a terminal with such signs, and wait for its home screen."""
    play = start("tabletop-tui", *argv, cells=cells, forked=True, env={"TABLETOP_HOME": str(home)})
    play.wait_for(HOME)
    return play


def test_the_signs_are_those_that_terminals_disagree_about() -> None:
    assert all(wcwidth(sign) == 1 and wcwidth(sign, ambiguous_width=2) == 2 for sign in SIGNS)
    assert not are_wide(1 + len(SIGNS)) and are_wide(2 + len(SIGNS))


def test_wide_signs_are_replaced_and_all_is_painted_again(start: Start, tmp_path: Path) -> None:
    play = opened(start, tmp_path, 2)
    play.wait_until(lambda: play.text().isascii(), 10, "other signs are left")
    play.settle()
    last = play.raw.rpartition(QUESTION.encode())[2].decode()
    assert "Learn to play" in last.partition("########")[2], "what has not changed was moved too"
    assert play.raw.count(WHERE.encode()) == 1
    play.send("q")
    assert play.ends() == 0


def test_hands_that_lie_face_down_are_drawn_again_too(start: Start, tmp_path: Path) -> None:
    save, env = late("cities-and-knights", tmp_path), {"TABLETOP_HOME": str(tmp_path)}
    play = start("tabletop-tui", "resume", str(save), cells=2, forked=True, env=env)
    play.wait_until(lambda: COVER in play.text() and play.text().isascii(), 10, "signs left")
    play.send("\r")
    play.wait_until(lambda: COVER not in play.text() and TABLE in play.text(), 10, "face down")
    play.wait_until(lambda: play.text().isascii(), 10, "signs left")


@pytest.mark.parametrize("cells", [0, 1])
def test_other_terminals_keep_their_signs(start: Start, tmp_path: Path, cells: int) -> None:
    play = opened(start, tmp_path, cells)
    play.settle()
    assert "↑↓" in play.text() and SIGNS not in play.text()


def test_signs_that_players_have_chosen_are_kept(start: Start, tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text('glyphs = "unicode"\n')
    play = opened(start, tmp_path, 2)
    play.settle()
    assert "↑↓" in play.text()


def test_who_has_only_letters_is_not_asked(start: Start, tmp_path: Path) -> None:
    play = opened(start, tmp_path, 2, "--ascii")
    play.settle()
    assert WHERE.encode() not in play.raw and play.text().isascii()


@pytest.mark.parametrize("cells", [1, 2])
def test_the_doctor_tells(start: Start, tmp_path: Path, cells: int) -> None:
    env = {"TABLETOP_HOME": str(tmp_path)}
    play = start("tabletop-tui", "doctor", cells=cells, rows=60, forked=True, env=env)
    assert play.ends() == 0
    assert re.search(r"width of · ─ +" + ("one cell", "two cells")[cells - 1], play.text())
    assert ("plain letters only" in play.text()) is (cells == 2)
    assert play.cooked()


@pytest.mark.parametrize(
    ("answer", "found"), [("\x1b[7;5R", False), ("x\x1b[7;9R", True), ("", None), ("q", None)]
)
def test_a_command_asks_and_leaves_the_terminal_as_it_was(
    answer: str, found: bool | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tabletop_tui.terminal.capabilities.PATIENCE", 0.05 if found is None else 9)
    master, slave = pty.openpty()
    asked = b""

    def reply() -> None:
        nonlocal asked
        while WHERE.encode() not in asked:
            asked += os.read(master, 1024)
        os.write(master, answer.encode())

    replying = threading.Thread(target=reply)
    try:
        before = termios.tcgetattr(slave)
        with open(slave, "w", encoding="utf-8", closefd=False) as target:
            replying.start()
            assert ask_terminal(slave, target, burst=False).wide_signs is found
        replying.join()
        assert asked.decode().startswith(SIGNS) and termios.tcgetattr(slave) == before
    finally:
        os.close(master)
        os.close(slave)


def test_what_is_no_terminal_is_not_asked(tmp_path: Path) -> None:
    with (tmp_path / "file").open("w+") as file:
        assert ask_terminal(file.fileno(), file) == Capabilities()
        assert file.tell() == 0
