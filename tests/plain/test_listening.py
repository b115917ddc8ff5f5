"""What one person and two computer players sound like: short rounds, and every fact within reach."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product

import pytest

from tabletop_tui import games
from tabletop_tui.engine import Moment
from tabletop_tui.plain.console import Console
from tabletop_tui.plain.narrator import ROUND
from tabletop_tui.plain.table import PlainTable
from tabletop_tui.play import Seat, Table
from tabletop_tui.play.perspective import HotSeat
from tabletop_tui.play.session import Session
from tabletop_tui.play.story.narration import StoryLine
from tabletop_tui.play.story.recap import begins_turn

from .playing import ONLY, RANGE, Player, heard, news

ANNA = 0
ROUNDS = 10
GAMES = ("cities_and_knights", "rise_of_empires", "ascending_empires")
GREAT = "= a moment =\n"
OWN_TURN = re.compile(r"\n\n(?=Round \d+, Anna's turn\.|Turn \d [AB]: Anna decides\.)")


class Listener(Player):
    """Answers every question with the smallest number above 0, or the largest if it *passes*; one
    that is *curious* asks for more before each answer.
    """

    def __init__(self, table: Table, *, passes: bool, curious: bool) -> None:
        super().__init__()
        self.table, self.passes, self.curious, self.heard = table, passes, curious, 0

    def readline(self, size: int | None = -1, /) -> str:
        new = "".join(self.said[self.heard :])
        self.heard = len(self.said)
        self.said.append("\n")
        found = RANGE.search(new)
        if self.curious and (found or ONLY.search(new)) and self.answered[-1:] != ["more"]:
            self.answered.append("more")
            return "more\n"
        over = sum(seat == ANNA for seat, _ in self.table.log) > 2 * ROUNDS
        self.answered.append("")
        assert len(self.answered) < 100 * ROUNDS, "no answer leads on"
        if over:
            return ""
        if found is None:
            return "\n"
        return f"{found[2] if self.passes else max(1, int(found[1]))}\n"


def listened(game: str, seed: int, *, curious: bool) -> tuple[str, list[StoryLine]]:
    """Return what Anna hears, and the whole story."""
    bots = (Seat("Bot 2", "easy"), Seat("Bot 3", "easy"))
    table = Table.open(games.find(game), [Seat("Anna"), *bots], seed)
    listener = Listener(table, passes=game == "ascending_empires", curious=curious)
    session = Session(table, None, perspective=HotSeat(table, ANNA))
    plain_table = PlainTable(session, Console(listener, listener))
    tabled = noting_tables(plain_table, lambda: listener.said.append(GREAT))
    plain_table.run()
    story = [
        line
        for line in session.story(ANNA)
        if not (begins_turn(line) and line.names) and line.kind not in tabled
    ]
    return listener.text, story


def noting_tables(plain_table: PlainTable, great: Callable[[], None]) -> set[str]:
    """Return a set that gets the kinds of events which tables of moments tell, a row for each
    player, as they are shown. *great* is called at every moment.
    """
    narrator, moment = plain_table.narrator, plain_table.narrator.moment
    tabled = set[str]()

    def noted(one: Moment) -> Iterator[str]:
        great()
        tabled.update(one.table.tells if one.table is not None else ())
        yield from moment(one)

    narrator.moment = noted  # type: ignore[method-assign]
    return tabled


@pytest.mark.parametrize(("game", "seed"), [*product(GAMES, range(1, 7))])
def test_a_round_takes_few_lines_with_all_its_lists_and_questions(game: str, seed: int) -> None:
    text, _ = listened(game, seed, curious=False)
    rounds = [part for part in OWN_TURN.split(text)[1:-1] if is_quiet(part)]
    long = [part for part in rounds if len([row for row in part.splitlines() if row]) > ROUND]
    assert len(rounds) >= 3
    assert not long, long[0]


def is_quiet(part: str) -> bool:
    """Return whether nothing great happens from one turn of the listener to the next: no moment,
    and no more than two questions, such as the roll and the turn.
    """
    asked = len(re.findall(r"\(\d+-\d+\): |press\s+Enter\. ", part))
    return asked <= 2 and GREAT not in part


@pytest.mark.parametrize(("game", "seed"), [*product(GAMES, (1, 4))])
def test_no_fact_is_left_out_of_what_more_tells(game: str, seed: int) -> None:
    text, story = listened(game, seed, curious=True)
    told = without_brackets(news(text))
    times = Counter(without_brackets(line.text) for line in story)
    assert [one for one, n in times.items() if told.count(one) < n] == []
    assert [one for one, n in times.items() if told.count(one) > 2 * n] == []


@pytest.mark.parametrize("game", GAMES)
def test_what_came_of_an_own_action_is_told_however_long_the_turn_was(game: str) -> None:
    table = Table.open(games.find(game), [Seat("Anna"), Seat("Bot 2", "easy")], 3)
    player = Player(3, most=80)
    session = Session(table, None, perspective=HotSeat(table, ANNA))
    plain_table = PlainTable(session, Console(player, player))
    tabled = noting_tables(plain_table, lambda: None)
    plain_table.run()
    told = without_brackets(heard(player))
    own = [line for line in session.story(ANNA) if line.seat == ANNA and line.names == (ANNA,)
           and not begins_turn(line) and line.kind not in tabled]  # fmt: skip
    in_turn = [line for line in own if table.turns[line.after - 1][1] == ANNA]
    assert len(in_turn) > 5
    assert [x.text for x in in_turn if without_brackets(x.text) not in told] == []


def without_brackets(text: str) -> str:
    """Return a sentence without what a viewer may come to know later, such as a planet's colour."""
    return re.sub(r" \([^()]*\)", "", text)
