"""Where the cursor goes, what Enter is said to do there, and how far down a list or a moment one is."""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Literal

import pytest

from tabletop_tui.engine import Action, Hand, Moment, Offer, Word
from tabletop_tui.play.session import Session
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.dialogs.pick import Pick
from tabletop_tui.tui.forms import HandForm
from tabletop_tui.tui.table import moment_panel
from tabletop_tui.tui.table.action_preview import preview
from tabletop_tui.tui.table.cursor import Cursor
from tabletop_tui.tui.table.moment_panel import MomentPanel
from tabletop_tui.tui.table.open_choice import OpenChoice
from tabletop_tui.tui.table.rows.story import StoryRows
from tabletop_tui.tui.widgets.line_widgets import Bar
from tests.playing import new_table, play_on
from tests.tui.parts.test_open_choice import a_choice
from tests.tui.parts.toys import HAND, Build, Card, Move, Rest, listed, worded


@dataclass(slots=True, frozen=True)
class Pay(Action):
    cards: tuple[int, ...]
    kind: Literal["pay"] = "pay"


class Pointed:
    """A board, and which way its cursor went."""

    def __init__(self) -> None:
        self.cursor: Any = ("node", 1)
        self.went: list[str] = []

    def prevent(self, *_: Any) -> Any:
        return nullcontext()

    def steer(self, way: str) -> None:
        self.went.append(way)
        self.cursor = ("node", 2) if way == "left" else self.cursor


@pytest.mark.parametrize("on_board", [True, False])
@pytest.mark.parametrize("lit", [True, False])
@pytest.mark.parametrize("menu", [True, False])
def test_arrows_go_along_the_board_unless_they_go_up_or_down_the_menu(
    on_board: bool, lit: bool, menu: bool
) -> None:
    board, drawn = Pointed(), list[str]()
    choice: Any = SimpleNamespace(
        on_board=on_board,
        form=None,
        menu=SimpleNamespace(entries=["a line"] if menu else []),
        lit=lambda: {("node", 1): 1} if lit else {},
        go_to_board=lambda: OpenChoice.go_to_board(choice),
    )
    view: Any = SimpleNamespace(
        middle=SimpleNamespace(board=board),
        draw_about=lambda *, pointed: drawn.append(f"about {pointed}"),
        draw_side=lambda: drawn.append("side"),
    )
    cursor = Cursor(SimpleNamespace(), view, choice)  # type: ignore[arg-type]
    cursor.steer("up")
    assert board.went == (["up"] if on_board or not menu else [])
    choice.on_board = on_board
    drawn.clear()
    cursor.steer("left")
    answers = lit or not menu
    assert board.went[-1:] == ["left"] and choice.on_board == answers
    told = ["about True"] + (["side"] if answers != on_board else [])
    assert drawn == told, "no more is drawn than changes"


def test_what_enter_does_is_said_before_and_whether_it_is_for_good() -> None:
    def said(choice: Any, place: Any = None) -> str:
        return preview(choice.session, choice, place)

    choice = a_choice([listed(Card("grain"), Card("ore")), listed(Rest())], final=[Card("ore")])
    words = choice.session.words
    choice.on_board = False
    assert said(choice) == "", "a line that only narrows"
    choice.choice_tree.narrow("card")  # type: ignore[union-attr]
    choice.menu.entries.clear()
    assert said(choice) == ""
    choice = a_choice([listed(Card("grain"), Card("ore")), listed(Rest())], final=[Card("ore")])
    choice.choice_tree.narrow("card")  # type: ignore[union-attr]
    choice.list_lines(worded())
    choice.on_board, choice.menu.cursor = False, 0
    assert said(choice) == ""
    choice.menu.cursor = 1
    assert said(choice) == words.say("ui-for-good")
    choice.form = HandForm(HAND, words)
    assert said(choice) == ""
    moves = [Move(1, 2), Move(1, 3), Move(4, 5)]
    choice = a_choice([listed(*moves), listed(Build(1))], final=[Move(4, 5)])
    kinds = ", ".join(words.say(f"offer-{kind}") for kind in ("move", "build"))
    assert said(choice, ("node", 1)) == words.say("ui-enter-asks", what=kinds)
    assert said(choice, ("node", 9)) == said(choice) == ""
    choice.choice_tree.narrow("move")  # type: ignore[union-attr]
    what = words.say("offer-move")
    assert said(choice, ("node", 1)) == words.say("ui-enter", what=what)
    assert said(choice, ("node", 4)) == words.say("ui-enter-final", what=what)
    choice.pick(("node", 1))
    assert said(choice, ("node", 3)) == words.say("ui-enter", what=what)
    assert said(choice, ("node", 1)) == "", "it is picked already"


def test_a_hint_fills_in_the_form_that_makes_it() -> None:
    pay = Offer(Pay, Hand(Pay, (2, 2), 1, 2, ("a", "b")))
    choice = a_choice([pay, listed(Rest())])
    assert choice.fill(Pay((1, 1))) and isinstance(choice.form, HandForm)
    assert tuple(choice.form.counts.taken) == (1, 1)
    choice.form = None
    assert not choice.fill(Rest()) and choice.form is None


def test_the_first_action_of_a_game_is_told() -> None:
    session = Session(play_on(new_table("cities_and_knights", 3), 1), None)
    session.perspective.set_viewer(session.table.deciding()[0])
    rows = StoryRows(session)
    assert [row.plain for row in rows.latest()] == [line.text for line in session.story(-1, 0)]
    assert rows.latest()


async def test_a_list_tells_how_far_down_one_is_and_a_moment_has_pages(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    monkeypatch.setattr(moment_panel, "READING_TIME", 0.0)
    app = TabletopApp(fps=0)
    session = Session(new_table("cities_and_knights", 3), None)
    picked: list[str | None] = []
    async with app.run_test(size=(80, 24)) as pilot:
        lines = [(str(n), f"line {n}") for n in range(30)]
        await app.push_screen(Pick("Which?", lines), picked.append)
        await pilot.pause()
        title = app.screen.query_one("#title", Bar)
        assert title.rows[0].plain.split() == ["Which?", "1/30"]
        assert title.rows[0].cell_len == 76 and len(app.screen.query_one("#rows").rows) == 18  # type: ignore[attr-defined]
        await pilot.press("down", "end")
        await pilot.pause()
        assert title.rows[0].plain.split() == ["Which?", "30/30"]
        await pilot.press("enter")
        monkeypatch.setattr(
            moment_panel,
            "sentences",
            lambda session, moment: [f"Anna does deed {n}." for n in range(40)],
        )
        panel = MomentPanel(session, Moment(Word("title"), ()), app.ink, 0.0)
        went: list[str | None] = []
        await app.push_screen(panel, went.append)
        await pilot.pause()
        on = [panel.list.rows[-1].plain.strip()]
        for key in ("down", "up", "up", "pagedown", "right", "right", "left"):
            await pilot.press(key)
            await pilot.pause()
            on.append(panel.list.rows[-1].plain.strip())
        pages = [row.rpartition("(")[2] for row in on]
        assert pages == ["1/3)", "2/3)", "1/3)", "1/3)", "2/3)", "3/3)", "3/3)", "2/3)"]
        await pilot.press("enter")
        assert not went
        await pilot.press("enter")
        await pilot.pause()
        assert went == ["on"] and picked == ["29"]
