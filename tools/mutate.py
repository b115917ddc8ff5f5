"""Random mutants: small mistakes put into the code one by one, and which of them no test notices.

``python -m tools.mutate 100 --seed 7 tabletop_tui/engine tabletop_tui/play`` works on a copy and
prints the survivors. A mutant meets the tests that touch its line, the quickest first, as far as
``python -m tools.touched`` has recorded them (some minutes, once); where nothing was recorded,
those that name its file. Who survives these meets all tests of the room that the file belongs to.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tools import touched

ROOT = Path(__file__).parents[1]
SWAPS = {
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "+",
    ast.FloorDiv: "*",
    ast.Mod: "*",
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.Is: "is not",
    ast.IsNot: "is",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.And: "or",
    ast.Or: "and",
}
"""What stands where an operator stood."""
SILENT = frozenset(("slots", "frozen", "strict", "maxsize"))
"""Arguments that say how strictly Python looks and how much it keeps; no test can hear them."""

PATIENCE = 900
"""Seconds until a mutant that hangs counts as noticed, which is told: busy machines are slow."""

ENOUGH = 150.0
"""Seconds of tests that touch a line: thousands touch the heart of the program, and the room comes
after them anyway.
"""


class Mutant(NamedTuple):
    """A stretch of a file, by lines and columns in bytes, and what stands there instead."""

    path: Path
    line: int
    start: int
    end: int
    instead: str

    def told(self) -> str:
        text = self.path.read_text(encoding="utf-8").splitlines()[self.line - 1]
        old = text.encode()[self.start : self.end].decode()
        return f"{self.path.relative_to(ROOT)}:{self.line}: {old} -> {self.instead}"


def mutants(path: Path) -> Iterator[Mutant]:
    """All mutants of a file: operators turned, whole numbers one higher, truths upside down."""
    source = path.read_text(encoding="utf-8")
    rows, tree = source.splitlines(), ast.parse(source)
    given = [node for node in ast.walk(tree) if isinstance(node, ast.keyword)]
    silent = {id(one.value) for one in given if one.arg in SILENT}
    for node in ast.walk(tree):
        if id(node) in silent:
            continue
        if isinstance(node, ast.Constant) and type(node.value) in (int, bool):
            instead = str(not node.value if isinstance(node.value, bool) else node.value + 1)
            if node.lineno == node.end_lineno and node.end_col_offset is not None:
                yield Mutant(path, node.lineno, node.col_offset, node.end_col_offset, instead)
        for before, operator, after in operators(node):
            swap = SWAPS.get(type(operator))
            if swap is None or before.end_lineno != after.lineno:
                continue
            start, end = before.end_col_offset or 0, after.col_offset
            between = rows[after.lineno - 1].encode()[start:end].decode()
            if "(" not in between and ")" not in between:
                yield Mutant(path, after.lineno, start, end, f" {swap} ")


def operators(node: ast.AST) -> Iterator[tuple[ast.expr, ast.AST, ast.expr]]:
    """The operators of a node, each between its two sides."""
    if isinstance(node, ast.BinOp):
        yield node.left, node.op, node.right
    elif isinstance(node, ast.BoolOp):
        for before, after in zip(node.values, node.values[1:], strict=False):
            yield before, node.op, after
    elif isinstance(node, ast.Compare):
        sides = [node.left, *node.comparators]
        yield from zip(sides, node.ops, sides[1:], strict=False)


def tests_near(path: Path) -> list[str]:
    """The tests of its room that name a file, where a mutant is most often noticed."""
    rooms = room_of(path)
    stem = path.stem if path.stem != "__init__" else path.parent.name
    named = re.compile(rf"\b{path.parent.name}(\.| import (\w+, )*){stem}\b|/{stem}\.py")
    files = [file for room in rooms for file in sorted((ROOT / room).rglob("test_*.py"))]
    near = [file for file in files if stem in file.stem or named.search(file.read_text("utf-8"))]
    return [str(file.relative_to(ROOT)) for file in near]


def room_of(path: Path) -> list[str]:
    """The folders with the tests of the room or the game that a file belongs to."""
    parts = path.relative_to(ROOT / "tabletop_tui").parts
    if parts[0] == "games" and len(parts) > 2:
        own = f"tests/games/{parts[1]}"
        return [own] if (ROOT / own).is_dir() else ["tests/contract"]
    if parts[:2] == ("tui", "terminal"):
        return ["tests/terminal"]
    return [f"tests/{parts[0]}"] if (ROOT / "tests" / parts[0]).is_dir() else ["tests/tui"]


class Copy:
    """A copy of the program, in which one file at a time is mutated."""

    def __init__(self, folder: Path, jobs: int, quick: bool) -> None:
        self.folder, self.jobs, self.quick = folder / "copy", jobs, quick
        self.written = 0
        unwanted = shutil.ignore_patterns(".git", ".venv", ".mutants", "__pycache__", "*_cache")
        shutil.copytree(ROOT, self.folder, ignore=unwanted)

    def survives(self, mutant: Mutant) -> bool:
        """Whether the tests pass with a mutant."""
        path = self.folder / mutant.path.relative_to(ROOT)
        whole = path.read_bytes()
        rows = whole.split(b"\n")
        row = rows[mutant.line - 1]
        rows[mutant.line - 1] = row[: mutant.start] + mutant.instead.encode() + row[mutant.end :]
        self.write(path, b"\n".join(rows))
        try:
            return all(map(self.passes, self.tests(mutant)))
        finally:
            self.write(path, whole)

    def tests(self, mutant: Mutant) -> Iterator[list[str]]:
        """The arguments of one run of tests after the other; those of a whole room are shared by
        some workers.
        """
        seen = touched.tests_touching(mutant.path, mutant.line, ENOUGH)
        unseen = not seen or not all(map(touched.recorded, room_of(mutant.path)))
        for near in filter(None, (seen, tests_near(mutant.path) if unseen else [])):
            names = self.folder / "tests-of-a-mutant.txt"  # more than fit into a command
            names.write_text("\n".join(near), encoding="utf-8")
            yield [f"@{names.name}"]
        if not self.quick:
            workers = ["-n", str(self.jobs), "--dist", "loadgroup"] if self.jobs > 1 else []
            yield [*workers, *room_of(mutant.path)]

    def passes(self, tests: list[str]) -> bool:
        """Whether a run of tests passes; one that hangs does not."""
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests]
        environment = {**os.environ, "PYTHONPATH": str(self.folder)}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        try:
            done = subprocess.run(
                command, cwd=self.folder, env=environment, timeout=PATIENCE, **quiet
            )
        except subprocess.TimeoutExpired:
            print(f"pytest hangs for {PATIENCE} seconds", file=sys.stderr, flush=True)
            return False
        if done.returncode > pytest.ExitCode.INTERRUPTED:  # nothing can be read in, or was named
            print(f"pytest ends with {done.returncode}", file=sys.stderr, flush=True)
        return not done.returncode

    def write(self, path: Path, content: bytes) -> None:
        """Write a file with a time of its own: Python takes a compiled file for right whose source
        has the same size and the same second.
        """
        path.write_bytes(content)
        self.written += 1
        os.utime(path, (self.written, self.written))


def programs(where: Path) -> list[Path]:
    """The programs of a folder, or one alone."""
    return [where] if where.is_file() else list(where.rglob("*.py"))


def main() -> int:
    """Try mutants; gives 1 if any survived."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("count", type=int, help="how many mutants")
    parser.add_argument(
        "folders", nargs="+", type=Path, help="or files: where the mistakes are made"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--after", type=int, default=0, help="how many were tried before")
    parser.add_argument("--jobs", type=int, default=1, help="workers for the tests of a room")
    parser.add_argument(
        "--quick", action="store_true", help="only the tests that touch the line, not its room"
    )
    given = parser.parse_args()
    files = sorted(file for folder in given.folders for file in programs(folder.resolve()))
    found = [mutant for file in files for mutant in mutants(file)]
    chosen = random.Random(given.seed).sample(found, min(given.count, len(found)))
    survivors = 0
    with tempfile.TemporaryDirectory() as folder:
        copy = Copy(Path(folder), given.jobs, given.quick)
        for number, mutant in enumerate(chosen[given.after :], given.after + 1):
            alive = copy.survives(mutant)
            survivors += alive
            if alive:
                print(f"{number} SURVIVES", mutant.told(), flush=True)
            else:
                print(f"{number}/{len(chosen)} noticed", file=sys.stderr, flush=True)
    print(f"{len(chosen) - given.after} mutants of {len(found)}, {survivors} survive")
    return int(survivors > 0)


if __name__ == "__main__":
    sys.exit(main())
