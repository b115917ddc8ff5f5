"""Drawing and holding progress cards (CK-160 to CK-173)."""

import pytest

from tabletop_tui.games.cities_and_knights.rules.actions import (
    BuildRoad,
    DiscardProgress,
    EndTurn,
    Propose,
    TradeBank,
)
from tabletop_tui.games.cities_and_knights.rules.progress_cards.catalogue import COPIES
from tabletop_tui.games.cities_and_knights.rules.progress_cards.politics import (
    PlayBishop,
    PlaySaboteur,
    PlaySpy,
    PlayWarlord,
    PlayWedding,
)
from tabletop_tui.games.cities_and_knights.rules.progress_cards.science import (
    PlayCrane,
    PlayIrrigation,
    PlayMining,
)
from tabletop_tui.games.cities_and_knights.rules.progress_cards.trade import PlayResourceMonopoly
from tests.games.cities_and_knights.scenario import Scenario, counts, kind, kinds, progress

FOUR = ("spy", "wedding", "smith", "crane")


def drawn(s: Scenario, seat: int) -> int:
    """Return how many progress cards a seat has, including shown ones."""
    return len(s.s.players[seat].progress) + len(s.s.players[seat].shown)


def left(s: Scenario) -> list[int]:
    """Return by deck how many of its cards are not in it."""
    return [sum(all_) - len(deck) for all_, deck in zip(COPIES, s.s.decks, strict=True)]


def test_ck_160_at_level_zero_nobody_draws():
    s = Scenario().level(0, trade=5, politics=5)
    s.roll(1, 1, "science")
    assert drawn(s, 0) == 0


@pytest.mark.parametrize("red", range(1, 7))
@pytest.mark.parametrize("level", range(1, 6))
def test_ck_161_at_level_l_a_red_die_up_to_l_plus_one_draws(level, red):
    s = Scenario().level(1, politics=level)
    s.roll(red, 1 if red != 6 else 2, "politics")
    assert drawn(s, 1) == (1 if red <= level + 1 else 0)


def test_ck_162_everybody_who_qualifies_draws_from_the_deck_of_the_gate_only():
    s = (
        Scenario()
        .level(0, trade=2, science=5)
        .level(1, trade=3, politics=5)
        .level(2, trade=1, science=5)
    )
    s.deck("trade", "merchant", "resource-monopoly", "merchant-fleet")
    s.roll(3, 1, "trade")
    assert (s.progress(0), s.progress(1), s.progress(2)) == (
        ["merchant"],
        ["resource-monopoly"],
        [],
    )
    assert left(s) == [0, 2, 0]


def test_ck_163_players_draw_in_turn_order():
    s = Scenario(turn=1)
    for seat in range(3):
        s.level(seat, trade=5)
    s.deck("trade", "merchant", "resource-monopoly", "merchant-fleet").roll(1, 1, "trade")
    assert (s.progress(1), s.progress(2), s.progress(0)) == (
        ["merchant"],
        ["resource-monopoly"],
        ["merchant-fleet"],
    )


def test_ck_164_when_the_deck_runs_out_later_drawers_get_nothing():
    s = Scenario().level(0, trade=5).level(1, trade=5).deck("trade")
    s.roll(1, 1, "trade")
    assert drawn(s, 0) == drawn(s, 1) == 0 and s.waits_for == "acting"


def test_ck_165_used_and_discarded_cards_go_under_their_own_deck():
    s = Scenario().card(0, "warlord", *FOUR).knight(0, "hills 11 N", active=False)
    s.deck("politics", "bishop")
    s.play(0, PlayWarlord())
    assert s.progress(0) == sorted(FOUR) and left(s)[2] == 2
    top = [s.s.decks[2].draw(s.s) for _ in range(len(s.s.decks[2]))]
    assert top[0] == 0 and top[-1] == progress("warlord") - progress("bishop")


def test_ck_165_a_discard_goes_under_its_own_deck():
    s = Scenario().card(0, *FOUR, "merchant")
    s.play(0, EndTurn())
    s.play(0, DiscardProgress(progress("merchant")))
    assert left(s) == [2, 0, 2]


