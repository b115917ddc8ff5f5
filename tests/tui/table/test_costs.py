"""What an action takes and brings stands below the board before Enter does it, by its letter and a
place as well as from the menu of a place.
"""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tabletop_tui.engine import Action
from tabletop_tui.games.ascending_empires.rules.actions import (
    BuildCity,
    BuildColony,
    BuildFacility,
    Launch,
    Mine,
)
from tabletop_tui.play import Words
from tabletop_tui.tui.table.action_preview import cost
from tests.games.ascending_empires.scenario import GREY, Scene, hole
from tests.tui.boards.space_board import scene_table
from tests.tui.playing import open_app
from tests.tui.table.test_action_preview import seated, told

THERE, ALONE = hole("alpha B"), hole("alpha C")


def scene() -> Scene:
    """Two troops and a colony on one planet, a single troop on another, a ship in supply."""
    made = Scene(seats=2)
    made.disc("alpha B", GREY)
    made.put(0, "alpha B", troops=2, colonies=1)
    made.put(0, "alpha C", troops=1)
    return made


@pytest.mark.parametrize(
    ("letter", "place", "said"),
    [
        ("l", ALONE, "Enter: Move: launch a ship (costs 1 troop, leaves the planet empty)"),
        ("m", THERE, "Enter: Mine (2 troops for 1 VP)"),
    ],
)
async def test_a_letter_and_a_place_say_the_price_before_enter(
    letter: str, place: int, said: str, tmp_path: Path
) -> None:
    app = open_app(tmp_path, "ascending_empires", "Anna,Ben")
    made = scene()
    assert app.save_file is not None
    app.save_file.table.state = made.s
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await seated(app, pilot)
        await pilot.press(letter)
        for _ in range(8):
            if screen.view.middle.board.cursor == ("planet", place):
                break
            await pilot.press("n")
        assert said in told(screen)


WANTED: dict[str, list[tuple[Action, str]]] = {
    "en": [
        (Launch(ALONE), "costs 1 troop, leaves the planet empty"),
        (Launch(THERE), "costs 1 troop"),
        (Mine(THERE, 2), "2 troops for 1 VP"),
        (BuildFacility(THERE), "costs 2 troops"),
        (BuildColony(THERE), "costs 1 troop"),
        (BuildCity(THERE), "costs 1 troop and 1 colony"),
    ],
    "nl": [
        (Launch(ALONE), "kost 1 eenheid; de planeet is daarna leeg"),
        (Mine(THERE, 2), "2 eenheden voor 1 OP"),
        (BuildFacility(THERE), "kost 2 eenheden"),
        (BuildCity(THERE), "kost 1 eenheid en 1 kolonie"),
    ],
    "es": [
        (Launch(ALONE), "cuesta 1 tropa; el planeta queda vacío"),
        (Mine(THERE, 2), "2 tropas por 1 PV"),
        (BuildFacility(THERE), "cuesta 2 tropas"),
        (BuildCity(THERE), "cuesta 1 tropa y 1 colonia"),
    ],
}


@pytest.mark.parametrize("language", ["en", "nl", "es"])
def test_prices_are_said_in_every_language(language: str) -> None:
    table = scene_table(scene())
    words = Words(table.game, ["Anna", "Ben"], language)
    session: Any = SimpleNamespace(words=words, table=table, view=lambda: table.state)
    assert [(a, cost(session, a)) for a, _ in WANTED[language]] == WANTED[language]
