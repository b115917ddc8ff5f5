"""Production, shortages, the Aqueduct and gold (CK-034 to CK-049)."""

import pytest

from tabletop_tui.games.cities_and_knights.rules.actions import (
    DeclineResource,
    TakeGold,
    TakeResource,
)
from tabletop_tui.games.cities_and_knights.rules.events import RanShort
from tests.games.cities_and_knights.scenario import Scenario, counts, kind


def taken(s: Scenario) -> set[int]:
    """Return the kinds that the Aqueduct offers to the seat that must act."""
    return {a.card for a in s.choices(s.who[0], TakeResource)}


@pytest.mark.parametrize(
    ("place", "dice", "gets"),
    [
        ("hills 11 N", (5, 6), "brick"),
        ("forest 8 N", (4, 4), "lumber"),
        ("pasture 10 S", (5, 5), "wool"),
        ("fields 4 SW", (2, 2), "grain"),
        ("mountains 9 SE", (4, 5), "ore"),
    ],
)
def test_ck_034_a_settlement_produces_one_resource_of_its_hex(place, dice, gets):
    s = Scenario().settlement(0, place)
    s.roll(*dice)
    assert s.cards(0) == {gets: 1}


def test_ck_034_another_number_produces_nothing():
    s = Scenario().settlement(0, "forest 8 N")
    s.roll(4, 5)
    assert s.cards(0) == {}


@pytest.mark.parametrize(
    ("place", "dice", "gets"), [("hills 11 N", (5, 6), "brick"), ("fields 4 SW", (2, 2), "grain")]
)
def test_ck_035_a_city_on_hills_or_fields_gives_two(place, dice, gets):
    s = Scenario().city(0, place)
    s.roll(*dice)
    assert s.cards(0) == {gets: 2}


def test_ck_036_each_building_on_the_hex_is_paid():
    s = Scenario().settlement(0, "hills 11 N").city(0, "hills 11 SE").settlement(1, "hills 11 SW")
    s.roll(5, 6)
    assert (s.cards(0), s.cards(1)) == ({"brick": 3}, {"brick": 1})


def test_ck_037_the_robber_stops_the_hex_for_everybody():
    s = Scenario().settlement(0, "forest 8 N").city(1, "forest 8 S").robber("forest 8")
    s.roll(4, 4)
    assert s.cards(0) == s.cards(1) == {}


def test_ck_037_the_other_hex_of_the_number_still_produces():
    for robbed, paid in (("forest 8", "grain"), ("fields 8", "lumber")):
        s = Scenario().settlement(0, "forest 8 N", "fields 8 N").robber(robbed)
        s.roll(4, 4)
        assert s.cards(0) == {paid: 1}


def test_ck_036_a_knight_is_paid_nothing_and_claims_nothing():
    s = Scenario().settlement(0, "forest 8 N", "forest 8 NE").bank(lumber=1)
    s.knight(1, "forest 8 S", 1).knight(2, "forest 8 SE", 3)
    s.roll(4, 4)
    assert s.cards(0) == {"lumber": 1} and s.cards(1) == s.cards(2) == {}
    gold = Scenario().terrain("forest 8", "gold").knight(1, "gold 8 S", 2)
    gold.roll(4, 4)
    assert gold.waits_for == "acting" and gold.cards(1) == {}


def test_ck_038_a_seven_gives_no_production_and_no_aqueduct():
    s = Scenario().settlement(0, "forest 8 N").level(0, science=3).level(1, science=3)
    s.roll(3, 4)
    assert s.waits_for == "robbing"
    assert s.cards(0) == s.cards(1) == {}


def test_ck_039_several_claimants_of_a_short_kind_all_get_none():
    s = Scenario().settlement(0, "hills 11 N").settlement(1, "hills 11 S").bank(brick=1)
    s.roll(5, 6)
    assert s.cards(0) == s.cards(1) == {} and s.s.bank[kind("brick")] == 1


def test_ck_039_no_shortage_when_the_bank_covers_all():
    s = Scenario().settlement(0, "hills 11 N").settlement(1, "hills 11 S").bank(brick=2)
    s.roll(5, 6)
    assert s.cards(0) == s.cards(1) == {"brick": 1}


def test_ck_040_a_single_claimant_gets_what_is_left():
    s = Scenario().city(0, "hills 11 N").settlement(0, "hills 11 S").bank(brick=2)
    s.roll(5, 6)
    assert s.cards(0) == {"brick": 2} and s.s.bank[kind("brick")] == 0