def test_ck_166_a_fifth_card_off_turn_is_discarded_at_once():
    s = (
        Scenario()
        .card(1, *FOUR)
        .level(1, trade=5)
        .settlement(0, "mountains 2 N")
        .deck("trade", "merchant")
    )
    s.roll(1, 1, "trade")
    assert s.who == (1,)
    s.refused(0, EndTurn())
    s.refused(1, DiscardProgress(progress("bishop")))
    s.play(1, DiscardProgress(progress("spy")))
    assert s.progress(1) == ["crane", "merchant", "smith", "wedding"] and s.waits_for == "acting"


def test_ck_167_it_comes_before_production_and_may_be_the_new_card():
    s = (
        Scenario()
        .card(1, *FOUR)
        .level(1, trade=5)
        .settlement(0, "mountains 2 N")
        .deck("trade", "merchant")
    )
    events = s.roll(1, 1, "trade")
    assert "produced" not in kinds(events) and s.cards(0) == {}
    events = s.play(1, DiscardProgress(progress("merchant")))
    assert (
        "produced" in kinds(events) and s.cards(0) == {"ore": 1} and s.progress(1) == sorted(FOUR)
    )


def test_ck_168_five_cards_in_the_own_turn_but_four_at_its_end():
    s = Scenario().card(0, *FOUR).level(0, trade=5).deck("trade", "merchant")
    s.roll(1, 1, "trade")
    assert s.waits_for == "acting" and len(s.progress(0)) == 5
    s.play(0, EndTurn())
    assert s.who == (0,) and s.s.turn == 0
    s.refused(0, PlaySpy(1))
    s.play(0, DiscardProgress(progress("smith")))
    assert (
        s.progress(0) == ["crane", "merchant", "spy", "wedding"] and s.who == (1,) and s.s.turn == 1
    )


@pytest.mark.parametrize(("deck", "card"), [("science", "printer"), ("politics", "constitution")])
@pytest.mark.parametrize("seat", [0, 1])
def test_ck_169_printer_and_constitution_are_shown_and_score_when_drawn(deck, card, seat):
    s = Scenario().card(seat, *FOUR).level(seat, **{deck: 1}).deck(deck, card)
    s.roll(1, 1, deck)
    assert s.s.players[seat].shown == [progress(card)] and s.score(seat) == 1
    assert s.progress(seat) == sorted(FOUR) and s.waits_for == "acting"


def test_ck_170_any_number_of_cards_in_a_turn_fresh_ones_too():
    s = (
        Scenario()
        .settlement(0, "fields 4 SW", "mountains 9 SE")
        .card(0, "irrigation", "mining")
        .level(0, politics=5)
    )
    s.knight(0, "hills 11 S", active=False).deck("politics", "warlord")
    s.roll(1, 1, "politics")
    for action in (PlayIrrigation(), PlayWarlord(), PlayMining()):
        s.play(0, action)
    assert s.progress(0) == [] and s.cards(0) == {"grain": 2, "ore": 2}


def test_ck_171_progress_cards_are_no_goods_of_trade():
    s = Scenario().card(0, "spy").hand(0, ore=1).hand(1, wool=1)
    shape = s.offered(0, Propose)
    assert (
        shape is not None and len(shape.purse) == len(shape.wanted) == 8
    )  # the eight kinds of cards and no more
    for cards in ((0,) * 8 + (1,), (0, 0, 0, 0, 1, 0, 0, 0, 1)):
        s.refused(0, Propose(cards, counts(wool=1), (1,)))
    assert s.can(0, Propose(counts(ore=1), counts(wool=1), (1,)))


def test_ck_172_a_card_that_visibly_does_nothing_is_refused_and_kept():
    s = (
        Scenario()
        .card(0, "warlord", "irrigation", "wedding", "saboteur")
        .hand(1, ore=3)
        .settlement(0, "hills 5 N")
    )
    for action in (PlayWarlord(), PlayIrrigation(), PlayWedding(), PlaySaboteur()):
        s.refused(0, action)
    assert s.progress(0) == ["irrigation", "saboteur", "warlord", "wedding"]


