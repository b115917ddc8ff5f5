"""Names: visible and distinguishable."""

from __future__ import annotations

import unicodedata

import pytest

from tabletop_tui.cells import cell_len
from tabletop_tui.engine import Complaint
from tabletop_tui.play.names import (
    LOOKALIKES,
    MARKS,
    clean_name,
    safe_name,
    same_name,
    shortened,
    skeleton,
)
from tabletop_tui.play.seats import read_seats
from tabletop_tui.play.text import sentence
from tests.complaining import refused
from tests.playing import new_table


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",
        "\u2800",
        "\u115f\u1160",
        "\uffa0",
        "An\u034fna",
        "Anna\ufe0f",
        "Anna\U000e0100",
        "\u17b4",
        "\u0301Anna",
        "An\ufffcna",
        "An\U0001d159na",
    ],
)
def test_a_sign_that_is_drawn_as_nothing_is_no_part_of_a_name(name: str) -> None:
    with pytest.raises(Complaint) as no:
        clean_name(name)
    assert no.value.key == "wrong-name-unseen" and sentence(no.value).endswith(".")


@pytest.mark.parametrize("name", ["\u200b", "\u200dAnna", "\ufeffAnna", "A\u00adnna", "\U000e0041"])
def test_an_invisible_command_is_no_part_of_a_name(name: str) -> None:
    with refused("control characters"):
        clean_name(name)


def test_a_letter_carries_a_few_marks_and_no_tower() -> None:
    assert clean_name("Z" + "\u0323\u0331\u0334") and clean_name("กู่") == "กู่"
    for marks in (MARKS + 2, 23):
        with pytest.raises(Complaint) as no:
            clean_name("Z" + "\u0323" * marks)
        assert no.value.key == "wrong-name-marks"


def test_a_name_is_composed_and_its_blanks_are_single() -> None:
    decomposed = unicodedata.normalize("NFD", "René")
    assert clean_name(decomposed) == "René" and clean_name(" An\u00a0 \u3000na ") == "An na"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Аnna"),
        ("Anna", "Αnna"),
        ("Cocos", "сосоѕ"),
        ("Ilse", "llse"),
        ("Otto", "0tto"),
        ("Bob", "Вob"),
        ("Max", "Мах"),
        ("Anna", "Ａｎｎａ"),
        ("Zoë", unicodedata.normalize("NFD", "Zoë")),
        ("Ann a", "Ann\u2003a"),
        ("Zoë", "Zoё"),
        ("René", "Renе́"),
        ("Anna", "Ꭺnna"),
        ("Lea", "ꓡea"),
        ("Otto", "Ⲟttᴏ"),
        ("ニコ", "二コ"),
    ],
)
def test_names_that_look_alike_do_not_sit_at_one_table(one: str, other: str) -> None:
    with pytest.raises(Complaint) as no:
        read_seats(f"{one},{other}")
    assert no.value.key in ("wrong-name-alike", "wrong-name-twice")


@pytest.mark.parametrize(
    "names",
    [
        "Anna,Ann",
        "Zoe,Chloë",
        "カイ,ガイ",
        "รานี,รานา",
        "Ольга,Олег",
        "Νίκος,Νίκη",
        "李,小龍",
        "Bot 1,Bob",
        "Jan,Jana",
    ],
)
def test_names_in_any_writing_that_differ_sit_together(names: str) -> None:
    assert len(read_seats(names)) == 2


def test_who_takes_a_seat_is_told_apart_from_the_others_too() -> None:
    from tabletop_tui.play import Seat

    table = new_table("skeleton", 2)
    with refused("look alike"):
        table.reseat(1, Seat("Аnna"))
    table.reseat(0, Seat("Аnna"))  # of her own seat nobody is mistaken


def test_a_lookalike_stands_for_one_letter() -> None:
    signs = [sign for some in LOOKALIKES.values() for sign in some]
    assert len(set(signs)) == len(signs)
    for letter, some in LOOKALIKES.items():
        assert {skeleton(sign) for sign in some} == {skeleton(letter)}
        assert skeleton(letter) == letter.casefold()


def test_capitals_do_not_tell_names_apart() -> None:
    assert (
        same_name("anna", "ANNA")
        and same_name("STRASSE", "straße")
        and not same_name("Anna", "Аnna")
    )


@pytest.mark.parametrize("name", ["\u3164", "Z" + "\u0323" * 20, "Rene\u0301"])
def test_older_saves_keep_the_names_they_have(name: str) -> None:
    assert safe_name(name) == name


@pytest.mark.parametrize("letter", ["國", "ที่", "क्षि", "👍🏽", "🇳🇱", "ａ"])
def test_a_short_name_has_whole_letters_and_no_twin(letter: str) -> None:
    longest = 24 // len(letter)
    names = [letter * longest, letter * (longest - 1), letter * (longest - 2) + "x", "Anna"]
    for cells in range(1, 30):
        short = shortened(names, cells)
        assert all(0 < cell_len(name) <= cells for name in short) and len(set(short)) == 4, short
        for name in short[:3]:
            assert not name.replace(letter, "").strip("x1234 "), short
