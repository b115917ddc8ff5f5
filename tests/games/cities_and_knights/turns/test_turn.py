"""The course of a turn, and which seats may answer when (CK-024 to CK-033)."""

from tabletop_tui.games.cities_and_knights.rules.actions import (
    BuildRoad,
    BuildSettlement,
    Discard,
    EndTurn,
    MoveRobber,
    Propose,
    Recruit,
    Roll,
    TakeResource,
    TradeBank,
)
from tabletop_tui.games.cities_and_knights.rules.events import Stole
from tabletop_tui.games.cities_and_knights.rules.progress_cards.politics import PlayWarlord
from tabletop_tui.games.cities_and_knights.rules.progress_cards.science import (
    PlayAlchemist,
    PlayCrane,
)
from tests.games.cities_and_knights.scenario import Scenario, counts, kind, kinds


def test_ck_024_thirteen_points_at_the_start_of_the_turn_win_before_the_roll():
    s = Scenario().city(0, "forest 8 N").points(0, 13).start()
    assert s.who == () and s.waits_for == "over" and s.s.winner == 0
    assert sum(s.s.rolls) == 0
    almost = Scenario().city(0, "forest 8 N").points(0, 12).start()
    assert almost.who == (0,) and almost.s.winner == -1


def test_ck_025_only_the_alchemist_may_come_before_the_compulsory_roll():
    s = (
        Scenario()
        .hand(0, brick=4, lumber=4, wool=1, ore=1)
        .roads(0, "forest 8 N", "NE")
        .city(0, "forest 8 N")
    )
    s.knight(0, "forest 8 NE", active=False).card(0, "alchemist", "warlord").start()
    road, recruit = (
        BuildRoad(s.between("forest 8 NE", "forest 8 SE")),
        Recruit(s.node("forest 8 NE")),
    )
    offer = Propose(counts(brick=1), counts(wool=1), (1,))
    for action in (
        EndTurn(),
        road,
        recruit,
        PlayWarlord(),
        TradeBank(kind("brick"), kind("ore")),
        offer,
    ):
        s.refused(0, action)
    assert s.can(0, PlayAlchemist(2, 3)) and s.can(0, Roll())
    s.roll(1, 1)
    assert s.can(0, road) and s.can(0, PlayWarlord()) and s.can(0, EndTurn())


def test_ck_026_red_and_yellow_added_up_are_the_production_number():
    s = (
        Scenario()
        .settlement(0, "fields 4 SW")
        .settlement(1, "forest 3 NW")
        .settlement(2, "hills 6 NW")
    )
    s.roll(3, 1)
    assert (s.cards(0), s.cards(1), s.cards(2)) == ({"grain": 1}, {}, {})


def test_ck_027_the_event_die_comes_before_production():
    s = Scenario().settlement(0, "fields 4 SW")
    events = kinds(s.roll(3, 1, "ship"))
    assert events.index("ship-moved") < events.index("produced")


def test_ck_027_the_event_die_comes_before_a_seven():
    s = Scenario().city(1, "forest 8 N").level(1, trade=5).hand(1, wool=8, grain=1)
    events = kinds(s.roll(6, 1, "trade"))
    assert "progress-drawn" in events and s.waits_for == "discarding" and len(s.progress(1)) == 1


def test_ck_028_after_the_roll_everything_may_be_done_in_any_order_and_often():
    s = Scenario().city(0, "forest 8 N").roads(0, "forest 8 N", "NE").card(0, "warlord")
    s.knight(0, "forest 8 NE", active=False).hand(0, brick=5, lumber=5)
    s.play(0, TradeBank(kind("brick"), kind("ore")))
    s.play(0, BuildRoad(s.between("forest 8 NE", "forest 8 SE")))
    s.play(0, PlayWarlord())
    s.play(0, TradeBank(kind("lumber"), kind("wool")))
    s.play(0, BuildRoad(s.between("forest 8 SE", "forest 8 S")))
    s.play(0, Recruit(s.node("forest 8 S")))
    assert s.cards(0) == {} and s.can(0, EndTurn())


def test_ck_029_nobody_builds_plays_or_uses_the_bank_on_anothers_turn():
    def rich(turn: int) -> Scenario:
        s = (
            Scenario(turn=turn)
            .city(1, "forest 8 N")
            .roads(1, "forest 8 N", "NE")
            .card(1, "warlord")
        )
        return s.knight(1, "forest 8 NE", active=False).hand(1, brick=5, lumber=1)

    other, own = rich(0), rich(1)
    for action in (
        BuildRoad(other.between("forest 8 NE", "forest 8 SE")),
        PlayWarlord(),
        TradeBank(kind("brick"), kind("ore")),
    ):
        other.refused(1, action)
        assert own.can(1, action)


def test_ck_030_only_those_who_owe_an_answer_have_legal_actions():
    s = Scenario().hand(1, wool=7, grain=1).hand(0, brick=3, grain=1)
    s.roll(3, 4)
    assert s.who == (1,)
    for seat in (0, 2):
        assert s.choices(seat, EndTurn) == []
        s.refused(seat, EndTurn())
    s.refused(0, TradeBank(kind("brick"), kind("ore")))
    s.refused(0, MoveRobber(s.hex("forest 8")))


def test_ck_031_independent_discards_come_in_any_order_and_once_each():
    s = Scenario().hand(0, wool=7, grain=1).hand(1, ore=7, grain=1).hand(2, grain=7, lumber=1)
    s.roll(3, 4)
    assert set(s.who) == {0, 1, 2}
    s.play(2, Discard(counts(grain=4)))
    s.refused(2, Discard(counts(grain=4)))
    s.play(0, Discard(counts(wool=4)))
    assert s.waits_for == "discarding" and s.who == (1,)
    s.play(1, Discard(counts(ore=4)))
    assert s.waits_for == "robbing"


def test_ck_032_dependent_choices_go_clockwise_from_the_active_player():
    s = Scenario(turn=1)
    for seat in range(3):
        s.level(seat, science=3)
    s.roll(1, 1)
    order = []
    while s.waits_for == "tapping":
        order.extend(s.who)
        s.refused((s.who[0] + 1) % 3, TakeResource(kind("ore")))
        s.play(s.who[0], TakeResource(kind("ore")))
    assert order == [1, 2, 0]


def test_ck_033_an_only_answer_is_carried_out_unasked():
    s = Scenario().settlement(1, "forest 8 N").hand(1, ore=1)
    s.roll(3, 4)
    events = s.play(0, MoveRobber(s.hex("forest 8")))
    assert [e.victim for e in events if isinstance(e, Stole)] == [1]
    assert s.waits_for == "acting" and s.cards(0) == {"ore": 1}


def test_e16_no_card_but_the_alchemist_before_the_roll():
    s = Scenario().city(0, "forest 8 N").card(0, "crane").hand(0, paper=1).start()
    s.refused(0, PlayCrane())
    s.roll(1, 1)
    s.play(0, PlayCrane())


def test_ck_029_a_settlement_of_another_seat_waits_for_its_own_turn():
    s = Scenario().roads(1, "forest 8 N", "NE", "SE").settlement(1, "forest 8 N")
    s.hand(1, brick=1, lumber=1, wool=1, grain=1)
    s.refused(1, BuildSettlement(s.node("forest 8 SE")))
