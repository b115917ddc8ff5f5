"""Reading: the rulebook opens at a rule, lists its chapters and finds words; the story's lines lead
to their rules.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from rich.text import Text

from tabletop_tui.games import find, ids
from tabletop_tui.play import Table, Words
from tabletop_tui.play.rulebook import KEY, PICTURE, ids_last, rulebook
from tabletop_tui.play.text import title
from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.reading.reader import FOUND, Reader
from tabletop_tui.tui.reading.rules import Rules, pages, table
from tabletop_tui.tui.reading.story import Story
from tabletop_tui.tui.table.game_screen import GameScreen
from tabletop_tui.tui.widgets.line_widgets import Lines
from tests.playing import play_on
from tests.tui.playing import at_table, open_app


def opened(folder: Path, actions: int = 120) -> TabletopApp:
    """A game of one person that has gone on for a while."""
    app = open_app(folder, "cities_and_knights", "Anna,bot:easy,bot:easy")
    assert app.save_file is not None
    play_on(app.save_file.table, actions)
    return app


def top(page: Reader) -> str:
    """The first row on the page."""
    return page.rows[page.lines.top].plain


@pytest.mark.parametrize("game", ids())
@pytest.mark.parametrize("width", [40, 78])
def test_every_section_of_a_rulebook_is_laid_out_and_no_word_is_lost(game: str, width: int) -> None:
    book = rulebook(game)
    blocks, heads = pages(book, width)
    assert [blocks[n].text.plain for n in heads] == [section.title for section in book.sections]
    told = "".join("".join(block.text.plain.split()) for block in blocks)
    for section in book.sections:
        for line in section.lines:
            shown = PICTURE.fullmatch(line)
            if not line.startswith("|"):
                text = shown[1] if shown else KEY.sub(lambda key: key[1], line)
                said = "".join(sentence + ids for sentence, ids in ids_last(text))
                assert "".join(said.split()) in told


def test_a_table_stands_in_columns_and_breaks_within_them() -> None:
    rows = table([["Unit", "Worth"], ["Starship", "a good many points to who destroys it"]], 30)
    assert rows[0].plain.startswith("Unit      Worth") and rows[2].plain.startswith(
        "Starship  a good"
    )
    assert max(row.cell_len for row in rows) <= 30 and len(rows) > 3
    fits = table([["Unit", "Worth"], ["Starship", "a point"]], len("Starship  a point"))
    assert len(fits) == 3, "a table that fits to the cell is not broken"


@pytest.mark.parametrize("game", ids())
@pytest.mark.parametrize("width", [58, 78])
def test_a_rulebook_shows_no_marks_of_its_file_and_no_table_too_wide(game: str, width: int) -> None:
    blocks, _ = pages(rulebook(game), width)
    rows = [block.text.plain for block in blocks]
    assert [
        row for row in rows if "](" in row or "**" in row or re.search(r"(?<!\w)\*\w", row)
    ] == []
    columns = [row for row in rows if "  " in row.strip() or row.startswith("─")]
    assert [row for row in columns if len(row) > width] == []


async def test_enter_in_the_text_of_a_rulebook_is_a_page_on_and_leaves_two_rows_in_view(
    tmp_path: Path,
) -> None:
    app = opened(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        page = Rules("cities_and_knights", "Cities & Knights", app.words)
        app.push_screen(page)
        await pilot.pause(0.1)
        height = page.lines.size.height
        await pilot.press("enter")
        assert page.lines.top == height - 2
        await pilot.press("pageup")
        assert page.lines.top == 0


@pytest.mark.parametrize("size", [(80, 24), (60, 24)])
async def test_the_head_of_a_long_table_stays_in_sight_and_no_row_is_passed_over(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    app = opened(tmp_path)
    async with app.run_test(size=size) as pilot:
        page = Rules("cities_and_knights", "Cities & Knights", app.words)
        app.push_screen(page)
        await pilot.pause(0.1)
        heads = [block.under for block in page.blocks if block.under]
        head = max(heads, key=lambda one: sum(block.under is one for block in page.blocks))
        within = [n for n, block in enumerate(page.blocks) if block.under is head]
        first, last = page.first[within[0]] - 1, page.first[within[-1]]
        assert last - first > page.lines.size.height, "it is longer than a page"

        def shown() -> list[str]:
            """The rows on the page."""
            begun = page.lines.top
            return [
                row.plain[1:] for row in page.lines.rows[begun : begun + page.lines.size.height]
            ]

        page.lines.scroll_rows(first - page.lines.top)
        page.draw()
        for key, until in (("pagedown", last + 1), ("pageup", first)):
            seen = set[str]()
            while True:
                seen |= {*shown()}
                held = page.lines.top > first and page.lines.top + len(head) <= last
                assert not held or shown()[: len(head)] == [row.plain for row in head]
                if (page.lines.top > until) if key == "pagedown" else (page.lines.top <= until):
                    break
                await pilot.press(key)
            assert {page.rows[n].plain for n in range(first, last + 1)} <= seen
        page.lines.scroll_rows(first + 4 - page.lines.top)
        before = page.lines.top
        page.on_mouse_scroll_down(None)  # type: ignore[arg-type]
        assert page.lines.top == before + 3 and shown()[0] == head[0].plain


async def test_the_rulebook_opens_at_the_rule_and_finds_words(tmp_path: Path) -> None:
    app = opened(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        page = Rules("cities_and_knights", "Cities & Knights", app.words, "seven.discard")
        app.push_screen(page)
        await pilot.pause(0.1)
        assert top(page) == "Discarding"
        await pilot.press("right")
        assert page.section_now() == rulebook("cities_and_knights").at("seven.discard") + 1
        await pilot.press("slash", *"longest road", "enter")
        await pilot.pause(0.1)
        assert page.hits and all("longest" in page.rows[n].plain.casefold() for n in page.hits)
        shown = page.rows[page.hits[page.hit]]
        assert any(span.style == FOUND for span in shown.spans)
        before = page.hit
        await pilot.press("n")
        assert page.hit == before + 1
        assert page.lines.top <= page.hits[page.hit] < page.lines.top + page.lines.size.height
        await pilot.press("slash", *"zeppelin", "enter")
        await pilot.pause(0.1)
        assert not page.hits and "was not found" in page.query_one("#hint", Lines).rows[0].plain
        await pilot.press("escape")
        assert app.screen is page and not page.wanted
        await pilot.press("escape")
        await pilot.pause()
        assert app.screen is not page


async def test_the_contents_lead_to_a_chapter(tmp_path: Path) -> None:
    app = opened(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        page = Rules("cities_and_knights", "Cities & Knights", app.words)
        app.push_screen(page)
        await pilot.pause(0.1)
        await pilot.press("c", *["down"] * 9, "enter")
        await pilot.pause(0.1)
        assert not page.listing and top(page) == rulebook("cities_and_knights").sections[9].title


async def test_the_story_opens_without_a_replay_and_is_laid_out_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, built, build = opened(tmp_path), list[int](), Story.build
    monkeypatch.setattr(
        Story, "build", lambda page, width: built.append(width) or build(page, width)
    )
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        monkeypatch.setattr(Table, "walk", lambda *args: pytest.fail("replayed"))
        await pilot.press("L", "up", "pageup", "down")
        assert isinstance(app.screen, Story) and app.screen.cursor >= 0
        assert len(built) == len({*built}), "once for each width"


async def test_f1_on_a_line_of_the_story_opens_its_rule(tmp_path: Path) -> None:
    app = opened(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("L")
        await pilot.pause(0.1)
        page = app.screen
        assert isinstance(page, Story)
        newest = page.cursor
        await pilot.press("up", "up")
        assert page.cursor < newest and page.blocks[page.cursor].counts
        line = page.told[page.cursor]
        assert line is not None and line.rule
        await pilot.press("f1")
        await pilot.pause(0.1)
        rules = app.screen
        assert (
            isinstance(rules, Rules)
            and rules.start == rulebook("cities_and_knights").at(line.rule) > 0
        )


async def test_f1_on_a_place_opens_the_rule_of_what_can_be_done_there(tmp_path: Path) -> None:
    save = Path(__file__).parents[3] / "saves" / "example-cities-and-knights-late.json"
    app = TabletopApp(save_file=SaveFile.open(Path(shutil.copy(save, tmp_path))), fps=0)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        assert screen.choice.choice_tree is not None
        await pilot.press("tab")  # from the menu to the board
        book, found = rulebook("cities_and_knights"), dict[str, int]()
        for action in screen.choice.choice_tree.actions():
            if action.places and action.kind not in found:
                screen.view.middle.boards[0].point(action.places[0])
                await pilot.press("f1")
                await pilot.pause()
                assert isinstance(app.screen, Rules)
                found[action.kind] = app.screen.start
                assert app.screen.start == book.at(action.rule), action
                await pilot.press("escape")
        assert {"build-road", "activate"} <= set(found)
        assert len(set(found.values())) >= 2


async def test_f1_after_a_refusal_opens_the_rule_that_refused(tmp_path: Path) -> None:
    app = open_app(tmp_path, "ascending_empires", "Anna,bot:easy")
    assert app.save_file is not None
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, GameScreen)
        entry = next(e for e in screen.choice.menu.entries if e.why)
        await pilot.press(entry.key)
        assert screen.view.message == entry.why and screen.refused == entry.rule
        await pilot.press("f1")
        await pilot.pause(0.1)
        assert (
            isinstance(app.screen, Rules)
            and app.screen.start == rulebook("ascending_empires").at(entry.rule) > 0
        )


def test_every_game_has_a_title_for_its_rulebook() -> None:
    for game in ids():
        page = Rules(game, title(find(game)), Words())
        assert page.book.sections[0].title and isinstance(pages(page.book, 60)[0][0].text, Text)


async def test_the_title_names_the_section_of_the_first_line_that_is_seen(tmp_path: Path) -> None:
    app = opened(tmp_path, 0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        page = Rules("ascending_empires", "Ascending Empires", app.words)
        app.push_screen(page)
        await pilot.pause()
        section = next(n for n, one in enumerate(page.book.sections) if n and one.depth > 1)
        page.turn_to(section)
        page.action_go(-1)
        assert not top(page).strip(), "the blank row above the heading"
        assert (
            page.query_one("#title", Lines)
            .rows[0]
            .plain.endswith(page.book.sections[section].title)
        )
