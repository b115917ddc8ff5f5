"""What people at other terminals do, as a table takes it in: whose question stays, what is told,
who is waited for and who is here.
"""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from rich.text import Text

from tabletop_tui.engine import Illegal
from tabletop_tui.play import Words
from tabletop_tui.play.perspective import NOBODY
from tabletop_tui.play.remote.attendance import Whereabouts
from tabletop_tui.play.remote.remote_seats import News, Unplayed
from tabletop_tui.store.save_folder import folder
from tabletop_tui.tui.table.remote import remote_players
from tabletop_tui.tui.table.remote.remote_players import MAX_FILMED, SECOND, RemotePlayers

ANNA, BEN, BOT = 0, 1, 2
TOLD: Any = ("an event",)


class Table:
    """The screen of a table, and in *done* what is done with it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.done: list[Any] = []
        self.now, self.new = 10.0, list[News]()
        self.decided: Any = None
        clock = SimpleNamespace(monotonic=lambda: self.now)
        monkeypatch.setattr(remote_players, "time", clock)
        monkeypatch.setattr(remote_players, "READING_TIME", 0.7)
        attendance = SimpleNamespace(
            refresh=lambda: self.changed,
            onlookers=[],
            waiting=lambda: self.waits,
            pressed=lambda: self.do("pressed"),
            of=lambda seat: (Whereabouts.HERE, Whereabouts.IDLE, Whereabouts.AWAY)[seat],
        )
        self.changed, self.waits = False, "Waiting for Ben."
        monkeypatch.setattr(remote_players, "Attendance", lambda session: attendance)
        seats = [SimpleNamespace(is_bot=n == BOT) for n in range(3)]
        self.table = SimpleNamespace(
            log=[1, 2],
            seats=seats,
            over=False,
            remote=SimpleNamespace(following="", undone=(), limit=None),
            people=list,
            deciding=tuple,
        )
        self.session: Any = SimpleNamespace(
            table=self.table, words=Words(), news=self.news, remote=True, closed=False,
            play=self.play, runs_bots=lambda: self.thinks,
            perspective=SimpleNamespace(mine=lambda seat: seat == BEN),
            storage=SimpleNamespace(path=folder() / "friday.json"),
        )  # fmt: skip
        self.thinks, self.refuses = False, None
        self.players = SimpleNamespace(
            decided=lambda: self.decided, trouble=lambda seat: "It stumbled." if seat else ""
        )
        self.film: Any = SimpleNamespace(running=False, stop=lambda: self.do("stop"))
        story = SimpleNamespace(forget_undone=lambda: self.do("story back"))
        self.view = SimpleNamespace(
            look=SimpleNamespace(who=lambda seat: Text(f"P{seat}")), message="old",
            draw_side=lambda: self.do("draw side"), side=SimpleNamespace(story=story),
            watched=None,
        )  # fmt: skip
        self.choice = SimpleNamespace(
            seat=ANNA, form=None, picked=(), meanwhile=False, is_still_open=lambda: self.stands,
            end=lambda: self.do("end"), close=lambda: self.do("close"),
        )  # fmt: skip
        self.stands, self.ignore_keys_until = True, 0.0
        self.app = SimpleNamespace(
            fps=30, push_screen=self.push, ink=SimpleNamespace(glyphs="unicode")
        )
        self.app.launcher = SimpleNamespace(play_again=lambda table: self.do("again"))
        one: Any = self
        self.remote_players = RemotePlayers(one)
        self.remote_players.vote_questions = SimpleNamespace(poll=lambda: None)  # type: ignore[assignment]

    def do(self, what: Any) -> None:
        self.done.append(what)

    def news(self) -> list[News]:
        new, self.new = self.new, []
        return new

    def play(self, seat: int, action: Any) -> Any:
        if self.refuses is not None:
            raise self.refuses
        return TOLD

    def push(self, box: Any, then: Any) -> None:
        self.done.append(box.question)
        self.answered = then

    def tell(self, sentence: str) -> None:
        self.do(sentence)

    def renew(self) -> None:
        self.do("renew")

    def turn(self) -> None:
        self.do("turn")

    def wake_players(self) -> None:
        self.do("wake")

    def animate_events(self, told: Any, then: Any) -> None:
        self.do(("film", [*told]))
        then()

    def took(self, *news: News) -> list[Any]:
        self.done.clear()
        self.remote_players.take_in(news)
        return self.done


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Table:
    return Table(monkeypatch)


NEWS = News(ANNA, None, TOLD)
FILM = ("film", ["an event"])


def test_a_question_that_is_still_put_stays_with_all_that_was_filled_in(table: Table) -> None:
    assert table.took(NEWS) == ["renew", "wake", FILM, "renew"]
    assert table.remote_players.film, "a key does not wait for it"
    table.choice.form = "half filled"  # type: ignore[assignment]
    assert table.took(NEWS) == ["renew", "wake"]
    table.choice.form, table.choice.picked = None, (("node", 1),)  # type: ignore[assignment]
    assert table.took(NEWS) == ["renew", "wake"]
    table.table.over = True
    assert table.took(NEWS) == ["end", "draw side", FILM, "turn"], "the game is over"


def test_another_question_opens_behind_the_film_and_hears_no_key_that_came_before_it(
    table: Table,
) -> None:
    table.stands, table.choice.seat = False, NOBODY
    table.animate_events = lambda told, then: (  # type: ignore[method-assign]
        table.do("film"), setattr(table.choice, "seat", ANNA), then()
    )  # fmt: skip
    assert table.took(NEWS) == ["end", "draw side", "film", "turn"]
    assert table.ignore_keys_until == table.now + 0.7 and not table.remote_players.film
    table.ignore_keys_until = 0.0
    table.took(NEWS)
    assert table.ignore_keys_until == 0.0, "who was asked something before is not startled"
    table.choice.seat, table.app.fps = NOBODY, 0
    table.took(NEWS)
    assert table.ignore_keys_until == 0.0


def test_nothing_is_drawn_before_the_first_picture(table: Table) -> None:
    table.view.look = None  # type: ignore[assignment]
    assert table.took(NEWS) == [] and table.remote_players.here() == []


def test_long_absence_is_shown_as_no_film(table: Table) -> None:
    assert FILM not in table.took(*[NEWS] * (MAX_FILMED + 1))
    assert ("film", ["an event"] * MAX_FILMED) in table.took(*[NEWS] * MAX_FILMED)


def test_a_second_film_takes_the_place_of_the_first(table: Table) -> None:
    table.film.running = True
    table.remote_players.film = True
    assert "stop" in table.took(NEWS)
    table.film.running = False
    table.remote_players.film = True
    assert "stop" not in table.took(NEWS)
    table.film.running, table.remote_players.film = True, False
    assert "stop" not in table.took(NEWS)


def test_it_is_told_that_actions_were_taken_back_and_only_then(table: Table) -> None:
    back = table.session.words.say("remote-taken-back")
    table.table.log.pop()
    assert "story back" in table.took(News()) and table.view.message == back
    table.took(NEWS)
    assert table.view.message == ""
    table.table.log.append(3)
    assert "story back" in table.took(News()) and table.view.message == "", "some were played again"
    table.took(News(), NEWS)
    assert table.view.message == back, "one was played, and one more taken back"


def test_a_beat_looks_for_news_unless_an_own_film_runs(table: Table) -> None:
    table.new = [NEWS]
    table.film.running = True
    table.remote_players.tick()
    assert table.done == [] and table.new
    table.remote_players.film = True
    table.remote_players.tick()
    assert FILM in table.done and not table.new
    table.done.clear()
    table.session.remote = False
    table.new = [NEWS]
    table.remote_players.tick()
    assert table.done == [] and table.new


def test_once_a_second_it_is_seen_who_is_here(table: Table) -> None:
    table.thinks = True
    table.now += SECOND - 0.01
    table.remote_players.tick()
    assert table.done == []
    table.now += 0.01
    table.remote_players.tick()
    assert table.done == ["wake"]
    table.remote_players.tick()
    assert table.done == ["wake"], "once"
    table.done.clear()
    table.film.running = True
    table.remote_players.every_second()
    assert table.done == []
    table.film.running = table.thinks = False
    table.changed = True
    table.remote_players.every_second()
    assert table.done == ["draw side"]
    table.changed, table.choice.seat = False, NOBODY
    table.remote_players.every_second()
    assert table.done == ["draw side"], "the same is said as before"
    table.waits = "Waiting for Cleo."
    table.remote_players.every_second()
    assert table.done == ["draw side"] * 2
    table.waits, table.choice.seat = "Waiting for Ben.", ANNA
    table.remote_players.every_second()
    assert table.done == ["draw side"] * 2, "nobody reads it"
    table.done.clear()
    table.remote_players.arrivals = SimpleNamespace(new=lambda: ["Cleo", "Dora"])  # type: ignore[assignment]
    table.remote_players.every_second()
    assert table.done == ["In the hall: Cleo, Dora."], (
        "all at the table hear who has come to the house"
    )
    table.session.storage.path = Path("elsewhere.json")
    table.remote_players.every_second()
    assert table.done == ["In the hall: Cleo, Dora."]


def test_the_next_game_is_offered_once(table: Table) -> None:
    table.remote_players.offer_next()
    assert table.done == []
    table.table.remote.following = "next.json"
    table.session.closed = True
    table.remote_players.offer_next()
    assert table.done == []
    table.session.closed, table.table.over = False, True
    table.changed = True
    table.remote_players.every_second()
    table.remote_players.every_second()
    assert table.done == [table.session.words.say("rematch-begun")]
    table.answered("no")
    assert len(table.done) == 1
    table.answered("yes")
    assert table.done[1:] == ["again"]


def test_what_a_computer_player_decides_here_is_played_and_trouble_told(table: Table) -> None:
    table.remote_players.think()
    assert table.done == []
    table.decided = (0, "action")
    table.remote_players.think()
    assert FILM in table.done and "It stumbled." not in table.done
    table.decided = (1, "action")
    table.remote_players.think()
    assert table.done[-1] == "It stumbled."
    for refuses in (Unplayed("late"), Illegal("late")):
        table.refuses = refuses  # type: ignore[assignment]
        table.done.clear()
        table.remote_players.think()
        assert table.done == [], "another session was quicker"


def test_an_action_that_came_to_nothing_is_told_to_people(table: Table) -> None:
    table.remote_players.unplayed(ANNA, "Too late.")
    assert table.done == ["renew"] and table.view.message == "Too late."
    table.done.clear()
    table.stands, table.new = False, [News()]
    table.remote_players.unplayed(ANNA, "Too late.")
    assert table.done == ["story back", "close", "turn"] and table.view.message == "Too late."
    table.done.clear()
    table.stands, table.new = True, [NEWS]
    table.remote_players.unplayed(BOT, "Too late.")
    assert table.done == ["close", "turn"] and table.view.message == ""


def test_who_is_here_has_a_sign_and_at_one_keyboard_nobody_has(table: Table) -> None:
    assert [row.plain for row in table.remote_players.here()] == ["● P0", "● P1"]
    table.session.perspective.mine = lambda seat: False
    here = table.remote_players.here()
    assert [row.plain for row in here] == ["● P0", "◌ P1"]
    assert [[str(span.style) for span in row.spans] for row in here] == [[], ["dim"]]
    table.app.ink.glyphs = "ascii"
    assert [row.plain for row in table.remote_players.here()] == ["* P0", "~ P1"]
    table.remote_players.attendance.onlookers.append("Zed")
    assert [row.plain for row in table.remote_players.here()] == ["* P0", "~ P1", "watching: Zed"]
    table.session.remote = False
    assert table.remote_players.here() == []
