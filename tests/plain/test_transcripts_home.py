"""Transcripts of the home menu: new games of every kind, saves, records, rulebooks."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tabletop_tui.plain import new_game
from tabletop_tui.plain.console import Console
from tabletop_tui.plain.home import PlainHome
from tabletop_tui.play.text import set_language
from tabletop_tui.store.load import load
from tabletop_tui.store.save import dump
from tabletop_tui.store.shared_save_file import SharedSaveFile
from tests.playing import new_table, play_on

from .scripted import Order, Scripted, keep
from .scripted import still as still

pytestmark = pytest.mark.usefixtures("still")
GAMES = ("ascending_empires", "cities_and_knights", "rise_of_empires")
THEN = "2026-01-02T03:04:05+00:00"


@pytest.fixture
def saves(still: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with games that are over, open, examples, and broken."""
    monkeypatch.setattr(new_game, "listed", lambda: GAMES)
    folder = still / "saves"
    folder.mkdir()
    for name, game, seats, actions in (
        ("monday", "skeleton", 2, 1000),
        ("tuesday", "rise_of_empires", 2, 30),
        ("example-galaxy", "ascending_empires", 2, 12),
        ("wednesday", "cities_and_knights", 2, 3),
    ):
        table = play_on(new_table(game, seats, 3), actions)
        (folder / f"{name}.json").write_bytes(dump(table, THEN))
    (folder / "thursday.json").write_bytes(b"{")
    return folder


def at_home(*orders: Order, width: int = 80) -> Scripted:
    """Type *orders* at the home menu."""
    player = Scripted(*orders)
    PlainHome(Console(player, player, width=width), picture=False).run()
    return player


def test_the_home_menu_and_all_it_leads_to(saves: Path) -> None:
    orders = (
        "0", "99", "x", "", "2", "9", "0", "2", "2", "back", "2", "2", "Anna", "Anna, anna",
        "Anna, Ben, bot:none", "1, 2, 3, 4, 5, 6, 7", "Anna, Ben, bot:hard:trader", "2", "7", "2",
        "20", "2", "", "3", "0", "3", "2", "4", "/nowhere/x.json", "5", "6", "2", "15", "17",
        "17", "18", "1", "12", "123", "124", "123", "123", "18", "1", "18", "2", "4711", "4711", "19",
        "19", "19", "1", "", "quit", "2", "2", "", "0", "back", "2", "2", "Anna", "", "5", "3", "6", "4", "1", "0", "4",
        "1", "3", "moon", "back", "3", "5", "5", "0",
    )  # fmt: skip
    keep("home", at_home(*orders, "quit"), (saves.parent, "HOME"))


def test_the_home_menu_in_dutch(saves: Path) -> None:
    set_language("nl")
    orders = (
        "3", "9", "0", "3", "1", "quit", "3", "5", "quit", "4", "2", "2", "zee", "stop",
    )  # fmt: skip
    keep("home-in-dutch", at_home(*orders, width=60), (saves.parent, "HOME"))


def test_a_game_that_is_over_leads_to_the_next_of_the_same_people(still: Path) -> None:
    (still / "saves").mkdir()
    table = play_on(new_table("skeleton", 2, 3, options={"cards": 3}), 3)
    (still / "saves" / "monday.json").write_bytes(dump(table, THEN))
    orders = (
        "1", "", "1", "", "7", "quit", "3", "2", "again", "quit", "quit",
    )  # fmt: skip
    keep("home-again", at_home(*orders))


def test_a_table_of_several_terminals_is_sat_down_at_or_taken(
    still: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time, "time", lambda: 1_767_323_045.0)
    (still / "saves").mkdir()
    path = still / "saves" / "friday.json"
    SharedSaveFile.create(play_on(new_table("skeleton", 2, 3), 4), path, frozenset()).close()
    orders = ("1", "9", "0", "1", "1", "0", "1", "1", "3", "quit", "1", "2", "quit", "1", "quit")
    player = at_home(*orders, "9")
    assert load(path).table.remote is None, "one keyboard has taken it"
    keep("home-remote", player)


def test_the_end_of_the_input_at_a_table_ends_the_menu_too(saves: Path) -> None:
    player = at_home("1")
    assert player.text.endswith("The game is saved.\nGoodbye.\n")
    assert player.text.count("1. Continue") == 1
    drawn = Scripted("1", "", "quit")
    PlainHome(Console(drawn, drawn)).run()
    assert "/  A1 " not in drawn.text, "maps are drawn on request"
