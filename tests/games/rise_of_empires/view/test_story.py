"""The story of Rise of Empires matches what happened."""

import re
from pathlib import Path

import pytest

from tabletop_tui import play
from tabletop_tui.engine.event import Event
from tabletop_tui.games import rise_of_empires
from tabletop_tui.games.rise_of_empires import GAME
from tabletop_tui.games.rise_of_empires.rules import events as e
from tabletop_tui.games.rise_of_empires.rules.actions import DropCity, TakeProgress
from tabletop_tui.games.rise_of_empires.rules.phases import phase_events as r
from tabletop_tui.games.rise_of_empires.rules.state import Eating, TakingProgress
from tabletop_tui.play.text import Words
from tests.games.rise_of_empires.scenario import act, at_turn, city, happened, own, progress, purse
from tests.playing import NAMES


def line(s: object, event: Event, code: str = "en") -> str:
    """Return the sentence of an event."""
    return Words(GAME, NAMES, code).of(s, event)


def test_navigation_opens_overseas_in_the_story_only_while_it_is_shut() -> None:
    for turn, opens in ((3, True), (4, False), (5, False), (6, False)):
        s = at_turn(turn)
        tile = progress("navigation")
        s.fresh[0] = [tile]
        purse(s, 0, gold=9)
        s.stack = [*s.stack[:1], TakingProgress(0)]
        told = act(s, 0, TakeProgress(tile))
        assert bool(happened(told, e.OverseasOpened)) is opens and s.overseas
    assert "in turn II-A" in line(s, e.OverseasOpened(0))


def test_a_city_that_had_to_go_says_why_and_a_free_choice_does_not() -> None:
    s = at_turn(1)
    purse(s, 0, food=0, vp=1)
    own(s, 0, "memphis", "babylon")
    s.stack = [*s.stack[:1], Eating(s.order.index(0))]
    told = act(s, 0, DropCity(city("babylon")))
    dropped = happened(told, r.CityDropped)
    assert dropped[0].lack == "food"
    assert line(s, dropped[0]) == "Not enough food: Anna must give up Babylon."
    assert line(s, r.CityDropped(0, city("babylon"))) == "Anna gives up Babylon."
    assert "upkeep" in line(s, r.CityDropped(0, city("babylon"), "disc"))
    assert "keep everything" in line(s, r.CityDropped(0, city("babylon"), "keep"))


def test_keeping_says_what_was_paid_and_not_that_something_went() -> None:
    s = at_turn(2)
    assert line(s, r.TilesKept(0, 1, 0)) == "Anna pays 1 gold to keep the rest."
    assert line(s, r.TilesKept(0, 0, 0)) == "Anna pays nothing to keep the rest."
    assert line(s, r.TilesKept(0, 0, 1), "nl") == "Anna betaalt 1 blokje om de rest te houden."


def test_one_tile_stays_and_several_stay() -> None:
    s = at_turn(2)
    one = e.TilesSetAside(0, ("agriculture",))
    two = e.TilesSetAside(0, ("agriculture", "religion"))
    assert "; it stays" in line(s, one) and "; they stay" in line(s, two)
    assert "; die blijft" in line(s, one, "nl") and "; se quedan" in line(s, two, "es")


def test_food_rises_falls_or_stays_with_the_sign_in_the_verb() -> None:
    s = at_turn(6)
    assert line(s, r.FoodSettled(0, 3, 14, 0, 0)) == "Anna's food rises by 3 to 14."
    assert (
        line(s, r.FoodSettled(0, -2, 12, 0, 0), "nl") == "Het voedsel van Anna daalt met 2 naar 12."
    )
    assert line(s, r.FoodSettled(0, 0, 12, 0, 0), "es") == "La comida de Anna se queda en 12."
    assert "doubled in the last turn" in line(s, r.FoodSettled(0, -4, 0, 0, 2, 1))


def test_food_rises_and_falls_by_what_its_marker_moved() -> None:
    s = at_turn(6)
    fell, empty = r.FoodSettled(0, -6, 0, 0, 4, 0, 5), r.FoodSettled(0, -6, 0, 0, 6, 0, 6)
    full, little = r.FoodSettled(0, 20, 20, 9, 0, 0, 18), r.FoodSettled(0, 1, 20, 0, 0, 0, 1)
    assert line(s, fell) == "Anna's food falls by 1 to 0; 5 short, so hunger costs 4 VP."
    assert line(s, empty) == "Anna's food stays at 0; 6 short, so hunger costs 6 VP."
    assert line(s, full) == "Anna's food rises by 2 to 20; 18 above the limit, for 9 gold."
    assert line(s, little) == "Anna's food stays at 20; 1 above the limit."
    assert line(s, fell, "nl").endswith("daalt met 1 naar 0; 5 te weinig, dus honger kost 4 OP.")
    assert line(s, full, "es").endswith(
        "sube 2 y queda en 20; 18 por encima del límite, por 9 de oro."
    )


def written(folder: Path, code: str) -> dict[str, str]:
    """Return the messages of a language in a folder, by key."""
    text = "\n".join(path.read_text("utf-8") for path in sorted(folder.glob(f"{code}*.ftl")))
    found = re.finditer(r"^([a-z][\w-]*) =(.*(?:\n .*)*)", text, re.MULTILINE)
    return {one[1]: one[2] for one in found}


@pytest.mark.parametrize("code", ["en", "nl", "es"])
def test_a_game_turn_has_its_own_name_wherever_a_table_counts_rounds(code: str) -> None:
    own = written(Path(rise_of_empires.__file__).parent / "words", code)
    shared = written(Path(play.__file__).parent / "words", code)
    counted = {key for key, text in shared.items() if re.search(r"\$round\b", text)}
    assert "praise-when" in counted and not counted - own.keys()
