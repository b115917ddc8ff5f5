"""Plain mode: following a hint, the motive of a computer player, and the review."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop_tui.bots import look_back, review
from tabletop_tui.bots.worker import Failed, Progress
from tabletop_tui.plain import advice
from tabletop_tui.play import Seat
from tests.playing import new_table, play_on

from .playing import Player, Typist, heard, sit


def test_a_hint_is_followed_by_its_number() -> None:
    table = play_on(new_table("cities_and_knights", 2, 3), 0)
    seat, done = table.deciding()[0], len(table.log)
    player = Player(1, ("hint 1", "hint", "hint 1"))
    text = sit(table, player, viewer=seat)
    assert "hint 1: " in text and "hint 2: " in text
    assert text.count("What a strong player would do:") == 2  # there was no hint before
    assert len(table.log) == done + 1 and table.log[done][0] == seat


def test_a_computer_player_says_why() -> None:
    table = play_on(new_table("rise_of_empires", 3, 3), 40)
    seat = table.deciding()[0]
    for n, one in enumerate(table.seats):
        if n != seat:
            table.seats[n] = Seat(one.name, "easy")
    text = heard(_sat(table, seat, "motive", "motive"))
    first, second = text.split(" Why: ")[1:]
    assert first != second


def test_people_are_not_asked_why() -> None:
    table = play_on(new_table("rise_of_empires", 2, 3), 4)
    assert "Nothing to explain" in heard(_sat(table, table.deciding()[0], "motive"))


def _sat(table: Any, seat: int, *orders: str) -> Player:
    player = Player(1, orders)
    sit(table, player, viewer=seat)
    return player


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """A review with little computation."""
    for figure, few in (
        ("SEARCHED", 4),
        ("COMPARED", 4),
        ("WORLDS", 1),
        ("PAIRS", 1),
        ("OPTIONS", 3),
    ):
        monkeypatch.setattr(review, figure, few)
    monkeypatch.setattr(look_back, "SEARCHED", 2)


@pytest.mark.usefixtures("brief")
def test_a_game_that_is_over_is_looked_back_on() -> None:
    table = play_on(new_table("skeleton", 2, 3), 500)
    player = Typist("review 1", "review", "review 1", "0", "review 2", "1", "")
    text = heard_all(table, player)
    assert 'Type "review" first' in text and "Review: Anna" in text
    assert "Review: Ben" in text and "Better: " in text
    assert "1. Anna: " in text and "0. Show the answer" in text
    first = text.index("A second try")
    assert "You did: " not in text[:first] and "cost" not in text[:first], "praise first"
    assert "Judged by a computer player" in text
    assert text.count("You did: ") == 2  # only after a second try


def heard_all(table: Any, player: Player) -> str:
    """Return what was printed."""
    sit(table, player)
    return heard(player)


def test_a_running_game_is_not_looked_back_on() -> None:
    table = play_on(new_table("skeleton", 2, 3), 4)
    text = heard(_sat(table, table.deciding()[0], "review"))
    assert "You can review a game once it is over" in text


def test_a_long_review_says_how_far_it_has_come(monkeypatch: pytest.MonkeyPatch) -> None:
    table, clock = play_on(new_table("skeleton", 2, 3), 500), iter(range(0, 1000, 6))
    monkeypatch.setattr(advice.time, "monotonic", lambda: next(clock))

    def slow(request: Any, hurry: Any, report: Any) -> Failed:
        for percent in range(0, 100, 10):
            report((0, Progress(percent, None)))
        return Failed([], "")

    monkeypatch.setattr(advice, "decide", slow)
    text = heard_all(table, Typist("review"))
    assert 0 < text.count("Reviewing the game: ") < 10 and "90 %" in text.replace("%", " %")
