"""The rulebook in the program: every rule, ruling and example has its place and its test."""

from __future__ import annotations

import ast
import re
from collections import Counter
from importlib.resources import files
from pathlib import Path

from tabletop_tui.games.rise_of_empires import GAME
from tabletop_tui.games.rise_of_empires.components.box import box
from tabletop_tui.games.rise_of_empires.rules.pieces import VP

RULES = range(1, 250)
RULINGS = range(1, 97)
EXAMPLES = range(1, 14)

HERE = Path(__file__).parent
FOLDER = files("tabletop_tui.games.rise_of_empires").joinpath("words")
TEXT = FOLDER.joinpath("rules.md").read_text("utf-8")
HEADINGS = re.findall(r"^(#+) .*\{#([^}]*)\}$", TEXT, re.MULTILINE)


def names_of_tests() -> list[str]:
    """Return the names of all tests in this folder."""
    names = []
    for file in sorted(HERE.rglob("test_*.py")):
        tree = ast.parse(file.read_text("utf-8"))
        names += [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
    return [name for name in names if name.startswith("test_")]


def numbers(pattern: str, names: list[str]) -> Counter[int]:
    """Return how often each number occurs in the names of tests."""
    return Counter(int(found.group(1)) for name in names if (found := re.match(pattern, name)))


def test_the_table_of_boxes_is_what_is_printed_on_them() -> None:
    eras = ("", "I", "II", "III")
    for language, every in (("", "all"), (".nl", "alle"), (".es", "todas")):
        text = FOLDER.joinpath(f"rules{language}.md").read_text("utf-8")
        head = re.escape("| 1 | 2 | 3 | 4 | 2 | 3 | 4 | 5 | 6 | 7 |")
        (found,) = re.findall(rf"\w+ {head}\n.*\n(.*)\n(.*)\n", text)
        gives, open_in = ([cell.strip() for cell in row.split("|")[2:-1]] for row in found)
        for printed, amount, when in zip(box().trade, gives, open_in, strict=True):
            unit = amount.split()[1]
            assert amount.split()[0] == str(printed.amount)
            assert (printed.gives == VP) == (unit in ("VP", "OP", "PV"))
            told = ", ".join(eras[era] for era in printed.eras)
            assert when == (every if len(printed.eras) == 3 else told)


def test_every_rule_is_in_the_rulebook_once() -> None:
    found = Counter(int(number) for number in re.findall(r"\(RE-(\d{3})\)", TEXT))
    assert found == Counter(RULES)


def test_every_rule_has_a_test() -> None:
    assert set(numbers(r"test_re_(\d{3})_", names_of_tests())) == set(RULES)


def test_every_ruling_is_in_the_rulebook_once() -> None:
    found = [int(number) for number in re.findall(r"^\* \*\*R(\d+)\*\* ", TEXT, re.MULTILINE)]
    assert found == list(RULINGS)


def test_every_ruling_has_a_test() -> None:
    assert set(numbers(r"test_r(\d{2})_", names_of_tests())) == set(RULINGS)


def test_every_worked_example_has_a_test() -> None:
    assert numbers(r"test_x(\d+)_", names_of_tests()) == Counter(EXAMPLES)


def test_no_two_tests_have_one_name() -> None:
    assert [name for name, times in Counter(names_of_tests()).items() if times > 1] == []


def test_every_heading_has_one_key() -> None:
    lines = [line for line in TEXT.splitlines() if line.startswith("##")]
    assert len(lines) == len(HEADINGS)
    assert {marks for marks, _ in HEADINGS} == {"##", "###"}
    assert [key for key, times in Counter(key for _, key in HEADINGS).items() if times > 1] == []
    assert all(re.fullmatch(r"[a-z]+(\.[a-z]+)*", key) for _, key in HEADINGS)


def test_every_link_leads_to_a_heading() -> None:
    assert set(re.findall(r"\]\(#([^)]*)\)", TEXT)) <= {key for _, key in HEADINGS}


def test_steps_actions_and_events_name_headings() -> None:
    keys = {key for _, key in HEADINGS}
    named = {step.rule for step in GAME.steps}
    for kind in (*GAME.Action.__args__, *GAME.Event.__args__):
        named.add(kind.rule)
    assert named - {""} <= keys
