"""A film: how many frames a second it shows, and what comes after it."""

from __future__ import annotations

import pytest

from tabletop_tui.tui.widgets.film import TICKS_PER_SECOND, Film


class Screen:
    """A board on which every event but "still" moves for a second."""

    def __init__(self) -> None:
        self.frames: list[tuple[str, float]] = []

    def plays(self, event: str) -> float:
        return 0.0 if event == "still" else 1.0

    def frame(self, event: str, at: float) -> None:
        self.frames.append((event, at))


def played(fps: int, speed: float = 1.0) -> tuple[Screen, int]:
    """A film of two scenes, and the beats that it took."""
    film, board, done, beats = Film(), Screen(), [], 0
    assert film.start(board, ["still", "one", "two"], lambda: done.append("done"))  # type: ignore[arg-type]
    while film.running:
        assert not done
        film.tick(board, fps, speed)  # type: ignore[arg-type]
        beats += 1
    assert done == ["done"]
    return board, beats


@pytest.mark.parametrize(("fps", "shown"), [(5, 5), (10, 10), (20, 20), (30, 20), (60, 20)])
def test_at_most_twenty_frames_a_second_are_shown(fps: int, shown: int) -> None:
    board, beats = played(fps)
    for scene in ("one", "two"):
        times = [at for event, at in board.frames if event == scene]
        assert len(times) in (shown - 1, shown) and times == sorted(times) and times[-1] < 1
    assert beats in (2 * TICKS_PER_SECOND, 2 * TICKS_PER_SECOND + 2), (
        "a beat more where a sum of thirtieths falls short"
    )


def test_a_film_may_run_faster() -> None:
    assert played(20, 2.0)[1] in (TICKS_PER_SECOND, TICKS_PER_SECOND + 2)


def test_where_nothing_moves_there_is_no_film() -> None:
    film = Film()
    assert not film.start(Screen(), ["still"], lambda: None) and not film.running  # type: ignore[arg-type]
