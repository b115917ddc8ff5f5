"""The screens under test are operated faster than by any hand."""

import pytest

from tabletop_tui.tui.keys import in_flight
from tabletop_tui.tui.table import cover, moments, motions, others, screen, turns


@pytest.fixture(autouse=True)
def quick_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    """A cover takes an Enter at once, and so does a question that somebody else asks."""
    monkeypatch.setattr(cover, "PATIENCE", 0.0)
    monkeypatch.setattr(in_flight, "HELD", 0.0)
    monkeypatch.setattr(in_flight, "READ", 0.0)
    for part in (turns, moments, motions, others, screen):
        monkeypatch.setattr(part, "STARTLED", 0.0)
