"""The pages about a game and its components say how many printed values are known, as the data has
it.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tabletop_tui import games
from tabletop_tui.cli.components import owners_file, takes_file
from tabletop_tui.components.packaged import status_counts
from tabletop_tui.engine import start
from tabletop_tui.plain.game_narration import narration_of
from tabletop_tui.play.rulebook import rulebook
from tabletop_tui.play.text import Words, languages

ROOT = Path(__file__).parents[2]
GAMES = [game for game in games.ids() if takes_file(games.find(game))]
STATUS = re.compile(r"\b(\d+) (KNOWN|DERIVED|PART|RECONSTRUCTED)\b")
CHANGED = {
    "rise_of_empires": {"cities": {"ur": {"price": 1}, "rome": {}}},
    "ascending_empires": {"technology": {"grey-2": {"first_vp": 3}, "grey-3": {}}},
}


def data(game: str) -> dict[str, Any]:
    """The packaged components."""
    folder = ROOT / "tabletop_tui" / "games" / game / "components"
    found: dict[str, Any] = json.loads((folder / "components.json").read_text("utf-8"))
    return found


def counts(game: str) -> Counter[str]:
    """How many rows have each status, counted here."""
    lists = [rows for rows in data(game).values() if isinstance(rows, list)]
    return Counter(row["status"] for rows in lists for row in rows if "status" in row)


@pytest.mark.parametrize("game", GAMES)
def test_every_row_is_counted_once(game: str) -> None:
    assert status_counts(data(game)) == counts(game) and min(counts(game).values()) > 0


@pytest.mark.parametrize("game", GAMES)
def test_the_readme_and_the_page_of_a_game_tell_its_counts(game: str) -> None:
    page = f"docs/{game.replace('_', '-')}-components.md"
    readme = (ROOT / "README.md").read_text("utf-8").partition("## Known and reconstructed\n")[2]
    (row,) = re.findall(rf"^\* \[[^]]+\]\({page}\), (.*?)\.$", readme, re.MULTILINE | re.DOTALL)
    told = {status: int(n) for n, status in STATUS.findall(" ".join(row.split()))}
    assert told == counts(game) and row.startswith(f"{counts(game).total()} rows of ")
    (line,) = re.findall(r"^Rows of each status: (.*)\.$", (ROOT / page).read_text("utf-8"), re.M)
    assert {name: int(n) for name, n in re.findall(r"(\w+): (\d+)", line)} == counts(game)


def test_the_page_for_owners_names_every_game_with_a_file_and_every_status() -> None:
    text = (ROOT / "docs" / "your-own-box.md").read_text("utf-8")
    for game in GAMES:
        assert f"tabletop-tui components {game.replace('_', '-')} > box.json" in text
        assert f"`{game}-components.json`" in text
    assert {status for game in GAMES for status in counts(game)} == {
        *re.findall(r"\*\*([A-Z]+)\*\*", text)
    }
    example = re.search(r"`(\{\"cities\".*\})`", text)
    assert example and owners_file(games.find("rise_of_empires")).read(example[1])


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("own", [False, True], ids=["packaged", "own"])
def test_the_component_sheet_tells_the_counts_of_the_box_that_is_played(
    game: str, language: str, own: bool
) -> None:
    found = games.find(game)
    words, wanted = Words(found, ["Anna", "Ben"], language), counts(game)
    text = json.dumps(CHANGED[game]) if own else ""
    for section, rows in CHANGED[game].items() if own else ():
        named = [row for row in data(game)[section] if (row.get("key") or row.get("id")) in rows]
        wanted.subtract(row["status"] for row in named)
        wanted.update(KNOWN=len(named))
    state, _ = start(found, 2, 1, {"components": owners_file(found).read(text)} if own else {})
    sheet = dict(narration_of(game).sheet(found.view(state, 0), words))
    first = sheet[words.say("sheet-title")][0]
    names = {status: words.say(f"sure-{status.lower()}") for status in wanted}
    told = ", ".join(f"{names[status]} {wanted[status]}" for status in
                     ("KNOWN", "DERIVED", "PART", "RECONSTRUCTED") if wanted[status])  # fmt: skip
    assert first.line == words.say("sheet-counts", rows=wanted.total(), counts=told)
    assert told in first.line and str(wanted.total()) in first.line


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_the_rulebook_says_at_its_beginning_what_is_reconstructed(game: str, language: str) -> None:
    book = rulebook(game, language)
    section = book.sections[book.at("introduction")]
    told = " ".join(section.lines[:8])
    assert re.search(r"\b(reconstructed|gereconstrueerd|reconstruida)\b", told), told
    assert re.search(r"\bM\b", told), "where to see which"
