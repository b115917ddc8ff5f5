"""Computer players of Cities & Knights see who may win next turn, and with what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tabletop_tui.bots import choose
from tabletop_tui.bots.brain import forced_action
from tabletop_tui.engine import Luck, apply
from tabletop_tui.games.cities_and_knights import GAME
from tabletop_tui.games.cities_and_knights.bot.trades import net_gain
from tabletop_tui.games.cities_and_knights.bot.winning import winning
from tabletop_tui.games.cities_and_knights.rules import actions as a
from tabletop_tui.games.cities_and_knights.rules.progress_cards.politics import PlayBishop
from tabletop_tui.games.cities_and_knights.rules.progress_cards.science import PlayCrane
from tabletop_tui.games.cities_and_knights.rules.progress_cards.trade import (
    PlayMasterMerchant,
    PlayMerchantFleet,
)
from tabletop_tui.play import Table
from tabletop_tui.store.load import load
from tests.bots.test_cities_and_knights import decides
from tests.bots.test_cities_and_knights import steady as steady
from tests.games.cities_and_knights.scenario import Scenario, counts, kind
from tools import wasted_deeds

GAME_901 = Path(__file__).with_name("games") / "cities_and_knights.json"
CLEO = 2
FLEET = "a Merchant Fleet for less than two exchanges"


def table() -> Scenario:
    """A game of four in which the second seat lacks one point, and a city would be it."""
    s = Scenario(4).city(0, "forest 8 N").city(1, "hills 5 N").city(2, "mountains 9 N")
    s.city(3, "fields 9 S").roads(0, "forest 8 N", "NE").settlement(1, "pasture 4 N")
    return s.points(1, 12).with_(robber_free=True)


def test_who_can_pay_for_the_last_point_wins_next_turn() -> None:
    assert winning(table().hand(1, grain=2, ore=3).now(), 1) == 1.0
    exchanged = table().hand(1, grain=2, ore=2, wool=4)
    assert winning(exchanged.now(), 1) == pytest.approx(5 / 6), "only a seven takes the wool"
    one, none = (winning(table().hand(1, **hand).now(), 1) for hand in ({"grain": 2, "ore": 2}, {}))
    assert 0.0 <= none <= one < 1.0


def test_who_lacks_more_points_than_cards_can_bring_does_not() -> None:
    assert winning(table().hand(1, grain=2, ore=3).points(1, 11).now(), 1) < 0.5
    assert winning(table().hand(1, grain=2, ore=3).points(1, 4).now(), 1) == 0.0


def test_a_metropolis_that_can_be_paid_brings_two_points() -> None:
    s = table().points(1, 11).level(1, trade=3).hand(1, cloth=4)
    assert winning(s.now(), 1) == 1.0


def test_the_merchant_in_the_hand_is_a_point() -> None:
    assert winning(table().card(1, "merchant").now(), 1) == 1.0


def test_progress_cards_pay_for_the_last_point() -> None:
    s = table().hand(1, grain=1, ore=2)
    assert winning(s.now(), 1) < 0.5
    assert winning(s.card(1, "medicine").now(), 1) == 1.0
    mountains = table().hand(2, grain=2, ore=1).settlement(2, "forest 8 S").points(2, 12)
    assert winning(mountains.now(), 2) < 0.5
    assert winning(mountains.card(2, "mining").now(), 2) == 1.0
    cloth = table().points(1, 11).level(1, trade=3).hand(1, cloth=3)
    assert winning(cloth.now(), 1) < winning(cloth.card(1, "crane").now(), 1) == 1.0


def test_who_alone_repels_the_next_landing_gets_a_point() -> None:
    s = table().knight(1, "hills 5 S", level=3).with_(ship=6, turn=0)
    assert winning(s.now(), 1) < 0.5, "four cities, three levels"
    assert winning(s.knight(1, "pasture 4 S").now(), 1) == pytest.approx(0.5, abs=0.1)
    assert winning(s.with_(ship=0).now(), 1) < 0.4


@pytest.mark.parametrize(("points", "chance"), [(11, 1.0), (9, 0.0)])
def test_the_longest_road_brings_its_points_once(points: int, chance: float) -> None:
    s = Scenario(4).settlement(0, "forest 8 N").roads(0, "forest 8 N", "NE", "SE", "S", "SW")
    assert winning(s.hand(0, brick=2, lumber=2).points(0, points).now(), 0) == chance


def far_site(coin: int = 6) -> Any:
    """Return the position of a seat whose turn it is and that lacks one point: a settlement would
    be it, for which it has to build a road and to ask the bank twice.
    """
    s = table().points(0, 12).points(1, 5).level(0, politics=2)
    return s.hand(0, brick=2, lumber=1, grain=1, ore=1, coin=coin).now()


def test_a_settlement_may_take_a_road_first() -> None:
    assert winning(far_site(), 0) == 1.0 > winning(far_site(coin=5), 0)


def by_road_building() -> Any:
    s = Scenario(4).settlement(0, "forest 8 N").roads(0, "forest 8 N", "NE", "SE", "S")
    return s.card(0, "road-building").hand(0, wool=2).points(0, 11).now()


def with_card(name: str, points: int = 12, **cards: int) -> Any:
    s = Scenario(4).city(0, "forest 8 N").settlement(0, "pasture 4 N").level(0, trade=3)
    return s.card(0, name).hand(0, **cards).points(0, points).now()


def test_a_crane_that_has_been_played_still_wins() -> None:
    """The card that wins was held to give the win away, and came last of all."""
    s = with_card("crane", points=11, cloth=3)
    apply(GAME, s, 0, PlayCrane())
    assert winning(s, 0) == 1.0


@pytest.mark.parametrize(("cloth", "chance"), [(4, 1.0), (3, 0.0)])
def test_a_crane_saves_one_card_of_one_improvement(cloth: int, chance: float) -> None:
    s = Scenario(4).city(0, "forest 8 N").city(0, "pasture 4 N").level(0, trade=3, politics=3)
    s.card(0, "crane").hand(0, cloth=cloth, coin=3).points(0, 9)
    assert winning(s.now(), 0) == chance


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
@pytest.mark.parametrize(
    "position",
    [
        far_site,
        by_road_building,
        lambda: with_card("crane", points=11, cloth=3, wool=8),
        lambda: with_card("medicine", grain=1, ore=2, wool=8),
        lambda: with_card("merchant", wool=8),
    ],
    ids=["settlement", "road-building", "crane", "medicine", "merchant"],
)
def test_who_can_win_in_this_turn_does(position: Callable[[], Any], level: str) -> None:
    """Cards went into other things before."""
    s = position()
    assert winning(s, 0) == 1.0
    for n in range(12):
        if not s.stack:
            break
        apply(GAME, s, 0, choose(GAME, GAME.view(s, 0), 0, level, Luck(n)))
    assert not s.stack and GAME.winners(s) == (0,)


def test_nobody_sells_the_card_that_a_metropolis_hangs_on() -> None:
    s = Scenario(4).city(0, "forest 8 N").city(1, "hills 5 N").hand(0, cloth=1).hand(1, lumber=1)
    give, get = counts(cloth=1), counts(lumber=1)
    assert net_gain(s.level(1, trade=2).now(), 0, 1, give, get) > -1.0
    assert net_gain(s.level(1, trade=3).now(), 0, 1, give, get) == -1.0


def turn(table: Table, n: int, luck: int) -> list[Any]:
    """Return what the seat does in the rest of its turn after *n* actions of a recorded game."""
    made, done = table.branch(n, luck), list[Any]()
    made.reseed(luck)
    me, now = made.deciding()[0], made.game.current_turn(made.state)
    while not made.over and made.game.current_turn(made.state) == now:
        seat = made.deciding()[0]
        action = forced_action(made.game, made.state, seat)
        if action is None:
            view, memory = made.game.view(made.state, seat), made.remembered(seat)
            action = choose(made.game, view, seat, "hard", Luck(luck), memory=memory)
        done += [action] if seat == me else []
        made.play(seat, action)
    return done


@pytest.fixture(scope="module")
def recorded() -> Table:
    return load(GAME_901).table


def test_the_master_merchant_takes_from_who_lacks_two_cards_to_win(recorded: Table) -> None:
    """The leader has 12 of 13 points, and the Master Merchant went to a rival with 10."""
    assert winning(recorded.at(483), CLEO) > 0.5
    played = [x for x in turn(recorded, 483, 5) if isinstance(x, PlayMasterMerchant)]
    assert [card.victim for card in played] == [CLEO]


def test_the_bishop_goes_to_who_holds_the_cards_to_win(recorded: Table) -> None:
    """The leader held a city's price; the Bishop went to the last seat, and lost the game."""
    s = recorded.at(498)
    assert winning(s, CLEO) == 1.0
    robbed = [x.hex for x in turn(recorded, 498, 5) if isinstance(x, (PlayBishop, a.MoveRobber))]
    assert any(s.owner[n] == CLEO for hex in robbed for n in s.island.board.hex_nodes[hex])


