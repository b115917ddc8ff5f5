"""What a position out of a file must withstand before anybody plays it."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop_tui.store.sound import LARGEST, numbers


@pytest.mark.parametrize("sign", [1, -1])
@pytest.mark.parametrize("inside", [lambda n: {"hand": n}, lambda n: [[0, {"hand": [n]}]]])
def test_a_number_that_no_position_comes_near_is_refused_wherever_it_stands(
    inside: Any, sign: int
) -> None:
    assert numbers(inside(sign * (LARGEST - 1)))
    assert not numbers(inside(sign * LARGEST)) and not numbers(inside(sign * LARGEST * 1.5))


def test_luck_may_be_as_large_as_it_likes() -> None:
    assert numbers({"rng": 1 << 63, "round": 3}) and not numbers({"round": 1 << 63})
