"""An offer is taken back, or an answer taken, while others are silent at their terminals."""

from __future__ import annotations

from pathlib import Path

from tabletop_tui.games.cities_and_knights.rules.actions import (
    AcceptTrade,
    CounterTrade,
    Propose,
    WithdrawTrade,
)
from tabletop_tui.play import Table
from tabletop_tui.play.session import Session
from tabletop_tui.store.load import load
from tabletop_tui.store.shared_save_file import SharedSaveFile
from tabletop_tui.store.waiting import waiting
from tabletop_tui.tui.table.game_screen import GameScreen
from tabletop_tui.tui.widgets.line_widgets import Lines
from tests.tui.remote.test_remote_seats import (
    ANNA,
    BEN,
    CLEO,
    saved,
    sitting,
    table_of,
    until,
    words,
)
from tests.tui.table.market import counts, market


def trading(*asked: int) -> Table:
    """Anna has rolled and offers wool for ore."""
    table = market({"wool": 3}, {"ore": 2}, {"ore": 1})
    table.play(ANNA, Propose(counts(wool=1), counts(ore=1), asked))
    return table


def answer(path: Path, seat: int, action: object) -> None:
    """*seat* answers at a terminal without a screen."""
    one = SharedSaveFile(path)
    one.change(lambda: one.table.play(seat, action), seat, one.open_question(seat))


def lines(screen: GameScreen) -> list[str]:
    """The lines of the menu."""
    return [entry.label for entry in screen.choice.menu.entries]


async def test_an_offer_is_taken_back_while_nobody_has_answered(tmp_path: Path) -> None:
    path = saved(tmp_path, trading(BEN, CLEO))
    async with sitting(path, "Anna") as anna, sitting(path, "Ben") as ben:
        hers, his = await table_of(anna), await table_of(ben)
        await until(lambda: "Wait for the answers" in words(anna), anna)
        rows = " ".join(row.plain.strip() for row in hers.query_one("#form", Lines).rows)
        assert "answer Anna's offer." in rows, "whom she waits for stands above"
        assert [one.kind for one in hers.choice.menu.entries] == ["wait", "withdraw-trade"]
        await anna.press("enter", "enter")
        assert len(load(path).table.log) == 1, "an Enter too many takes nothing back"
        assert his.choice.seat == BEN
        await anna.press("down", "enter")
        await until(lambda: isinstance(load(path).table.log[-1][1], WithdrawTrade), anna)
        await until(lambda: his.choice.seat != BEN and "makes no deal" in words(ben), ben)
        assert hers.choice.seat == ANNA and not hers.choice.meanwhile


async def test_an_answer_is_taken_while_another_is_silent(tmp_path: Path) -> None:
    path = saved(tmp_path, trading(BEN, CLEO))
    async with sitting(path, "Anna") as anna:
        hers = await table_of(anna)
        await until(lambda: len(lines(hers)) == 2, anna)
        answer(path, BEN, CounterTrade(counts(ore=1), counts(wool=2)))
        await until(lambda: len(lines(hers)) == 3, anna)
        assert hers.choice.meanwhile and hers.choice.menu.cursor == 0
        await anna.press("down", "enter")
        await until(lambda: len(load(path).table.log) == 3, anna)
        assert load(path).table.state.players[ANNA].hand[counts(ore=1).index(1)] == 1
        assert load(path).table.deciding() != (CLEO,)


def test_the_table_waits_for_who_was_asked_and_a_late_answer_is_refused(tmp_path: Path) -> None:
    path = saved(tmp_path, trading(BEN, CLEO))
    hers, his = SharedSaveFile(path), SharedSaveFile(path)
    assert set(hers.questions) == {ANNA, BEN, CLEO}
    answer(path, BEN, CounterTrade(counts(ore=1), counts(wool=2)))
    (found,) = waiting(where=tmp_path)
    assert [one.name for one in found.asked] == ["Cleo"]
    assert load(path).table.remote.since.keys() == {CLEO}  # type: ignore[union-attr]
    session = Session(hers.table, hers)
    question = hers.questions[ANNA]
    answer(path, CLEO, AcceptTrade())
    session.news()
    assert hers.questions[ANNA] != question, "what she may do has changed"
    assert his.poll() and his.questions.keys() == {ANNA}


def test_at_one_keyboard_nobody_is_interrupted() -> None:
    table = trading(BEN, CLEO)
    assert table.remote is None and table.meanwhile() == ()
