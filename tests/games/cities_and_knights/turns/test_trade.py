"""Trade with the bank and with each other (CK-235 to CK-245)."""

import re

import pytest

from tabletop_tui.engine import Illegal, kernel
from tabletop_tui.games.cities_and_knights import GAME
from tabletop_tui.games.cities_and_knights.rules.actions import (
    AcceptTrade,
    AskForOffers,
    CloseTrade,
    CloseTrades,
    CounterTrade,
    EndTurn,
    OpenTrades,
    Propose,
    RefuseTrade,
    TradeBank,
    WithdrawTrade,
)
from tabletop_tui.games.cities_and_knights.rules.constants import KINDS
from tabletop_tui.games.cities_and_knights.rules.player_trade import MAX_PROPOSALS
from tabletop_tui.games.cities_and_knights.rules.progress_cards.trade import PlayMerchantFleet
from tabletop_tui.play import Words
from tabletop_tui.play.rulebook import rulebook
from tabletop_tui.play.text import languages
from tests.games.cities_and_knights.scenario import Scenario, counts, kind

ANY_HARBOR = "pasture 4 SE"  # one of the corners of a 3:1 harbour
WOOL_HARBOR = "pasture 10 NW"


def bank(give: str, get: str) -> TradeBank:
    """Return a trade with the bank."""
    return TradeBank(kind(give), kind(get))


@pytest.mark.parametrize("name", KINDS)
def test_ck_235_four_equal_cards_buy_one_other(name):
    get = "coin" if name != "coin" else "ore"
    s = Scenario().hand(0, **{name: 4})
    s.play(0, bank(name, get))
    assert s.cards(0) == {get: 1} and s.s.bank[kind(name)] == (19 if kind(name) < 5 else 12)
    three = Scenario().hand(0, **{name: 3})
    three.refused(0, bank(name, get))


@pytest.mark.parametrize("name", KINDS)
def test_ck_236_a_three_to_one_harbour_takes_every_kind(name):
    get = "coin" if name != "coin" else "ore"
    s = Scenario().settlement(0, ANY_HARBOR).hand(0, **{name: 3})
    s.play(0, bank(name, get))
    assert s.cards(0) == {get: 1}
    two = Scenario().settlement(0, ANY_HARBOR).hand(0, **{name: 2})
    two.refused(0, bank(name, get))


@pytest.mark.parametrize("name", KINDS)
def test_ck_237_a_two_to_one_harbour_takes_its_own_resource_only(name):
    get = "coin" if name != "coin" else "ore"
    s = Scenario().settlement(0, WOOL_HARBOR).hand(0, **{name: 3})
    assert s.can(0, bank(name, get)) is (name == "wool")
    if name == "wool":
        s.play(0, bank(name, get))
        assert s.cards(0) == {"wool": 1, "coin": 1}


@pytest.mark.parametrize("corner", ["SW", "NW"])
@pytest.mark.parametrize("piece", ["settlement", "city"])
def test_ck_238_a_harbour_belongs_to_a_building_on_its_two_corners(piece, corner):
    s = Scenario().hand(0, wool=2).put(0, piece, f"pasture 10 {corner}")
    assert s.can(0, bank("wool", "ore"))


@pytest.mark.parametrize("corner", ["SW", "NW"])
def test_ck_238_a_knight_or_anothers_building_gains_nothing(corner):
    s = Scenario().hand(0, wool=2).knight(0, f"pasture 10 {corner}")
    s.refused(0, bank("wool", "ore"))
    theirs = (
        Scenario()
        .hand(0, wool=2)
        .settlement(1, f"pasture 10 {corner}")
        .settlement(0, "pasture 10 NE")
    )
    theirs.refused(0, bank("wool", "ore"))


def test_ck_239_no_kind_that_is_out_of_stock_and_not_the_kind_given():
    s = Scenario().hand(0, wool=4).bank(ore=0)
    s.refused(0, bank("wool", "ore"))
    s.refused(0, bank("wool", "wool"))
    assert s.can(0, bank("wool", "grain"))


def test_ck_240_the_best_rate_is_used_and_none_goes_below_two():
    s = (
        Scenario()
        .settlement(0, ANY_HARBOR, WOOL_HARBOR)
        .merchant(0, "pasture 10")
        .hand(0, wool=3, ore=4)
    )
    s.card(0, "merchant-fleet")
    s.play(0, bank("wool", "grain"))
    assert s.cards(0) == {"wool": 1, "ore": 4, "grain": 1}
    s.refused(0, bank("wool", "grain"))
    s.play(0, bank("ore", "grain"))
    assert s.cards(0) == {"wool": 1, "ore": 1, "grain": 2}
    s.play(0, PlayMerchantFleet(kind("wool")))
    s.refused(0, bank("wool", "grain"))


