"""Rulings about the table, the order of answers, production and the barbarians (H1 to H37)."""

import random

import pytest

from tabletop_tui.engine import kernel
from tabletop_tui.games.cities_and_knights import GAME
from tabletop_tui.games.cities_and_knights.rules.actions import (
    BuildSettlement,
    Chase,
    DeclineResource,
    Discard,
    DiscardProgress,
    EndTurn,
    LoseCity,
    MoveRobber,
    PlaceCity,
    PlaceRoad,
    Propose,
    Roll,
    TakeGold,
    TakeResource,
    TradeBank,
)
from tabletop_tui.games.cities_and_knights.rules.events import Produced, TurnStarted
from tabletop_tui.games.cities_and_knights.rules.progress_cards.politics import (
    DeclineKnight,
    GiveGift,
    PlayBishop,
    PlayDeserter,
    PlayWedding,
)
from tabletop_tui.games.cities_and_knights.rules.progress_cards.trade import (
    PlayCommercialHarbor,
    PlayMerchant,
)
from tests.games.cities_and_knights.scenario import Scenario, counts, kind, kinds, progress


def bank(give: str, get: str) -> TradeBank:
    """Return a trade with the bank."""
    return TradeBank(kind(give), kind(get))


def test_h2_two_players_trade_and_are_each_others_only_opponent():
    s = Scenario(2).hand(0, wool=4).hand(1, ore=1, coin=1).card(0, "commercial-harbor")
    assert s.can(0, Propose(counts(wool=1), counts(ore=1), (1,))) and s.s.house.points == 13
    s.play(0, PlayCommercialHarbor())
    assert s.s.stack[-1].todo == [1]


def test_h3_all_luck_comes_from_the_seed():
    first, again, other = (kernel.start(GAME, 4, seed)[0] for seed in (5, 5, 6))
    assert first == again
    assert (first.tokens, first.island.terrain, first.rng) != (
        other.tokens,
        other.island.terrain,
        other.rng,
    )
    assert len({kernel.start(GAME, 4, seed)[0].first for seed in range(20)}) == 4


def test_h4_the_alchemist_takes_no_pair_out_of_the_dice_deck():
    s = Scenario(deck=True).with_(dice=[0, 7, 14]).card(0, "alchemist")
    s.alchemist(6, 5, "trade")
    assert s.s.dice == [0, 7, 14]
    s.play(0, EndTurn())
    s.play(1, Roll())
    assert len(s.s.dice) == 2


def test_h5_the_robber_spares_nobody_for_having_few_points():
    s = Scenario().settlement(1, "hills 11 N").hand(1, ore=1)
    s.roll(3, 4)
    s.play(0, MoveRobber(s.hex("hills 11")))
    assert s.cards(0) == {"ore": 1}


@pytest.mark.parametrize("seats", [2, 4, 5, 6])
def test_h6_the_set_up_never_gets_stuck(seats):
    luck = random.Random(seats)
    for seed in range(12):
        s, _ = kernel.start(GAME, seats, seed)
        assert all(1 + len(near) <= 4 for near in s.island.board.node_nodes) and 4 * (
            2 * seats - 1
        ) < len(s.owner)
        while s.round == 0:
            (seat,) = kernel.to_act(GAME, s)
            kernel.apply(GAME, s, seat, kernel.random_action(GAME, s, seat, luck.randrange))
        assert (
            sum(o >= 0 for o in s.owner) == 2 * seats and sum(o >= 0 for o in s.road) == 2 * seats
        )


def test_h8_the_city_pays_before_the_next_seat_acts():
    s, _ = kernel.start(GAME, 3, 1)
    while not isinstance(action := kernel.offers(GAME, s, s.turn)[0].choices.actions[0], PlaceCity):
        kernel.apply(GAME, s, s.turn, action)
    seat = s.turn
    node = next(
        n
        for n, near in enumerate(s.island.board.node_hexes)
        if len(near) == 3
        and s.owner[n] < 0
        and all(s.island.terrain[h] < 5 for h in near)
        and PlaceCity(n) in kernel.offers(GAME, s, seat)[0].choices.actions
    )
    kernel.apply(GAME, s, seat, PlaceCity(node))
    assert s.players[seat].cards == 3 and s.turn == seat
    assert kernel.offers(GAME, s, seat)[0].action is PlaceRoad


def test_h9_the_first_turn_begins_like_any_other():
    s, _ = kernel.start(GAME, 3, 1)
    events: list[object] = []
    while s.round == 0:
        events = [
            *kernel.apply(GAME, s, s.turn, kernel.offers(GAME, s, s.turn)[0].choices.actions[0])
        ]
    assert TurnStarted(s.first) in events and s.stack[-1].kind == "rolling"
    with pytest.raises(kernel.Illegal, match="roll-first"):
        kernel.check(GAME, s, s.first, EndTurn())


