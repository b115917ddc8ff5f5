"""No English in a game of another language, and no sentence outside the text files."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tabletop_tui import games
from tabletop_tui.engine import closed, offers
from tabletop_tui.plain.game_narration import narration_of
from tabletop_tui.play import Table, Words
from tabletop_tui.play.fluent import Messages
from tabletop_tui.play.story.transcript import EVERYTHING, transcript
from tabletop_tui.store.load import load
from tests.playing import few, new_table, play_on

from .translated import OTHERS, PARTS, ROOT, older_texts, texts

# -- no English
# ------------------------------------------------------------------------------------------------


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> set[tuple[str, str]]:
    """The language and key of every message used."""
    said: set[tuple[str, str]] = set()
    plain = Messages.has_message

    def noted(self: Messages, key: str) -> bool:
        found = plain(self, key)
        said.update([(self.language, key)] if found else [])
        return found

    monkeypatch.setattr(Messages, "has_message", noted)
    return said


def english_names(game: str, code: str) -> list[str]:
    """The names and texts of components that differ in the language."""
    if game not in PARTS:
        return []
    words = Words(games.find(game), language=code)
    found = [*texts(game), *older_texts(game)]
    others = {words.say(key) for _, key in found}
    return [
        text
        for text, key in found
        if words.say(key) != text and not any(text in other for other in others)
    ]


def told(table: Table, words: Words) -> Iterator[str]:
    """What is on the table and what may be chosen there, in plain mode's words and on the menus."""
    plain = narration_of(table.game.id)
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
@pytest.mark.parametrize(("game", "count"), [(game, few(game)) for game in games.ids()])
def test_a_game_is_told_without_a_word_of_english(
    game: str, count: int, code: str, heard: set[tuple[str, str]]
) -> None:
    table = new_table(game, count, 3)
    words, names = (
        Words(table.game, [seat.name for seat in table.seats], code),
        english_names(game, code),
    )
    pages = []
    heard.clear()
    for _ in range(5):
        play_on(table, 60, 9)
        pages.append("\n".join(told(table, words)))
    pages.append(transcript(table, EVERYTHING, words=words))
    assert heard and {key for language, key in heard if language != code} == set()
    for text in pages:
        assert [name for name in names if name in text and said_whole(name, text)] == []


SAVES = sorted([
    *(Path(__file__).parents[2] / "saves").glob("*.json"),
    *(Path(__file__).parents[1] / "saves").glob("v*/*.json"),
])  # fmt: skip
"""The examples, and the saves of every earlier format."""


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("path", SAVES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_save_of_any_age_is_told_without_a_word_of_english(
    path: Path, code: str, heard: set[tuple[str, str]]
) -> None:
    table = load(path).table
    words = Words(table.game, [seat.name for seat in table.seats], code)
    names = english_names(table.game.id, code)
    heard.clear()
    text = "\n".join([*told(table, words), transcript(table, EVERYTHING, words=words)])
    assert heard and {key for language, key in heard if language != code} == set()
    assert [name for name in names if name in text and said_whole(name, text)] == []


def said_whole(name: str, text: str) -> bool:
    """Whether a text contains a name as a whole word."""
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text) is not None


def test_an_english_name_would_be_found() -> None:
    assert said_whole("Gold", "1 Gold.") and not said_whole("Gold", "Golden")
    assert said_whole("+1 gold", "Banking: +1 gold")


# -- nothing outside the files
# ---------------------------------------------------------------------------------

SENTENCE = re.compile(r"[A-Za-z’']{2,}[,;:.]? [A-Za-z’']{2,}|[A-Za-z]{2,} \{\}|\{\} [a-z]{2,}")
TECHNICAL = {  # never seen by a player, or no words of a language
    "engine/clone.py": "code that is compiled, and mistakes of those who write a game",
    "engine/fast_dataclass.py": "code that is compiled, and mistakes of those who write a game",
    "games/check.py": "mistakes of those who write a game",
    "cli/language.py": "the words of click that are replaced",
    "cli/examples.py": "commands as they are typed, the same in every language",
    "store/settings.py": "the words of tomllib that are replaced",
    "games/ascending_empires/components/rows.py": "values of fields in a file of components",
    "games/ascending_empires/components/file.py": "the source of a row of an owner's file",
    "games/rise_of_empires/components/box.py": "the source of a row of an owner's file",
    "games/cities_and_knights/rules/parts.py": "a mistake of those who write a game",
    "games/cities_and_knights/rules/payments.py": "a mistake of those who write a game",
    "tui/terminal/hang_up_guard.py": "the name of a thread",
}
PAINTS = re.compile(r"(?:[a-z0-9.]+ [0-9a-f]{6}(?: (?:-|\d+)(?: \d+)?)?(?:\n|$))+")  # colours
TITLES = ("Rise of Empires", "Cities & Knights", "Ascending Empires")
STYLE = re.compile(r"(?:(?:not|bold|dim|italic|reverse|underline|strike)(?: |$))+")
MARKUP = re.compile(r"[{}<]|Fira Code|DejaVu")  # style sheets, pages, fonts
NAMED = re.compile(r"(?:Bot|seat|option) \{\}")  # the name of a computer player, and rows of a form


def literals(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """The texts of a module outside docstrings and assertions, with {} for what is put into
    them.
    """
    skipped: set[int] = set()
    nodes = [*ast.walk(tree)]
    for node in nodes:
        if isinstance(node, ast.Assert) and node.msg is not None:
            skipped.update(map(id, ast.walk(node.msg)))
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            skipped.add(id(node.value))
        elif isinstance(node, ast.JoinedStr):
            skipped.update(map(id, node.values))
    for node in nodes:
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
            styled = (
                STYLE.fullmatch(text)
                or MARKUP.search(text.replace("{}", ""))
                or NAMED.fullmatch(text)
                or PAINTS.fullmatch(text.strip())
            )
            if SENTENCE.search(text) and not styled and text not in TITLES:
                found.append(f"{where}:{line}: {text!r}")
    assert found == []


def test_every_technical_file_is_still_there() -> None:
    assert [where for where in TECHNICAL if not (ROOT / where).is_file()] == []
