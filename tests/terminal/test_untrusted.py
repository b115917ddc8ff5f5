"""A real program at terminals that send what they should not: nothing is played, nothing ends."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from tabletop_tui.games import find
from tabletop_tui.play import Table, read_seats
from tabletop_tui.play.table import Entry
from tabletop_tui.store.load import load
from tabletop_tui.store.save import dump
from tests.terminal.conftest import Start
from tests.terminal.pty_harness import Pty

ESC = "\x1b"
BROKEN = (
    # keys with sub-fields, releases, code points that are none
    *("[97;1:3u", "[1075::117u", "[97:65;2u", "[1;1:3D", "[:u", "[1114112u", "[99999999999u"),
    # sizes in band, and the mouse afterwards
    *("[48;24;80;0;0t", "[48;0;0;0;0t", "[<35;30;10M", "[48;24;80;480;960t", "[<35;31;10M"),
    # late answers
    *("]11;rgb:0000/0000/0000\x07", "]52;c;bGV0\x07", "[?62;4c", "P>|xterm(1)\x1b\\", "[?997;1n"),
    *("[12;40R", "[?2048;2$y", "_Gi=1;OK\x1b\\", "P1$r0m\x1b\\"),
)


def table(start: Start, home: Path, **env: str) -> Pty:
    """A table of Cities & Knights at which Anna is asked something, and a computer player waits."""
    found = find("cities_and_knights")
    seeds = (Table.open(found, read_seats("Anna,bot:easy"), seed) for seed in range(100))
    opened = next(table for table in seeds if table.deciding() == (0,))
    save = home / "x.json"
    save.write_bytes(dump(opened))
    words = ("-m", "tabletop_tui", "resume", str(save))
    pty = start(*words, env={"TABLETOP_HOME": str(home), **env}, forked=True)
    pty.wait_for("Anna", 40)
    pty.settle()
    return pty


def played(home: Path) -> list[Entry]:
    """Return the actions in the save."""
    return load(home / "x.json").table.log


def test_nothing_broken_plays_or_ends_a_game_and_the_mouse_goes_on(
    start: Start, tmp_path: Path
) -> None:
    pty = table(start, tmp_path)
    before = pty.text()
    for data in BROKEN:
        pty.send(ESC + data)
        pty.pump(0.02)
    pty.settle()
    assert pty.process.poll() is None and played(tmp_path) == []
    assert pty.text().split("\n")[0] == before.split("\n")[0]
    row = pty.text().split("\n")[-1]
    cell = f"{row.index('? keys') + 1};{pty.screen.lines}"
    pty.send(f"{ESC}[<0;{cell}M{ESC}[<0;{cell}m")
    pty.wait_for("Esc close", 20)


@pytest.mark.parametrize(("env", "wait"), [({}, 0.04), ({"SSH_CONNECTION": "1"}, 0.25)])
def test_an_arrow_that_is_cut_in_two_is_an_arrow_and_esc_alone_acts(
    start: Start, tmp_path: Path, env: dict[str, str], wait: float
) -> None:
    pty = table(start, tmp_path, **env)
    for final in "ACBD":
        pty.send(f"{ESC}[")
        time.sleep(wait)
        pty.send(final)
        pty.settle()
        assert "Go on" not in pty.text(), "the menu was not opened by half an arrow"
    pty.send(ESC)
    pty.wait_for("Leave", 20)


LIARS = {
    "xterm": ({}, {}),
    "tmux": ({"TERM": "tmux-256color", "TMUX": "/tmp/x,1,0"}, {}),
    "kitty": ({"TERM": "xterm-kitty"}, {b"\x1b[?u": b"\x1b[?0u"}),
    "foot": ({"TERM": "foot"}, {}),
    "liar": ({}, {b"\x1b[?2048$p": b"\x1b[?2048;2$y", b"\x1b[?2026$p": b"\x1b[?2026;2$y"}),
}


@pytest.mark.parametrize("name", LIARS)
@pytest.mark.parametrize("forked", [False, True])
def test_what_the_probe_decides_is_in_force_in_every_session(
    start: Start, tmp_path: Path, name: str, forked: bool
) -> None:
    env, answers = LIARS[name]
    pty = start("-m", "tabletop_tui", env={"TABLETOP_HOME": str(tmp_path), **env}, forked=forked)
    for _ in range(400):
        data = pty.pump(0.1)
        for question, answer in answers.items():
            if question in data:
                os.write(pty.master, answer)
        if "New game" in pty.text():
            break
    pty.settle(0.3)
    assert b"\x1b[?2048h" not in pty.raw and b"\x1b[?1016h" not in pty.raw
    assert (b"\x1b[>27u" in pty.raw) is (name != "tmux"), "keys of the kitty protocol"
    pty.send("q")
    pty.ends()


def test_a_paste_without_brackets_is_asked_about_once(start: Start, tmp_path: Path) -> None:
    pty = table(start, tmp_path)
    pty.send("let us end the turn\rok\r")
    pty.wait_for("arrived at once", 20)
    pty.send("n")
    pty.settle()
    assert "arrived at once" not in pty.text() and played(tmp_path) == []


@pytest.mark.parametrize("letter", ["г", "ν", "U"])
def test_letters_of_other_layouts_and_capitals_stand_for_their_keys(
    start: Start, tmp_path: Path, letter: str
) -> None:
    meant = {"г": "u", "ν": "n", "U": "u"}[letter]
    told = []
    for key in (letter, meant):
        home = tmp_path / f"{ord(key)}"
        home.mkdir()
        pty = table(start, home)
        pty.send(key)
        pty.settle(0.3)
        told.append(pty.text())
    assert told[0] == told[1]


def test_a_letter_without_a_place_is_told(start: Start, tmp_path: Path) -> None:
    pty = table(start, tmp_path)
    pty.send("漢")
    pty.wait_for("is not a key here", 20)
