"""However the program leaves a terminal, none of its pictures stays there."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from tabletop_tui.terminal.capabilities import WIPE
from tabletop_tui.terminal.output_stream import LEAVE
from tests.terminal.conftest import Start
from tests.terminal.pty_harness import Pty
from tests.terminal.tables import TABLE, late
from tests.terminal.test_capabilities import KITTY, SSH, XTERM

PICTURES = {KITTY: b"\x1b_Ga=p", XTERM: b"\x1bP0;1;0q"}


def opened(start: Start, folder: Path, answers: str) -> Pty:
    """Open a table with pictures."""
    save, env = late("ascending-empires", folder), {**SSH, "TABLETOP_HOME": str(folder)}
    size = (120, 40) if answers == XTERM else (100, 30)
    play = start(
        "tabletop-tui", "resume", str(save), columns=size[0], rows=size[1], forked=True, env=env
    )
    play.wait_until(lambda: TABLE in play.text(), 20, "no table")
    play.send(answers)
    play.wait_until(lambda: PICTURES[answers] in play.raw, 20, "no picture")
    play.settle()
    return play


def state(play: Pty) -> str:
    """Return the letter of the state of the process, T if it is stopped."""
    text = Path(f"/proc/{play.process.pid}/stat").read_text()
    return text.rpartition(")")[2].split()[0]


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="states of processes are in /proc")
@pytest.mark.parametrize("answers", [KITTY, XTERM], ids=["kitty", "xterm"])
def test_a_program_that_is_suspended_takes_its_pictures_along(
    answers: str, start: Start, tmp_path: Path
) -> None:
    play = opened(start, tmp_path, answers)
    shown = len(play.raw)
    os.kill(play.process.pid, signal.SIGTSTP)
    play.wait_until(lambda: state(play) == "T", 10, "it goes on")
    play.settle()
    last = play.raw[shown:]
    assert b"\x1b[?1049l" in last and PICTURES[answers] not in last
    assert (WIPE.encode() in last) is (answers == KITTY)
    stopped = len(play.raw)
    os.kill(play.process.pid, signal.SIGCONT)
    play.wait_until(lambda: b"\x1b[c" in play.raw[stopped:], 20, "it is not asked again")
    assert PICTURES[answers] not in play.raw[stopped:], "it may be another terminal now"
    play.send(answers)
    play.wait_until(lambda: PICTURES[answers] in play.raw[stopped:], 20, "no picture again")
    play.settle()
    play.send("Q")
    play.settle()
    play.send("q")
    assert play.ends() == 0


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_program_that_is_ended_takes_its_pictures_along(
    number: signal.Signals, start: Start, tmp_path: Path
) -> None:
    play = opened(start, tmp_path, KITTY)
    shown = len(play.raw)
    os.kill(play.process.pid, number)
    play.ends()
    last = play.raw[shown:]
    assert WIPE.encode() in last and b"\x1b_Ga=p" not in last.rpartition(WIPE.encode())[2]


def test_what_is_written_for_a_program_that_cannot_leaves_no_picture() -> None:
    assert WIPE.encode() in LEAVE


def test_pictures_of_a_program_that_was_killed_are_deleted_by_the_next(
    start: Start, tmp_path: Path
) -> None:
    save, env = late("ascending-empires", tmp_path), {**SSH, "TABLETOP_HOME": str(tmp_path)}
    play = start("tabletop-tui", "resume", str(save), forked=True, env=env)
    play.wait_until(lambda: b"\x1b_Gi=31" in play.raw, 20, "nothing is asked")
    assert WIPE.encode() in play.raw, "no answer is waited for"
