"""Politics cards about other players' cards: Saboteur, Spy and Wedding (CK-225 to CK-230, CK-233,
CK-234).
"""

import pytest

from tabletop_tui.games.cities_and_knights import GAME
from tabletop_tui.games.cities_and_knights.rules.actions import EndTurn
from tabletop_tui.games.cities_and_knights.rules.progress_cards.politics import (
    Forfeit,
    GiveGift,
    LeaveProgress,
    PlaySaboteur,
    PlaySpy,
    PlayWarlord,
    PlayWedding,
    TakeProgress,
)
from tests.games.cities_and_knights.scenario import Scenario, counts, kinds, progress


@pytest.mark.parametrize(("held", "owed"), [(5, 2), (8, 4), (9, 4)])
def test_ck_225_the_affected_discard_half_rounded_down_of_own_choice(held, owed):
    s = Scenario().card(0, "saboteur").hand(1, wool=held - 2, cloth=2)
    s.play(0, PlaySaboteur())
    assert s.who == (1,)
    s.refused(1, Forfeit(counts(wool=owed - 1)))
    s.refused(1, Forfeit(counts(ore=owed)))
    s.play(1, Forfeit(counts(wool=owed - 2, cloth=2)))
    assert s.cards(1) == {"wool": held - owed} and s.waits_for == "acting"


def test_ck_226_walls_and_the_limit_do_not_help():
    s = (
        Scenario()
        .card(0, "saboteur")
        .city(1, "forest 8 N")
        .wall("forest 8 N")
        .hand(1, wool=3, grain=1)
    )
    s.play(0, PlaySaboteur())
    s.play(1, Forfeit(counts(wool=2)))
    assert s.cards(1) == {"wool": 1, "grain": 1}


def rivals(card: str) -> Scenario:
    """Return a position in which seat 0 has three points, and seats 1, 2 and 3 two,
    three and four.
    """
    s = Scenario(4).card(0, card)
    for seat, points in enumerate((3, 2, 3, 4)):
        s.points(seat, points).hand(seat, wool=2, ore=2)
    return s


def test_ck_227_saboteur_hits_equal_or_more_points_and_wedding_strictly_more():
    saboteur = rivals("saboteur")
    saboteur.play(0, PlaySaboteur())
    assert set(saboteur.who) == {2, 3}
    wedding = rivals("wedding")
    wedding.play(0, PlayWedding())
    assert set(wedding.who) == {3}


def test_ck_227_points_count_as_they_are_when_the_card_is_played():
    s = rivals("saboteur")
    s.play(0, PlaySaboteur())
    s.play(3, Forfeit(counts(wool=2)))
    s.refused(3, Forfeit(counts(ore=1)))
    s.play(2, Forfeit(counts(ore=2)))
    assert s.cards(1) == {"wool": 2, "ore": 2} and s.cards(3) == {"ore": 2}


def test_ck_228_the_spy_sees_the_progress_cards_and_takes_one():
    s = Scenario().card(0, "spy").card(1, "crane", "wedding", "merchant")
    assert GAME.view(s.now(), 0).players[1].progress == [-1, -1, -1]
    events = s.play(0, PlaySpy(1))
    assert "progress-seen" in kinds(events)
    assert sorted(GAME.view(s.s, 0).players[1].progress) == sorted(s.s.players[1].progress)
    assert GAME.view(s.s, 2).players[1].progress == [-1, -1, -1]
    s.refused(0, TakeProgress(progress("bishop")))
    s.refused(0, EndTurn())
    s.refused(0, LeaveProgress())
    s.play(0, TakeProgress(progress("wedding")))
    assert s.progress(0) == ["wedding"] and s.progress(1) == ["crane", "merchant"]


def test_ck_228_an_option_lets_the_spy_take_none():
    s = Scenario(spy_may_decline=True).card(0, "spy").card(1, "crane", "wedding")
    s.play(0, PlaySpy(1))
    s.play(0, LeaveProgress())
    assert s.progress(0) == [] and s.progress(1) == ["crane", "wedding"]


def test_ck_229_no_spy_on_an_empty_hand_nor_on_shown_cards():
    s = Scenario(4).card(0, "spy").card(1, "printer").card(2, "crane", "constitution")
    assert {a.victim for a in s.choices(0, PlaySpy)} == {2}
    for seat in (0, 1, 3):
        s.refused(0, PlaySpy(seat))
    s.play(0, PlaySpy(2))  # the Crane is the only card to take
    assert s.progress(0) == ["crane"] and s.s.players[2].shown == [progress("constitution")]
    nobody = Scenario().card(0, "spy").card(1, "printer")
    assert nobody.choices(0, PlaySpy) == []


def test_ck_230_a_card_taken_by_the_spy_may_be_played_at_once():
    s = Scenario().card(0, "spy").card(1, "warlord").knight(0, "hills 11 N", active=False)
    s.play(0, PlaySpy(1))
    s.play(0, PlayWarlord())
    assert s.active("hills 11 N")


def test_ck_233_wedding_makes_them_give_two_cards_of_own_choice():
    s = (
        Scenario()
        .card(0, "wedding")
        .points(1, 1)
        .points(2, 1)
        .hand(1, wool=2, coin=2)
        .hand(2, ore=2, grain=1)
    )
    s.play(0, PlayWedding())
    assert set(s.who) == {1, 2}
    s.refused(1, GiveGift(counts(wool=1)))
    s.refused(1, GiveGift(counts(wool=2, coin=1)))
    s.play(2, GiveGift(counts(ore=2)))
    s.play(1, GiveGift(counts(wool=1, coin=1)))
    assert s.cards(0) == {"wool": 1, "coin": 1, "ore": 2}
    assert s.cards(1) == {"wool": 1, "coin": 1} and s.cards(2) == {"grain": 1}


def test_ck_234_one_card_is_given_and_an_empty_hand_gives_nothing():
    s = (
        Scenario(4)
        .card(0, "wedding")
        .points(1, 1)
        .points(2, 1)
        .points(3, 1)
        .hand(1, cloth=1)
        .hand(3, ore=2)
    )
    s.play(0, PlayWedding())
    assert s.cards(0) == {"cloth": 1, "ore": 2} and s.cards(1) == s.cards(2) == s.cards(3) == {}
    assert s.waits_for == "acting"
