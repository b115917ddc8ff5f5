"""Who sits where at a table with several terminals: names, seats open to all, strangers."""

import unicodedata

import pytest

from tabletop_tui.engine import Complaint
from tabletop_tui.play import Seat, Table
from tabletop_tui.play.remote.remote_seats import RemoteSeats, SeatTaken
from tabletop_tui.play.remote.seating import all_free, seats_for, sit_down
from tabletop_tui.play.seats import read_seats
from tests.playing import new_table

HOSTS, ZOE, LAST = range(3)
ZOES = (
    "zoe",
    "ZOE",
    "Zoë",
    "ZOË",
    "Zoé",
    " Zoë ",
    "Ｚｏｅ",
    "ｚｏë",
    unicodedata.normalize("NFD", "Zoë"),
    "𝒁𝒐𝒆",
)


def table_for(*names: str, open_to_all: frozenset[int] = frozenset()) -> Table:
    """A table whose seats all are free, some of them for anyone."""
    table = new_table("skeleton", len(names))
    table.seats[:] = [Seat(name) for name in names]
    table.remote = RemoteSeats(all_free(table), open_to_all=open_to_all)
    return table


def names_of(table: Table) -> list[str]:
    return [seat.name for seat in table.seats]


@pytest.mark.parametrize("written", ZOES)
@pytest.mark.parametrize("open_to_all", [frozenset[int](), frozenset({HOSTS, LAST})])
def test_a_name_gets_its_seat_however_it_is_written_and_keeps_its_spelling(
    written: str, open_to_all: frozenset[int]
) -> None:
    table = table_for("Anna", "Zoë", "Ben", open_to_all=open_to_all)
    seats = seats_for(table, [written])
    assert seats == {ZOE: "Zoë"}
    sit_down(table, seats)
    assert names_of(table) == ["Anna", "Zoë", "Ben"] and table.remote is not None
    assert table.remote.free == {HOSTS, LAST}


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("Großmann", "GROSSMANN"),
        ("GROSSMANN", "großmann"),
        ("Søren", "soren"),
        ("Łukasz", "LUKASZ"),
        ("Ægir", "aegir"),
        ("Anna Lena", "anna  lena"),
        ("İbrahim", "ibrahim"),
        ("Νίκος", "νικοσ"),
        ("Nguyễn", "nguyen"),
    ],
)
def test_a_keyboard_without_the_letter_is_no_hindrance(name: str, written: str) -> None:
    assert seats_for(table_for("Ben", name), [written]) == {1: name}


@pytest.mark.parametrize("name", ["Zo", "Zoee", "Zoe2", "Chloë", "Zоe"])
def test_another_name_is_a_stranger(name: str) -> None:
    with pytest.raises(Complaint) as no:
        seats_for(table_for("Anna", "Zoë"), [name])
    assert no.value.key == "remote-no-seat" and no.value.facts["names"] == ("Anna", "Zoë")


def test_a_stranger_gets_a_seat_open_to_all_for_good_and_nobody_with_a_name_is_renamed() -> None:
    table = table_for("Anna", "Player 2", "Player 3", open_to_all=frozenset({1, 2}))
    sit_down(table, seats_for(table, [" Carl "]))
    sit_down(table, seats_for(table, ["Dora"]))
    assert names_of(table) == ["Anna", "Carl", "Dora"] and table.remote is not None
    assert table.remote.free == {0} and table.remote.open_to_all == frozenset()
    with pytest.raises(Complaint) as no:
        seats_for(table, ["Emil"])
    assert no.value.facts["names"] == ("Anna", "Carl", "Dora")
    assert seats_for(table, ["anna", "CARL"]) == {0: "Anna", 1: "Carl"}


def test_two_strangers_from_one_terminal_get_two_seats() -> None:
    table = table_for("Player 1", "Player 2", open_to_all=frozenset({0, 1}))
    seats = seats_for(table, ["Carl", "Dora"])
    sit_down(table, seats)
    assert names_of(table) == ["Carl", "Dora"]


def test_who_was_slower_takes_no_seat_from_who_was_quicker() -> None:
    table = table_for("Anna", "Player 2", open_to_all=frozenset({1}))
    one, other = seats_for(table, ["Carl"]), seats_for(table, ["Dora"])
    sit_down(table, one)
    with pytest.raises(SeatTaken):
        sit_down(table, other)
    assert names_of(table) == ["Anna", "Carl"]


def test_a_seat_that_those_at_the_table_give_a_name_waits_for_that_name() -> None:
    table = table_for("Anna", "Player 2", open_to_all=frozenset({1}))
    table.reseat(1, Seat("Carl"))
    with pytest.raises(Complaint):
        seats_for(table, ["Dora"])
    assert seats_for(table, ["carl"]) == {1: "Carl"}


@pytest.mark.parametrize("written", ["Zoe", "Zoë", "ZOE", "zoë"])
def test_in_an_older_save_with_names_alike_the_one_written_most_like_it_is_meant(
    written: str,
) -> None:
    table = table_for("Zoë", "Zoe")
    seat = 0 if "ë" in written else 1
    seats = seats_for(table, [written])
    assert [*seats] == [seat]
    sit_down(table, seats)
    assert names_of(table) == ["Zoë", "Zoe"]


@pytest.mark.parametrize("alike", ["Zoë,zoe", "Zoë,ZOË", "Großmann,grossmann", "Søren,Soren"])
def test_two_seats_for_one_name_are_refused(alike: str) -> None:
    with pytest.raises(Complaint) as no:
        read_seats(alike)
    assert no.value.key in ("wrong-name-alike", "wrong-name-twice")
    table = table_for(alike.split(",")[0], "Player 2")
    with pytest.raises(Complaint):
        table.reseat(1, Seat(alike.split(",")[1]))


def test_a_seat_is_left_open_by_a_sign() -> None:
    assert read_seats("Anna, ? ,?,bot") == [
        Seat("Anna"),
        Seat(""),
        Seat(""),
        Seat("Bot 4", "normal"),
    ]
