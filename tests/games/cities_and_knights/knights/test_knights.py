"""Recruiting, activating and promoting knights (CK-083 to CK-097, CK-111 to CK-114)."""

import pytest

from tabletop_tui.engine import kernel
from tabletop_tui.games.cities_and_knights import GAME
from tabletop_tui.games.cities_and_knights.rules.actions import (
    Activate,
    BuildRoad,
    BuildSettlement,
    Chase,
    Displace,
    EndTurn,
    MoveKnight,
    MoveRobber,
    Promote,
    Recruit,
)
from tabletop_tui.games.cities_and_knights.rules.progress_cards.politics import (
    EnlistKnight,
    PlayDeserter,
)
from tabletop_tui.games.cities_and_knights.rules.progress_cards.science import (
    PlaySmith,
    PromoteFree,
)
from tests.games.cities_and_knights.scenario import Scenario


def path(turn: int = 0, **hand: int) -> Scenario:
    """Return roads of seat 0 from the top of forest 8 around its east side to the bottom."""
    return (
        Scenario(turn=turn)
        .settlement(0, "forest 8 N")
        .roads(0, "forest 8 N", "NE", "SE", "S")
        .hand(0, **hand)
    )


def test_ck_083_a_recruit_costs_wool_and_ore_and_is_basic_and_inactive():
    s = path(wool=2, ore=1)
    s.play(0, Recruit(s.node("forest 8 SE")))
    assert s.there("forest 8 SE") == (0, "basic-knight") and not s.active("forest 8 SE")
    assert s.cards(0) == {"wool": 1} and s.s.players[0].knights == [1, 2, 2]
    for short in (path(wool=1), path(ore=1)):
        short.refused(0, Recruit(short.node("forest 8 SE")))


def test_ck_084_a_recruit_goes_to_a_free_corner_at_or_between_own_roads():
    s = path(wool=1, ore=1).knight(1, "forest 8 SE", 2).roads(1, "forest 8 SW", "NW")
    assert {a.node for a in s.choices(0, Recruit)} == {s.node("forest 8 NE"), s.node("forest 8 S")}
    for place in ("forest 8 N", "forest 8 SE", "forest 8 SW", "forest 8 NW", "hills 11 N"):
        s.refused(0, Recruit(s.node(place)))


def test_ck_085_a_recruit_may_stand_next_to_anything():
    s = path(wool=1, ore=1).settlement(1, "forest 8 SE").knight(0, "forest 8 S", 2)
    assert s.can(0, Recruit(s.node("forest 8 NE")))


def test_ck_086_with_both_basic_knights_out_there_is_no_recruit():
    s = path(wool=1, ore=1).knight(0, "forest 8 NE").knight(0, "forest 8 SE")
    s.refused(0, Recruit(s.node("forest 8 S")))
    one = path(wool=1, ore=1).knight(0, "forest 8 NE")
    assert one.can(0, Recruit(one.node("forest 8 S")))


@pytest.mark.parametrize("level", [1, 2, 3])
def test_ck_087_activating_any_knight_costs_a_grain(level):
    s = path(grain=2).knight(0, "forest 8 S", level, active=False)
    s.play(0, Activate(s.node("forest 8 S")))
    assert s.active("forest 8 S") and s.cards(0) == {"grain": 1}
    s.refused(0, Activate(s.node("forest 8 S")))
    poor = path(wool=5).knight(0, "forest 8 S", level, active=False)
    poor.refused(0, Activate(poor.node("forest 8 S")))


def test_ck_088_a_knight_recruited_and_activated_this_turn_cannot_act():
    s = path(wool=1, ore=1, grain=1).robber("forest 8")
    s.play(0, Recruit(s.node("forest 8 S")))
    s.play(0, Activate(s.node("forest 8 S")))
    assert s.active("forest 8 S")
    s.refused(0, MoveKnight(s.node("forest 8 S"), s.node("forest 8 SE")))
    s.refused(0, Chase(s.node("forest 8 S")))
    s.play(0, EndTurn())
    for seat in (1, 2):
        s.roll(1, 1)
        s.play(seat, EndTurn())
    s.roll(1, 1)
    assert s.can(0, MoveKnight(s.node("forest 8 S"), s.node("forest 8 SE")))


def test_ck_089_promoting_costs_wool_and_ore_and_gives_one_level():
    s = path(wool=1, ore=2).knight(0, "forest 8 S", 1)
    s.play(0, Promote(s.node("forest 8 S")))
    assert s.there("forest 8 S") == (0, "strong-knight") and s.cards(0) == {"ore": 1}
    for short in (path(wool=1), path(ore=1)):
        short.knight(0, "forest 8 S", 1).refused(0, Promote(short.node("forest 8 S")))


@pytest.mark.parametrize("active", [True, False])
def test_ck_090_promotion_keeps_the_knight_awake_or_asleep(active):
    s = path(wool=1, ore=1).knight(0, "forest 8 S", 1, active=active)
    s.play(0, Promote(s.node("forest 8 S")))
    assert s.active("forest 8 S") is active


