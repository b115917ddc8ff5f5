"""The borders of the house: who may import whom, what importing a game loads, and how long a file may be."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tabletop_tui.games import ids

HERE = Path(__file__).parent.parent
CODE = sorted((HERE / "tabletop_tui").rglob("*.py"))
FILES = [*CODE, *sorted((HERE / "tests").rglob("*.py")), *sorted((HERE / "tools").rglob("*.py"))]


def test_the_import_contracts_hold() -> None:
    command = [str(Path(sys.executable).with_name("lint-imports")), "--no-cache"]
    done = subprocess.run(command, cwd=HERE, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("game", ids())
def test_the_rules_of_a_game_load_neither_pydantic_nor_textual(game: str) -> None:
    code = (
        f"import sys, tabletop_tui.games.{game}, tabletop_tui.play, tabletop_tui.bots;"
        "print([m for m in ('textual', 'pydantic', 'rich') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=HERE, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("path", FILES, ids=lambda p: str(p.relative_to(HERE)))
def test_a_file_has_at_most_400_lines(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 400


@pytest.mark.parametrize("path", CODE, ids=lambda p: str(p.relative_to(HERE)))
def test_a_module_begins_with_a_sentence_that_says_what_it_is(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    if text.strip():
        said = ast.get_docstring(ast.parse(text)) or ""
        assert said.split("\n\n")[0].rstrip().endswith((".", ":")), path
