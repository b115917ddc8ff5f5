"""Terminology: one word for one thing in each language, and the words that must not be used."""

import re
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from tabletop_tui import games

TERMS = tomllib.loads((Path(__file__).parent / "terms.toml").read_text(encoding="utf-8"))
ROWS = [
    pytest.param(language, concept, part, row, id=f"{language}-{concept}-{part}")
    for language, concepts in TERMS.items()
    for concept, row in concepts.items()
    for part in row["in"]
]
MARKUP = re.compile(r"\{#[^}]*\}|\{ *[\w$.-]+ *\}|^[\w.-]+ =|^#.*|^ *\.key = .*", re.MULTILINE)


def texts(part: str, language: str) -> dict[str, str]:
    """What stands in the words of a part of the program, by file, without keys and remarks."""
    package = "tabletop_tui.play" if part == "play" else games.package(part)
    rulebook = "rules.md" if language == "en" else f"rules.{language}.md"
    found = {
        path.name: path.read_text(encoding="utf-8")
        for path in (files(package) / "words").iterdir()
        if path.name.startswith(f"{language}.") or path.name == rulebook
    }
    return {name: " ".join(MARKUP.sub(" ", text).split()) for name, text in found.items()}


@pytest.mark.parametrize(("language", "concept", "part", "row"), ROWS)
def test_a_concept_has_one_name_in_every_file(
    language: str, concept: str, part: str, row: dict[str, Any]
) -> None:
    second = []
    for name, text in texts(part, language).items():
        for phrase in row.get("but", ()):
            text = re.sub(phrase, "", text, flags=re.IGNORECASE)
        for pattern in row["never"]:
            for found in re.finditer(pattern, text, re.IGNORECASE):
                second.append(f"{name}: {text[max(found.start() - 30, 0) : found.end() + 20]}")
    assert second == [], f"{concept} is called {row['term']}"


@pytest.mark.parametrize(("language", "concept", "part", "row"), ROWS)
def test_the_term_is_really_used(
    language: str, concept: str, part: str, row: dict[str, Any]
) -> None:
    everything = " ".join(texts(part, language).values())
    assert re.search(re.escape(row["term"]), everything, re.IGNORECASE)


def test_a_second_name_would_be_found() -> None:
    row = TERMS["nl"]["troop"]
    assert re.search(row["never"][0], "Plaats een troep") and len(ROWS) > 40
