"""The borders between packages: what a module may import, and how long files and folders may be."""

import ast
import re
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

import grimp
import pytest
from packaging.requirements import Requirement

from tabletop_tui import games

ROOT = Path(__file__).parents[1]
FILES = sorted(
    path
    for folder in ("tabletop_tui", "tests", "tools", "examples")
    for path in (ROOT / folder).rglob("*.py")
)
MOST = 800  # lines; files are divided by concept, and a longer one probably has several
ROOM = 25  # modules of a folder that can be surveyed

PURE = ("tabletop_tui.engine", "tabletop_tui.games", "tabletop_tui.play", "tabletop_tui.bots")
HEAVY = ("pydantic", "textual", "rich")


@pytest.fixture(scope="module")
def trees() -> dict[Path, ast.Module]:
    """Every file outside the tests, parsed once."""
    outside = [path for path in FILES if not path.is_relative_to(ROOT / "tests")]
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in outside}


@pytest.fixture(scope="module")
def imports() -> dict[str, set[str]]:
    """By module of the program, those that it imports: at its top, in a function or for types."""
    graph = grimp.build_graph("tabletop_tui", exclude_type_checking_imports=False, cache_dir=None)
    return {name: graph.find_modules_directly_imported_by(name) for name in graph.modules}


def circles(imports: Mapping[str, Iterable[str]]) -> list[list[str]]:
    """The sets of modules each of which reaches all others of its set (Tarjan's strongly connected
    components of more than one module).
    """
    number, lowest = dict[str, int](), dict[str, int]()
    path, found = list[str](), list[list[str]]()

    def visit(module: str) -> None:
        number[module] = lowest[module] = len(number)
        path.append(module)
        for other in imports[module]:
            if other not in number:
                visit(other)
            if other in path:
                lowest[module] = min(lowest[module], lowest[other])
        if lowest[module] == number[module]:
            circle = path[path.index(module) :]
            del path[-len(circle) :]
            if len(circle) > 1:
                found.append(sorted(circle))

    for module in sorted(imports):
        if module not in number:
            visit(module)
    return found


@cache
def nodes(tree: ast.AST) -> tuple[ast.AST, ...]:
    """Return all nodes of a file, cached for several tests."""
    return tuple(ast.walk(tree))


def loaded(code: str, names: tuple[str, ...]) -> str:
    """Return which of *names* a fresh interpreter has imported after *code*."""
    script = f"import sys\n{code}\nprint([m for m in {names!r} if m in sys.modules])"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=60, cwd=ROOT
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_the_arrows_between_the_rooms_are_kept() -> None:
    command = [
        sys.executable,
        "-c",
        "from importlinter.cli import lint_imports_command; lint_imports_command()",
        "--no-cache",
    ]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, cwd=ROOT)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "0 broken" in done.stdout


def test_no_modules_import_each_other(imports: dict[str, set[str]]) -> None:
    assert circles(imports) == []


@pytest.mark.parametrize(
    ("imports", "found"),
    [
        ({"a": "b", "b": "c", "c": "", "d": "a"}, []),
        ({"a": "b", "b": "a"}, [["a", "b"]]),
        ({"a": "b", "b": "cd", "c": "a", "d": "e", "e": "d"}, [["d", "e"], ["a", "b", "c"]]),
        ({"a": "bc", "b": "d", "c": "d", "d": ""}, []),
    ],
)
def test_modules_that_import_each_other_would_be_found(
    imports: dict[str, str], found: list[list[str]]
) -> None:
    assert circles(imports) == found


LIGHT = (
    *PURE,
    "tabletop_tui.store.save_folder",
    "tabletop_tui.store.session_lock",
    "tabletop_tui.store.atomic_files",
    "tabletop_tui.cli.arguments",
    "tabletop_tui.cli.simulate",
    "tabletop_tui.__main__",
)
"""Modules that import no screen and no file format: pure packages, and what a list of saves needs.
"""


def test_rules_and_lists_of_saves_load_no_screen_and_no_file_format() -> None:
    """One interpreter is enough for all: imported modules stay imported."""
    steps = [(f"import {module}", module) for module in LIGHT]
    for game in games.ids():
        start = f"engine.start(games.find({game!r}), {games.find(game).seats[0]}, 1)"
        steps.append((f"from tabletop_tui import engine, games; {start}", game))
    code = "guilty = []\n" + "\n".join(
        f"{step}; guilty += [({name!r}, m) for m in {HEAVY!r} if m in sys.modules]"
        for step, name in steps
    )
    assert loaded(f"{code}\nprint(guilty)", ()) == "[]\n[]"