def test_ck_091_a_recruit_may_be_promoted_at_once():
    s = path(wool=2, ore=2)
    s.play(0, Recruit(s.node("forest 8 S")))
    s.play(0, Promote(s.node("forest 8 S")))
    assert s.there("forest 8 S") == (0, "strong-knight")


def test_ck_092_no_knight_is_promoted_twice_in_a_turn():
    s = path(wool=3, ore=3).knight(0, "forest 8 S").knight(0, "forest 8 NE").level(0, politics=3)
    s.play(0, Promote(s.node("forest 8 S")))
    s.refused(0, Promote(s.node("forest 8 S")))
    assert s.can(0, Promote(s.node("forest 8 NE")))


def test_ck_093_promotion_swaps_pieces_and_needs_one_in_supply():
    s = path(wool=1, ore=1).knight(0, "forest 8 S")
    s.play(0, Promote(s.node("forest 8 S")))
    assert s.s.players[0].knights == [2, 1, 2]
    full = (
        path(wool=1, ore=1)
        .knight(0, "forest 8 S")
        .knight(0, "forest 8 NE", 2)
        .knight(0, "forest 8 SE", 2)
    )
    full.refused(0, Promote(full.node("forest 8 S")))


def test_ck_094_a_mighty_knight_needs_politics_level_three():
    low = path(wool=1, ore=1).knight(0, "forest 8 S", 2).level(0, politics=2, science=3, trade=3)
    low.refused(0, Promote(low.node("forest 8 S")))
    s = path(wool=1, ore=1).knight(0, "forest 8 S", 2).level(0, politics=3)
    s.play(0, Promote(s.node("forest 8 S")))
    assert s.there("forest 8 S") == (0, "mighty-knight")


def test_ck_095_only_an_active_knight_acts_and_acting_makes_it_inactive():
    asleep = path().knight(0, "forest 8 S", active=False)
    asleep.refused(0, MoveKnight(asleep.node("forest 8 S"), asleep.node("forest 8 SE")))
    s = path().knight(0, "forest 8 S")
    s.play(0, MoveKnight(s.node("forest 8 S"), s.node("forest 8 SE")))
    assert s.there("forest 8 SE") == (0, "basic-knight") and not s.active("forest 8 SE")
    chaser = path().knight(0, "forest 8 S").robber("forest 8")
    chaser.play(0, Chase(chaser.node("forest 8 S")))
    chaser.play(0, MoveRobber(chaser.hex("hills 6")))
    assert not chaser.active("forest 8 S")
    driver = path().knight(0, "forest 8 S", 2).knight(1, "forest 8 SE", 1)
    driver.play(0, Displace(driver.node("forest 8 S"), driver.node("forest 8 SE")))
    assert driver.there("forest 8 SE") == (0, "strong-knight") and not driver.active("forest 8 SE")


def test_ck_096_a_knight_activated_again_does_not_act_twice():
    s = path(grain=1).knight(0, "forest 8 S")
    s.play(0, MoveKnight(s.node("forest 8 S"), s.node("forest 8 SE")))
    s.play(0, Activate(s.node("forest 8 SE")))
    assert s.active("forest 8 SE")
    s.refused(0, MoveKnight(s.node("forest 8 SE"), s.node("forest 8 S")))


def test_ck_097_promoting_a_ready_knight_leaves_it_ready():
    s = path(wool=1, ore=1).knight(0, "forest 8 S")
    s.play(0, Promote(s.node("forest 8 S")))
    s.play(0, MoveKnight(s.node("forest 8 S"), s.node("forest 8 SE")))
    assert s.there("forest 8 SE") == (0, "strong-knight")


@pytest.mark.parametrize("active", [True, False])
@pytest.mark.parametrize("owner", [0, 1])
def test_ck_111_a_knight_keeps_settlements_off_its_corner(owner, active):
    rich = {"brick": 1, "lumber": 1, "wool": 1, "grain": 1}
    s = path(**rich).knight(owner, "forest 8 S", active=active)
    s.refused(0, BuildSettlement(s.node("forest 8 S")))
    free = path(**rich)
    assert free.can(0, BuildSettlement(free.node("forest 8 S")))


def test_ck_111_the_own_corner_is_free_once_the_knight_has_moved():
    s = (
        path(brick=1, lumber=1, wool=1, grain=1)
        .roads(0, "forest 8 S", "SW")
        .knight(0, "forest 8 S")
    )
    s.play(0, MoveKnight(s.node("forest 8 S"), s.node("forest 8 SW")))
    s.play(0, BuildSettlement(s.node("forest 8 S")))
    assert s.there("forest 8 S") == (0, "settlement")


def up_to(owner: int) -> Scenario:
    """Return a road of seat 0 towards a knight that came from fields 4."""
    s = (
        Scenario()
        .settlement(0, "forest 8 N")
        .roads(0, "forest 8 N", "NE")
        .hand(0, brick=2, lumber=2)
    )
    return s.roads(owner, "fields 4 S", "SW").knight(owner, "forest 8 SE", active=False)


