"""Moments and the end of a game in plain mode: titles, ranking, and another game."""

from __future__ import annotations

import pytest

from tabletop_tui.engine import Luck, random_action
from tabletop_tui.plain.console import Console
from tabletop_tui.plain.table import PlainTable
from tabletop_tui.play import Words
from tabletop_tui.play.session import Session
from tabletop_tui.play.story.standings import decisive_moment, ranking_in_words
from tabletop_tui.play.text import SPOKEN
from tests.playing import new_table, play_on

from .playing import Player, Typist, heard, sit


@pytest.mark.parametrize(("moments", "stops"), [("all", True), ("none", False)])
def test_a_landing_has_a_title_and_says_who_gave_what(moments: str, stops: bool) -> None:
    table, player, luck = new_table("cities_and_knights", 2, 3), Player(1, orders=()), Luck(5)
    plain_table = PlainTable(
        Session(table, None, "en"), Console(player, player), picture=False, moments=moments
    )
    table = plain_table.table
    plain_table.perspective.set_viewer(0)
    for _ in range(400):
        seat = table.deciding()[0]
        plain_table.play(seat, random_action(table.game, table.state, seat, luck))
        plain_table.narrator.news()
        if "sail home" in player.text:
            break
    text = player.text
    assert "sail home" in text and text.count("attack with strength") == 1
    assert ("\nThe barbarians attack.\n- Knights: " in text) == stops
    if stops:
        title, told = text.index("\nThe barbarians attack.\n"), text.index("sail home")
        assert title < told, "what is told stands under its title"
    assert ("Anna 0 and Ben 0" in text.partition("\nThe barbarians attack.\n")[2]) == stops


def test_a_moment_that_is_taken_back_is_not_told() -> None:
    table, player = new_table("cities_and_knights", 2, 3), Player(1, orders=())
    plain_table = PlainTable(Session(table, None, "en"), Console(player, player))
    plain_table.narrator.kept = {0: [(5, None)], 1: [(0, None)]}  # type: ignore[list-item]
    plain_table.narrator.rewind()
    assert plain_table.narrator.kept == {0: [], 1: [(0, None)]}


def test_the_end_tells_places_and_decision_and_begins_again_when_asked() -> None:
    table = play_on(new_table("skeleton", 2, 1), 1000)
    words = Words(table.game, [seat.name for seat in table.seats], forms=(SPOKEN,))
    for word, again in (("again", True), ("same", True), ("help", False), ("quit", False)):
        player = Typist(word, "")
        plain_table = PlainTable(Session(table, None, "en"), Console(player, player))
        assert plain_table.run() == 0 and plain_table.again is again
        assert plain_table.same is (word == "same")
        text = heard(player)
        assert all(place in text for place in ranking_in_words(table, words))
        assert decisive_moment(table, words) and decisive_moment(table, words) in text
        assert ("again: play again" in text) == (word == "help")


def test_a_moment_has_its_title_where_it_is_told_even_while_all_hands_lie_face_down() -> None:
    table = play_on(new_table("cities_and_knights", 2, 3), 8, 5)
    player = Player(4, most=1_500)
    sit(table, player)
    told = heard(player)
    attacks = told.count("The barbarians attack with strength")
    assert told.count("The barbarians attack. ") == attacks > 3
    assert told.index("The barbarians attack. ") < told.index("The barbarians attack with strength")
