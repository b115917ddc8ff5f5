"""Science cards (CK-174 to CK-196)."""

import pytest

from tabletop_tui.games.cities_and_knights.rules.actions import (
    Discard,
    EndTurn,
    Improve,
    Roll,
)
from tabletop_tui.games.cities_and_knights.rules.events import Rolled
from tabletop_tui.games.cities_and_knights.rules.progress_cards.science import (
    PlayAlchemist,
    PlayCrane,
    PlayEngineer,
    PlayInventor,
    PlayIrrigation,
    PlayMedicine,
    PlayMining,
)
from tests.games.cities_and_knights.scenario import Scenario, counts, kind, kinds

SCIENCE = Improve(0)


def test_ck_174_the_alchemist_sets_red_and_yellow_and_leaves_the_event_die():
    for face in ("ship", "science", "trade", "politics"):
        s = Scenario().card(0, "alchemist").settlement(0, "forest 8 N")
        (rolled,) = (e for e in s.alchemist(2, 6, face) if isinstance(e, Rolled))
        assert (rolled.red, rolled.yellow) == (2, 6) and s.cards(0) == {"lumber": 1}
        assert s.progress(0) == []


def test_ck_174_the_alchemist_comes_before_the_roll_only():
    s = Scenario().card(0, "alchemist")
    s.refused(0, PlayAlchemist(2, 6))
    s = Scenario().card(0, "alchemist").start()
    assert len(s.choices(0, PlayAlchemist)) == 36
    for red, yellow in ((0, 6), (7, 1), (3, 0), (1, 7)):
        s.refused(0, PlayAlchemist(red, yellow))


def test_ck_175_the_chosen_red_die_decides_the_draws():
    for red, cards in ((2, 1), (3, 0)):
        s = Scenario().card(0, "alchemist").level(1, trade=1)
        s.alchemist(red, 6, "trade")
        assert len(s.s.players[1].progress) == cards


def test_ck_176_the_alchemist_may_choose_a_seven():
    s = Scenario().card(0, "alchemist").hand(1, wool=7, grain=1)
    s.alchemist(3, 4)
    s.play(1, Discard(counts(wool=4)))
    assert s.who == (0,) and s.waits_for == "robbing"


def test_ck_177_a_second_alchemist_in_the_turn_is_refused():
    s = Scenario().card(0, "alchemist", "alchemist")
    s.alchemist(1, 1)
    s.refused(0, PlayAlchemist(2, 6))
    assert s.progress(0) == ["alchemist"]


def test_ck_178_the_crane_lowers_the_next_improvement_and_lapses_at_the_end():
    s = Scenario().city(0, "forest 8 N").card(0, "crane").level(0, science=1).hand(0, paper=4)
    s.play(0, PlayCrane())
    s.play(0, SCIENCE)  # 2 - 1
    assert s.cards(0) == {"paper": 3}
    s.play(0, SCIENCE)  # 3 again
    assert s.cards(0) == {}
    late = Scenario().city(0, "forest 8 N").card(0, "crane")
    late.play(0, PlayCrane())
    late.play(0, EndTurn())
    for seat in (1, 2):
        late.roll(1, 1)
        late.play(seat, EndTurn())
    late.roll(1, 1)
    late.refused(0, SCIENCE)


def test_ck_179_a_second_crane_in_the_turn_is_refused():
    s = Scenario().city(0, "forest 8 N").card(0, "crane", "crane").hand(0, paper=5)
    s.play(0, PlayCrane())
    s.refused(0, PlayCrane())
    s.play(0, SCIENCE)
    s.refused(0, PlayCrane())


def test_ck_179_an_option_allows_a_crane_for_each_improvement():
    s = (
        Scenario(crane_per_turn=False)
        .city(0, "forest 8 N")
        .card(0, "crane", "crane")
        .hand(0, paper=1)
    )
    s.play(0, PlayCrane())
    s.refused(0, PlayCrane())
    s.play(0, SCIENCE)
    s.play(0, PlayCrane())
    s.play(0, SCIENCE)
    assert s.s.players[0].tracks[0] == 2 and s.cards(0) == {}


def test_ck_180_the_crane_is_refused_without_a_city():
    s = Scenario().settlement(0, "forest 8 N").card(0, "crane").hand(0, paper=1)
    s.refused(0, PlayCrane())
    city = Scenario().city(0, "forest 8 N").card(0, "crane").hand(0, paper=1)
    assert city.can(0, PlayCrane())


