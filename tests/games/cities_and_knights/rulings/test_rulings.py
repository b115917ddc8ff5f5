"""Rulings on what the numbered rules leave open: table options (D) and gaps that no source fills
(H).
"""

import pytest

from tabletop_tui.games.cities_and_knights import GAME
from tabletop_tui.games.cities_and_knights.rules.actions import (
    AskForOffers,
    Chase,
    ChooseDeck,
    DiscardProgress,
    EndTurn,
    Improve,
    MoveKnight,
    MoveRobber,
    Promote,
    Propose,
    Relocate,
    TakeGold,
    TakeResource,
    TradeBank,
)
from tabletop_tui.games.cities_and_knights.rules.events import Stole
from tabletop_tui.games.cities_and_knights.rules.progress_cards.politics import (
    EnlistKnight,
    Forfeit,
    PlayBishop,
    PlayDeserter,
    PlayIntrigue,
    PlaySaboteur,
    PlayWedding,
)
from tabletop_tui.games.cities_and_knights.rules.progress_cards.science import PlayCrane
from tabletop_tui.games.cities_and_knights.rules.progress_cards.trade import (
    OfferCard,
    PlayCommercialHarbor,
    PlayMerchantFleet,
    PlayResourceMonopoly,
    PlayTradeMonopoly,
)
from tests.games.cities_and_knights.scenario import Scenario, counts, kind, kinds, progress, track

FOUR = ("spy", "wedding", "smith", "crane")


def bank(give: str, get: str) -> TradeBank:
    """Return a trade with the bank."""
    return TradeBank(kind(give), kind(get))


@pytest.mark.parametrize("option", [False, True])
def test_d14_an_option_chases_the_robber_to_numbered_hexes_only(option):
    s = (
        Scenario(chase_needs_number=option)
        .roads(0, "hills 11 N", "NE")
        .knight(0, "hills 11 N")
        .robber("hills 11")
    )
    s.play(0, Chase(s.node("hills 11 N")))
    assert s.can(0, MoveRobber(s.hex("desert 0"))) is not option
    s.play(0, MoveRobber(s.hex("forest 8")))


def test_d14_a_chased_robber_goes_to_every_numbered_hex_but_his_own():
    s = Scenario(chase_needs_number=True).robber("hills 11").knight(0, "hills 11 N")
    s.play(0, Chase(s.node("hills 11 N")))
    here, desert = s.hex("hills 11"), s.hex("desert 0")
    assert [a.hex for a in s.choices(0, MoveRobber)] == [
        h for h in range(19) if h not in (here, desert)
    ]
    assert s.refused(0, MoveRobber(here)) == "robber-stays"
    assert s.refused(0, MoveRobber(desert)) == "robber-numbered"


def test_d14_where_nothing_else_has_a_number_a_chased_robber_goes_anywhere():
    s = Scenario(chase_needs_number=True).robber("hills 11").knight(0, "hills 11 N")
    here, s.whole = s.hex("hills 11"), False  # all others are effectively deserts
    s.s.tokens[:] = [token * (h == here) for h, token in enumerate(s.s.tokens)]
    s.play(0, Chase(s.node("hills 11 N")))
    assert [a.hex for a in s.choices(0, MoveRobber)] == [h for h in range(19) if h != here]


def test_d14_a_seven_still_allows_the_desert():
    s = Scenario(chase_needs_number=True).robber("hills 11")
    s.roll(3, 4)
    assert s.can(0, MoveRobber(s.hex("desert 0")))


def test_h11_production_gold_and_aqueduct_in_turn_order():
    s = (
        Scenario(turn=1)
        .terrain("forest 8", "gold")
        .settlement(0, "gold 8 N")
        .settlement(1, "gold 8 S")
    )
    s.level(2, science=3)
    s.roll(4, 4)
    order = []
    while s.waits_for in ("prospecting", "tapping"):
        order.append((s.waits_for, *s.who))
        take = (
            TakeGold(counts(ore=1)) if s.waits_for == "prospecting" else TakeResource(kind("ore"))
        )
        s.play(s.who[0], take)
    assert order == [("prospecting", 1), ("prospecting", 0), ("tapping", 2)]


def test_h16_hands_are_hidden_and_their_sizes_public():
    s = Scenario().hand(1, wool=2, coin=1).card(1, "spy", "crane")
    for seat in (0, 2):
        view = GAME.view(s.now(), seat)
        assert view.players[1].cards == 3 and len(view.players[1].progress) == 2
        assert "'spy'" not in repr(view) and sum(view.players[1].hand) != 3
        assert progress("spy") not in view.players[1].progress


def test_h22_gold_counts_as_a_card_received():
    s = Scenario().terrain("forest 8", "gold").settlement(0, "gold 8 N").level(0, science=3)
    s.roll(4, 4)
    s.play(0, TakeGold(counts(ore=1)))
    assert s.waits_for == "acting" and s.cards(0) == {"ore": 1}


