"""Names and seats, as typed."""

import pytest

from tabletop_tui.play.names import LONGEST, clean_name
from tabletop_tui.play.seats import LEVELS, Seat, read_seats
from tabletop_tui.play.text import sentence
from tests.complaining import refused


def test_people_and_computers_take_their_seats() -> None:
    assert read_seats(" Anna ,bot:hard, Ben,bot") == [
        Seat("Anna"), Seat("Bot 2", "hard"), Seat("Ben"), Seat("Bot 4", "normal")
    ]  # fmt: skip
    assert [seat.level for seat in read_seats(",".join(f"bot:{level}" for level in LEVELS))] == [
        *LEVELS
    ]


@pytest.mark.parametrize(
    "name", ["Änne", "[bold]x[/]", "{$x}", "O'Neill & Co", "李小龍", "x" * LONGEST, "a b"]
)
def test_any_writing_is_a_name(name: str) -> None:
    assert clean_name(f"  {name} ") == name


@pytest.mark.parametrize(
    "name",
    [
        "\x1b[31mred",
        "a\tb",
        "a\nb",
        "a\x07b",
        "a\x9bb",
        "a\u202eb",
        "a\u2066b",
        "a\u200bb",
        "a\u2028b",
        "\ud800",
        "a\0",
    ],
)
def test_a_name_cannot_command_the_terminal(name: str) -> None:
    with refused("control characters"):
        clean_name(name)


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("", "needs a name"),
        ("Anna,,Ben", "needs a name"),
        ("Anna, ", "needs a name"),
        ("Anna,anna", "called 'Anna'"),
        ("x" * 200, "can have at most 24 characters; xxxxxxxxxxxx… has 200"),
        ("bot:godlike", "no computer player 'godlike'"),
        ("bot:hanna,bot:hanna", "Hanna can only sit at one seat"),
        ("Bot 2,bot", "called 'Bot 2'"),
        ("bot:\x1b[2J", "control characters"),
    ],
)
def test_wrong_seats_are_told_in_a_sentence(text: str, word: str) -> None:
    with pytest.raises(ValueError) as no:
        read_seats(text)
    assert word in sentence(no.value) and sentence(no.value).endswith(".")
