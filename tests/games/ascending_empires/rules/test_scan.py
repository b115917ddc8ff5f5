"""The scan: which seats learn what about the face-down discs, and when."""

from tabletop_tui.engine import Luck
from tabletop_tui.games.ascending_empires import GAME
from tabletop_tui.games.ascending_empires.rules.actions import Flick
from tabletop_tui.games.ascending_empires.rules.events import Scanned
from tabletop_tui.games.ascending_empires.rules.state import FLEET, STARSHIPS, UNKNOWN
from tests.games.ascending_empires.scenario import BROWN, Done, Pass, Recruit, Scene, hole, of

C = hole("gamma C")


def veiled(seats: int = 2) -> Scene:
    """Return a scene in which gamma C is brown and face down, with a ship of seat 0 in orbit."""
    scene = Scene(seats)
    scene.disc("gamma C", BROWN)
    scene.face_down("gamma C")
    scene.orbit(0, "gamma C")
    return scene


def sees(scene: Scene, seat: int) -> int:
    """Return what a seat sees in gamma C."""
    return GAME.view(scene.s, seat).planets[C].disc


def test_ae_162_at_the_end_of_the_turn_the_disc_is_seen_and_stays_down() -> None:
    scene = veiled()
    scene.face_down("gamma D")
    assert sees(scene, 0) == UNKNOWN
    events = scene.do(Recruit(hole("alpha H")), Done())
    assert of(events, Scanned) == [Scanned(0, C, BROWN)] and sees(scene, 0) == BROWN
    assert (
        not scene.planet("gamma C").up
        and GAME.view(scene.s, 0).planets[hole("gamma D")].disc == UNKNOWN
    )


def test_ae_163_only_that_seat_learns_the_colour_also_after_a_pass() -> None:
    scene = veiled(3)
    events = scene.do(Pass())
    assert sees(scene, 0) == BROWN and sees(scene, 1) == sees(scene, 2) == UNKNOWN
    event = of(events, Scanned)[0]
    assert event.seen_by(0) == event and event.seen_by(1).disc == UNKNOWN == event.seen_by(2).disc
    assert Scanned.reveals


def test_ae_164_a_ship_pushed_into_orbit_scans_at_the_end_of_its_own_turn() -> None:
    scene = veiled(2)
    ship = scene.orbit(1, "gamma C", 40)  # it came there on seat 0's turn
    events = scene.do(Pass())
    assert [event.seat for event in of(events, Scanned)] == [0] and sees(scene, 1) == UNKNOWN
    events = scene.do(Pass())
    assert [event.seat for event in of(events, Scanned)] == [1] and sees(scene, 1) == BROWN
    scene = veiled(2)
    ship = scene.orbit(1, "gamma C", 40)
    scene.do(Pass())
    scene.beside(ship, 300, 200)  # gone before its own turn ends
    scene.do(Pass())
    assert sees(scene, 1) == UNKNOWN


def test_ae_165_what_was_seen_stays_visible() -> None:
    scene = veiled()
    scene.do(Pass(), Pass())
    scene.do(Flick(0, 256, 100))
    scene.finish()
    assert 0 not in scene.s.ships and sees(scene, 0) == BROWN


def test_r14_there_is_nothing_to_scan_at_a_homeworld() -> None:
    scene = Scene(2)
    scene.orbit(0, "delta H")
    assert of(scene.do(Pass()), Scanned) == []


def test_r50_a_disc_is_scanned_once_however_many_ships_are_there() -> None:
    scene = veiled()
    scene.orbit(0, "gamma C", 30)
    assert len(of(scene.do(Pass()), Scanned)) == 1
    scene.do(Pass())
    assert of(scene.do(Pass()), Scanned) == []


def test_r51_a_determinized_state_keeps_what_was_scanned() -> None:
    scene = veiled()
    scene.do(Pass())
    view = GAME.view(scene.s, 0)
    for seed in range(20):
        determinized = GAME.determinize(view, 0, Luck(seed))
        assert determinized.planets[C].disc == BROWN and GAME.view(determinized, 0) == view
        GAME.audit(determinized)


def test_r50_the_last_ship_of_a_fleet_scans_as_well() -> None:
    scene = Scene(2)
    scene.face_down("alpha A")
    scene.supply(0, starships=8, battleship=1)
    for n in range(8):
        scene.ship(0, 60 + 40 * n, 356)
    last = scene.orbit(0, "alpha A", big=True)
    assert last % FLEET == STARSHIPS and len(scene.s.ships) == 9
    assert [scan.hole for scan in of(scene.do(Pass()), Scanned)] == [hole("alpha A")]
