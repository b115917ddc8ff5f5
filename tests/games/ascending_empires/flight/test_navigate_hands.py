"""The errors of a hand, and the effects of prow, beacon and seams on a flick."""

from typing import Any

import pytest

from tabletop_tui.engine import Aim, offers, settle
from tabletop_tui.games.ascending_empires import GAME
from tabletop_tui.games.ascending_empires.rules.actions import Flick, Stop
from tabletop_tui.games.ascending_empires.rules.events import Flew, Lost, Rammed, Recalled
from tabletop_tui.games.ascending_empires.rules.state import Moving
from tests.games.ascending_empires.scenario import BOARD, Scene, of

EAST, SOUTH, WEST, NORTH = 0, 256, 512, 768


@pytest.mark.parametrize(
    ("hand", "angle", "power"), [("steady", 0, 0), ("normal", 20, 28), ("wild", 48, 68)]
)
def test_ae_198_the_bounds_of_each_hand(hand: str, angle: int, power: int) -> None:
    assert settle(GAME.options, {})["hand"] == "normal"
    seen = []
    for seed in range(400):
        scene = Scene(2, seed, hand=hand)
        ship = scene.ship(0, 300, 200)
        flown = of(scene.do(Flick(ship, EAST, 2)), Flew)[0]
        seen.append((flown.angle_error, flown.power_error))
    assert all(abs(a) <= angle and abs(p) <= power for a, p in seen)
    if angle:
        assert max(abs(a) for a, _ in seen) > angle / 2 and max(abs(p) for _, p in seen) > power / 2
        assert sum(abs(a) <= angle / 4 for a, _ in seen) > 150  # small errors are likelier
    else:
        assert set(seen) == {(0, 0)}


def test_r34_the_error_of_a_timed_sweep_is_taken_within_the_bounds() -> None:
    scene = Scene(2, hand="normal", timing=True)
    ship = scene.ship(0, 300, 200)
    luck = scene.s.rng
    assert scene.may(Flick(ship, EAST, 10, (20, -28)))
    for errors in ((21, 0), (0, 29), (21,), (0, 0, 0)):
        assert scene.refused(Flick(ship, EAST, 10, errors)) == "wrong-errors"
    scene.do(Flick(ship, EAST, 10, (0, -10)))
    assert scene.s.ships[ship] == (399_000, 200_000) and scene.s.rng == luck
    scene = Scene(2, hand="normal", timing=False)
    ship = scene.ship(0, 300, 200)
    assert scene.refused(Flick(ship, EAST, 10, (1, 1))) == "no-timing"
    luck = scene.s.rng
    scene.do(Flick(ship, EAST, 10))
    assert scene.s.rng != luck


def test_r34_a_stopped_direction_stands_and_only_the_power_is_left() -> None:
    scene = Scene(2, hand="normal", timing=True)
    ship, other = scene.ship(0, 300, 200), scene.ship(0, 100, 300)
    scene.do(Flick(ship, EAST, 10, (7,)))
    (offer,) = offers(GAME, scene.s, 0)
    assert isinstance(offer.choices, Aim) and offer.choices.stopped == (EAST, 10, -7)
    for ship_, angle, power, errors in (
        (other, EAST, 10, ()),
        (ship, SOUTH, 10, ()),
        (ship, EAST, 9, ()),
        (ship, EAST, 11, ()),
        (ship, EAST, 10, (7,)),
        (ship, EAST, 10, (6,)),
        (ship, EAST, 10, (6, 0)),
    ):
        assert scene.refused(Flick(ship_, angle, power, errors)) == "direction-stopped"
    for errors in ((7, 29), (7, -29), (7, 0, 0)):
        assert scene.refused(Flick(ship, EAST, 10, errors)) == "wrong-errors"
    assert scene.refused(Stop()) == "not-now"
    assert scene.may(Flick(ship, EAST, 10)) and scene.may(Flick(ship, EAST, 10, (7, -28)))
    assert of(scene.do(Flick(ship, EAST, 10)), Flew)[0].angle_error == 7


def test_r34_the_aim_counts_anticlockwise_and_hands_a_sweep_on() -> None:
    scene = Scene(2, hand="wild", timing=True)
    ship = scene.ship(0, 300, 200)
    aim = next(offer.choices for offer in offers(GAME, scene.s, 0) if offer.action is Flick)
    assert isinstance(aim, Aim) and (aim.pieces, aim.angles, aim.powers) == ((ship,), 1024, 100)
    assert (aim.spread, aim.slip) == (48, 68)
    assert aim.make(ship, 256, 30) == Flick(ship, NORTH, 30)
    swept: Any = aim.make
    assert swept(ship, 256, 30, (48, -68)) == Flick(ship, NORTH, 30, (-48, -68))
    assert scene.may(swept(ship, 0, 9, (1, 2)))
    quick = Scene(2, hand="wild", timing=False)
    quick.ship(0, 300, 200)
    aim = next(offer.choices for offer in offers(GAME, quick.s, 0) if offer.action is Flick)
    assert isinstance(aim, Aim) and (aim.spread, aim.slip) == (0, 0)


