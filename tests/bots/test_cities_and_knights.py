"""Computer players of Cities & Knights: they build, trade, defend and discard sensibly."""

from dataclasses import replace
from typing import Any

import pytest

from tabletop_tui.bots import brain, choose, valuation_of
from tabletop_tui.bots.brain import hint
from tabletop_tui.bots.evaluator import Evaluator
from tabletop_tui.engine import Luck, offers
from tabletop_tui.games.cities_and_knights import GAME
from tabletop_tui.games.cities_and_knights.bot import terms
from tabletop_tui.games.cities_and_knights.bot.board import income
from tabletop_tui.games.cities_and_knights.bot.haggling import ideas, thought_of
from tabletop_tui.games.cities_and_knights.bot.hand import (
    COSTS,
    Wishes,
    cards_value,
    closeness,
    plan,
    scarcity,
    wishes,
)
from tabletop_tui.games.cities_and_knights.bot.knights import landing_chance
from tabletop_tui.games.cities_and_knights.bot.pruning import alchemist_dice, prunes
from tabletop_tui.games.cities_and_knights.bot.trades import (
    answers,
    best,
    net_gain,
)
from tabletop_tui.games.cities_and_knights.rules import actions as a
from tabletop_tui.games.cities_and_knights.rules.constants import PIPS, Counts
from tabletop_tui.games.cities_and_knights.rules.progress_cards.science import (
    PlayInventor,
    PlaySmith,
    PromoteFree,
)
from tabletop_tui.games.cities_and_knights.rules.progress_cards.trade import (
    CommercialHarbor,
    PlayMerchantFleet,
    PlayResourceMonopoly,
    PlayTradeMonopoly,
)
from tabletop_tui.games.cities_and_knights.rules.state import State
from tests.games.cities_and_knights.scenario import Scenario, counts, kind


@pytest.fixture(autouse=True)
def steady(monkeypatch: pytest.MonkeyPatch) -> None:
    """Levels without errors and without a time limit."""
    calm = {level: replace(effort, error=0.0) for level, effort in brain.EFFORT.items()}
    monkeypatch.setattr(brain, "EFFORT", calm)


def table(seats: int = 3) -> Scenario:
    """A game in which every seat has a city and a settlement."""
    s = Scenario(seats).city(0, "forest 8 N").city(1, "hills 5 N").city(2, "mountains 9 N")
    return s.roads(0, "forest 8 N", "NE")


def decides(s: Scenario, seat: int = 0, level: str = "normal") -> Any:
    """Return what a computer player does here."""
    state = s.now()
    return choose(GAME, GAME.view(state, seat), seat, level, Luck(3))


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_a_city_is_built_when_it_can_be_paid(level: str) -> None:
    s = table().settlement(0, "pasture 4 N").hand(0, ore=3, grain=2)
    assert decides(s, level=level) == a.BuildCity(s.node("pasture 4 N"))


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_metropolis_is_won_when_it_can_be(level: str) -> None:
    s = table().level(0, trade=3).hand(0, cloth=4)
    assert decides(s, level=level) == a.Improve(1)


def test_the_bank_is_asked_for_the_card_that_a_city_lacks() -> None:
    s = table().settlement(0, "pasture 4 N").hand(0, ore=2, grain=2, wool=4)
    assert decides(s, level="hard") == a.TradeBank(kind("wool"), kind("ore"))


def test_knights_are_woken_before_the_barbarians_land() -> None:
    near = (
        table()
        .knight(0, "forest 8 NE", active=False)
        .knight(1, "hills 5 NE")
        .knight(2, "mountains 9 NE")
    )
    assert decides(near.with_(ship=6).hand(0, grain=1)) == a.Activate(near.node("forest 8 NE"))


def crowded(s: Scenario) -> Scenario:
    """The others have no knights, and the seat has two cities that the barbarians could take."""
    return s.city(0, "pasture 4 N").with_(ship=6, robber_free=True)


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_knight_is_woken_to_save_a_city_although_the_others_sleep(level: str) -> None:
    s = crowded(table()).knight(0, "forest 8 NE", active=False).hand(0, grain=1)
    s.knight(1, "hills 5 NE").knight(1, "hills 5 SE")
    assert decides(s, level=level) == a.Activate(s.node("forest 8 NE"))


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_knight_is_recruited_before_a_likely_landing_when_a_city_is_at_stake(level: str) -> None:
    s = crowded(table()).hand(0, ore=1, wool=1, grain=1)
    s.knight(1, "hills 5 NE").knight(1, "hills 5 SE").knight(2, "mountains 9 NE")
    assert isinstance(decides(s, level=level), a.Recruit)


