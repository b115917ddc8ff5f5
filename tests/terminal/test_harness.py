"""The harness of the terminal tests: its text is what pyte displays, and never stale."""

from __future__ import annotations

import pyte

from tests.terminal.conftest import Start
from tests.terminal.pty_harness import written

SHOWN = "plain\r\n漢字 wide\r\n\x1b[3;1Hunder é\x1b[3;3H漢\x1b[5;18H字\x1b[6;19Hend"


def test_the_text_of_a_screen_is_what_it_displays() -> None:
    screen = pyte.Screen(20, 8)
    pyte.Stream(screen).feed(SHOWN)
    assert written(screen) == "\n".join(screen.display)
    assert "漢字 wide" in written(screen)


def test_the_text_is_read_anew_after_every_byte_and_size(start: Start) -> None:
    pty = start("-c", "print('one'); input(); print('two'); input()", columns=40, rows=6)
    pty.wait_for("one")
    assert "two" not in pty.text()
    pty.send("\r")
    pty.wait_for("two")
    pty.resize(20, 4)
    assert [len(row) for row in pty.text().split("\n")] == [20] * 4


def test_what_a_program_writes_last_is_read_however_late_one_looks(start: Start) -> None:
    pty = start("-c", "print('its last words')")
    pty.wait(10)
    assert pty.ends() == 0 and "its last words" in pty.text()
