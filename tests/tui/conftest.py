"""The screens under test are operated faster than by any hand."""

import pytest

from tabletop_tui.tui.screens import passing


@pytest.fixture(autouse=True)
def quick_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    """A cover takes an Enter at once."""
    monkeypatch.setattr(passing, "PATIENCE", 0.0)
