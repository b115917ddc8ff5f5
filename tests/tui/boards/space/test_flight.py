"""Flights and bursts on the board of Ascending Empires: how often they are drawn, and what they
say.
"""

from __future__ import annotations

from typing import Any

import pytest

from tabletop_tui.engine import Event
from tabletop_tui.games.ascending_empires.rules.actions import Flick
from tabletop_tui.games.ascending_empires.rules.events import PlanetDestroyed, ShipDestroyed
from tabletop_tui.games.ascending_empires.tui.motion.bursts import FRAMES, LENGTH
from tabletop_tui.games.ascending_empires.tui.space import Space
from tabletop_tui.play import Table, Words
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.look import Look
from tabletop_tui.tui.paint.ink import ink_for
from tabletop_tui.tui.paint.palette import theme
from tabletop_tui.tui.widgets.animation import Animation, EventAnimation
from tabletop_tui.tui.widgets.film import MAX_FPS, TICKS_PER_SECOND, Film
from tests.games.ascending_empires.scenario import Scene
from tests.playing import new_table

TERMINALS = {
    "rich": ({"TERM": "xterm-256color", "COLORTERM": "truecolor"}, "utf-8"),
    "calm": ({"TERM": "xterm-256color"}, "utf-8"),
    "ascii": ({"TERM": "xterm-256color"}, "ascii"),
}


class Pace:
    """A board on which every event takes as long, and which notes when it was asked for a frame."""

    def __init__(self, length: float) -> None:
        self.length, self.shown = length, list[float]()

    def animations(self, events: list[Event]) -> list[Animation]:
        return [EventAnimation(event, self.length) for event in events]

    def frame(self, animation: Animation, at: float) -> None:
        self.shown.append(at)


@pytest.mark.parametrize(
    ("fps", "speed", "frames"), [(30, 1, MAX_FPS), (15, 1, 15), (30, 3, MAX_FPS / 3), (15, 0.5, 30)]
)
def test_a_film_has_twenty_frames_a_second_at_the_most(
    fps: int, speed: float, frames: float
) -> None:
    film, board = Film(), Pace(1.0)
    film.start(board, [Event()], lambda: None)  # type: ignore[arg-type]
    beats = 0
    while film.running:
        film.tick(board, fps, speed=speed)  # type: ignore[arg-type]
        beats += 1
    assert abs(beats - TICKS_PER_SECOND / speed) <= 1
    assert abs(len(board.shown) - frames) <= 1 and board.shown == sorted(board.shown)


def ram() -> Table:
    """A ship with an enemy straight to the east."""
    scene = Scene(2)
    scene.ship(0, 60, 356)
    scene.ship(1, 150, 356)
    table = new_table("ascending_empires", 2, options={"first": 1})
    table.state = scene.s
    return table


def board_of(table: Table, kind: str = "calm", names: tuple[str, ...] = ()) -> Space:
    env, encoding = TERMINALS[kind]
    terminal = probe(env, interactive=True, size=(80, 24), encoding=encoding)
    words = Words(table.game, names or [seat.name for seat in table.seats])
    view = table.game.view(table.state, 0)
    board = Space()
    board.look = Look(table, view, 0, words, ink_for(theme("table"), terminal))
    board.sized = board.fit(51, 20)
    board.redraw()
    return board


def drawn(board: Space) -> str:
    assert board.canvas is not None
    return "\n".join(board.canvas.strip(y, board.sized[0]).text for y in range(board.sized[1]))


def bursts(board: Space, event: Any) -> list[str]:
    """The different pictures of an event, frame by frame."""
    found: list[str] = []
    assert board.plays(event) == LENGTH
    for n in range(20):
        board.show_event(event, n / 20 * LENGTH)
        assert board.canvas is not None
        now = repr([list(board.canvas.strip(y, 51)) for y in range(board.sized[1])])
        if now not in found:
            found.append(now)
    return found


@pytest.mark.parametrize("kind", TERMINALS)
def test_a_ram_bursts_in_three_pictures_where_the_ships_met_with_both_names(kind: str) -> None:
    table = ram()
    board = board_of(table, kind)
    look = board.looking()
    told = {event.kind: event for event in table.play(0, Flick(0, 0, 60))}  # type: ignore[attr-defined]
    board.show_event(told["flew"], board.plays(told["flew"]) * 0.9)
    assert len(bursts(board, told["rammed"])) == FRAMES
    assert board.moving == board.ends
    assert board.burst is not None and board.burst[0].where == (150_000, 356_000)
    assert f"{look.name(0)} rams {look.name(1)}" in drawn(board)
    board.show(look, {})
    assert board.burst is None and "rams" not in drawn(board)


def test_a_destroyed_ship_and_a_destroyed_planet_burst_where_they_are() -> None:
    table = ram()
    board = board_of(table)
    names = [board.looking().name(seat) for seat in (0, 1)]
    enemy = next(ship for ship in board.state.ships if ship >= 9)
    assert len(bursts(board, ShipDestroyed(0, enemy, (0,), 1))) == FRAMES
    assert f"{names[0]} destroys a ship of {names[1]}" in drawn(board)
    home = board.state.homes[1]
    assert len(bursts(board, PlanetDestroyed(0, home, 1, (0,), 2))) == FRAMES
    assert f"{names[0]} destroys a planet of {names[1]}" in drawn(board)
    hole = board.galaxy.holes[home]
    assert board.burst is not None and board.burst[0].where == (hole.x, hole.y)


def test_names_too_long_for_the_banner_are_shortened_both() -> None:
    table = ram()
    names = tuple(f"{seat.name} {'of the long name ' * 3}" for seat in table.seats)
    board = board_of(table, names=names)
    told = {event.kind: event for event in table.play(0, Flick(0, 0, 60))}  # type: ignore[attr-defined]
    board.show_event(told["rammed"], 0.0)
    row = next(row for row in drawn(board).splitlines() if " rams " in row)
    assert all(name[:9] in row for name in names)


@pytest.mark.parametrize("kind", ["rich", "calm"])
def test_ships_never_stand_on_the_name_of_a_quadrant(kind: str) -> None:
    table = ram()
    spots = range(5, 712, 9)
    for x in spots:
        table.state.ships[0] = (x * 1000, 356_000)
        table.state.ships[1] = (x * 1000, 350_000)
        rows = drawn(board_of(table, kind))
        assert all(name in rows for name in ("Alpha", "Beta", "Gamma", "Delta")), x
