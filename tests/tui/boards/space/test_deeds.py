"""What players do without a flight is seen on the board, with the numbers of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop_tui.engine import Event, Word
from tabletop_tui.games.ascending_empires.rules.actions import Flick, Mine, Recruit
from tabletop_tui.games.ascending_empires.rules.events import (
    Built,
    Developed,
    Flew,
    Landed,
    Launched,
    Mined,
    PlanetDestroyed,
    Recruited,
    Revealed,
    TookBack,
)
from tabletop_tui.games.ascending_empires.tui.motion.bursts import banner, burst_of
from tabletop_tui.games.ascending_empires.tui.motion.slow_motion import flicked
from tabletop_tui.tui.terminal.cell_diff import CellDiff
from tabletop_tui.tui.widgets.animation import LONGEST
from tests.games.ascending_empires.scenario import BROWN, GREY, Scene, hole
from tests.tui.boards.space.test_flight import TERMINALS
from tests.tui.boards.space.test_flight import board_of as board_at
from tests.tui.boards.space_board import board_of, drawn, look_at, scene_table
from tests.tui.motion.test_empires_move import sent

BYTES, FPS = 2_500, 20


def scene() -> Scene:
    """Anna has three troops on a grey planet, and a ship."""
    made = Scene(2)
    made.disc("delta C", GREY)
    made.put(0, "delta C", troops=3)
    return made


@pytest.mark.parametrize("kind", TERMINALS)
def test_what_is_done_on_a_planet_is_seen_there(kind: str) -> None:
    made = scene()
    ship, at = made.ship(0, 60, 356), hole("delta C")
    board = board_at(scene_table(made), kind)
    look, line = board.looking(), CellDiff()
    troop, points = look.sign("space.troop"), look.sign("space.points")
    told: list[tuple[Event, list[str]]] = [
        (Recruited(0, at), [f"+1{troop}"]),
        (TookBack(0, at, 2), [f"-2{troop}"]),
        (Mined(0, at, 3, 2), [f"-3{troop}", f"+2{points}"]),
        (Built(0, at, "colony"), [f" {look.sign('space.colony')} "]),
        (Developed(0, BROWN, 1), ["Anna: Brown 1"]),
        (Launched(0, 1, at, 60_000, 356_000), [f" {look.glyph(0)} "]),
        (Landed(0, ship, at), [f" {look.glyph(0)} "]),
    ]
    for event, texts in told:
        (one,) = board.animations([event])
        assert one.tells is event and 0 < one.seconds <= LONGEST
        board.show(look, {})
        still, taken = drawn(board), 0
        line.frame(sent(board))  # type: ignore[arg-type]
        for n in range(round(one.seconds * FPS) + 1):
            board.frame(one, min(one.seconds, n / FPS))
            shown = drawn(board)
            assert shown != still and all(text in shown for text in texts), event
            taken += len(line.frame(sent(board)).encode())  # type: ignore[arg-type]
        assert taken <= BYTES, event
        board.show(look, {})
        assert drawn(board) == still, "nothing stays of it"


def test_what_troops_bring_is_what_the_rules_give() -> None:
    """AE-116: the numbers on the film are the changes of the position."""
    made = scene()
    board = board_of(look_at(scene_table(made)))
    at, player = hole("delta C"), made.player(0)
    for action in (Mine(at, 2), Recruit(at)):
        made.turn(0)
        troops, vp = made.planet("delta C").troops, player.vp
        (event,) = [one for one in made.do(action) if isinstance(one, (Mined, Recruited))]
        (one,) = board.animations([event])
        board.frame(one, one.seconds)
        change, sign = made.planet("delta C").troops - troops, board.looking().sign
        assert f"{change:+d}{sign('space.troop')}" in drawn(board)
        if isinstance(event, Mined):
            assert f"+{player.vp - vp}{sign('space.points')}" in drawn(board)


def test_a_flight_says_who_flicks_which_ship_and_not_where_it_ends() -> None:
    made = scene()
    made.ship(0, 60, 356)
    table = scene_table(made)
    board = board_of(look_at(table))
    told: list[Any] = table.play(0, Flick(0, 0, 30))
    flew = next(one for one in told if isinstance(one, Flew))
    (first,) = board.animations(told)  # one's own shot needs no second sentence
    assert first.tells == flicked(flew) and "orbit" not in str(first.tells)
    words = board.looking().words
    assert words.fact(flicked(flew)) == "Anna flicks starship 1 to the east …"
    other = board_of(look_at(table, 1)).animations(told)[-1]
    assert isinstance(other.tells, Word)
    assert str(words.fact(other.tells)).startswith("Anna's starship 1 stops in ")


def test_a_disc_turns_once_the_ship_has_landed() -> None:
    made = scene()
    ship, at = made.ship(0, 60, 356), hole("delta D")
    board = board_of(look_at(scene_table(made)))
    shown = board.animations([Revealed(at, GREY), Landed(0, ship, at)])
    assert [getattr(one.tells, "kind", "") for one in shown] == ["landed", "revealed"]


def test_a_burst_tells_attack_and_defence() -> None:
    made = scene()
    ships = [made.ship(1, 300 + n, 300) for n in range(3)]
    look = look_at(scene_table(made))
    event = PlanetDestroyed(1, hole("delta C"), 0, tuple(ships), 2, (3, 0, 0, 0))
    burst = burst_of(look, event, look.view.ships)
    assert burst is not None and banner(look, burst, 50).endswith("3:3 ")
