"""Results: counted once, kept after a save is deleted, and reported if their file is damaged."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from tabletop_tui.cells import cell_len
from tabletop_tui.games import find
from tabletop_tui.play import Seat, Table
from tabletop_tui.play.results.records import GameResult, records_in_words, table_rows, tallies
from tabletop_tui.play.seats import bot_name, read_seats
from tabletop_tui.store import load as loading
from tabletop_tui.store import results
from tabletop_tui.store.load import load
from tabletop_tui.store.results import NAME, any_finished, collect, remember
from tabletop_tui.store.save import dump
from tabletop_tui.store.save_file import SaveFile
from tests.playing import new_table, play_on


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    (tmp_path / "saves").mkdir()
    return tmp_path / "saves"


def ended(
    seed: int = 1, names: tuple[str, ...] = ("Anna", "Ben"), bots: tuple[int, ...] = ()
) -> Table:
    """A game of the sample that is over; *bots* are seats of computer players."""
    seats = [Seat(bot_name(n), "easy") if n in bots else Seat(name) for n, name in enumerate(names)]
    return play_on(Table.open(find("skeleton"), seats, seed), 1000, seed)


def put(path: Path, table: Table, day: int = 1) -> Path:
    """Save a table as of that day."""
    path.write_bytes(dump(table, f"2026-03-{day:02}T12:00:00+00:00"))
    return path


def test_what_people_have_won_is_what_the_saves_say(folder: Path) -> None:
    tables = [ended(seed) for seed in (1, 2, 3, 4)]
    for n, table in enumerate(tables):
        put(folder / f"g{n}.json", table, n + 1)
    found = collect()
    assert found.note == "" and len(found.results) == 4
    for name in ("Anna", "Ben"):
        seat = ("Anna", "Ben").index(name)
        wins = [seat in one.game.winners(one.state) for one in tables]
        (tally,) = [one for one in tallies(found.results) if one.name == name]
        runs = "".join("x" if won else " " for won in wins).split()
        assert (tally.games, tally.wins) == (4, sum(wins))
        assert tally.streak == max(map(len, runs), default=0)
        points = [sum(one.game.score(one.state, seat).values()) for one in tables]
        assert tally.best == max(points)


def test_what_the_games_count_besides_points_is_true() -> None:
    for game in ("cities_and_knights", "rise_of_empires", "ascending_empires"):
        table = play_on(new_table(game, 3, 2), 150)
        for seat in range(3):
            feats = table.game.feats(table.state, seat)
            if game == "cities_and_knights":
                assert feats == {"longest-road": table.state.players[seat].longest}
            elif game == "rise_of_empires":
                led = [
                    region
                    for region, own in enumerate(table.state.players[seat].cubes)
                    if own and own == max(p.cubes[region] for p in table.state.players)
                ]
                assert feats == {"lands": len(led)}
            else:
                assert sum(table.game.score(table.state, seat).values()) >= feats["planets"]


def test_a_copy_and_a_game_of_computer_players_count_no_more(folder: Path) -> None:
    put(folder / "one.json", ended(1), 2)
    put(folder / "copy.json", ended(1), 3)
    put(folder / "example-one.json", ended(2))
    put(folder / "bots.json", ended(3, bots=(0, 1)))
    put(folder / "mixed.json", ended(4, bots=(1,)), 4)
    put(folder / "open.json", new_table(seed=5))
    found = collect().results
    assert [[player.name for player in one.players] for one in found] == [["Anna", "Ben"], ["Anna"]]
    assert [one.saved[8:10] for one in found] == ["02", "04"]


def test_a_game_that_was_given_away_stays_with_its_person(folder: Path) -> None:
    put(folder / "played.json", ended(1))
    table = ended(2)
    table.seats[1] = replace(table.seats[1], level="easy")
    put(folder / "given.json", table, 2)
    for _ in range(2):  # the second time from the file
        anna, ben = sorted(tallies(collect().results), key=lambda one: one.name)
        assert (anna.games, anna.given) == (2, 0) and (ben.games, ben.given) == (1, 1)
        assert ben.wins <= 1 and ben.best == collect().results[0].players[1].points
        (folder / "given.json").unlink(missing_ok=True)
    (row,) = [row for row in table_rows(collect().results, 80) if row.startswith("  Ben ")]
    (head,) = [row for row in table_rows(collect().results, 80) if "handed over" in row]
    assert len(row) == len(head) and row.endswith("1")
    told = [row for row in records_in_words(collect().results) if "Handed over" in row]
    assert len(told) == 1 and told[0].startswith("Ben: 1 game,")


def test_a_person_who_gave_the_only_game_away_is_listed(folder: Path) -> None:
    table = ended(2)
    table.seats[:] = [replace(table.seats[0], level="hard"), Seat(bot_name(1), "easy")]
    put(folder / "given.json", table)
    (one,) = tallies(collect().results)
    assert (one.name, one.games, one.wins, one.best, one.given) == ("Anna", 0, 0, 0, 1)


def test_a_result_outlives_its_save_and_no_save_is_read_twice(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = put(folder / "one.json", ended(1))
    before = collect().results
    monkeypatch.setattr(loading, "load", lambda path: pytest.fail("read again"))
    assert collect().results == before
    shutil.move(path, folder / "moved.txt")
    assert collect().results == before and any_finished(())


def test_a_victory_that_was_taken_back_is_no_more(folder: Path) -> None:
    path = put(folder / "one.json", ended(1))
    assert len(collect().results) == 1
    put(path, play_on(new_table(seed=1), 1))
    assert collect().results == ()


def test_the_end_of_a_game_at_the_table_is_kept_at_once(folder: Path) -> None:
    table = ended(1)
    put(folder / "one.json", table)
    remember(table, folder / "one.json")
    (folder / "one.json").unlink()
    (one,) = collect().results
    assert [player.points for player in one.players] == [
        sum(table.game.score(table.state, seat).values()) for seat in (0, 1)
    ]
    remember(ended(2), None)
    remember(ended(2), put(folder.parent / "elsewhere.json", ended(2)))
    assert len(collect().results) == 1


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"format": 1}', '{"format": 1, "games": [{"stamp": [1]}]}', "\x00\xff"]
)
def test_a_damaged_file_is_told_of_and_set_aside(folder: Path, text: str) -> None:
    put(folder / "one.json", ended(1))
    gone = put(folder / "gone.json", ended(2), 2)
    collect()
    gone.unlink()
    collect()
    shutil.copy(folder / NAME, folder / f"{NAME}.bak")
    (folder / NAME).write_text(text, encoding="latin-1")
    found = collect()
    assert "records file was damaged" in found.note and f"{NAME}.damaged" in found.note
    assert (folder / f"{NAME}.damaged").read_text(encoding="latin-1") == text
    assert len(found.results) == 2  # the version before it knew the game that is gone
    assert collect() == replace(found, note="")


@pytest.mark.parametrize("backup", [None, "{", '{"format": 2, "games": []}'])
def test_a_damaged_file_with_no_better_backup_costs_only_what_no_save_tells(
    folder: Path, backup: str | None
) -> None:
    put(folder / "one.json", ended(1))
    (folder / NAME).write_text("{")
    if backup is not None:
        (folder / f"{NAME}.bak").write_text(backup)
    found = collect()
    assert "records file was damaged" in found.note and len(found.results) == 1
    assert collect() == replace(found, note="")


def test_the_file_of_a_newer_program_is_left_alone(folder: Path) -> None:
    put(folder / "one.json", ended(1))
    (folder / NAME).write_text('{"format": 2, "games": "?"}')
    found = collect()
    assert "newer version" in found.note and len(found.results) == 1
    remember(ended(1), folder / "one.json")
    assert json.loads((folder / NAME).read_text())["format"] == 2


def test_a_disk_that_keeps_nothing_costs_no_results(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(folder / "one.json", ended(1))

    def full(path: Path, data: bytes) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(results, "write_atomic", full)
    found = collect()
    assert len(found.results) == 1 and "could not be saved" in found.note


def test_a_branch_and_a_copy_that_was_played_on_are_the_same_game(folder: Path) -> None:
    table = play_on(new_table(seed=3), 2)
    path = put(folder / "one.json", table)
    shutil.copy(path, folder / "two.json")
    for n, name in enumerate(("one", "two")):
        again = load(folder / f"{name}.json").table
        put(folder / f"{name}.json", play_on(again, 1000, seed=10 + n), n + 1)
    (one,) = collect().results
    assert one.saved.startswith("2026-03-01")


def test_a_save_file_writes_what_the_records_read(folder: Path) -> None:
    save_file = SaveFile.create(new_table(seed=8), folder / "kept.json")
    play_on(save_file.table, 1000)
    save_file.save()
    save_file.close()
    (one,) = collect().results
    assert isinstance(one, GameResult) and one.game == "skeleton"


def test_games_with_a_character_are_counted_by_rival(folder: Path) -> None:
    who = "Anna,bot:hanna,bot"
    tables = [
        play_on(Table.open(find("skeleton"), read_seats(who), seed), 1000, seed)
        for seed in range(1, 5)
    ]
    for n, table in enumerate(tables):
        path = put(folder / f"g{n}.json", table, n + 1)
        remember(table, path)
    put(folder / "plain.json", ended(9, ("Anna", "Ben")), 9)
    wins = sum(0 in one.game.winners(one.state) for one in tables)
    (folder / "g0.json").unlink()
    found = collect().results
    assert [one.characters for one in found] == [("hanna",)] * 4 + [()]
    assert [player.name for player in found[0].players] == ["Anna"], "characters have no records"
    tally = next(one for one in tallies(found) if one.name == "Anna")
    assert tally.games == 5 and tally.against == {"hanna": (wins, 4)}
    told = f"Wins of Anna against characters: Hanna {wins} of 4."
    assert told in records_in_words(found)[1] and f"  {told}" in table_rows(found, 80)
    assert all(cell_len(row) <= 40 for row in table_rows(found, 40))


def test_records_kept_before_there_were_characters_are_read(folder: Path) -> None:
    put(folder / "g.json", ended())
    before = collect().results
    raw = json.loads((folder / NAME).read_text())
    del raw["games"][0]["result"]["characters"]
    (folder / NAME).write_text(json.dumps(raw))
    assert results.read(folder / NAME)[0].result == before[0]
