"""What moves on the boards of Rise of Empires: cubes land and fall one at a time, in time."""

from __future__ import annotations

import io
from copy import copy
from functools import cache
from typing import Any

import pytest
from rich.console import Console

from tabletop_tui.engine import Event
from tabletop_tui.games.rise_of_empires.components.box import box
from tabletop_tui.games.rise_of_empires.rules.events import (
    CubesPlaced,
    Fought,
    ProgressTaken,
    Struck,
    Withdrew,
)
from tabletop_tui.games.rise_of_empires.rules.phases.phase_events import (
    EraEnded,
    Halved,
    PointsScored,
)
from tabletop_tui.games.rise_of_empires.rules.phases.yields import tile_goods
from tabletop_tui.games.rise_of_empires.rules.pieces import CITY, FOOD, PROGRESS, TERRITORY, VP
from tabletop_tui.games.rise_of_empires.tui.display import Display
from tabletop_tui.games.rise_of_empires.tui.motion.battle import Battle
from tabletop_tui.games.rise_of_empires.tui.motion.between import MapScene
from tabletop_tui.games.rise_of_empires.tui.motion.cubes import CubesMove
from tabletop_tui.games.rise_of_empires.tui.motion.display_scenes import TileTaken
from tabletop_tui.games.rise_of_empires.tui.motion.sunrise import Sunrise
from tabletop_tui.games.rise_of_empires.tui.motion.turn_end import TurnEnds
from tabletop_tui.games.rise_of_empires.tui.standings import Standings
from tabletop_tui.games.rise_of_empires.tui.world import World
from tabletop_tui.games.rise_of_empires.view.describe import WORTH
from tabletop_tui.games.rise_of_empires.view.shares import payers, tile_shares
from tabletop_tui.play import Table, Words
from tabletop_tui.store.load import load
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.look import Look
from tabletop_tui.tui.paint.ink import ink_for
from tabletop_tui.tui.paint.palette import theme
from tabletop_tui.tui.table.moment_panel import BESIDE
from tabletop_tui.tui.terminal.cell_diff import CellDiff
from tabletop_tui.tui.widgets.animation import LONGEST, LONGEST_SCENE, Animation
from tabletop_tui.tui.widgets.layout import SIDE
from tabletop_tui.tui.widgets.seat_table import LEAST
from tests.golden.examples import SAVES
from tests.tui.boards.test_chips import KINDS, rows, world


def numbers(events: list[Event], cubes: dict[int, tuple[int, ...]]) -> list[dict[Any, int]]:
    """The cubes that differ from the position before, after every step of a film."""
    found: list[dict[Any, int]] = []
    for scene in world(cubes).animations(events):
        longest = LONGEST_SCENE if isinstance(scene, Battle) else LONGEST
        assert isinstance(scene, MapScene) and 0 < scene.seconds <= longest
        for n in range(101):
            now = dict(scene.between(scene.seconds * n / 100).cubes)
            if not found or now != found[-1]:
                found.append(now)
    return found


def test_cubes_land_one_at_a_time() -> None:
    found = numbers([CubesPlaced(1, 3, 3)], {3: (1, 2, 0, 0, 0)})
    assert found == [{(3, 1): n} for n in (2, 3, 4, 5)]


def test_a_fight_takes_the_cubes_of_both_off_one_at_a_time() -> None:
    found = numbers([Fought(0, 1, 3, 2, 1)], {3: (4, 3, 0, 0, 0)})
    one, two = (3, 0), (3, 1)
    assert found == [
        {two: 3, one: 4}, {two: 2, one: 4}, {two: 2, one: 3}, {two: 1, one: 3},
    ]  # fmt: skip


def test_what_moved_before_in_the_same_action_stays_moved() -> None:
    told: list[Event] = [Struck(0, 1, 1, 3, 2), CubesPlaced(0, 3, 1), Withdrew(1, 1)]
    assert numbers(told[:2], {3: (0, 3, 0, 0, 0)})[-1] == {(3, 1): 1, (3, 0): 1}
    assert numbers(told[2:], {3: (0, 1, 0, 0, 0), 5: (0, 2, 0, 0, 0)})[-1] == {(3, 1): 0, (5, 1): 0}


@pytest.mark.parametrize("kind", KINDS)
def test_the_map_counts_with_the_cubes_and_names_the_losses(kind: str) -> None:
    board = world({3: (4, 3, 0, 0, 0)}, kind)
    minus, look = "-" if kind == "ascii" else "−", board.looking()
    gap = "" if kind == "ascii" else " "
    (scene,) = board.animations([Fought(0, 1, 3, 2, 1)])
    before = rows(board, 3)
    assert minus not in before[-1]
    board.frame(scene, scene.seconds * 0.9)
    shown = f"{look.glyph(0)}{gap}3{minus}1{look.glyph(1)}{gap}1{minus}2"
    assert shown in rows(board, 3)[-1]
    board.show(look, {})
    assert rows(board, 3) == before, "nothing stays of it"