def test_a_landing_is_the_likelier_the_nearer_the_ship_and_the_more_roll_before_it() -> None:
    assert landing_chance(6, 4) == pytest.approx(15 / 16) and landing_chance(6, 2) == pytest.approx(
        3 / 4
    )
    assert landing_chance(5, 4) == pytest.approx(11 / 16) and landing_chance(2, 4) == 0


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_metropolis_is_bought_with_two_cities_to_choose_from_and_named_first(level: str) -> None:
    s = table().city(0, "pasture 4 N").level(0, science=3, trade=3, politics=3)
    s.hand(0, grain=2, paper=4, cloth=4)
    bought = decides(s, level=level)
    assert bought in (a.Improve(0), a.Improve(1))
    s.play(0, bought)
    assert isinstance(decides(s, level=level), a.RaiseMetropolis)


def test_the_hint_names_a_metropolis_first() -> None:
    s = table().city(0, "pasture 4 N").level(0, science=3, trade=3, politics=3).hand(0, cloth=4)
    state = s.now()
    assert hint(GAME, GAME.view(state, 0), 0, Luck(2))[0][0] == a.Improve(1)


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_a_free_card_is_taken_with_twelve_in_hand(level: str) -> None:
    s = table().level(0, science=3).hand(0, wool=6, lumber=6)
    s.with_(turn=1).start().roll(1, 1)
    assert s.waits_for == "tapping" and s.players[0].cards >= 12
    assert isinstance(decides(s, level=level), a.TakeResource)


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_the_smith_promotes_two_knights(level: str) -> None:
    s = table().knight(0, "forest 8 NE").knight(0, "forest 8 SE", active=False)
    s.card(0, "smith").with_(ship=5)
    assert decides(s, level=level) == PlaySmith()
    s.play(0, PlaySmith())
    assert isinstance(decides(s, level=level), PromoteFree)


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_no_road_is_built_without_an_aim(level: str) -> None:
    """No settlement is left to build, and five roads in a row are far away. Levels that look
    further see almost no difference, and chance decides.
    """
    s = table().city(0, "pasture 4 N").hand(0, brick=1, lumber=1, ore=1)
    s.players[0].settlements = 0
    s.whole = False
    assert not isinstance(decides(s, level=level), a.BuildRoad)


def test_a_seven_takes_what_is_needed_least() -> None:
    s = table().settlement(0, "pasture 4 N").hand(0, ore=3, grain=2, wool=4).with_(turn=1).start()
    s.roll(3, 4)
    assert decides(s) == a.Discard(counts(wool=4))


def test_the_robber_is_sent_to_a_rich_hex_of_others_and_never_to_an_own_one() -> None:
    s = table().hand(1, ore=2).hand(2, ore=2).robber("desert 0")
    s.start().roll(3, 4)
    move = decides(s)
    assert isinstance(move, a.MoveRobber)
    around = [s.now().owner[n] for n in s.board.hex_nodes[move.hex]]
    assert 0 not in around and {1, 2} & set(around)


def test_a_trade_that_helps_is_accepted_and_one_that_does_not_is_refused() -> None:
    s = table().settlement(1, "pasture 4 N").hand(0, wool=1, ore=2).hand(1, ore=2, grain=2, wool=3)
    s.play(0, a.Propose(counts(ore=1), counts(wool=1), (1,)))
    assert decides(s, 1) == a.AcceptTrade()
    t = table().settlement(1, "pasture 4 N").hand(0, wool=1).hand(1, ore=3, grain=2)
    t.play(0, a.Propose(counts(wool=1), counts(ore=1), (1,)))
    assert decides(t, 1) == a.RefuseTrade()


