"""The cards of tiles: their pips are the copies in the box, their signs what is printed."""

from __future__ import annotations

from collections import Counter

from tabletop_tui.games.rise_of_empires.components.box import box
from tabletop_tui.games.rise_of_empires.rules.pieces import CITY, GOLD, PROGRESS, TERRITORY, VP
from tabletop_tui.games.rise_of_empires.rules.turns.progress import surcharge
from tabletop_tui.games.rise_of_empires.tui.marks import brief
from tabletop_tui.games.rise_of_empires.tui.plan.cards import MOST, copies, goods, pips
from tabletop_tui.games.rise_of_empires.tui.tile_list import KINDS, listed, slim_row, stacked
from tabletop_tui.store.load import load
from tests.golden.make import HERE
from tests.tui.boards.test_rise_of_empires import look_at
from tests.tui.boards.test_rise_of_empires_boards import table_at


def test_no_copy_is_forgotten_and_none_is_counted_twice() -> None:
    for at in (10, 140, 300):
        s = load(HERE / "rise-of-empires-4.json").table.at(at)
        look = look_at(table_at(s, 4), 0)
        for what, sorts, row, pile in (
            ("progress", box("").progress, PROGRESS, s.piles[s.era - 1]),
            ("territory", box("").territory, TERRITORY, s.piles[3]),
        ):
            open_now = Counter((*s.fresh[row], *s.older[row]))
            for sort in sorts:
                place = what, sort.index
                assert copies(s, place) == (open_now[sort.index], pile.bag[sort.index])
                gone = s.gone[row].count(sort.index)
                held = sum(
                    player.progress.count(sort.index)
                    if row == PROGRESS
                    else player.territory[sort.index]
                    for player in s.players
                )
                other = sum(p.bag[sort.index] for p in s.piles[s.era : 3]) if row == PROGRESS else 0
                assert sum(copies(s, place)) + gone + held + other <= sort.copies
                if sum(copies(s, place)) <= MOST:
                    dots = look.sign("empire.open"), look.sign("empire.hidden")
                    shown = pips(look, place)
                    assert tuple(map(shown.count, dots)) == copies(s, place)


def test_signs_tell_price_and_gain_as_printed() -> None:
    s = load(HERE / "rise-of-empires-4.json").table.at(140)
    look = look_at(table_at(s, 4), 0)
    for city in box("").cities:
        text = goods(look, ("city", city.index))
        price, _, gain = text.rpartition(" → ")
        assert price == brief(look, city.price)
        worth = [a - b for a, b in zip(city.yields, city.upkeep, strict=True)]
        if city.wonder:
            worth[VP] = city.points
        assert gain.rstrip("!") == brief(look, worth, plus=True)
    for tile in box("").progress:
        text = goods(look, ("progress", tile.index))
        if text and surcharge(s, tile.index):
            assert text.startswith(brief(look, [surcharge(s, tile.index), 0, 0, 0, 0]) + " → ")
        assert not text or text.endswith(brief(look, tile.yields, plus=True))
    assert GOLD == 0 and CITY == 2


def test_each_tile_has_a_row_of_its_own_on_a_small_screen_and_a_card_on_a_large_one() -> None:
    s = load(HERE / "rise-of-empires-4.json").table.at(140)
    look = look_at(table_at(s, 4), 0)
    for row in range(len(KINDS)):
        lines = listed(look, row)
        small = stacked(look, lines, {}, None, (50, len(lines)))
        large = stacked(look, lines, {}, None, (38, 60))
        assert all(len(tile.rows) == 1 for tile in small)
        assert all(len(tile.rows) > 1 for tile in large)
        for line, tile in zip(lines, small, strict=True):
            assert tile.rows[0] == slim_row(look, line, {}, 48)
            assert tile.rows[0].startswith(line.name) and len(tile.rows[0]) <= 48
            assert tile.rows[0].endswith(pips(look, tile.place))
            signs = goods(look, tile.place)
            assert signs in tile.rows[0]
