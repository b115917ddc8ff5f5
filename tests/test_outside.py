"""Games from outside: another distribution names them, nobody else does, and a broken one harms
nobody.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tabletop_tui import games

SOUND = """
from dataclasses import replace
from tabletop_tui.games.skeleton import GAME as sample
GAME = replace(sample, id="{id}", listed=True)
"""


def bring(folder: Path, package: str, point: str, code: str) -> None:
    """A distribution in *folder* that names a package with that code as a game."""
    (folder / package).mkdir(parents=True)
    (folder / package / "__init__.py").write_text(code, encoding="utf-8")
    info = folder / f"{package}-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[tabletop_tui.games]\n{point} = {package}\n")


def run(folder: Path, *words: str, code: str = "") -> str:
    """What the program says with those distributions installed."""
    path = os.pathsep.join([str(folder), str(Path(__file__).parents[1])])
    command = [sys.executable, *(("-c", code) if code else ("-m", "tabletop_tui", *words))]
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        timeout=60,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": path, "HOME": str(folder)},
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_game_that_another_distribution_names_is_found(tmp_path: Path) -> None:
    bring(tmp_path, "outside_patience", "patience", SOUND.format(id="patience"))
    told = run(tmp_path, "games")
    assert "patience" in told and "left out" not in told
    assert "finished" in run(tmp_path, "simulate", "patience", "--seats", "2", "--games", "1")


def test_finding_a_game_from_outside_does_not_load_it(tmp_path: Path) -> None:
    bring(tmp_path, "outside_patience", "patience", "raise SystemExit('loaded')")
    code = "import sys; from tabletop_tui import games; print(games.ids(), games.has('skeleton'))"
    assert "'patience'" in run(tmp_path, code=code)


def test_a_game_inside_is_found_without_looking_outside(tmp_path: Path) -> None:
    code = (
        "import sys; from tabletop_tui import games; games.find('skeleton'), games.has('skeleton');"
        "print('importlib.metadata' in sys.modules)"
    )
    assert run(tmp_path, code=code).strip() == "False"


@pytest.mark.parametrize(
    ("point", "code", "said"),
    [
        ("patience", "1 / 0", "The game patience is left out: its package outside_one cannot be"),
        ("patience", "GAME = 3", "TypeError"),
        ("patience", SOUND.format(id="chess"), "TypeError: outside_one:GAME"),
        ("patience", "", "AttributeError"),
        ("skeleton", SOUND.format(id="skeleton"), "A second game with the id skeleton"),
        ("Patience!", SOUND.format(id="Patience!"), "Patience! is no id"),
    ],
)
def test_a_broken_game_from_outside_is_named_in_a_sentence_and_left_out(
    tmp_path: Path, point: str, code: str, said: str
) -> None:
    bring(tmp_path, "outside_one", point, code)
    bring(tmp_path, "outside_two", "solitaire", SOUND.format(id="solitaire"))
    told = run(tmp_path, "games")
    assert said in told and told.count("left out") == 1
    assert "solitaire" in told and "cities_and_knights" in told
    assert said in run(tmp_path, "doctor")


def test_of_two_games_with_one_id_the_first_is_taken(tmp_path: Path) -> None:
    bring(tmp_path, "outside_one", "patience", SOUND.format(id="patience"))
    bring(tmp_path, "outside_two", "patience", SOUND.format(id="patience"))
    told = run(tmp_path, "games")
    assert "A second game with the id patience is left out: outside_two." in told


def test_a_sample_is_listed_nowhere_and_found_by_its_name() -> None:
    assert "skeleton" in games.ids() and "skeleton" in games.playable()
    assert "skeleton" not in games.listed()
    assert all(games.find(game).listed for game in games.listed())


def test_a_game_for_one_number_of_players_says_so(tmp_path: Path) -> None:
    code = SOUND.replace("listed=True", "listed=True, seats=range(2, 3)")
    bring(tmp_path, "outside_patience", "patience", code.format(id="patience"))
    # The words come from the package of the game, which has none here.
    assert "2 players" in run(tmp_path, "games") and "2 to 2" not in run(tmp_path, "games")
