"""Each kind of action has reasons of its own, or is known to have none."""

from __future__ import annotations

import re
from itertools import islice
from pathlib import Path

import pytest

from tabletop_tui.bots import valuation_of
from tabletop_tui.engine import Menu
from tabletop_tui.games import find
from tests.bots.hints.hinted import hinted

GAMES = ("ascending_empires", "cities_and_knights", "rise_of_empires")
GAME_FOLDER = Path(__file__).parents[3] / "tabletop_tui/games"


def kinds(name: str) -> set[str]:
    """Return all kinds of actions of a game."""
    found = set()
    for step in find(name).steps:
        for part in step.parts if isinstance(step, Menu) else (step,):
            if hasattr(part, "action"):
                found.add(part.action.__dataclass_fields__["kind"].default)
    return found


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_action_has_its_list_of_reasons(name: str) -> None:
    listed = valuation_of(find(name)).reasons_of
    assert set(listed) == kinds(name)
    for path in GAME_FOLDER.glob(f"{name}/words/*.screen.ftl"):
        words = set(re.findall(r"^(why-[a-z-]+) =", path.read_text("utf-8"), re.MULTILINE))
        assert {key for keys in listed.values() for key in keys} <= words, path.name


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_never_has_the_reason_of_another_kind_of_action(name: str) -> None:
    listed = valuation_of(find(name)).reasons_of
    told = list(islice(hinted(name, 11, 9), 24))
    for hint in told:
        keys = {key for key, _ in hint.reasons} - {"ui-hint-wins"}
        assert keys <= listed[hint.action.kind], (hint.action, keys)
    assert sum(bool(hint.reasons) for hint in told) > len(told) / 4
