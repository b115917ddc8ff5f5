"""Whole games by numbered choices, which print letters and newlines only."""

from __future__ import annotations

import itertools
import re

import pytest

from tabletop_tui import games
from tabletop_tui.engine import Luck
from tabletop_tui.games.cities_and_knights.view.coordinates import names
from tabletop_tui.plain.console import Console
from tabletop_tui.plain.narrator import MOST
from tabletop_tui.plain.table import PlainTable
from tabletop_tui.play import Seat, Table
from tabletop_tui.play.session import Session
from tabletop_tui.play.story.recap import split_for
from tabletop_tui.play.text import set_language
from tests.playing import few, new_table, play_on

from .playing import Player, Typist, heard, news, sit

SIZES = {"skeleton": (3, {}), "cities_and_knights": (3, {"points": 8}), "rise_of_empires": (2, {}),
         "ascending_empires": (2, {"tokens": 4})}  # fmt: skip


@pytest.mark.parametrize("game", games.ids())
def test_a_whole_game_is_played_by_numbers_to_the_final_score(game: str) -> None:
    count, options = SIZES.get(game, (games.find(game).seats[0], {}))
    table, player = new_table(game, count, 3, options=options), Player(4)
    text = sit(table, player)
    assert table.over and len(player.answered) < player.most
    end = text.rpartition("The game is over.")[2]
    for seat in range(count):
        points = sum(table.game.score(table.state, seat).values())
        assert f"{table.seats[seat].name}: {points}" in end
    assert "has won!" in end or "share the victory!" in end
    assert not re.search(r"[^\n\f\x20-\x7e\xa0-\uffff]", text), "a control byte"
    assert not re.search(r"\b(plain|offer|action|event|ask|no|score)-[a-z]+", text), (
        "a key without its words"
    )


@pytest.mark.parametrize("game", games.ids())
def test_ascii_is_enough(game: str) -> None:
    table = (
        Table.open(games.find(game), [Seat("Zoë"), Seat("李小龍")], 1)
        if 2 in games.find(game).seats
        else (Table.open(games.find(game), [Seat("Zoë"), Seat("李小龍"), Seat("Ø")], 1))
    )
    assert sit(table, Player(2, most=40), ascii=True).isascii()


def pictured(table: Table, seat: int) -> str:
    """Return what *seat* is shown of a position without a past."""
    alone = Table(table.game, table.game.clone(table.state), table.seats, table.options)
    orders = ("board", "hand", "points", "why", "log")
    return sit(alone, Player(1, orders), viewer=seat)


@pytest.mark.parametrize("game", games.ids())
def test_a_seat_is_told_nothing_of_what_the_others_hide(game: str) -> None:
    luck = Luck(11)
    table = play_on(new_table(game, few(game), 5), 30)
    for _ in range(12):
        seat = table.deciding()[0]
        view = table.game.view(table.state, seat)
        other = Table(
            table.game, table.game.determinize(view, seat, luck), table.seats, table.options
        )
        view.rng = table.state.rng
        assert other.state != table.state or view == table.state, "nothing is hidden"
        assert pictured(table, seat) == pictured(other, seat)
        play_on(table, 7, luck(1000))
        if table.over:
            break


def test_the_keyboard_is_handed_over_with_the_screen_scrolled_away() -> None:
    table, player = new_table("skeleton", 2), Player(1, ("5", "9"))
    text = sit(table, player)
    before, _, after = text.partition("Pass the keyboard to Anna, and press Enter: ")
    first, second = after.split("\f")[:2]
    assert "Anna's turn." in first and "Ben" not in first.rpartition("Your choice")[2]
    assert (
        second.startswith("Ben decides next. Which card")
        and "Your cards" not in second.split("Enter: ")[0]
    )
    assert not before.strip() or "Your cards" not in before


def test_computer_players_play_on_their_own() -> None:
    table = Table.open(
        games.find("skeleton"), [Seat("Anna"), Seat("Bot 1", "random")], 2, {"cards": 3}
    )
    player = Player(1)
    text = sit(table, player)
    assert table.over and "Pass the keyboard" not in text and len(player.answered) <= 3


def test_computer_players_alone_play_to_the_end() -> None:
    table = Table.open(
        games.find("skeleton"), [Seat("Bot 1", "random"), Seat("Bot 2", "random")], 2, {"cards": 3}
    )
    player = Player(1)
    assert "The game is over." in sit(table, player) and not player.asked


def test_everything_is_told_once() -> None:
    table, player = new_table("ascending_empires", 2), Player(1, ("3", "undo", "3"))
    text = sit(table, player)
    assert (
        table.log
        and text.count("The galaxy is yours to explore.") == 1
        and text.count("- Anna lands starship 1") == 2
    )


