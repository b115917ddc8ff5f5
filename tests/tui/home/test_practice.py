"""The practice table: drills without a game, from the home screen, of which only the best is kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from textual.pilot import Pilot

from tabletop_tui.__main__ import cli
from tabletop_tui.engine import apply
from tabletop_tui.games.ascending_empires import GAME
from tabletop_tui.games.ascending_empires.rules.actions import Flick
from tabletop_tui.games.ascending_empires.rules.events import Flew
from tabletop_tui.games.ascending_empires.tui.practice import Practice
from tabletop_tui.games.ascending_empires.tui.space import Space
from tabletop_tui.games.ascending_empires.view.names import hole_name, ship_name
from tabletop_tui.games.ascending_empires.view.practice import (
    DRILLS,
    SERIES,
    Goal,
    Task,
    hole_of,
    is_hit,
    practice,
    stars,
)
from tabletop_tui.store.practice_records import keep_record, records
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.forms import AimForm
from tabletop_tui.tui.home.home_screen import Home
from tabletop_tui.tui.home.practice import practice_games, practice_screen
from tabletop_tui.tui.table.game_screen import GameScreen
from tests.complaining import refused
from tests.tui.playing import XTERM


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))


def app_at(game: str = "ascending_empires", fps: int = 0) -> TabletopApp:
    terminal = probe(XTERM, interactive=True, size=(80, 24), encoding="utf-8")
    return TabletopApp(practice=game, fps=fps, terminal=terminal)


def screen_of(pilot: Pilot[int]) -> Practice:
    screen = pilot.app.screen
    assert isinstance(screen, Practice)
    return screen


def point(screen: Practice, angle: int, power: int) -> None:
    """Aim like that."""
    form = screen.choice.form
    assert isinstance(form, AimForm)
    form.angle, form.power = angle, power
    screen.view.middle.boards[0].aim(form)


TASKS = [(goal, n) for goal, tasks in DRILLS.items() for n in range(len(tasks))]
WON: dict[tuple[Goal, int], tuple[int, int]] = {
    ("orbit", 0): (978, 20),
    ("bank", 0): (588, 35),
    ("ram", 0): (1022, 38),
    ("needle", 0): (968, 24),
    ("push", 1): (692, 10),
}
"""Directions and powers of ship 0 that hit with a steady hand."""


@pytest.mark.parametrize(("goal", "n"), TASKS)
def test_a_task_adds_up_and_has_a_ship_to_flick(goal: Goal, n: int) -> None:
    task = DRILLS[goal][n]
    s = practice(task, "normal", True)
    GAME.audit(s)
    assert 0 in s.ships and s == practice(task, "normal", True)
    assert (len(s.ships) > 20) == (goal == "")
    assert not goal or hole_of(task) >= 0 or task.target in s.ships


@pytest.mark.parametrize(("goal", "n"), WON)
def test_a_hit_is_a_hit_and_a_miss_a_miss(goal: Goal, n: int) -> None:
    task = DRILLS[goal][n]

    def shot(angle: int, power: int) -> bool:
        s = practice(task, "steady", False)
        return is_hit(goal, task, s, apply(GAME, s, 0, Flick(0, angle, power)))

    angle, power = WON[goal, n]
    assert shot(angle, power) and not shot((angle + 512) % 1024, power)


def test_from_shot_to_shot_the_planets_stay_and_the_luck_of_the_hand_does_not() -> None:
    task = DRILLS["orbit"][0]
    one, two = practice(task, "wild", False, 11), practice(task, "wild", False, 12)
    assert [p.disc for p in one.planets] == [p.disc for p in two.planets]
    assert apply(GAME, one, 0, Flick(0, 0, 9)) != apply(GAME, two, 0, Flick(0, 0, 9))


def test_a_ship_that_touches_an_enemy_does_not_thread_the_needle() -> None:
    task = Task({0: (60, 356), 9: (84, 330)}, "alpha-E")
    s = practice(task, "steady", False)
    told = apply(GAME, s, 0, Flick(0, 858, 8))
    assert not is_hit("needle", task, s, told)


def test_three_hits_of_five_are_a_star() -> None:
    assert [stars(hits) for hits in range(SERIES + 1)] == [0, 0, 0, 1, 2, 3]


def test_only_a_better_record_is_kept_and_a_damaged_file_is_no_reason_to_fail(
    tmp_path: Path,
) -> None:
    assert records("x", tmp_path) == {}
    assert keep_record("x", "a", 3, tmp_path) and not keep_record("x", "a", 3, tmp_path)
    assert keep_record("y", "a", 1, tmp_path) and records("x", tmp_path) == {"a": 3}
    for text in ("[1]", '{"x": 3}', '{"x": {"a": "b"}}', "\0"):
        (tmp_path / "practice.json").write_text(text)
        assert records("x", tmp_path) == {}
    assert keep_record("x", "a", 2, tmp_path) and records("x", tmp_path) == {"a": 2}


async def test_a_series_of_five_shots_is_judged_and_its_record_kept(tmp_path: Path) -> None:
    async with app_at().run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = screen_of(pilot)
        await pilot.press("h", "h")
        assert screen.hand == "steady"
        for n, aim in enumerate(((46, 20), (776, 16), (256, 1), (256, 1), (22, 32))):
            begun = dict(screen.table.state.ships)
            assert begun[0] == (60_000, 356_000), "every shot begins at the same place"
            point(screen, *aim)
            await pilot.press("enter")
            assert screen.landed and screen.choice.form is None and len(screen.hits) == n + 1
            await pilot.press("enter")
        assert screen.best == {"orbit-steady-timed": 3}
        assert screen.hits == [], "five more shots"
        assert records("ascending_empires", tmp_path) == {"orbit-steady-timed": 3}
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, Home)
    kept = {path.name for path in tmp_path.rglob("*.json") if "settings" not in path.name}
    assert kept == {"practice.json"}


async def test_every_way_of_aiming_can_be_tried() -> None:
    async with app_at().run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = screen_of(pilot)
        await pilot.press("h", "t", "enter")
        wild = next(event for event in screen.table.events[-1] if isinstance(event, Flew))
        assert screen.hand == "wild" and not screen.timing
        assert abs(wild.angle_error) <= 48 and abs(wild.power_error) <= 68
        await pilot.press("t", "r", "enter")
        form = screen.choice.form
        assert isinstance(form, AimForm) and form.sweeping
        await pilot.press("r")  # while the marker sweeps only Enter and Esc count
        assert screen.choice.form is form
        for share in (0.0, 1.0):
            form = screen.choice.form
            assert isinstance(form, AimForm)
            form.tick = lambda seconds: False  # type: ignore[method-assign]
            assert form.sweep is not None
            form.sweep.phase, form.sweep.age = share / 2, 9.0
            await pilot.press("enter")
        flew = next(event for event in screen.table.events[-1] if isinstance(event, Flew))
        # the markers at the ends of their tracks, a wild hand
        assert (flew.angle_error, flew.power_error) == (-48, 68)
        rows = [row.plain for row in screen.panel(screen.view.look, 38, 20)]  # type: ignore[arg-type]
        assert "16.9° left and was 68% too hard." in " ".join(" ".join(rows).split())


async def test_drills_follow_each_other_and_letters_still_name_planets() -> None:
    async with app_at().run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = screen_of(pilot)
        goals = [screen.goal]
        for _ in range(len(DRILLS)):
            await pilot.press("j")
            goals.append(screen.goal)
        assert goals == [*DRILLS, "orbit"]
        await pilot.press("k", "j")
        hand = screen.hand
        await pilot.press("a", "h")
        form = screen.choice.form
        assert isinstance(form, AimForm) and form.target is not None
        assert form.target.code == "ah" and screen.hand == hand


async def test_the_goal_of_a_shot_is_pointed_out_on_the_board() -> None:
    async with app_at().run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = screen_of(pilot)
        for drill in (*DRILLS, "orbit"):
            assert screen.goal == drill
            board = screen.view.middle.boards[0]
            goals = board.picked
            assert isinstance(board, Space) and len(goals) == bool(drill)
            if goals:  # the first aim ends at the goal, and covers the sign for it
                await pilot.press("tab")
            for goal in goals:
                cell = board.spot(goal)
                assert cell is not None and board.canvas is not None
                x, y = cell
                line = "".join(segment.text for segment in board.render_line(y))
                assert line[x - 1] == "{" and "}" in line[x + 1 : x + 3]
            await pilot.press("j")
        await pilot.press("k", "h", "h", "enter")
        assert screen.landed and screen.marked() == (("planet", hole_of(DRILLS["orbit"][0])),)
        keys = screen.view.hint_row().plain
        assert "Esc back" in keys and "pick" not in keys and "place" not in keys
        await pilot.press("enter")
        assert screen.marked() == (("planet", hole_of(DRILLS["orbit"][1])),)


async def test_at_the_crowded_table_shots_follow_each_other_and_can_be_taken_back() -> None:
    async with app_at().run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = screen_of(pilot)
        await pilot.press("k", "h", "h")
        assert screen.goal == "" and screen.hand == "steady"
        begun = dict(screen.table.state.ships)
        await pilot.press("enter")
        assert screen.table.state.ships != begun and screen.choice.form is not None
        await pilot.press("u")
        assert screen.table.state.ships == begun


async def test_a_table_without_ships_says_so() -> None:
    async with app_at().run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = screen_of(pilot)
        await pilot.press("k", "h", "h")
        for ship in [n for n in screen.table.state.ships if n < 9]:
            del screen.table.state.ships[ship]
        screen.turn()
        assert screen.choice.form is None
        assert screen.waiting() == screen.session.words.say("practice-empty")
        await pilot.press("r")
        assert screen.choice.form is not None and 0 in screen.table.state.ships


def test_a_game_without_a_practice_table_is_named() -> None:
    assert practice_games() == ("ascending_empires",)
    with refused("cities_and_knights has no practice table"):
        practice_screen("cities_and_knights")


async def test_the_home_screen_opens_the_practice_table() -> None:
    async with app_at("").run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert isinstance(pilot.app.screen, Home)
        await pilot.press("p")
        await pilot.pause()
        screen_of(pilot)


def test_the_command_opens_it_too(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[dict[str, object]] = []
    monkeypatch.setattr("tabletop_tui.cli.practice.no_terminal", lambda: "")
    monkeypatch.setattr("tabletop_tui.cli.practice.show", lambda **what: opened.append(what))
    for words in (["practice"], ["practice", "ascending"]):
        assert CliRunner().invoke(cli, words).exit_code == 0
        assert opened.pop() == {"practice": "ascending_empires"}
    refused = CliRunner().invoke(cli, ["practice", "rise"])
    assert refused.exit_code == 1 and "Rise of Empires has no practice table" in refused.output


@pytest.mark.parametrize("fps", [30, 15, 0])
async def test_a_flight_is_shown_and_any_key_skips_it(
    fps: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    beat = GameScreen.tick
    monkeypatch.setattr(
        GameScreen, "tick", lambda table: None
    )  # the film goes on by this test alone
    async with app_at(fps=fps).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = screen_of(pilot)
        await pilot.press("h", "h")
        point(screen, 0, 50)
        await pilot.press("enter")
        assert screen.film.running == (fps > 0)
        if fps:
            shown: list[float] = []
            monkeypatch.setattr(
                screen.view.middle.boards[0], "frame", lambda event, seconds: shown.append(seconds)
            )
            screen.film.at, screen.film.ticks = 0.0, 0
            for _ in range(10):
                beat(screen)
            assert len(shown) == min(fps, 20) // 3 and shown == sorted(shown) and screen.hits == []
            await pilot.press("g")
        assert not screen.film.running and screen.hits == [False]
        board: Any = screen.view.middle.boards[0]
        assert board.spot(("ship", 0)) == board.window.cell(screen.table.state.ships[0])


@pytest.mark.parametrize("goal", [goal for goal in DRILLS if goal])
async def test_the_goal_of_an_exercise_is_the_first_aim(goal: Goal) -> None:
    app = app_at()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = screen_of(pilot)
        screen.drill(goal)
        await pilot.pause()
        form, look = screen.choice.form, screen.view.look
        assert isinstance(form, AimForm) and form.sights is not None and look is not None
        ((what, n),) = screen.marked()
        first = form.sights.straight(form.piece)[0]
        name = (
            look.say("about-planet", planet=hole_name(look.view, n))
            if what == "planet"
            else look.say("about-ship", ship=ship_name(n))
        )
        assert form.target == first and first.name.startswith(name), "or by a bounce"
