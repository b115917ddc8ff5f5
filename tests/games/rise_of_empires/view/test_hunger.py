"""Hunger is foretold as the rules would let it come, and the tile named would mend it."""

from __future__ import annotations

import pytest

from tabletop_tui.games.rise_of_empires import GAME
from tabletop_tui.games.rise_of_empires.components.box import box
from tabletop_tui.games.rise_of_empires.rules.phases.food import settle_food
from tabletop_tui.games.rise_of_empires.rules.pieces import FOOD, PROGRESS, TERRITORY, VP
from tabletop_tui.games.rise_of_empires.rules.state import BY_HUNGER, State
from tabletop_tui.games.rise_of_empires.tui.panel import hunger_told
from tabletop_tui.games.rise_of_empires.view.hunger import hunger, mender
from tabletop_tui.games.rise_of_empires.view.plain import forecast
from tabletop_tui.play import Words
from tabletop_tui.play.text import languages
from tests.games.rise_of_empires.scenario import at_turn
from tests.tui.boards.test_rise_of_empires import look_at
from tests.tui.boards.test_rise_of_empires_boards import table_at


def hungry(food: int = 1, vp: int = 20) -> State:
    """Seat 0 has Forest tiles, which eat more than it has."""
    s = at_turn(1)
    forest = next(land.index for land in box("").territory if land.yields[FOOD] < 0)
    s.players[0].territory[forest] = 2
    s.players[0].goods[FOOD], s.players[0].goods[VP] = food, vp
    return s


def truth(s: State) -> int:
    """The VP that seat 0 loses to hunger by the rules."""
    after = GAME.clone(s)
    settle_food(after, 0, 0, lambda event: None)
    return -after.players[0].points[BY_HUNGER]


@pytest.mark.parametrize("food", [0, 1, 2, 3, 4, 9])
def test_hunger_is_what_the_rules_will_take(food: int) -> None:
    s = hungry(food)
    found = hunger(s, 0)
    assert (found.short if found is not None else 0) == truth(s)


def test_the_tile_that_is_named_mends_it_and_none_leaves_less() -> None:
    s, names = hungry(), dict[int, int]()
    found = hunger(s, 0)
    assert found is not None
    for row, sorts in ((PROGRESS, box("").progress), (TERRITORY, box("").territory)):
        for tile in {tile for tile in (*s.fresh[row], *s.older[row]) if tile >= 0}:
            later = GAME.clone(s)
            if row == PROGRESS:
                later.players[0].progress.append(tile)
            else:
                later.players[0].territory[tile] += 1
            names[truth(later)] = min(names.get(truth(later), 99), row)
            if (row, tile) == (found.row, found.tile):
                assert truth(later) == found.left
                assert mender(s, found) == sorts[tile].name
    assert min(names) == found.left or found.row < 0


@pytest.mark.parametrize("language", languages())
def test_screen_and_plain_mode_name_it(language: str) -> None:
    s = hungry()
    look = look_at(table_at(s), 0)
    found = hunger(s, 0)
    assert found is not None
    assert f"-{found.short}" in hunger_told(look).plain
    name = Words(GAME, ["Anna", "Ben", "Cas"], language)
    if mender(s, found):
        told = " ".join(forecast(s, 0, name))
        assert name.read(mender(s, found)) in told
    assert hunger_told(look_at(table_at(at_turn(1)), 0)).plain == ""
