"""A start looks for garbage seldom; what runs on does so as usual."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from typing import Any

import pytest

from tabletop_tui.terminal import start
from tabletop_tui.tui.app import TabletopApp, load_the_rest


@pytest.fixture
def begun() -> Iterator[None]:
    """A program that has just been started."""
    before = gc.get_threshold()
    start.begin()
    yield
    gc.set_threshold(*before)


def test_once_the_program_stands_garbage_is_looked_for_as_usual(begun: None) -> None:
    assert gc.get_threshold()[0] == start.KEPT
    kept = gc.get_freeze_count()
    load_the_rest()
    assert gc.get_threshold() == start.USUAL and gc.get_freeze_count() > kept


def test_a_program_inside_another_changes_nothing() -> None:
    before, kept = gc.get_threshold(), gc.get_freeze_count()
    load_the_rest()
    assert gc.get_threshold() == before and gc.get_freeze_count() <= kept


def test_a_forked_process_looks_often_and_keeps_nothing(
    begun: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(start, "_forked", False)
    start.forked()
    kept = gc.get_freeze_count()
    load_the_rest()
    assert gc.get_threshold() == start.OFTEN and gc.get_freeze_count() <= kept


@pytest.mark.parametrize("forked", [True, False])
async def test_a_forked_app_looks_through_everything_from_time_to_time(
    forked: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    every = dict[Any, float]()
    monkeypatch.setattr(start, "_forked", forked)
    app = TabletopApp(fps=0)
    interval = app.set_interval
    monkeypatch.setattr(
        app, "set_interval", lambda after, do: every.update({do: after}) or interval(after, do)
    )
    async with app.run_test():
        assert every.get(gc.collect) == (start.WHOLE if forked else None)
