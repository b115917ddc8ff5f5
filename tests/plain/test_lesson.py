"""A lesson in plain mode: told step by step, with wrong moves refused, and passed by doing it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop_tui.plain.console import Console
from tabletop_tui.plain.home import PlainHome
from tabletop_tui.plain.lesson import PlainLesson
from tabletop_tui.play.lesson import LEARNER
from tabletop_tui.store.reading.lessons import load_lesson, passed

from .playing import Typist, heard

GAME, KEY = "cities_and_knights", "economy"


@pytest.fixture(autouse=True)
def nothing_passed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))


class Pupil(PlainLesson):
    """Does what the hint says, after something wrong in each puzzle."""

    spoilt = False

    def ask(self, seat: int) -> None:
        self.commands.advice.hint()
        wanted = self.guide.expected()
        assert seat == LEARNER and wanted is not None
        if self.guide.step.goal and not self.spoilt:
            self.spoilt = True
            wanted = self.guide.script[2]  # the turn ends, with nothing built
        self.play(*wanted)


def test_a_lesson_is_told_step_by_step_and_passed_by_doing_it() -> None:
    player = Typist()
    table = Pupil(load_lesson(GAME, KEY), Console(player, player))
    assert table.run() == 0 and not table.ended and passed(GAME) == {KEY}
    text, words = heard(player), table.words
    for n, step in enumerate(table.guide.lesson.steps, 1):
        assert f"Lesson, step {n} of 9: " in text
        assert words.attribute(f"lesson-{KEY}-{step.key}", "tick") in text
    assert "so the puzzle starts over" in text and text.count("step 9 of 9") == 2
    assert words.say("lesson-passed") in text and text.endswith(words.say(f"lesson-{KEY}-end"))


def test_the_home_menu_leads_to_lessons_and_wrong_moves_are_answered() -> None:
    player = Typist("5", "4", "1", "1", "hint", "quit", "6")
    assert PlainHome(Console(player, player)).run() == 0
    text = heard(player)
    assert "4. Cities & Knights: Harvest, harbours, trade" in text
    assert "* A road first: " in text, "line 1 ends the turn"
    assert "Hint: Road: hills 6 and fields 10." in text and passed(GAME) == set()
