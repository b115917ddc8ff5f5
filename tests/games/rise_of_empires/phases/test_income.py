"""The income phase: RE-211 to RE-218."""

from __future__ import annotations

from tabletop_tui.engine import closed, to_act
from tabletop_tui.games.rise_of_empires import GAME
from tabletop_tui.games.rise_of_empires.rules.actions import ChooseGoods, DropCity, PayUpkeep
from tabletop_tui.games.rise_of_empires.rules.phases.phase_events import (
    CityDropped,
    Collected,
    FoodSettled,
    UpkeepPaid,
)
from tabletop_tui.games.rise_of_empires.rules.pieces import CUBE, DISC, GOLD
from tabletop_tui.games.rise_of_empires.rules.state import Collecting, Eating, State
from tests.games.rise_of_empires.scenario import (
    act,
    city,
    go,
    happened,
    listed,
    no,
    own,
    phase,
    purse,
    put,
)


def payday(*tiles: str, turn: int = 1, players: int = 2, **goods: int) -> State:
    """Return the income phase, in which seat 0 has tiles and goods."""
    s = phase(Collecting(), turn=turn, players=players)
    own(s, 0, *tiles)
    purse(s, 0, **goods)
    return s


def collected(s: State) -> tuple[int, ...]:
    """Run the income phase and return gold, discs and cubes of seat 0."""
    return next(e for e in happened(go(s), Collected) if e.seat == 0).goods[:3]


def test_re_211_income_comes_in_turn_order_after_all_food() -> None:
    s = phase(Eating(), players=3, order=(1, 2, 0))
    s.stack = [Collecting(), Eating()]
    events = [e for e in go(s) if isinstance(e, (FoodSettled, Collected))]
    assert [type(e) for e in events] == [FoodSettled] * 3 + [Collected] * 3
    assert [e.seat for e in events] == [1, 2, 0] * 2


def test_re_212_cubes_come_from_the_stock_as_far_as_it_goes() -> None:
    s = payday("mountain", cube=29)
    assert s.players[0].stock == 1
    assert collected(s) == (0, 0, 1)
    assert (s.players[0].goods[CUBE], s.players[0].stock) == (30, 0)


def test_re_213_control_pays_gold_discs_or_cubes() -> None:
    for key, goods in (
        ("swe", (2, 0, 0)),
        ("see", (0, 1, 0)),
        ("nwa", (0, 0, 2)),
        ("med", (2, 0, 0)),
    ):
        s = payday()
        put(s, 0, **{key: 1})
        assert collected(s) == goods
        s = payday()
        put(s, 0, **{key: 1})
        put(s, 1, **{key: 2})
        assert collected(s) == (0, 0, 0)  # second place pays nothing


def test_re_214_discs_of_this_phase_may_pay_upkeep() -> None:
    for source in ("town-disc", "tyre", "see", "oil"):
        s = payday("berlin", turn=5, disc=0)
        if source == "see":
            put(s, 0, see=1)
        else:
            own(s, 0, source, *(["plains"] if source == "oil" else []))
        go(s)
        assert happened(act(s, 0, PayUpkeep()), UpkeepPaid) == [UpkeepPaid(0, 1)]
        assert (s.players[0].goods[DISC], city("berlin") in s.players[0].cities) == (0, True)


def test_re_215_with_one_disc_the_owner_chooses_the_city() -> None:
    s = payday("berlin", "hong-kong", turn=5, disc=1)
    go(s)
    assert no(s, 0, PayUpkeep()) == "too-few-discs"
    assert {a.city for a in listed(s, 0, DropCity)} == {city("berlin"), city("hong-kong")}
    events = act(s, 0, DropCity(city("berlin")), PayUpkeep())
    assert happened(events, CityDropped) == [CityDropped(0, city("berlin"), "disc")]
    assert s.players[0].cities == [city("hong-kong")] and s.players[0].goods[DISC] == 0


def test_re_117_a_city_that_could_be_paid_for_is_given_up_freely() -> None:
    s = payday("berlin", "hong-kong", turn=5, disc=2)
    go(s)
    events = act(s, 0, DropCity(city("berlin")))
    assert happened(events, CityDropped) == [CityDropped(0, city("berlin"), "")]


