"""Strength is set by worlds, not by seconds. A time limit ends a decision only at a table."""

from __future__ import annotations

from itertools import count
from multiprocessing import Pipe
from types import SimpleNamespace
from typing import Any

import pytest

from tabletop_tui.bots import brain, worker
from tabletop_tui.bots.brain import EFFORT, TIME_LIMIT, choose, hint, with_time_limit
from tabletop_tui.bots.worker import HINT, DecisionRequest, Progress, Thinker, WorkerThread, decide
from tabletop_tui.engine import Luck, start, to_act
from tabletop_tui.games import find, ids
from tests.playing import few


@pytest.fixture
def racing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine so slow that the time limit passes between any two looks at the clock."""
    clock = count(step=TIME_LIMIT * 2)
    monkeypatch.setattr(brain.time, "monotonic", lambda: float(next(clock)))


def opening(name: str) -> tuple[Any, Any, int]:
    """Return a game, the view of the first seat to act, and that seat."""
    game = find(name)
    s, _ = start(game, few(game), 4)
    seat = to_act(game, s)[0]
    return game, game.view(s, seat), seat


@pytest.mark.parametrize("level", sorted(set(EFFORT) - {"expert"}))
@pytest.mark.parametrize("name", ids())
def test_a_slow_machine_changes_nothing_in_a_measurement(
    name: str, level: str, request: pytest.FixtureRequest
) -> None:
    game, view, seat = opening(name)
    quick = choose(game, view, seat, level, Luck(3))
    request.getfixturevalue("racing")
    assert choose(game, view, seat, level, Luck(3)) == quick


def test_nor_a_hint_that_is_measured(request: pytest.FixtureRequest) -> None:
    game, view, seat = opening("cities_and_knights")
    quick = hint(game, view, seat, Luck(3))
    request.getfixturevalue("racing")
    assert hint(game, view, seat, Luck(3)) == quick


@pytest.mark.parametrize("level", ["normal", "hard", "expert"])
def test_a_table_waits_no_longer_than_it_has_patience(level: str, racing: None) -> None:
    _, view, seat = opening("cities_and_knights")
    worlds: list[int] = []

    def hears(answer: tuple[int, Any]) -> None:
        if isinstance(answer[1], Progress):
            worlds.append(answer[1].worlds)

    action = decide(
        DecisionRequest(1, "cities_and_knights", view, seat, level, 7), lambda: False, hears
    )
    assert action.kind == "place-settlement" and set(worlds) <= {1}


def test_a_hint_is_there_in_time_too(racing: None, monkeypatch: pytest.MonkeyPatch) -> None:
    _, view, seat = opening("cities_and_knights")
    looked: list[int] = []
    run = brain.Search.run

    def counted(self: Any, *rest: Any) -> None:
        run(self, *rest)
        looked.append(self.looked)

    monkeypatch.setattr(brain.Search, "run", counted)
    assert decide(DecisionRequest(1, "cities_and_knights", view, seat, HINT, 7), lambda: False)
    assert len(looked) == 1 and looked[0] <= 1


def test_hurry_comes_before_the_time_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(brain.time, "monotonic", lambda: 5.0)
    waiting = with_time_limit()
    assert with_time_limit(lambda: True)() and not waiting()
    monkeypatch.setattr(brain.time, "monotonic", lambda: 5.1 + TIME_LIMIT)
    assert waiting()


@pytest.mark.parametrize(("newest", "hurries"), [(0, False), (1, True)])
def test_a_question_does_not_hurry_itself_but_a_newer_one_does(
    newest: int, hurries: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "decide", lambda question, hurry, report: hurry())
    monkeypatch.setattr("signal.signal", lambda *set_up: None)
    thinker = Thinker(processes=False)
    thinker.start("skeleton", None, 0, "hard", 1)
    assert thinker.request is not None and isinstance(thinker.worker, WorkerThread)
    assert thinker.worker.answers.get(timeout=30) == (thinker.request.number, False)
    number = thinker.request.number
    ours, theirs = Pipe()
    ours.send(thinker.request)
    ours.send(None)  # no request: the end
    worker.serve(theirs, SimpleNamespace(value=number + newest))
    assert ours.recv() == (number, hurries)
    thinker.worker.hurry(number + newest)
    assert thinker.worker.superseded(number) is hurries
    thinker.close()
