"""A short run of the save fuzzer; ``make fuzz`` runs it at length."""

import copy

import pytest

from tabletop_tui import games
from tabletop_tui.engine import Luck
from tests.store.fuzzing import ODD, fuzz, value

SHORT = 600


@pytest.mark.parametrize("game", games.ids())
def test_changed_saves_give_a_game_or_a_sentence(game: str) -> None:
    outcomes, wrong = fuzz(SHORT // len(games.ids()), seed=5_000_000, only=(game,))
    assert not wrong, wrong[0][1]
    assert outcomes["refused"] and outcomes["kept"] and outcomes["played"]


def test_odd_values_stay_what_they_are_however_often_they_are_put_into_saves() -> None:
    before = copy.deepcopy(ODD)
    for n in range(3000):
        value(b'{"state": {"hand": [1, 2]}}', Luck(n))
    assert before == ODD