def test_a_question_always_has_as_many_lines_as_it_says() -> None:
    table, player = play_on(new_table("cities_and_knights", 3, 1), 200), Player(8, most=60)
    said = sit(table, player).split("Your choice ")
    for before, after in itertools.pairwise(said):
        most = int(re.match(r"\(\d+-(\d+)\)", after)[1])  # type: ignore[index]
        last = rf"(?:^|\s){most}[.:] "
        assert re.search(last, before)
        assert not re.search(rf"\s{most + 1}[.:] ", re.split(last, before)[-1])


def test_a_coordinate_picks_its_line() -> None:
    for orders in (("3", "c3 s"), ("c3 s",)):
        table, player = new_table("cities_and_knights", 3), Player(1, orders)
        text = sit(table, player)
        built = text.rpartition("- ")[2].split("(")[1].split(")")[0]
        assert len(table.log) == 1 and table.log[0][1].places[0] in names(table.state.island)["c3s"]
        assert len(orders) == 1 or f"Settlement: {' '.join(built.split())}, " in heard(player)


def test_no_two_lines_of_a_list_say_the_same() -> None:
    for game, seed in itertools.product(SIZES, range(3)):
        table = play_on(new_table(game, few(game), seed), 30 * seed)
        said = sit(table, Player(seed, most=60))
        for part in re.split(r"\(\d+-\d+\): ", said):
            lines = re.findall(r"^  \d+\. (.*(?:\n {5,}.*)*)", part, re.MULTILINE)
            rows = re.findall(r"^  \d+: .*(?:\n  \S.*)*", part, re.MULTILINE)
            lines += [x for row in rows for x in re.split(r"\s*\d+: ", " ".join(row.split()))]
            assert len({*lines}) == len(lines), part


def test_places_of_settlements_say_how_often_they_produce() -> None:
    table, player = new_table("cities_and_knights", 3), Player(1, ("2",))
    places = [row for row in sit(table, player).splitlines() if "Settlement: " in row]
    assert len(places) > 5 and all(re.search(r"\d+ of 36", row) for row in places)


def test_a_long_list_is_told_by_the_parts_of_the_table() -> None:
    table, player = new_table("cities_and_knights", 3), Player(1, ("2", "0", "1"))
    text = sit(table, player)
    assert re.search(r"  1: Row A, \d+ places\. 2: Row B", text) and not table.log
    assert max(int(n) for n in re.findall(r"Your choice \(\d-(\d+)\)", text)) <= 24


def test_what_a_number_plays_is_what_its_line_says() -> None:
    table, player = new_table("skeleton", 2), Player(1, ("7",))
    sit(table, player)
    assert " 7: Bid 7. " in heard(player) and table.log[0][1].card == 7


@pytest.mark.parametrize("typed", ("c3 z", "c3s"))
def test_a_coordinate_is_typed_in_the_language_that_is_spoken_or_in_english(typed: str) -> None:
    set_language("nl")
    try:
        table, player = new_table("cities_and_knights", 3), Player(1, (typed,))
        text = sit(table, player)
    finally:
        set_language("en")
    assert "[C3S]" not in text
    assert len(table.log) == 1 and table.log[0][1].places[0] in names(table.state.island)["c3s"]


def test_long_news_are_shortened_and_more_tells_the_rest() -> None:
    table = play_on(new_table("cities_and_knights", 3, 1), 120)
    seat = table.deciding()[0]
    player = Typist("", "quit")
    plain_table = PlainTable(Session(table, None), Console(player, player))
    plain_table.perspective.set_viewer(seat)
    plain_table.narrator.news_seen[seat] = 20
    story = [line for line in plain_table.session.story(seat, 20) if line.after > 20]
    plain_table.run()
    told, _, rest = player.text.partition("Your choice (1-2): ")
    first, *rows = told.partition('"help".\n')[2].partition("\nYour cards")[0].splitlines()
    assert len(rows) < MOST and re.match(r"\d+ lines are left out", first)
    assert [one for one in split_for(story, seat).own if one.brief][-1].brief in news(told)
    assert story[0].text in news(rest) and story[-1].brief in news(told)
    every = news(told) + news(rest)
    texts = [line.text for line in story if "'s turn." not in line.text]
    assert all(every.count(text) >= texts.count(text) for text in texts)


def test_what_is_left_out_waits_for_enter_while_nothing_happens() -> None:
    table = play_on(new_table("cities_and_knights", 3, 1), 120)
    seat, player = table.deciding()[0], Typist()
    narrator = PlainTable(Session(table, None), Console(player, player)).narrator
    narrator.session.perspective.set_viewer(seat)
    narrator.news_seen[seat] = 20
    narrator.news()
    left_out = [*narrator.left_out[seat]]
    narrator.news()
    assert left_out and narrator.left_out[seat] == left_out
