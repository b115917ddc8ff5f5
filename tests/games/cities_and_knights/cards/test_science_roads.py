"""Road Building and Smith: free roads, and free promotions."""

from tabletop_tui.games.cities_and_knights.rules.actions import (
    EndTurn,
    Promote,
)
from tabletop_tui.games.cities_and_knights.rules.progress_cards.science import (
    FreeRoad,
    PlayRoadBuilding,
    PlaySmith,
    PromoteFree,
    StopPromoting,
)
from tests.games.cities_and_knights.scenario import Scenario


def paver(*path: str) -> Scenario:
    """Return roads on the ring of hills 11, with Road Building in hand."""
    return Scenario().card(0, "road-building").roads(0, "hills 11 N", *path)


def test_ck_191_road_building_gives_two_free_roads():
    s = paver("NE")
    s.play(0, PlayRoadBuilding())
    s.refused(0, FreeRoad(s.edge("forest 8 SW")))
    s.refused(0, EndTurn())
    s.play(0, FreeRoad(s.edge("hills 11 N - NW")))
    s.play(0, FreeRoad(s.edge("hills 11 NE - SE")))
    assert s.cards(0) == {} and s.s.players[0].roads == 12 and s.waits_for == "acting"


def test_ck_191_a_free_road_may_start_at_a_building():
    s = Scenario().card(0, "road-building").settlement(0, "hills 11 N")
    s.play(0, PlayRoadBuilding())
    s.play(0, FreeRoad(s.edge("hills 11 N - NE")))
    assert s.can(0, FreeRoad(s.edge("hills 11 N - NW")))


def test_ck_192_the_second_road_may_continue_the_first():
    s = paver("NE")
    s.play(0, PlayRoadBuilding())
    s.refused(0, FreeRoad(s.edge("hills 11 SE - S")))
    s.play(0, FreeRoad(s.edge("hills 11 NE - SE")))
    s.play(0, FreeRoad(s.edge("hills 11 SE - S")))
    assert s.s.players[0].roads == 12


def test_ck_193_one_road_if_only_one_is_possible_and_refused_if_none():
    ring = ("NE", "SE", "S", "SW", "NW", "N")
    one = paver(*ring).roads(0, "pasture 4 N", *ring[:-1], "N").roads(0, "fields 9 S", "SW", "NW")
    one.play(0, PlayRoadBuilding())
    one.play(0, FreeRoad(one.edge("fields 9 NW - N")))
    assert one.s.players[0].roads == 0 and one.waits_for == "acting"
    none = (
        paver(*ring)
        .roads(0, "pasture 4 N", *ring[:-1], "N")
        .roads(0, "fields 9 S", "SW", "NW", "N")
    )
    none.refused(0, PlayRoadBuilding())
    boxed = (
        paver("NE")
        .settlement(1, "hills 11 N", "hills 11 SE")
        .knight(1, "hills 11 NE")
        .card(0, "crane")
    )
    boxed.refused(0, PlayRoadBuilding())


def smith(level: int = 1, **more: int) -> Scenario:
    """Return two knights of seat 0, with Smith in hand."""
    return (
        Scenario()
        .card(0, "smith")
        .knight(0, "hills 11 N", level, **more)
        .knight(0, "hills 11 S", 1, active=False)
    )


def test_ck_194_smith_promotes_one_or_two_different_knights():
    two = smith()
    two.play(0, PlaySmith())
    two.play(0, PromoteFree(two.node("hills 11 N")))
    two.refused(0, PromoteFree(two.node("hills 11 N")))
    two.play(0, PromoteFree(two.node("hills 11 S")))
    assert two.there("hills 11 N") == two.there("hills 11 S") == (0, "strong-knight")
    assert two.active("hills 11 N") and not two.active("hills 11 S") and two.cards(0) == {}
    one = smith()
    one.play(0, PlaySmith())
    one.refused(0, StopPromoting())
    one.play(0, PromoteFree(one.node("hills 11 S")))
    one.play(0, StopPromoting())
    assert one.there("hills 11 N") == (0, "basic-knight") and one.waits_for == "acting"


def test_ck_195_smith_obeys_the_fortress_and_the_one_promotion_a_turn():
    s = smith(2)
    s.play(0, PlaySmith())
    s.refused(0, PromoteFree(s.node("hills 11 N")))
    fort = smith(2).level(0, politics=3)
    fort.play(0, PlaySmith())
    fort.play(0, PromoteFree(fort.node("hills 11 N")))
    assert fort.there("hills 11 N") == (0, "mighty-knight")
    bought = smith().hand(0, wool=1, ore=1).level(0, politics=3)
    bought.play(0, Promote(bought.node("hills 11 N")))
    bought.play(0, PlaySmith())
    bought.refused(0, PromoteFree(bought.node("hills 11 N")))


def test_ck_196_smith_is_refused_when_nobody_can_be_promoted():
    nobody = Scenario().card(0, "smith").roads(0, "hills 11 N", "NE")
    nobody.refused(0, PlaySmith())
    weak = Scenario().card(0, "smith").knight(0, "hills 11 N", 2).level(0, politics=2)
    weak.refused(0, PlaySmith())
    strong = Scenario().card(0, "smith").knight(0, "hills 11 N", 2).level(0, politics=3)
    assert strong.can(0, PlaySmith())
    done = Scenario().card(0, "smith").knight(0, "hills 11 N", 1, promoted=True)
    done.refused(0, PlaySmith())


def test_ck_194_smith_promotes_no_knight_twice():
    s = Scenario().card(0, "smith").knight(0, "hills 11 N").knight(0, "hills 11 S")
    s.level(0, politics=3)
    s.play(0, PlaySmith())
    s.play(0, PromoteFree(s.node("hills 11 N")))
    s.refused(0, PromoteFree(s.node("hills 11 N")))
    assert {a.node for a in s.choices(0, PromoteFree)} == {s.node("hills 11 S")}