def test_offers_of_two_kinds_and_of_one_for_two_are_thought_of() -> None:
    s = table().settlement(0, "pasture 4 N").hand(0, ore=2, grain=2, wool=2, paper=2)
    sizes = {(sum(give), sum(get)) for _, give, get in thought_of(s.now(), 0)}
    assert sizes == {(1, 1), (2, 1), (1, 2)}
    assert any(give.count(1) == 2 for _, give, _ in thought_of(s.now(), 0))


def test_an_offer_goes_to_those_who_take_it_and_not_to_who_is_fed_by_it() -> None:
    s = table().settlement(0, "pasture 4 N").hand(0, ore=2, grain=2, wool=2, paper=2).with_(ship=3)
    s.level(0, science=5).hand(1, ore=3, grain=1, paper=2).level(1, science=3)
    s.hand(2, ore=3, grain=1, paper=2).level(2, science=2)
    made = ideas([s.now()], 0)
    assert made
    for offer in made:
        for x in offer.seats:
            assert net_gain(s.now(), x, 0, offer.get, offer.give) > 0
            assert not (x == 1 and offer.give[kind("paper")]), "a metropolis hangs on it"


@pytest.mark.parametrize(
    ("own", "other", "give", "get"),
    [
        ({"paper": 1, "cloth": 2, "lumber": 1}, {"brick": 2, "coin": 2}, "paper", "coin"),
        ({"grain": 2, "lumber": 1}, {"paper": 1, "wool": 1, "brick": 1}, "grain lumber", "wool"),
        ({"cloth": 2}, {"brick": 1, "coin": 2}, "cloth", "brick coin"),
    ],
    ids=["one-for-one", "two-for-one", "one-for-two"],
)
def test_an_offer_at_the_edge_of_refusal_is_thought_of_and_agreed_to(
    own: dict[str, int], other: dict[str, int], give: str, get: str
) -> None:
    """It brings the other side less than a twelfth of a point: nothing was offered for that."""
    s = table().settlement(0, "pasture 4 N").hand(0, **own).hand(1, **other)
    terms = [counts(**dict.fromkeys(side.split(), 1)) for side in (give, get)]
    offer = next(x for x in ideas([s.now()], 0) if [x.give, x.get] == terms)
    assert 0 < net_gain(s.now(), 1, 0, offer.get, offer.give) < 1 / 12
    s.play(0, offer)
    assert decides(s, 1) == a.AcceptTrade()


def test_a_counter_offer_gives_what_is_asked_for_and_is_agreed_to() -> None:
    s = table().settlement(1, "pasture 4 N").hand(0, wool=2, grain=2, ore=2)
    s.hand(1, ore=3, grain=1).with_(ship=3)
    s.play(0, a.Propose(counts(wool=1), counts(ore=1), (1,)))
    made = ideas([s.now()], 1)
    assert made and all(isinstance(offer, a.CounterTrade) for offer in made)
    for offer in made:
        assert offer.give[kind("ore")] or offer.get[kind("wool")]
        assert not offer.get[kind("ore")] and not offer.give[kind("wool")]
        assert (offer.give, offer.get) != (counts(ore=1), counts(wool=1))
        assert net_gain(s.now(), 0, 1, offer.get, offer.give) > 0
    assert ideas([s.now()], 2) == [], "it is not asked"
    f = s.now().stack[-1]
    f.give = f.get = counts()
    assert ideas([s.now()], 1), "who asks for any offer gets one"


def test_no_player_trades_with_one_about_to_win() -> None:
    s = table().settlement(1, "pasture 4 N").hand(0, ore=2).hand(1, ore=2, grain=2, wool=3)
    give, get = counts(wool=1), counts(ore=1)
    assert net_gain(s.now(), 1, 0, give, get) > 0
    s.s.players[0].points = s.s.house.points - 1
    assert net_gain(s.now(), 1, 0, give, get) < 0


