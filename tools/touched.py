"""Which tests touch which lines: ``python -m tools.touched`` runs the tests of each room once under
``coverage`` and keeps what they touched in ``.mutants``, where ``tools/mutate.py`` looks it up.

A room that was recorded is not run again; name it to record it anew: ``… tests/plain``.
What child processes and programs in terminals touch is not seen.
"""

from __future__ import annotations

import ast
import hashlib
import json
import subprocess
import sys
from collections import defaultdict
from collections.abc import Generator
from functools import cache, lru_cache
from itertools import accumulate
from pathlib import Path
from time import process_time
from typing import NamedTuple

import coverage
import pytest

ROOT = Path(__file__).parents[1]
RECORDS = ROOT / ".mutants"
ROOMS: tuple[str, ...] = (
    "engine",
    "play",
    "store",
    "plain",
    "tui",
    "doors",
    "cli",
    "components",
    "golden",
)
ROOMS += ("snapshots", "contract", "bots", "games")
"""The rooms whose tests are seen: those of `terminal` and `host` start programs of their own."""


class Recorder:
    """Gives all lines that a test touches its name, and counts the seconds of its work."""

    def __init__(self, record: Path) -> None:
        self.record = record
        self.seconds: dict[str, float] = {}
        self.coverage = coverage.Coverage(
            data_file=str(record), source=[str(ROOT / "tabletop_tui")], config_file=False
        )
        self.coverage.start()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self.coverage.switch_context(item.nodeid)
        begun = process_time()
        result = yield
        self.seconds[item.nodeid] = process_time() - begun
        self.coverage.switch_context("")
        return result

    def pytest_unconfigure(self) -> None:
        self.coverage.stop()
        self.coverage.save()
        files = [file for room in ("tabletop_tui", "tests") for file in (ROOT / room).rglob("*.py")]
        sums = {str(file): checksum(file) for file in files}
        facts = {"seconds": self.seconds, "sums": sums}
        self.record.with_suffix(".json").write_text(json.dumps(facts), encoding="utf-8")


def pytest_load_initial_conftests(early_config: pytest.Config, args: list[str]) -> None:
    """Begins before anything of the program is read in. The last argument is the room."""
    early_config.pluginmanager.register(Recorder(RECORDS / Path(args[-1]).name))


@cache
def checksum(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


class Touched(NamedTuple):
    """By line of a file the tests that touch it, all at line 0 if the file was changed since; and
    the seconds that each test took.
    """

    lines: dict[int, set[str]]
    seconds: dict[str, float]


@lru_cache(maxsize=8)
def touched(file: Path) -> Touched:
    """What was recorded of a file; of tests that were changed since, their whole file."""
    lines: dict[int, set[str]] = defaultdict(set)
    seconds: dict[str, float] = defaultdict(float)
    for facts in sorted(RECORDS.glob("*.json")):
        known = json.loads(facts.read_text(encoding="utf-8"))
        today = {test: still(test, known["sums"]) for test in known["seconds"]}
        for test, name in today.items():
            seconds[name] += known["seconds"][test]
        data = coverage.CoverageData(basename=str(facts.with_suffix("")))
        data.read()
        same = known["sums"].get(str(file)) == checksum(file)
        for line, tests in data.contexts_by_lineno(str(file)).items():
            lines[line if same else 0].update(today[test] for test in tests if today.get(test))
    return Touched(dict(lines), seconds)


def recorded(room: str) -> bool:
    """Whether the tests of a folder were recorded, by themselves or with the folder around it."""
    return (RECORDS / Path(room).parts[1]).with_suffix(".json").is_file()


def still(test: str, sums: dict[str, str]) -> str:
    """What a recorded test is called by now: its file if that was changed, "" if it is gone."""
    file = test.partition("::")[0]
    if not (ROOT / file).is_file():
        return ""
    return test if checksum(ROOT / file) == sums.get(str(ROOT / file)) else file


def around(file: Path, line: int) -> list[range]:
    """A line, then the statements, functions and classes around it, the smallest first, at last the
    whole file.
    """
    tree = ast.parse(file.read_bytes())
    kinds = (ast.stmt, ast.ExceptHandler)
    spans = [
        range(node.lineno, (node.end_lineno or node.lineno) + 1)
        for node in ast.walk(tree)
        if isinstance(node, kinds)
    ]
    within = sorted((span for span in spans if line in span), key=len)
    return [range(line, line + 1), *within, range(sys.maxsize)]


def tests_touching(file: Path, line: int, enough: float) -> list[str]:
    """The tests that touch a line, the quickest first, as many as take `enough` seconds. A line
    that is only read in, such as one of a table, has those of what is around it.
    """
    lines, seconds = touched(file)
    names: set[str] = set()
    for span in around(file, line):
        names.update(name for at in lines if at in span for name in lines[at])
        if names:
            break
    inorder = sorted(names, key=lambda name: (seconds[name], name))
    spent = accumulate(seconds[name] for name in inorder)
    return [name for name, so_far in zip(inorder, spent, strict=True) if so_far <= enough]


def main(rooms: list[str]) -> int:
    """Record the rooms given, or all that were not yet recorded."""
    RECORDS.mkdir(exist_ok=True)
    names = [Path(room).name for room in rooms]
    for name in names or ROOMS:
        record = RECORDS / name
        if not names and record.with_suffix(".json").is_file():
            continue
        record.unlink(missing_ok=True)
        options = ["-q", "-p", "no:cacheprovider", "-p", "tools.touched", f"tests/{name}"]
        subprocess.run([sys.executable, "-m", "pytest", *options], cwd=ROOT, check=False)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
