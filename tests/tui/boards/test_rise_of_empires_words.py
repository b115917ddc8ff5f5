"""What the panel and the menu of Rise of Empires say: every name in the language spoken, no price
of nothing.
"""

from __future__ import annotations

import pytest

from tabletop_tui.engine import apply
from tabletop_tui.games.rise_of_empires import GAME
from tabletop_tui.games.rise_of_empires.components.box import box
from tabletop_tui.games.rise_of_empires.rules.actions import SettleFood, TakeCity
from tabletop_tui.games.rise_of_empires.rules.phases.yields import choices, food_change
from tabletop_tui.games.rise_of_empires.rules.pieces import DISC, FOOD
from tabletop_tui.games.rise_of_empires.rules.state import Eating, Scoring
from tabletop_tui.games.rise_of_empires.tui.legend import legend
from tabletop_tui.games.rise_of_empires.tui.letters import alphabet
from tabletop_tui.games.rise_of_empires.tui.panel import turn_rows
from tabletop_tui.games.rise_of_empires.view import plain
from tabletop_tui.games.rise_of_empires.view.sheet import city_text, goods_text
from tabletop_tui.play import Words
from tabletop_tui.play.text import languages
from tabletop_tui.tui.look import Look
from tabletop_tui.tui.paint.ink import ink_of
from tabletop_tui.tui.paint.palette import theme
from tests.games.rise_of_empires.scenario import at_turn, city, own, purse
from tests.playing import new_table
from tests.tui.boards.test_rise_of_empires_boards import table_at


@pytest.mark.parametrize(("code", "name"), [("en", "London"), ("nl", "Londen"), ("es", "Londres")])
def test_cities_that_cannot_be_paid_for_are_told_by_their_names_in_the_language(
    code: str, name: str
) -> None:
    table = new_table("rise_of_empires", 2)
    london = next(tile.index for tile in box().cities if tile.name == "London")
    p = table.state.players[0]
    p.cities.append(london)
    p.goods[DISC] = 0
    words = Words(table.game, ["Anna", "Ben"], code)
    look = Look(table, table.state, 0, words, ink_of(theme("table"), "256", "unicode"))
    assert name in " ".join(row.plain for row in turn_rows(look, 60))


@pytest.mark.parametrize(
    ("code", "gold", "cubes", "both"),
    [
        ("en", "costs 4 gold:", "costs 1 cube:", "3 gold and 2 cubes:"),
        ("nl", "kost 4 goud:", "kost 1 blokje:", "3 goud en 2 blokjes:"),
        ("es", "cuesta 4 de oro:", "cuesta 1 cubo:", "3 de oro y 2 cubos:"),
    ],
)
def test_the_price_of_keeping_tiles_names_no_nothing(
    code: str, gold: str, cubes: str, both: str
) -> None:
    words = Words(new_table("rise_of_empires", 2).game, ["Anna", "Ben"], code)
    for said, price in ((gold, (4, 0)), (cubes, (0, 1)), (both, (3, 2))):
        assert said in words.say("no-too-little-to-keep", gold=price[0], cubes=price[1])


CODES = ("en", "nl", "es")


@pytest.mark.parametrize("code", CODES)
def test_every_heading_of_panel_and_boards_is_in_the_legend(code: str) -> None:
    table = new_table("rise_of_empires", 2)
    words = Words(table.game, ["Anna", "Ben"], code)
    look = Look(table, table.state, 0, words, ink_of(theme("table"), "256", "unicode"))
    told = "\n".join(row.plain for row in legend(look))
    heads = ("panel-turn", "panel-plan", "display-boxes", "display-order", "display-next-order")
    for key in (*heads, "board-standings"):
        assert words.say(key).rstrip(":") in told, key
    for word in words.say("panel-era", era="").split():
        assert word in told