def test_a_second_proposal_of_a_turn_has_other_terms_and_a_third_is_not_made() -> None:
    s = table().settlement(0, "pasture 4 N").hand(0, ore=2, grain=2, wool=2, paper=2).with_(ship=3)
    # the first seat has no use for its paper, and the other one lacks some for a level
    s = s.level(0, science=5).hand(1, ore=3, grain=1, paper=2).level(1, science=2).now()
    worth, f = valuation_of(GAME), s.stack[0]
    made = []
    for proposals in range(3):
        f.proposals = proposals
        offer = next(o for o in GAME.by_frame[type(f)].offers(s, f, 0) if o.action is a.Propose)
        assert worth.samples is not None
        made.append(worth.samples(s, 0, offer, Luck(1)))
    (first,), (second,), third = made
    assert first.get == second.get == counts(ore=1)
    assert (first.give, second.give) == (counts(paper=1), counts(paper=2)) and third == []


def test_a_dear_exchange_must_bring_a_purchase_about() -> None:
    trade = a.TradeBank(kind("lumber"), kind("grain"))
    s = table().settlement(0, "pasture 4 N")
    assert prunes(s.hand(0, lumber=4).now(), 0, trade), "nothing is bought with a grain"
    assert not prunes(s.hand(0, lumber=4, ore=3, grain=1).now(), 0, trade), "a city is"
    assert not prunes(s.hand(0, lumber=8).now(), 0, trade), "a seven would take half of it"


def test_a_monopoly_of_few_cards_must_pay_for_something() -> None:
    s = table().settlement(0, "pasture 4 N").hand(1, ore=2)
    few = PlayResourceMonopoly(kind("ore"))
    assert prunes(s.hand(0, brick=1).now(), 0, few)
    assert not prunes(s.hand(0, ore=1, grain=2).now(), 0, few), "a city is worth it"
    assert not prunes(s.hand(0, brick=1).hand(2, ore=1).now(), 0, few), "three cards are"
    papers = table(4).hand(1, paper=1).hand(2, paper=1)
    two = PlayTradeMonopoly(kind("paper"))
    assert prunes(papers.level(0, science=5).hand(0, ore=3).now(), 0, two), "no level needs them"
    assert not prunes(papers.level(0, science=2).hand(0, paper=1).now(), 0, two), "one does"


def test_a_monopoly_that_takes_few_cards_in_another_world_is_not_considered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rich, poor = (
        table().card(0, "resource-monopoly").hand(1, **{good: 2}).hand(2, **{good: 1}).now()
        for good in ("ore", "wool")
    )
    many = PlayResourceMonopoly(kind("ore"))
    evaluator = Evaluator(GAME, 0, 3, Luck(1), valuation_of(GAME))
    for world, considered in ((rich, True), (poor, False)):
        monkeypatch.setattr(Evaluator, "determinize", lambda self, view, world=world: world)
        found = evaluator.considered(GAME.view(rich, 0), rich, 60, 3)
        assert (many in found) == considered


def test_a_monopoly_that_takes_all_it_may_from_an_only_rival_is_played() -> None:
    s = Scenario(2).city(0, "forest 8 N").city(1, "hills 5 N").hand(1, ore=2).hand(0, brick=1)
    assert not prunes(s.now(), 0, PlayResourceMonopoly(kind("ore")))


def test_no_knight_is_recruited_that_sleeps_through_the_landing() -> None:
    near = table().hand(0, ore=1, wool=1).with_(ship=6)
    recruit = a.Recruit(near.node("forest 8 NE"))
    assert prunes(near.now(), 0, recruit)
    paid = near.hand(0, ore=1, wool=1, grain=1)
    assert not prunes(paid.now(), 0, recruit)
    second = a.Recruit(near.node("pasture 4 N"))
    assert prunes(paid.knight(0, "forest 8 NE", active=False).now(), 0, second), "one of two wakes"
    assert not prunes(near.hand(0, ore=1, wool=1).with_(ship=3).now(), 0, recruit), "it has time"
    four = table(4).hand(0, ore=1, wool=1)
    assert prunes(four.with_(ship=3).now(), 0, recruit), "all four rolls may move the ship"
    assert not prunes(four.with_(ship=2).now(), 0, recruit)