def test_h27_two_fleets_name_two_kinds():
    s = Scenario().card(0, "merchant-fleet", "merchant-fleet").hand(0, wool=2, coin=2, ore=2)
    s.play(0, PlayMerchantFleet(kind("wool")))
    s.play(0, PlayMerchantFleet(kind("coin")))
    s.play(0, bank("wool", "grain"))
    s.play(0, bank("coin", "grain"))
    s.refused(0, bank("ore", "grain"))
    assert s.cards(0) == {"grain": 2, "ore": 2}


def test_h28_an_option_forbids_trade_among_players():
    s = Scenario(trades=False).hand(0, wool=4).hand(1, ore=1)
    s.refused(0, Propose(counts(wool=1), counts(ore=1), (1,)))
    s.refused(0, AskForOffers())
    assert s.can(0, bank("wool", "ore"))


def test_h34_after_tied_defenders_have_drawn_those_off_turn_discard():
    s = (
        Scenario()
        .with_(ship=6)
        .city(2, "forest 8 N")
        .knight(0, "hills 11 N")
        .knight(1, "hills 11 S")
    )
    s.card(1, *FOUR).deck("trade", "merchant", "resource-monopoly")
    s.roll(1, 1)
    s.play(0, ChooseDeck(track("trade")))
    s.play(1, ChooseDeck(track("trade")))
    assert s.who == (1,) and s.waits_for == "trimming"
    s.play(1, DiscardProgress(progress("resource-monopoly")))
    assert s.progress(1) == sorted(FOUR) and s.progress(0) == ["merchant"]


def test_h34_with_all_decks_empty_tied_defenders_get_nothing():
    s = (
        Scenario()
        .with_(ship=6)
        .city(2, "forest 8 N")
        .knight(0, "hills 11 N")
        .knight(1, "hills 11 S")
    )
    s.deck("science").deck("trade").deck("politics").roll(1, 1)
    assert s.waits_for == "acting" and all(player.defender == 0 for player in s.s.players)


def test_h37_without_any_city_the_best_defender_still_scores():
    s = Scenario().with_(ship=6).settlement(0, "forest 8 N").knight(1, "hills 11 N")
    s.roll(1, 1)
    assert s.score(1) == 1


def test_h38_a_promotion_is_remembered_when_the_knight_moves():
    s = Scenario().roads(0, "hills 11 N", "NE", "SE").knight(0, "hills 11 N").hand(0, wool=2, ore=2)
    s.level(0, politics=3)
    s.play(0, Promote(s.node("hills 11 N")))
    s.play(0, MoveKnight(s.node("hills 11 N"), s.node("hills 11 SE")))
    s.refused(0, Promote(s.node("hills 11 SE")))


def test_h38_a_new_knight_on_an_old_corner_remembers_nothing():
    s = (
        Scenario()
        .roads(0, "hills 11 N", "NE", "SE")
        .knight(0, "hills 11 N")
        .knight(0, "hills 11 SE", 2)
    )
    s.hand(0, wool=2, ore=2).level(0, politics=3)
    s.play(0, Promote(s.node("hills 11 N")))
    s.play(0, MoveKnight(s.node("hills 11 N"), s.node("hills 11 NE")))
    s.play(0, MoveKnight(s.node("hills 11 SE"), s.node("hills 11 N")))
    s.play(0, Promote(s.node("hills 11 N")))
    assert s.there("hills 11 N") == (0, "mighty-knight")


def test_h38_a_relocated_knight_may_act_on_its_owners_turn():
    s = Scenario().roads(0, "hills 11 N", "NE").card(0, "intrigue").knight(1, "hills 11 NE")
    s.roads(1, "hills 11 NE", "SE", "S")
    s.play(0, PlayIntrigue(s.node("hills 11 NE")))
    s.play(1, Relocate(s.node("hills 11 S")))
    s.play(0, EndTurn())
    s.roll(1, 1)
    assert s.can(1, MoveKnight(s.node("hills 11 S"), s.node("hills 11 SE")))


def test_h43_a_chase_may_hit_nobody():
    s = Scenario().roads(0, "hills 11 N", "NE").knight(0, "hills 11 N").robber("hills 11")
    s.play(0, Chase(s.node("hills 11 N")))
    events = s.play(0, MoveRobber(s.hex("forest 8")))
    assert "stole" not in kinds(events) and s.waits_for == "acting"


def test_h48_the_crane_is_refused_with_every_track_at_five():
    s = Scenario().city(0, "forest 8 N").card(0, "crane").level(0, science=5, trade=5, politics=5)
    s.refused(0, PlayCrane())
    less = (
        Scenario().city(0, "forest 8 N").card(0, "crane").level(0, science=5, trade=5, politics=4)
    )
    assert less.can(0, PlayCrane())


