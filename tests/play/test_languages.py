"""Dutch and Spanish against English: no message is missing or unused, and no sentence is outside
the files.
"""

from __future__ import annotations

import importlib
import json
import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Comment,
    GroupComment,
    Junk,
    Message,
    ResourceComment,
    Term,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from tabletop_tui import games
from tabletop_tui.components.printed import Printed, row_name, text_key
from tabletop_tui.engine import Complaint, Who
from tabletop_tui.play import Words
from tabletop_tui.play.rulebook import HEADING, KEY, PICTURE, rulebook, written
from tabletop_tui.play.text import (
    FALLBACK,
    FILE_SUFFIXES,
    PROGRAM,
    current_language,
    language_of,
    languages,
    locale_language,
    sentence,
    set_language,
)

from .translated import OTHERS, PARTS, ROOT, merged, older_texts, texts

PACKAGES = (PROGRAM, *(games.package(game) for game in games.ids()))
FILES = sorted(ROOT.rglob("*.ftl"))
ID = re.compile(r"\((?:[A-Z]{2}-\d+|[RH]\d+)\)")
SOURCES = (
    "a player's report",
    "rulebook summary",
    "a second rules text",
    "players' descriptions",
    "follows from known facts",
    "made up for this program",
)


def room_file(package: str, code: str, room: str) -> Path:
    """A file of a language."""
    return Path(str(files(package) / "words" / f"{code}{room}.ftl"))


class Variables(Visitor):  # type: ignore[misc]
    """The variables that a message mentions."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """The messages of a file with the variables of each."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, (Message, Term)):
            seen = Variables()
            seen.visit(entry)
            found[entry.id.name] = seen.names
    return found


def test_dutch_and_spanish_are_spoken_beside_english() -> None:
    assert languages() == ("en", "es", "nl")


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_text_file_is_sound_and_has_every_message_once(path: Path) -> None:
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert [entry.content[:60] for entry in body if isinstance(entry, Junk)] == []
    keys = Counter(entry.id.name for entry in body if isinstance(entry, (Message, Term)))
    assert [key for key, times in keys.items() if times > 1] == []
    assert len(body) == keys.total() + sum(
        isinstance(x, (Comment, GroupComment, ResourceComment)) for x in body
    )


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("package", PACKAGES)
def test_a_language_has_every_message_with_the_same_variables_and_no_others(
    package: str, code: str
) -> None:
    for room in FILE_SUFFIXES:
        english = room_file(package, FALLBACK, room)
        if english.is_file():
            mine, theirs = messages(english), messages(room_file(package, code, room))
            assert sorted(mine.keys() - theirs.keys()) == [], f"missing in {code}{room}"
            assert sorted(theirs.keys() - mine.keys()) == [], f"left over in {code}{room}"
            assert {
                key: theirs[key] ^ mine[key] for key in mine if theirs[key] != mine[key]
            } == {}, code + room


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("game", PARTS)
def test_every_component_has_its_name_and_text(game: str, code: str) -> None:
    data = json.loads(
        (files(games.package(game)) / "components" / "components.json").read_text(encoding="utf-8")
    )
    id_, sections = PARTS[game]
    named = {section for section, rows in data.items() if isinstance(rows, list)
             for row in rows if {"name", "text"} & row.keys() and row_name(row, id_)}  # fmt: skip
    assert named == set(sections)
    wanted = {key for _, key in (*texts(game), *older_texts(game))} | {"source-owner"}
    wanted |= {f"meaning-{status.lower()}" for status in data.get("status_meaning", ())}
    if game == "ascending_empires":
        found_sources = {
            row["source"] for rows in data.values() if isinstance(rows, list) for row in rows
        }
        assert {source for source in found_sources if not re.fullmatch(r"R\d+", source)} == set(
            SOURCES
        )
        wanted |= {text_key("source", "", source) for source in SOURCES}
    found = messages(room_file(games.package(game), code, ".components"))
    assert sorted(wanted ^ found.keys()) == [] and not any(found.values())


def words_in(value: Any) -> Iterator[str]:
    """Every name of a field and every text in a part of a file of components."""
    if isinstance(value, dict):
        for key, one in value.items():
            yield from (key, *words_in(one))
    elif isinstance(value, list):
        yield from (word for one in value for word in words_in(one))
    elif isinstance(value, (str, bool)):
        yield str(value)


@pytest.mark.parametrize("code", OTHERS)
def test_the_component_sheet_of_ascending_empires_calls_everything_in_the_language(
    code: str,
) -> None:
    told = messages(room_file("tabletop_tui.games.ascending_empires", code, ".screen"))
    found = set()
    for section, rows in merged("ascending_empires").items():
        if isinstance(rows, list):
            for row in rows:
                fields = {
                    key: one
                    for key, one in row.items()
                    if key not in ("status", "source", "note", "name", "id")
                }
                found |= {section, *row["id"].split("-"), *words_in(fields)}
    known = {
        text_key("part", "", word.replace("_", " ").lower())
        for word in found
        if len(word) > 1 and word != "0"
    }
    missing = {key for key in known if not re.fullmatch(r"part-\d+", key)} - told.keys()
    assert len(known) > 150 and missing == set()


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("game", games.ids())
def test_a_translated_rulebook_has_the_same_headings_and_statements(game: str, code: str) -> None:
    assert rulebook(game, code).language == code and rulebook(game, FALLBACK).language == FALLBACK
    for name in ("rules", "guide", "examples"):
        same_headings_and_statements(written(game, name, FALLBACK), written(game, name, code))


