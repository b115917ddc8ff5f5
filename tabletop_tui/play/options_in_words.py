"""The options of a table in words, for forms, pages that show them, and the rulebook."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..engine import HANDICAP, Game, Option, Value
from ..engine.fast_dataclass import dataclass
from ..engine.words import Speech
from .table import Table


@dataclass(slots=True, frozen=True)
class OptionInWords:
    """An option of a table in words: its label, its value, whether that is the default, and for a
    flag the *opposite* value.
    """

    label: str
    value: str
    is_default: bool
    opposite: str = ""


def label_in_words(words: Speech, option: Option, names: Sequence[str] = ()) -> str:
    """Return the label of an option; a handicap has the name of its seat, or its number."""
    label = words.say(f"option-{option.name}")
    if option.seat < 0:
        return label
    number = option.seat + 1
    known = option.seat < len(names)
    name = names[option.seat] if known else words.say("option-seat", number=number)
    return words.say("option-of-seat", option=label, name=name)


def value_in_words(words: Speech, option: Option, value: object) -> str:
    """Return the value of an option in words. For a file, return only whether there is one."""
    if isinstance(value, bool) or option.shape == "file":
        return words.say("yes" if value else "no")
    key = f"option-{option.name}-{value}"
    text = words.say(key)
    return str(value) if text == key else text


def options_in_words(table: Table, words: Speech) -> Mapping[str, OptionInWords]:
    """Return every option of a table by its name in the text files."""
    found = {}
    for option in table.game.options:
        value = table.options.get(option.key, option.default)
        other = words.say("no" if value else "yes") if option.shape == "flag" else ""
        label, usual = words.say(f"option-{option.name}"), value == option.default
        if option.seat < 0:
            told = value_in_words(words, option, value)
            found[option.key] = OptionInWords(label, told, usual, other)
        elif HANDICAP not in found:
            agreed = handicaps_in_words(table, words)
            told = ", ".join(agreed) or value_in_words(words, option, option.default)
            found[HANDICAP] = OptionInWords(label, told, not agreed)
    return found


def handicaps_in_words(table: Table, words: Speech) -> list[str]:
    """Return the name of each seat that has a handicap, with its value."""
    return [
        words.say("handicap-of", name=seat.name, handicap=told)
        for n, seat in enumerate(table.seats)
        if (told := handicap_in_words(words, table.game, table.options, n))
    ]


def handicap_in_words(words: Speech, game: Game, options: Mapping[str, Value], seat: int) -> str:
    """Return the handicap of a seat in words, "" for none."""
    for option in game.options:
        if option.seat == seat:
            value = options.get(option.key, option.default)
            return "" if value == option.default else value_in_words(words, option, value)
    return ""
