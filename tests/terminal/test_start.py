"""A start looks for garbage seldom; what runs on does so as usual."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from tabletop_tui.terminal import gc_tuning
from tabletop_tui.tui.app import load_the_rest


@pytest.fixture
def begun() -> Iterator[None]:
    """A program that has just been started."""
    before = gc.get_threshold()
    gc_tuning.begin()
    yield
    gc.set_threshold(*before)


def test_once_the_program_stands_garbage_is_looked_for_as_usual(begun: None) -> None:
    assert gc.get_threshold()[0] == gc_tuning.KEPT
    kept = gc.get_freeze_count()
    load_the_rest()
    assert gc.get_threshold() == gc_tuning.USUAL and gc.get_freeze_count() > kept


def test_a_program_inside_another_changes_nothing() -> None:
    before, kept = gc.get_threshold(), gc.get_freeze_count()
    load_the_rest()
    assert gc.get_threshold() == before and gc.get_freeze_count() <= kept
