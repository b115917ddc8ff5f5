"""What guests keep only to be quicker stays small."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from functools import cache, lru_cache

import pytest

from tabletop_tui.host import caches
from tabletop_tui.host.caches import FEW, MOST, forget, keep_small, trim
from tabletop_tui.host.immortal import able


@pytest.fixture
def guest() -> Iterator[None]:
    """A process that keeps its caches small."""
    keep_small()
    yield
    gc.callbacks.remove(trim)
    caches.known.clear()


def test_caches_that_note_what_was_used_last_are_empty_before_the_first_guest() -> None:
    bounded, few, kept = lru_cache(FEW + 1)(abs), lru_cache(FEW)(abs), cache(abs)
    bounded(-1), few(-1), kept(-1)
    forget()
    assert bounded.cache_info().currsize == 0 and kept.cache_info().currsize == 1
    assert few.cache_info().currsize == able(), "large things, where nothing else is written to"


def test_a_cache_of_a_guest_holds_no_more_than_a_guest_needs(guest: None) -> None:
    big, small, kept = lru_cache(1 << 16)(abs), lru_cache(1 << 16)(abs), cache(abs)
    forget()
    for n in range(MOST + 1):
        big(n), kept(n)
        small(n % MOST)
    gc.collect(1)
    assert big.cache_info().currsize == MOST + 1
    gc.collect()
    assert big.cache_info().currsize == 0
    assert small.cache_info().currsize == MOST and kept.cache_info().currsize == MOST + 1