def test_ae_146_the_prow_spares_the_own_rammer_on_the_own_turn_only() -> None:
    scene = Scene(2)
    scene.levels(0, orange=2)
    ship, enemy = scene.ship(0, 300, 200), scene.ship(1, 400, 200)
    events = scene.do(Flick(ship, EAST, 40))
    assert of(events, Rammed) == [Rammed(0, ship, enemy, True)] and scene.s.ships == {
        ship: (384_000, 200_000)
    }
    scene = Scene(2)
    scene.levels(0, orange=2)
    scene.turn(1)
    ship, enemy = scene.ship(0, 400, 200), scene.ship(1, 300, 200)
    events = scene.do(Flick(enemy, EAST, 40))
    assert of(events, Rammed) == [Rammed(1, enemy, ship, False)] and scene.s.ships == {}


def test_ae_149_the_beacon_calls_back_the_first_flicked_ship_of_a_move() -> None:
    scene = Scene(2)
    scene.levels(0, grey=2)
    ship = scene.ship(0, 300, 10)
    events = scene.do(Flick(ship, NORTH, 10))
    assert of(events, Recalled) and scene.s.ships[ship] == (300_000, 10_000)
    assert (
        isinstance(scene.s.stack[-1], Moving) and scene.s.stack[-1].left == 2
    )  # of three; the point stays spent
    events = scene.do(Flick(ship, NORTH, 10))
    assert of(events, Lost) and ship not in scene.s.ships


def test_ae_150_no_return_to_a_taken_place_and_none_for_pushed_ships() -> None:
    scene = Scene(2)
    scene.levels(0, grey=2)
    ship, pushed = scene.ship(0, 300, 60), scene.ship(0, 300, 20)
    events = scene.do(Flick(ship, NORTH, 20))
    assert of(events, Lost) == [Lost(pushed)] and of(events, Recalled) == []
    scene = Scene(2)
    scene.levels(0, grey=2)
    ship, friend = scene.ship(0, 328, 49), scene.ship(0, 348, 57)
    events = scene.do(Flick(ship, 1017, 53))  # the friend comes to rest where the flick began
    (x, y), supply = scene.s.ships[friend], scene.player().starships
    assert (x - 328_000) ** 2 + (y - 49_000) ** 2 < 16_000**2
    assert of(events, Lost) == [Lost(ship)] and of(events, Recalled) == [] and supply == 1


def test_ae_150_a_pushed_ship_is_lost_though_its_old_place_is_free() -> None:
    scene = Scene(2)
    scene.levels(0, grey=2)
    ship, pushed = scene.ship(0, 296, 48), scene.ship(0, 300, 20)
    events = scene.do(Flick(ship, NORTH, 26))
    assert BOARD.free(pushed, (300_000, 20_000), scene.s.ships, 0)
    assert of(events, Lost) == [Lost(pushed)] and of(events, Recalled) == []


def test_ae_149_a_return_that_finds_no_room_was_the_first_time_all_the_same() -> None:
    scene = Scene(2)
    scene.levels(0, grey=2)
    ship, friend = scene.ship(0, 328, 49), scene.ship(0, 348, 57)
    scene.do(Flick(ship, 1017, 53))
    assert isinstance(scene.s.stack[-1], Moving) and scene.s.stack[-1].recalls == 1
    events = scene.do(Flick(friend, NORTH, 40))
    assert of(events, Lost) == [Lost(friend)] and of(events, Recalled) == []


def test_ae_146_a_rammer_that_its_prow_saved_and_that_is_pushed_over_goes_to_supply_once() -> None:
    scene = Scene(2)
    scene.levels(0, orange=2)
    ship, rammer = scene.ship(0, 417, 11), scene.ship(0, 403, 63)
    enemy, supply = scene.ship(1, 384, 58), scene.player().starships
    events = scene.do(Flick(ship, 252, 83))  # the friend rams, then is pushed on
    assert of(events, Rammed) == [Rammed(0, rammer, enemy, True)] and Lost(rammer) in events
    assert scene.player().starships == supply + len(of(events, Lost))


def test_ae_193_a_repeated_flick_gives_the_same_position() -> None:
    ends = []
    for _ in range(2):
        scene = Scene(4, 5, hand="wild")
        ships = [scene.ship(seat, 300 + 40 * seat, 200) for seat in range(4)]
        scene.do(Flick(ships[0], 13, 60))
        ends.append((scene.s.ships, scene.s.rng))
    assert ends[0] == ends[1]


def test_ae_199_seams_are_off_unless_asked_for() -> None:
    assert settle(GAME.options, {})["seams"] is False
    ends = set()
    for seed in range(6):
        scene = Scene(2, seed, seams=True)
        ship = scene.ship(0, 200, 200)
        scene.do(Flick(ship, EAST, 20))
        ends.add(scene.s.ships[ship])
    assert len(ends) > 1 and all(x <= 420_000 for x, _ in ends)