def test_ck_041_a_shortage_of_one_kind_leaves_the_others_alone():
    s = Scenario().city(0, "forest 8 N").city(1, "forest 8 S").bank(paper=1)
    s.roll(4, 4)
    assert s.cards(0) == s.cards(1) == {"lumber": 1}
    short = Scenario().city(0, "forest 8 N").city(1, "forest 8 S").bank(lumber=0)
    short.roll(4, 4)
    assert short.cards(0) == short.cards(1) == {"paper": 1}


def test_ck_042_the_aqueduct_gives_a_resource_after_an_empty_roll():
    s = Scenario().level(0, science=3).settlement(0, "forest 8 N")
    s.roll(1, 1)
    assert s.who == (0,)
    s.play(0, TakeResource(kind("ore")))
    assert s.cards(0) == {"ore": 1} and s.waits_for == "acting"


def test_ck_043_the_aqueduct_helps_a_blocked_number():
    s = Scenario().level(0, science=3).settlement(0, "forest 8 N").robber("forest 8")
    s.roll(4, 4)
    s.play(0, TakeResource(kind("lumber")))
    assert s.cards(0) == {"lumber": 1}


def test_ck_044_the_aqueduct_helps_after_a_bank_shortage():
    s = Scenario().level(0, science=3).settlement(0, "forest 8 N").bank(lumber=0)
    s.roll(4, 4)
    s.play(0, TakeResource(kind("wool")))
    assert s.cards(0) == {"wool": 1}


def test_ck_045_one_card_and_the_aqueduct_gives_nothing():
    s = Scenario().level(0, science=3).settlement(0, "forest 8 N")
    s.roll(4, 4)
    assert s.waits_for == "acting" and s.cards(0) == {"lumber": 1}


def test_ck_045_a_commodity_alone_is_a_card_too():
    s = Scenario().level(0, science=3).city(0, "forest 8 N").bank(lumber=0)
    s.roll(4, 4)
    assert s.waits_for == "acting" and s.cards(0) == {"paper": 1}


def test_ck_046_only_resources_left_after_production_are_offered():
    s = Scenario().level(0, science=3).settlement(1, "hills 11 N").bank(brick=1, wool=0)
    s.roll(5, 6)
    assert s.cards(1) == {"brick": 1}
    assert taken(s) == {kind("lumber"), kind("grain"), kind("ore")}
    for name in ("brick", "wool", "paper", "cloth", "coin"):
        s.refused(0, TakeResource(kind(name)))


def test_ck_047_the_aqueduct_may_be_declined():
    s = Scenario().level(0, science=3)
    s.roll(1, 1)
    s.play(0, DeclineResource())
    assert s.cards(0) == {} and s.waits_for == "acting"


def test_ck_048_two_aqueduct_owners_choose_in_turn_order():
    s = Scenario(turn=2).level(1, science=3).level(0, science=4)
    s.roll(1, 1)
    assert s.who == (0,)
    s.play(0, TakeResource(kind("ore")))
    assert s.who == (1,)
    s.play(1, TakeResource(kind("ore")))
    assert s.waits_for == "acting"


def test_ck_049_a_city_on_gold_gives_two_resources_of_choice():
    s = Scenario().terrain("forest 8", "gold").city(0, "gold 8 N").settlement(1, "gold 8 S")
    s.roll(4, 4)
    assert s.who == (0,)
    s.refused(0, TakeGold(counts(ore=1)))
    assert s.refused(0, TakeGold(counts(ore=1, paper=1))) == "gold-resources-only"
    s.refused(0, TakeGold(counts(ore=3)))
    s.play(0, TakeGold(counts(ore=1, brick=1)))
    assert s.cards(0) == {"brick": 1, "ore": 1} and s.who == (1,)
    s.play(1, TakeGold(counts(wool=1)))
    assert s.cards(1) == {"wool": 1} and s.waits_for == "acting"


def test_e25_the_robber_on_a_forest_stops_paper_too():
    s = Scenario().city(0, "forest 8 N").robber("forest 8")
    s.roll(4, 4)
    assert s.cards(0) == {}
    free = Scenario().city(0, "forest 8 N")
    free.roll(4, 4)
    assert free.cards(0) == {"lumber": 1, "paper": 1}


def test_e26_a_city_on_two_pastures_of_one_number_gets_two_of_both():
    s = Scenario().city(0, "pasture 3 S")
    s.s.tokens[s.hex("pasture 4")] = 3
    s.roll(1, 2)
    assert s.cards(0) == {"wool": 2, "cloth": 2}


def test_e28_one_brick_for_a_city_that_claims_two():
    s = Scenario().city(0, "hills 11 N").bank(brick=1)
    s.roll(5, 6)
    assert s.cards(0) == {"brick": 1}


