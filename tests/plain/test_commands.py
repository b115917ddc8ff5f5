"""The commands of plain mode, its forms, and quitting."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tabletop_tui import games
from tabletop_tui.engine import Aim, Deal, Hand, Offer
from tabletop_tui.engine.kernel import closed, offers
from tabletop_tui.plain.commands import COMMANDS
from tabletop_tui.plain.console import Console
from tabletop_tui.plain.forms import OfferForm
from tabletop_tui.play import Seat, Table, Words
from tabletop_tui.play.pins import hash_pin
from tabletop_tui.play.text import SPOKEN, languages, set_language
from tabletop_tui.store.load import load
from tabletop_tui.store.save_file import SaveFile
from tests.playing import agree, new_table, play_on

from .playing import Player, sit


def typed(*orders: str, game: str = "rise_of_empires", **more: object) -> tuple[Table, str]:
    """Play as one person, typing *orders*; return what was printed."""
    table = new_table(game, 2, **more)  # type: ignore[arg-type]
    return table, sit(table, Player(1, orders))


def test_undo_and_redo_are_played_and_told() -> None:
    table, text = typed("1", "undo")
    assert not table.log and len(table.undone) == 1 and "Undone." in text
    table, text = typed("1", "undo", "redo")
    assert len(table.log) == 1 and not table.undone
    table, text = typed("undo", "redo")
    assert "nothing to undo" in text and "nothing to redo" in text


def test_words_may_be_cut_short_and_strange_ones_are_told() -> None:
    _, text = typed("poi", "dance", "99", "u")
    assert "Anna: 0" in text
    assert (
        'I don\'t know "dance". Type a number, or "help".' in text
        and "Type a number from 1 to" in text
    )
    _, text = typed("r")
    assert "r could be redo, reason, review, rule, rules, refuse." in " ".join(text.split())


def test_a_number_outside_its_bounds_is_told() -> None:
    choices, _, made = ASKED["hand"]
    player = Player(1, ("9", "1", "2"))
    words, console = Words(games.find("cities_and_knights"), ["Anna"]), Console(player, player)
    action = type(play_on(new_table("cities_and_knights", 3), 1).log[0][1])
    form = OfferForm(console, words, lambda word: None, lambda aim, piece, angle, power: [])
    assert form.fill(Offer(action, choices)) == made and "Type a number from 0 to 2." in player.text


@pytest.mark.parametrize("code", languages())
def test_every_command_has_a_word_of_its_own_in_every_language(code: str) -> None:
    words = Words(language=code)
    own = {
        name: words.say(f"plain-word-{name}")
        for name in (*COMMANDS, "back", "forgotten", "on", "off")
    }
    assert len({own[name] for name in COMMANDS}) == len(COMMANDS)
    assert all(
        word.split() == [word] and word.casefold() not in {*own} - {name}
        for name, word in own.items()
    )


def test_words_of_the_players_language_and_english_ones_are_understood(spoken_dutch: None) -> None:
    table = new_table("rise_of_empires", 2)
    text = sit(table, Player(1, ("spelregels", "rules", "punten", "ongedaan", "stop")))
    assert text.count("1. Rise of Empires") == 2 and "Anna: 0" in text and "Your choice" not in text


@pytest.fixture
def spoken_dutch() -> Iterator[None]:
    """Switch to Dutch."""
    set_language("nl")
    yield
    set_language("en")


def test_the_rule_of_a_line_and_of_the_question() -> None:
    _table, text = typed("rule 1", "rule", game="skeleton")
    assert text.count("== ") >= 2 and '"rule" and a number' in text


def test_the_log_tells_as_many_sentences_as_asked() -> None:
    table = play_on(new_table("rise_of_empires", 2), 30)
    seat = table.deciding()[0]
    long, short = (
        sit(table, Player(1, (word,)), viewer=seat).count("\n- ") for word in ("log 25", "log 3")
    )
    assert long - short == 22


def test_help_names_every_command() -> None:
    _, text = typed("help")
    for word in (
        "undo",
        "redo",
        "log",
        "points",
        "board",
        "hand",
        "why",
        "rule",
        "hint",
        "save",
        "help",
        "quit",
    ):
        assert f"  {word}: " in text


def test_why_tells_the_reasons() -> None:
    table = play_on(new_table("cities_and_knights", 3), 60)
    while not (table.game.by_frame and table.state.stack[-1].kind == "acting"):
        play_on(table, 1)
    seat = table.deciding()[0]
    reasons = sit(table, Player(1, ("why",)), viewer=seat).rpartition("): ")[0].split("\n- ")[1:]
    words = Words(table.game, [seat.name for seat in table.seats], forms=(SPOKEN,))
    shut = [words.of(table.state, no) for no in closed(table.game, table.state, seat)]
    said = " ".join(" ".join(reasons).split())
    assert shut and all(reason in said for reason in shut)


def test_a_hint_is_an_action_in_words() -> None:
    _, text = typed("hint", game="skeleton")
    assert "Bid " in text.rpartition("hint")[2] or "Bid " in text.split("Your choice")[1]


def test_a_hint_is_played_by_its_number() -> None:
    _, text = typed("hint")
    told = re.findall(r"hint (\d): (.+)", text.rpartition("hint\n")[2])
    assert len(told) > 1 and len({line for _, line in told}) == len(told)
    for n, line in told:
        table, _ = typed("hint", f"hint {n}")
        action = Words(table.game, ["Anna"]).of(table.checkpoints[0], table.log[0][1])
        assert " ".join(line.split()).startswith(action[:40]), (n, line, action)


def test_quit_and_the_end_of_the_input_leave_the_game_saved(tmp_path: Path) -> None:
    for last in ("quit", ""):
        table = new_table("rise_of_empires", 2)
        save_file = SaveFile.create(table, tmp_path / f"x{last}.json")
        player = Player(1, ("1", "save", last) if last else ("1", "save"))
        text = sit(table, player, save_file)
        save_file.close()
        assert "The game is saved. Goodbye." in text and str(save_file.path) in "".join(
            text.split()
        )
        assert load(save_file.path).table.log == table.log and len(table.log) == 1


def test_a_second_sitting_goes_on_and_tells_what_came_last(tmp_path: Path) -> None:
    table = play_on(new_table("rise_of_empires", 2), 9)
    again = Table(
        table.game, table.state, table.seats, table.options, log=table.log, events=table.events
    )
    text = sit(again, Player(1, ()))
    assert text.count("\n- ") >= 4


ASKED = {
    "hand": (
        Hand(lambda c: c, (2, 0, 3), 2, 3, ("kind-brick", "kind-lumber", "kind-wool")),
        ("1", "2"),
        (1, 0, 2),
    ),
    "all": (
        Hand(lambda c: c, (2, 0, 3), 5, 5, ("kind-brick", "kind-lumber", "kind-wool")),
        (),
        (2, 0, 3),
    ),
    "deal": (
        Deal(
            lambda a, b, c: (a, b, c),
            (2, 0, 1),
            (5, 5, 5),
            ("kind-brick", "kind-lumber", "kind-wool"),
            (1, 2),
        ),
        ("1", "2", "0", "1", "3", "0", "2"),
        ((2, 0, 0), (0, 3, 0), (2,)),
    ),
    "aim": (
        Aim(lambda *a: a, (3, 4), 1024, 100),
        ("2", "90", "40", "2", "1", "45.5", "60", "1"),
        (3, 129, 60),
    ),
    "aim of the only piece": (Aim(lambda *a: a, (3,), 1024, 100), ("90", "40", "1"), (3, 256, 40)),
}


@pytest.mark.parametrize("shape", ASKED)
def test_choices_that_cannot_be_listed_are_asked_part_by_part(shape: str) -> None:
    choices, orders, made = ASKED[shape]
    game = games.find("cities_and_knights")
    action = type(play_on(new_table("cities_and_knights", 3), 1).log[0][1])
    player = Player(1, orders)
    words, console = Words(game, ["Anna", "Ben", "Cleo"]), Console(player, player)
    form = OfferForm(
        console, words, lambda word: None, lambda aim, piece, angle, power: [f"piece {piece}"]
    )
    assert form.fill(Offer(action, choices)) == made
    assert not player.orders
    back = Player(1, ("strange", "back"))
    if orders:
        unknown: list[str] = []
        console = Console(back, back)
        assert (
            OfferForm(console, words, unknown.append, form.shot).fill(Offer(action, choices))
            is None
        )
        assert unknown == ["strange"]


def test_every_ship_in_an_aim_is_named_with_what_it_can_reach() -> None:
    table = new_table("ascending_empires", 2)
    while not any(
        isinstance(o.choices, Aim) for o in offers(table.game, table.state, table.deciding()[0])
    ):
        play_on(table, 1)
    seat = table.deciding()[0]
    found = offers(table.game, table.state, seat)
    shot = next(n for n, o in enumerate(found) if isinstance(o.choices, Aim))
    from tabletop_tui.plain.choices import Namer, lines

    rows = lines(
        found, Namer(Words(table.game), table.game.view(table.state, seat), lambda place: "")
    )
    line = next(n for n, row in enumerate(rows, 1) if row.offer is found[shot])
    which = ("1",) if len(found[shot].choices.pieces) > 1 else ()
    text = sit(table, Player(1, (str(line), *which, "0", "0", "50")), viewer=seat)
    assert "starship 1" in text and "What do you aim at?" in text and "% to stop in" in text
    assert "Shoot" in text


def test_a_person_sees_names_with_every_sign_but_no_control(tmp_path: Path) -> None:
    table = Table.open(games.find("skeleton"), [Seat("Zoë [b]"), Seat("Ben")], 1)
    assert "Zoë [b]" in sit(table, Player(1, ()))


def test_a_seat_with_a_pin_is_asked_for_it() -> None:
    table = new_table("skeleton", 2)
    agree(table, pins={0: hash_pin("1234", "00ff")})

    class PinTypist(Player):
        pins = ["999", "1234"]

        def readline(self, size: int | None = -1, /) -> str:
            if "PIN" in self.said[-1]:
                return self.pins.pop(0) + "\n"
            return super().readline(size)

    player = PinTypist(1, ())
    text = sit(table, player)
    assert not player.pins and "999" not in text and "1234" not in text
    assert text.index("PIN") < text.index("Your cards") and text.count("PIN") >= 2


def test_a_table_that_another_session_takes_over_is_left(tmp_path: Path) -> None:
    table = new_table("rise_of_empires", 2)
    save_file = SaveFile.create(table, tmp_path / "x.json")

    class Meanwhile(Player):
        def readline(self, size: int | None = -1, /) -> str:
            if len(table.log) == 1:
                SaveFile.open(save_file.path, take_over=True).save()
            return super().readline(size)

    player = Meanwhile(1, ("1", "1", "1", "1"))
    text = sit(table, player, save_file)
    assert (
        len(table.log) == 2 and "Goodbye" not in text and len(load(save_file.path).table.log) == 1
    )


def test_a_table_without_hints_gives_none() -> None:
    table = new_table("skeleton", 2)
    agree(table, no_hints=True)
    text = sit(table, Player(1, ("hint",)))
    assert "Hints are off at this table." in text and "What a strong player would do" not in text