@pytest.mark.parametrize("kind", KINDS)
def test_a_battle_tells_the_cubes_of_both_sides_and_who_controls_the_region(kind: str) -> None:
    told, board = Fought(0, 1, 3, 2, 1), world({3: (3, 2, 0, 0, 0)}, kind)
    arrow = "->" if kind == "ascii" else "→"
    look = board.looking()
    (scene,) = board.animations([told])
    assert isinstance(scene, Battle) and scene.tells is told

    def shown(at: float) -> str:
        board.frame(scene, at)
        assert board.canvas is not None
        return "\n".join(board.canvas.strip(y, 51).text for y in range(20))

    first, last = shown(0.0), shown(scene.seconds - 0.01)
    assert all(f"{name} {n}{arrow}{n} " in first for name, n in (("Anna", 3), ("Ben", 2)))
    assert f"Anna 3{arrow}2 " in last and f"Ben 2{arrow}0 " in last
    outcome = "Anna keeps NE Africa."
    assert outcome in last and outcome not in first
    ends = {
        Fought(0, 1, 3, 1, 2): "Anna and Ben share {} now.",
        Fought(0, 1, 3, 2, 3): "Nobody controls {} now.",
        Fought(0, 1, 3, 0, 2): "Ben controls {} now.",
        Struck(1, 1, 0, 3, 2): "Ben controls {} now.",
    }
    for event, outcome in ends.items():
        (one,) = board.animations([event])
        assert isinstance(one, Battle)
        assert one.outcome(look) == outcome.format("NE Africa")


TERMINALS: dict[str, tuple[dict[str, str], tuple[int, int], tuple[int, int]]] = {
    "calm-80x24": ({"TERM": "xterm-256color"}, (80, 24), (51, 20)),
    "calm-120x40": ({"TERM": "xterm-256color"}, (120, 40), (76, 34)),
    "rich-120x40": ({"TERM": "xterm-256color", "COLORTERM": "truecolor"}, (120, 40), (76, 34)),
}
BYTES, FPS = 12_000, 10
A_TURN_ENDS, AN_ERA_BEGINS, AN_ERA_ENDS = (166, 340), (175, 347), (172, 344)
"""Actions of the example of a late game."""


@cache
def example() -> Table:
    return load(SAVES / "example-rise-of-empires-late.json").table


def late(at: int, kind: str, board: World | Display) -> tuple[list[Event], list[Animation]]:
    """Show the example before an action, and return its events and what moves in them."""
    table, (env, size, room) = copy(example()), TERMINALS[kind]
    told, view = table.events[at], table.game.view(table.at(at), 0)
    table.events = table.events[:at]
    words = Words(table.game, [seat.name for seat in table.seats])
    terminal = probe(env, interactive=True, size=size, encoding="utf-8")
    board.look = Look(table, view, 0, words, ink_for(theme("table"), terminal))
    board.sized = board.fit(*room)
    board.redraw()
    return told, list(board.animations(told))


def sent(board: World) -> str:
    """The whole board as a frame."""
    console = Console(file=io.StringIO(), force_terminal=True, color_system="truecolor")
    assert board.canvas is not None
    board.canvas.changed(*board.sized)
    strips = [board.canvas.strip(y, board.sized[0]) for y in range(board.sized[1])]
    return "".join(f"\x1b[{y};1H{one.render(console)}" for y, one in enumerate(strips, 1))


@pytest.mark.parametrize("kind", TERMINALS)
@pytest.mark.parametrize("at", [*A_TURN_ENDS, *AN_ERA_BEGINS, *AN_ERA_ENDS])
def test_no_scene_takes_more_than_twelve_kilobytes(at: int, kind: str) -> None:
    board, diff = World(), CellDiff()
    _, scenes = late(at, kind, board)
    diff.frame(sent(board))
    assert scenes and all(scene.seconds <= LONGEST_SCENE for scene in scenes)
    for scene in scenes:
        taken = 0
        for n in range(round(scene.seconds * FPS)):
            board.frame(scene, n / FPS)
            taken += len(diff.frame(sent(board)).encode())
        assert 0 < taken <= BYTES, (type(scene).__name__, taken)


def test_the_table_of_a_turn_fills_line_by_line_while_regions_pay() -> None:
    board = World()
    told, (scene,) = late(A_TURN_ENDS[0], "calm-80x24", board)
    assert isinstance(scene, TurnEnds) and scene.beside and scene.seconds == LONGEST_SCENE
    look, lines = board.looking(), list[int]()
    for n in range(41):
        rows = scene.panel(look, 27, n * scene.seconds / 40)
        assert all(row.cell_len <= 27 for row in rows)
        lines.append(sum(any(c.isdigit() or c == "·" for c in row.plain) for row in rows))
    assert lines == sorted(lines) and lines[0] == 1 and lines[-1] == len(scene.table.rows)
    assert lines[-4] == lines[-1], "the whole table is seen at the end"
    (label, numbers), scored = scene.table.rows[-1], dict[int, int]()
    for event in told:
        if isinstance(event, PointsScored):
            scored[event.seat] = event.regions + event.cities + event.towns + event.progress
    assert label.key == "ledger-points"
    assert [int(n.replace("·", "0")) for n in numbers] == [scored[n] for n in scene.table.seats]
    moments = [n * scene.seconds / 40 for n in range(41)]
    at = next(at for at in moments if scene.key(at) == "ledger-regions")
    assert scene.paying(at) == payers(look.view, VP) and scene.between(at).fills
    assert not scene.paying(scene.seconds) and not scene.between(scene.seconds).fills


