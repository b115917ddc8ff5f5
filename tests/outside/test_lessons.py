"""A game from outside has lessons too: a folder of saves with comments and goals, and texts."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from tabletop_tui import games
from tabletop_tui.play import Words
from tabletop_tui.play.lesson import LEARNER, lesson_keys
from tabletop_tui.store.atomic_files import SaveError
from tabletop_tui.store.reading.lessons import load_lesson, passed
from tabletop_tui.store.save import dump
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.dialogs.ask import Ask
from tabletop_tui.tui.home.home_screen import Home
from tabletop_tui.tui.reading.lesson import LessonScreen, open_lesson
from tests.playing import new_table, play_on
from tests.tui.playing import XTERM

from .conftest import Bring

TEXTS = "lesson-first = First\nlesson-first-one = Take { $heap }.\n    .tick = One\n    .no = No.\n"


def write_lesson(game: str, *, broken: bool = False) -> int:
    """Write a lesson of a game: all of a table of one action a step. Return how many."""
    table = play_on(new_table(game, 2, 1), 2)
    folder = Path(str(sys.modules[games.package(game)].__file__)).parent
    (folder / "lessons").mkdir()
    steps = [{"key": "one", "count": 1 + broken}, {"key": "two"}]
    save = json.loads(dump(table))
    text = json.dumps({"steps": steps, "save": save})
    (folder / "lessons" / "1-first.json").write_text(text, encoding="utf-8")
    (folder / "words" / "en.lessons.ftl").write_text(TEXTS, encoding="utf-8")
    return len(table.log)


async def test_a_lesson_of_a_game_from_outside_is_listed_and_played(
    bring: Bring, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    game = bring()
    assert lesson_keys(game) == [], "it has none"
    assert games.find(game).id == game and write_lesson(game) == 2
    assert lesson_keys(game) == ["first"]
    terminal = probe(XTERM, interactive=True, size=(80, 24), encoding="utf-8")
    app = TabletopApp(fps=0, terminal=terminal)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("t")
        asked: Any = app.screen
        assert isinstance(asked, Ask) and f"{game} first" in [one for one, *_ in asked.answers]
        asked.dismiss(f"{game} first")
        await pilot.pause()
        screen: Any = app.screen
        assert isinstance(screen, LessonScreen)
        assert Words(games.find(game)).say("lesson-first") in screen.strip.rows[0].plain
        while not screen.guide.over:
            expected = screen.guide.expected()
            assert screen.choice.seat == LEARNER and expected is not None
            screen.play(*expected)
            await pilot.pause()
        assert passed(game) == {"first"}


async def test_a_lesson_that_cannot_be_read_is_told(bring: Bring) -> None:
    game = bring()
    games.find(game)
    write_lesson(game, broken=True)
    with pytest.raises((SaveError, ValueError)):
        load_lesson(game, "first")
    app = TabletopApp(
        fps=0, terminal=probe(XTERM, interactive=True, size=(80, 24), encoding="utf-8")
    )
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        open_lesson(app, game, "first")
        await pilot.pause()
        home: Any = app.screen
        assert isinstance(home, Home) and home.message
