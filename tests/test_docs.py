"""README and docs are correct: every link has a target, and every command exists with its options."""

from __future__ import annotations

import ast
import dataclasses
import importlib.util
import re
import shlex
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import click
import pytest

from tabletop_tui.__main__ import cli
from tabletop_tui.store.save import SaveModel
from tabletop_tui.tui.game_ui import GameUI
from tabletop_tui.tui.keys.key_tables import GAME
from tabletop_tui.tui.keys.keymap import key_labels
from tabletop_tui.tui.widgets.board import Board

ROOT = Path(__file__).parent.parent
FOLDERS = (
    ROOT,
    ROOT / "tabletop_tui",
    ROOT / "examples" / "hex" / "tabletop_hex",
    *(ROOT / "tabletop_tui" / "games").glob("*_*/"),  # "in the game's folder"
)
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), ROOT / "saves" / "README.md"])
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
FENCE = re.compile(r"^ *```[a-z]*\n(.*?)^ *```", re.M | re.S)
FILE = re.compile(
    r"(?<![\w/<>~.-])((?:tabletop_tui|tests|tools|docs|examples|engine|components|games|play|bots|store|terminal|tui|plain|host|cli)/[\w/.*-]+)(?![\w<])"
)
MODULE = re.compile(r"python -m ([\w.]+)")
SPAN = re.compile(r"`(tabletop-tui [^`]+|make [a-z]+)`")


def commands(page: Path) -> list[str]:
    """Return the command lines of a page: in fenced blocks, and in backquotes."""
    text = page.read_text(encoding="utf-8")
    lines = [
        line.partition("  #")[0].strip()
        for block in FENCE.findall(text)
        for line in block.splitlines()
    ]
    return [
        x
        for x in [*lines, *SPAN.findall(text)]
        if re.match(r"(\S*ssh -t \S+ )?(tabletop-tui|make)\b", x)
    ]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_test_that_is_named_exists(page: Path) -> None:
    for file, name in re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", page.read_text(encoding="utf-8")):
        assert re.search(rf"^(async )?def {name}\(", (ROOT / file).read_text("utf-8"), re.M), name


def test_the_tour_has_eight_stops_and_ten_invariants_each_with_a_test() -> None:
    stops, invariants = (ROOT / "docs" / "tour.md").read_text(encoding="utf-8").split("## Ten")
    assert stops.count("   `tests/") == len(re.findall(r"^\d\. ", stops, re.M)) == 8
    assert len(re.findall(r"^\| .* \| `tests/", invariants, re.M)) == 10


def sluggish(heading: str) -> str:
    """Return the anchor of a heading, as the repository host makes it."""
    return re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-")


@pytest.mark.parametrize("page", PAGES, ids=lambda p: str(p.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for link in LINK.findall(FENCE.sub("", text)):
        if link.startswith("http"):
            continue
        name, _, anchor = link.partition("#")
        target = (page.parent / name) if name else page
        assert target.exists(), f"{page.name}: {link}"
        if anchor:
            headings = re.findall(r"^#+ (.*)$", target.read_text(encoding="utf-8"), re.M)
            assert anchor in {sluggish(h) for h in headings}, f"{page.name}: {link}"


@pytest.mark.parametrize("page", PAGES, ids=lambda p: str(p.relative_to(ROOT)))
def test_every_command_exists(page: Path) -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.M))
    for line in commands(page):
        for command in line.split(" · "):
            words = shlex.split(command.removeprefix("ssh -t host "))
            if words[0] == "make":
                assert words[1] in targets, line
                continue
            words = words[1:] if words[0] == "tabletop-tui" else words
            assert not words or known(words), f"{page.name}: {line}"


def known(words: list[str]) -> bool:
    """Return whether the program understands a command line."""
    assert isinstance(cli, click.Group)
    with click.Context(cli) as context:
        if words[0].startswith("-"):  # no command: the home screen
            cli.make_parser(context).parse_args(words)
            return True
        name, command, rest = cli.resolve_command(context, words)
        if command is None or name is None:
            return False
        command.make_parser(click.Context(command, parent=context, info_name=name)).parse_args(rest)
    return True


def test_a_command_that_does_not_exist_would_be_caught() -> None:
    with pytest.raises(click.UsageError):
        known(["simulate", "x", "--sets", "4"])
    with pytest.raises(click.UsageError):
        known(["play"])


@pytest.mark.parametrize("page", PAGES, ids=lambda p: str(p.relative_to(ROOT)))
def test_files_and_modules_named_in_the_docs_are_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    code = [*FENCE.findall(text), *re.findall(r"`([^`\n]+)`", FENCE.sub("", text))]
    for name in {name for part in code for name in FILE.findall(part)}:
        assert any([*folder.glob(name.rstrip("/"))] for folder in FOLDERS), f"{page.name}: {name}"
    for module in {module for part in code for module in MODULE.findall(part)}:
        assert importlib.util.find_spec(module), f"{page.name}: {module}"