def test_finding_the_games_loads_none_of_them() -> None:
    names = tuple(games.package(game) for game in games.ids())
    assert loaded("from tabletop_tui.games import ids; ids()", names) == "[]"


def test_no_file_is_too_long() -> None:
    long = {
        str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines())
        for path in FILES
    }
    assert {name: lines for name, lines in long.items() if lines > MOST} == {}


def test_no_folder_has_too_many_modules() -> None:
    """Newcomers search by the names of folders, not in a long list of files."""
    modules = Counter(path.parent for path in FILES if path.name != "__init__.py")
    full = {str(folder.relative_to(ROOT)): n for folder, n in modules.items() if n > ROOM}
    assert full == {}


def crammed(tree: ast.Module) -> Iterator[int]:
    """Yield the lines of comprehensions that loop over one item to name it, or that have more than
    two loops: such a step deserves its own line.
    """
    for node in nodes(tree):
        if isinstance(node, (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)):
            overs = [loop.iter for loop in node.generators]
            single = [over for over in overs if isinstance(over, (ast.List, ast.Tuple, ast.Set))]
            let = [x for x in single if len(x.elts) == 1 and not isinstance(x.elts[0], ast.Starred)]
            if let or len(overs) > 2:
                yield node.lineno


def test_no_comprehension_is_crammed(trees: dict[Path, ast.Module]) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}" for path, tree in trees.items() for line in crammed(tree)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("line", "seen"),
    [
        ("[y for x in (a,) if (y := f(x))]", 1),
        ("{y for x in a for y in [f(x)]}", 1),
        ("[z for x in a for y in x for z in y]", 1),
        ("[y for x in a for y in x]", 0),
        ("[x for x in [*a]]", 0),
    ],
)
def test_a_crammed_comprehension_would_be_found(line: str, seen: int) -> None:
    assert len([*crammed(ast.parse(line))]) == seen


def test_every_module_begins_with_a_sentence_that_says_what_it_is() -> None:
    silent = []
    for path in FILES:
        text = path.read_text(encoding="utf-8")
        if not text and path.is_relative_to(ROOT / "tests"):
            continue
        said = text.removeprefix('"""').partition('"""')[0]
        first = " ".join(said.split("\n\n")[0].split())
        if not (
            text.startswith('"""')
            and first.endswith((".", "?", "!"))
            and (first[0].isupper() or first[0] == "`")
        ):
            silent.append(f"{path.relative_to(ROOT)}: {first!r}")
    assert silent == []


def test_no_rule_rolls_dice_of_its_own(trees: dict[Path, ast.Module]) -> None:
    guilty = []
    for path in (path for path in trees if path.is_relative_to(ROOT / "tabletop_tui")):
        room = path.relative_to(ROOT / "tabletop_tui").parts[0]
        if room in ("engine", "games", "play", "bots"):
            for node in nodes(trees[path]):
                names = [a.name for a in node.names] if isinstance(node, ast.Import) else []
                names += (
                    [node.module or ""]
                    if isinstance(node, ast.ImportFrom) and not node.level
                    else []
                )
                guilty += [
                    f"{path.relative_to(ROOT)}: {name}"
                    for name in names
                    if name in ("random", "secrets", "uuid")
                ]
    assert guilty == []


DISK = {"io", "shutil", "socket", "subprocess", "tempfile", "asyncio"}
CLOCK = {"os", "pathlib", "sys", "time", "datetime", "threading", "multiprocessing"}
UNKNOWN = {
    "engine": DISK | CLOCK,
    "games": DISK | CLOCK,
    "play": DISK | {"sys", "threading", "multiprocessing"},
    "bots": DISK | {"os", "pathlib", "datetime"},
}
"""By package, the modules of the system that it does not import: the rules know no file and no
clock, `play` knows the time, computer players use the clock in their own processes, and neither
opens a file.
"""


FINDER = "tabletop_tui/games/__init__.py: os"
"""The environment selects the games from outside."""


