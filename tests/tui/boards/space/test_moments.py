"""What is shown after a shot: slow motion, the verdict, a planet that turns up."""

from __future__ import annotations

import pytest

from tabletop_tui.games.ascending_empires.flight.path import at, duration
from tabletop_tui.games.ascending_empires.rules.actions import Flick
from tabletop_tui.games.ascending_empires.rules.events import Flew, Revealed
from tabletop_tui.games.ascending_empires.rules.state import ASTEROID, COLOURS
from tabletop_tui.games.ascending_empires.tui.motion.moments import TurningUp, VerdictScene
from tabletop_tui.games.ascending_empires.tui.motion.slow_motion import LONGEST, SLOWER, flight_of
from tabletop_tui.games.ascending_empires.view.verdicts import LAST, Verdict
from tabletop_tui.tui.widgets.animation import LONGEST_SCENE
from tests.games.ascending_empires.scenario import Scene
from tests.tui.boards.space.test_flight import TERMINALS
from tests.tui.boards.space.test_flight import board_of as board_at
from tests.tui.boards.space_board import board_of, drawn, look_at, scene_table


def shot(power: int) -> tuple[object, Flew]:
    """A view, and a flick of some power towards a planet."""
    scene = Scene(2)
    scene.s.hand, scene.s.timing = "normal", True
    scene.ship(0, 60, 356)
    table = scene_table(scene)
    view = look_at(table).view
    told = table.play(0, Flick(0, 974, power, (0, 0)))
    return view, next(e for e in told if isinstance(e, Flew))


def test_the_last_millimetres_of_a_close_shot_are_slow_and_no_others() -> None:
    shots = [shot(power) for power in range(10, 60, 2)]
    board = board_of(look_at(scene_table(Scene(2)))).galaxy
    flights = [flight_of(view, board, flew) for view, flew in shots]
    assert {flight.verdict is None for flight in flights} == {True, False}
    for flight in flights:
        whole = duration(flight.flew.flights)
        assert flight.length <= LONGEST and flight.moment(0.0) == 0
        assert flight.moment(flight.seconds) == whole
        moments = [flight.moment(flight.seconds * n / 40) for n in range(41)]
        assert moments == sorted(moments)
        if flight.verdict is None:
            assert flight.seconds == flight.length
            continue
        slow = flight.moment(flight.slow_from)
        path = dict(flight.flew.flights)[0]
        x, y = at(path, slow, board.physics.deceleration)
        end = path[-1][1:]
        assert ((x - end[0]) ** 2 + (y - end[1]) ** 2) ** 0.5 < LAST + 1000, "a bounce is nearer"
        late = flight.seconds - flight.slow_from
        assert late == pytest.approx(SLOWER * (flight.length - flight.slow_from))
        assert late < 1.5


@pytest.mark.parametrize("power", range(10, 60, 6))
def test_a_close_shot_is_a_flight_and_a_verdict(power: int) -> None:
    view, flew = shot(power)
    scene = Scene(2)
    scene.s.hand, scene.s.timing = "normal", True
    scene.ship(0, 60, 356)
    board = board_of(look_at(scene_table(scene)))
    scenes = board.animations([flew])
    said = flight_of(view, board.galaxy, flew).verdict
    assert len(scenes) == 1 + (said is not None)
    assert all(scene.seconds <= LONGEST_SCENE for scene in scenes[1:])


@pytest.mark.parametrize("kind", TERMINALS)
@pytest.mark.parametrize("place", [(100_000, 100_000), (600_000, 600_000)])
def test_a_verdict_stands_away_from_the_ship(kind: str, place: tuple[int, int]) -> None:
    board = board_at(scene_table(Scene(2)), kind)
    board.redraw()
    before = drawn(board).splitlines()
    board.frame(VerdictScene(Verdict("hair", 2, place)), 0.5)
    rows = drawn(board).splitlines()
    changed = [n for n, (one, two) in enumerate(zip(before, rows, strict=True)) if one != two]
    low = place[1] < 300_000
    assert changed and all((n > len(rows) // 2) is low for n in changed)
    if kind == "ascii":
        assert "HAIR'S BREADTH 2 mm" in "\n".join(rows)
    board.show(board.looking(), {})
    assert drawn(board).splitlines() == before


@pytest.mark.parametrize("kind", TERMINALS)
@pytest.mark.parametrize("disc", [*range(len(COLOURS)), ASTEROID])
def test_a_planet_turns_up_in_its_colour_and_its_technology_is_named(kind: str, disc: int) -> None:
    table = scene_table(Scene(2))
    table.state.planets[5].up = False
    board = board_at(table, kind)
    scene = TurningUp(Revealed(5, disc))
    assert 0 < scene.seconds <= LONGEST_SCENE
    seen = []
    for n in range(6):
        board.frame(scene, scene.seconds * n / 5)
        assert board.canvas is not None
        seen.append(repr([list(board.canvas.strip(y, board.sized[0])) for y in range(20)]))
    assert len(set(seen)) >= 3
    words = ["Long-range guns", "Third engine", "Muster", "Shields", "asteroid"]
    assert words[disc] in drawn(board)
