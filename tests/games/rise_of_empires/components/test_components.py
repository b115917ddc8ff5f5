"""The components: counts, statuses, and the file with which a player supplies printed values."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from tabletop_tui.games.rise_of_empires import GAME
from tabletop_tui.games.rise_of_empires.components.box import PACKAGED, InvalidComponents, box, find
from tabletop_tui.games.rise_of_empires.components.check import (
    Components,
    printed,
)
from tabletop_tui.games.rise_of_empires.rules.actions import (
    ChooseGoods,
    PlaceDisc,
    Settle,
    Strike,
    TakeEmpire,
)
from tabletop_tui.games.rise_of_empires.rules.phases.yields import (
    choices,
    food_change,
    income,
)
from tabletop_tui.games.rise_of_empires.rules.pieces import DISC, EMPIRE, FOOD, GOLD, SEA, VP
from tabletop_tui.games.rise_of_empires.rules.state import Collecting, Frame, Placing, State
from tabletop_tui.play.text import sentence
from tests.complaining import refused
from tests.games.rise_of_empires.scenario import (
    act,
    at_turn,
    empire,
    go,
    own,
    phase,
    play,
    put,
    region,
)


def test_the_packaged_file_is_right() -> None:
    assert (
        Components.model_validate(PACKAGED.rows()).model_dump(by_alias=True, exclude_unset=True)
        is not None
    )


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
    assert (
        count["KNOWN"] == 1
    )  # no source shows more than one whole row: NW Africa touches NE Africa
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
    row = {
        "key": "2-4-gold",
        "discs": 2,
        "gives": "gold",
        "amount": 4,
        "eras": [1],
        "status": "KNOWN",
    }
    own = box(printed(json.dumps({"trade": [row]})))
    assert [(t.discs, t.gives, t.amount, t.eras) for t in own.trade] == [(2, GOLD, 4, (1,))]


def test_a_new_effect_of_an_existing_kind_is_data() -> None:
    own = box(
        printed('{"progress": {"television": {"effect": {"per": "city", "vp": 1, "gold": 1}}}}')
    )
    television = own.progress[find(own.progress, "television")]
    assert (television.yields, television.per) == ((1, 0, 0, 0, 1), 5)


NEW_TILES = {
    "progress": {
        "oil": {
            "name": "Suburbs",
            "text": "+2 gold each turn per city",
            "effect": {"per": "city", "gold": 2},
        },
        "science": {
            "name": "Markets",
            "text": "+1 gold per town",
            "effect": {"per": "town", "gold": 1, "food": 1},
        },
        "banking": {
            "name": "Guilds",
            "text": "1 good per mountain",
            "effect": {"per": "mountain", "choice": 1},
        },
        "colonists": {"name": "Settlers", "text": "place 2 cubes", "effect": {"place": 2}},
        "gunpowder": {
            "name": "Cannons",
            "text": "remove 3 cubes",
            "effect": {"remove": 3, "where": "reach"},
        },
        "railways": {
            "name": "Motorways",
            "text": "2 regions more",
            "effect": {"extra_region": 2, "far_region": 1},
        },
    }
}
"""New tiles with existing effects, as a player would write them."""


def owned(frame: Frame, turn: int = 5) -> State:
    """Return a table with the new tiles, where seat 0 holds all of them and 3 cities, 2 towns and 1
    mountain.
    """
    s = phase(frame, turn, parts=json.dumps(NEW_TILES))
    own(
        s,
        0,
        *NEW_TILES["progress"],
        "ur",
        "buenos-aires",
        "memphis",
        "town-gold",
        "town-disc",
        "mountain",
    )
    return s


def test_new_tiles_of_existing_kinds_work_each_turn_without_code() -> None:
    s = owned(Collecting())
    assert income(s, 0)[0] == 3 * 2 + 2 * 1 + 1, "2 gold a city, 1 a town, 1 of the gold town"
    assert food_change(s, 0) == 2 + (-3) + 2 - 1 - 2, (
        "towns, mountain, Buenos Aires, upkeep of Ur and Memphis"
    )
    assert choices(s, 0) == 1
    go(s)
    act(s, 0, ChooseGoods((0, 1, 0)))
    assert s.players[0].goods[GOLD] == 5 + 9 and s.players[0].goods[DISC] == 2 + 1 + 1


def test_new_tiles_of_existing_kinds_can_be_used_without_code() -> None:
    s = at_turn(5, parts=json.dumps(NEW_TILES))
    own(s, 0, *NEW_TILES["progress"])
    put(s, 0, swe=1)
    put(s, 1, nwa=5)
    act(s, 0, Settle(find(box(s.parts).progress, "colonists"), region("swe")))
    assert s.players[0].cubes[region("swe")] == 3
    act(s, 0, Strike(find(box(s.parts).progress, "gunpowder"), region("nwa"), 1))
    assert s.players[1].cubes[region("nwa")] == 2
    act(
        s,
        0,
        PlaceDisc(EMPIRE),
        TakeEmpire(empire("e7"), (find(box(s.parts).progress, "railways"),)),
    )
    placing = s.stack[-1]
    assert isinstance(placing, Placing) and (placing.number, placing.far) == (6, 1)


def test_a_game_with_other_components_is_played_to_its_end() -> None:
    s = at_turn(1, 4, parts=json.dumps(NEW_TILES))
    play(s, 4, lambda now: False)
    GAME.audit(s)
    assert not s.stack and GAME.winners(s)


def test_the_remembered_text_is_short_and_gives_the_same_box() -> None:
    text = printed('{\n  "cities": {"ur": {"price": 1}}\n}\n')
    assert text == '{"cities":{"ur":{"price":1}}}'
    assert printed(text) == text


WRONG = {
    "{": "line 1",
    "[]": "JSON object",
    '{"cities": {"ur": {"price": "two"}}}': 'cities, row "ur", field price: it must be a whole number, found "two".',
    '{"cities": {"ur": {"cost": 2}}}': 'cities, row "ur", field cost: there is no such field.',
    '{"cities": {"uruk": {"price": 2}}}': 'cities, row "uruk": there is no such row.',
    '{"towers": []}': "towers",
    '{"trade": [{"key": "a", "discs": 2}]}': 'trade, row "a", field gives: it is missing.',
    '{"progress": {"oil": {"count": 3}}}': "progress, field count: there must be 16 tiles of era 3, not 17.",
    '{"progress": {"oil": {"effect": {"remove": 1, "where": "own"}}}}': 'progress, row "oil": the field effect',
    '{"progress": {"gunpowder": {"effect": {"remove": 1}}}}': "needs where (own or reach)",
    '{"progress": {"gunpowder": {"effect": {"remove": 1, "where": "own", "place": 1}}}}': "exactly one of",
    '{"progress": {"oil": {"key": "coinage"}}}': 'progress, row "coinage", field key: 2 rows have this key',
    '{"progress": {"banking": {"name": "Science"}}}': 'progress, row "science", field name: another tile of era 2',
    '{"regions": {"swe": {"era": 4}}}': 'regions, row "swe", field era',
    '{"empire": {"e1": {"late": {"regions": 5, "water": true, "battles": []}}}}': 'row "e1", field late.regions',
    '{"borders": [{"a": "swe", "b": "mars", "status": "KNOWN"}]}': 'row "swe - mars", field b: there is no region',
    '{"borders": [{"a": "swe", "b": "swe", "status": "KNOWN"}]}': "cannot touch itself",
    '{"wonders": []}': "wonders: there must be 6 rows, not 0.",
    '{"cities": {"ur": {"deck": "B"}}}': "there must be 5 tiles of deck 1-A, not 4.",
    '{"cities": {"ur": {"status": "PART", "known": ""}}}': 'cities, row "ur": a row of status PART must say',
    '{"numbers": {"start": {"gold": 5, "vp": 1}}}': "numbers, field start.vp",
    '{"numbers": {"start": {"food": 21}}}': "numbers: the field start has more food than the track",
    '{"numbers": {"circles": {"2": 4, "3": 6, "4": 8, "5": 11}}}': "numbers, field circles.5",
    '{"numbers": {"start": {"gold": -1}}}': "numbers, field start.gold",
    '{"numbers": {"circles": {"2": 1, "3": 6, "4": 8, "5": 10}}}': "the field circles.2 leaves room for 5 discs",
    '{"numbers": {"actions": 40}}': "numbers: the field circles.2 leaves room for 20 discs, but 2 players place 80",
    '{"rows": []}': "rows, field key",
    '{"territory": {"plains": {"count": 11}}}': "territory, field count: there must be 40 tiles, not 41.",
    '{"trade": [{"discs": 2}]}': 'trade, row "1", field key: it is missing.',
    '{"borders": [{"a": "swe"}]}': 'borders, row "swe", field b: it is missing.',
    '{"cities": {"ur": {"price": 100}}}': 'cities, row "ur", field price',
    '{"cities": {"ur": {"yields": {"vp": true}}}}': 'cities, row "ur", field yields.vp: it must be a whole number',
    '{"cities": {"ur": 5}}': 'cities, row "ur": it must be an object with fields, found 5.',
    '{"eras": [{"era": 1, "name": "a", "colour": "b"}]}': "eras, field era",
    "7": "JSON object",
    '{"cities": {"ur": {"name": ""}}}': 'cities, row "ur", field name',
    '{"cities": {"ur": {"name": 5}}}': 'cities, row "ur", field name: it must be a text in quotes, found 5.',
    '{"numbers": 5}': "numbers: it must be an object with fields, found 5.",
}


@pytest.mark.parametrize(
    ("city", "deck"), [(0, "1-A"), (5, "1-B"), (9, "2-A"), (14, "2-B"), (17, "3-A"), (25, "3-B")]
)
def test_every_deck_of_cities_is_counted(city: int, deck: str) -> None:
    rows = PACKAGED.rows()["cities"]
    row = rows[city]
    assert f"{row['era']}-{row['deck']}" == deck
    with refused(f"tiles of deck {deck}, not", InvalidComponents):
        printed(json.dumps({"cities": [one for one in rows if one is not row]}))


def test_amounts_go_up_to_99() -> None:
    own = box(
        printed(
            '{"cities": {"ur": {"price": 99}}, "territory": {"forest": {"yields": {"food": -99}}}}'
        )
    )
    assert own.cities[find(own.cities, "ur")].price[GOLD] == 99
    assert own.territory[find(own.territory, "forest")].yields[FOOD] == -99


@pytest.mark.parametrize("text", WRONG)
def test_a_wrong_file_gets_one_sentence_that_names_row_and_field(text: str) -> None:
    with pytest.raises(InvalidComponents) as caught:
        printed(text)
    message = sentence(caught.value)
    assert WRONG[text] in message
    assert message.endswith(".") and "\n" not in message and message[0].isalpha()
