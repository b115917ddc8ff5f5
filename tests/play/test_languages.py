"""Dutch and Spanish beside English: nothing is missing or left over, and no sentence stands outside the files."""

from __future__ import annotations

import ast
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
from fluent.syntax.ast import Comment, GroupComment, Junk, Message, ResourceComment, Term, VariableReference
from fluent.syntax.visitor import Visitor

import tabletop_tui
from tabletop_tui import games
from tabletop_tui.engine import Complaint, Printed, Who, closed, offers, text_key
from tabletop_tui.engine.printed import TEXTS, row_name
from tabletop_tui.play import Table, Words
from tabletop_tui.play.advice import advice
from tabletop_tui.play.rulebook import HEADING, rulebook
from tabletop_tui.play.text import FALLBACK, PROGRAM, ROOMS, Messages, language_of, languages, of_locale, speak, spoken
from tabletop_tui.play.transcript import EVERYTHING, transcript
from tests.playing import new_table, play_on

ROOT = Path(tabletop_tui.__file__).parent
OTHERS = tuple(code for code in languages() if code != FALLBACK)
PACKAGES = (PROGRAM, *(f"tabletop_tui.games.{game}" for game in games.ids()))
FILES = sorted(ROOT.rglob("*.ftl"))
ID = re.compile(r"\((?:[A-Z]{2}-\d+|[RH]\d+)\)")
PARTS = {  # sections of components with names or texts that players read
    "rise_of_empires": (("key", "a", "b"), ("rows", "progress", "territory", "cities", "wonders", "empire", "regions")),
    "ascending_empires": (("id",), ("quadrants", "technology")),
}
SOURCES = ("rulebook summary", "players' descriptions", "follows from known facts", "made up for this program")


def room_file(package: str, code: str, room: str) -> Path:
    """A file of a language."""
    return Path(str(files(package) / "text" / f"{code}{room}.ftl"))


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
    assert len(body) == keys.total() + sum(isinstance(x, (Comment, GroupComment, ResourceComment)) for x in body)


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("package", PACKAGES)
def test_a_language_has_every_message_with_the_same_variables_and_no_others(package: str, code: str) -> None:
    for room in ROOMS:
        english = room_file(package, FALLBACK, room)
        if english.is_file():
            mine, theirs = messages(english), messages(room_file(package, code, room))
            assert sorted(mine.keys() - theirs.keys()) == [], f"missing in {code}{room}"
            assert sorted(theirs.keys() - mine.keys()) == [], f"left over in {code}{room}"
            assert {key: theirs[key] ^ mine[key] for key in mine if theirs[key] != mine[key]} == {}, code + room


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("game", PARTS)
def test_every_component_has_its_name_and_text(game: str, code: str) -> None:
    data = json.loads((ROOT / "games" / game / "components.json").read_text(encoding="utf-8"))
    id_, sections = PARTS[game]
    named = {section for section, rows in data.items() if isinstance(rows, list)
             for row in rows if {"name", "text"} & row.keys() and row_name(row, id_)}  # fmt: skip
    assert named == set(sections)
    wanted = {key for _, key in texts(game)} | {"source-owner"}
    wanted |= {f"meaning-{status.lower()}" for status in data.get("status_meaning", ())}
    if game == "ascending_empires":
        found_sources = {row["source"] for rows in data.values() if isinstance(rows, list) for row in rows}
        assert {source for source in found_sources if not re.fullmatch(r"R\d+", source)} == set(SOURCES)
        wanted |= {text_key("source", "", source) for source in SOURCES}
    found = messages(room_file(f"tabletop_tui.games.{game}", code, ".components"))
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
def test_the_component_sheet_of_ascending_empires_calls_everything_in_the_language(code: str) -> None:
    told = messages(room_file("tabletop_tui.games.ascending_empires", code, ".screen"))
    found = set()
    for section, rows in merged("ascending_empires").items():
        if isinstance(rows, list):
            for row in rows:
                fields = {key: one for key, one in row.items() if key not in ("status", "source", "note", "name", "id")}
                found |= {section, *row["id"].split("-"), *words_in(fields)}
    known = {text_key("part", "", word.replace("_", " ").lower()) for word in found if len(word) > 1 and word != "0"}
    missing = {key for key in known if not re.fullmatch(r"part-\d+", key)} - told.keys()
    assert len(known) > 150 and missing == set()


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("game", games.ids())
def test_a_translated_rulebook_has_the_same_headings_and_statements(game: str, code: str) -> None:
    english = (ROOT / "games" / game / "rules.md").read_text(encoding="utf-8")
    path = ROOT / "games" / game / f"rules.{code}.md"
    assert rulebook(game, code).language == code and rulebook(game, FALLBACK).language == FALLBACK
    own = path.read_text(encoding="utf-8")
    heads = [[(len(found[1]), found[3]) for line in text.splitlines() if (found := HEADING.match(line))]
             for text in (english, own)]  # fmt: skip
    assert heads[0] == heads[1]
    ids = [Counter(ID.findall(text)) for text in (english, own)]
    assert ids[0] - ids[1] == ids[1] - ids[0] == Counter()


