"""Why a road or a displacement is refused: reasons distinguish a blocked path, a taken side and a
distant place.
"""

from tabletop_tui.games.cities_and_knights.rules.actions import BuildRoad, Displace
from tests.games.cities_and_knights.scenario import Scenario


def test_ck_131_a_taken_side_and_a_far_one_are_told_apart():
    s = (
        Scenario()
        .roads(0, "hills 11 N", "NE")
        .roads(1, "hills 11 NE", "SE")
        .hand(0, brick=1, lumber=1)
    )
    assert s.refused(0, BuildRoad(s.edge("hills 11 NE - SE"))) == "edge-taken"
    assert s.refused(0, BuildRoad(s.edge("hills 5 N - NE"))) == "road-apart"


def test_ck_132_a_way_that_an_opposing_piece_bars_is_told():
    s = (
        Scenario()
        .roads(0, "hills 11 N", "NE")
        .settlement(1, "hills 11 NE")
        .hand(0, brick=1, lumber=1)
    )
    assert s.refused(0, BuildRoad(s.edge("hills 11 NE - SE"))) == "road-blocked"


def test_ck_100_a_tipped_city_is_no_knight_to_displace():
    s = (
        Scenario()
        .roads(0, "hills 11 N", "NE")
        .knight(0, "hills 11 N", 3)
        .put(1, "tipped-city", "hills 11 NE")
    )
    assert (
        s.refused(0, Displace(s.node("hills 11 N"), s.node("hills 11 NE"))) == "no-opposing-knight"
    )
