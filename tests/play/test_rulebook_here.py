"""The rulebook at a table has the values of its options, and is as printed everywhere else."""

from __future__ import annotations

import re

import pytest

from tabletop_tui.games import find
from tabletop_tui.play.rulebook import (
    NOTE,
    VALUE,
    Rulebook,
    rulebook,
    rulebook_source,
    table_rulebook,
)
from tabletop_tui.play.text import languages
from tests.playing import few, new_table

GAMES = ("ascending_empires", "cities_and_knights", "rise_of_empires")
BOOKS = [(game, language) for game in GAMES for language in languages()]
UNTOLD = {"mapfile", "components"}
"""Options of which a rulebook says nothing: files."""


def words_of(book: Rulebook) -> str:
    """The whole book in one row."""
    return " ".join(" ".join((section.title, *section.lines)) for section in book.sections)


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_option_is_marked_and_no_mark_is_ever_shown(game: str, language: str) -> None:
    text, found = rulebook_source(game, language)
    keys = {key for _, key, _ in VALUE.findall(text)}
    keys |= set(NOTE.findall(VALUE.sub("", text)))
    assert found == language and keys == {one.name for one in find(game).options} - UNTOLD
    for book in (rulebook(game, language), table_rulebook(new_table(game, few(game)), language)):
        assert "<!--" not in words_of(book) and book.language == language
    plain = re.sub(r"<!--.*?-->", "", text)
    assert all(section.title in plain for section in rulebook(game, language).sections)


@pytest.mark.parametrize("language", languages())
def test_the_points_to_win_are_those_of_the_table(language: str) -> None:
    table = new_table("cities_and_knights", 3, options={"points": 10, "spy_may_decline": True})
    here, printed = (
        words_of(table_rulebook(table, language)),
        words_of(rulebook("cities_and_knights", language)),
    )
    wins = len(re.findall(r"<!--=points-->", rulebook_source("cities_and_knights", language)[0]))
    assert wins >= 6 and len(re.findall(r"\b10 [^(.]{4,20} \([^:]+: 13\)", here)) == wins
    assert not re.search(r"\b10 [^(.]{4,20} \([^:]+: 13\)", printed)
    if language == "en":
        assert "If you have 10 at this table (printed: 13) or more points now" in here
        assert "| The Spy must take a card | no at this table (printed: yes) |" in here
        assert "lets you take none. (At this table: " in here
        assert "| One Crane in a turn | yes |" in here


def test_what_is_usual_is_as_printed() -> None:
    here = words_of(table_rulebook(new_table("cities_and_knights", 3), "en"))
    assert "If you have 13 or more points now" in here and "printed:" not in here


def test_halving_is_told_as_the_table_rounds() -> None:
    table = new_table("rise_of_empires", 3, options={"halving": "down"})
    told = re.search(r"2, 3, 2 and 1 stay\. (\(.*?\))", words_of(table_rulebook(table, "en")))
    assert told and "own" in told[1] and "At this table" in told[1]
