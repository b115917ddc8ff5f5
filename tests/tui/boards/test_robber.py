"""Where the cursor begins when the robber moves, and what is said of the hexes it may go to."""

from __future__ import annotations

import pytest

from tabletop_tui.engine import Place
from tabletop_tui.games.cities_and_knights.rules.robber import targets
from tabletop_tui.games.cities_and_knights.tui.map import Map
from tabletop_tui.play.text import languages
from tests.games.cities_and_knights.positions import Position

from .test_cities_and_knights import look_at, map_of


def robbing(p: Position, language: str = "en") -> Map:
    """The map while seat 0 is asked where the robber goes."""
    look = look_at(p, language=language)
    board = map_of(look)
    board.show(look, lit(p))
    return board


def lit(p: Position, numbered: bool = False) -> dict[Place, int]:
    """The places that are asked for."""
    return {("hex", n): 1 for n in targets(p.s, numbered)}


def test_the_cursor_begins_at_a_hex_of_others_that_is_none_of_the_own() -> None:
    p = Position(3).city(0, "hills 6 N").settlement(1, "hills 6 NW").settlement(2, "fields 8 NE")
    assert robbing(p).cursor == ("hex", p.hex("fields 8")), "the first hex is an own one"
    p = Position(3).city(0, "hills 6 N").settlement(1, "pasture 12 S").settlement(2, "fields 8 NE")
    p.hand(1, wool=2)
    assert robbing(p).cursor == ("hex", p.hex("pasture 12")), "there is something to steal"
    p = Position(2).settlement(0, "hills 6 N")
    begun = robbing(p).cursor
    assert begun is not None and begun != ("hex", p.hex("hills 6")), "nobody else has a building"


def test_a_cursor_that_was_moved_stays_and_other_hexes_have_no_best_one() -> None:
    p = Position(3).settlement(2, "fields 8 NE")
    board = robbing(p)
    there = ("hex", p.hex("forest 3"))
    board.point(there)
    board.show(board.looking(), lit(p))
    assert board.cursor == there
    assert board.begin_at([("hex", p.hex("forest 3")), ("hex", p.hex("fields 8"))]) is None, (
        "such as those of the merchant"
    )
    assert board.begin_at(list(lit(p, numbered=True))) == ("hex", p.hex("fields 8"))


@pytest.mark.parametrize("language", languages())
def test_each_hex_says_first_whom_the_robber_would_hit(language: str) -> None:
    p = Position(3).city(0, "hills 6 N").settlement(1, "hills 6 NW").settlement(2, "fields 8 NE")
    board = robbing(p.settlement(0, "pasture 12 S"), language)
    look = board.looking()

    def said(place: str) -> str:
        return board.about(("hex", p.hex(place))).split(" · ")[1]

    assert said("hills 6") == look.say("about-struck-too", names="Ben")
    assert said("fields 8") == look.say("about-struck", names=look.name(2))
    assert said("pasture 12") == look.say("about-struck-you")
    assert said("forest 3") == look.say("about-struck-nobody")
    assert len({said(place) for place in ("hills 6", "fields 8", "pasture 12", "forest 3")}) == 4
    board.show(look, {})
    assert said("hills 6") == look.say("about-chance", ways=5), "only while the robber moves"
