"""The console: wraps between words, indents, and leaves the last column empty."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import termios

import pytest

from tabletop_tui.plain.console import Console, Quit, no_echo
from tabletop_tui.plain.handover import Handover
from tabletop_tui.play import Words
from tabletop_tui.play.session import Session
from tests.playing import new_table

from .playing import Typist

WORDS = "four " * 12
CLEAR = "\x1b[H\x1b[2J"


def printed(width: int = 30) -> tuple[Console, Typist]:
    player = Typist()
    return Console(player, player, width=width), player


def test_other_lines_of_a_sentence_stand_two_further_in() -> None:
    console, player = printed()
    console.print(WORDS)
    row = "four " * 5
    assert player.text.splitlines() == [f"{row}four", f"  {row}".rstrip(), "  four"]
    console, player = printed()
    console.print(WORDS, 2, hang=3)
    assert {len(row) - len(row.lstrip()) for row in player.text.splitlines()[1:]} == {5}
    assert player.text.startswith("  four")


def test_the_last_column_stays_free() -> None:
    for length, lines in ((29, 1), (30, 2)):
        console, player = printed()
        console.print("x" * (length - 2) + " y")
        assert len(player.text.splitlines()) == lines
        console, player = printed()
        console.draw(["x" * (length - 2) + " y"])
        assert len(player.text.splitlines()) == lines


def test_a_row_of_a_picture_that_is_too_long_keeps_its_own_indent() -> None:
    console, player = printed()
    console.draw(["   short  ", "   " + WORDS])
    short, first, *others = player.text.splitlines()
    assert short == "   short" and first.startswith("   four") and len(others) >= 2
    assert all(row.startswith("     four") for row in others)


def test_a_console_is_eighty_by_twenty_four_and_never_smaller_than_a_few_lines() -> None:
    player = Typist()
    console = Console(player, player)
    assert (console.width, console.height, console.ascii) == (80, 24, False)
    console = Console(player, player, width=5, height=2)
    assert (console.width, console.height) == (30, 10)


def test_a_prompt_is_broken_when_it_reaches_the_last_column() -> None:
    for length, rows in ((29, 1), (30, 2)):
        player = Typist("yes")
        player.said = ["?"]
        console = Console(player, player, width=30)
        assert console.ask("x" * (length - 2) + " y") == "yes" and console.lines == 1
        assert player.text[1:].count("\n") == rows - 1 and player.text.endswith("y ")


def test_what_is_told_amid_a_prompt_begins_a_line_and_the_prompt_comes_again() -> None:
    player = Typist("a" * 201, " b ", "c")
    console = Console(player, player)
    rows = ["one", "two"]
    console.on_idle = lambda: console.print(rows.pop(0)) if rows else None
    assert console.ask("first?") == "a" * 199 + "…"
    assert console.ask("second?") == "b"
    console.on_idle = None
    assert console.ask("third?", secret=True) == "c" and console.lines == 3
    assert player.text == ("first? \none\nfirst? second? \ntwo\nsecond? third? \n"), (
        "the end of a line is typed"
    )
    with pytest.raises(Quit) as left:
        console.ask("more?")
    assert left.value.at_end and not Quit().at_end


def test_a_screen_that_cannot_be_cleared_scrolls_away_with_two_rows_to_spare() -> None:
    player = Typist()
    Console(player, player, height=30, clear="", forget="").scroll_away()
    assert player.text == "\n" * 32


def test_what_is_no_terminal_gets_one_page_break() -> None:
    player = Typist()
    Console(player, player).scroll_away()
    assert player.text == "\f"


@pytest.mark.parametrize(("forget", "told"), [("\x1b[3J", False), ("", True), (None, False)])
def test_a_handover_empties_the_scrollback_or_says_that_it_cannot(
    forget: str | None, told: bool
) -> None:
    player = Typist("")
    console = Console(player, player, clear=CLEAR, forget=forget)
    Handover(Session(new_table("skeleton", 2), None), console).cover(1)
    before, _, after = player.text.partition("\x1b[3J")
    if forget:
        assert before == CLEAR and "\x1b" not in after, "nothing before the code stays"
    assert "\n\n" not in player.text
    assert (Words().say("plain-scrollback") in " ".join(player.text.split())) is told


def test_no_row_of_a_picture_is_endless_and_ascii_is_enough() -> None:
    player = Typist()
    console = Console(player, player, width=20_000, ascii=True)
    console.draw(["x" * 10_001, "\N{EN DASH}", "a" * 9_999])
    rows = player.text.splitlines()
    assert len(rows[0]) == 10_000 and rows[1].isascii() and len(rows[2]) == 9_999


class Piped(Typist):
    """A source that is not a terminal, and a target that may be gone."""

    gone: OSError | None = None

    def isatty(self) -> bool:
        return False

    def write(self, text: str) -> int:
        if self.gone is not None:
            raise self.gone
        return super().write(text)


def test_what_nobody_has_seen_typed_is_printed_but_for_secrets() -> None:
    player = Piped("one", "two")
    console = Console(player, player)
    assert (console.ask("a?"), console.ask("b?", secret=True)) == ("one", "two")
    assert player.text == "a? one\nb? \n"
    player.gone = OSError(5, "gone")
    with pytest.raises(Quit) as left:
        console.print("x")
    assert left.value.at_end
    player.gone = BrokenPipeError()
    with pytest.raises(BrokenPipeError):
        console.print("x")


def test_what_is_typed_in_secret_is_not_shown_by_the_terminal() -> None:
    master, slave = os.openpty()
    with open(slave, encoding="utf-8", closefd=True) as source:
        before = termios.tcgetattr(source)
        assert before[3] & termios.ECHO
        with no_echo(source):
            during = termios.tcgetattr(source)
            assert not during[3] & termios.ECHO
            assert during[3] | termios.ECHO == before[3]
            assert [*during[:3], *during[4:]] == [*before[:3], *before[4:]]
        assert termios.tcgetattr(source) == before
    os.close(master)


def test_a_signal_at_the_question_for_a_pin_leaves_the_echo_on() -> None:
    master, slave = os.openpty()
    before = termios.tcgetattr(slave)
    asks = (
        "import os, resource, signal, sys\n"
        "from tabletop_tui.plain.console import no_echo\n"
        "resource.setrlimit(resource.RLIMIT_CORE, (0, 0))\n"
        "with no_echo(sys.stdin):\n"
        "    os.kill(os.getpid(), signal.SIGQUIT)\n"
    )
    made = subprocess.run([sys.executable, "-c", asks], stdin=slave)
    assert made.returncode == -signal.SIGQUIT and termios.tcgetattr(slave) == before
    os.close(master)
    os.close(slave)
