"""Blockade, defence, supply: what ships in an orbit prevent, and what is in the box."""

import pytest

from tabletop_tui.engine import Luck, apply, random_action, start, to_act
from tabletop_tui.games.ascending_empires import GAME
from tabletop_tui.games.ascending_empires.rules.actions import (  # fmt: skip
    AttackPlanet,
    BuildCity,
    BuildColony,
    BuildFacility,
    Develop,
    Land,
    Launch,
    Mine,
    Recruit,
    TakeBack,
)
from tabletop_tui.games.ascending_empires.rules.position import blockaded
from tabletop_tui.games.ascending_empires.rules.state import Arriving
from tests.games.ascending_empires.scenario import BOARD, ORANGE, Done, Pass, Scene, hole

A = hole("alpha A")


def besieged(**levels: int) -> tuple[Scene, int]:
    """Return seat 0's orange planet with two troops, a facility and an own ship in orbit, blockaded
    by seat 1.
    """
    scene = Scene(2)
    scene.levels(0, **levels)
    scene.disc("alpha A", ORANGE)
    scene.put(0, "alpha A", troops=1, facilities=1)
    ship = scene.orbit(0, "alpha A", 0)
    scene.orbit(1, "alpha A", 32)
    return scene, ship


def test_ae_087_a_homeworld_is_neither_blockaded_nor_attacked() -> None:
    scene = Scene(2)
    scene.put(1, "delta H", troops=1)
    group = scene.orbit(0, "delta H", 0), scene.orbit(0, "delta H", 20)
    assert not blockaded(scene.s, hole("delta H"))
    assert scene.refused(AttackPlanet(hole("delta H"), group)) == "no-such-target"


def test_ae_155_the_blockade_runner_recruits_and_launches_but_nothing_else() -> None:
    scene, ship = besieged(purple=3, orange=0)
    assert scene.may(Recruit(A)) and scene.may(Launch(A))
    assert (
        scene.refused(Land(A, ship)) == "blockaded" and scene.refused(BuildColony(A)) == "blockaded"
    )
    assert scene.refused(Develop(ORANGE)) == "too-few-facilities"
    scene.put(0, "alpha A", troops=1)
    assert scene.refused(Mine(A, 2)) == "blockaded"
    scene, _ = besieged(purple=2)
    assert scene.refused(Recruit(A)) == scene.refused(Launch(A)) == "blockaded"


def test_ae_159_the_garrison_follows_the_rules_of_recruit() -> None:
    scene, _ = besieged(brown=4)
    scene.put(0, "alpha B", troops=2)
    scene.do(Mine(hole("alpha B"), 2))
    assert scene.kinds() == {"recruit", "done"} and not scene.may(Recruit(A))
    assert (
        scene.may(Recruit(hole("alpha H")))
        and scene.refused(Recruit(hole("alpha B"))) == "not-occupied"
    )
    scene.do(Recruit(hole("alpha H")))
    assert scene.seat == 1 and scene.planet("alpha H").troops == 1  # just one
    scene, _ = besieged(brown=4, purple=3)
    scene.do(TakeBack(A, 1))
    assert scene.kinds() == {"recruit", "done"} and scene.may(
        Recruit(A)
    )  # purple 3 ignores the blockade


def test_ae_159_the_garrison_may_be_declined() -> None:
    scene = Scene(2)
    scene.levels(0, brown=4)
    scene.do(Recruit(hole("alpha H")), Done(), Done())
    assert scene.seat == 1 and scene.planet("alpha H").troops == 1


def test_ae_166_one_ship_of_another_player_blockades() -> None:
    scene = Scene(2)
    scene.put(0, "alpha A", colonies=1)
    scene.orbit(0, "alpha A", 0)
    assert not blockaded(scene.s, A)
    enemy = scene.orbit(1, "alpha A", 32)
    assert blockaded(scene.s, A)
    scene.beside(enemy, 300, 200)
    assert not blockaded(scene.s, A)
    assert not blockaded(scene.s, hole("alpha B"))


def test_ae_166_an_empty_planet_is_not_blockaded() -> None:
    scene = Scene(2)
    scene.orbit(1, "alpha A")
    assert not blockaded(scene.s, A)


def test_ae_167_what_a_blockade_prevents() -> None:
    scene, ship = besieged()
    assert (
        scene.refused(Recruit(A))
        == scene.refused(Launch(A))
        == scene.refused(Land(A, ship))
        == "blockaded"
    )
    assert all(
        scene.refused(build(A)) == "blockaded" for build in (BuildFacility, BuildColony, BuildCity)
    )
    assert scene.refused(Develop(ORANGE)) == "too-few-facilities" and scene.may(TakeBack(A, 1))
    scene.put(0, "alpha A", troops=1)
    assert scene.refused(Mine(A, 2)) == "blockaded"


def test_ae_168_a_homeworld_is_safe_from_everything() -> None:
    scene = Scene(3)
    scene.put(0, "alpha H", troops=1)
    for n in range(4):
        scene.orbit(1 + n % 2, "alpha H", 12 * n)
    assert not blockaded(scene.s, hole("alpha H")) and scene.may(Recruit(hole("alpha H")))
    scene.turn(1)
    assert scene.offered(AttackPlanet) == []


def test_ae_169_blockaded_and_defended_at_once() -> None:
    scene, _ = besieged()
    assert blockaded(scene.s, A)
    scene.turn(1)
    assert scene.refused(AttackPlanet(A, (9,))) == "defended"


def test_ae_170_the_box_is_out_of_play() -> None:
    scene = Scene(2)
    scene.put(0, "alpha H", troops=1)
    scene.supply(0, troops=0, starships=0)
    player = scene.player()
    assert player.box_troops == 13 and player.box_starships == 8 and player.box_battleship == 1
    assert scene.offered(Recruit) == [] and scene.offered(Launch) == []
    assert scene.refused(Launch(hole("alpha H"), True)) == "no-ship"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ae_171_pieces_are_conserved(seats: int) -> None:
    luck = Luck(seats)
    s = start(GAME, seats, 11, {"hand": "wild"})[0]
    for _ in range(400):
        if not s.stack:
            break
        seat = to_act(GAME, s)[0]
        apply(GAME, s, seat, random_action(GAME, s, seat, luck))
        hand = [f.ship for f in s.stack if isinstance(f, Arriving)]
        for x, player in enumerate(s.players):
            aboard = [ship for ship in [*s.ships, *hand] if ship // 9 == x]
            troops = sum(planet.troops for planet in s.planets if planet.owner == x)
            assert player.troops + player.box_troops + troops == 14
            assert (
                player.starships + player.box_starships + sum(ship % 9 < 8 for ship in aboard) == 8
            )
            assert (
                player.battleship + player.box_battleship + sum(ship % 9 == 8 for ship in aboard)
                == 1
            )


def test_r9_a_blockade_is_judged_anew_after_each_action() -> None:
    scene, _ = besieged()
    enemy = next(ship for ship in scene.s.ships if ship >= 9)
    scene.do(Pass(), Pass())
    assert not scene.may(Recruit(A))
    scene.s.ships[enemy] = (BOARD.holes[A].x + 43_001, BOARD.holes[A].y)
    assert scene.may(Recruit(A))


def test_r54_a_blockaded_planet_still_scores() -> None:
    scene, _ = besieged()
    assert GAME.score(scene.s, 0)["planets"] == 1