def test_the_tiles_that_pay_for_a_line_light_up_in_the_standings() -> None:
    board, standings = World(), Standings()
    _, (scene,) = late(A_TURN_ENDS[0], "calm-80x24", board)
    assert isinstance(scene, TurnEnds)
    look = board.looking()
    standings.look = look
    standings.resize(100, 8)
    standings.show(look, {})
    dark, lit = cells(standings), dict[str, set[int]]()
    for n in range(41):
        at = n * scene.seconds / 40
        standings.accompany(scene, at)
        now = {row for rows in standings.paying.values() for row in rows}
        assert (cells(standings) != dark) is bool(now)
        if at < scene.seconds * 0.8:
            lit[scene.key(at)] = now
    assert lit["ledger-cities"] == {CITY} and lit["ledger-progress"] == {PROGRESS}
    assert not lit["ledger-regions"] and TERRITORY in lit["ledger-cubes"]
    assert cells(standings) == dark, "all are dark again before the end"
    for seat in range(len(look.view.players)):
        paid = tile_shares(look.view, seat, FOOD)
        assert sum(paid) == tile_goods(look.view, seat, FOOD)


@pytest.mark.parametrize("at", A_TURN_ENDS)
def test_what_regions_pay_covers_hardly_any_name_or_number(at: int) -> None:
    board = World()
    _, (scene,) = late(at, "calm-80x24", board)
    assert isinstance(scene, TurnEnds)
    still = written(board)
    for n in range(0, 41, 4):
        board.frame(scene, n * scene.seconds / 40)
        now = written(board)
        assert sum(now.get(spot) != letter for spot, letter in still.items()) <= 2, n


def written(board: World) -> dict[tuple[int, int], str]:
    """The letters on a board by cell."""
    canvas = board.canvas
    assert canvas is not None
    spots = [(x, y) for y in range(canvas.height) for x in range(canvas.width)]
    return {spot: letter for spot in spots if (letter := canvas.letter(*spot))}


def cells(board: Standings) -> list[tuple[str, str]]:
    """What a board shows, with its colours."""
    assert board.canvas is not None
    strips = [board.canvas.strip(y, board.canvas.width) for y in range(board.canvas.height)]
    return [(part.text, str(part.style)) for strip in strips for part in strip]


def test_the_sun_rises_over_the_lands_that_open_and_no_others() -> None:
    board = World()
    _, (scene,) = late(AN_ERA_BEGINS[0], "calm-80x24", board)
    assert isinstance(scene, Sunrise) and "II" in scene.told
    regions = {box("").regions[n].key for n in scene.regions}
    assert regions == {"noe", "eae"}, "the lands overseas wait for Navigation"
    first, last = (scene.between(at).fills for at in (0.01, scene.seconds - 0.01))
    assert list(first) == [scene.regions[0]] and last == dict.fromkeys(scene.regions, "era.2")


def test_the_cubes_of_an_era_that_ends_are_halved_before_the_eyes() -> None:
    board = World()
    told, (scene,) = late(AN_ERA_ENDS[1], "calm-80x24", board)
    assert isinstance(scene, CubesMove) and isinstance(scene.tells, EraEnded)
    left = dict[int, int]()
    for (_, seat), by in scene.moves:
        left[seat] = left.get(seat, 0) - by
    assert left == {event.seat: event.cubes for event in told if isinstance(event, Halved)}
    after = example().at(AN_ERA_ENDS[1] + 1)
    for (region, seat), cubes in scene.between(scene.seconds).cubes.items():
        assert after.players[seat].cubes[region] == cubes


def test_a_tile_that_is_taken_glows_and_goes() -> None:
    board = Display()
    table, at = example(), 162
    told, (scene,) = late(at, "calm-80x24", board)
    assert isinstance(scene, TileTaken) and isinstance(told[0], ProgressTaken)
    assert table.log[at][0] == scene.seat
    x, y = board.spot(scene.place) or (0, 0)
    board.frame(scene, 0.1)
    assert board.canvas is not None and scene.name in board.canvas.strip(y, 51).text[: x + 20]
    board.frame(scene, scene.seconds - 0.02)
    assert scene.name not in board.canvas.strip(y, 51).text[: x + 20]


@pytest.mark.parametrize("language", ["en", "nl", "es"])
def test_no_line_of_the_turn_is_cut_off_for_four_players_at_80_columns(language: str) -> None:
    words = Words(load(SAVES / "example-rise-of-empires-late.json").table.game, language=language)
    room = min(SIDE, BESIDE) - LEAST * 4
    for key in ("food", "gold", "discs", "cubes", *WORTH, "hunger", "points"):
        assert len(words.say(f"ledger-{key}")) <= room, key
