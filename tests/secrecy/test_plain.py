"""Plain mode shows secrets to their owner only: every command, before sitting down, at a seat, at a
table left to computer players, and every line of its home menu.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from tabletop_tui.plain.commands import AMONG_BOTS, COMMANDS
from tabletop_tui.plain.console import Console
from tabletop_tui.plain.home import PlainHome
from tabletop_tui.play import Seat, Table
from tabletop_tui.store.exports import export_folder
from tabletop_tui.store.load import load
from tests.plain.playing import Typist, sit

from .worlds import GAMES, PINS, flat, hidden_sentences, hold, middle, others, put, without_past

ARGUMENTS = {
    "log": ("log 500",),
    "rule": ("rule", "rule 1"),
    "rules": ("rules", "rules 1"),
    "sheet": ("sheet", "sheet 1", "sheet 2"),
    "look": ("look", "look 1", "look a1", "look c4"),
    "export": ("export text", "export html", "export markdown"),
    "seats": ("seats", "2", "2", "9", "9", "9"),
    "pin": ("pin", "1", "1", "1"),
    "clock": ("clock on", "clock"),
    "undo": ("undo", "redo"),
    "picture": ("picture", "board"),
}
"""What is typed to try a command; without an entry, the command alone."""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder for exported stories and saves."""
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path / "home"))
    return tmp_path


def shown(table: Table, *typed: str) -> str:
    """Return all that is printed or written while this is typed at a table."""
    text = sit(table, Typist(*typed, "quit", "quit"))
    for file in sorted(export_folder(None).glob("*")):
        text += file.read_text()
        file.unlink()
    return text


def orders(name: str) -> tuple[str, ...]:
    """Return what is typed to try a command."""
    return ARGUMENTS.get(name, (name,))


def test_the_walks_are_those_of_the_commands_there_are() -> None:
    assert set(ARGUMENTS) <= set(COMMANDS) and set(AMONG_BOTS) <= set(COMMANDS)


@pytest.mark.parametrize(
    ("game", "name"),
    [(GAMES[0], name) for name in COMMANDS]
    + list(product(GAMES[1:], ("board", "hand", "look", "points", "charts", "why", "export"))),
)
def test_a_command_at_a_seat_tells_the_same_in_every_world_of_that_seat(
    game: str, name: str
) -> None:
    table = middle(game)
    seat, now = table.deciding()[0], without_past(table)
    typed = ("", PINS[seat], *orders(name))
    there = [shown(other, *typed) for other in others(now, seat)]
    here = shown(now, *typed)
    assert "Your choice" in here, "the handover is done"
    assert there == [here] * len(there)


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_at_the_handover_tells_the_same_in_every_world_of_anybody(name: str) -> None:
    now = without_past(middle("cities_and_knights"))
    wrong = ("", *orders(name), *orders(name), "", "9999", "9998", "9997")
    there = [shown(other, *wrong) for seat in range(3) for other in others(now, seat)]
    assert there == [shown(now, *wrong)] * len(there)


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_tells_no_sentence_that_only_another_player_heard(name: str) -> None:
    table = middle("cities_and_knights")
    seat = table.deciding()[0]
    hidden = hidden_sentences(table, seat)
    text = flat(shown(table, "", PINS[seat], *orders(name)))
    assert hidden and not [sentence for sentence in hidden if flat(sentence) in text]


@pytest.mark.parametrize("name", AMONG_BOTS)
def test_a_table_left_to_computer_players_tells_no_sentence_that_only_one_player_heard(
    name: str,
) -> None:
    table = middle("cities_and_knights", pins=False)
    seat = table.deciding()[0]
    for n in {0, 1, 2} - {seat}:
        table.seats[n] = Seat(f"Bot {n + 1}", "random")
    leave, last = ("", "seats", str(seat + 1), "2"), "Only computer players are left."
    text = shown(table, *leave, *orders(name))
    assert last in text
    hidden = hidden_sentences(table)
    alone = flat(text.partition(last)[2])
    assert hidden and not [sentence for sentence in hidden if flat(sentence) in alone]


@pytest.mark.parametrize("held", [False, True])
def test_every_line_of_the_home_menu_tells_the_same_in_every_world(held: bool, home: Path) -> None:
    path = home / "home" / "saves" / "game.json"
    table = middle("cities_and_knights")
    now = without_past(table)
    put(now, path)
    rows = PlainHome(Console(Typist(), Typist())).rows()
    count = len(rows)
    assert count == 9, "continue, new, day, week, load, rules, story, learn, quit"
    for line, (text, *_) in enumerate(rows, 1):
        if text.startswith("Game of the "):
            continue  # a game of its own, which stays in the folder
        told = []
        for world in (now, *(other for seat in range(3) for other in others(now, seat))):
            put(world, path)
            if held:
                hold(path)
            player = Typist(str(line), "1", "1", "", "9999", "9998", "9997", "quit", "quit")
            PlainHome(Console(player, player)).run()
            told.append(player.text)
            for left in path.parent.glob("game.json.*"):
                left.unlink()
        assert told == told[:1] * len(told), line


def test_the_story_in_the_home_menu_is_what_everybody_knows_while_another_session_plays(
    home: Path,
) -> None:
    path = home / "home" / "saves" / "game.json"
    table = middle("cities_and_knights")
    put(table, path)
    hold(path)
    player = Typist("5", "1", "6")
    PlainHome(Console(player, player)).run()
    text = flat(player.text)
    assert load(path).table.log and not [
        sentence for sentence in hidden_sentences(table) if flat(sentence) in text
    ]
    assert "draws a" in text