def propose(*seats: int, **terms: int) -> Propose:
    """Return a proposal of one wool for one ore, unless other terms are given."""
    return Propose(counts(**terms) if terms else counts(wool=1), counts(ore=1), seats)


def market() -> Scenario:
    """Return a position in which all seats have something to trade."""
    return (
        Scenario(4)
        .hand(0, wool=3, cloth=1)
        .hand(1, ore=2, coin=1)
        .hand(2, ore=1, grain=2)
        .hand(3, brick=1)
    )


def test_ck_241_the_active_player_is_on_one_side():
    s = market()
    s.refused(1, Propose(counts(ore=1), counts(grain=1), (2,)))
    s.refused(1, Propose(counts(ore=1), counts(wool=1), (0,)))
    for seats in ((0,), (), (1, 1), (0, 1), (4,)):
        s.refused(0, propose(*seats))
    s.play(0, propose(1, 2))
    s.play(1, AcceptTrade())
    s.play(2, AcceptTrade())
    s.refused(1, CloseTrade(2))
    s.play(0, CloseTrade(2))
    assert s.cards(0) == {"wool": 2, "cloth": 1, "ore": 1} and s.cards(2) == {"grain": 2, "wool": 1}
    assert s.cards(1) == {"ore": 2, "coin": 1}


def test_ck_242_no_gifts_and_no_kind_on_both_sides():
    s = market()
    none = counts()
    s.refused(0, Propose(counts(wool=1), none, (1,)))
    s.refused(0, Propose(none, counts(ore=1), (1,)))
    s.refused(0, Propose(none, none, (1,)))
    s.refused(0, Propose(counts(wool=1), counts(wool=2), (1,)))
    s.refused(0, Propose(counts(wool=1, cloth=1), counts(ore=1, cloth=1), (1,)))
    assert s.can(
        0, Propose(counts(wool=2, cloth=1), counts(ore=1), (1,))
    )  # uneven amounts are fine


def test_ck_242_a_counter_offer_obeys_the_same():
    s = market()
    s.play(0, propose(1))
    s.refused(1, CounterTrade(counts(ore=1), counts()))
    s.refused(1, CounterTrade(counts(), counts(wool=1)))
    s.refused(1, CounterTrade(counts(ore=2), counts(ore=1)))
    assert s.can(1, CounterTrade(counts(ore=1), counts(wool=2)))


def test_ck_243_both_sides_must_hold_what_they_promise():
    s = market()
    s.refused(0, Propose(counts(wool=4), counts(ore=1), (1,)))
    s.refused(0, Propose(counts(wool=5, cloth=-1), counts(ore=1), (1,)))
    s.play(0, propose(1, 3))
    s.refused(3, AcceptTrade())
    s.refused(3, CounterTrade(counts(brick=2), counts(wool=1)))
    s.play(3, CounterTrade(counts(brick=1), counts(wool=4)))  # more than seat 0 has
    s.play(1, AcceptTrade())
    s.refused(0, CloseTrade(3))
    s.play(0, CloseTrade(1))
    assert s.cards(3) == {"brick": 1} and s.cards(0) == {"wool": 2, "cloth": 1, "ore": 1}


def test_ck_244_only_the_active_player_closes():
    s = market()
    s.play(0, propose(1, 2))
    s.play(1, AcceptTrade())
    assert s.cards(0) == {"wool": 3, "cloth": 1}  # nothing changed hands yet
    s.play(2, CounterTrade(counts(grain=2), counts(cloth=1)))
    for seat in (1, 2, 3):
        s.refused(seat, CloseTrade(0))
        s.refused(seat, CloseTrade(1))
    s.refused(0, CloseTrade(3))
    s.play(0, CloseTrade(2))
    assert s.cards(0) == {"wool": 3, "grain": 2} and s.cards(2) == {"ore": 1, "cloth": 1}


def test_ck_244_others_may_propose_when_asked():
    s = market()
    s.play(0, AskForOffers())
    s.refused(1, AcceptTrade())
    s.play(1, CounterTrade(counts(coin=1), counts(cloth=1)))
    s.play(2, RefuseTrade())
    s.play(3, RefuseTrade())
    s.play(0, CloseTrade(1))
    assert s.cards(0) == {"wool": 3, "coin": 1} and s.cards(1) == {"ore": 2, "cloth": 1}


def test_ck_245_offers_end_with_the_turn():
    s = market()
    s.play(0, propose(1))
    s.play(1, AcceptTrade())
    s.play(0, WithdrawTrade())
    s.play(0, EndTurn())
    s.roll(1, 1)
    for seat in (0, 1):
        s.refused(seat, CloseTrade(1 - seat))
        s.refused(seat, AcceptTrade())
    assert s.cards(0) == {"wool": 3, "cloth": 1} and s.cards(1) == {"ore": 2, "coin": 1}


