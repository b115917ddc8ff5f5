"""Garbage is collected rarely during startup, and as usual afterwards."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from tabletop_tui.terminal import gc_tuning
from tabletop_tui.tui.app import load_the_rest


@pytest.fixture
def restore() -> Iterator[None]:
    """A program that has just started."""
    before = gc.get_threshold()
    gc_tuning.delay()
    yield
    gc.set_threshold(*before)


def test_once_the_program_stands_garbage_is_looked_for_as_usual(restore: None) -> None:
    assert gc.get_threshold()[0] == gc_tuning.STARTUP_THRESHOLD
    kept = gc.get_freeze_count()
    load_the_rest()
    assert gc.get_threshold() == gc_tuning.DEFAULT_THRESHOLD and gc.get_freeze_count() > kept


def test_a_program_inside_another_changes_nothing() -> None:
    before, kept = gc.get_threshold(), gc.get_freeze_count()
    load_the_rest()
    assert gc.get_threshold() == before and gc.get_freeze_count() <= kept
