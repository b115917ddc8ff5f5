"""Every game can be played through its screens with the keyboard alone."""

from pathlib import Path

import pytest

from tabletop_tui.games import find, ids
from tabletop_tui.store.load import load
from tests.playing import NAMES, few
from tests.tui.playing import open_app, play

ACTIONS = 20
pytestmark = pytest.mark.usefixtures("painted")  # every frame of some turns


@pytest.mark.parametrize("game", ids())
async def test_a_game_goes_on_by_keys_alone_and_is_saved(game: str, tmp_path: Path) -> None:
    app = open_app(tmp_path, game, ",".join(NAMES[: few(game)]))
    table = await play(app, ACTIONS)
    assert len(table.log) >= ACTIONS or table.over
    find(game).audit(table.state)
    assert load(tmp_path / f"{game}.json").table.state == table.state
