"""The options of a table in words, for pages that show them and for the rulebook."""

from __future__ import annotations

from collections.abc import Mapping

from ..engine import Option
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


def value_in_words(words: Speech, option: Option, value: object) -> str:
    """Return the value of an option in words. For a file, return only whether there is one."""
    if isinstance(value, bool) or option.shape == "file":
        return words.say("yes" if value else "no")
    key = f"option-{option.key}-{value}"
    text = words.say(key)
    return str(value) if text == key else text


def options_in_words(table: Table, words: Speech) -> Mapping[str, OptionInWords]:
    """Return every option of a table by its key."""
    found = {}
    for option in table.game.options:
        value = table.options.get(option.key, option.default)
        other = words.say("no" if value else "yes") if option.shape == "flag" else ""
        label, usual = words.say(f"option-{option.key}"), value == option.default
        found[option.key] = OptionInWords(label, value_in_words(words, option, value), usual, other)
    return found
