"""The home menu of plain mode: a new game, saves, rulebooks and stories."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tabletop_tui.plain.console import Console
from tabletop_tui.plain.home import PlainHome
from tabletop_tui.play import Seat
from tabletop_tui.play.pins import verify_pin
from tabletop_tui.play.replay import EVERYBODY
from tabletop_tui.play.results.deals import deal_of
from tabletop_tui.play.rulebook import rulebook
from tabletop_tui.play.story.transcript import EVERYTHING, transcript
from tabletop_tui.store.load import load
from tabletop_tui.store.save import dump
from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.store.save_folder import listing
from tests.playing import new_table, play_on

from .playing import Typist, heard

MAP = Path(__file__).parents[2] / "docs" / "maps" / "golden-isle.json"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Set up an empty home; return the folder of saves."""
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    (tmp_path / "saves").mkdir()
    return tmp_path / "saves"


def typed(*orders: str) -> str:
    """Type *orders* at the home menu; return what was printed."""
    player = Typist(*orders)
    assert PlainHome(Console(player, player)).run() == 0
    assert not player.orders
    return heard(player)


def test_the_menu_offers_what_there_is_and_quits() -> None:
    text = typed("x", "9", "8")
    assert (
        "1. New game 2. Load a game 3. Rules 4. The story of a saved game 5. Learn to play: short lessons "
        "6. Game of the day: Rise of Empires 7. Game of the week: Ascending Empires 8. Quit" in text
    )
    assert "Type a number from 1 to 8." in text and text.endswith("Goodbye.")
    assert typed("quit").endswith("Goodbye.") and typed().endswith("Goodbye.")
    assert "No saved game yet." in typed("2", "8")