def test_ck_173_a_card_that_fails_on_hidden_hands_is_allowed_and_spent():
    s = Scenario().card(0, "resource-monopoly").hand(1, ore=3)
    s.play(0, PlayResourceMonopoly(kind("wool")))
    assert s.cards(0) == {} and s.cards(1) == {"ore": 3} and s.progress(0) == []
    assert left(s)[1] == 0


def test_e06_level_zero_red_one_matching_gate():
    s = Scenario().level(0, science=0)
    s.roll(1, 2, "science")
    assert drawn(s, 0) == 0


def test_e07_level_one_draws_on_two_but_not_on_three_and_level_five_always():
    for level, red, cards in ((1, 2, 1), (1, 3, 0), (5, 6, 1)):
        s = Scenario().level(0, science=level)
        s.roll(red, 2, "science")
        assert drawn(s, 0) == cards


def test_e08_one_card_left_and_two_entitled():
    s = Scenario(turn=1).level(0, trade=5).level(2, trade=5).start()
    s.now()
    last = progress("merchant") - progress("commercial-harbor")
    s.s.decks[1].bag[:] = [int(i == last) for i in range(6)]
    s.whole = False
    s.roll(1, 1, "trade")
    assert s.progress(2) == ["merchant"] and s.progress(0) == []


def test_e09_a_fifth_card_off_turn():
    s = (
        Scenario()
        .card(2, *FOUR)
        .level(2, science=5)
        .settlement(2, "mountains 2 N")
        .deck("science", "mining")
    )
    s.roll(1, 1, "science")
    assert s.who == (2,) and s.cards(2) == {}
    assert {a.card for a in s.choices(2, DiscardProgress)} == {
        progress(name) for name in (*FOUR, "mining")
    }
    s.play(2, DiscardProgress(progress("mining")))
    assert s.cards(2) == {"ore": 1}


def test_e10_a_fifth_card_in_the_own_turn_is_kept_to_its_end():
    s = Scenario().card(0, *FOUR, "merchant")
    assert s.can(0, EndTurn())
    s.play(0, EndTurn())
    assert s.waits_for == "trimming"
    s.refused(0, BuildRoad(0))
    s.refused(0, PlayCrane())
    s.play(0, DiscardProgress(progress("merchant")))
    assert s.s.turn == 1


def test_e11_a_printer_off_turn_with_four_in_hand():
    s = Scenario().card(1, *FOUR).level(1, science=1).deck("science", "printer")
    s.roll(1, 1, "science")
    assert s.waits_for == "acting" and s.score(1) == 1 and s.progress(1) == sorted(FOUR)


def test_e12_the_thirteenth_point_from_a_drawn_card():
    own = Scenario().level(0, science=5).deck("science", "printer").hand(1, ore=9).points(0, 12)
    own.roll(6, 1, "science")
    assert own.waits_for == "over" and own.s.winner == 0 and own.cards(1) == {"ore": 9}
    other = Scenario().level(1, science=1).deck("science", "printer").points(1, 12)
    other.roll(1, 1, "science")
    assert other.waits_for == "acting" and other.score(1) == 13
    other.play(0, EndTurn())
    assert other.waits_for == "over" and other.s.winner == 1


def test_ck_172_a_bishop_before_the_first_attack_stays_in_hand():
    s = Scenario().card(0, "bishop").with_(robber_free=False).hand(0, ore=4)
    s.refused(0, PlayBishop(s.hex("forest 8")))
    assert s.progress(0) == ["bishop"] and s.can(0, TradeBank(kind("ore"), kind("wool")))


def test_ck_166_off_turn_is_who_is_not_on_turn_whoever_began():
    s = Scenario(turn=1).card(0, *FOUR).card(1, *FOUR).level(0, trade=5).level(1, trade=5)
    s.settlement(2, "mountains 2 N").deck("trade", "merchant", "merchant-fleet")
    s.roll(1, 1, "trade")
    assert s.who == (0,)
    s.play(0, DiscardProgress(progress("spy")))
    assert len(s.progress(1)) == 5 and s.waits_for == "acting" and s.who == (1,)
