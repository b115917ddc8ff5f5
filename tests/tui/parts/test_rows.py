"""The rows beside and below a board, with much room and little: what they show, what gives way
first, and the sign that there is more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from rich.text import Text

from tabletop_tui.play import Table
from tabletop_tui.play.session import Session
from tabletop_tui.tui.paint.ink import Ink
from tabletop_tui.tui.paint.palette import THEMES, theme
from tabletop_tui.tui.table.rows import news, story
from tabletop_tui.tui.table.rows.news import NewsRows
from tabletop_tui.tui.table.rows.story import StoryRows
from tabletop_tui.tui.widgets.line_widgets import wrapped
from tests.playing import new_table, play_on
from tests.snapshots.kept import compare

KEPT = Path(__file__).parent / "kept"
INK = Ink(theme(THEMES[0]))
WIDTH = 24
NEWS = [
    Text("Anna rolls the dice."),
    Text("Ben gets 1 grain and 2 wool."),
    Text("Cleo builds a road, and another one to the sea."),
]
ABOUT = Text("Enter: Build a road · forest 8 of the north, hills 5")
RULED = [
    *wrapped(NEWS[1], 14, 2),
    Text("────"),
    *wrapped(NEWS[2], 14, 2),
    Text("────"),
    *wrapped(NEWS[0], 14, 2),
    Text("────"),
]


def plain(rows: list[Text]) -> list[str]:
    return [f"  |{row.plain}" for row in rows]


def below() -> Iterator[str]:
    """The rows below a board."""
    for count, room in ((1, 2), (3, 2), (3, 4)):
        yield f"newest {count} news in {room} rows"
        yield from plain(news.newest(NEWS[:count], WIDTH, room))
    about = wrapped(ABOUT, WIDTH, 2)
    for lines, answer, first in product((0, len(about)), (False, True), (False, True)):
        yield f"{lines} rows of a place and the news, answer {answer}, first {first}"
        yield from plain(news.share(about[:lines], NEWS, WIDTH, answer=answer, first=first))
    for lines, width in ((0, 24), (2, 24), (1, 60)):
        rows = wrapped(ABOUT, width, 2)[:lines]
        told = news.share(rows, NEWS[2:], width)
        yield f"earlier news behind {lines} rows of a place in {width} cells"
        yield from plain(news.with_earlier(told, rows, NEWS[2:], NEWS[:2], width))


def told(
    about: Text, earlier: list[Text], width: int = WIDTH + 2, **how: Any
) -> tuple[list[Text], int]:
    """What the rows below the boards show, and how many rows of the board they cover."""
    shown: list[Text] = []
    styles = SimpleNamespace(height=SimpleNamespace(value=1))
    one: Any = SimpleNamespace(size=SimpleNamespace(width=width), styles=styles, covered=9)
    one.show = shown.extend
    NewsRows.tell(one, about, NEWS, earlier, **how)
    assert styles.height == len(shown)
    return shown, one.covered


WAYS: tuple[dict[str, Any], ...] = (
    {"pointed": True},
    {"pointed": False},
    {"pointed": True, "answer": True},
    {"pointed": False, "answer": True},
    {"pointed": False, "beside": True},
    {"pointed": False, "aiming": True},
    {"pointed": False, "aiming": True, "answer": True},
)


def latest_news() -> Iterator[str]:
    """The same by what was pressed last and what stands above them."""
    for how in WAYS:
        rows, covered = told(ABOUT, [], **how)
        yield f"{how} covers {covered}"
        yield from plain(rows)
    rows, covered = told(Text(), [Text("Ben's turn.")], pointed=False)
    yield f"with earlier news covers {covered}"
    yield from plain(rows)
    rows, covered = told(ABOUT, [Text("Ben's turn.")], pointed=False, aiming=True)
    yield f"with earlier news while a shot is aimed covers {covered}"
    yield from plain(rows)


def cut() -> Iterator[str]:
    """The story where there is too little room for all of it."""
    more = Text("… more")
    for width in (8, 15):
        yield f"two rows that end in {width} cells, with a sign that there is more"
        yield from plain(news.short([Text("To the sea."), Text("and the north")], 1, width))
        yield from plain(story.rows_from_a_start(wrapped(NEWS[2], width, 2), 2, width))
        yield from plain(story.start_of_long_sentence(wrapped(NEWS[2], width, 2), 2, width, more))
    for height in (0, 5):
        yield f"the story in {height} rows"
        yield from plain(story.rows_from_a_start(RULED[:-1], height, 14))
        yield f"whole sentences in {height} rows"
        yield from plain(story.whole_sentences(RULED[:-1], height))
        yield f"the beginning in {height} rows"
        yield from plain(story.start_of_long_sentence(RULED[: max(0, height)], height, 14, more))
        yield f"the beginning of the last in {height} rows"
        yield from plain(
            story.start_of_long_sentence(RULED[4:9], height, 14, more, longer=height % 2 == 0)
        )
        yield f"what concerns somebody in {height} rows"


def played(game: str, count: int, actions: int) -> Table:
    return play_on(new_table(game, count, 3), actions)


GAMES = (("cities_and_knights", 4, 60), ("rise_of_empires", 2, 24), ("ascending_empires", 3, 50))


def stories() -> Iterator[str]:
    """The story as each player may read it, before and after it has acted."""
    for game, count, actions in GAMES:
        session = Session(played(game, count, actions), None)
        for seat in range(count):
            session.perspective.set_viewer(seat)
            rows = StoryRows(session)
            yield f"{game}: {session.words.name(seat)} in 6 rows of 28"
            yield f"  struck {rows.own_news_height(28)}, latest {len(rows.latest())}"
            yield from plain(rows.rows(28, 6, INK))
            for height in (3, 24):
                assert len(rows.rows(28, height, INK)) <= height
        rows = StoryRows(session)
        rows.told_until = rows.last_told - 3
        yield f"{game}: while a film shows 3 actions"
        yield f"  latest {' '.join(row.plain for row in rows.latest())}"
        yield from plain(rows.rows(28, 3, INK))
        rows.told_until = None
        rows.read(count - 1)
        yield f"{game}: {session.words.name(count - 1)} has read all"
        yield from plain(rows.rows(28, 3, INK))
        assert rows.own_news_height(28) == 0
        session.table.rewind(len(session.table.log) - 2)
        rows.forget_undone()
        assert rows.had_read == {count - 1: len(session.table.log)}


TEXTS: dict[str, Callable[[], Iterator[str]]] = {
    "below": below,
    "news": latest_news,
    "cut": cut,
    "stories": stories,
}


@pytest.mark.parametrize("name", TEXTS)
def test_rows_are_what_they_were(name: str) -> None:
    compare(KEPT / f"{name}.txt", "\n".join(TEXTS[name]()) + "\n")


def test_every_text_is_kept_and_nothing_else() -> None:
    assert {file.stem for file in KEPT.iterdir()} == set(TEXTS)