def test_e29_the_aqueduct_when_the_only_number_is_blocked():
    s = Scenario().level(0, science=3).city(0, "hills 6 NW").robber("hills 6")
    s.roll(2, 4)
    s.play(0, TakeResource(kind("grain")))
    assert s.cards(0) == {"grain": 1}


def test_e30_no_aqueduct_on_a_seven():
    s = Scenario().level(0, science=5)
    s.roll(3, 4)
    assert s.waits_for != "tapping" and s.cards(0) == {}


def test_e32_the_last_card_goes_to_the_first_in_turn_order():
    s = Scenario(turn=2).level(0, science=3).level(1, science=3).bank(ore=1)
    s.roll(1, 1)
    s.play(0, TakeResource(kind("ore")))
    assert s.who == (1,) and kind("ore") not in taken(s)
    s.refused(1, TakeResource(kind("ore")))


def test_e33_the_aqueduct_works_without_a_city():
    s = Scenario().level(0, science=3).settlement(0, "forest 8 N")
    s.roll(1, 1)
    s.play(0, TakeResource(kind("brick")))
    assert s.cards(0) == {"brick": 1}


def test_e34_gold_never_gives_a_commodity_to_a_city():
    s = Scenario().terrain("pasture 10", "gold").city(0, "gold 10 SW")
    s.roll(5, 5)
    for name in ("paper", "cloth", "coin"):
        s.refused(0, TakeGold(counts(**{name: 2})))
    s.play(0, TakeGold(counts(grain=2)))
    assert s.cards(0) == {"grain": 2}


def test_ck_039_a_kind_that_just_suffices_is_paid_beside_one_that_does_not():
    s = Scenario().settlement(0, "forest 8 N", "forest 8 NE").settlement(2, "forest 8 S")
    s.settlement(1, "fields 8 N", "fields 8 NE").settlement(2, "fields 8 S").bank(lumber=2, grain=3)
    s.roll(4, 4)
    assert s.cards(1) == {"grain": 2} and s.cards(2) == {"grain": 1} and s.cards(0) == {}
    assert s.s.bank[kind("grain")] == 0 and s.s.bank[kind("lumber")] == 2


def test_ck_040_a_single_claimant_gets_what_is_left_of_a_commodity():
    s = Scenario().city(0, "forest 8 N").city(0, "forest 8 S").bank(paper=1)
    s.roll(4, 4)
    assert s.cards(0) == {"lumber": 2, "paper": 1} and s.s.bank[kind("paper")] == 0


def test_ck_040_a_single_claimant_of_a_kind_gets_the_rest_whoever_claims_other_kinds():
    s = Scenario().settlement(0, "forest 8 N", "forest 8 S").settlement(1, "fields 8 N")
    s.bank(lumber=1)
    events = s.roll(4, 4)
    assert [e for e in events if isinstance(e, RanShort)] == [RanShort(kind("lumber"), 1)]
    assert (s.cards(0), s.cards(1)) == ({"lumber": 1}, {"grain": 1})
    assert s.s.bank[kind("lumber")] == 0


def test_ck_039_each_short_kind_is_judged_by_its_own_claimants():
    s = Scenario(4).settlement(0, "forest 8 N", "forest 8 S")
    s.settlement(1, "fields 8 N").settlement(2, "fields 8 S").settlement(3, "fields 8 NW")
    s.bank(lumber=1, grain=2)
    events = s.roll(4, 4)
    short = [RanShort(kind("lumber"), 1), RanShort(kind("grain"), 0)]
    assert [e for e in events if isinstance(e, RanShort)] == short
    assert s.cards(0) == {"lumber": 1} and s.cards(1) == s.cards(2) == s.cards(3) == {}
    assert s.s.bank[kind("grain")] == 2


def test_e28_a_city_beside_a_claimant_of_another_kind_gets_the_one_brick():
    s = Scenario().terrain("fields 8", "hills").city(0, "hills 8 N").bank(brick=1)
    s.settlement(1, "forest 8 N")
    s.roll(4, 4)
    assert (s.cards(0), s.cards(1)) == ({"brick": 1}, {"lumber": 1})


def test_ck_041_who_claims_two_kinds_gets_what_it_does_not_share():
    s = Scenario().city(0, "forest 8 N").settlement(1, "forest 8 S").bank(lumber=1, paper=0)
    s.roll(4, 4)  # lumber is short for two, paper for one
    assert s.cards(0) == s.cards(1) == {} and s.s.bank[kind("lumber")] == 1
    s = Scenario().settlement(0, "forest 8 N", "fields 8 N").settlement(1, "fields 8 S")
    s.bank(grain=1)
    s.roll(4, 4)
    assert (s.cards(0), s.cards(1)) == ({"lumber": 1}, {})
