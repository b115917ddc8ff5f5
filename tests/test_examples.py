"""The example games that come with the program can be loaded, narrated and resumed."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from tabletop_tui.cli.saves import check
from tabletop_tui.engine import Luck
from tabletop_tui.games import builtin, listed
from tabletop_tui.play.simulate import finish
from tabletop_tui.play.story.transcript import transcript
from tabletop_tui.store.load import load

from .golden.examples import EXAMPLES, SAVES, Example

FOUND = sorted(SAVES.glob("example-*.json"))


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.name)
def test_an_example_passes_the_check_and_is_in_the_middle_of_its_game(example: Example) -> None:
    done = CliRunner().invoke(check, [str(example.path)], standalone_mode=False)
    assert done.return_value == 0 and ": replayed, " in done.output, done.output
    table = load(example.path).table
    called = "turn" if example.game == "rise_of_empires" else "round"
    assert f", {called} " in done.output, done.output
    assert table.game.id == example.game and example.worth(table)
    assert not any(table.seats[seat].is_bot for seat in table.deciding()), "a person decides next"
    assert "So far" in transcript(table)
    state = table.game.clone(table.state)
    finish(table.game, state, Luck(1), 300)
    table.game.audit(state)


def test_there_are_two_examples_of_every_game_and_each_is_described() -> None:
    assert sorted(example.path for example in EXAMPLES) == FOUND
    for game in set(listed()) & set(builtin()):
        assert sum(example.game == game for example in EXAMPLES) == 2
    about = (SAVES / "README.md").read_text(encoding="utf-8")
    assert all(f"`{path.name}`" in about for path in FOUND)
