"""The title of the home screen is as wide as the room that it is given where it fits."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from rich.text import Text

from tabletop_tui.tui.home import picture as home_picture
from tabletop_tui.tui.home.picture import LETTERS, TITLE, TITLE_WIDTH, chips, title
from tabletop_tui.tui.paint.ink import BOLD, Ink
from tabletop_tui.tui.paint.palette import THEMES, theme


@pytest.mark.parametrize("name", THEMES)
def test_all_rows_of_the_title_are_of_the_width_that_is_asked_for(name: str) -> None:
    rows = title(Ink(theme(name)))
    assert [row.cell_len for row in rows] == [TITLE_WIDTH] * 5
    assert rows[0].plain.replace("█", "#").startswith("#" * 10 + "   "), f"the T of {TITLE}"


@pytest.mark.parametrize("name", THEMES)
def test_each_letter_of_the_title_has_the_colour_of_a_player(name: str) -> None:
    ink = Ink(theme(name))
    lines = zip(*(LETTERS[letter].split() for letter in TITLE), strict=True)
    for row, bits in zip(title(ink), lines, strict=True):
        assert row.plain == " ".join(
            "".join("██" if bit == "1" else "  " for bit in letter) for letter in bits
        )
        at = 0
        for seat, letter in zip("14526314", bits, strict=True):
            line = theme(name).dark or seat in "34"  # too pale for letters on a light ground
            colour = ink.style(f"seat.{seat}.line" if line else f"seat.{seat}", "background")
            found = [span for span in row.spans if span.start < at + 2 * len(letter) > at]
            here = {str(span.style) for span in found if at <= span.start < at + 2 * len(letter)}
            assert here == {str(colour)}, (seat, letter)
            at += 2 * len(letter) + 1


def test_without_colours_the_title_is_written_as_text() -> None:
    ink = Ink(theme("table"), "grey")
    colour = str(ink.style("text", "background"))
    assert {str(span.style) for row in title(ink) for span in row.spans} == {colour}


def test_the_tagline_stands_between_the_marks_of_six_players() -> None:
    ink = Ink(theme("table"))
    row = chips(ink, "games")
    marks = [ink.glyph(f"seat.{seat}") for seat in range(1, 7)]
    assert row.plain == (
        f" {marks[0]}   {marks[1]}   {marks[2]}   games   {marks[3]}   {marks[4]}   {marks[5]} "
    )
    styles = [str(ink.style(f"seat.{n}.text", f"seat.{n}", BOLD)) for n in range(1, 7)]
    assert [str(span.style) for span in row.spans if str(span.style) != "dim"] == styles


def test_the_first_game_with_a_picture_that_fits_is_asked_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[tuple[str, int, int]] = []

    def module(game: str, name: str) -> Any:
        if name != "home_picture" or game == "without":
            return None

        def draw(ink: Ink, width: int, height: int) -> list[Text]:
            asked.append((game, width, height))
            return [Text(game)] if game == "fitting" else []

        return SimpleNamespace(picture=draw)

    monkeypatch.setattr(home_picture, "by_itself", module)
    games = ["without", "large", "fitting", "never asked"]
    monkeypatch.setattr(home_picture, "candidates", lambda: iter(games))
    home_picture.ink_without_game.cache_clear()
    try:
        rows = home_picture.picture(Ink(theme("table")), 30, 12)
        assert [row.plain for row in rows] == ["fitting"]
        assert asked == [("large", 30, 12), ("fitting", 30, 12)]
        games[2:] = []
        assert home_picture.picture(Ink(theme("table")), 30, 12) == []
    finally:
        home_picture.ink_without_game.cache_clear()


def test_a_game_that_cannot_be_read_in_has_no_picture() -> None:
    assert home_picture.by_itself.__wrapped__("no_such_game", "home_picture") is None
    assert home_picture.by_itself.__wrapped__("skeleton", "home_picture") is None
