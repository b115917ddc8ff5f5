"""Territory tiles: RE-103 to RE-111."""

from __future__ import annotations

import pytest

from tabletop_tui.engine import to_act
from tabletop_tui.games.rise_of_empires import GAME
from tabletop_tui.games.rise_of_empires.components.box import box
from tabletop_tui.games.rise_of_empires.rules.actions import (
    DropCity,
    PlaceDisc,
    SettleFood,
    TakeTerritory,
)
from tabletop_tui.games.rise_of_empires.rules.phases.phase_events import (
    Collected,
    FoodSettled,
    PointsScored,
)
from tabletop_tui.games.rise_of_empires.rules.pieces import FOOD, TERRITORY, TOWN
from tabletop_tui.games.rise_of_empires.rules.state import Collecting, Eating, Scoring
from tests.games.rise_of_empires.scenario import (
    act,
    at_turn,
    choose,
    city,
    go,
    happened,
    lie_open,
    no,
    own,
    phase,
    purse,
    territory,
)


def yields(key: str, times: int = 1) -> tuple[int, int, int, int, int]:
    """Return what *times* tiles of a type yield in the food, income and VP phases of one turn:
    gold, disc, cube, food, VP.
    """
    tiles = [key] * times
    fed = phase(Eating(), players=2)
    own(fed, 0, *tiles)
    food = happened(go(fed), FoodSettled)[0].change
    paid = phase(Collecting(), players=2)
    own(paid, 0, *tiles)
    gold, disc, cube, *_ = happened(go(paid), Collected)[0].goods
    seen = phase(Scoring(), players=2)
    own(seen, 0, *tiles)
    scored = happened(go(seen), PointsScored)[0]
    return gold, disc, cube, food, scored.towns + scored.cities + scored.progress + scored.regions


def test_re_103_a_new_or_older_tile_at_no_cost() -> None:
    s = at_turn(5, 4)
    lie_open(s, TERRITORY, territory("plains"))
    s.older[TERRITORY] = [territory("forest")]
    goods = [list(p.goods) for p in s.players]
    act(s, 0, PlaceDisc(TERRITORY), TakeTerritory(territory("forest")))
    act(s, 1, PlaceDisc(TERRITORY), TakeTerritory(territory("plains")))
    assert [p.goods for p in s.players] == goods
    assert (
        s.players[0].territory[territory("forest")]
        == s.players[1].territory[territory("plains")]
        == 1
    )
    assert no(s, 2, PlaceDisc(TERRITORY))


def test_re_104_three_forests() -> None:
    s = at_turn(1)
    own(s, 0, "forest", "forest")
    lie_open(s, TERRITORY, territory("forest"))
    act(s, 0, PlaceDisc(TERRITORY), TakeTerritory(territory("forest")))
    assert s.players[0].territory[territory("forest")] == 3


def test_re_105_plains() -> None:
    assert yields("plains") == (0, 0, 1, 2, 0)
    assert yields("plains", 3) == (0, 0, 3, 6, 0)


def test_re_106_island() -> None:
    assert yields("island") == (0, 0, 1, 1, 0)


def test_re_107_forest() -> None:
    assert yields("forest") == (0, 0, 2, -2, 0)


def test_re_108_mountain() -> None:
    assert yields("mountain") == (0, 0, 3, -3, 0)


def test_re_109_towns() -> None:
    assert yields("town-gold") == (1, 0, 0, 0, 1)
    assert yields("town-disc") == (0, 1, 0, 0, 1)
    assert yields("town-food") == (0, 0, 0, 1, 1)
    assert yields("town-cube") == (0, 0, 1, 0, 1)
    towns = {tile.key: tile.copies for tile in box().territory if tile.terrain == TOWN}
    assert towns == {"town-gold": 2, "town-disc": 2, "town-food": 1, "town-cube": 1}


def test_re_110_the_other_34_tiles() -> None:
    others = {tile.key: tile.copies for tile in box().territory if tile.terrain != TOWN}
    assert others == {"plains": 10, "island": 8, "forest": 8, "mountain": 8}


@pytest.mark.parametrize("frame", [Eating, Collecting])
def test_re_111_territory_is_not_dropped_to_save_food(
    frame: type[Eating] | type[Collecting],
) -> None:
    s = phase(frame())
    own(s, 0, "forest", "mountain", "amsterdam")
    purse(s, 0, food=0, vp=9)
    go(s)
    assert to_act(GAME, s) == (0,)
    act(s, 0, DropCity(city("amsterdam")))
    if frame is Eating:
        act(s, 0, SettleFood()) if to_act(GAME, s) == (0,) else None
        assert (s.players[0].goods[FOOD], s.players[0].goods[4]) == (0, 4)  # 5 food short
    assert sum(s.players[0].territory) == 2


def test_r21_tiles_pay_in_their_phases() -> None:
    s = at_turn(2, 2)
    lie_open(s, TERRITORY, territory("town-gold"), territory("plains"))
    goods = [list(p.goods) for p in s.players]
    choose(s, 0, TERRITORY)
    act(s, 0, TakeTerritory(territory("town-gold")))
    assert [p.goods for p in s.players] == goods
    assert yields("town-gold") == (1, 0, 0, 0, 1)