def test_h10_those_who_owe_discards_answer_in_any_order_and_once():
    s = Scenario().hand(1, wool=7, grain=1).hand(2, ore=9, grain=1)
    s.roll(3, 4)
    assert s.who == (1, 2) and s.s.stack[-1].owed == [0, 4, 5]
    s.play(2, Discard(counts(ore=5)))
    s.refused(2, Discard(counts(ore=5)))
    s.play(1, Discard(counts(wool=4)))
    assert s.waits_for == "robbing"


def test_h12_the_player_on_turn_waits_while_an_answer_is_owed():
    s = (
        Scenario()
        .card(0, "wedding", "commercial-harbor")
        .hand(0, wool=4)
        .hand(1, wool=1, ore=2)
        .points(1, 3)
    )
    s.play(0, PlayWedding())
    assert s.who == (1,)
    for action in (EndTurn(), bank("wool", "ore"), PlayCommercialHarbor()):
        assert s.refused(0, action) == "not-your-turn"


def test_h13_an_only_choice_is_carried_out():
    s = Scenario().with_(ship=6).city(1, "hills 5 N")
    events = s.roll(1, 1)
    assert "city-lost" in kinds(events) and s.waits_for == "acting"


def test_h14_answers_open_no_further_questions():
    s = (
        Scenario()
        .card(0, "wedding")
        .hand(1, wool=1, ore=2)
        .hand(2, wool=2, grain=1)
        .points(1, 3)
        .points(2, 3)
    )
    s.play(0, PlayWedding())
    s.play(1, GiveGift(counts(ore=2)))
    assert [frame.kind for frame in s.s.stack] == ["acting", "gifting"]
    s.play(2, GiveGift(counts(wool=2)))
    assert [frame.kind for frame in s.s.stack] == ["acting"]


def test_h15_who_gives_and_how_much_is_fixed_when_the_card_is_played():
    s = Scenario(4).card(0, "wedding").hand(1, wool=2).hand(2, ore=1, coin=1, wool=1).hand(3, ore=5)
    s.points(1, 3).points(2, 4)
    events = s.play(0, PlayWedding())
    assert kinds(events)[0] == "card-played" and s.s.players[0].progress == []
    assert s.cards(0) == {"wool": 2} and s.who == (2,) and s.s.stack[-1].owed == [0, 0, 2, 0]


def test_h17_progress_discards_then_the_seven_then_the_robber():
    s = (
        Scenario()
        .card(1, "spy", "wedding", "smith", "crane")
        .level(1, trade=5)
        .deck("trade", "merchant")
    )
    s.hand(2, wool=7, grain=1)
    s.roll(3, 4, "trade")
    order = [s.waits_for]
    s.play(1, DiscardProgress(progress("merchant")))
    order.append(s.waits_for)
    s.play(2, Discard(counts(wool=4)))
    assert [*order, s.waits_for] == ["trimming", "discarding", "robbing"]


def test_h19_only_the_player_on_turn_can_win():
    s = Scenario().card(0, "merchant").settlement(0, "pasture 4 S").points(0, 12).points(1, 14)
    assert s.waits_for == "acting"
    s.play(0, PlayMerchant(s.hex("pasture 4")))
    assert GAME.winners(s.s) == (0,)


def test_h20_the_roll_cannot_be_skipped():
    s = (
        Scenario()
        .hand(0, wool=4)
        .card(0, "warlord", "merchant")
        .settlement(0, "pasture 4 S")
        .start()
    )
    for action in (EndTurn(), bank("wool", "ore"), PlayMerchant(s.hex("pasture 4"))):
        assert s.refused(0, action) == "roll-first"
    assert s.can(0, Roll())


@pytest.mark.parametrize(("missing", "got"), [("paper", {"lumber": 1}), ("lumber", {"paper": 1})])
def test_h21_a_city_may_get_one_card_and_miss_the_other(missing, got):
    s = Scenario().city(0, "forest 8 N").bank(**{missing: 0})
    s.roll(4, 4)
    assert s.cards(0) == got


def test_h23_the_aqueduct_offers_what_the_bank_holds_after_production():
    s = (
        Scenario()
        .settlement(1, "forest 8 N")
        .level(0, science=3)
        .bank(brick=0, lumber=1, wool=0, grain=2, ore=0)
    )
    s.roll(4, 4)
    assert s.cards(1) == {"lumber": 1}
    assert s.choices(0, TakeResource) == [TakeResource(kind("grain"))] and s.can(
        0, DeclineResource()
    )
    dry = Scenario().level(0, science=3).bank(brick=0, lumber=0, wool=0, grain=0, ore=0)
    dry.roll(4, 4)
    assert dry.waits_for == "acting"


def test_h24_the_bank_trades_as_often_as_wanted_but_only_what_it_has():
    s = Scenario().hand(0, wool=12).bank(ore=1, grain=2)
    s.play(0, bank("wool", "ore"))
    assert s.refused(0, bank("wool", "ore")) == "bank-empty"
    s.play(0, bank("wool", "grain"))
    s.play(0, bank("wool", "grain"))
    assert s.cards(0) == {"ore": 1, "grain": 2}


