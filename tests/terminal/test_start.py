"""A start looks for garbage seldom; what runs on does so as usual."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator

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
    monkeypatch.setattr(start, "_forked", forked)
    monkeypatch.setattr(start, "WHOLE", 0.01)
    looks, looked = list[int](), asyncio.Event()

    def look(generation: int = 2) -> int:
        looks.append(generation)
        looked.set()
        return 0

    async with TabletopApp(fps=0).run_test() as pilot:
        monkeypatch.setattr(gc, "collect", look)
        if forked:
            await asyncio.wait_for(looked.wait(), 10)
        await pilot.pause(0.05)
        monkeypatch.undo()
    assert set(looks) == ({2} if forked else set())
