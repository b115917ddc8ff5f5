"""The rows under the boards: no sentence is lost at 80 columns, and a refusal can always be read
whole.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.text import Text

from tabletop_tui.games import find, ids, package
from tabletop_tui.games.ascending_empires.rules.actions import Pass
from tabletop_tui.play import Words
from tabletop_tui.play.text import bundle
from tabletop_tui.tui.table.rows.news import MOST, ROOM, NewsRows, newest, share, with_earlier
from tabletop_tui.tui.widgets.board import Board
from tabletop_tui.tui.widgets.line_widgets import wrapped
from tests.tui.playing import at_table, open_app

SHORT = Text("Forest 8")
LONG = Text(" ".join(f"word{n}" for n in range(30)))
WIDTH = 78


def told(rows: list[Text]) -> str:
    """All rows as one sentence."""
    return " ".join(" ".join(row.plain for row in rows).split())


def test_two_short_sentences_stand_one_above_the_other() -> None:
    assert share([SHORT], [Text("Anna builds a road.")], WIDTH, ROOM) == [
        SHORT,
        Text("Anna builds a road."),
    ]


@pytest.mark.parametrize("pointed", [True, False])
def test_what_is_under_the_cursor_is_whole_and_the_news_get_what_is_left(pointed: bool) -> None:
    about = wrapped(LONG, WIDTH, 2)
    news = Text(LONG.plain.replace("word", "news"))
    rows = share(about, [news], WIDTH, ROOM, least=0 if pointed else 1)
    if pointed:
        assert len(rows) == ROOM and rows[-1].plain.endswith("…")
    else:
        assert rows[: len(about)] == about and rows[-1].plain.startswith("news0")
        assert len(rows) == len(about) + 1 and rows[-1].plain.endswith("…")
    assert share(about, [news], WIDTH, MOST) == [*about, *wrapped(news, WIDTH, 2)]


def test_what_enter_brings_is_told_to_its_end_whatever_is_new() -> None:
    about = wrapped(Text(" ".join(f"word{n}" for n in range(15))), WIDTH, 2)
    assert len(about) == 2
    assert share(about, [SHORT], WIDTH, ROOM) == [*about, SHORT]
    assert share(about, [LONG], WIDTH, ROOM)[:2] == about
    assert share([], [LONG], WIDTH, MOST) == wrapped(LONG, WIDTH, 2)


async def test_a_sentence_under_the_cursor_is_whole_while_the_rows_beside_the_board_are_few(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app(tmp_path, "cities_and_knights", "Anna,Ben,Cleo")
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        news = " ".join(f"news{n}" for n in range(15))
        board, news_rows = screen.view.middle.board, screen.query_one("#news-rows", NewsRows)
        board.cursor = next(iter(board.places()))
        words = " ".join(f"word{n}" for n in range(15))
        monkeypatch.setattr(board, "about", lambda place: words)
        screen.tell(news)
        assert "word14" in told(news_rows.rows) and news in told(news_rows.rows)
        screen.view.side.wanted = 20  # a menu that reaches the lowest row
        screen.tell(news)
        assert "word14" in told(news_rows.rows) and news in told(news_rows.rows), "nor an answer"


async def test_all_that_an_action_brought_about_is_told_until_the_cursor_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app(tmp_path, "ascending_empires", "Anna,Ben,Cleo")
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        happened = [Text(" ".join(f"{w}{n}" for n in range(18))) for w in ("first", "then")]
        words = " ".join(f"word{n}" for n in range(3))
        board, news_rows = screen.view.middle.board, screen.query_one("#news-rows", NewsRows)
        board.cursor = next(iter(board.places()))
        monkeypatch.setattr(board, "about", lambda place: words)
        monkeypatch.setattr(screen.view, "news", lambda: happened)
        screen.view.message = ""
        for wanted in (0, 24):  # rows of the players and the menu
            screen.view.side.wanted = wanted
            screen.view.draw_about()
            shown = told(news_rows.rows)
            assert "word2" in shown and "then17" in shown, "what is there, and what came last"
            assert ("first0" in shown) == (wanted == 0) and ("… then0" in shown) == (wanted > 0)
        screen.view.draw_about(pointed=True)
        assert "word2" in told(news_rows.rows) and len(news_rows.rows) == ROOM + 1


def test_old_news_give_way_before_new_ones_are_cut() -> None:
    assert told(newest([Text("One."), Text("Two.")], WIDTH)) == "One. Two."
    assert told(newest([LONG, Text("Two.")], WIDTH)) == "… Two."
    assert told(newest([Text("One."), LONG], WIDTH, 4)) == f"One. {LONG.plain}"
    assert told(newest([LONG], WIDTH, 1)).endswith("…")


@pytest.mark.parametrize("game", ids())
def test_every_refusal_fits_below_the_boards_of_a_small_screen(game: str) -> None:
    words = Words(find(game))
    for home in (package(game), "tabletop_tui.play"):
        found = bundle(home, "en")
        assert found is not None
        for key in [key for key in found.sources if key.startswith("no-")]:
            names = re.findall(r"\$([\w-]+)", found.sources[key])
            said = words.say(key, **dict.fromkeys(names, "somebody called Wilhelmina"))
            assert len(wrapped(Text(said), WIDTH, 2)) <= MOST - 1, key
    assert words.has("no-not-now")


async def test_a_long_sentence_grows_over_the_board_and_shrinks_again(tmp_path: Path) -> None:
    app = open_app(tmp_path, "cities_and_knights", "Anna,Ben,Cleo")
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        news_rows, middle = screen.query_one("#news-rows", NewsRows), screen.query_one("#middle")
        height = middle.size.height
        screen.tell(LONG.plain)
        await pilot.pause()
        assert LONG.plain in told(news_rows.rows)
        assert news_rows.size.height == 1 + len(wrapped(LONG, WIDTH, 2)) == 4, (
            "what Enter does, too"
        )
        assert news_rows.region.bottom == 23 and middle.size.height == height, (
            "the boards keep their room"
        )
        screen.view.message = ""
        screen.view.middle.boards[0].post_message(Board.Pointed())
        await pilot.pause()
        assert news_rows.size.height == ROOM


async def test_a_row_keeps_its_style_and_a_dim_one_has_the_quiet_colour(tmp_path: Path) -> None:
    app = open_app(tmp_path, "cities_and_knights", "Anna,Ben,Cleo")
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        lines = screen.query_one("#news-rows", NewsRows)
        lines.show([Text("loud", "bold"), Text("quiet", "dim")])
        loud, quiet = (lines.render_line(y)._segments[0].style for y in range(2))
        assert loud is not None and loud.bold
        assert quiet is not None and not quiet.dim and quiet.color == app.ink.colour("dim")


async def test_what_others_did_before_stands_in_front_of_the_last_news_where_there_is_room(
    tmp_path: Path,
) -> None:
    app = open_app(tmp_path, "ascending_empires", "Anna,Ben,bot:easy")
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        table, story = screen.table, screen.view.side.story
        for seat in (0, 1, 2):
            assert table.deciding() == (seat,)
            table.play(seat, Pass())
        screen.session.perspective.viewer = 0
        assert [text.plain for text in story.latest()] == ["Bot 3 passes."]
        assert [text.plain for text in story.earlier()] == ["Ben passes."]
        screen.session.perspective.viewer = 2
        assert story.earlier() == [], "what one did oneself one knows"
        rows, news, earlier = [SHORT, Text("Two.")], [Text("Two.")], [Text("One.")]
        assert told(with_earlier(rows, [SHORT], news, earlier, WIDTH)) == "Forest 8 One. Two."
        assert told(with_earlier(rows, [SHORT], news, [LONG], WIDTH)) == "Forest 8 … Two."
        long = [SHORT, *wrapped(LONG, WIDTH, 2)]
        assert with_earlier(long, [SHORT], [LONG], earlier, WIDTH)[0] == SHORT
        assert told(with_earlier(long, [SHORT], [LONG], earlier, WIDTH)).endswith("word29")