def test_the_robber_goes_to_who_may_win() -> None:
    s = table().hand(1, grain=2, ore=3).hand(2, ore=4, grain=3).hand(3, wool=3).start()
    s.robber("desert 0").roll(3, 4)
    hex = decides(s, level="hard").hex
    assert any(s.now().owner[n] == 1 for n in s.now().island.board.hex_nodes[hex])


def test_the_longest_road_is_no_threat_where_it_is_cut_off() -> None:
    s = Scenario(4).settlement(0, "forest 8 N").roads(0, "forest 8 N", "NE", "SE", "S", "SW")
    s.hand(0, brick=1, lumber=1).points(0, 11).with_(turn=1)
    assert winning(s.now(), 0) == 1.0
    state = s.now()
    state.road = [1 if seat < 0 else seat for seat in state.road]
    assert winning(state, 0) < 0.5


@pytest.mark.parametrize(("over", "wasted"), [(True, []), (False, [FLEET])])
def test_nothing_is_wasted_that_wins(
    over: bool, wasted: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    state = Scenario(2).settlement(0, "pasture 4 N").hand(0, lumber=2, grain=1, ore=3).now()
    lumber, grain = kind("lumber"), kind("grain")
    fleet, trade = PlayMerchantFleet(lumber), a.TradeBank(lumber, grain)
    done = [(action, state) for action in (fleet, trade, a.BuildCity(0))]
    after = SimpleNamespace(ship=0, stack=[] if over else state.stack)
    monkeypatch.setattr(wasted_deeds, "turns", lambda table: iter([(0, done, after)]))
    table: Any = SimpleNamespace(game=SimpleNamespace(winners=lambda s: (0,)))
    assert [deed for _, deed in wasted_deeds.cities_and_knights(table)] == wasted


def test_what_was_wasted_in_a_recorded_game_is_found() -> None:
    """Such as four of five monopolized grain for a brick that nothing was built with (107)."""
    found = Counter(wasted_deeds.cities_and_knights(load(GAME_901).table))
    assert found[CLEO, "a dear exchange and no purchase"] == 1
    by_kind = Counter[str]()
    for (_, deed), n in found.items():
        by_kind[deed] += n
    assert by_kind == {
        "a knight recruited before a landing and asleep in it": 4,
        FLEET: 3,
        "a Monopoly for two cards that go to the bank": 1,
        "a dear exchange and no purchase": 1,
    }
