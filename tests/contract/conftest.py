"""Every installed game must fulfil the contract."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.contract import walk


@pytest.fixture(autouse=True)
def every_game() -> Iterator[None]:
    with walk.every_game():
        yield
