"""What a terminal tells of itself is understood, whenever it comes, and never becomes a key."""

from __future__ import annotations

import os
import pty
import re
import threading
import time
from dataclasses import replace
from pathlib import Path

import pytest

from tabletop_tui.terminal import capabilities
from tabletop_tui.terminal.capabilities import (
    ANSWER,
    BURST,
    CELL_SIZE,
    WIPE,
    Capabilities,
    ask_terminal,
    questions,
)
from tabletop_tui.terminal.probe import probe
from tabletop_tui.terminal.wide_signs import QUESTION
from tabletop_tui.tui.paint.ink import ink_for
from tabletop_tui.tui.paint.palette import theme
from tabletop_tui.tui.pixels.sixel import Sixel
from tabletop_tui.tui.terminal.driver import layer_for
from tests.terminal.conftest import Start
from tests.terminal.pty_harness import Pty
from tests.terminal.tables import TABLE, late

XTERM = (
    "\x1b[?2;0;960;680S\x1b[?1;0;256S\x1b[?2;0;1000;1000S\x1bP>|XTerm(379)\x1b\\"
    "\x1bP1$r0;48:2::1:2:3m\x1b\\\x1b[?63;1;2;4;6;9;15;22c"
)
KITTY = (
    "\x1b_Gi=31;OK\x1b\\\x1b[6;17;8t\x1bP>|kitty(0.26.5)\x1b\\\x1bP1$r0;48:2:1:2:3m\x1b\\\x1b[?62;c"
)
VT220 = "\x1b[?62;1;6c"
SSH = {"TERM": "xterm-256color", "COLORTERM": None}
"""The environment behind ssh, in which the program falls back to 256 colours."""


def told(answers: str) -> Capabilities:
    known = Capabilities()
    for answer in ANSWER.findall(answers):
        known = known.after(answer)
    return known


def test_the_answers_of_terminals_are_understood() -> None:
    xterm, kitty, vt220 = told(XTERM), told(KITTY), told(VT220)
    assert xterm == Capabilities(
        "XTerm(379)", True, False, True, 256, (1000, 1000), (960, 680), complete=True
    )
    assert xterm.cell_of(120, 40) == (8, 17) and xterm.cell_of(121, 40) == (0, 0)
    assert kitty == Capabilities("kitty(0.26.5)", True, True, cell=(8, 17), complete=True)
    assert kitty.cell_of(120, 40) == (8, 17)
    assert vt220 == Capabilities(complete=True)


@pytest.mark.parametrize(
    ("answer", "every"),
    [
        ("\x1bP1$r0;48;2;1;2;3m\x1b\\", True), ("\x1bP1$r48:2:1:2:3m\x1b\\", True), ("\x1bP>|foot(1.16.2)\x1b\\", True),
        ("\x1bP1$r0m\x1b\\", False), ("\x1bP1$r0;48:5:16m\x1b\\", False), ("\x1bP0$r\x1b\\", False),
        ("\x1bP1$r0;48:2::1:2:38m\x1b\\", False), ("\x1bP>|XTerm(279)\x1b\\", False),
    ],
)  # fmt: skip
def test_only_a_terminal_that_keeps_the_colour_has_all_colours(answer: str, every: bool) -> None:
    assert told(answer).true_colours is every


def test_a_refused_size_of_the_text_is_not_taken_from_that_of_pictures() -> None:
    assert told("\x1b[?2;3S\x1b[?2;0;1000;1000S").largest == (1000, 1000)
    assert told("\x1b[?2;3S\x1b[?2;0;1000;1000S").cell_of(100, 100) == (0, 0)


