"""Errors of a shot, with two draws from -1 to 1: the sums -2 to 2 come in 1, 2, 3, 2 and 1 of nine
ways.
"""

from collections import Counter
from itertools import product

import pytest

from tabletop_tui.engine import share_of, slip_at, slips

WAYS = {-2: 1, -1: 2, 0: 3, 1: 2, 2: 1}


def test_each_error_comes_as_often_as_the_draws_give_it() -> None:
    assert Counter(slip_at(2, 1, (n + 0.5) / 900) for n in range(900)) == {
        error: 100 * ways for error, ways in WAYS.items()
    }


def test_the_whole_share_is_the_greatest_error() -> None:
    assert slip_at(2, 1, 0.0) == -2 and slip_at(2, 1, 1.0) == 2


@pytest.mark.parametrize("error", WAYS)
def test_an_error_stands_in_the_middle_of_its_shares(error: int) -> None:
    below = sum(ways for other, ways in WAYS.items() if other < error)
    assert share_of(2, 1, error) == pytest.approx((below + WAYS[error] / 2) / 9)
    assert slip_at(2, 1, share_of(2, 1, error)) == error


def test_errors_that_are_equally_likely_come_in_rising_order() -> None:
    assert slips(2, 1, 9) == (-2, -1, -1, 0, 0, 0, 1, 1, 2)
    assert slips(2, 0, 9) == (0,), "a steady hand does not err"


@pytest.mark.parametrize("draws", [1, 2, 3, 4])
@pytest.mark.parametrize("most", [1, 2, 3])
def test_the_errors_are_the_sums_of_all_draws_that_can_be_made(draws: int, most: int) -> None:
    every = sorted(map(sum, product(range(-most, most + 1), repeat=draws)))
    assert slips(draws, most, len(every)) == tuple(every)
    for error in range(-draws * most, draws * most + 1):
        below, with_it = (sum(e < error + n for e in every) for n in (0, 1))
        assert share_of(draws, most, error) == pytest.approx((below + with_it) / 2 / len(every))
