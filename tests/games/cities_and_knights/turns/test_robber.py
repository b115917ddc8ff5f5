"""The seven and the robber (CK-115 to CK-128)."""

from collections import Counter

import pytest

from tabletop_tui.engine import Hand, offers
from tabletop_tui.games.cities_and_knights import GAME
from tabletop_tui.games.cities_and_knights.rules.actions import Discard, MoveRobber, Steal
from tabletop_tui.games.cities_and_knights.rules.events import Stole
from tests.games.cities_and_knights.scenario import Scenario, counts, kinds


def test_ck_115_everyone_above_the_limit_discards_the_active_player_too():
    s = (
        Scenario(4)
        .hand(0, wool=7, grain=1)
        .hand(1, wool=5, coin=4)
        .hand(2, ore=6, grain=1)
        .hand(3, grain=2, lumber=1)
    )
    s.roll(3, 4)
    assert set(s.who) == {0, 1} and s.waits_for == "discarding"


def test_ck_116_seven_cards_are_safe():
    s = Scenario().hand(0, wool=7).hand(1, ore=4, coin=3)
    s.roll(3, 4)
    assert s.waits_for == "robbing" and s.cards(0) == {"wool": 7}


@pytest.mark.parametrize(("held", "owed"), [(8, 4), (9, 4), (10, 5), (11, 5), (15, 7)])
def test_ck_117_half_the_hand_rounded_down_of_own_choice(held, owed):
    s = Scenario().hand(1, wool=held - 1, ore=1)
    s.roll(3, 4)
    s.play(1, Discard(counts(wool=owed - 1, ore=1)))
    assert s.cards(1) == {"wool": held - owed} and s.waits_for == "robbing"


def test_what_is_filled_in_leaves_as_many_kinds_as_it_can_and_only_when_asked_for():
    s = Scenario().hand(1, wool=6, ore=2, grain=1)
    s.roll(3, 4)
    (offer,) = offers(GAME, s.s, 1)
    assert isinstance(offer.choices, Hand) and not offer.choices.begun
    assert offer.choices.sparing == counts(wool=4)
    s.play(1, offer.choices.make(offer.choices.sparing))
    assert s.cards(1) == {"wool": 2, "ore": 2, "grain": 1}


def test_ck_118_a_wrong_discard_is_refused():
    s = Scenario().hand(1, wool=7, ore=1)
    s.roll(3, 4)
    for cards in (
        counts(wool=3),
        counts(wool=5),
        counts(ore=4),
        counts(brick=4),
        counts(),
        counts(wool=6, ore=-2),
    ):
        s.refused(1, Discard(cards))
    assert s.cards(1) == {"wool": 7, "ore": 1}
    s.play(1, Discard(counts(wool=4)))
    assert s.s.bank == [19, 19, 16, 19, 18, 12, 12, 12]


def test_ck_119_all_discards_come_before_the_robber_moves():
    s = Scenario().hand(1, wool=7, grain=1).hand(2, ore=7, grain=1)
    s.roll(3, 4)
    s.play(1, Discard(counts(wool=4)))
    s.refused(0, MoveRobber(s.hex("forest 8")))
    s.play(2, Discard(counts(ore=4)))
    s.play(0, MoveRobber(s.hex("forest 8")))
    assert s.s.robber == s.hex("forest 8")


def test_ck_120_progress_cards_are_neither_counted_nor_stolen():
    s = (
        Scenario()
        .hand(1, wool=7)
        .card(1, "spy", "crane", "smith", "wedding")
        .settlement(1, "forest 8 N")
    )
    s.roll(3, 4)
    assert s.waits_for == "robbing"
    empty = Scenario().card(1, "spy", "crane").settlement(1, "forest 8 N")
    empty.roll(3, 4)
    events = empty.play(0, MoveRobber(empty.hex("forest 8")))
    assert "stole" not in kinds(events) and empty.progress(1) == ["crane", "spy"]


def test_ck_121_before_the_first_attack_a_seven_only_causes_discards():
    s = Scenario().with_(robber_free=False).hand(1, wool=7, grain=1).settlement(1, "forest 8 N")
    s.roll(3, 4)
    assert s.who == (1,)
    events = s.play(1, Discard(counts(wool=4)))
    assert (
        s.waits_for == "acting" and s.s.robber == s.hex("desert 0") and "stole" not in kinds(events)
    )


@pytest.mark.parametrize("ship", [0, 1, 6])
def test_ck_121_the_lock_ends_with_the_attack_wherever_the_ship_is(ship):
    for free in (False, True):
        s = Scenario().with_(robber_free=free, ship=ship).settlement(1, "forest 8 N").hand(1, ore=1)
        s.roll(3, 4, "trade")
        assert s.s.ship == ship and s.waits_for == ("robbing" if free else "acting")
        assert bool(s.choices(0, MoveRobber)) is free


@pytest.mark.parametrize("defended", [True, False])
def test_ck_122_the_first_attack_won_or_lost_frees_the_robber_for_good(defended):
    s = Scenario().with_(robber_free=False, ship=6).city(0, "forest 8 N")
    if defended:
        s.knight(0, "hills 11 S")
    s.roll(3, 4)  # the attack and a seven on one roll: the robber is free already
    assert s.s.robber_free and s.waits_for == "robbing"
    s.play(0, MoveRobber(s.hex("pasture 4")))
    assert s.s.robber_free


def test_ck_123_the_roller_moves_the_robber_to_another_land_hex():
    s = Scenario(turn=1).robber("forest 8")
    s.roll(3, 4)
    assert s.who == (1,)
    assert {a.hex for a in s.choices(1, MoveRobber)} == set(range(19)) - {s.hex("forest 8")}
    s.refused(1, MoveRobber(s.hex("forest 8")))


