"""The film of a game that is not over shows what a spectator sees."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tabletop_tui.play import Table
from tabletop_tui.store.load import load
from tests.playing import won
from tests.secrecy.test_command_line import Run, run
from tests.secrecy.worlds import GAMES, hold, middle, others, put, without_past

__all__ = ["run"]


def film(run: Run, table: Table, path: Path, held: bool = False) -> str:
    """The film of the last moment."""
    put(table, path)
    if held:
        hold(path)
    out = path.with_name("film.cast")
    out.unlink(missing_ok=True)
    last = str(len(load(path).table.log))
    run("film", str(path), "--from", last, "--output", str(out))
    return out.read_text(encoding="ascii")


@pytest.mark.parametrize("game", GAMES)
def test_a_film_is_the_same_in_every_world(game: str, run: Run, tmp_path: Path) -> None:
    table, path = without_past(middle(game)), tmp_path / "game.json"
    shown = film(run, table, path)
    for seat in range(3):
        for other in others(table, seat, 1):
            assert film(run, other, path) == shown, seat


def test_a_table_with_an_open_replay_is_filmed_as_a_spectator_sees_it_until_its_end(
    run: Run, tmp_path: Path
) -> None:
    table, path = without_past(middle("skeleton", pins=False)), tmp_path / "game.json"
    closed = film(run, table, path)
    table.settings = replace(table.settings, open_replay=True)
    assert film(run, table, path) == closed


def test_the_film_of_a_finished_game_shows_all_hands(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    assert "all hands" in film(run, won(), path)
    assert "as a spectator sees it" in film(run, middle("skeleton"), path)