@pytest.mark.parametrize(
    ("env", "asked"),
    [
        ({"TERM": "xterm-256color"}, True), ({"TERM": "xterm", "NO_COLOR": "1"}, True), ({"TERM": "linux"}, False),
        ({"TERM": "tmux-256color", "TMUX": "x"}, False), ({"TERM": "screen"}, False), ({"TERM": "xterm", "ZELLIJ": "0"}, False),
    ],
)  # fmt: skip
def test_a_console_and_a_multiplexer_are_not_asked_for_what_they_print(
    env: dict[str, str], asked: bool
) -> None:
    found = probe(env, interactive=True, size=(80, 24), encoding="utf-8")
    assert (BURST in questions(found)) is asked and questions(found).startswith(QUESTION)
    plain = probe(env, interactive=True, size=(80, 24), encoding="utf-8", ascii_only=True)
    assert questions(plain) == ""


# -- the program -----------------------------------------------------------------------------------


def opened(start: Start, home: Path, **env: str | None) -> Pty:
    """Start the program as behind ssh, and wait for its questions and its home screen."""
    play = start("tabletop-tui", forked=True, env={**SSH, "TABLETOP_HOME": str(home), **env})
    play.wait_for("New game")
    play.settle()
    assert play.raw.count(BURST.encode()) == 1
    return play


def has_all_colours(data: bytes) -> bool:
    return b"8;2;" in data


def test_all_colours_are_used_once_the_terminal_says_that_it_has_them(
    start: Start, tmp_path: Path
) -> None:
    play = opened(start, tmp_path)
    before = len(play.raw)
    assert not has_all_colours(play.raw.partition(BURST.encode())[2])
    play.send(XTERM)
    play.wait_until(lambda: has_all_colours(play.raw[before:]), 10, "256 colours are left")
    play.send("n")  # the answers were no keys, so the new game is what opens
    play.wait_for("Cities & Knights")
    assert "New game" in play.text()


@pytest.mark.parametrize("answers", ["", VT220, "\x1bP1$r0;48:5:16m\x1b\\" + VT220])
def test_others_keep_the_colours_that_they_have(answers: str, start: Start, tmp_path: Path) -> None:
    play = opened(start, tmp_path)
    play.send(answers)
    play.settle()
    play.send("n")
    play.wait_for("Cities & Knights")
    assert not has_all_colours(play.raw.partition(BURST.encode())[2])


def test_no_colours_stay_none(start: Start, tmp_path: Path) -> None:
    play = opened(start, tmp_path, NO_COLOR="1")
    before = len(play.raw)
    play.send(KITTY)
    play.settle()
    play.send("n")
    play.wait_for("Cities & Knights")
    for red, green, blue in re.findall(rb"[34]8;2;(\d+);(\d+);(\d+)", play.raw[before:]):
        assert red == green == blue


def test_answers_that_come_in_pieces_and_late_are_no_keys(start: Start, tmp_path: Path) -> None:
    play = opened(start, tmp_path)
    before = play.text()
    for letter in KITTY:
        play.send(letter)
        time.sleep(0.005)
    play.wait_until(lambda: has_all_colours(play.raw), 10, "256 colours are left")
    play.settle()
    assert play.text() == before
    assert play.process.poll() is None


def test_a_program_that_ends_at_once_still_takes_its_answers(start: Start, tmp_path: Path) -> None:
    play = start("tabletop-tui", forked=True, env={**SSH, "TABLETOP_HOME": str(tmp_path)})
    play.wait_for("New game")
    play.send("q")
    time.sleep(0.1)
    play.send(KITTY)
    assert play.ends() == 0
    os.set_blocking(play.slave, False)
    with pytest.raises(BlockingIOError):
        os.read(play.slave, 100)


def placed(data: bytes) -> int:
    return data.count(b"\x1b_Ga=p")


