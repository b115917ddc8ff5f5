"""A game without screens and without ``view/plain.py`` is played by the defaults."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tabletop_tui import games
from tabletop_tui.engine import Who, Word
from tabletop_tui.plain.game_narration import narration_of
from tabletop_tui.play import Words
from tabletop_tui.play.position import place_in_words, position_lines
from tabletop_tui.play.rulebook import table_rulebook
from tabletop_tui.tui.widgets.fact_board import FactBoard
from tests.plain.playing import Player, sit
from tests.playing import new_table, play_on
from tests.tui.playing import at_table, open_app, play

from .conftest import NIM, WORDS, Bring

DESCRIBED = NIM.replace(
    "GAME = Game(\n",
    """def describe(view, thing):
    if isinstance(thing, State):
        return {"left": Word("stones", (("n", sum(map(len, view.heaps))),))}
    return described(view, thing)


GAME = Game(
    describe=describe,
""",
).replace("import Action", "import Word, described, Action")


def rows(app: Any) -> list[str]:
    """Return the rows of the screen."""
    strips = app.screen._compositor.render_strips()
    return ["".join(segment.text for segment in strip).rstrip() for strip in strips]


async def test_a_game_without_screens_is_played_on_the_default_board(
    bring: Bring, tmp_path: Path
) -> None:
    app = open_app(tmp_path, bring(), "Anna,李小龍")
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        board = screen.view.middle.board
        assert isinstance(board, FactBoard) and board.cursor == ("heap", 0)
        seen = "\n".join(rows(app))
        for told in ("Round 1: Anna", "李小龍: 0", "1 1 1", "Take from heap 2", "Anna  0"):
            assert told in seen, seen
        await pilot.press("down")
        assert board.cursor == ("heap", 1) and board.about(("heap", 1)) == "Take from heap 1"
        assert board.named("take from HEAP 2") == ("heap", 2) and board.named("heap") is None
        await pilot.press("enter")
        await pilot.pause()
        assert [action.heap for _, action in screen.table.log] == [1]
        pages = set()
        for page in ("P", "C", "I", "M"):
            await pilot.press(page)
            await pilot.pause()
            pages.add(type(app.screen).__name__)
            if app.screen is not screen:
                await pilot.press("escape")
                await pilot.pause()
        assert pages == {"Page", "PicturedReader", "TextReader"} and app.screen is screen
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
    assert app.mistake is None


async def test_the_default_board_shows_what_its_viewer_may_know(
    bring: Bring, tmp_path: Path
) -> None:
    code = NIM.replace(
        "    heaps: list[list[int]]\n", "    heaps: list[list[int]]\n    pot: int = 77\n"
    )
    app = open_app(tmp_path, bring(code.replace("v.rng = 0", "v.rng, v.pot = 0, -1")), "Anna,Ben")
    async with app.run_test(size=(80, 24)) as pilot:
        await at_table(pilot)
        seen = "\n".join(rows(app))
        assert "pot: -1" in seen and "77" not in seen


async def test_a_whole_game_is_played_on_the_default_board(bring: Bring, tmp_path: Path) -> None:
    assert (await play(open_app(tmp_path, bring(), "Anna,Ben"), 100)).over


async def test_a_long_list_of_places_goes_with_the_cursor(bring: Bring, tmp_path: Path) -> None:
    code = NIM.replace("[[1], [1, 1], [1] * 3]", "[[1]] * 6 + [[]] * 44").replace("== 6", "> 0")
    app = open_app(
        tmp_path, bring(code.replace("s.heaps[a.heap].pop()", "s.heaps[a.heap] = []")), "A,B"
    )
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        board = screen.view.middle.board
        await pilot.press("n", "n", "n", "n", "n")
        await pilot.pause()
        assert board.cursor == ("heap", 5)
        assert any("Take from heap 5" in row for row in rows(app))


def test_a_whole_game_without_view_plain_is_played_by_lines(bring: Bring) -> None:
    table = new_table(bring())
    text = sit(table, Player(2), picture=True)
    assert (
        table.over and "  1. Take from heap 0" in text and "heaps:\n" in text and "Anna: 3" in text
    )


def test_what_view_plain_lacks_has_its_default(bring: Bring) -> None:
    own = "def own(view, seat, words): return ['Mine.']\ndef code(view, place, words): return 'A1'"
    game = bring(**{"view.__init__": "", "view.plain": own})
    telling, table, words = narration_of(game), new_table(game), Words(games.find(game))
    assert telling.own(table.state, 0, words) == ["Mine."]
    assert telling.code(table.state, ("heap", 0), words) == "A1"
    assert telling.area(table.state, ("heap", 0), words) == ""
    assert telling.sights(table.state, 3, words) == telling.charts(table.state, words) == []
    assert telling.shot(table.state, 3, -1, 0, words) == ["piece 3"]
    assert telling.shot(table.state, 3, 40, 2, words) == []
    assert telling.board(table.state, 0, words)[1:] == ["heaps:\n  1\n  1 1\n  1 1 1"]


def test_a_game_without_a_rulebook_says_so(bring: Bring) -> None:
    (section,) = table_rulebook(new_table(bring())).sections
    assert (section.title, section.lines) == ("Nim", ("This game has no rulebook.",))


def test_what_describe_tells_of_a_view_is_told_in_the_words_of_the_game(bring: Bring) -> None:
    words = WORDS + "fact-left = On the table\nstones = { $n } stones\nplace-heap = Heap { $n }\n"
    game = games.find(bring(DESCRIBED, words))
    table, said = new_table(game), Words(game)
    assert position_lines(game, table.state, said) == ["On the table: 6 stones"]
    assert (
        place_in_words(("heap", 2), said) == "Heap 2"
        and place_in_words(("sea", 4), said) == "sea 4"
    )


@dataclass(slots=True)
class Pot:
    """A field of a position."""

    of: Who
    open_: bool


@pytest.mark.parametrize(
    ("fact", "told"),
    [
        (7, "thing: 7"),
        (False, "thing: no"),
        (None, "thing: -"),
        ([], "thing: -"),
        ([1, 2], "thing: 1, 2"),
        ({"a": 1, "b": [2, 3]}, "thing: a 1, b 2, 3"),
        (Who(1), "thing: Ben"),
        ((Word("score-total"), Who(0)), "thing: Total, Anna"),
        (Pot(Who(0), True), "thing: of Anna, open  yes"),
        ([[1, 2], []], "thing:\n  1 2\n  -"),
        (
            [Pot(Who(0), True), Pot(Who(1), False)],
            "thing:\n  of Anna, open  yes\n  of Ben, open  no",
        ),
    ],
)
def test_facts_of_all_sorts_are_told(fact: Any, told: str) -> None:
    game: Any = type("Game", (), {"describe": lambda view, thing: {"rng": 1, "thing": fact}})
    assert position_lines(game, None, Words(None, ["Anna", "Ben"])) == [told]


def test_the_default_tells_a_viewer_nothing_that_is_hidden() -> None:
    """Only the view is described, even by a describe function that does not know views."""
    table, words = new_table("skeleton"), Words(games.find("skeleton"), ["Anna", "Ben"])
    play_on(table, 1)
    (seat, action), other = table.log[0], 1 - table.log[0][0]
    own, others = (
        position_lines(table.game, table.game.view(table.state, viewer), words)
        for viewer in (seat, other)
    )
    assert own != others
    table.state.stack[-1].bids[seat] = action.card % 13 + 1
    table.state.players[seat].hand = [1] * 13
    table.state.players[seat].hand[action.card % 13] = 0
    assert position_lines(table.game, table.game.view(table.state, other), words) == others


def test_a_message_that_is_no_fluent_is_told_by_its_key(bring: Bring) -> None:
    words = Words(games.find(bring(words=WORDS.replace("{ $heap }", "{ $heap"))))
    assert words.say("action-take", heap=1) == "action-take" and words.say("game-title") == "Nim"