def test_ck_124_the_desert_and_own_hexes_are_allowed():
    s = Scenario().robber("forest 8").settlement(0, "pasture 4 S")
    s.roll(3, 4)
    assert s.can(0, MoveRobber(s.hex("desert 0"))) and s.can(0, MoveRobber(s.hex("pasture 4")))
    s.play(0, MoveRobber(s.hex("pasture 4")))
    assert s.s.robber == s.hex("pasture 4")


def test_ck_125_one_opponent_with_a_building_there_and_a_card_is_chosen():
    s = Scenario(4).settlement(1, "hills 11 N").city(2, "hills 11 SE").settlement(3, "hills 11 SW")
    s.settlement(0, "forest 8 N").hand(0, ore=1).hand(1, wool=1).hand(2, coin=1)
    s.roll(3, 4)
    s.play(0, MoveRobber(s.hex("hills 11")))
    assert {a.victim for a in s.choices(0, Steal)} == {1, 2}
    s.refused(0, Steal(3))
    s.refused(0, Steal(0))
    s.play(0, Steal(2))
    assert s.cards(0) == {"ore": 1, "coin": 1} and s.cards(1) == {"wool": 1} and s.cards(2) == {}


def test_ck_126_the_stolen_card_is_random_resource_or_commodity():
    for name in ("wool", "cloth"):
        s = Scenario().settlement(1, "forest 8 N").hand(1, wool=2, cloth=2)
        s.roll(3, 4)
        wanted = 2 if name == "wool" else 6
        s.play(
            0,
            MoveRobber(s.hex("forest 8")),
            until=lambda events, wanted=wanted: any(
                isinstance(e, Stole) and e.card == wanted for e in events
            ),
        )
        assert s.cards(0) == {name: 1} and s.cards(1) == {"wool": 2, "cloth": 2} | {name: 1}


@pytest.mark.parametrize("opponent", [True, False])
def test_ck_127_without_an_opponent_with_cards_nothing_is_stolen(opponent):
    s = Scenario().hand(2, wool=3).settlement(0, "forest 8 N").hand(0, ore=1)
    if opponent:
        s.settlement(1, "forest 8 S")
    s.roll(3, 4)
    events = s.play(0, MoveRobber(s.hex("forest 8")))
    assert "stole" not in kinds(events) and s.waits_for == "acting" and s.cards(0) == {"ore": 1}


def test_ck_128_a_knight_makes_no_victim():
    s = Scenario().knight(1, "forest 8 N", 3).hand(1, wool=3)
    s.roll(3, 4)
    events = s.play(0, MoveRobber(s.hex("forest 8")))
    assert "stole" not in kinds(events) and s.cards(1) == {"wool": 3}


def test_e17_a_seven_before_the_first_attack_with_eight_cards():
    s = Scenario().with_(robber_free=False).hand(1, wool=7, grain=1).settlement(1, "forest 8 N")
    s.roll(1, 6)
    s.refused(1, Discard(counts(wool=3)))
    s.play(1, Discard(counts(wool=4)))
    assert (
        s.cards(1) == {"wool": 3, "grain": 1}
        and s.cards(0) == {}
        and s.s.robber == s.hex("desert 0")
    )


def test_e21_nine_and_ten_cards_with_one_wall():
    s = Scenario().city(0, "forest 8 N").city(1, "forest 10 N").wall("forest 8 N", "forest 10 N")
    s.hand(0, wool=8, grain=1).hand(1, ore=9, grain=1)
    s.roll(3, 4)
    assert s.who == (1,)
    s.play(1, Discard(counts(ore=5)))
    assert s.cards(0) == {"wool": 8, "grain": 1} and s.cards(1) == {"ore": 4, "grain": 1}


def test_e22_thirteen_and_fourteen_cards_with_three_walls():
    s = (
        Scenario()
        .city(0, "forest 8 N", "hills 6 N", "pasture 10 S")
        .city(1, "forest 10 N", "pasture 4 S", "hills 5 N")
    )
    s.wall("forest 8 N", "hills 6 N", "pasture 10 S", "forest 10 N", "pasture 4 S", "hills 5 N")
    s.hand(0, wool=12, grain=1).hand(1, ore=13, grain=1)
    s.roll(3, 4)
    assert s.who == (1,)
    s.play(1, Discard(counts(ore=7)))


def test_e23_nine_cards_without_a_wall_commodities_included():
    s = Scenario().hand(1, wool=4, cloth=5)
    s.roll(3, 4)
    s.refused(1, Discard(counts(cloth=5)))
    s.play(1, Discard(counts(cloth=4)))
    assert s.cards(1) == {"wool": 4, "cloth": 1}


def test_e24_a_hand_of_commodities_only_loses_a_commodity():
    s = Scenario().settlement(1, "forest 8 N").hand(1, coin=2)
    s.roll(3, 4)
    s.play(0, MoveRobber(s.hex("forest 8")))
    assert s.cards(0) == {"coin": 1} and s.cards(1) == {"coin": 1}


def test_ck_126_every_card_of_the_hand_is_as_likely_to_be_stolen():
    taken = Counter()
    for seed in range(200):
        s = Scenario().settlement(1, "forest 8 N").hand(1, wool=6, cloth=1)
        s.roll(3, 4)
        s.s.rng = seed
        s.play(0, MoveRobber(s.hex("forest 8")))
        taken.update(s.cards(0))
    assert taken["wool"] > 3 * taken["cloth"] > 0  # 6 to 1, where drawing a kind would give 1 to 1