def same_headings_and_statements(english: str, own: str) -> None:
    """Check that two texts have the same headings, statements, pictures and keys, in order."""
    pictures = [[name for _, name in PICTURE.findall(text)] for text in (english, own)]
    assert pictures[0] == pictures[1] and KEY.findall(english) == KEY.findall(own)
    assert len(re.findall(r"(?m)^\|", english)) == len(re.findall(r"(?m)^\|", own))
    heads = [
        [(len(found[1]), found[3]) for line in text.splitlines() if (found := HEADING.match(line))]
        for text in (english, own)
    ]
    assert heads[0] == heads[1]
    ids = [Counter(ID.findall(text)) for text in (english, own)]
    assert ids[0] - ids[1] == ids[1] - ids[0] == Counter()


# -- which language
# ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("environ", "code"),
    [
        ({"LANG": "nl_NL.UTF-8"}, "nl"),
        ({"LANG": "es"}, "es"),
        ({"LANG": "nl_BE@euro"}, "nl"),
        ({"LC_MESSAGES": "es_ES", "LANG": "nl_NL"}, "es"),
        ({"LC_ALL": "nl_NL", "LC_MESSAGES": "es_ES"}, "nl"),
        ({"LC_ALL": "", "LANG": "es_MX.UTF-8"}, "es"),
        ({"LC_ALL": "C", "LANG": "nl_NL"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_locale_chooses_the_language(environ: dict[str, str], code: str) -> None:
    assert locale_language(environ) == code


def test_a_setting_goes_before_the_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "nl_NL.UTF-8")
    assert language_of("es") == "es" and language_of("auto") == "nl" and language_of("") == "nl"


def test_the_choice_is_made_when_the_first_word_is_needed_and_words_follow_it() -> None:
    asked = []
    set_language(lambda: asked.append(Words().say("yes")) or "nl")  # type: ignore[func-returns-value]
    words, english = Words(), Words(language="en")
    assert not asked
    assert words.say("yes") == "ja" and asked == ["yes"] and current_language() == "nl"
    set_language("es")
    assert words.say("yes") == "sí" and english.say("yes") == "yes"


@pytest.mark.parametrize("code", languages())
def test_messages_choose_by_yes_and_no_in_every_language(code: str) -> None:
    words = Words(games.find("cities_and_knights"), ["Anna"], code)
    told = {
        no: words.say("event-city-lost", seat=Who(0), node="W4N", tipped=no) for no in (False, True)
    }
    assert len(told[True]) > len(told[False])  # that no settlement is left takes more words


def test_a_complaint_is_a_sentence_in_the_language() -> None:
    no = Complaint("wrong-name-twice", name="Anna")
    assert (
        str(no) == "wrong-name-twice: name='Anna'" and str(Complaint("wrong-name")) == "wrong-name"
    )
    assert sentence(no) == "Two players are called 'Anna'."
    set_language("nl")
    assert sentence(no) == "Twee spelers heten 'Anna'."
    kept = Complaint("given-kept", why=no, path="x.json")
    assert "Twee spelers heten 'Anna'." in sentence(kept)
    assert sentence(ValueError("as it is")) == "as it is"


@pytest.mark.parametrize("code", OTHERS)
def test_a_component_is_named_in_the_language_unless_its_owner_wrote_another_name(
    code: str,
) -> None:
    box = importlib.import_module("tabletop_tui.games.rise_of_empires.components.box").box
    words = Words(games.find("rise_of_empires"), language=code)
    tile = box().progress[0]
    assert tile.name == "Agriculture" and words.read(tile.name) not in (
        "Agriculture",
        tile.name.key,
    )
    assert words.say("name-progress-agriculture") == words.read(tile.name)
    assert Words(words.game, language="en").read(tile.name) == "Agriculture"
    own = box('{"progress": {"agriculture": {"name": "Ploughing"}}}').progress[0]
    assert (
        words.read(own.name) == "Ploughing"
        and words.read(own.text) == words.read(tile.text) != own.text
    )
    dear = box('{"cities": {"ur": {"price": 1}}}').cities[0]
    assert isinstance(dear.name, Printed) and dear.name == "Ur"


def test_decimals_have_the_mark_of_the_language() -> None:
    told = {code: Words(None, (), code).decimal(-1.25, "+.2f") for code in languages()}
    assert told == {"en": "-1.25", "es": "-1,25", "nl": "-1,25"}