def test_the_games_of_the_day_and_of_the_week_begin_under_a_name(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []

    def opens(self: PlainHome, save_file: SaveFile) -> None:
        opened.append(save_file.path.name)
        save_file.close()

    monkeypatch.setattr(PlainHome, "play", opens)
    text = typed("6", "Bot 2", "6", "Anna", "8", "", "quit")
    assert "Your name (Enter: Player 1): " in text and "Your name (Enter: Anna): " in text
    games = {entry.game: load(entry.path).table for entry in listing()}
    assert {game: table.seats[0].name for game, table in games.items()} == {
        "rise_of_empires": "Anna",
        "ascending_empires": "Anna",
    }
    assert "Your name" not in typed("7", "quit"), "it goes on"
    assert len(opened) == 3 and len({*opened}) == 2


def test_the_same_start_is_played_again_by_a_word(home: Path) -> None:
    finished = play_on(new_table(), 1000)
    (home / "one.json").write_bytes(dump(finished))
    typed("1", "same", "quit", "quit")
    (again,) = [found for entry in listing() if not (found := load(entry.path).table).over]
    assert deal_of(again) == deal_of(finished)
    assert [seat.name for seat in again.seats] == [seat.name for seat in finished.seats]


def test_the_records_are_told_once_a_game_is_over(home: Path) -> None:
    (home / "one.json").write_bytes(dump(play_on(new_table(), 1000)))
    text = typed("6", "quit")
    assert "6. Records 7. Learn" in text
    assert re.search(r"Anna: 1 game, \d wins?, \d+ points at best", text)


def test_a_new_game_is_asked_for_line_by_line(home: Path) -> None:
    text = typed(
        "1",
        "2",
        "Anna",
        "Anna, Ben, bot:easy",
        "2",
        "99",
        "2",
        "11",
        "3",
        "3",
        "6",
        "1",
        "15",
        "18",
        "1",
        "4711",
        "4711",
        "17",
        "1",
        "",
        "4711",
        "quit",
        "8",
    )
    assert "is for 2 to 6 players, not 1." in text and "must be a number from" in text
    (entry,) = listing()
    table = load(entry.path).table
    assert table.seats == [Seat("Anna"), Seat("Ben"), Seat("Bot 3", "easy")]
    assert (table.options["points"], table.options["map"], table.options["dice"]) == (
        11,
        "beginner",
        "fair",
    )
    assert table.settings.no_hints and table.settings.timed and not table.settings.free_undo
    assert (
        list(table.settings.pins) == [0]
        and verify_pin("4711", table.settings.pins[0])
        and "4711" not in text.partition("4711")[0]
    )
    assert (
        "1. Continue: Cities & Knights, Anna, Ben, Bot 3, Set-up" in text
        and "The game is saved." in text
    )


def test_a_map_file_is_checked_when_it_is_named(tmp_path: Path) -> None:
    (tmp_path / "m.json").write_text(json.dumps({"hexes": []}))
    text = typed(
        "1",
        "2",
        "Anna, Ben",
        "4",
        str(tmp_path / "m.json"),
        "4",
        str(MAP),
        "3",
        "5",
        "1",
        "quit",
        "8",
    )
    assert "hexes: it must contain 7 or more" in text and "Map file (for your own map): yes" in text
    (entry,) = listing()
    assert load(entry.path).table.options["map"] == "custom"


def test_going_back_from_every_question_starts_nothing() -> None:
    text = typed("1", "0", "1", "1", "", "1", "1", "Anna, Ben", "0", "back", "7")
    assert "Goodbye." in text and not listing()


def test_a_saved_game_is_continued_and_loaded(home: Path) -> None:
    for name, actions in (("one", 3), ("two", 5)):
        SaveFile.create(
            play_on(new_table("rise_of_empires", 2), actions), home / f"{name}.json"
        ).close()
    text = typed("1", "quit", "3", "2", "quit", "8")
    assert (
        text.count("Rise of Empires, in plain mode.") == 2 and text.count("The game is saved.") == 2
    )
    assert "Goodbye" in text.rpartition("The game is saved.")[2]


def test_the_end_of_the_input_at_a_table_ends_everything(home: Path) -> None:
    SaveFile.create(new_table("rise_of_empires", 2), home / "one.json").close()
    assert typed("1").endswith("The game is saved. Goodbye.")


def test_a_game_that_another_session_has_open_can_be_taken_over(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save_file = SaveFile.create(new_table("rise_of_empires", 2), home / "one.json")
    monkeypatch.setattr("tabletop_tui.store.session_lock.Held.is_own", False)
    text = typed("1", "0", "1", "1", "quit", "8")
    assert text.count("1. Take it over") == 2 and text.count("Rise of Empires, in plain mode.") == 1
    assert save_file.check_lost()


def test_a_broken_save_is_told_with_the_way_to_its_backup(home: Path) -> None:
    table = new_table("rise_of_empires", 2)
    save_file = SaveFile.create(table, home / "one.json")
    save_file.save()
    save_file.close()
    (home / "one.json").write_text(
        (home / "one.json").read_text(encoding="utf-8")[:-200], encoding="utf-8"
    )
    text = typed("2", "1", "1", "quit", "quit")
    assert "Use its backup" in text and "Rise of Empires, in plain mode." in text
    assert (home / "one-backup.json").exists()


def test_the_rulebooks_are_read_without_a_game() -> None:
    text = typed("3", "1", "2", "orbit", "", "7")
    book = rulebook("ascending_empires")
    assert f"== {book.sections[1].title} ==" in text
    assert all(f"{n + 1}. {book.sections[n].title}" in text for n in book.find("orbit")[:5])


def test_the_story_of_a_saved_game_tells_no_secret_before_its_end(home: Path) -> None:
    table = play_on(new_table("cities_and_knights", 3, 4), 200)
    SaveFile.create(table, home / "one.json").close()
    text = typed("5", "1", "8")
    open_, all_ = (transcript(table, viewer).splitlines() for viewer in (EVERYBODY, EVERYTHING))
    secret = {" ".join(line.split()) for line in all_ if line not in open_}
    assert secret and not any(line in text for line in secret)
    assert all(" ".join(line.split()) in text for line in open_)


def test_a_new_game_remembers_the_last_table(home: Path) -> None:
    typed("1", "2", "Anna, Ben, bot:easy", "2", "11", "1", "quit")
    first = load(next(iter(home.glob("*.json")))).table
    text = typed("2", "2", "", "1", "quit")
    assert (
        'Press Enter for the same players as last time, Anna, Ben, Bot 3, with the same options; "back" goes back.'
        in text
    )
    tables = [load(path).table for path in home.glob("*.json")]
    assert len(tables) == 2
    assert all(table.seats == first.seats and table.options["points"] == 11 for table in tables)
    text = typed("2", "2", "Anna", "", "quit")
    assert "is for 2 to 6 players, not 1." in text and len([*home.glob("*.json")]) == 2
