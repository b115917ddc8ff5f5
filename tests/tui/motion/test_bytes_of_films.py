"""A film costs few bytes, so that it is smooth at the end of a slow line too."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from tabletop_tui.play import Table
from tabletop_tui.play.replay import ALL_HANDS, Replay
from tabletop_tui.store.load import load
from tabletop_tui.tui.widgets.film import MAX_FPS

from .films import board_of
from .sent import COLOURS, sent

ROLL = 12_000
"""The budget of a roll, whether the barbarians land after it or not."""
RICH, LANDING = 686, 439
"""The roll of the late example that yields most, and a landing after which two cities burn."""
SLOW = 8  # pictures a second


@cache
def late() -> Table:
    return load(Path(__file__).parents[3] / "saves/example-cities-and-knights-late.json").table


@cache
def cost(n: int, kind: str, fps: int = MAX_FPS) -> tuple[int, int]:
    """The bytes and frames of the film of an action at 120x40."""
    replay = Replay(late(), ALL_HANDS)
    replay.go(n)
    board = board_of(late(), kind, (120, 40), replay.view())
    return sent(board, late().events[n], kind, fps)


@pytest.mark.parametrize("kind", COLOURS)
def test_the_film_of_a_roll_is_cheap(kind: str) -> None:
    assert 2_000 < cost(RICH, kind)[0] <= ROLL


@pytest.mark.parametrize("kind", COLOURS)
def test_a_landing_costs_no_more(kind: str) -> None:
    assert cost(LANDING, kind)[0] <= ROLL


def test_fewer_frames_cost_less() -> None:
    (most, frames), (few, slow) = cost(RICH, "calm"), cost(RICH, "calm", SLOW)
    assert few < most and slow < frames
