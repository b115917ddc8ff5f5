"""Standard error, standard output or both are redirected: the game stays on the screen while one is
a terminal.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.conftest import Start

REDIRECT = """
import os, sys
file = os.open(sys.argv[1], os.O_WRONLY | os.O_CREAT)
for number in sys.argv[2].split(","):
    os.dup2(file, int(number))
os.execv(sys.executable, [sys.executable, "-m", "tabletop_tui"])
"""


@pytest.mark.parametrize("stream", ["1", "2"], ids=["stdout", "stderr"])
def test_the_home_screen_comes_up_and_leaves_with_one_stream_in_a_file(
    start: Start, tmp_path: Path, stream: str
) -> None:
    file = tmp_path / "out.txt"
    pty = start(
        "-c",
        REDIRECT,
        str(file),
        stream,
        columns=100,
        rows=30,
        env={"TABLETOP_HOME": str(tmp_path)},
    )
    pty.wait_for("New game", 40)
    pty.wait_until(
        lambda: bool(pty.screen.display[29].strip()), 10, "the last row of the terminal is not used"
    )
    pty.send("q")
    pty.ends()
    pty.settle(0.1, 1)
    assert pty.process.returncode == 0 and pty.cooked()
    assert file.read_bytes() == b""


def test_with_both_streams_in_a_file_the_reason_stands_there(start: Start, tmp_path: Path) -> None:
    file = tmp_path / "out.txt"
    pty = start("-c", REDIRECT, str(file), "1,2", env={"TABLETOP_HOME": str(tmp_path)})
    assert pty.ends(40) == 1
    assert "There is no terminal here to play in" in file.read_text() and not pty.raw
