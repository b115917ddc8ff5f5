"""Recorded games are replayed action by action, and narrated in the same words."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop_tui.games import builtin
from tabletop_tui.play.story.transcript import EVERYTHING, transcript
from tabletop_tui.store.load import load
from tabletop_tui.store.save import dump

from .make import GAMES, HERE, WHEN, golden, name

AGAIN = "if the change is meant, make the golden games again: python -m tests.golden.make"
OLD = sorted((HERE.parent / "saves").glob("v*/*.json"))


@pytest.mark.parametrize("which", [name(*game[:2]) for game in GAMES])
def test_a_recorded_game_is_replayed_to_its_end_and_told_in_the_same_words(which: str) -> None:
    loaded = load(HERE / f"{which}.json")
    assert loaded.note == "" and loaded.table.over, AGAIN
    loaded.table.game.audit(loaded.table.state)
    told = transcript(loaded.table, EVERYTHING).splitlines()
    kept = (HERE / f"{which}.txt").read_text(encoding="utf-8").splitlines()
    for n, (line, before) in enumerate(zip(told, kept, strict=False), 1):
        assert line == before, f"line {n}; {AGAIN}"
    assert len(told) == len(kept), AGAIN


@pytest.mark.parametrize(("game", "seats", "seed", "luck"), GAMES)
def test_the_same_seeds_give_the_same_game_byte_for_byte(
    game: str, seats: int, seed: int, luck: int
) -> None:
    kept = (HERE / f"{name(game, seats)}.json").read_bytes()
    assert without_version(dump(golden(game, seats, seed, luck), WHEN)) == without_version(kept), (
        AGAIN
    )


def without_version(data: bytes) -> list[bytes]:
    """Return a save without the line of the program's version."""
    return [line for line in data.splitlines() if not line.startswith(b'"app":')]


@pytest.mark.parametrize("path", OLD, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_save_of_an_earlier_version_can_be_gone_on_with(path: Path) -> None:
    table = load(path).table
    table.game.audit(table.state)
    assert not table.over and table.deciding()


def test_there_is_an_earlier_save_of_every_game() -> None:
    assert {load(path).table.game.id for path in OLD} == set(builtin())
