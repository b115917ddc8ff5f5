"""The rulebook in the program is complete, every rule has a test, and every step opens
its chapter.
"""

import ast
import re
from pathlib import Path

import pytest

from tabletop_tui.games import cities_and_knights
from tabletop_tui.games.cities_and_knights import GAME
from tabletop_tui.games.cities_and_knights.rules.progress_cards.catalogue import CARDS

TRICKY = set(range(1, 99)) - {
    20,
    27,
    31,
    36,
    41,
    45,
    48,
    50,
    58,
    60,
    67,
    69,
    74,
    75,
    78,
    85,
    88,
    93,
    95,
    97,
}
RULINGS = {"d": set(range(1, 28)), "h": set(range(1, 80))}
HERE = Path(__file__).parent
RULES = (
    Path(cities_and_knights.__file__)
    .with_name("words")
    .joinpath("rules.md")
    .read_text(encoding="utf-8")
)
IDS = set(re.findall(r"CK-\d+", RULES))
HEADING = re.compile(r"^#{2,4} .+ \{#([a-z0-9.-]+)\}$", re.MULTILINE)


def named_by_tests(prefix: str) -> set[str]:
    """Return the numbers in the names of this folder's tests: "ck" for rules, "e" for
    tricky cases.
    """
    found = set()
    for file in HERE.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and (
                match := re.match(rf"test_{prefix}_?(\d+)_", node.name)
            ):
                found.add(match.group(1))
    return found


def test_the_rules_are_numbered_without_a_gap():
    assert sorted(IDS) == [f"CK-{n:03d}" for n in range(1, len(IDS) + 1)] and len(IDS) >= 279


def test_every_rule_stands_behind_its_sentence():
    stated = re.findall(r"\((CK-\d{3})\)", RULES)
    assert set(stated) == IDS and len(stated) == len(IDS)


def test_every_rule_has_a_test_and_no_test_an_unknown_rule():
    assert {f"CK-{n}" for n in named_by_tests("ck")} == IDS


def test_every_tricky_case_has_a_test():
    assert {int(n) for n in named_by_tests("e")} == TRICKY


@pytest.mark.parametrize("letter", RULINGS)
def test_every_ruling_has_a_test_and_no_test_an_unknown_ruling(letter: str):
    assert {int(n) for n in named_by_tests(letter)} == RULINGS[letter]


def test_every_heading_has_a_key_of_its_own():
    headings = [line for line in RULES.splitlines() if line.startswith("##")]
    keys = HEADING.findall(RULES)
    assert len(keys) == len(headings) == len(set(keys))


def test_every_step_and_action_has_its_heading():
    keys = set(HEADING.findall(RULES))
    rules = {step.rule for step in GAME.steps} | {action.rule for action in GAME.Action.__args__}
    rules |= {event.rule for event in GAME.Event.__args__ if isinstance(event.rule, str)}
    rules |= {f"card.{card}" for card in CARDS}
    assert rules - {""} <= keys


def test_no_test_is_without_an_assertion():
    for file in HERE.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                calls = {
                    getattr(n.func, "attr", getattr(n.func, "id", ""))
                    for n in ast.walk(node)
                    if isinstance(n, ast.Call)
                }
                asserts = any(isinstance(n, ast.Assert) for n in ast.walk(node))
                assert asserts or calls & {"refused", "raises", "play"}, f"{file.name}: {node.name}"
