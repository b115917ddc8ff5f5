"""Rulebook and tests contain every statement, every ruling and every rule named by the program."""

import re
from importlib.resources import files
from pathlib import Path
from typing import get_args

import pytest

from tabletop_tui.games.ascending_empires import GAME

STATEMENTS = {f"AE-{n:03}" for n in range(1, 200)}
RULINGS = {f"R{n}" for n in range(1, 59)}
RULES = (files("tabletop_tui.games.ascending_empires") / "words" / "rules.md").read_text("utf-8")
TESTS = "\n".join(
    path.read_text("utf-8") for path in sorted(Path(__file__).parent.rglob("test_*.py"))
)
HEADINGS = re.findall(r"^#{2,3} .* \{#([a-z.]+)\}$", RULES, re.M)


def test_the_rulebook_holds_every_statement_and_no_other() -> None:
    assert set(re.findall(r"AE-\d+", RULES)) == STATEMENTS


def test_every_statement_stands_in_parentheses_at_the_end_of_its_sentence() -> None:
    ends = re.findall(r"\((AE-\d{3})\)(?:[.,;]| and| \|)", RULES.replace("\n", " "))
    assert set(ends) == STATEMENTS


def test_every_statement_has_a_test_and_every_test_a_statement() -> None:
    tested = {f"AE-{n}" for n in re.findall(r"^def test_ae_(\d{3})_", TESTS, re.M)}
    assert tested == STATEMENTS


def test_the_rulebook_holds_every_ruling_and_no_other() -> None:
    assert set(re.findall(r"^\* \*\*(R\d+)\*\*", RULES, re.M)) == RULINGS


def test_every_ruling_has_a_test_and_every_test_a_ruling() -> None:
    assert {f"R{n}" for n in re.findall(r"^def test_r(\d+)_", TESTS, re.M)} == RULINGS


def test_a_test_function_has_a_name_of_its_own() -> None:
    for path in Path(__file__).parent.rglob("test_*.py"):
        names = re.findall(r"^def (test_\w+)", path.read_text("utf-8"), re.M)
        assert len(names) == len(set(names)), path.name


def test_headings_are_keys_and_none_stands_twice() -> None:
    assert len(HEADINGS) == len(set(HEADINGS)) == len(re.findall(r"^#{2,3} ", RULES, re.M))


THINGS = [*GAME.steps, *get_args(GAME.Action), *get_args(GAME.Event)]


@pytest.mark.parametrize("thing", THINGS, ids=lambda t: getattr(t, "__name__", type(t).__name__))
def test_the_rule_of_every_step_action_and_event_is_a_heading(thing: object) -> None:
    assert getattr(thing, "rule", "") in HEADINGS


def test_no_line_is_longer_than_the_page() -> None:
    assert max(len(line) for line in RULES.splitlines() if not line.startswith("|")) <= 120