# -- which language ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("environ", "code"),
    [
        ({"LANG": "nl_NL.UTF-8"}, "nl"), ({"LANG": "es"}, "es"), ({"LANG": "nl_BE@euro"}, "nl"),
        ({"LC_MESSAGES": "es_ES", "LANG": "nl_NL"}, "es"), ({"LC_ALL": "nl_NL", "LC_MESSAGES": "es_ES"}, "nl"),
        ({"LC_ALL": "", "LANG": "es_MX.UTF-8"}, "es"), ({"LC_ALL": "C", "LANG": "nl_NL"}, "en"),
        ({"LANG": "POSIX"}, "en"), ({"LANG": "de_DE.UTF-8"}, "en"), ({"LANG": "C.UTF-8"}, "en"), ({}, "en"),
    ],
)  # fmt: skip
def test_the_locale_chooses_the_language(environ: dict[str, str], code: str) -> None:
    assert of_locale(environ) == code


def test_a_setting_goes_before_the_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "nl_NL.UTF-8")
    assert language_of("es") == "es" and language_of("auto") == "nl" and language_of("") == "nl"


def test_the_choice_is_made_when_the_first_word_is_needed_and_words_follow_it() -> None:
    asked = []
    speak(lambda: asked.append(Words().say("yes")) or "nl")  # type: ignore[func-returns-value]
    words, english = Words(), Words(language="en")
    assert not asked
    assert words.say("yes") == "ja" and asked == ["yes"] and spoken() == "nl"
    speak("es")
    assert words.say("yes") == "sí" and english.say("yes") == "yes"


@pytest.mark.parametrize("code", languages())
def test_messages_choose_by_yes_and_no_in_every_language(code: str) -> None:
    words = Words(games.find("cities_and_knights"), ["Anna"], code)
    told = {no: words.say("event-city-lost", seat=Who(0), node="W4N", tipped=no) for no in (False, True)}
    assert len(told[True]) > len(told[False])  # that no settlement is left takes more words


def test_a_complaint_is_a_sentence_in_the_language() -> None:
    no = Complaint("wrong-name-twice", name="Anna")
    assert str(no) == "Two players are called 'Anna'."
    speak("nl")
    assert str(no) == "Twee spelers heten 'Anna'."


@pytest.mark.parametrize("code", OTHERS)
def test_a_component_is_named_in_the_language_unless_its_owner_wrote_another_name(code: str) -> None:
    box = importlib.import_module("tabletop_tui.games.rise_of_empires.box").box
    words = Words(games.find("rise_of_empires"), language=code)
    tile = box().progress[0]
    assert tile.name == "Agriculture" and words.read(tile.name) not in ("Agriculture", tile.name.key)
    assert words.say("name-progress-agriculture") == words.read(tile.name)
    assert Words(words.game, language="en").read(tile.name) == "Agriculture"
    own = box('{"progress": {"agriculture": {"name": "Ploughing"}}}').progress[0]
    assert words.read(own.name) == "Ploughing" and words.read(own.text) == words.read(tile.text) != own.text
    dear = box('{"cities": {"ur": {"price": 1}}}').cities[0]
    assert isinstance(dear.name, Printed) and dear.name == "Ur"


# -- no English ------------------------------------------------------------------------------------------------


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> set[tuple[str, str]]:
    """The language and the key of every message that is said."""
    said: set[tuple[str, str]] = set()
    plain = Messages.has_message

    def noted(self: Messages, key: str) -> bool:
        found = plain(self, key)
        said.update([(self.language, key)] if found else [])
        return found

    monkeypatch.setattr(Messages, "has_message", noted)
    return said


def english_names(game: str, code: str) -> list[str]:
    """The names and texts of components that are others in the language."""
    if game not in PARTS:
        return []
    words = Words(games.find(game), language=code)
    found = texts(game)
    others = {words.say(key) for _, key in found}
    return [text for text, key in found if words.say(key) != text and not any(text in other for other in others)]


def merged(game: str) -> dict[str, Any]:
    """The packaged components of a game."""
    found: dict[str, Any] = json.loads((ROOT / "games" / game / "components.json").read_text(encoding="utf-8"))
    return found


def texts(game: str) -> list[tuple[str, str]]:
    """Every text of the packaged components with its key."""
    ids = PARTS[game][0]
    return [(row[field], text_key(field, section, row_name(row, ids))) for section, rows in merged(game).items()
            if isinstance(rows, list) for row in rows for field in TEXTS
            if row.get(field) and row_name(row, ids)]  # fmt: skip