def made_in(places: Iterable[Path]) -> set[str]:
    """Return the names defined in Python files, members as ``Table.undo``."""
    return set().union(*map(made_in_file, places))


@cache
def made_in_file(path: Path) -> frozenset[str]:
    """Return the same of one file, cached for several pages."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
            found.add(node.name)
        if isinstance(node, ast.Assign):
            found.update(name.id for name in node.targets if isinstance(name, ast.Name))
        if isinstance(node, ast.ClassDef):
            parts = [*ast.walk(node)]
            names = {getattr(part, "name", getattr(part, "attr", "")) for part in parts}
            names |= {part.id for part in parts if isinstance(part, ast.Name)}
            found.update(f"{node.name}.{name}" for name in names)
    return frozenset(found)


def test_the_architecture_is_one_page_and_its_words_are_where_it_says() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 90, "one page: more belongs into a page of its own"
    rows = [row.strip("|").split("|") for row in text.splitlines() if row.startswith("| ")][1:]
    assert 10 < len(rows) <= 15, "a name that needs a glossary is the wrong name"
    for words, _, where in rows:
        paths = [
            path
            for name in re.findall(r"`([^`]+)`", where)
            for found in (ROOT / "tabletop_tui").glob(name.rstrip("/"))
            for path in ([found] if found.is_file() else found.rglob("*.py"))
        ]
        known = {name.casefold() for name in made_in(paths)}
        for word in words.split(","):
            name = word.strip().casefold()
            # Frames are classes too, and the types of a game are members of a union.
            assert name in known or name == "frame", f"{word} is not made in {where}"


@pytest.mark.parametrize("name", ["architecture.md", "several-terminals.md"])
def test_the_parts_of_classes_that_the_architecture_names_are_there(name: str) -> None:
    text = (ROOT / "docs" / name).read_text(encoding="utf-8")
    known = made_in((ROOT / "tabletop_tui").rglob("*.py"))
    named = re.findall(r"`([A-Z][a-z]\w+(?:\.\w+)?)(?:\([^`]*\))?`", FENCE.sub("", text))
    assert len(named) > 5
    assert [part for part in named if part not in known] == []


def test_the_keys_that_the_readme_names_are_keys_of_the_game() -> None:
    section = (
        (ROOT / "README.md")
        .read_text(encoding="utf-8")
        .partition("## Keys\n")[2]
        .partition("\n## ")[0]
    )
    named = re.findall(r"`([^`]+)`", section)
    assert named and set(named) <= {key_labels(group, {}) for group in GAME.groups()}


def test_the_readme_is_a_page_and_begins_with_a_picture_and_both_commands() -> None:
    lines = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 100
    first = "\n".join(lines[:15])
    assert "make play" in first and "make test" in first and ".gif)" in first


def test_every_picture_that_is_made_is_shown() -> None:
    shown = {
        (page.parent / link).resolve()
        for page in PAGES
        for link in LINK.findall(page.read_text(encoding="utf-8"))
    }
    made = [path for path in (ROOT / "screenshots").iterdir() if not path.name.startswith(".")]
    assert made and [path.name for path in made if path.resolve() not in shown] == []


def test_the_way_to_a_friend_is_short() -> None:
    assert len((ROOT / "docs" / "friends.md").read_text(encoding="utf-8").splitlines()) <= 25


@pytest.mark.parametrize("page", PAGES, ids=lambda p: str(p.relative_to(ROOT)))
def test_nothing_is_to_be_had_from_an_index_on_which_it_is_not(page: Path) -> None:
    assert not re.search(r"pipx? install '?tabletop", page.read_text(encoding="utf-8"))


def test_every_field_of_a_save_is_explained() -> None:
    text = (ROOT / "docs" / "saves.md").read_text(encoding="utf-8")
    assert [name for name in SaveModel.model_fields if f"`{name}`" not in text] == []


def test_what_a_game_may_give_is_asked_for() -> None:
    text = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    step = text.partition("**`tui/__init__.py`**")[2].partition("\n8. ")[0]
    board, _, more = step.partition("More that a game may give")
    named = re.findall(r"`(\w+)`", more)
    called = re.findall(r"\b(\w+)=\.\.\.", board)
    asked_for = {field.name for field in dataclasses.fields(GameUI)}
    assert named and called and {*named, *called} <= asked_for
    shapes = re.findall(r"\(`(\w+)`(?:, `(\w+)`)?\)", board)
    assert shapes and all(hasattr(Board, name) for pair in shapes for name in pair if name)
