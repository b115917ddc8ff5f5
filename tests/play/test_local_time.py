"""Times in words: in the zone of the reader, with the month as a word."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import UTC, datetime

import pytest

from tabletop_tui.play import permissions
from tabletop_tui.play.permissions import GUEST
from tabletop_tui.play.remote.chat import ChatLine
from tabletop_tui.play.text import day_and_time, set_language, time_of_day

NOON = datetime(2026, 5, 2, 12, 0, tzinfo=UTC).timestamp()


@pytest.fixture
def tokyo(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A reader nine hours ahead."""
    with monkeypatch.context() as patch:
        patch.setenv("TZ", "JST-9")
        time.tzset()
        yield
    time.tzset()


@pytest.mark.usefixtures("tokyo")
def test_a_time_is_that_of_the_reader_s_own_clock() -> None:
    assert day_and_time(NOON, NOON) == "2 May 21:00" and time_of_day(NOON) == "21:00"
    assert day_and_time(NOON + 4 * 3600, NOON) == "3 May 01:00"
    assert ChatLine("Anna", "hello", when=NOON).time == "21:00"


def test_another_year_is_told() -> None:
    assert day_and_time(NOON, NOON + 366 * 86_400) == f"2 May 2026 {time_of_day(NOON)}"


@pytest.mark.usefixtures("tokyo")
def test_a_guest_reads_the_host_s_time_with_its_zone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(permissions, "_current", [GUEST])
    assert day_and_time(NOON, NOON) == "2 May 21:00 JST" and time_of_day(NOON) == "21:00 JST"


@pytest.mark.parametrize(
    ("code", "months"),
    [
        ("en", "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"),
        ("nl", "jan feb mrt apr mei jun jul aug sep okt nov dec"),
        ("es", "ene feb mar abr may jun jul ago sep oct nov dic"),
    ],
)
def test_every_month_is_a_word(code: str, months: str) -> None:
    set_language(code)
    days = [datetime(2026, month, 15).timestamp() for month in range(1, 13)]
    assert [day_and_time(day, NOON).split()[1] for day in days] == months.split()
