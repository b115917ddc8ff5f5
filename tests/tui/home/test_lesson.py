"""A lesson at the keyboard: from the home screen to its tick, with something wrong tried at every
step; what it says stands below the board, belongs to what is asked, and no key is lost.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from tabletop_tui.engine import OneOf, offers
from tabletop_tui.games import builtin
from tabletop_tui.play.lesson import LEARNER, alike, all_lessons
from tabletop_tui.store.reading.lessons import passed
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.dialogs.ask import Ask
from tabletop_tui.tui.home.home_screen import Home
from tabletop_tui.tui.home.new_game import NewGame
from tabletop_tui.tui.reading.lesson import LessonScreen, open_lesson
from tests.tui.playing import XTERM

ALL = [one for one in all_lessons() if one[0] in builtin()]


@pytest.fixture(autouse=True)
def nothing_passed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))


def app(size: tuple[int, int] = (80, 24)) -> TabletopApp:
    terminal = probe(XTERM, interactive=True, size=size, encoding="utf-8")
    return TabletopApp(fps=0, terminal=terminal)


def strip_of(screen: LessonScreen) -> str:
    return " ".join(" ".join(row.plain for row in screen.strip.rows).split())


def wrong(screen: LessonScreen) -> Any | None:
    """Return a legal action that the step does not ask for, or None."""
    guide, table = screen.guide, screen.table
    wanted = guide.expected()
    assert wanted is not None
    for offer in offers(table.game, table.state, LEARNER):
        if isinstance(offer.choices, OneOf):
            for action in offer.choices.actions:
                if not alike(action, wanted[1], guide.step.free):
                    return action
    return None


async def play_through(screen: LessonScreen, pilot: Pilot[Any]) -> None:
    """Play a lesson as its script does, after something wrong at each step."""
    guide, words = screen.guide, screen.session.words
    while not guide.over:
        assert screen.app.screen is screen and screen.choice.seat == LEARNER
        assert guide.told(words) in strip_of(screen), "the words belong to what is asked"
        board, size = screen.view.middle, screen.size
        assert board.region.bottom <= screen.strip.region.y, "the strip lies over no board"
        assert screen.strip.region.bottom <= size.height - 3
        expected = guide.expected()
        assert expected is not None
        for place in expected[1].places:
            assert place not in screen.choice.lit() or screen.view.reaches(board.front, [place])
        if not guide.step.goal and (action := wrong(screen)) is not None:
            log, key = len(screen.table.log), guide.key
            screen.play(LEARNER, action)
            assert (len(screen.table.log), guide.key) == (log, key)
            assert screen.view.message == guide.refusal(words) != ""
        screen.play(LEARNER, expected[1])
        await pilot.pause()


@pytest.mark.parametrize(("game", "key"), ALL)
async def test_a_lesson_is_played_from_the_home_screen_to_its_tick(game: str, key: str) -> None:
    made = app()
    async with made.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("t")
        asked: Any = made.screen
        assert isinstance(asked, Ask) and not any("✓" in label for *_, label in asked.answers)
        await pilot.press(str(all_lessons().index((game, key)) + 1))
        await pilot.pause()
        screen: Any = made.screen
        assert isinstance(screen, LessonScreen) and passed(game) == set()
        await play_through(screen, pilot)
        end: Any = made.screen
        assert isinstance(end, Ask) and passed(game) == {key}
        assert end.answers[-2][0] == "game"
        end.dismiss("game")
        await pilot.pause()
        form: Any = made.screen
        assert isinstance(form, NewGame) and form.table_setup.game.id == game
        there = [place.level for place in form.table_setup.places if place.level is not None]
        assert there == ["", "easy", "easy"][: len(there)], "one who learnt alone plays on alone"
        await pilot.press("escape", "t")
        await pilot.pause()
        asked = made.screen
        assert isinstance(asked, Ask)
        assert [value for value, _, label in asked.answers if "✓" in label] == [f"{game} {key}"]


async def test_the_puzzle_begins_again_after_a_wrong_end_and_h_gives_hints() -> None:
    made = app((120, 40))
    async with made.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        open_lesson(made, "cities_and_knights", "economy")
        await pilot.pause()
        screen: Any = made.screen
        guide, words = screen.guide, screen.session.words
        assert next(row.plain[2:] for row in screen.steps()) == "Roll", "listed where there is room"
        while not guide.step.goal:
            screen.play(*guide.expected())
        log = len(screen.table.log)
        await pilot.press("h")
        assert screen.view.message == words.attribute(guide.key, "hint")
        await pilot.press("h")
        assert screen.view.message.startswith("Hint: Give 2 brick")
        await pilot.press("escape")  # the form that the hint has filled in
        screen.play(*guide.expected())
        await pilot.press("u")
        assert len(screen.table.log) == log, "the puzzle can be tried step by step"
        await pilot.press("u")
        assert len(screen.table.log) == log, "but earlier steps stay done"
        await pilot.press("e")
        await pilot.pause()
        assert len(screen.table.log) == log and guide.step.goal
        assert words.attribute(guide.key, "no") in screen.view.message
        await pilot.press("Q")
        await pilot.pause()
        leave: Any = made.screen
        assert leave.question == words.say("lesson-leave") and leave.leaving
        leave.dismiss("home")
        await pilot.pause()
        assert isinstance(made.screen, Home) and passed("cities_and_knights") == set()


async def test_a_lesson_is_played_by_the_keys_that_it_names_typed_without_a_pause() -> None:
    made = app()
    async with made.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("t", str(all_lessons().index(("cities_and_knights", "economy")) + 1))
        await pilot.press("r", "r", "h", "enter", "e", "r", "b", "b", "tab", "g", "enter")
        screen: Any = made.screen
        assert isinstance(screen, LessonScreen) and screen.guide.step.key == "deal"
        await pilot.press("t", "o", "1", "tab", "l", "1", "enter", "s", "enter", "e", "r")
        assert screen.guide.step.goal, "the puzzle"
        await pilot.press("b", "g", "enter", "b", "g", "enter", "c", "enter")
        await pilot.pause()
        assert screen.guide.over and isinstance(made.screen, Ask)
        assert passed("cities_and_knights") == {"economy"}


async def test_a_lesson_that_is_broken_is_told_at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    made = app()
    async with made.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        open_lesson(made, "cities_and_knights", "nothing")
        await pilot.pause()
        home: Any = made.screen
        assert isinstance(home, Home) and "nothing" in home.message
