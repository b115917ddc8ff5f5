"""Everything that the tests import is among their declared dependencies: ``make test`` must work on
a new machine, without the tools of developers.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]
OWN = {"tabletop_tui", "tabletop_hex", "tests", "tools"}


def plain(name: str) -> str:
    """Return the normalized name of a distribution."""
    return re.sub("[-_.]+", "-", name).lower()


def declared() -> set[str]:
    """Return the distributions that ``make test`` installs."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    lines = [*project["project"]["dependencies"], *project["dependency-groups"]["test"]]
    return {plain(Requirement(line).name) for line in lines}


def at_once(file: Path) -> Iterator[str]:
    """Yield the modules that a file imports when it is loaded, with the imported names."""
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = file.relative_to(ROOT).parts[: -node.level] if node.level else ()
            of = ".".join([*above, *([node.module] if node.module else [])])
            yield from (f"{of}.{alias.name}" for alias in node.names)


def file_of(name: str) -> Path | None:
    """Return the file of a module of the tests or tools, also for a name inside of a module."""
    whole = ROOT.joinpath(*name.split("."))
    for path in (whole, whole.parent):
        for file in (path.with_suffix(".py"), path / "__init__.py"):
            if file.exists():
                return file
    return None


def needed(first: list[Path]) -> dict[str, Path]:
    """Return the foreign modules that *first* and all files they load import, each with a file that
    does.
    """
    found: dict[str, Path] = {}
    seen, waiting = set(first), list(first)
    while waiting:
        file = waiting.pop()
        for name in at_once(file):
            top = name.split(".")[0]
            if top in {"tests", "tools"}:
                other = file_of(name)
                if other is not None and other not in seen:
                    seen.add(other)
                    waiting.append(other)
            elif top not in sys.stdlib_module_names and top not in OWN:
                found.setdefault(top, file)
    return found


def test_all_that_the_tests_import_is_asked_for_by_make_test() -> None:
    first = [*(ROOT / "tests").rglob("test_*.py"), *(ROOT / "tests").rglob("conftest.py")]
    providers, asked = packages_distributions(), declared()
    missing = {
        f"{name} ({file.relative_to(ROOT)})"
        for name, file in needed(first).items()
        if not asked & {plain(x) for x in providers.get(name, [name])}
    }
    assert not missing, f"add to the test group of pyproject.toml: {sorted(missing)}"


def test_a_package_that_a_tool_brings_with_it_would_be_seen(tmp_path: Path) -> None:
    file = tmp_path / "test_new.py"
    file.write_text("from tools import screening\nimport cma\n\ndef f():\n    import PIL\n")
    assert {"cma", "numpy"} <= set(needed([file])) and "PIL" not in needed([file])


@pytest.mark.parametrize("name", ["tools.tune.Fit", "tools.tune", "tests.bots"])
def test_a_module_is_found_by_its_name_and_by_what_is_taken_from_it(name: str) -> None:
    file = file_of(name)
    assert file is not None and file.stem in {"tune", "__init__"}