def test_h29_a_seat_may_want_no_proposals():
    s = market()
    s.play(0, propose(1, 2))
    s.play(1, CloseTrades())
    s.play(2, RefuseTrade())
    s.refused(0, propose(1))
    assert s.can(0, propose(2))
    s.play(0, EndTurn())
    s.roll(1, 1)
    s.play(1, OpenTrades())
    s.play(1, EndTurn())
    s.roll(1, 1)
    assert s.can(2, Propose(counts(grain=1), counts(coin=1), (1,)))


def test_h29_a_turn_has_room_for_thirty_proposals():
    s = market()
    assert MAX_PROPOSALS == 30
    for n in range(MAX_PROPOSALS):  # alternately an offer that is countered and a question
        assert s.can(0, propose(1)) and s.can(0, AskForOffers())
        s.play(0, AskForOffers() if n % 2 else propose(1, 2, 3))
        s.play(1, CounterTrade(counts(ore=1), counts(cloth=1)))
        for seat in (2, 3):
            s.play(seat, RefuseTrade())
        s.play(0, WithdrawTrade())
    for action in (propose(1), AskForOffers()):
        assert s.refused(0, action) == s.why_closed(0, type(action)) == "talked-enough"
        assert s.offered(0, type(action)) is None
    s.play(0, EndTurn())
    s.roll(1, 1)
    assert s.can(1, Propose(counts(ore=1), counts(wool=1), (0,)))


@pytest.mark.parametrize("language", languages())
def test_h29_the_proposal_after_the_last_is_refused_with_a_sentence(language):
    s, words = market(), Words(GAME, (), language)
    s.now().stack[-1].proposals = MAX_PROPOSALS
    with pytest.raises(Illegal) as no:
        kernel.check(GAME, s.s, 0, propose(1))
    events = words.of(s.s, no.value)
    assert events == words.say("no-talked-enough") and events.endswith(".")
    assert no.value.rule == "trade.players"


@pytest.mark.parametrize("language", languages())
def test_h29_the_rulebook_says_how_many_proposals_a_turn_has_room_for(language):
    book = {section.key: section for section in rulebook("cities_and_knights", language).sections}
    own = book["trade.players"].lines[-1]  # the limit is the program's own, and says so
    assert re.findall(r"\d+", own) == [str(MAX_PROPOSALS)] and "program" in own
    rulings = [line for section in book.values() for line in section.lines if "(H21 " in line]
    assert len(rulings) == 1 and re.findall(r"(\d+)[^)]*program", rulings[0]) == [
        str(MAX_PROPOSALS)
    ]


def test_e89_coins_at_a_three_to_one_harbour_but_no_cloth_at_the_wool_harbour():
    s = Scenario().settlement(0, ANY_HARBOR).hand(0, coin=3)
    s.play(0, bank("coin", "ore"))
    wool = Scenario().settlement(0, WOOL_HARBOR).hand(0, cloth=2, wool=2)
    wool.refused(0, bank("cloth", "ore"))
    assert wool.can(0, bank("wool", "ore"))


def test_ck_244_the_active_player_need_not_wait_for_who_is_silent():
    s = market()
    s.play(0, propose(1, 2, 3))
    assert kernel.to_act(GAME, s.now()) == (1, 2, 3), "those who were asked are waited for"
    assert kernel.may_act_meanwhile(GAME, s.now()) == (0,)
    assert not s.can(0, CloseTrade(1)) and s.can(0, WithdrawTrade())
    s.play(1, CounterTrade(counts(ore=1), counts(wool=2)))
    s.play(2, AcceptTrade())
    assert kernel.to_act(GAME, s.now()) == (3,)
    assert s.can(0, CloseTrade(1)) and s.can(0, CloseTrade(2)) and not s.can(0, CloseTrade(3))
    assert {offer.action for offer in kernel.offers(GAME, s.now(), 0)} == {
        CloseTrade,
        WithdrawTrade,
    }
    for silent in (0, 1, 2):
        s.refused(silent, AcceptTrade())
    s.refused(3, WithdrawTrade())
    s.refused(1, WithdrawTrade())
    s.play(0, CloseTrade(1))
    assert s.cards(0) == {"wool": 1, "cloth": 1, "ore": 1}
    assert kernel.to_act(GAME, s.now()) == (0,), "the turn goes on"


def test_ck_244_an_offer_is_taken_back_while_all_are_silent():
    s = market()
    s.play(0, propose(1, 2))
    s.play(0, WithdrawTrade())
    assert kernel.to_act(GAME, s.now()) == (0,) and not kernel.may_act_meanwhile(GAME, s.now())
    s.refused(1, AcceptTrade())
