"""Small functions: the action of a story line, the sections of a rulebook, the line of a settings
mistake, the length of a name.
"""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

from tabletop_tui.engine import Complaint
from tabletop_tui.play.names import LONGEST
from tabletop_tui.play.remote.remote_seats import PATIENCE
from tabletop_tui.play.rulebook import parse
from tabletop_tui.play.seats import read_seats
from tabletop_tui.play.session import Session
from tabletop_tui.play.stopwatch import format_duration
from tabletop_tui.play.story.narration import story
from tabletop_tui.play.text import Words
from tabletop_tui.store.settings import load_settings
from tests.playing import new_table, play_on


def test_a_line_of_the_story_knows_the_action_it_follows() -> None:
    table = play_on(new_table("skeleton", 2), 6)
    words = Words(table.game, [seat.name for seat in table.seats])
    whole = story(table, words, -1)
    assert whole[-1].after == len(table.log), "the last line follows the last action"
    assert all(line.seat == table.log[line.after - 1][0] for line in whole if line.after)
    assert {line.after for line in whole} <= set(range(len(table.log) + 1))
    assert story(table, words, -1, since=5) == [line for line in whole if line.after > 5]


def test_every_section_of_a_rulebook_has_its_own_key_and_title() -> None:
    book = parse(
        "# The game\n\n## Setup {#setup}\nFour cards.\n\n## The end {#end}\nMost points.\n"
    )
    assert [(section.key, section.title, section.lines) for section in book.sections] == [
        ("", "The game", ()),
        ("setup", "Setup", ("Four cards.",)),
        ("end", "The end", ("Most points.",)),
    ]


def test_a_mistake_in_the_settings_is_told_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text('theme = "night"\nfps = 30\nmouse = = true\n')
    _settings, troubles = load_settings(path)
    assert len(troubles) == 1 and "3" in troubles[0], troubles


def test_thousands_are_set_apart_as_the_language_does() -> None:
    for language, thousand in (("en", "1,000"), ("nl", "1.000")):
        told = Words(None, (), language).say("plain-no-number", text="?", least=999, most=1000)
        assert " 999 " in told and f" {thousand}." in told, told


def test_a_name_has_at_most_24_characters() -> None:
    assert LONGEST == 24
    assert read_seats(f"{'A' * 24},Ben")[0].name == "A" * 24
    with pytest.raises((ValueError, Complaint)):
        read_seats(f"{'A' * 25},Ben")


def test_a_table_waits_ten_minutes_or_three_days() -> None:
    assert format_duration(PATIENCE["live"]) == "10:00"
    assert PATIENCE["slow"] == timedelta(days=3).total_seconds()


def test_a_story_is_told_from_the_beginning_unless_asked_otherwise() -> None:
    table = play_on(new_table("skeleton", 2), 6)
    session = Session(table, None)
    assert session.story(0) == session.story(0, 0) != session.story(0, 1)