def told(table: Table, words: Words) -> Iterator[str]:
    """What is on the table and what may be chosen there, in plain mode's words and on the menus."""
    plain = importlib.import_module(f"tabletop_tui.games.{table.game.id}.plain")
    for seat in range(len(table.seats)):
        view = table.game.view(table.state, seat)
        yield from plain.board(view, seat, words)
        yield from plain.own(view, seat, words)
        yield from plain.legend(view, words)
        for title, rows in plain.sheet(view, words):
            yield from (title, *(row.line for row in rows))
        for offer in offers(table.game, table.state, seat):
            for action in getattr(offer.choices, "actions", ())[:20]:
                yield words.of(view, action)
        yield from (words.of(view, shut) for shut in closed(table.game, table.state, seat))


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize(("game", "count"), [(game, 3) for game in games.ids()])
def test_a_game_is_told_without_a_word_of_english(
    game: str, count: int, code: str, heard: set[tuple[str, str]]
) -> None:
    table = new_table(game, count, 3)
    words, names = Words(table.game, [seat.name for seat in table.seats], code), english_names(game, code)
    for _ in range(5):
        play_on(table, 60, 9)
        heard.clear()
        text = "\n".join([transcript(table, EVERYTHING, words=words), *told(table, words)])
        assert heard and {key for language, key in heard if language != code} == set()
        assert [name for name in names if re.search(rf"\b{re.escape(name)}\b", text)] == []


# -- nothing outside the files ---------------------------------------------------------------------------------

SENTENCE = re.compile(r"[A-Za-z’']{2,}[,;:.]? [A-Za-z’']{2,}|[A-Za-z]{2,} \{\}|\{\} [a-z]{2,}")
TECHNICAL = {  # never seen by a player, or no words of a language
    "engine/clone.py": "code that is compiled, and mistakes of those who write a game",
    "cli/speaking.py": "the words of click that are replaced",
    "store/settings.py": "the words of tomllib that are replaced",
    "games/ascending_empires/components_rows.py": "values of fields in a file of components",
    "games/ascending_empires/galaxy.py": "the source of a row of an owner's file",
    "games/rise_of_empires/box.py": "the source of a row of an owner's file",
    "games/cities_and_knights/parts.py": "a mistake of those who write a game",
    "games/cities_and_knights/purse.py": "a mistake of those who write a game",
    "tui/themes.py": "tables of colours",
    "tui/terminal/guard.py": "the name of a thread",
}
TITLES = ("Rise of Empires", "Cities & Knights", "Ascending Empires")
STYLE = re.compile(r"(?:(?:not|bold|dim|italic|reverse|underline|strike)(?: |$))+")
MARKUP = re.compile(r"[{}<]|Fira Code|DejaVu")  # style sheets, pages, fonts
NAMED = re.compile(r"(?:Bot|seat|option) \{\}")  # the name of a computer player, and rows of a form


def literals(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """The texts of a module outside docstrings and assertions, with {} for what is put into them."""
    skipped: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Assert) and node.msg is not None:
            skipped.update(map(id, ast.walk(node.msg)))
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            skipped.add(id(node.value))
        elif isinstance(node, ast.JoinedStr):
            skipped.update(map(id, node.values))
    for node in ast.walk(tree):
        if id(node) in skipped:
            continue
        if isinstance(node, ast.JoinedStr):
            parts = (part.value if isinstance(part, ast.Constant) else "{}" for part in node.values)
            yield node.lineno, "".join(map(str, parts))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.lineno, node.value


def test_no_sentence_stands_outside_the_text_files() -> None:
    found = []
    for path in sorted(ROOT.rglob("*.py")):
        where = path.relative_to(ROOT).as_posix()
        if where in TECHNICAL:
            continue
        for line, text in literals(ast.parse(path.read_text(encoding="utf-8"))):
            styled = STYLE.fullmatch(text) or MARKUP.search(text.replace("{}", "")) or NAMED.fullmatch(text)
            if SENTENCE.search(text) and not styled and text not in TITLES:
                found.append(f"{where}:{line}: {text!r}")
    assert found == []


def test_every_technical_file_is_still_there() -> None:
    assert [where for where in TECHNICAL if not (ROOT / where).is_file()] == []


def test_decimals_have_the_mark_of_the_language() -> None:
    table = new_table("skeleton", 2)
    play_on(table, 1)
    action = table.log[0][1]
    why = [("points", -1.25)]
    told = {code: advice(Words(table.game, ["Anna", "Ben"], code), table.state, action, why) for code in languages()}
    assert "−1.2 " in told["en"] and "−1,2 " in told["nl"] and "−1,2 " in told["es"]