def test_re_216_islands_that_gave_no_food_give_another_good() -> None:
    s = payday("shipping", "island", "island", "island", gold=0, disc=0, cube=0)
    s.players[0].shipped = 1
    go(s)
    assert no(s, 0, ChooseGoods((1, 1, 1))) and no(s, 0, ChooseGoods((1, 0, 0)))
    events = act(s, 0, ChooseGoods((1, 1, 0)))
    assert happened(events, Collected)[0].goods[:3] == (
        1,
        1,
        3,
    )  # three cubes of the islands themselves
    s = payday("shipping", "island", cube=0)
    go(s)
    act(s, 0, ChooseGoods((0, 0, 1)))
    assert s.players[0].goods[CUBE] == 2


def test_re_217_one_disc_for_each_tile_of_the_terrain() -> None:
    for tile, terrain in (("iron-axe", "forest"), ("steam-pump", "mountain"), ("oil", "plains")):
        assert collected(payday(tile, terrain, terrain, terrain, "town-food", "island"))[1] == 3
        assert collected(payday(tile, "island"))[1] == 0


def test_re_218_gold_and_cubes_of_progress_tiles() -> None:
    assert collected(payday("coinage", "plains")) == (0, 0, 1)
    assert collected(payday("coinage", "town-food", "town-cube")) == (2, 0, 1)
    assert collected(payday("banking")) == (2, 0, 0)
    assert collected(payday("medicine")) == (0, 0, 3)
    assert collected(payday("electricity")) == (0, 0, 0)  # its VP come with the points


def test_r54_income_first_then_upkeep() -> None:
    s = payday("amsterdam", "lisbon", turn=4, disc=0)
    go(s)  # Lisbon's disc pays for Amsterdam
    assert s.players[0].goods[DISC] == 1 and to_act(GAME, s) == (0,)
    act(s, 0, PayUpkeep())
    assert set(s.players[0].cities) == {city("amsterdam"), city("lisbon")}


def test_r54_goods_are_chosen_before_the_income_and_upkeep_is_paid_after_it() -> None:
    s = payday("shipping", "island", "berlin", "hong-kong", turn=5, disc=0)
    go(s)
    assert no(s, 0, PayUpkeep()) == no(s, 0, DropCity(city("berlin"))) == "not-now"
    assert closed(GAME, s, 0) == []  # what comes later is not announced
    act(s, 0, ChooseGoods((0, 0, 1)))
    assert no(s, 0, ChooseGoods((0, 0, 1))) == "not-now"
    assert [(shut.action, shut.why.reason) for shut in closed(GAME, s, 0)] == [
        (PayUpkeep, "too-few-discs")
    ]
    assert happened(act(s, 0, DropCity(city("berlin"))), CityDropped)[0].lack == "disc"


def test_r65_what_the_stock_cannot_give_is_lost() -> None:
    s = payday("mountain", "mountain", cube=28)
    assert collected(s) == (0, 0, 2)
    s.stack = [Collecting()]
    assert collected(s) == (0, 0, 0)


def test_r76_no_limit_on_discs_and_gold() -> None:
    s = payday("oil", *["plains"] * 10, disc=38, gold=120)
    assert collected(s) == (0, 10, 10)
    assert s.players[0].goods[DISC] == 48


def test_r85_only_the_named_terrain_counts() -> None:
    assert (
        collected(payday("iron-axe", "oil", "forest", "plains", "plains", "mountain", "town-disc"))[
            1
        ]
        == 1 + 2 + 1
    )


def test_r11_nobody_has_more_than_30_cubes() -> None:
    s = payday("mountain", "mountain", cube=20)
    put(s, 0, swe=7)
    p = s.players[0]
    assert p.stock == 3 and collected(s)[2] == 3
    assert (p.goods[CUBE] + sum(p.cubes) + p.stock, p.stock) == (30, 0)
    assert p.goods[GOLD] == 7  # SW Europe pays its gold all the same