def reached(tree: ast.AST) -> set[str]:
    """Return the modules that a file imports, and ``open()`` if it opens files."""
    found: set[str] = set()
    for node in nodes(tree):
        if isinstance(node, ast.Import):
            found.update(name.name.partition(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found.add((node.module or "").partition(".")[0])
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            found.update({"open()"} if node.func.id == "open" else ())
    return found


@pytest.mark.parametrize("room", UNKNOWN)
def test_a_pure_room_reaches_for_nothing_of_the_machine(
    room: str, trees: dict[Path, ast.Module]
) -> None:
    guilty = [
        f"{path.relative_to(ROOT)}: {name}"
        for path, tree in trees.items()
        if path.is_relative_to(ROOT / "tabletop_tui" / room)
        if room != "games" or "tui" not in path.relative_to(ROOT / "tabletop_tui").parts
        for name in sorted(reached(tree))
        if name in UNKNOWN[room] or name == "open()"
    ]
    assert guilty == ([FINDER] if room == "games" else [])


def test_what_the_program_imports_is_declared(trees: dict[Path, ast.Module]) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    more = project["optional-dependencies"]
    lines = [*project["dependencies"], *more["host"], *more["pixels"]]
    declared = {Requirement(line).name for line in lines} | {"pydantic_core"}  # of pydantic
    declared |= {"PIL"} if "pillow" in declared else set()
    program = [path for path in trees if path.is_relative_to(ROOT / "tabletop_tui")]
    imported = set[str]().union(*(reached(trees[path]) for path in program))
    assert imported - sys.stdlib_module_names - {"tabletop_tui", "open()"} <= declared


def test_what_is_reached_for_would_be_found() -> None:
    code = "import os.path\nfrom time import sleep\nfrom .time import x\nopen('a'), table.open()"
    assert reached(ast.parse(code)) == {"os", "time", "open()"}


@pytest.mark.parametrize("game", games.ids())
def test_a_game_has_the_name_of_its_folder(game: str) -> None:
    assert games.find(game).id == game


def quoted_and_imported(tree: ast.Module) -> set[str]:
    """Return every string of a file except docstrings, and every part of the names that it imports,
    with hyphens as underscores.
    """
    told = {node.value for node in nodes(tree) if isinstance(node, ast.Expr)}
    found: set[str] = set()
    for node in nodes(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in told:
            name = node.value.replace("-", "_")
            found.add(name)
            found.update(re.split(r"[.:/]", name) if ".games" in name else ())
        elif isinstance(node, ast.Import):
            found.update(part for name in node.names for part in name.name.split("."))
        elif isinstance(node, ast.ImportFrom):
            found.update((node.module or "").split("."), (name.name for name in node.names))
    return found


def shared_files() -> list[Path]:
    """Return the files of the program that belong to no game."""
    program = ROOT / "tabletop_tui"
    found = [path for path in FILES if path.is_relative_to(program)]
    return [p for p in found if not re.match(r"games/.+/", p.relative_to(program).as_posix())]


def test_games_are_found_by_looking_and_named_nowhere_else(trees: dict[Path, ast.Module]) -> None:
    names = set(games.builtin())
    named = {
        str(path.relative_to(ROOT)): sorted(names & quoted_and_imported(trees[path]))
        for path in shared_files()
    }
    assert {path: found for path, found in named.items() if found} == {}


def test_a_game_that_is_named_would_be_seen() -> None:
    for line, seen in (
        ('game = "skeleton"', True),
        ("from ..games.skeleton import GAME", True),
        ("import tabletop_tui.games.skeleton.rules", True),
        ('find_spec("tabletop_tui.games.skeleton.bot")', True),
        ('if name == "rise-of-empires": ...', True),
        ('say("skeletons-are-dancing")', False),
        ("skeleton.hex()", False),
        ('"""skeleton"""', False),
    ):
        assert bool(set(games.builtin()) & quoted_and_imported(ast.parse(line))) is seen, line


def test_every_folder_is_a_package_and_the_contracts_see_every_file(
    imports: dict[str, set[str]],
) -> None:
    files = {
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        for path in FILES
        if path.is_relative_to(ROOT / "tabletop_tui")
    }
    assert files == imports.keys()
    bare = {path.parent for path in FILES if not (path.parent / "__init__.py").exists()}
    # the tests of a game from outside, found by pytest alone, import no module of theirs
    assert bare <= {ROOT / "examples" / "hex" / "tests"}, "seen by no tool"
