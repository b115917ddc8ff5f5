"""Table options: parsed as players write them, checked as files hold them."""

import pytest

from tabletop_tui.engine import Option, settle
from tabletop_tui.play.text import sentence
from tests.complaining import refused

FLAG = Option(key="spread", shape="flag", default=False)
NUMBER = Option(key="points", shape="number", default=13, least=5, most=20)
CHOICE = Option(key="dice", shape="choice", default="fair", choices=("fair", "deck"))
FILE = Option(key="map", shape="file", default="")
ALL = (FLAG, NUMBER, CHOICE, FILE)


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (FLAG, "Yes", True),
        (FLAG, " on ", True),
        (FLAG, "1", True),
        (FLAG, "no", False),
        (FLAG, "FALSE", False),
        (NUMBER, "5", 5),
        (NUMBER, " 20 ", 20),
        (CHOICE, "Deck", "deck"),
        (FILE, "Any Text", "Any Text"),
    ],
)
def test_a_value_is_read(option: Option, text: str, value: object) -> None:
    read = option.parse(text)
    assert read == value and type(read) is type(value) and option.accepts(read)


@pytest.mark.parametrize(
    ("option", "text", "told"),
    [
        (FLAG, "maybe", "spread must be yes or no, not 'maybe'."),
        (NUMBER, "4", "points must be a number from 5 to 20, not '4'."),
        (NUMBER, "21", "points must be a number from 5 to 20, not '21'."),
        (NUMBER, "ten", "points must be a number from 5 to 20, not 'ten'."),
        (CHOICE, "", "dice must be fair or deck, not ''."),
    ],
)
def test_a_wrong_value_is_told_in_a_sentence(option: Option, text: str, told: str) -> None:
    with pytest.raises(ValueError) as no:
        option.parse(text)
    assert sentence(no.value) == told


@pytest.mark.parametrize(
    ("option", "value"),
    [
        (FLAG, 1),
        (FLAG, "yes"),
        (NUMBER, True),
        (NUMBER, 4),
        (NUMBER, 21),
        (NUMBER, 6.0),
        (NUMBER, "6"),
        (CHOICE, "x"),
        (FILE, 3),
    ],
)
def test_a_value_of_another_kind_is_not_accepted(option: Option, value: object) -> None:
    assert not option.accepts(value)


def test_what_is_not_chosen_has_its_default() -> None:
    assert settle(ALL, {"points": 7}) == {"spread": False, "points": 7, "dice": "fair", "map": ""}


@pytest.mark.parametrize("chosen", [{"speed": 3}, {"points": 99}, {"spread": 1}])
def test_an_option_or_value_that_does_not_exist_is_refused(chosen: dict) -> None:
    with refused(r"Unknown option|is not valid"):
        settle(ALL, chosen)