def test_h53_commercial_harbor_ends_by_itself():
    s = Scenario().card(0, "commercial-harbor").hand(0, wool=3).hand(1, coin=1).hand(2, coin=1)
    s.play(0, PlayCommercialHarbor())
    s.play(0, OfferCard(1, kind("wool")))
    s.play(0, OfferCard(2, kind("wool")))
    assert s.waits_for == "acting"
    one = Scenario().card(0, "commercial-harbor").hand(0, wool=1).hand(1, coin=1).hand(2, coin=1)
    one.play(0, PlayCommercialHarbor())
    one.play(0, OfferCard(1, kind("wool")))
    assert one.waits_for == "acting" and one.cards(0) == {"coin": 1}


def test_h54_commercial_harbor_without_a_commodity_anywhere_is_spent():
    s = Scenario().card(0, "commercial-harbor").hand(0, wool=1).hand(1, ore=1)
    s.play(0, PlayCommercialHarbor())
    s.play(0, OfferCard(1, kind("wool")))
    assert s.cards(0) == {"wool": 1} and s.progress(0) == []
    empty = Scenario().card(0, "commercial-harbor").hand(0, wool=1)
    empty.refused(0, PlayCommercialHarbor())


@pytest.mark.parametrize(
    ("card", "action"),
    [
        ("resource-monopoly", PlayResourceMonopoly(kind("wool"))),
        ("trade-monopoly", PlayTradeMonopoly(kind("cloth"))),
    ],
)
def test_h55_a_monopoly_is_refused_only_when_every_hand_is_empty(card, action):
    empty = Scenario().card(0, card).hand(0, wool=3, cloth=3)
    empty.refused(0, action)
    s = Scenario().card(0, card).hand(2, ore=1)
    s.play(0, action)
    assert s.cards(2) == {"ore": 1} and s.progress(0) == []


def test_h58_the_bishop_takes_in_turn_order():
    s = Scenario(4, turn=2).card(2, "bishop").hand(0, ore=1).hand(1, ore=1).hand(3, ore=1)
    s.settlement(0, "hills 11 N").settlement(1, "hills 11 SE").settlement(3, "hills 11 SW")
    events = s.play(2, PlayBishop(s.hex("hills 11")))
    assert [e.victim for e in events if isinstance(e, Stole)] == [3, 0, 1]


def test_h58_the_bishop_may_hit_nobody():
    s = Scenario().card(0, "bishop")
    s.play(0, PlayBishop(s.hex("forest 8")))
    assert s.s.robber == s.hex("forest 8") and s.progress(0) == []


def test_h60_the_free_knight_may_take_the_freed_corner():
    s = Scenario().card(0, "deserter").roads(0, "hills 11 N", "NE").knight(1, "hills 11 NE")
    s.play(0, PlayDeserter(1))
    s.play(0, EnlistKnight(s.node("hills 11 NE"), 1))
    assert s.there("hills 11 NE") == (0, "basic-knight")


def test_h60_only_levels_in_supply():
    s = (
        Scenario()
        .card(0, "deserter")
        .knight(0, "hills 11 N", 2)
        .knight(0, "hills 11 S", 2)
        .knight(1, "forest 8 N", 2)
    )
    s.play(0, PlayDeserter(1))
    assert {a.level for a in s.choices(0, EnlistKnight)} == {1}


def test_h64_a_hand_of_one_discards_nothing_for_saboteur():
    s = Scenario(4).card(0, "saboteur").hand(1, ore=1).hand(2, ore=2, grain=1)
    s.play(0, PlaySaboteur())
    assert s.who == (2,)
    s.play(2, Forfeit(counts(ore=1)))
    assert s.cards(1) == {"ore": 1} and s.waits_for == "acting"


def test_h64_saboteur_and_wedding_are_refused_when_nobody_would_lose_a_card():
    s = Scenario().card(0, "saboteur", "wedding").hand(1, ore=1).points(0, 3)
    s.points(1, 3)
    s.refused(0, PlaySaboteur())
    s.refused(0, PlayWedding())


def test_h67_all_draws_come_before_any_discard():
    s = (
        Scenario()
        .card(1, *FOUR)
        .level(1, trade=1)
        .level(2, trade=1)
        .deck("trade", "merchant", "merchant-fleet")
    )
    s.roll(1, 1, "trade")
    assert s.who == (1,) and s.progress(2) == ["merchant-fleet"]


def test_h74_a_track_fixed_at_five_can_still_be_climbed():
    s = Scenario().city(1, "hills 5 N").level(1, science=5).metropolis("science", "hills 5 N")
    s.city(0, "forest 8 N").level(0, science=3).hand(0, paper=9)
    s.play(0, Improve(track("science")))
    s.play(0, Improve(track("science")))
    assert s.s.players[0].tracks[0] == 5 and s.score(0) == 2


def test_h75_each_metropolis_needs_its_own_city():
    s = (
        Scenario()
        .city(0, "forest 8 N", "hills 11 S")
        .level(0, science=4, trade=4, politics=3)
        .hand(0, coin=4)
    )
    s.metropolis("science", "forest 8 N").metropolis("trade", "hills 11 S")
    s.refused(0, Improve(track("politics")))
