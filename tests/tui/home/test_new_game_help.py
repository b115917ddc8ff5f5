"""What the rows of the new-game form say about themselves stands in one line below it."""

from __future__ import annotations

import pytest

from tabletop_tui.bots.brain import EFFORT
from tabletop_tui.play.text import say, set_language


@pytest.mark.parametrize("language", ["en", "nl", "es"])
def test_what_a_row_settles_is_told_in_one_line(language: str) -> None:
    set_language(language)
    for key in ("game", "person", "empty", "free-undo", "hints", "open-replay", "clocks", "pins"):
        assert len(say(f"new-{key}-help", key="h")) <= 78, key


@pytest.mark.parametrize("language", ["en", "nl", "es"])
def test_every_level_of_a_computer_player_is_told_apart(language: str) -> None:
    set_language(language)
    told = [say(f"level-{level}-about") for level in (*EFFORT, "random")]
    assert len(set(told)) == len(told) and not any("level-" in one for one in told)
