"""Fixtures: command lines without a terminal, and a screen that records how it is opened."""

import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tabletop_tui.__main__ import main

from .running import Run


@pytest.fixture
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    return tmp_path / "saves"


@pytest.fixture
def run(saves: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command line without a terminal; return the exit code and what was printed."""

    def command(*words: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["tabletop-tui", *words])
        with pytest.raises(SystemExit) as end:
            main()
        out, err = capsys.readouterr()
        return int(end.value.code or 0), out, err

    return command


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """A terminal, with an app that records its arguments."""
    called: list[dict[str, Any]] = []
    app = ModuleType("tabletop_tui.tui.app")
    app.run = lambda **what: called.append(what) or 0  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "tabletop_tui.tui.app", app)
    for module in ("tabletop_tui.cli.play", "tabletop_tui.__main__"):
        monkeypatch.setattr(f"{module}.no_terminal", lambda: "")
    return called
