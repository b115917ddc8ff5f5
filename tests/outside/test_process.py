"""Games from outside in their own process: another distribution names them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from .conftest import Bring

ROOT = Path(__file__).parents[2]
Run = Callable[..., str]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Run a command line, or some code; return what it prints."""

    def run(*words: str, code: str = "") -> str:
        command = [sys.executable, *(("-c", code) if code else ("-m", "tabletop_tui", *words))]
        path = os.pathsep.join([str(tmp_path / "outside"), str(ROOT)])
        env = {**os.environ, "PYTHONPATH": path}
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, env=env)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    return run


def test_a_game_that_another_distribution_names_is_found_and_a_broken_one_told(
    bring: Bring, run: Run
) -> None:
    game, broken = bring(), bring("1 / 0")
    told = run("games")
    assert f"{game}: Nim, 2 players" in told and "2 to 2" not in told
    assert f"* The game {broken} is left out" in told and "cities_and_knights" in told
    assert f"The game {broken} is left out" in run("doctor")
    assert "finished" in run("simulate", game, "--seats", "2", "--games", "1")


def test_finding_a_game_from_outside_does_not_load_it(bring: Bring, run: Run) -> None:
    game = bring("raise SystemExit('loaded')")
    code = "from tabletop_tui import games; print(games.ids(), games.has('skeleton'))"
    assert f"'{game}'" in run(code=code)


def test_a_game_inside_is_found_without_looking_outside(run: Run) -> None:
    code = (
        "import sys; from tabletop_tui import games; games.find('skeleton'), games.has('skeleton');"
        "print('importlib.metadata' in sys.modules)"
    )
    assert run(code=code).strip() == "False"
