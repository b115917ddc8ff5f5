"""The screens under test are operated faster than by any hand."""

import pytest

from tabletop_tui.tui.keys import type_ahead
from tabletop_tui.tui.table import (
    cover,
    moment_panel,
    remote_players,
    screen,
    turns,
    vote_questions,
)


@pytest.fixture(autouse=True)
def quick_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    """A cover takes an Enter at once, and so does a question that somebody else asks."""
    monkeypatch.setattr(cover, "PATIENCE", 0.0)
    monkeypatch.setattr(type_ahead, "HELD", 0.0)
    monkeypatch.setattr(type_ahead, "READ", 0.0)
    for part in (turns, moment_panel, vote_questions, remote_players, screen):
        monkeypatch.setattr(part, "UNREADABLE", 0.0)
