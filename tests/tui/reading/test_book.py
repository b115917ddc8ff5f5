"""The rulebooks teach: pictures of the board, keys as they are, and from a rule to its example."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop_tui.games import part
from tabletop_tui.play.rulebook import EXAMPLE, KEY, PICTURE, parse, rulebook, spoken, whole
from tabletop_tui.play.text import languages
from tabletop_tui.tui.keys.key_tables import KEYS
from tabletop_tui.tui.reading.rules import Rules, body
from tabletop_tui.tui.widgets.line_widgets import wrapped
from tests.playing import new_table
from tests.tui.reading.test_reading import opened

TEACHING = ("ascending_empires", "cities_and_knights", "rise_of_empires")
SMALL = 24  # lines of a small screen
BOOKS = [(game, code) for game in TEACHING for code in languages()]


@pytest.mark.parametrize(("game", "code"), BOOKS)
def test_a_book_begins_with_the_board_the_turn_and_the_first_game(game: str, code: str) -> None:
    book = rulebook(game, code)
    first = [section.key for section in book.sections if section.depth == 2][:3]
    assert first == ["guide.board", "guide.turn", "guide.first"]
    assert any(PICTURE.fullmatch(line) for line in book.sections[book.at("guide.board")].lines)
    found = [section for section in book.sections if EXAMPLE in section.key]
    pictured = [one for one in found if any(map(PICTURE.fullmatch, one.lines))]
    assert len(found) >= 12 and 2 * len(pictured) > len(found)
    for n, section in enumerate(book.sections):
        assert book.example_after(n) >= 0, section.key


@pytest.mark.parametrize(("game", "code"), BOOKS)
def test_the_turn_fits_on_one_screen(game: str, code: str) -> None:
    book = rulebook(game, code)
    keys = dict.fromkeys(KEY.findall("\n".join(book.sections[book.at("guide.turn")].lines)), "x")
    blocks = body(book.sections[book.at("guide.turn")], 78, keys=keys)
    rows = [row for block in blocks for row in wrapped(block.text, 78, block.indent)]
    assert len(rows) + 1 <= SMALL - 2, f"{len(rows)} rows and a heading"


@pytest.mark.parametrize(("game", "code"), BOOKS)
def test_every_picture_of_a_book_has_its_position(game: str, code: str) -> None:
    figures = part(game, "figures")
    assert figures is not None
    lines = [line for section in rulebook(game, code).sections for line in section.lines]
    named = [shown[2] for line in lines if (shown := PICTURE.fullmatch(line))]
    assert {*named} <= {*figures.FIGURES} and len(named) == len({*named})


@pytest.mark.parametrize("game", TEACHING)
def test_every_key_of_a_book_is_one_of_the_program(game: str) -> None:
    from tabletop_tui.games import find
    from tabletop_tui.play import Words

    for code in languages():
        words = Words(find(game), language=code)
        text = "\n".join(line for one in rulebook(game, code).sections for line in one.lines)
        for id_ in KEY.findall(text):
            assert id_ in KEYS or words.letter(id_), id_


def test_what_is_read_aloud_has_no_keys_and_its_ids_at_the_end() -> None:
    told = "- <kbd>help</kbd>: help.\n- <kbd>offer-roll</kbd>: roll.\n- One (CK-1). Two (H2)."
    book = parse(f"# A\n![A board.](board)\n\n{told}")
    assert spoken(book.sections[0]) == ("A board.", "", "• Roll.", "• One. Two. (CK-1, H2)")


def test_examples_stand_behind_the_section_of_their_rule() -> None:
    rules = "# T\n\n## A {#a}\nx\n\n### B {#a.b}\ny\n\n## C {#c}\nz\n"
    book = parse(
        whole(rules, "## G {#g}\n", "### E {#a.b.example}\ne\n\n### F {#c.example-x}\nf\n")
    )
    keys = [(section.key, section.depth) for section in book.sections]
    assert keys[1:] == [
        ("g", 2), ("a", 2), ("a.b", 3), ("a.b.example", 4), ("c", 2), ("c.example-x", 3),
    ]  # fmt: skip
    assert [book.example_after(n) for n in range(7)] == [4, 4, 4, 4, 6, 6, 4]


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_e_goes_from_a_rule_to_its_example_and_on(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    app = opened(tmp_path)
    async with app.run_test(size=size) as pilot:
        page = Rules("cities_and_knights", "Cities & Knights", app.words, "longest-road")
        app.push_screen(page)
        await pilot.pause(0.1)
        await pilot.press("e")
        assert page.title_now().endswith("Example: a knight cuts a road")
        drawn = page.drawn[page.lines.top + 2 : page.lines.top + 9]
        assert all(row.plain.strip() for row in drawn), "its picture is drawn"
        await pilot.press("e")
        assert page.title_now().endswith("Example: a branch does not count")


def test_a_refusal_names_the_rule_that_the_book_opens() -> None:
    table = new_table("cities_and_knights", 3)
    step = table.game.by_frame[type(table.state.stack[-1])]
    book = rulebook("cities_and_knights")
    assert EXAMPLE in book.sections[book.example_after(book.at(step.rule))].key
