"""The component set: its counts, its statuses, and the file by which an owner of the box puts printed values in."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from tabletop_tui.games.rise_of_empires.box import box, find, merged
from tabletop_tui.games.rise_of_empires.components import Components, WrongComponents, printed
from tabletop_tui.games.rise_of_empires.pieces import DISC, FOOD, GOLD, SEA, VP


def test_the_packaged_file_is_right() -> None:
    assert Components.model_validate(merged()).model_dump(by_alias=True, exclude_unset=True) is not None


def test_count_of_progress_tiles_is_48_with_16_of_each_era() -> None:
    eras = Counter()
    for tile in box().progress:
        eras[tile.era] += tile.copies
    assert eras == {1: 16, 2: 16, 3: 16}


def test_count_of_territory_tiles_is_40() -> None:
    assert sum(tile.copies for tile in box().territory) == 40


def test_count_of_city_tiles_is_36_with_6_wonders() -> None:
    cities = box().cities
    assert len(cities) == 36
    assert sum(tile.wonder for tile in cities) == 6
    assert Counter(tile.turn for tile in cities) == {1: 5, 2: 5, 3: 5, 4: 5, 5: 8, 6: 8}


def test_count_of_empire_tiles_is_8() -> None:
    assert len(box().empire) == 8


def test_count_of_trade_boxes_is_10_and_of_regions_15() -> None:
    assert len(box().trade) == 10
    assert len(box().regions) == 15
    assert [r.key for r in box().regions if r.area == SEA] == ["med"]


def test_every_row_has_a_status_and_every_part_says_what_is_known() -> None:
    b = box()
    rows = (*b.progress, *b.territory, *b.cities, *b.empire, *b.trade, *b.regions, *b.borders)
    count = Counter(row.source.status for row in rows)
    assert set(count) == {"KNOWN", "PART", "RECONSTRUCTED"}
    assert count["KNOWN"] == 1  # no source shows more than one whole row: NW Africa touches NE Africa
    assert all(row.source.known for row in rows if row.source.status == "PART")
    assert not any(row.source.known for row in rows if row.source.status == "RECONSTRUCTED")


def test_borders_run_both_ways() -> None:
    regions = box().regions
    for r in regions:
        assert r.border == sum(1 << n for n in r.neighbours)
        assert all(r.index in regions[n].neighbours for n in r.neighbours)
    assert len(box().borders) == 22


def test_a_printed_value_replaces_one_field_and_leaves_the_rest() -> None:
    text = printed('{"cities": {"ur": {"price": 1, "upkeep": {"disc": 1}}}}')
    plain, own = box(), box(text)
    ur = find(own.cities, "ur")
    assert own.cities[ur].price == (1, 0, 0, 0, 0)
    assert own.cities[ur].upkeep[DISC] == 1 and own.cities[ur].upkeep[FOOD] == 0
    assert own.cities[ur].yields[VP] == plain.cities[ur].yields[VP]
    assert own.cities[ur].source.status == "KNOWN"
    assert own.cities[:ur] == plain.cities[:ur] and own.cities[ur + 1 :] == plain.cities[ur + 1 :]


def test_a_list_replaces_a_whole_section() -> None:
    row = {"key": "2-4-gold", "discs": 2, "gives": "gold", "amount": 4, "eras": [1], "status": "KNOWN"}
    own = box(printed(json.dumps({"trade": [row]})))
    assert [(t.discs, t.gives, t.amount, t.eras) for t in own.trade] == [(2, GOLD, 4, (1,))]


def test_a_new_effect_of_an_existing_kind_is_data() -> None:
    own = box(printed('{"progress": {"television": {"effect": {"per": "city", "vp": 1, "gold": 1}}}}'))
    television = own.progress[find(own.progress, "television")]
    assert (television.yields, television.per) == ((1, 0, 0, 0, 1), 5)


def test_the_remembered_text_is_short_and_gives_the_same_box() -> None:
    text = printed('{\n  "cities": {"ur": {"price": 1}}\n}\n')
    assert text == '{"cities":{"ur":{"price":1}}}'
    assert printed(text) == text


WRONG = {
    "{": "line 1",
    "[]": "JSON object",
    '{"cities": {"ur": {"price": "two"}}}': 'cities, row "ur", field price: it must be a whole number, found "two".',
    '{"cities": {"ur": {"cost": 2}}}': 'cities, row "ur", field cost: there is no such field.',
    '{"cities": {"uruk": {"price": 2}}}': "cities.uruk",
    '{"towers": []}': "towers",
    '{"trade": [{"key": "a", "discs": 2}]}': 'trade, row "a", field status: it is missing.',
    '{"progress": {"oil": {"count": 3}}}': "progress, field count: the tiles of era 3 must number 16, found 17.",
    '{"progress": {"oil": {"effect": {"remove": 1, "where": "own"}}}}': 'progress, row "oil": the field effect',
    '{"progress": {"gunpowder": {"effect": {"remove": 1}}}}': "needs where (own or reach)",
    '{"progress": {"gunpowder": {"effect": {"remove": 1, "where": "own", "place": 1}}}}': "exactly one of",
    '{"progress": {"oil": {"key": "coinage"}}}': 'progress, row "coinage", field key: 2 rows have this key',
    '{"progress": {"banking": {"name": "Science"}}}': 'progress, row "science", field name: another one of era 2',
    '{"regions": {"swe": {"era": 4}}}': 'regions, row "swe", field era',
    '{"empire": {"e1": {"late": {"regions": 5, "water": true, "battles": []}}}}': 'row "e1", field late.regions',
    '{"borders": [{"a": "swe", "b": "mars", "status": "KNOWN"}]}': 'row "swe - mars", field b: no region',
    '{"borders": [{"a": "swe", "b": "swe", "status": "KNOWN"}]}': "cannot touch itself",
    '{"wonders": []}': "wonders: the rows must number 6, found 0.",
    '{"cities": {"ur": {"deck": "B"}}}': "the tiles of deck 1-A must number 5, found 4.",
    '{"cities": {"ur": {"status": "PART", "known": ""}}}': 'cities, row "ur": a row of status PART must say',
    '{"numbers": {"start": {"gold": 5, "vp": 1}}}': "numbers, field start.vp",
    '{"numbers": {"start": {"food": 21}}}': "numbers: the field start has more food than the track",
    '{"numbers": {"circles": {"2": 4, "3": 6, "4": 8, "5": 11}}}': "numbers, field circles.5",
    '{"numbers": {"start": {"gold": -1}}}': "numbers, field start.gold",
    '{"numbers": {"circles": {"2": 1, "3": 6, "4": 8, "5": 10}}}': "the field circles.2 leaves room for 5 discs",
    '{"numbers": {"actions": 40}}': "numbers: the field circles.2 leaves room for 20 discs, but 2 players place 80",
    '{"rows": []}': "rows, field key",
}


@pytest.mark.parametrize("text", WRONG)
def test_a_wrong_file_gets_one_sentence_that_names_row_and_field(text: str) -> None:
    with pytest.raises(WrongComponents) as caught:
        printed(text)
    message = str(caught.value)
    assert WRONG[text] in message
    assert message.endswith(".") and "\n" not in message
