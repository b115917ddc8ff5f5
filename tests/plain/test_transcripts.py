"""Transcripts of whole games in plain mode, with every command, in every game and language: exactly
what a person reads.
"""

from __future__ import annotations

import pytest

from tabletop_tui.play.text import set_language
from tests.playing import new_table, play_on

from .scripted import HERE, KEPT, keep, sat

EVERYTHING = (
    "", "", "help", "log 4", "log", "points", "charts", "legend", "options", "rules", "sheet", "hand",
    "look", "look xyzzy", "why", "rule", "rule 1", "motive", "review 1", "say hello", "agree",
    "save", "export", "9", "back", "picture", "board", "picture", "undo", "redo", "0", "r", "xyzzy",
    "999", "log 1", "back",
)  # fmt: skip
"""Every command that neither leaves the table nor changes seats."""

PLACES = {
    "cities_and_knights": ("c3", "c3 n", "C3ne", "w9"),
    "rise_of_empires": ("swe", "me"),
    "ascending_empires": ("alfa c", "ac", "terra"),
    "skeleton": ("c3",),
}
PLAYED = {
    "cities_and_knights": (3, 230, 5),
    "rise_of_empires": (2, 40, 7),
    "ascending_empires": (3, 45, 1),
    "skeleton": (3, 7, 7),
}
"""Players, actions played before, and seed."""
SPOKEN = {
    "cities_and_knights": ("en", 80),
    "rise_of_empires": ("nl", 60),
    "ascending_empires": ("es", 100),
    "skeleton": ("en", 34),
}


@pytest.mark.parametrize("game", PLAYED)
def test_every_command_at_every_game(game: str) -> None:
    language, width = SPOKEN[game]
    set_language(language)
    people, actions, luck = PLAYED[game]
    table = play_on(new_table(game, people, 3), actions, luck)
    looks = [f"look {place}" for place in PLACES[game]]
    keep(f"commands-{game}", sat(table, *EVERYTHING, *looks, "quit", width=width))


def test_the_files_are_those_of_the_tests() -> None:
    assert {path.stem for path in HERE.iterdir()} == {*KEPT}
