"""The screens under test are operated faster than by any hand."""

import pytest

from tabletop_tui.tui.keys import type_ahead
from tabletop_tui.tui.table import (
    cover,
    game_screen,
    moment_panel,
)
from tabletop_tui.tui.table.remote import remote_players, vote_questions


@pytest.fixture(autouse=True)
def quick_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the cover take an Enter at once, and so questions that appear by themselves."""
    monkeypatch.setattr(cover, "PATIENCE", 0.0)
    monkeypatch.setattr(type_ahead, "KEY_REPEAT", 0.0)
    monkeypatch.setattr(type_ahead, "READING_TIME", 0.0)
    for part in (moment_panel, vote_questions, remote_players, game_screen):
        monkeypatch.setattr(part, "READING_TIME", 0.0)
