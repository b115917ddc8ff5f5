"""Computer players of Rise of Empires do not pay for nothing, and what they waste is counted."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tabletop_tui.bots import choose
from tabletop_tui.engine import Luck
from tabletop_tui.games.rise_of_empires import GAME
from tabletop_tui.games.rise_of_empires.bot import terms
from tabletop_tui.games.rise_of_empires.bot.pruning import prunes
from tabletop_tui.games.rise_of_empires.rules import actions as do
from tabletop_tui.games.rise_of_empires.rules.pieces import CUBE, EMPIRE, PROGRESS
from tabletop_tui.games.rise_of_empires.rules.state import Choosing
from tabletop_tui.play import Table
from tabletop_tui.store.load import load
from tests.games.rise_of_empires.scenario import lay, lie_open
from tools import wasted_deeds

GAME_901 = Path(__file__).with_name("games") / "rise_of_empires.json"
COLONISTS, RAILWAYS = 14, 21


@pytest.fixture(scope="module")
def recorded() -> Table:
    return load(GAME_901).table


def test_a_disc_that_brings_nothing_is_not_paid_for_while_another_is_free(recorded: Table) -> None:
    """A seat paid a food for a disc on Trade without a disc to trade."""
    s, (seat, action) = recorded.at(113), recorded.log[113]
    assert prunes(s, seat, action)
    assert choose(GAME, GAME.view(s, seat), seat, "hard", Luck(4)) != action


def test_no_disc_is_paid_for_only_to_wait(recorded: Table) -> None:
    """A seat paid three food for a City disc without buying, and marched with its free one next."""
    s, (seat, action) = recorded.at(466), recorded.log[466]
    assert prunes(s, seat, action)
    assert not prunes(s, seat, do.RemoveDisc(EMPIRE, 5))
    s.players[seat].goods[CUBE] = 0
    s.players[seat].cubes = [0] * len(s.players[seat].cubes)
    s.display[EMPIRE][0] = -1
    assert prunes(s, seat, action), "the march brings nothing either, but costs nothing"
    s.display[EMPIRE][5] = -1
    assert not prunes(s, seat, action), "no other disc is left"


def test_nobody_marches_with_an_empty_pool_while_another_row_brings_something(
    recorded: Table,
) -> None:
    """A seat entered the empire row as the last of Turn III-A, without cubes or a battle."""
    s, (seat, action) = recorded.at(401), recorded.log[401]
    assert prunes(s, seat, action)
    s.players[seat].goods[CUBE] = 3
    assert not prunes(s, seat, action)


def test_no_tile_is_taken_that_cannot_be_used_any_more(recorded: Table) -> None:
    s, seat = recorded.at(477), recorded.log[477][0]
    assert not prunes(s, seat, do.TakeProgress(RAILWAYS)), "eight cubes reach a fifth region"
    s.players[seat].goods[CUBE] = 0
    assert prunes(s, seat, do.TakeProgress(RAILWAYS))
    s, seat = recorded.at(504), recorded.log[504][0]
    assert prunes(s, seat, do.TakeProgress(COLONISTS)), "the pool is empty"
    s.players[seat].goods[CUBE] = 1
    assert not prunes(s, seat, do.TakeProgress(COLONISTS))
    s.turn -= 2
    assert not prunes(s, seat, do.TakeProgress(RAILWAYS)), "it may be kept"


def test_no_disc_is_paid_for_whose_row_has_only_such_tiles(recorded: Table) -> None:
    s, seat = recorded.at(477), recorded.log[477][0]
    s.stack[-1] = Choosing(seat)
    lie_open(s, PROGRESS, RAILWAYS)
    lay(s, PROGRESS, seat, seat + 1)
    lay(s, EMPIRE, seat)
    assert not prunes(s, seat, do.RemoveDisc(PROGRESS, 0)), "eight cubes reach a fifth region"
    s.players[seat].goods[CUBE] = 0
    assert prunes(s, seat, do.RemoveDisc(PROGRESS, 0))


def test_a_tile_for_campaigns_has_no_use_after_the_last_one(recorded: Table) -> None:
    s, seat = recorded.at(478), recorded.log[477][0]
    assert recorded.log[477][1].tile == RAILWAYS and seat in s.display[EMPIRE]
    one = terms(s, seat)["powers"]
    s.display[EMPIRE] = [-1 if x == seat else x for x in s.display[EMPIRE]]
    assert terms(s, seat)["powers"] < one


def test_what_was_wasted_in_a_recorded_game_is_found(recorded: Table) -> None:
    """Trade without discs and a City row without a city (four, one paid for), an empire tile with
    an empty pool, Railways bought three actions before the end, and Fertilizers with the last one.
    Where a seat loses its second place only as half of all cubes leave, it has scored before.
    """
    found = Counter(deed for _, deed in wasted_deeds.COUNTED[GAME.id](recorded))
    assert found == {
        "a disc taken up for nothing": 3,
        "a disc of the last turn that scores nothing": 2,
        "a battle in a region in which a third seat scores": 1,
        "a disc taken up for nothing, with a payment, and not as the last": 1,
        "an empire tile without cubes and battles, and not as the last": 1,
        "a progress tile that was never used, and not as the last": 1,
    }
