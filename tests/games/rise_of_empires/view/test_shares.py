"""What lights up on the map when a turn is paid is what the rules pay."""

from __future__ import annotations

from tabletop_tui.engine import Luck, apply
from tabletop_tui.games.rise_of_empires import GAME
from tabletop_tui.games.rise_of_empires.components.box import box
from tabletop_tui.games.rise_of_empires.rules.control import region_goods
from tabletop_tui.games.rise_of_empires.rules.phases.phase_events import PointsScored
from tabletop_tui.games.rise_of_empires.rules.pieces import GOODS, VP
from tabletop_tui.games.rise_of_empires.view.shares import payers, share
from tabletop_tui.store.load import load
from tests.games.rise_of_empires.scenario import at_turn
from tests.golden.make import HERE


def test_the_shares_of_all_regions_are_the_goods_of_the_rules() -> None:
    s, luck = at_turn(3, players=5), Luck(7)
    for player in s.players:
        player.cubes = [luck(4) for _ in box("").regions]
    for seat in range(5):
        shares = [share(s, seat, region) for region in range(len(box("").regions))]
        assert [sum(one) for one in zip(*shares, strict=True)] == region_goods(s, seat)
    for good in range(len(GOODS)):
        for region, amounts in payers(s, good).items():
            assert all(share(s, seat, region)[good] == n for seat, n in amounts.items())


def test_the_points_that_rise_from_the_map_are_those_that_are_scored() -> None:
    table = load(HERE / "rise-of-empires-4.json").table
    s, scored = GAME.clone(table.at(0)), 0
    for seat, action in table.log:
        before = GAME.clone(s)
        for event in apply(GAME, s, seat, action):
            if isinstance(event, PointsScored):
                rising = payers(before, VP).values()
                assert sum(one.get(event.seat, 0) for one in rising) == event.regions
                scored += 1
    assert scored == 4 * 6
