"""Every test speaks English, whatever the locale and the settings of whoever runs it, unless it chooses otherwise."""

import os

import pytest

from tabletop_tui.play.text import speak


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    speak("en")
    if not os.environ.get("LC_ALL"):
        monkeypatch.setenv("LC_MESSAGES", "C")
