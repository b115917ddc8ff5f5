"""Forecasts come true."""

from tabletop_tui.engine import Luck, apply, offers, over, to_act
from tabletop_tui.games.ascending_empires import GAME
from tabletop_tui.games.ascending_empires.rules.actions import AttackPlanet, AttackShip, Develop
from tabletop_tui.games.ascending_empires.rules.position import blockaded
from tabletop_tui.games.ascending_empires.view.forecast import (
    blockades,
    research,
    targets,
    threats,
    with_ships,
)
from tests.games.ascending_empires.lively import choose, crowded
from tests.games.ascending_empires.scenario import GREY, ORANGE, Scene, hole, mm


def test_ae_098_the_forecast_names_exactly_what_can_be_attacked() -> None:
    falls = 0
    for seed in range(6):
        s, luck = crowded(3, seed), Luck(seed)
        for _ in range(60):
            if over(s):
                break
            seat = to_act(GAME, s)[0]
            found = {o.action: o.choices for o in offers(GAME, s, seat)}
            if s.stack[-1].kind == "acting":
                ships = (
                    {a.target for a in found[AttackShip].actions} if AttackShip in found else set()
                )  # type: ignore[union-attr]
                planets = (
                    {a.hole for a in found[AttackPlanet].actions}
                    if AttackPlanet in found
                    else set()
                )  # type: ignore[union-attr]
                foreseen = [t for t in targets(GAME.view(s, seat), seat) if t.falls]
                assert {t.number for t in foreseen if t.kind == "ship"} == ships
                assert {t.number for t in foreseen if t.kind == "planet"} == planets
                falls += len(foreseen)
            assert {b.hole for b in blockades(s)} == {h for h in range(28) if blockaded(s, h)}
            apply(GAME, s, seat, choose(s, seat, luck))
    assert falls > 20


def test_ae_105_a_target_shows_strength_need_and_spoils() -> None:
    scene = Scene(2)
    scene.put(1, "delta C", troops=1, cities=1)
    group = tuple(scene.orbit(0, "delta C", 12 * n) for n in range(3))
    target = next(t for t in targets(scene.s, 0))
    assert (target.kind, target.number, target.ships) == ("planet", hole("delta C"), group)
    assert (target.strength, target.least, target.vp, target.defended, target.falls) == (
        3,
        4,
        2,
        False,
        False,
    )
    scene.orbit(1, "delta C", 50)
    assert [t.defended for t in targets(scene.s, 0) if t.kind == "planet"] == [True]


def test_ae_092_threats_are_the_targets_of_the_others() -> None:
    scene = Scene(3)
    mine = scene.ship(0, 340, 200)
    big = scene.ship(2, 380, 200, big=True)
    found = threats(scene.s, 0)
    assert [(t.seat, t.number, t.ships, t.falls) for t in found] == [(2, mine, (big,), True)]
    assert threats(scene.s, 1) == () and [t.falls for t in threats(scene.s, 2)] == [False]


def test_ae_166_a_flick_can_be_looked_at_before_it_is_made() -> None:
    scene = Scene(2)
    scene.put(1, "delta C", troops=1)
    ship = scene.ship(0, 300, 200)
    assert blockades(scene.s) == ()
    after = with_ships(scene.s, {**scene.s.ships, ship: mm(554, 552 + 40)})
    assert [(b.hole, b.seat, b.ships) for b in blockades(after)] == [(hole("delta C"), 1, (ship,))]
    assert scene.s.ships[ship] == mm(300, 200)
    gone = with_ships(scene.s, {})
    assert gone.players[0].starships == scene.player().starships + 1
    GAME.audit(gone)


def test_ae_135_facilities_still_needed_for_each_colour() -> None:
    scene = Scene(2)
    scene.disc("alpha A", ORANGE)
    scene.disc("beta A", GREY)
    scene.put(0, "alpha A", facilities=2)
    scene.put(0, "beta A", facilities=1)
    scene.orbit(1, "beta A")
    scene.levels(0, orange=2)
    scene.levels(1, orange=3, grey=1)
    orange, grey, brown, purple = research(scene.s, 0)
    assert (orange.level, orange.facilities, orange.least, orange.missing, orange.first_vp) == (
        3,
        2,
        3,
        1,
        0,
    )
    assert (grey.level, grey.facilities, grey.missing, grey.first_vp) == (
        1,
        0,
        1,
        0,
    )  # blockaded; not the first
    assert (brown.missing, brown.first_vp, purple.level) == (1, 1, 1)
    scene.levels(0, orange=4)
    top = research(scene.s, 0)[0]
    assert (top.level, top.least, top.missing, top.first_vp) == (0, 0, 0, 0) and scene.offered(
        Develop
    ) == []