def test_ck_112_a_road_leads_up_to_an_opposing_knight_but_not_beyond():
    s = up_to(1)
    s.play(0, BuildRoad(s.between("forest 8 NE", "forest 8 SE")))
    s.refused(0, BuildRoad(s.between("forest 8 SE", "forest 8 S")))
    own = up_to(0)
    own.play(0, BuildRoad(own.between("forest 8 NE", "forest 8 SE")))
    assert own.can(0, BuildRoad(own.between("forest 8 SE", "forest 8 S")))


def test_ck_113_roads_stay_when_an_opposing_knight_enters_their_route():
    s = path(turn=1).roads(1, "fields 4 SE", "S", "SW").knight(1, "fields 4 S")
    s.play(1, MoveKnight(s.node("fields 4 S"), s.node("forest 8 SE")))
    assert s.there("forest 8 SE") == (1, "basic-knight")
    for place, other in (("N", "NE"), ("NE", "SE"), ("SE", "S")):
        assert s.s.road[s.between(f"forest 8 {place}", f"forest 8 {other}")] == 0
    assert s.s.players[0].longest == 2


def test_ck_114_no_offer_removes_weakens_or_tires_an_own_knight_as_such():
    s = path(wool=5, ore=5, grain=5, brick=5).knight(0, "forest 8 S", 2).level(0, politics=3)
    before = s.now().players[0].knights[:]
    for offer in kernel.offers(GAME, s.s, 0):
        for seed in range(6):
            copy = GAME.clone(s.s)
            action = offer.choices.sample(lambda n, seed=seed: seed % n)
            kernel.apply(GAME, copy, 0, action)
            levels = sum((2 - n) * (level + 1) for level, n in enumerate(copy.players[0].knights))
            assert levels >= 2 and sum(copy.players[0].knights) <= sum(before), action
            if offer.action not in (MoveKnight, Chase):
                assert copy.active[s.node("forest 8 S")], action


def test_e55_a_recruit_next_to_a_building():
    s = path(wool=1, ore=1)
    assert s.can(0, Recruit(s.node("forest 8 NE")))


def test_e56_a_third_basic_knight_only_after_a_promotion():
    s = path(wool=2, ore=2).knight(0, "forest 8 NE").knight(0, "forest 8 SE")
    s.refused(0, Recruit(s.node("forest 8 S")))
    s.play(0, Promote(s.node("forest 8 NE")))
    s.play(0, Recruit(s.node("forest 8 S")))
    assert s.s.players[0].knights == [0, 1, 2]


def test_e57_no_third_strong_knight():
    s = (
        path(wool=1, ore=1)
        .knight(0, "forest 8 S")
        .knight(0, "forest 8 NE", 2)
        .knight(0, "forest 8 SE", 2)
    )
    s.refused(0, Promote(s.node("forest 8 S")))


def test_e59_active_before_promoted_now_and_moving():
    s = path(wool=1, ore=1).knight(0, "forest 8 S")
    s.play(0, Promote(s.node("forest 8 S")))
    assert s.can(0, MoveKnight(s.node("forest 8 S"), s.node("forest 8 NE")))


def test_e61_no_second_promotion_by_smith():
    s = (
        path(wool=1, ore=1)
        .knight(0, "forest 8 S")
        .knight(0, "forest 8 NE")
        .card(0, "smith")
        .level(0, politics=3)
    )
    s.play(0, Promote(s.node("forest 8 S")))
    s.play(0, PlaySmith())  # the other knight is the only choice
    s.refused(0, PromoteFree(s.node("forest 8 S")))
    assert s.there("forest 8 S") == s.there("forest 8 NE") == (0, "strong-knight")


def test_e62_a_mighty_knight_without_fortress_by_deserter_only():
    s = path().knight(0, "forest 8 S", 2).card(0, "smith", "deserter").knight(1, "hills 11 N", 3)
    s.refused(0, PlaySmith())
    s.play(0, PlayDeserter(1))
    s.play(0, EnlistKnight(s.node("forest 8 NE"), 3))
    assert s.there("forest 8 NE") == (0, "mighty-knight")


def test_e71_the_own_knight_on_the_wanted_corner():
    s = path(brick=1, lumber=1, wool=1, grain=1).knight(0, "forest 8 S", active=False)
    s.refused(0, BuildSettlement(s.node("forest 8 S")))


def test_e72_a_road_may_end_at_an_opposing_knight_but_not_go_on():
    s = up_to(1)
    assert s.can(0, BuildRoad(s.between("forest 8 NE", "forest 8 SE")))
    beyond = up_to(1).roads(0, "forest 8 NE", "SE")
    beyond.refused(0, BuildRoad(beyond.between("forest 8 SE", "forest 8 S")))


@pytest.mark.parametrize("level", [3, 4, 5])
def test_ck_094_the_fortress_stays_at_the_levels_above(level):
    s = path(wool=1, ore=1).knight(0, "forest 8 S", 2).level(0, politics=level)
    s.play(0, Promote(s.node("forest 8 S")))
    assert s.there("forest 8 S") == (0, "mighty-knight")
