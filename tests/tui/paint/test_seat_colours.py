"""People keep their colours: in a rematch, at other tables, and on every screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop_tui.games import find, ids
from tabletop_tui.play import Seat, Table, Words, read_seats
from tabletop_tui.play.players import colours_in_words
from tabletop_tui.play.rematch import rematch
from tabletop_tui.play.seats import COLOURS, coloured, colours
from tabletop_tui.play.table_setup import TableSetup
from tabletop_tui.store.atomic_files import SaveError
from tabletop_tui.store.last_table import keep_colours, known_colours
from tabletop_tui.store.load import parse
from tabletop_tui.store.save import dump
from tabletop_tui.terminal.probe import Glyphs
from tabletop_tui.tui.look import Look
from tabletop_tui.tui.paint.ink import ink_of
from tabletop_tui.tui.paint.palette import THEMES, theme
from tests.playing import new_table


def named(table: Table) -> dict[str, int]:
    found = zip(table.seats, colours(table.seats), strict=False)
    return {seat.name: colour for seat, colour in found if not seat.is_bot}


def test_every_seat_has_a_colour_of_its_own_whatever_a_save_says() -> None:
    for given in ((-1, -1, -1), (2, 2, 2), (1, -1, -1), (5, 0, 9), (-7, 2, 1)):
        found = colours([Seat(str(n), colour=colour) for n, colour in enumerate(given)])
        assert sorted(found) == [*range(COLOURS)]
    assert colours([Seat("Anna"), Seat("Ben", colour=0)])[:2] == (1, 0)


def test_who_sits_where_the_colour_is_that_of_the_number_has_none_named() -> None:
    seats = [Seat("Anna", colour=0), Seat("Ben", colour=1)]
    assert coloured(seats) == [Seat("Anna"), Seat("Ben")]


@pytest.mark.parametrize("game", ids())
def test_a_rematch_leaves_everybody_their_colour(game: str) -> None:
    table = Table.open(find(game), read_seats("Anna,Ben"), 1)
    before = named(table)
    for n in range(3):
        table = rematch(table, n)
        assert named(table) == before


def test_who_gets_a_seat_gets_its_colour() -> None:
    table = Table.open(find("skeleton"), [Seat("Anna", colour=4), Seat("Ben")], 1)
    table.reseat(0, Seat("Anna", "hard"))
    assert table.seats[0] == Seat("Anna", "hard", colour=4)


def test_a_save_has_a_colour_only_where_one_is_named() -> None:
    table = new_table("skeleton", 2)
    assert b"colour" not in dump(table)
    again = rematch(table, 2)
    back = parse(dump(again)).table
    assert back.seats == again.seats == [Seat("Ben", colour=1), Seat("Anna", colour=0)]
    with pytest.raises(SaveError):
        parse(dump(again).replace(b'"colour": 1', b'"colour": 6'))


def test_people_have_the_colours_of_their_last_table(tmp_path: Path) -> None:
    keep_colours([Seat("Zoë"), Seat("Ben"), Seat("Bot 3", "hard")], tmp_path)
    keep_colours([Seat("Cleo", colour=4)], tmp_path)
    assert known_colours(tmp_path) == {"zoe": 0, "ben": 1, "cleo": 4}
    setup = TableSetup(find("skeleton"))
    setup.colours = known_colours(tmp_path)
    setup.set_seats([Seat("Dora"), Seat("Ben"), Seat("ZOE"), Seat("", "hard")])
    assert setup.seat_colours() == {0: 2, 1: 1, 2: 0, 3: 3}
    assert [seat.colour for seat in setup.seats()] == [2, 1, 0, 3]


def test_plain_mode_has_words_for_the_colours() -> None:
    table = rematch(new_table("skeleton", 2), 1)
    assert colours_in_words(table) == "Ben (blue), Anna (red)"


@pytest.mark.parametrize("glyphs", ["unicode", "ascii"])
@pytest.mark.parametrize("name", THEMES)
def test_a_seat_with_a_colour_is_drawn_as_the_seat_of_that_number(
    name: str, glyphs: Glyphs
) -> None:
    def look(*seats: Seat) -> Look:
        table = new_table("cities_and_knights", 2)
        table.seats[:] = seats
        words = Words(table.game, ["Anna", "Ben"])
        return Look(table, table.state, 0, words, ink_of(theme(name), "256", glyphs))

    usual, other = look(Seat("A"), Seat("B")), look(Seat("B", colour=1), Seat("A", colour=0))
    for seat in (0, 1):
        assert other.chip(seat) == usual.chip(1 - seat) != usual.chip(seat)
        for part in ("", ".text", ".line", ".knight", ".line.read", ".on"):
            mine, theirs = f"seat.{seat + 1}{part}", f"seat.{2 - seat}{part}"
            assert other.ink.packed(mine) == usual.ink.packed(theirs)
    assert other.ink.packed("sea") == usual.ink.packed("sea")
