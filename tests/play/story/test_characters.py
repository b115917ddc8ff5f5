"""Characters: who they are, how they are typed and remembered, and their names at a table."""

from __future__ import annotations

import json

import pytest

from tabletop_tui.games import find
from tabletop_tui.play import Table
from tabletop_tui.play.names import check_all_distinct, safe_name
from tabletop_tui.play.rematch import rematch
from tabletop_tui.play.seats import (
    CHARACTERS,
    OCCUPANTS,
    Seat,
    character_name,
    read_player,
    read_seats,
    taken_over,
)
from tabletop_tui.play.table_setup import TableSetup
from tabletop_tui.play.text import languages, set_language


def test_twelve_characters_play_at_every_level_that_people_choose() -> None:
    assert len(CHARACTERS) == 12
    assert {one.level for one in CHARACTERS.values()} == set(OCCUPANTS[1:])
    for one in CHARACTERS.values():
        read_player(f"{one.level}:{one.style}" if one.style else one.level)


@pytest.mark.parametrize("language", languages())
def test_the_names_are_good_names_that_nobody_confuses(language: str) -> None:
    set_language(language)
    try:
        names = [character_name(key) for key in CHARACTERS]
    finally:
        set_language("en")
    assert names == [safe_name(name) for name in names]
    check_all_distinct(names)


def test_a_character_is_typed_by_key_and_brings_name_level_and_style() -> None:
    assert read_seats("Anna, bot:HANNA ,bot")[1:] == [
        Seat("Hanna", "normal", "trader", character="hanna"),
        Seat("Bot 3", "normal"),
    ]


def test_a_name_that_a_person_has_gets_a_number() -> None:
    names = [seat.name for seat in read_seats("bot:hanna,hanna,Hanna 2")]
    assert names == ["Hanna 3", "hanna", "Hanna 2"]
    assert [seat.name for seat in read_seats("Félix,bot:felix")] == ["Félix", "Felix 2"]


def test_a_table_remembers_its_characters() -> None:
    setup = TableSetup(find("skeleton"))
    setup.set_seats(read_seats("Anna,bot:hanna,bot:hard:trader"))
    again = TableSetup(find("skeleton"))
    assert again.restore(json.loads(json.dumps(setup.to_dict())))
    assert again.seats() == setup.seats() == read_seats("Anna,bot:hanna,bot:hard:trader")
    assert "hanna" not in again.free_characters(0) and "hanna" in again.free_characters(1)


def test_a_character_has_not_taken_over_the_seat_of_a_person() -> None:
    table = Table.open(find("skeleton"), read_seats("Anna,bot:hanna,bot"), 1)
    assert not any(taken_over(seat, n) for n, seat in enumerate(table.seats))
    assert [seat.name for seat in rematch(table, 2).seats] == ["Hanna", "Bot 2", "Anna"]
