"""Every message of the program with one, two and five things, and with one, two and five names."""

from __future__ import annotations

import re

import pytest

from tabletop_tui.play.fluent import Messages
from tabletop_tui.play.text import PROGRAM, bundle, contracted, languages

NUMBERS = {
    "actions", "best", "changed", "comparisons", "count", "games", "least", "minutes", "missing", "most",
    "n", "number", "rounds", "rows", "seats", "seconds", "streak", "total", "wins",
}  # fmt: skip
"""Facts that are numbers; `names` is a list."""
MANY = {
    "digits": "pin-length pin-short pin-hint host-short-code",
    "keys of a name": "keys-many",
    "seconds that are always several": "host-really",
    "rows of a box": "sheet-counts check-own own-sure",
    "characters of a name": "wrong-name-long wrong-name-marks",
    "characters that come as if pasted": "pasted-question",
    "players of a game, or ways to do one thing": "plain-game plain-game-only plain-who-plays"
    " list-players list-players-only wrong-players wrong-players-only plain-several",
    "figures of a measurement": "arena-done arena-duel arena-seats measure-games measure-speed"
    " measure-scores list-replayed records-told",
}
"""Messages that say what is never one, or stands in a table of figures."""
ALWAYS_MANY = {key for keys in MANY.values() for key in keys.split()}
ONE_THING = {  # a noun of several behind a 1
    "en": re.compile(r"(?<![\d.,-])1 ([a-z]{3,}s)\b"),
    "nl": re.compile(r"(?<![\d.,-])1 ([a-zë]{3,}(?:en|s))\b"),
    "es": re.compile(r"(?<![\d.,-])1 ([a-záéíóúñ]{3,}s)\b"),
}
SEVERAL_NAMES = {  # a verb of one beside several names
    "en": re.compile(r"Ben (?:is|has|was|goes|wins|plays|takes|sits|moves)\b"),
    "nl": re.compile(
        r"Ben (?:is|heeft|was|gaat|zit|wint|speelt|wordt|kan|mag|moet|neemt)\b"
        r"|\b(?:is|heeft|gaat|zit|wint|wordt|kan|mag|moet) Anna"
    ),
    "es": re.compile(
        r"Ben (?:es|ha|está|va|gana|juega|tiene|puede|toma|queda)\b"
        r"|\b(?:es|ha|está|va|gana|siente|juega|puede|queda) (?:a )?Anna"
    ),
}
ABOUT_SEVERAL = {
    key
    for key, source in (bundle(PROGRAM, "en") or Messages("", "en")).sources.items()
    if "$names" in source
}
"""Messages with a list of names."""
VARIABLE = re.compile(r"\$(\w+)")


def read(language: str, count: int, names: str) -> dict[str, str]:
    """Return every message of the program with this number and these names."""
    messages = bundle(PROGRAM, language)
    assert messages is not None
    said = {}
    for key, source in messages.sources.items():
        facts = set(VARIABLE.findall(source))
        given = {
            fact: count if fact in NUMBERS else names if fact == "names" else "X" for fact in facts
        }
        text = messages.format(key, given)
        if text is not None:  # else it is made of messages of a game
            assert "{" not in text, key
            said[key] = contracted(" ".join(text.split()), language)
    return said


@pytest.mark.parametrize("language", languages())
def test_one_thing_is_not_told_as_several(language: str) -> None:
    wrong = {
        key: text
        for key, text in read(language, 1, "Anna").items()
        if key not in ALWAYS_MANY and ONE_THING[language].search(text)
    }
    assert wrong == {}


@pytest.mark.parametrize("language", languages())
def test_two_things_are_told_as_five_are(language: str) -> None:
    two, five = (read(language, count, "Anna") for count in (2, 5))
    wrong = {
        key: text
        for key, text in two.items()
        if text.replace("2", "5") != five[key].replace("2", "5")
    }
    assert wrong == {}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("names", ["Anna, Ben", "Ana, Cleo, Dora, Eva, Anna, Ben"])
def test_several_names_are_not_told_as_one(language: str, names: str) -> None:
    wrong = {
        key: text
        for key, text in read(language, 2, names).items()
        if key in ABOUT_SEVERAL and SEVERAL_NAMES[language].search(text)
    }
    assert wrong == {}


def test_what_is_wrong_would_be_found() -> None:
    assert ONE_THING["en"].search("waits 1 days") and not ONE_THING["en"].search("waits 11 days")
    assert read("en", 1, "Anna").keys() >= ALWAYS_MANY and len(ABOUT_SEVERAL) > 10
    assert SEVERAL_NAMES["nl"].search("Wachten tot Anna, Ben gaat zitten.")
    assert SEVERAL_NAMES["es"].search("Esperando a que se siente Anna, Ben.")