def test_boards_are_drawn_in_pixels_once_the_terminal_says_that_it_shows_them(
    start: Start, tmp_path: Path
) -> None:
    save, env = late("ascending-empires", tmp_path), {**SSH, "TABLETOP_HOME": str(tmp_path)}
    play = start("tabletop-tui", "resume", str(save), columns=100, rows=30, forked=True, env=env)
    play.wait_until(lambda: TABLE in play.text(), 20, "no table")
    play.settle()
    assert not placed(play.raw)
    play.send(KITTY)
    play.wait_until(lambda: placed(play.raw) > 0, 20, "no picture")
    play.settle()
    play.resize(100, 31)  # with a font of another size
    play.wait_until(lambda: play.raw.count(CELL_SIZE.encode()) == 2, 20, "the size is not asked")
    play.send("\x1b[6;34;16t")
    play.wait_until(lambda: play.raw.count(WIPE.encode()) == 4, 20, "nothing is drawn anew")
    play.settle()
    play.send("Q")
    play.settle()
    play.send("q")
    assert play.ends() == 0
    left = play.raw.rpartition(WIPE.encode())[2]
    assert b"\x1b[?1049l" in left and b"\x1b_G" not in left, "a picture is left behind"


def test_a_terminal_far_away_gets_pixels_only_when_asked() -> None:
    found = probe({"TERM": "xterm-kitty", "SSH_TTY": "x"}, interactive=True, encoding="utf-8")
    found = replace(found, cell=(8, 16), quick=False)
    assert ink_for(theme("table"), found).cell is None
    assert ink_for(theme("table"), replace(found, pictures="pixels")).cell == (8, 16)
    assert ink_for(theme("table"), replace(found, quick=True)).cell == (8, 16)
    for other in ({"glyphs": "ascii"}, {"depth": "grey"}, {"pictures": "calm"}):
        assert ink_for(theme("table"), replace(found, quick=True, **other)).cell is None


def test_large_cells_are_drawn_at_half_their_size(monkeypatch: pytest.MonkeyPatch) -> None:
    large = told(KITTY.replace("6;17;8", "6;40;20"))
    assert large.picture_cell(80, 24) == (10, 20) and told(KITTY).picture_cell(80, 24) == (8, 17)
    assert told(KITTY.replace("\x1b[6;17;8t", "")).picture_cell(80, 24) == (8, 16)
    monkeypatch.setattr(capabilities, "find_spec", lambda name: None)
    assert told(KITTY).picture_cell(80, 24) is None


def test_sixels_need_exact_cells_and_many_colours_and_no_line() -> None:
    xterm = told(XTERM)
    assert xterm.picture_cell(120, 40) == (8, 17) and xterm.picture_cell(80, 24) is None
    assert xterm.by_itself(120, 40, remote=False) and not xterm.by_itself(120, 40, remote=True)
    assert not replace(xterm, area=(2400, 1360)).by_itself(120, 40, remote=False)
    assert replace(xterm, kitty=True).protocol == "kitty"
    assert replace(xterm, registers=16).picture_cell(120, 40) is None
    assert replace(xterm, registers=0).protocol == "sixel"
    assert isinstance(layer_for(xterm, (120, 40)), Sixel) and layer_for(xterm, (80, 24)) is None
    assert layer_for(told(VT220), (80, 24)) is None


def test_the_doctor_says_what_was_told(start: Start, tmp_path: Path) -> None:
    env = {**SSH, "TABLETOP_HOME": str(tmp_path)}
    play = start("tabletop-tui", "doctor", columns=120, rows=70, forked=True, env=env)
    play.wait_until(lambda: b"\x1b[c" in play.raw, 10, "nothing is asked")
    play.send(XTERM)
    assert play.ends() == 0
    text = play.text()
    assert "XTerm(379)" in text and "16 million" in text
    assert "as sixel (256 colours, up to 1000 x 1000)" in text
    assert "▘▝▖▗" in text and "boards use" in text
    assert play.cooked()


def test_a_command_reads_up_to_the_last_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(capabilities, "PATIENCE", 9)
    master, slave = pty.openpty()

    def reply() -> None:
        asked = b""
        while BURST.encode() not in asked:
            asked += os.read(master, 1024)
        for letter in KITTY.encode():
            os.write(master, bytes([letter]))

    replying = threading.Thread(target=reply)
    try:
        with open(slave, "w", encoding="utf-8", closefd=False) as target:
            replying.start()
            assert ask_terminal(slave, target) == told(KITTY)
        replying.join()
    finally:
        os.close(master)
        os.close(slave)