def test_ck_181_the_engineer_gives_a_free_wall():
    s = (
        Scenario()
        .city(0, "forest 8 N", "hills 5 N")
        .wall("hills 5 N")
        .city(1, "hills 11 N")
        .settlement(0, "hills 6 N")
    )
    s.card(0, "engineer")
    assert {a.node for a in s.choices(0, PlayEngineer)} == {s.node("forest 8 N")}
    for place in ("hills 5 N", "hills 11 N", "hills 6 N"):
        s.refused(0, PlayEngineer(s.node(place)))
    s.play(0, PlayEngineer(s.node("forest 8 N")))
    assert s.s.wall[s.node("forest 8 N")] and s.s.players[0].walls == 1


def test_ck_182_when_the_engineer_is_refused():
    three = ("forest 8 N", "hills 5 N", "hills 11 S")
    s = Scenario().city(0, *three, "hills 6 N").wall(*three).card(0, "engineer")
    s.refused(0, PlayEngineer(s.node("hills 6 N")))
    walled = (
        Scenario()
        .city(0, "forest 8 N")
        .wall("forest 8 N")
        .card(0, "engineer")
        .settlement(0, "hills 6 N")
    )
    assert walled.choices(0, PlayEngineer) == []
    walled.refused(0, PlayEngineer(walled.node("forest 8 N")))


def swap(s: Scenario, place: str, other: str) -> PlayInventor:
    """Return the swap of two tokens."""
    return PlayInventor(s.hex(place), s.hex(other))


def test_ck_183_the_inventor_swaps_two_tokens_but_no_2_6_8_12():
    s = Scenario().card(0, "inventor")
    for place in ("mountains 2", "hills 6", "forest 8", "pasture 12", "desert 0"):
        s.refused(0, swap(s, place, "hills 5"))
    hills, pasture = s.hex("hills 11"), s.hex("pasture 4")
    s.play(0, swap(s, "hills 11", "pasture 4"))
    assert (s.s.tokens[hills], s.s.tokens[pasture]) == (4, 11) and s.progress(0) == []


def test_ck_183_production_follows_the_swapped_tokens():
    s = Scenario().card(0, "inventor").settlement(1, "hills 11 N")
    s.play(0, swap(s, "hills 11", "pasture 4"))
    s.play(0, EndTurn())
    s.roll(5, 6)
    assert s.cards(1) == {}
    s.play(1, EndTurn())
    s.roll(1, 3)
    assert s.cards(1) == {"brick": 1}


def test_ck_184_the_inventor_refuses_equal_tokens():
    s = Scenario().card(0, "inventor")
    s.refused(0, swap(s, "forest 3", "pasture 3"))
    s.refused(0, PlayInventor(s.hex("forest 3"), s.hex("forest 3")))
    assert s.can(0, swap(s, "forest 3", "pasture 4"))


def test_ck_185_the_robber_stays_on_its_hex():
    s = Scenario().card(0, "inventor").robber("hills 11")
    robber = s.hex("hills 11")
    s.play(0, swap(s, "hills 11", "pasture 4"))
    assert s.s.robber == robber and s.s.tokens[robber] == 4


@pytest.mark.parametrize(
    ("play", "card", "gets", "city", "second", "other"),
    [
        (PlayIrrigation, "irrigation", "grain", "fields 4 NW", "fields 4 SW", "fields 9 S"),
        (PlayMining, "mining", "ore", "mountains 9 NW", "mountains 9 S", "mountains 6 S"),
    ],
)
def test_ck_186_two_cards_for_each_such_hex(play, card, gets, city, second, other):
    s = Scenario().card(0, card).city(0, city).settlement(0, second, other).knight(0, "fields 8 NE")
    s.play(0, play())
    assert s.cards(0) == {gets: 4}  # two hexes, regardless of the number of buildings


@pytest.mark.parametrize(
    ("play", "card", "place", "gets"),
    [
        (PlayIrrigation, "irrigation", "fields 9", "grain"),
        (PlayMining, "mining", "mountains 2", "ore"),
    ],
)
def test_ck_187_the_robber_does_not_matter(play, card, place, gets):
    corner = f"{place} S" if gets == "grain" else f"{place} N"
    s = Scenario().card(0, card).settlement(0, corner).robber(place)
    s.play(0, play())
    assert s.cards(0) == {gets: 2}


