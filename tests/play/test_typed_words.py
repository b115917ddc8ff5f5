"""Words to type are in quotes wherever a sentence mentions them."""

import re

import pytest

from .translated import ROOT

ASKED = {"en": "[Tt]ype", "nl": "[Tt]yp", "es": "[Ee]scribe|[Ee]scribir"}
OR = {"en": "or|such as", "nl": "of|zoals", "es": "o|como"}  # what stands before a word of a list


def sentences(code: str) -> dict[str, str]:
    """What the program says in a language, by key, each message on one line."""
    found: dict[str, str] = {}
    for path in sorted((ROOT / "play" / "words").glob(f"{code}*.ftl")):
        text = re.sub(r"\n +", " ", path.read_text(encoding="utf-8"))
        found |= dict(re.findall(r"^([\w-]+) = (.*)$", text, re.MULTILINE))
    return found


def bare(code: str, text: str, words: set[str]) -> list[str]:
    """The typed words in the list behind "type" in a sentence that stand without quotes."""
    found = []
    for part in re.findall(rf"\b(?:{ASKED[code]}) ([^.;:(]*)", text):
        before = rf"(?:^|, (?:{OR[code]} )?|\b(?:{OR[code]}) )"
        found += [word for word in re.findall(rf"{before}(\w+)\b", part) if word in words]
    return found


@pytest.mark.parametrize("code", ASKED)
def test_words_to_be_typed_stand_in_quotes(code: str) -> None:
    said = sentences(code)
    words = {text for key, text in said.items() if key.startswith("plain-word-")}
    assert len(words) > 20
    assert {key: found for key, text in said.items() if (found := bare(code, text, words))} == {}


def test_a_bare_word_would_be_found() -> None:
    assert bare("en", 'Type back, or "quit".', {"back", "quit"}) == ["back"]
    assert bare("nl", "Typ ‘eens’ of oneens.", {"eens", "oneens"}) == ["oneens"]