def test_a_merchant_fleet_is_kept_for_two_exchanges_or_the_last_points() -> None:
    fleet = PlayMerchantFleet(kind("lumber"))
    assert prunes(table().hand(0, lumber=3, ore=1).now(), 0, fleet), "one exchange, for a knight"
    four = table().hand(0, lumber=4)
    assert not prunes(four.now(), 0, fleet), "two, for a knight"
    with_harbor = four.now()
    with_harbor.players[0].progress.append(CommercialHarbor.number)
    assert prunes(with_harbor, 0, fleet), "the harbour may bring what one of them is for"
    four.level(0, trade=3, politics=3, science=3).now().players[0].knights[0] = 0
    assert prunes(four.now(), 0, fleet), "two, for nothing"
    city = table().settlement(0, "pasture 4 N").hand(0, lumber=2, grain=1, ore=3).now()
    assert prunes(city, 0, fleet), "one, for a city"
    city.players[0].points = city.house.points - 1
    city.players[0].progress.append(CommercialHarbor.number)
    assert not prunes(city, 0, fleet), "it wins"


def test_what_wins_the_game_is_never_held_to_be_little() -> None:
    """The fifth road brings the last two points: a brick is fetched for it, whatever it costs."""

    def with_lumber(lumber: int, points: int) -> Any:
        s = Scenario(2).settlement(0, "forest 8 N").roads(0, "forest 8 N", "NE", "SE", "S", "SW")
        state = s.settlement(1, "pasture 4 N").hand(0, lumber=lumber).now()
        state.players[0].points = state.house.points - points
        return state

    trade, fleet = a.TradeBank(kind("lumber"), kind("brick")), PlayMerchantFleet(kind("lumber"))
    assert prunes(with_lumber(5, 3), 0, trade) and not prunes(with_lumber(5, 2), 0, trade)
    assert prunes(with_lumber(3, 3), 0, fleet) and not prunes(with_lumber(3, 2), 0, fleet)


@pytest.mark.parametrize("idle", [a.AskForOffers(), a.CloseTrades(), a.OpenTrades()])
def test_idle_talk_is_not_considered(idle: Any) -> None:
    assert prunes(table().now(), 0, idle) and not prunes(table().now(), 0, a.EndTurn())


def test_the_alchemist_waits_for_a_rich_harvest() -> None:
    poor = table().card(0, "alchemist").start()
    assert alchemist_dice(poor.now(), 0) is None and decides(poor) == a.Roll()
    rich = table().city(0, "forest 8 S").card(0, "alchemist").start()
    dice = alchemist_dice(rich.now(), 0)
    assert dice is not None and sum(dice) == 8 and dice[0] == 2
    chosen = decides(rich)
    assert (chosen.red, chosen.yellow) == dice


def test_the_inventor_is_for_swaps_that_bring_much() -> None:
    s = table()
    good, bad = PlayInventor(s.hex("forest 8"), 0), PlayInventor(0, s.hex("forest 8"))
    state = s.now()
    state.tokens[s.hex("forest 8")], state.tokens[0] = 3, 9
    assert not prunes(state, 0, good) or s.now().island.terrain[0] == 5
    assert prunes(state, 0, PlayInventor(s.hex("mountains 9"), s.hex("hills 5"))) and bad.hex == 0


def test_the_bank_is_asked_for_as_many_cards_as_a_purchase_costs_and_no_more() -> None:
    """The fifth level of a track costs five cards of a kind, a city three ore."""
    for get, most in (("coin", 5), ("cloth", 5), ("ore", 3)):
        trade = a.TradeBank(kind("wool"), kind(get))
        for have in range(7):
            state = table().hand(0, wool=8, **{get: have}).now()
            assert prunes(state, 0, trade) is (have >= most)


def test_income_counts_resources_and_commodities_and_less_under_the_robber() -> None:
    s = table().robber("desert 0")
    pips = income(s.now(), 0)
    assert pips[kind("lumber")] == pips[kind("paper")] >= PIPS[8]
    robbed = income(table().robber("forest 8").now(), 0)
    assert robbed[kind("lumber")] < pips[kind("lumber")]


def nearness(s: State, hand: Counts, wished: Wishes) -> float:
    """Return what a hand of the first seat is worth towards its purchases."""
    return plan(tuple(hand), tuple(s.players[0].rates), wished, scarcity(income(s, 0)))


