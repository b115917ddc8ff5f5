"""Pages of plain mode: components, signs, places, rules, charts, options, and the story."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tabletop_tui import games
from tabletop_tui.games.cities_and_knights.rules.network import road_spots
from tabletop_tui.games.cities_and_knights.rules.progress_cards.catalogue import CARDS
from tabletop_tui.games.cities_and_knights.view.coordinates import name_of, said
from tabletop_tui.games.cities_and_knights.view.plain import about
from tabletop_tui.games.cities_and_knights.view.roads import brings
from tabletop_tui.plain.console import Console
from tabletop_tui.plain.game_narration import narration_of
from tabletop_tui.plain.rulebook import excerpt
from tabletop_tui.plain.table import PlainTable
from tabletop_tui.play import Words
from tabletop_tui.play.rulebook import Section, rulebook
from tabletop_tui.play.session import Session
from tabletop_tui.play.text import SPOKEN
from tabletop_tui.store.save_file import SaveFile
from tests.games.cities_and_knights.scenario import Scenario
from tests.playing import new_table, play_on

from .playing import Player, Typist, heard, sit

BOXES = ("cities_and_knights", "rise_of_empires", "ascending_empires")


def told(game: str, *orders: str, actions: int = 0) -> str:
    """Type *orders* at a table of two; return what was printed."""
    table = play_on(new_table(game, 2, 3), actions)
    player = Player(1, orders)
    sit(table, player, viewer=table.deciding()[0])
    return heard(player)


def sheet_of(game: str, view: Any, words: Words) -> list[tuple[str, list[str]]]:
    """Return the component sheet as it is printed."""
    return [
        (title, [row.line for row in rows]) for title, rows in narration_of(game).sheet(view, words)
    ]


@pytest.mark.parametrize("game", BOXES)
def test_the_component_sheet_has_a_list_its_parts_and_a_search(game: str) -> None:
    table = new_table(game, 2)
    sections = sheet_of(game, table.game.view(table.state, 0), Words(table.game, forms=(SPOKEN,)))
    listed = told(game, "sheet")
    assert len(sections) > 5 and all(
        f"{n}. {title} (" in listed for n, (title, _) in enumerate(sections, 1)
    )
    title, rows = sections[3]
    read = told(game, "sheet 4")
    assert f"== {title} ==" in read and all(" ".join(row.split()) in read for row in rows)
    word = rows[0].split()[1].strip(",:")
    found = told(game, f"sheet {word}").partition("): ")[2]
    hits = [row for _, some in sections for row in some if word.casefold() in row.casefold()]
    assert hits and all(" ".join(row.split()) in found for row in hits[:20])
    assert "xyzzy was not found." in told(game, "sheet xyzzy")


def test_the_sheet_of_cities_and_knights_tells_every_card() -> None:
    table = new_table("cities_and_knights", 3)
    words = Words(table.game)
    lines = [row for _, rows in sheet_of("cities_and_knights", table.state, words) for row in rows]
    for card in CARDS:
        assert any(
            words.say(f"card-{card}") in row and words.say(f"card-{card}-does") in row
            for row in lines
        )
    assert "15 roads, 5 settlements, 4 cities, 3 city walls, 2 knights of each" in " ".join(lines)


@pytest.mark.parametrize("game", ("rise_of_empires", "ascending_empires"))
def test_sheets_with_unknown_values_say_of_every_row_how_sure_it_is(game: str) -> None:
    table = new_table(game, 2)
    words = Words(table.game)
    titles = [title for title, _ in sheet_of(game, table.state, words)]
    about = titles.index(words.say("sheet-title"))
    sections = sheet_of(game, table.state, words)[about + 1 :]
    assert sections and all(
        re.search(r"\[(known|partly known|derived|reconstructed)", row)
        for _, rows in sections
        for row in rows
    )


@pytest.mark.parametrize("game", BOXES)
def test_the_legend_and_the_options_are_told(game: str) -> None:
    table = new_table(game, 2)
    words = Words(table.game)
    legend = narration_of(game).legend(table.state, words)
    assert len(legend) > 3 and all(row in told(game, "legend") for row in legend)
    settled = told(game, "options")
    assert all(
        f"{words.say(f'option-{option.name}')}: " in settled for option in table.game.options
    )
    assert "Free undo: no" in settled and "Hints allowed: yes" in settled


PLACES = {
    "cities_and_knights": ("c3", r"C3 \w+ ?\d*"), "rise_of_empires": ("swe", "South-west Europe. 3 VP"),
    "ascending_empires": ("alpha c", "Alpha C .face down.. "),
}  # fmt: skip


@pytest.mark.parametrize("game", BOXES)
def test_a_place_is_looked_at_by_its_name(game: str) -> None:
    typed, found = PLACES[game]
    assert re.search(found, told(game, f"look {typed}").rpartition("): ")[0].rpartition("): ")[2])
    assert "There is no place called nowhere9." in told(game, "look nowhere9")


def test_a_coordinate_that_means_a_corner_and_an_edge_tells_both() -> None:
    text = told("cities_and_knights", "look c3ne")
    assert "a corner: " in text and "an edge: " in text


def test_an_edge_tells_what_a_road_of_the_viewer_opens() -> None:
    s = Scenario(3).settlement(0, "forest 8 N").roads(0, "forest 8 N", "NE").now()
    words = Words(games.find("cities_and_knights"), ["Anna", "Ben", "Cleo"], forms=(SPOKEN,))
    told = {
        edge: [*about(s, 0, name_of(s.island, ("edge", edge), words), words)]
        for edge in range(len(s.road))
    }
    for edge, rows in told.items():
        opens = edge in road_spots(s, 0) and brings(s, 0, edge)[1]
        assert bool(re.search(r"[Oo]pens \w\d [\w-]+: ", " ".join(rows))) == bool(opens)
    open_ = [rows for rows in told.values() if re.search(r"[Oo]pens \w\d [\w-]+: ", " ".join(rows))]
    assert open_ and all(
        re.search(r"[Oo]pens \w\d [\w-]+: .*of 36", " ".join(rows)) for rows in open_
    )
    corner = name_of(s.island, ("node", s.owner.index(0)), words)
    assert any("of 36" in row for row in about(s, 0, corner, words))


def test_maps_can_be_told_in_sentences() -> None:
    s = Scenario(2).settlement(0, "forest 8 N").roads(0, "forest 8 N", "NE")
    table = s.settlement(1, "hills 11 N").table()
    player = Player(1, ("board", "picture", "picture"))
    sit(table, player, viewer=0)
    text = heard(player)
    after, _, drawn = text.partition("Boards are now drawn.")
    drawn, _, again = drawn.partition("Boards are now described in words.")
    assert "/ A1 \\" in drawn and "/ A1 \\" not in after + again
    for n, owner in enumerate(table.state.owner):
        name = said(table.state.island, ("node", n), Words(table.game, forms=(SPOKEN,)))
        assert owner < 0 or re.search(rf"{table.seats[owner].name} has [^.]*\b{name}\b", after)
    assert re.search(r"C1 \w+( \d+)?, C2 \w+( \d+)?, C3", after)


def test_in_words_the_table_is_told_on_request_and_then_what_is_new() -> None:
    table = Scenario(2).settlement(0, "forest 8 N").roads(0, "forest 8 N", "NE").table()
    asking = Typist("more", "", "1", "more", "board", "quit")
    sit(table, asking, viewer=0)
    before, first, again, end, ben, board = re.split("press Enter. |Your choice", asking.text)[:6]
    assert "C1 " not in before + end
    assert all("C1 " in told and "Player 2, " in told for told in (first, board))
    assert all("Nothing else has changed on the table." in told for told in (again, ben))
    assert "Your cards: " in end, "the hand of another person is told as a whole"


def test_drawn_boards_are_drawn_again_every_turn() -> None:
    player, row = Player(5, most=90), re.compile(r"\bA1\b.*\bA2\b.*\bA3\b")
    session = Session(new_table("cities_and_knights", 2, 3), None)
    PlainTable(session, Console(player, player), picture=True).run()
    assert len(row.findall(player.text)) > 3


def test_the_rulebook_is_listed_read_and_searched() -> None:
    book = rulebook("cities_and_knights")
    listed = told("cities_and_knights", "rules")
    assert all(f"{n}. {section.title}" in listed for n, section in enumerate(book.sections, 1))
    n = next(n for n, section in enumerate(book.sections, 1) if section.title == "Number tokens")
    assert "== Number tokens ==" in told("cities_and_knights", f"rules {n}")
    found = told("cities_and_knights", "rules aqueduct").partition("): ")[2]
    assert all(f"{n + 1}. {book.sections[n].title}: " in found for n in book.find("aqueduct"))
    assert "xyzzy was not found." in told("cities_and_knights", "rules xyzzy")


def test_what_is_found_stands_amid_thirty_characters_on_either_side() -> None:
    words = ["four"] * 40 + ["needle"] + ["four"] * 40

    def around(before: int) -> tuple[str, str]:
        section = Section("", "Needles", 1, (" ".join(words[40 - before :]),))
        first, _, last = excerpt(section, "Needle").partition("needle")
        return first, last

    assert around(40) == ("… " + "four " * 6, " four" * 6 + " …"), "no word is cut"
    assert around(6) == ("four " * 6, " four" * 6 + " …"), "the beginning is near"
    assert around(7)[0].startswith("… four")
    assert excerpt(Section("", "Needles", 1, ("Few words.",)), "needle") == "Few words."


def test_charts_tell_the_points_of_every_round_and_the_dice() -> None:
    table = play_on(new_table("cities_and_knights", 2, 3), 120)
    text = told("cities_and_knights", "charts", actions=120)
    number = table.game.current_turn(table.state)[0]
    assert number > 2 and all(f"Round {n}: Anna " in text for n in range(1, number + 1))
    rolls = table.state.rolls
    times = "once" if rolls[7] == 1 else f"{rolls[7]} times"
    assert f"7: {times}, expected {sum(rolls) / 6:.1f}." in text and "12: " in text


def test_the_story_is_written_into_a_file_beside_the_save(tmp_path: Path) -> None:
    table = play_on(new_table("rise_of_empires", 2), 6)
    save_file = SaveFile.create(table, tmp_path / "game.json")
    text = sit(table, Player(1, ("export markdown", "export", "3")), save_file)
    save_file.close()
    assert "Saved as" in text
    assert (
        (tmp_path / "exports" / "game.md")
        .read_text(encoding="utf-8")
        .startswith("# Rise of Empires")
    )
    assert (tmp_path / "exports" / "game.html").exists() and not (
        tmp_path / "exports" / "game.txt"
    ).exists()


def test_after_the_game_people_read_on() -> None:
    table = play_on(new_table("skeleton", 2, options={"cards": 3}), 30)
    assert table.over
    player = Player(1, ())
    asked = iter(("charts", "7", "log", "quit", ""))
    player.readline = lambda size=-1: next(asked) + "\n"  # type: ignore[method-assign,assignment]
    text = sit(table, player)
    assert next(asked) == "", "quit leaves"
    assert text.count("Points at the end of each round") == 2 and "You can still read" in text


@pytest.mark.parametrize("game", games.ids())
def test_no_page_holds_a_key_without_its_words(game: str) -> None:
    text = told(
        game,
        "legend",
        "sheet",
        "options",
        "charts",
        "rules",
        "help",
        "clock",
        "clock on",
        "clock",
        "look",
        "save",
        "hint",
        "why",
        actions=20,
    )
    assert not re.search(
        r"\b(plain|offer|action|event|no|score|option|sheet|legend|new|clock)-[a-z]+-?[a-z]*\b",
        text,
    )
