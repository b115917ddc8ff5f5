"""Lessons: every card comes up where it should when the lesson is played as it asks, and fits a
small screen.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.text import Text

from tabletop_tui.bots.brain import choose
from tabletop_tui.engine import Luck, kind_of
from tabletop_tui.games import find
from tabletop_tui.play import Words
from tabletop_tui.play.lesson import LEARNER, Lesson, script
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.dialogs.ask import Ask
from tabletop_tui.tui.home.home_screen import Home
from tabletop_tui.tui.home.new_game import NewGame
from tabletop_tui.tui.reading.lesson import LessonScreen, lessons
from tabletop_tui.tui.widgets.line_widgets import wrapped
from tests.tui.playing import XTERM

GAMES = ("ascending_empires", "cities_and_knights", "rise_of_empires")


def test_every_game_has_a_lesson() -> None:
    assert lessons() == [*GAMES]


@pytest.mark.parametrize("game", GAMES)
def test_every_card_has_its_words_its_moment_and_room_on_a_small_screen(game: str) -> None:
    found, words = script(game), Words(find(game))
    assert found is not None and 8 <= len(found.cards) <= 13
    frames = {kind_of(frame) for frame in find(game).by_frame}
    actions = {kind_of(action) for action in find(game).Action.__args__}
    for card in found.cards:
        where, _, what = card.at.partition(":")
        assert where in frames | {"did", ""} and (not what or what in actions), card
        assert words.has(f"lesson-{card.key}")
        assert len(wrapped(Text(words.say(f"lesson-{card.key}")), 52)) <= 12
    todo = [card.key for card in found.cards if words.has(f"lesson-{card.key}-do")]
    assert todo == [card.key for card in found.cards[1:-1]]
    assert all(len(words.say(f"lesson-{key}-do")) <= 78 for key in todo)


def test_a_lesson_begins_with_the_learner_and_has_the_same_luck_every_time() -> None:
    for game in GAMES:
        found = script(game)
        assert found is not None
        one, other = found.table("You"), found.table("You")
        assert one.deciding() == (LEARNER,) and one.state == other.state


def test_cards_that_are_passed_over_never_come_and_none_comes_twice() -> None:
    found = script("rise_of_empires")
    assert found is not None
    lesson = Lesson(found)
    assert lesson.begin().key == "welcome"
    assert lesson.next_card("taking-city", ["take-city"], []) == found.cards[4]
    assert lesson.next_card("taking-progress", ["take-progress"], []) is None
    assert lesson.next_card("taking-city", ["take-city"], []) is None


@pytest.mark.parametrize("game", GAMES)
async def test_a_lesson_played_at_the_keyboard_comes_to_its_last_card(game: str) -> None:
    app = TabletopApp(
        fps=0, terminal=probe(XTERM, interactive=True, size=(80, 24), encoding="utf-8")
    )
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("t", str(GAMES.index(game) + 1))
        await pilot.pause()
        screen = next(s for s in app.screen_stack if isinstance(s, LessonScreen))
        seen, rows = list[str](), list[str]()
        for _ in range(120):
            if isinstance(app.screen, Ask):
                # other questions may come while a card stands
                if seen[-1:] != [screen.lesson.card.key]:
                    seen.append(screen.lesson.card.key)
                if screen.lesson.over:
                    break
                await pilot.press("enter")
            elif screen.choice.seat == LEARNER:
                table, do = screen.table, f"lesson-{screen.lesson.card.key}-do"
                if not screen.view.message and screen.session.words.has(do):
                    told = [row.plain.strip() for row in screen.view.news_rows.rows]
                    assert screen.session.words.say(do) in told, "alone, without a sign before it"
                    rows += told
                view, luck = table.game.view(table.state, LEARNER), Luck(len(table.log))
                screen.play(screen.choice.seat, choose(table.game, view, LEARNER, "easy", luck))
                await pilot.pause()
            else:
                screen.poll_players()
                await pilot.pause()
        assert screen.lesson.over and seen[0] == "welcome" and len(seen) == len(set(seen)) >= 5
        assert rows
        await pilot.press("enter")
        await pilot.pause()
        form = app.screen
        assert isinstance(form, NewGame) and form.table_setup.game.id == game, "a game of its kind"
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, Home)


async def test_the_card_tells_what_to_do_until_it_is_done(tmp_path: Path) -> None:
    app = TabletopApp(
        fps=0, terminal=probe(XTERM, interactive=True, size=(80, 24), encoding="utf-8")
    )
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("t", "2", "enter", "enter")
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, LessonScreen) and screen.lesson.card.key == "settlement"
        words = screen.session.words
        assert screen.news() == [Text(words.say("lesson-settlement-do"), "bold")]
        await pilot.press("n")
        assert screen.lesson.card.key == "settlement"
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, Ask) and screen.lesson.card.key == "road"
        await pilot.press("escape", "h")
        await pilot.pause()
        assert isinstance(app.screen, Ask) and app.screen.question == words.say("lesson-road"), (
            "h shows it again"
        )