def test_ck_188_a_short_bank_pays_what_it_has_and_no_hex_is_refused():
    s = Scenario().card(0, "irrigation").settlement(0, "fields 4 N", "fields 9 S").bank(grain=3)
    s.play(0, PlayIrrigation())
    assert s.cards(0) == {"grain": 3}
    empty = Scenario().card(0, "mining").settlement(0, "mountains 9 N").bank(ore=0)
    empty.refused(0, PlayMining())
    for action in (PlayIrrigation(), PlayMining()):
        away = (
            Scenario()
            .card(0, "irrigation", "mining")
            .settlement(0, "forest 8 NW")
            .knight(0, "fields 8 NE")
        )
        away.refused(0, action)


def test_ck_189_medicine_upgrades_for_two_ore_and_a_grain():
    s = Scenario().card(0, "medicine").settlement(0, "forest 8 N").hand(0, ore=2, grain=1)
    s.play(0, PlayMedicine(s.node("forest 8 N")))
    assert s.there("forest 8 N") == (0, "city") and s.cards(0) == {}


def test_ck_190_when_medicine_is_refused():
    def sick(**hand: int) -> Scenario:
        return Scenario().card(0, "medicine").hand(0, **hand)

    s = sick(ore=2, grain=1).city(0, "forest 8 N").settlement(1, "hills 5 N")
    assert s.choices(0, PlayMedicine) == []
    s.refused(0, PlayMedicine(s.node("forest 8 N")))
    s.refused(0, PlayMedicine(s.node("hills 5 N")))
    full = (
        sick(ore=2, grain=1)
        .settlement(0, "forest 8 N")
        .city(0, "hills 5 N", "hills 6 N", "hills 11 S", "fields 9 S")
    )
    full.refused(0, PlayMedicine(full.node("forest 8 N")))
    for hand in ({"ore": 1, "grain": 1}, {"ore": 2}):
        poor = sick(**hand).settlement(0, "forest 8 N")
        poor.refused(0, PlayMedicine(poor.node("forest 8 N")))


def test_e13_the_alchemist_picks_a_seven_before_the_first_attack():
    s = (
        Scenario()
        .with_(robber_free=False)
        .card(0, "alchemist")
        .hand(1, wool=7, grain=1)
        .settlement(1, "forest 8 N")
    )
    s.alchemist(3, 4)
    s.play(1, Discard(counts(wool=4)))
    assert s.waits_for == "acting" and s.s.robber == s.hex("desert 0")


def test_e14_the_barbarians_may_attack_before_the_chosen_production():
    s = Scenario().with_(ship=6).card(0, "alchemist").city(0, "hills 11 N")
    events = kinds(s.alchemist(5, 6, "ship"))
    assert events.index("city-lost") < events.index("produced") and s.cards(0) == {"brick": 1}


def test_e15_no_engineer_between_the_seven_and_the_discard():
    s = Scenario().card(0, "engineer").city(0, "forest 8 N").hand(0, wool=7, grain=1)
    s.roll(3, 4)
    s.refused(0, PlayEngineer(s.node("forest 8 N")))
    s.play(0, Discard(counts(wool=4)))


def test_e92_the_crane_makes_level_one_free_and_a_second_is_refused():
    s = Scenario().city(0, "forest 8 N").card(0, "crane", "crane")
    s.play(0, PlayCrane())
    s.play(0, SCIENCE)
    assert s.s.players[0].tracks[0] == 1 and s.cards(0) == {}
    s.refused(0, PlayCrane())


def test_e94_the_inventor_on_the_robbers_hex():
    s = Scenario().card(0, "inventor").robber("hills 11")
    s.play(0, swap(s, "hills 11", "fields 4"))
    assert s.s.tokens[s.hex("hills 11")] == 4 and s.s.tokens[s.hex("fields 4")] == 11
    assert s.s.robber == s.hex("hills 11")


def test_ck_177_the_roll_is_not_repeated_after_an_alchemist():
    s = Scenario().card(0, "alchemist")
    s.alchemist(1, 1)
    s.refused(0, Roll())
    assert s.s.bank[kind("ore")] == 19
