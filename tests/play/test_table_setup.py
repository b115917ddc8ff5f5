"""The setup of a table: one set of questions, defaults and complaints for every form."""

from __future__ import annotations

import json
from dataclasses import fields

import pytest

from tabletop_tui.engine import Complaint
from tabletop_tui.games import builtin, find
from tabletop_tui.play import Seat, Words
from tabletop_tui.play.rematch import rematch
from tabletop_tui.play.table_settings import TableSettings
from tabletop_tui.play.table_setup import FIELDS, TableSetup
from tabletop_tui.play.text import languages

GAME = find("cities_and_knights")


def table_setup(*names: str) -> TableSetup:
    """A table setup with these people."""
    made = TableSetup(GAME, len(names))
    for n, name in enumerate(names):
        made.places[n].name = name
    return made


def test_every_one_of_the_settings_is_asked_for_or_is_a_pin() -> None:
    assert {*FIELDS.values(), "pins"} == {field.name for field in fields(TableSettings)}


@pytest.mark.parametrize("question", FIELDS)
def test_every_question_can_be_answered_both_ways(question: str) -> None:
    made = table_setup("Anna", "Ben")
    before = made.answer(question)
    made.toggle(question)
    assert made.answer(question) is not before
    table = made.table(1, {})
    assert table.settings == TableSettings(**{FIELDS[question]: True}, pins={})
    made.toggle(question)
    assert made.settings() == TableSettings()


def test_hints_are_allowed_until_somebody_forbids_them() -> None:
    assert TableSetup(GAME).answer("hints") and not TableSetup(GAME).answer("open-replay")


def test_a_computer_player_is_called_by_its_seat_and_a_person_without_a_name_by_the_place() -> None:
    made = table_setup("Anna", "", "")
    made.places[2].level = "easy"
    assert made.seats() == [Seat("Anna"), Seat("Player 2"), Seat("Bot 3", "easy")]
    made.places[1].level = None
    assert made.seats() == [Seat("Anna"), Seat("Bot 2", "easy")]


def test_a_word_of_the_command_line_is_a_computer_player_in_every_form() -> None:
    made = table_setup("Anna", "bot", "bot:hard:trader")
    assert made.seats() == [
        Seat("Anna"),
        Seat("Bot 2", "normal"),
        Seat("Bot 3", "hard", "trader"),
    ]
    assert made.people() == [0], "and is asked for no PIN"
    assert table_setup("Anna", "Robot", "botany").people() == [0, 1, 2]


@pytest.mark.parametrize(
    ("names", "key"),
    [
        (("Anna", "anna"), "wrong-name-twice"),
        (("Anna", "Аnna"), "wrong-name-alike"),
        (("Anna", "\u3164"), "wrong-name-unseen"),
        (("Anna",), "wrong-players"),
        (("Anna", "x\x1b[2J"), "wrong-name-signs"),
        (("Anna", "bot:clever"), "wrong-bot"),
    ],
)
def test_what_is_wrong_with_the_players_is_told_by_one_message(
    names: tuple[str, ...], key: str
) -> None:
    with pytest.raises(Complaint) as no:
        table_setup(*names).table(1, {})
    assert no.value.key == key


def test_pins_go_with_their_people_and_are_for_several() -> None:
    made = table_setup("Anna", "Ben", "Cleo")
    made.places[0].pin, made.places[2].pin = "a", "c"
    made.places[1].level = None
    assert made.settings().pins == {0: "a", 1: "c"}
    made.places[0].level = "hard"
    assert made.settings().pins == {} and made.with_pins() == [2], "one person alone needs no PIN"


def test_options_change_by_one_within_what_they_take() -> None:
    made = table_setup("Anna", "Ben")
    for option in GAME.options:
        before = made.value(option)
        made.change(option)
        assert (made.value(option) != before) == (option.shape != "file")
        made.change(option, -1)
        assert made.value(option) == before
        for _ in range(60):
            made.change(option, 1)
        assert option.accepts(made.value(option))
    made.chosen = {}
    made.change(GAME.options[0])
    made.change_game(find("skeleton"))
    assert made.chosen == {} and [seat.name for seat in made.seats()] == ["Anna", "Ben"]


def test_files_are_named_and_their_texts_come_at_the_end() -> None:
    made = table_setup("Anna", "Ben")
    (option,) = [option for option in GAME.options if option.shape == "file"]
    assert made.file_names() == {}
    made.chosen[option.key] = "my-map.json"
    assert made.file_names() == {option.key: "my-map.json"}
    assert made.table(1, {}).options[option.key] == ""


def test_a_table_is_recalled_as_it_was_settled() -> None:
    made = table_setup("Anna", "Ben", "")
    made.places[2].level = "easy"
    made.chosen["points"] = 10
    made.toggle("clocks")
    kept = json.loads(json.dumps(made.to_dict()))
    again = TableSetup(GAME, 3)
    assert again.restore(kept)
    assert again.seats() == made.seats() and again.chosen == {"points": 10}
    assert again.answer("clocks")


@pytest.mark.parametrize(
    "kept",
    [
        {},
        {"seats": 3, "options": [], "manners": "no"},
        {"seats": [["Anna"], 7, ["x", "wizard"]], "options": {"points": 99, "none": 1}},
        {"options": {"points": [1]}, "manners": {"pins": {"0": "x"}, "timed": 1}},
    ],
)
def test_what_nobody_can_recall_is_left_as_it_is_at_first(kept: dict[str, object]) -> None:
    again = TableSetup(GAME, 3)
    assert not again.restore(kept)
    assert again.chosen == {} and again.settings() == TableSettings()


def test_a_rematch_seats_the_same_people_and_the_next_one_begins() -> None:
    made = table_setup("Anna", "Ben", "")
    made.places[2].level = "easy"
    made.places[0].pin = "hashed"
    made.chosen["points"] = 10
    again = rematch(made.table(1, {}), 2)
    assert again.seats == [
        Seat("Ben", colour=1),
        Seat("Bot 2", "easy", "", 2),
        Seat("Anna", colour=0),
    ]
    assert again.settings.pins == {2: "hashed"} and again.options["points"] == 10


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("game", builtin())
def test_every_option_is_explained(game: str, code: str) -> None:
    words = Words(find(game), language=code)
    for option in find(game).options:
        said = words.say(f"option-{option.name}-help")
        assert said.endswith(".") and len(said) > 30, option.key


def test_with_several_terminals_a_pin_has_four_digits() -> None:
    table_setup = TableSetup(find("skeleton"), 2)
    table_setup.set_pin(1, "123", "00ff")
    assert table_setup.table(1, {}).settings.pins, "at one keyboard three are enough"
    table_setup.cycle_remote()
    with pytest.raises(ValueError, match="pin-short"):
        table_setup.table(1, {})
    table_setup.set_pin(1, "1234", "00ff")
    assert [*table_setup.table(1, {}).settings.pins] == [1]


def test_who_has_no_name_leaves_a_seat_open_where_each_has_a_terminal() -> None:
    table_setup = TableSetup(find("skeleton"), 3)
    table_setup.places[0].name = "Anna"
    table_setup.places[1].name = " "
    assert table_setup.open_to_all() == frozenset()
    table_setup.cycle_remote()
    assert table_setup.open_to_all() == {1, 2}
    assert [seat.name for seat in table_setup.seats()] == ["Anna", "Player 2", "Player 3"]
