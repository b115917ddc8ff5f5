"""Table options: each has its default, its range and its effect."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop_tui.engine import Luck, kernel
from tabletop_tui.games.cities_and_knights import GAME
from tabletop_tui.games.cities_and_knights.components.mapfile import validate
from tabletop_tui.games.cities_and_knights.components.maps import RED
from tabletop_tui.games.cities_and_knights.rules.actions import EndTurn, Propose, Roll
from tabletop_tui.games.cities_and_knights.rules.constants import GOLD
from tabletop_tui.games.cities_and_knights.rules.events import GoldTaken
from tests.complaining import refused

ISLE = (Path(__file__).parents[4] / "docs" / "maps" / "golden-isle.json").read_text(
    encoding="utf-8"
)


def test_ck_021_every_option_has_the_default_of_the_printed_rules():
    table = [option for option in GAME.options if option.seat < 0]
    assert {option.key: option.default for option in table} == {
        "points": 13,
        "map": "random",
        "mapfile": "",
        "spread": True,
        "dice": "fair",
        "trades": True,
        "crane_per_turn": True,
        "chase_needs_number": False,
        "spy_may_decline": False,
    }
    assert [option.default for option in GAME.options if option.seat >= 0] == [0] * 6


@pytest.mark.parametrize(
    ("key", "values", "field"),
    [
        ("points", (8, 13, 20), "points"),
        ("trades", (True, False), "trades"),
        ("crane_per_turn", (True, False), "crane_per_turn"),
        ("spy_may_decline", (True, False), "spy_may_decline"),
        ("chase_needs_number", (True, False), "chase_needs_number"),
    ],
)
def test_ck_021_what_was_chosen_is_what_is_played(key, values, field):
    for value in values:
        s, _ = kernel.start(GAME, 3, 1, {key: value})
        assert getattr(s.house, field) == value


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("points", 7),
        ("points", 21),
        ("map", "moon"),
        ("dice", "loaded"),
        ("spread", 1),
        ("trades", "no"),
        ("luck", 1),
    ],
)
def test_ck_021_an_option_or_value_that_does_not_exist_is_refused(key, value):
    with refused(key):
        kernel.start(GAME, 3, 1, {key: value})


@pytest.mark.parametrize("spread", [True, False])
def test_ck_007_six_and_eight_stay_apart_only_while_the_option_says_so(spread):
    touching = 0
    for seed in range(40):
        s, _ = kernel.start(GAME, 4, seed, {"spread": spread})
        near = s.island.board.hex_hexes
        touching += any(
            s.tokens[h] in RED and s.tokens[x] in RED for h in range(19) for x in near[h]
        )
    assert (touching == 0) is spread


@pytest.mark.parametrize("dice", ["fair", "deck"])
def test_ck_022_fair_dice_use_no_deck(dice):
    s, _ = kernel.start(GAME, 2, 3, {"dice": dice})
    luck = Luck(1)
    while s.stack[-1].kind != "rolling":
        (seat,) = kernel.to_act(GAME, s)
        kernel.apply(GAME, s, seat, kernel.random_action(GAME, s, seat, luck))
    kernel.apply(GAME, s, s.turn, Roll())
    assert len(s.dice) == (35 if dice == "deck" else 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_d8_the_golden_isle_pays_gold_to_those_who_settle_there(seats):
    validate(ISLE)
    s, _ = kernel.start(GAME, seats, 2, {"map": "custom", "mapfile": ISLE})
    luck, taken = Luck(5), []
    assert s.island.terrain.count(GOLD) == 2
    for _ in range(1500):
        who = kernel.to_act(GAME, s)
        if not who:
            break
        events = kernel.apply(GAME, s, who[0], kernel.random_action(GAME, s, who[0], luck))
        taken += [e.cards for e in events if isinstance(e, GoldTaken)]
        GAME.audit(s)
    assert taken and all(sum(cards) > 0 and not any(cards[5:]) for cards in taken)


def test_h28_the_trades_option_closes_only_the_trade_among_players():
    luck = Luck(4)
    for trades in (True, False):
        s, _ = kernel.start(GAME, 3, 1, {"trades": trades})
        while s.stack[-1].kind != "acting":
            seat = kernel.to_act(GAME, s)[0]
            kernel.apply(GAME, s, seat, kernel.random_action(GAME, s, seat, luck))
        offered = {offer.action for offer in kernel.offers(GAME, s, s.turn)}
        assert EndTurn in offered and (trades or Propose not in offered)
        assert trades or any(no.action is Propose and no.why.reason == "trades-off"
                             for no in kernel.closed(GAME, s, s.turn))  # fmt: skip
