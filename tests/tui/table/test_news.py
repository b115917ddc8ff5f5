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
    assert share([SHORT], [Text("Anna builds a road.")], WIDTH) == [
        SHORT,
        Text("Anna builds a road."),
    ]


def test_what_the_cursor_points_at_has_both_rows_and_what_is_new_has_one_of_them() -> None:
    about = wrapped(LONG, WIDTH, 2)
    news = Text(LONG.plain.replace("word", "news"))
    rows = share(about, [news], WIDTH, first=True)
    assert rows[0] == about[0] and rows[1].plain.endswith("…") and "news" not in told(rows)
    rows = share(about, [news], WIDTH)
    assert [row.plain.split()[0] for row in rows] == ["word0", "news0"]
    assert all(row.plain.endswith("…") for row in rows)
    assert len(share(about, [], WIDTH)) == len(share([], [], WIDTH)) == ROOM


def test_an_answer_is_told_to_its_end() -> None:
    assert share([], [LONG], WIDTH, answer=True) == wrapped(LONG, WIDTH, 2)
    assert share([SHORT], [LONG], WIDTH, answer=True) == wrapped(LONG, WIDTH, 2)
    assert share([SHORT], [SHORT], WIDTH, answer=True) == [SHORT, SHORT]


@pytest.mark.parametrize("game", ids())
async def test_the_whole_board_is_seen_whatever_is_asked(game: str, tmp_path: Path) -> None:
    """Until an answer to a key needs more than two rows."""
    app = open_app(tmp_path, game, "Anna,Ben,Cleo" if 3 in find(game).seats else "Anna,Ben")
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        happened = [Text(" ".join(f"news{n}" for n in range(90)))]
        board, news_rows = screen.view.middle.board, screen.query_one("#news-rows", NewsRows)
        board.about = lambda place: LONG.plain  # type: ignore[method-assign]
        screen.view.news = lambda: happened
        screen.view.message = ""
        for pointed in (True, False):
            screen.view.draw_about(pointed=pointed)
            await pilot.pause()
            assert news_rows.size.height == ROOM and not news_rows.covered
            assert screen.view.middle.region.bottom == news_rows.region.y


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
            assert len(wrapped(Text(said), WIDTH, 2)) <= MOST, key
    assert words.has("no-not-now")


async def test_a_long_answer_grows_over_the_board_and_shrinks_again(tmp_path: Path) -> None:
    app = open_app(tmp_path, "cities_and_knights", "Anna,Ben,Cleo")
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        news_rows, middle = screen.query_one("#news-rows", NewsRows), screen.query_one("#middle")
        height = middle.size.height
        screen.tell(LONG.plain)
        await pilot.pause()
        assert LONG.plain in told(news_rows.rows)
        assert news_rows.size.height == len(wrapped(LONG, WIDTH, 2)) == 3
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
