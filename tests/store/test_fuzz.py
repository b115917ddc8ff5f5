"""The fuzzer of saves, in short; ``make fuzz`` runs it at length."""

import pytest

from tabletop_tui import games
from tests.store.fuzzing import fuzz

SHORT = 600


@pytest.mark.parametrize("game", games.ids())
def test_changed_saves_give_a_game_or_a_sentence(game: str) -> None:
    outcomes, wrong = fuzz(SHORT // len(games.ids()), seed=5_000_000, only=(game,))
    assert not wrong, wrong[0][1]
    assert outcomes["refused"] and outcomes["kept"] and outcomes["played"]