def test_h25_rates_do_not_add_up():
    s = Scenario().settlement(0, "pasture 10 NW").merchant(0, "pasture 10").hand(0, wool=2)
    s.card(0, "merchant-fleet")
    assert s.now().players[0].rates[kind("wool")] == 2
    s.play(0, bank("wool", "ore"))
    assert s.cards(0) == {"ore": 1}


def test_h26_a_rate_begins_and_ends_at_once():
    s = (
        Scenario()
        .roads(0, "pasture 10 SW", "NW")
        .hand(0, wool=3, brick=1, lumber=1, grain=1)
        .card(1, "merchant")
    )
    s.merchant(0, "hills 11").settlement(1, "hills 11 N")
    assert (
        s.refused(0, bank("wool", "ore")) == "no-bank-trade"
        and s.now().players[0].rates[kind("brick")] == 2
    )
    s.play(0, BuildSettlement(s.node("pasture 10 NW")))
    s.play(0, bank("wool", "ore"))
    s.play(0, EndTurn())
    s.roll(1, 1, "trade")
    s.play(1, PlayMerchant(s.hex("hills 11")))
    assert s.s.players[0].rates[kind("brick")] == 4 and s.s.players[1].rates[kind("brick")] == 2


@pytest.mark.parametrize("piece", ["nothing", "knight", "no cards"])
def test_h30_without_a_victim_the_robber_only_moves(piece):
    s = Scenario().hand(1, **({} if piece == "no cards" else {"ore": 3}))
    if piece == "knight":
        s.knight(1, "hills 11 N")
    elif piece == "no cards":
        s.settlement(1, "hills 11 N")
    s.roll(3, 4)
    events = s.play(0, MoveRobber(s.hex("hills 11")))
    assert kinds(events) == ["robber-moved"] and s.waits_for == "acting"


def test_h31_the_robber_changes_its_hex_for_seven_chase_and_bishop():
    s = (
        Scenario()
        .card(0, "bishop")
        .roads(0, "hills 11 N", "NE")
        .knight(0, "hills 11 N")
        .robber("hills 11")
    )
    assert s.refused(0, PlayBishop(s.hex("hills 11"))) == "robber-stays"
    s.play(0, Chase(s.node("hills 11 N")))
    assert s.refused(0, MoveRobber(s.hex("hills 11"))) == "robber-stays"
    seven = Scenario().robber("hills 11")
    seven.roll(3, 4)
    assert seven.refused(0, MoveRobber(seven.hex("hills 11"))) == "robber-stays"


def test_h32_gold_gives_one_to_a_settlement_and_two_to_a_city_in_turn_order():
    s = Scenario(turn=2).terrain("forest 8", "gold").settlement(0, "gold 8 N").city(2, "gold 8 S")
    events = s.roll(4, 4)
    assert s.who == (2,) and not any(isinstance(e, Produced) for e in events)
    s.refused(2, TakeGold(counts(ore=1)))
    s.refused(2, TakeGold(counts(ore=1, paper=1)))
    s.play(2, TakeGold(counts(ore=1, wool=1)))
    s.play(0, TakeGold(counts(grain=1)))
    assert s.cards(2) == {"ore": 1, "wool": 1} and s.cards(0) == {"grain": 1}


def test_h33_the_award_comes_before_the_knights_rest_and_the_robber_goes_free():
    s = Scenario().with_(ship=6, robber_free=False).city(2, "forest 8 N").knight(0, "hills 11 N")
    events = kinds(s.roll(1, 1))
    assert (
        events.index("attacked") < events.index("defender-named") < events.index("barbarians-left")
    )
    assert s.s.robber_free and s.s.ship == 0 and not any(s.s.active)


def test_h35_each_loser_picks_among_the_own_plain_cities_only():
    s = (
        Scenario()
        .with_(ship=6)
        .city(0, "forest 8 N", "hills 11 S")
        .city(1, "hills 5 N", "pasture 4 S")
    )
    s.level(1, trade=4).metropolis("trade", "pasture 4 S").city(1, "hills 6 N")
    s.roll(1, 1)
    assert s.who == (0, 1)
    assert {a.node for a in s.choices(1, LoseCity)} == {s.node("hills 5 N"), s.node("hills 6 N")}
    s.refused(1, LoseCity(s.node("forest 8 N")))
    s.play(1, LoseCity(s.node("hills 6 N")))
    assert s.who == (0,) and len(s.choices(0, LoseCity)) == 2


def test_h18_a_road_that_a_deserting_knight_leaves_whole_wins_once_the_free_knight_is_settled():
    s = (
        Scenario()
        .card(0, "deserter")
        .roads(0, "hills 11 N", "NE", "SE", "S", "SW", "NW")
        .points(0, 11)
    )
    s.roads(1, "pasture 3 S", "hills 11 SE").knight(1, "hills 11 SE")
    assert kinds(s.play(0, PlayDeserter(1)))[-1] == "knight-removed"
    events = kinds(s.play(0, DeclineKnight()))
    assert events[-2:] == ["longest-road-taken", "won"] and s.s.winner == 0
