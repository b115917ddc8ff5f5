"""Everybody gets the same deal on a day, whatever version of the program they have."""

from __future__ import annotations

from datetime import date, timedelta
from hashlib import sha256
from importlib.resources import files

import pytest

from tabletop_tui.games import find
from tabletop_tui.play.daily.deal import contents
from tests.golden.days import DAYS, FIRST, KEPT, line
from tests.longer import LONG

BOXES = {"cities_and_knights": "maps.json"}
"""The file of the box, where it is not that of the others."""


def kept() -> list[str]:
    return KEPT.read_text(encoding="ascii").splitlines()


def test_a_year_is_kept() -> None:
    dates = [date.fromisoformat(row.split()[0]) for row in kept()]
    assert dates == [FIRST + timedelta(n) for n in range(DAYS)]


@pytest.mark.parametrize("n", range(0, DAYS, 1 if LONG else 37))
def test_a_day_begins_as_it_was_kept(n: int) -> None:
    assert line(FIRST + timedelta(n)) == kept()[n]


@pytest.mark.parametrize("game", list(contents()))
def test_the_file_names_the_rules_and_the_box(game: str) -> None:
    """When this fails, name the new ones: that gives new deals, of which `python -m
    tests.golden.days` keeps a year.
    """
    box = files(f"tabletop_tui.games.{game}.components") / BOXES.get(game, "components.json")
    assert contents()[game]["box"] == sha256(box.read_bytes()).hexdigest()[:16]
    assert contents()[game]["rules"] == find(game).rules