@pytest.mark.parametrize("code", CODES)
def test_the_food_choice_says_what_doubles_and_what_is_shipped(code: str) -> None:
    table = table_at(at_turn(6), 3)
    own(table.state, 0, "shipping", "island", "island")
    table.state.stack[:] = [Scoring(), Eating(done=table.state.order.index(0))]
    words = Words(table.game, ["Anna", "Ben", "Cleo"], code)
    shipped = choices(table.state, 0)
    said = words.of(table.state, SettleFood(shipped))
    doubled = {"en": "counts double", "nl": "telt dubbel", "es": "cuenta doble"}[code]
    assert doubled in said and f"{2 * shipped} " in said.split(",")[2]
    change = food_change(table.state, 0, shipped)
    assert change > 0 and f"({change:+} " in said, "not what is to be paid"
    table.state.turn = 5
    assert doubled not in words.of(table.state, SettleFood(shipped))
    told = apply(GAME, table.state, table.state.order[0], SettleFood(shipped))
    assert not any(doubled in words.of(table.state, event) for event in told)


@pytest.mark.parametrize("code", CODES)
def test_a_city_bought_in_the_last_turn_says_that_its_food_doubles(code: str) -> None:
    table = table_at(at_turn(6), 3)
    words = Words(table.game, ["Anna", "Ben", "Cleo"], code)
    tile = box().cities[city("mexico-city")]
    eaten = f"{2 * tile.upkeep[FOOD]} "
    assert eaten in city_text(tile, words, last=True).split("(")[1]
    assert "(" not in city_text(tile, words)
    assert eaten in words.of(table.state, TakeCity(tile.index)).split("–")[1]
    table.state.turn = 5
    assert "–" not in words.of(table.state, TakeCity(tile.index))


@pytest.mark.parametrize("code", CODES)
def test_a_city_reads_price_then_each_turn_then_what_it_eats(code: str) -> None:
    words = Words(GAME, ["Anna", "Ben"], code)
    tile = box().cities[city("memphis")]
    price, each, eats = city_text(tile, words).split(" → ")
    assert price == goods_text(tile.price, words)
    assert goods_text(tile.yields, words) in each
    assert goods_text(tile.upkeep, words) in eats


@pytest.mark.parametrize("code", CODES)
def test_plain_mode_tells_the_trade_boxes_from_the_row_trade(code: str) -> None:
    table = new_table("rise_of_empires", 3)
    words = Words(table.game, ["Anna", "Ben", "Cleo"], code)
    heads = [row.split(":")[0] for row in plain.display(table.state, words)]
    assert len(set(heads)) == len(heads)


@pytest.mark.parametrize("code", CODES)
def test_after_the_end_no_disc_comes_off(code: str) -> None:
    table = table_at(at_turn(6), 3)
    words = Words(table.game, ["Anna", "Ben", "Cleo"], code)
    assert next(plain.display(table.state, words)) == words.say("display-mirror", turn="III-B")
    table.state.stack.clear()
    assert next(plain.display(table.state, words)) == words.say("display-over")


@pytest.mark.parametrize(
    ("code", "short"), [("en", "3 food"), ("nl", "3 voedsel"), ("es", "3 de comida")]
)
def test_hunger_says_how_much_food_is_short_and_what_that_costs(code: str, short: str) -> None:
    s = at_turn(3)
    own(s, 0, "forest", "forest")
    purse(s, 0, food=1, vp=10)
    rows = plain.own(s, 0, Words(GAME, ["Anna", "Ben", "Cleo"], code))
    assert short in rows[1] and "3 " in rows[1].replace(short, "", 1), rows


@pytest.mark.parametrize("language", languages())
def test_the_legend_says_why_letters_of_tiles_are_passed_over(language: str) -> None:
    table = new_table("rise_of_empires", 3)
    words = Words(table.game, ["Anna", "Ben", "Cleo"], language)
    look = Look(table, table.state, 0, words, ink_of(theme("table"), "256", "unicode"))
    passed = [one for one in "abcdefghij" if one not in alphabet(look, "progress")]
    told = words.say("legend-keys")
    assert {"g", "h"} <= {*passed} and told.count(" g ") >= 2 and " h" in told
