"""Handing over the keyboard in plain mode: the cover, PINs, forgotten ones, clocks, and changing
seats.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop_tui.engine import kind_of
from tabletop_tui.games import find
from tabletop_tui.games.cities_and_knights.rules.progress_cards.catalogue import CARDS
from tabletop_tui.plain.console import Console
from tabletop_tui.plain.table import PlainTable
from tabletop_tui.play import Seat, Table, Words
from tabletop_tui.play.perspective import NOBODY
from tabletop_tui.play.pins import hash_pin, verify_pin
from tabletop_tui.play.session import Session
from tabletop_tui.store.load import load
from tabletop_tui.store.save_file import SaveFile
from tests.games.cities_and_knights.tables import discarding
from tests.playing import agree, new_table, play_on

from .playing import RANGE, Player, Typist, heard, news, sit

ANNA, BEN, CLEO = range(3)


def typed(table: Table, *orders: str, viewer: int = NOBODY) -> str:
    """Type *orders* at a table, starting with *viewer*; return what was printed."""
    player = Typist(*orders)
    sit(table, player, viewer=viewer)
    return heard(player)


def slow(table: Table, player: Typist, storage: SaveFile | None = None) -> None:
    """Play where every choice takes 83 seconds, and every other line 1000."""
    plain_table = PlainTable(Session(table, storage), Console(player, player))
    now, read = [100.0], player.readline
    plain_table.handover.watch.clock = lambda: now[0]

    def slowly(size: int | None = -1, /) -> str:
        now[0] += 83 if "Your choice" in player.said[-1] else 1000
        return read(size)

    player.readline = slowly  # type: ignore[method-assign,assignment]
    plain_table.run()


def test_the_clock_is_saved_when_the_table_is_left_in_the_middle_of_a_turn(tmp_path: Path) -> None:
    table = new_table("skeleton", 2)
    agree(table, timed=True)
    save_file = SaveFile.create(table, tmp_path / "x.json")
    slow(table, Typist("", "quit"), save_file)
    save_file.close()
    assert load(save_file.path).table.used == {ANNA: 830}


def test_the_cover_tells_who_is_asked_what_and_how_long_the_last_turn_took() -> None:
    table, player = new_table("skeleton", 2), Typist("", "7")
    agree(table, timed=True)
    slow(table, player)
    cover = player.text.rpartition("\f")[2]
    assert (
        "Ben decides next. Which card do you bid" in cover
        and "Anna had the keyboard for 1 minute 23 seconds." in cover
    )
    assert "Clocks: Anna 1 minute 23 seconds, Ben 0 seconds." in cover and table.used == {ANNA: 830}
    assert cover.endswith(
        "Pass the keyboard to Ben, and press Enter: \n\nThis game is not saved.\n"
    )


def test_only_enter_and_quit_do_something_at_the_handover() -> None:
    table = new_table("skeleton", 2)
    text = typed(table, "undo", "5", "points", "quit")
    assert text.count("Press Enter when Anna is at the keyboard") == 3
    assert "Your cards" not in text and "Anna: 0" not in text


def test_a_pin_is_set_by_typing_it_twice_asked_for_and_dropped(tmp_path: Path) -> None:
    table = new_table("skeleton", 2)
    save_file = SaveFile.create(table, tmp_path / "x.json")
    player = Typist("", "pin", "12", "1234", "1235", "1234", "1234", "pin", "99", "quit")
    sit(table, player, save_file)
    text = heard(player)
    assert "A PIN has 3 to 8 digits." in text and "Those two PINs differ." in text
    assert "Anna now has a PIN." in text and "That is not Anna's PIN." in text
    assert verify_pin("1234", load(save_file.path).table.settings.pins[ANNA])
    assert "1234" not in player.text.replace('Type "forgotten"', "")
    assert (
        "Anna no longer has a PIN." in typed(table, "", "1234", "pin", "1234", "quit")
        and not table.settings.pins
    )
    save_file.close()


def test_a_forgotten_pin_goes_when_all_the_others_agree_and_prove_themselves() -> None:
    table = new_table("skeleton", 3)
    agree(table, pins={ANNA: hash_pin("1234", "00ff"), CLEO: hash_pin("777", "11ff")})
    text = typed(table, "", "forgotten", "1", "quit")
    assert (
        "Ben: Anna has forgotten the PIN." in text
        and "Ben does not agree." in text
        and "Your cards" not in text
    )
    text = typed(table, "", "forgotten", "2", "2", "778", "779", "780", "quit")
    assert (
        "That is not Cleo's PIN." in text
        and ANNA in table.settings.pins
        and "Your cards" not in text
    )
    text = typed(table, "", "forgotten", "2", "2", "777")
    assert table.settings.pins.keys() == {CLEO} and "Your cards" in text
    assert "Everyone agreed: Anna no longer has a PIN." in text


def test_at_the_handover_to_a_seat_without_a_pin_nobody_speaks_of_pins() -> None:
    assert "PIN" not in typed(new_table("skeleton", 2), "", "quit")


def test_a_pin_makes_no_sense_for_one_person_alone() -> None:
    table = Table.open(find("skeleton"), [Seat("Anna"), Seat("Bot 1", "easy")], 1)
    assert (
        "A PIN only makes sense when several people share" in typed(table, "pin", "quit")
        and not table.settings.pins
    )


def test_clocks_are_started_told_stopped_and_saved(tmp_path: Path) -> None:
    table = new_table("rise_of_empires", 2)
    save_file = SaveFile.create(table, tmp_path / "x.json")
    player = Typist("", "clock", "clock on", "clock", "clock soon", "1", "quit")
    sit(table, player, save_file)
    text = heard(player)
    save_file.close()
    assert (
        'The clocks are off; "clock on" starts them.' in text
        and 'Type "clock", "clock on" or "clock off".' in text
    )
    assert "Clocks on." in text and "Clocks: Anna 0 seconds, Ben 0 seconds." in text
    assert load(save_file.path).table.settings.timed
    assert (
        "Your clock shows 0 seconds" in typed(table, "", "clock off", "quit")
        and not table.settings.timed
    )


def test_a_computer_player_takes_a_seat_and_gives_it_back() -> None:
    table = new_table("skeleton", 2, options={"cards": 13})
    who = table.deciding()[0]
    text = typed(table, "", "seats", "1", "2", "", "4", "quit")
    assert table.seats[ANNA].is_bot and "The computer now plays for Anna (normal)." in text
    assert table.log and who == ANNA and {seat for seat, _ in table.log} == {ANNA, BEN}
    text = typed(table, "seats", "1", "1", "Zoë", "", "quit")
    assert table.seats[ANNA] == Seat("Zoë") and "Zoë plays now." in text


def test_a_seat_with_a_pin_is_given_away_and_taken_by_its_owner_alone() -> None:
    table = new_table("skeleton", 3, options={"cards": 13})
    agree(table, pins={BEN: hash_pin("2580", "00ff"), ANNA: hash_pin("1234", "11ff")})
    wrong = ("1235", "1236", "1237")
    text = typed(table, "", "1234", "seats", "2", "2", *wrong, "quit")
    assert "That is not Ben's PIN." in text and not table.seats[BEN].is_bot
    typed(table, "", "1234", "seats", "2", "2", "2580", "seats", "2", "1", *wrong, "quit")
    assert table.seats[BEN].is_bot and table.settings.pins.keys() == {BEN, ANNA}, "it waits for Ben"
    typed(table, "seats", "2", "1", "2580", "Ben", "seats", "1", "2", *wrong, "quit", viewer=ANNA)
    assert not table.seats[BEN].is_bot and not table.seats[ANNA].is_bot, "Anna is not at home"
    typed(table, "seats", "1", "2", "1234", "quit", viewer=ANNA)
    assert table.seats[ANNA].is_bot and ANNA in table.settings.pins


def test_a_seat_changes_hands_without_its_pin_when_all_the_others_agree() -> None:
    table = new_table("skeleton", 3, options={"cards": 13})
    agree(table, pins={BEN: hash_pin("2580", "00ff"), CLEO: hash_pin("777", "11ff")})
    text = typed(table, "", "seats", "2", "2", "forgotten", "2", "1", "quit")
    assert "Cleo, may somebody else take Ben's seat?" in text and "Cleo does not agree." in text
    assert not table.seats[BEN].is_bot
    typed(table, "", "seats", "2", "2", "forgotten", "2", "2", "777", "quit")
    assert table.seats[BEN].is_bot and BEN in table.settings.pins
    typed(table, "", "seats", "2", "1", "forgotten", "2", "2", "777", "Zoë", "quit")
    assert table.seats[BEN] == Seat("Zoë") and BEN not in table.settings.pins


def test_a_seat_without_a_pin_is_given_away_by_itself_or_by_all_the_others() -> None:
    table = new_table("skeleton", 3, options={"cards": 13})
    text = typed(table, "", "seats", "2", "2", "1", "quit")
    assert "Cleo, may somebody else take Ben's seat?" in text and not table.seats[BEN].is_bot
    assert "Anna, may the seat" not in text, "Anna has agreed by asking"
    typed(table, "", "seats", "2", "2", "2", "seats", "1", "2", "quit")
    assert table.seats[BEN].is_bot and table.seats[ANNA].is_bot


def test_where_nobody_is_left_a_seat_with_a_pin_opens_by_its_pin_alone() -> None:
    table = new_table("skeleton", 2, options={"cards": 13})
    agree(table, pins={BEN: hash_pin("2580", "00ff")})
    table.seats[ANNA] = Seat("Anna", "random")
    text = typed(table, "", "forgotten", "quit")
    assert "Pass the keyboard to Ben" in text and "Your cards" not in text, "alone, but with a PIN"
    assert "There is nobody else at the table who could agree." in text
    leave = ("", "2580", "seats", "2", "2", "2580")
    text = typed(table, *leave, "seats", "2", "1", "forgotten", "quit")
    assert "There is nobody else at the table who could agree." in text and table.seats[BEN].is_bot


def test_a_table_left_to_computer_players_tells_what_everybody_knows() -> None:
    from tests.playing import play_on

    table = play_on(new_table("cities_and_knights", 3), 300)
    drawn = [e for told in table.events for e in told if kind_of(e) == "progress-drawn"]
    assert drawn
    table.seats[:] = [Seat(f"Bot {n}", "random") for n in (1, 2, 3)]
    told = Session(table, None).story(-1)
    assert [line.text for line in told] == [line.text for line in Session(table, None).story(3)]
    names = {Words(table.game).say(f"card-{CARDS[event.card]}") for event in drawn}
    text = typed(table, "log 500", "points", "board", "charts", "quit")
    assert not [name for name in names if f"draws {name}" in text]


def test_a_seat_is_not_given_to_a_name_that_another_player_has() -> None:
    table = Table.open(find("skeleton"), [Seat("Anna"), Seat("Bot 1", "easy")], 1)
    text = typed(table, "seats", "2", "1", "anna", "quit")
    assert "Two players are called" in text and table.seats[BEN] == Seat("Bot 1", "easy")


def test_a_table_without_people_asks_before_every_turn_whether_somebody_sits_down() -> None:
    table = Table.open(find("skeleton"), [Seat("Anna"), Seat("Bot 1", "random")], 2, {"cards": 13})
    text = typed(table, "seats", "1", "2", "", "undo", "seats", "1", "1", "")
    assert "Only computer players are left." in text and 'Here you can type "seats", "log"' in text
    assert not table.seats[ANNA].is_bot and not table.over and 1 < len(table.log) < 20


@pytest.mark.parametrize("word", ["undo", "redo", "seats"])
def test_nothing_is_taken_back_in_the_middle_of_a_question(word: str) -> None:
    table = discarding(ANNA, turn=BEN, players=2)
    before = len(table.log)
    text = typed(table, "1", word, viewer=table.deciding()[0])
    assert 'Answer first, or type "back".' in text and len(table.log) == before


def test_drawn_boards_are_drawn_again_in_the_next_turn_of_who_keeps_the_keyboard() -> None:
    table, player = new_table("skeleton", 2, 3), Player(4)
    PlainTable(Session(table, None), Console(player, player), picture=True).run()
    kept = [turn for turn in player.text.split("Your choice")[1:] if "Pass the" not in turn]
    kept = [turn for turn in kept if "\nRound " in turn]
    assert len(kept) > 5 and all("\nThe prize is " in turn for turn in kept)


def test_where_nothing_is_hidden_the_news_are_told_once_to_all_at_the_keyboard() -> None:
    table, player = play_on(new_table("rise_of_empires", 2, 4), 12, 5), Player(4, most=30)
    session, before = Session(table, None), len(table.log)
    PlainTable(session, Console(player, player)).run()
    told = news(player.text)
    new = [line for line in session.story(0) if line.after > before + 1 and line.brief]
    assert len(new) > 5
    assert [x.text for x in new if told.count(x.text) > sum(y.text == x.text for y in new)] == []


class Passing(Player):
    """Chooses the last line of every list."""

    def readline(self, size: int | None = -1, /) -> str:
        found = RANGE.search(self.said[-1])
        self.orders = [found[2]] if found and len(self.answered) < self.most else []
        return super().readline(size)


def test_what_a_player_holds_is_told_again_only_if_it_has_changed() -> None:
    told = sit(new_table("ascending_empires", 2), Passing(1, (), 5))
    assert told.count("Round 2, ") == 2 and told.count("In stock: ") == 2
