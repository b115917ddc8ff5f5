"""Table settings go with every copy of a game, and a copy gets new luck."""

from __future__ import annotations

import json
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest

from tabletop_tui.play import Table
from tabletop_tui.play.pins import hash_pin
from tabletop_tui.play.replay import Replay, situations
from tabletop_tui.play.story.standings import standings
from tabletop_tui.play.table_settings import FLAGS, TableSettings
from tabletop_tui.store.atomic_files import SaveError, backup_path
from tabletop_tui.store.load import load, parse
from tabletop_tui.store.save import dump
from tabletop_tui.store.save_file import SaveFile
from tests.playing import new_table, play_on

ALL_OF_IT = TableSettings(
    True, True, True, True, True, {0: hash_pin("1234", "00ff"), 2: hash_pin("777", "11ff")}
)
GAMES = ("cities_and_knights", "rise_of_empires", "ascending_empires")


def agreed(game: str = "cities_and_knights", actions: int = 60) -> Table:
    """A game of three with all settings and time on two clocks."""
    table = play_on(new_table(game, 3), actions)
    table.settings, table.used = ALL_OF_IT, {0: 725, 1: 31}
    return table


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of saves of its own."""
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path / "home"))
    return tmp_path / "home" / "saves"


def test_these_players_agreed_on_everything_there_is() -> None:
    for field in fields(TableSettings):
        assert getattr(ALL_OF_IT, field.name) != getattr(TableSettings(), field.name), field.name


def test_a_save_a_branch_and_a_backup_keep_pins_clocks_and_all_settings(tmp_path: Path) -> None:
    table = agreed()
    save_file = SaveFile.create(table, tmp_path / "game.json")
    save_file.save()
    save_file.close()
    resumed = SaveFile.resume(backup_path(save_file.path))
    resumed.close()
    for copy in (
        load(save_file.path).table,
        Replay(table).play_on(5),
        resumed.table,
        load(resumed.path).table,
    ):
        assert (copy.settings, copy.used) == (ALL_OF_IT, {0: 725, 1: 31})


@pytest.mark.parametrize("name", FLAGS)
def test_each_of_the_settings_is_saved_by_itself(name: str) -> None:
    table = new_table(count=2)
    table.settings = replace(TableSettings(), **{name: True})
    assert parse(dump(table)).table.settings == table.settings


def test_settings_are_changed_as_a_whole_and_never_in_part() -> None:
    settings = TableSettings(pins={1: "x"})
    with pytest.raises(TypeError):
        settings.pins[0] = "y"  # type: ignore[index]
    assert settings.with_pin(0, "y").pins == {0: "y", 1: "x"}
    assert settings.without_pin(1).without_pin(1) == TableSettings() != settings


@pytest.mark.parametrize("game", GAMES)
def test_a_branch_has_the_past_of_its_game_and_luck_of_its_own(game: str) -> None:
    table = agreed(game)
    for n in (0, 23, 60):
        replay = Replay(table)
        replay.go(n)
        one, other = replay.play_on(1), replay.play_on(2)
        assert one.log == table.log[:n] and one.events == table.events[:n]
        assert (one.state.rng, other.state.rng) == (1, 2)
        one.state.rng = table.at(n).rng
        assert one.state == table.at(n)


def test_what_comes_after_a_branch_is_not_what_comes_in_the_game() -> None:
    """A roll in a branch reveals nothing about the game."""
    rolls = set()
    for luck in range(20):
        branch = play_on(Replay(agreed()).play_on(luck), 40)
        rolls.add(str(branch.events))
    assert len(rolls) == 20


@pytest.mark.parametrize("game", GAMES)
def test_a_branch_is_saved_replayed_and_walked_through_like_any_game(game: str) -> None:
    table = agreed(game)
    replay = Replay(table)
    replay.go(40)
    branch = play_on(replay.play_on(2**63 + 5), 30)
    again = Replay(branch)
    again.go(55)
    twice = play_on(again.play_on(77), 50)
    loaded = parse(dump(twice))
    assert loaded.note == "" and loaded.table.reseeds == {40: 2**63 + 5, 55: 77}
    assert loaded.table.state == twice.state and loaded.table.events == twice.events
    for n in (0, 39, 40, 41, 55, 56, 80):
        assert loaded.table.at(n) == twice.at(n)
    assert situations(twice)[-1].deciding == twice.deciding()
    assert standings(twice)[-1].points == tuple(
        sum(twice.game.score(twice.state, seat).values()) for seat in range(3)
    )


def test_nothing_before_a_branch_is_taken_back_and_with_free_undo_its_luck_goes_with_it() -> None:
    table = agreed(actions=30)
    table.settings = TableSettings()
    branch = Replay(table).table.branch(30, 9)
    assert not branch.can_undo() and branch.reseeds == {30: 9}
    branch.settings = TableSettings(free_undo=True)
    assert branch.undo() and branch.reseeds == {} and branch.state == table.at(29)


def test_a_resumed_backup_has_luck_of_its_own(tmp_path: Path) -> None:
    save_file = SaveFile.create(play_on(new_table("skeleton", 2), 9), tmp_path / "game.json")
    save_file.save()
    save_file.close()
    found = set()
    for _ in range(3):
        resumed = SaveFile.resume(backup_path(save_file.path))
        resumed.close()
        assert load(resumed.path).note == ""
        found.add(load(resumed.path).table.state.rng)
    assert len(found | {save_file.table.state.rng}) == 4


def test_the_copy_of_a_game_that_is_over_is_the_same_game(tmp_path: Path) -> None:
    table = play_on(new_table("skeleton", 2), 10_000)
    source = tmp_path / "example-done.json"
    source.write_bytes(dump(table))
    resumed = SaveFile.resume(source)
    resumed.close()
    assert table.over and load(resumed.path).table.state == table.state


@pytest.mark.parametrize(
    "reseeds",
    [
        [{"at": 0, "rng": 5}],
        [{"at": 99, "rng": 5}],
        [{"at": 3, "rng": -1}],
        [{"at": 3, "rng": 2**64}],
        [{"at": 3, "rng": 5}, {"at": 3, "rng": 6}],
        [[3, 5]],
        7,
    ],
)
def test_a_place_for_other_luck_that_cannot_be_is_refused(reseeds: Any) -> None:
    raw = json.loads(dump(play_on(new_table("skeleton", 2), 9)))
    with pytest.raises(SaveError):
        parse(json.dumps({**raw, "reseeds": reseeds}).encode())


@pytest.mark.parametrize(("at", "rng"), [(1, 5), (9, 5), (3, 0), (3, 2**64 - 1)])
def test_luck_of_any_size_may_come_before_any_action_but_the_first(at: int, rng: int) -> None:
    raw = json.loads(dump(play_on(new_table("skeleton", 2), 9)))
    loaded = parse(json.dumps({**raw, "reseeds": [{"at": at, "rng": rng}]}).encode())
    assert loaded.note == "" or loaded.table.log == [], "it may lead elsewhere, and is read"


def test_a_save_without_other_luck_says_nothing_of_it() -> None:
    assert b"reseeds" not in dump(play_on(new_table("skeleton", 2), 9))
