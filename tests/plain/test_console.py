"""Lines as they are printed: broken between words, indented, and never in the last column."""

from __future__ import annotations

from tabletop_tui.plain.console import Console

from .playing import Typist

WORDS = "four " * 12


def printed(width: int = 30) -> tuple[Console, Typist]:
    player = Typist()
    return Console(player, player, width=width), player


def test_other_lines_of_a_sentence_stand_two_further_in() -> None:
    console, player = printed()
    console.tell(WORDS)
    row = "four " * 5
    assert player.text.splitlines() == [f"{row}four", f"  {row}".rstrip(), "  four"]
    console, player = printed()
    console.tell(WORDS, 2, hang=3)
    assert {len(row) - len(row.lstrip()) for row in player.text.splitlines()[1:]} == {5}
    assert player.text.startswith("  four")


def test_the_last_column_stays_free() -> None:
    for length, lines in ((29, 1), (30, 2)):
        console, player = printed()
        console.tell("x" * (length - 2) + " y")
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