def test_a_plan_is_nearer_with_every_card_and_nearest_when_paid() -> None:
    s = table().settlement(0, "pasture 4 N").now()
    hands = [counts(ore=n, grain=2) for n in range(4)]
    worths = [nearness(s, hand, wishes(s, 0)) for hand in hands]
    assert worths == sorted(worths) and worths[3] > worths[1] * 1.5
    assert closeness(0) > closeness(0.5) > closeness(1) > closeness(9) == 0


def test_what_the_dice_seldom_bring_is_worth_more_and_keeps_a_purchase_farther_away() -> None:
    """A start without grain that saved its ore for a city lost its only one to the barbarians."""
    scarce = scarcity((0.0, 3.0, 5.0, 8.0, 20.0, 0.0, 0.0, 0.0))
    assert scarce[0] > scarce[1] > scarce[2] > scarce[3] > scarce[4] > 0
    assert cards_value(counts(brick=1), scarce) > 1.5 * cards_value(counts(wool=1), scarce)
    s, robbed = (
        table().settlement(0, "fields 8 N").robber(hex) for hex in ("desert 0", "fields 8")
    )
    grain, less = (income(x.now(), 0)[kind("grain")] for x in (s, robbed))
    city, hand = ((1.5, COSTS[0]),), counts(ore=3)
    assert grain > less
    assert nearness(s.now(), hand, city) > nearness(robbed.now(), hand, city) > 0


@pytest.mark.parametrize(
    ("term", "better", "worse"),
    [
        ("points", lambda s: s.settlement(0, "pasture 4 N"), lambda s: s),
        (
            "knights",
            lambda s: s.knight(0, "forest 8 NE"),
            lambda s: s.knight(0, "forest 8 NE", active=False),
        ),
        ("tracks", lambda s: s.level(0, science=3), lambda s: s.level(0, science=2)),
        (
            "metropolis",
            lambda s: s.level(0, science=3),
            lambda s: s.level(0, science=3).level(1, science=3),
        ),
        ("cards", lambda s: s.card(0, "mining"), lambda s: s),
        ("excess", lambda s: s.hand(0, wool=7), lambda s: s.hand(0, wool=9)),
        ("barbarians", lambda s: s.with_(ship=2), lambda s: s.with_(ship=6)),
        ("ports", lambda s: s.level(0, trade=3), lambda s: s.level(0, trade=2)),
        ("hand", lambda s: s.hand(0, ore=2), lambda s: s.hand(0, ore=1)),
        ("roads", lambda s: s.roads(0, "forest 8 N", "NW", "SW"), lambda s: s),
    ],
)
def test_a_term_is_worth_more_in_the_better_position(term: str, better: Any, worse: Any) -> None:
    one, other = (terms(change(table()).now(), 0)[term] for change in (better, worse))
    assert one > other


def test_a_counter_offer_never_asks_for_what_the_other_asks_for() -> None:
    """People were asked for the very ore that they had asked for, and could not take any offer."""
    s = table().hand(0, grain=2, ore=1).hand(1, wool=2, lumber=2).hand(2, ore=1)
    s.play(0, a.Propose(counts(grain=1), counts(ore=1), (1, 2)))
    deal = next(o for o in offers(GAME, s.now(), 1) if o.action is a.CounterTrade)
    sought = best(s.now(), 1, deal.choices, 1)
    assert sought is not None and sought[1] == counts(ore=1), "it is what it would like most"
    for counter in answers(s.now(), 1, deal.choices):
        assert not counter.get[kind("ore")]


def test_no_player_considers_a_trade_with_one_about_to_win() -> None:
    """A look ahead saw its own gain, but not that the proposer would win with the card."""
    for goal, near in ((13, False), (5, True)):
        s = table().hand(0, paper=2, grain=1, ore=3).hand(1, grain=2, paper=2).level(1, science=3)
        state = s.now()
        state.house = replace(state.house, points=goal)
        s.play(0, a.Propose(counts(paper=2), counts(grain=1), (1, 2)))
        other = a.CounterTrade(counts(grain=1), counts(ore=1))
        assert prunes(state, 1, a.AcceptTrade()) == prunes(state, 1, other) == near
        assert not prunes(state, 1, a.RefuseTrade())
        found = {decides(s, 1, level) for level in ("easy", "normal", "hard")}
        assert (found == {a.RefuseTrade()}) == near
