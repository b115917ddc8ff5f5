"""Behind a lesson: its computer players answer at once and always the same, its cards come when
something new is asked, and it is left by its own question.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tabletop_tui.bots.brain import choose
from tabletop_tui.engine import Luck
from tabletop_tui.games import find
from tabletop_tui.play import Table, read_seats
from tabletop_tui.play.lesson import LEARNER
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.dialogs.ask import Ask
from tabletop_tui.tui.home.guest_home import GuestHome
from tabletop_tui.tui.home.home_screen import Home
from tabletop_tui.tui.reading import page as page_module
from tabletop_tui.tui.reading.lesson import LessonScreen, ScriptedOpponents, open_lesson
from tabletop_tui.tui.reading.page import FinalPage
from tests.tui.playing import XTERM


def app() -> TabletopApp:
    terminal = probe(XTERM, interactive=True, size=(80, 24), encoding="utf-8")
    return TabletopApp(fps=0, terminal=terminal)


@pytest.mark.parametrize("seats", ["bot:easy,Anna", "Anna,bot:easy"])
def test_an_understudy_answers_once_it_is_awake_and_always_the_same(seats: str) -> None:
    table = Table.open(find("skeleton"), read_seats(seats), 1)
    ours = ScriptedOpponents(table, 5)
    bot = 0 if seats.startswith("bot") else 1
    assert ours.poll() is None, "nobody woke it"
    while ours.next() < 0:
        seat = table.deciding()[0]
        view = table.game.view(table.state, seat)
        table.play(seat, choose(table.game, view, seat, "easy", Luck(3)))
    view = table.game.view(table.state, bot)
    answer = bot, choose(table.game, view, bot, "easy", Luck(5 + len(table.log)))
    for rest in (ours.stop_thinking, ours.close):
        ours.start_thinking()
        assert ours.poll() == ours.poll() == answer
        rest()
        assert ours.poll() is None
    ours.start_thinking()
    table.play(*answer)
    while ours.next() >= 0:
        table.play(*(ours.poll() or ()))
    ours.start_thinking()
    assert ours.poll() is None, "a person is asked"


@pytest.mark.parametrize("pick", ["stay", "home", "quit"])
async def test_a_lesson_is_left_by_its_own_question(pick: str) -> None:
    made = app()
    async with made.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        open_lesson(made, "skeleton")
        await pilot.pause()
        assert isinstance(made.screen, Home), "it has none"
        open_lesson(made, "cities_and_knights")
        await pilot.pause()
        while isinstance(made.screen, Ask):
            await pilot.press("enter")
        screen = made.screen
        assert isinstance(screen, LessonScreen) and not screen.reading
        told = screen.session.words.say(f"lesson-{screen.lesson.card.key}-do")
        for message, seat, at, shown in (
            ("", LEARNER, 1, True),
            ("That is not possible.", LEARNER, 1, False),
            ("", 1, 1, False),
            ("", LEARNER, 0, False),
        ):
            screen.view.message, screen.choice.seat, screen.lesson.at = message, seat, at
            assert (told in [row.plain for row in screen.news()]) is shown
        screen.action_leave()
        await pilot.pause()
        asked: Any = made.screen
        assert asked.question == screen.session.words.say("lesson-leave") and asked.leaving
        asked.dismiss(pick)
        await pilot.pause()
        if pick == "stay":
            assert made.screen is screen
        elif pick == "home":
            assert isinstance(made.screen, Home)
        assert (made.return_value is None and not made._exit) is (pick != "quit")


class Shown(LessonScreen):
    """A lesson whose cards are written down instead of shown."""

    session = SimpleNamespace(words=None)  # type: ignore[assignment]

    def __init__(self, asked: Any, *, at: int = 1, since: int = 2, log: int = 3) -> None:
        self.lesson = SimpleNamespace(at=at, next_card=asked)  # type: ignore[assignment]
        self.did, self.reading, self.since = {"roll"}, False, since
        self.shown: list[Any] = []
        self.choice = SimpleNamespace(seat=0)  # type: ignore[assignment]
        table = Table.open(find("skeleton"), read_seats("Anna,bot:easy"), 1)
        table.log[:] = [(0, None)] * log
        self.__dict__["table"] = table

    table = property(lambda self: self.__dict__["table"])  # type: ignore[assignment]

    def show_card(self, card: Any) -> None:
        self.shown.append(card)


def test_a_card_comes_when_the_learner_is_asked_something_new() -> None:
    seen: list[Any] = []

    def asked(frame: str, kinds: set[str], did: set[str]) -> str:
        seen.append((frame, set(kinds), set(did)))
        return "card"

    screen = Shown(asked)
    screen.next_card()
    assert screen.shown == ["card"] and screen.did == set()
    frame = screen.table.state.stack[-1].kind
    assert seen == [(frame, {"bid"}, {"roll"})]
    for screen, why in (
        (Shown(asked, log=2), "nothing has happened since the last card"),
        (Shown(asked), "a card is being read"),
        (Shown(asked), "another is asked"),
    ):
        screen.reading = why.startswith("a card")
        screen.choice.seat = int(why.startswith("another"))
        screen.next_card()
        assert screen.shown == [] and len(seen) == 1, why
    first = Shown(asked, at=0, log=2)
    first.next_card()
    assert first.shown == ["card"], "the second card follows the first at once"
    none = Shown(lambda *what: None)
    none.next_card()
    assert none.shown == []


async def test_the_last_page_is_deaf_until_it_can_have_been_seen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = [50.0]
    monkeypatch.setattr(page_module, "time", SimpleNamespace(monotonic=lambda: clock[0]))
    made = app()
    async with made.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        page = FinalPage("The end", [], ignore_keys_for=2.0)
        made.push_screen(page)
        await pilot.pause()
        for now, open_ in ((50.0, True), (51.9, True), (52.0, False)):
            clock[0] = now
            await pilot.press("escape")
            assert (made.screen is page) is open_, now


async def test_a_threshold_is_left_once_nothing_lies_on_it(monkeypatch: pytest.MonkeyPatch) -> None:
    made = app()
    async with made.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        below = GuestHome()
        monkeypatch.setattr(below, "set_timer", lambda seconds, deed: None)
        made.push_screen(below)
        made.push_screen(Ask("Well?", [("on", "o", "Go on")]))
        await pilot.pause()
        below.leave()
        assert not made._exit
        made.pop_screen()
        await pilot.pause()
        below.leave()
        assert made._exit
