"""What one person and two computer players sound like: short rounds, and every event once."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest

from tabletop_tui import games
from tabletop_tui.engine import Moment
from tabletop_tui.plain.console import Console
from tabletop_tui.plain.table import PlainTable
from tabletop_tui.play import Seat, Table
from tabletop_tui.play.perspective import HotSeat
from tabletop_tui.play.session import Session
from tabletop_tui.play.story.recap import begins_turn

from .playing import RANGE, Player, news

ANNA = 0
ROUNDS = 10
MOST = 15  # lines between two turns of the listener
GAMES = ("cities_and_knights", "rise_of_empires", "ascending_empires")
GREAT = "= a moment =\n"
ASKED = "= asked for =\n"
LIST = re.compile(r"  \d+\. |     |Your choice")


class Listener(Player):
    """Answers every question with the smallest number above 0, or the largest if it wants to
    *pass*, and lets nothing be left out.
    """

    def __init__(self, table: Table, *, passes: bool) -> None:
        super().__init__()
        self.table, self.passes, self.heard = table, passes, 0

    def readline(self, size: int | None = -1, /) -> str:
        new = "".join(self.said[self.heard :])
        self.heard = len(self.said)
        self.said.append("\n")
        if re.search(r'type\s+"more"', new):
            self.said.append(ASKED)
            return "more\n"
        over = sum(seat == ANNA for seat, _ in self.table.log) > 2 * ROUNDS
        self.answered.append("")
        assert len(self.answered) < 50 * ROUNDS, "no answer leads on"
        found = RANGE.search(new)
        if over:
            return ""
        if found is None:
            return "\n"
        return f"{found[2] if self.passes else max(1, int(found[1]))}\n"


def without_brackets(text: str) -> str:
    """Return a sentence without what a viewer may come to know later, such as a planet's colour."""
    return re.sub(r" \([^()]*\)", "", text)


@pytest.mark.parametrize(("game", "seed"), [*product(GAMES, (1, 4, 6))])
def test_rounds_are_short_and_everything_is_told_once(game: str, seed: int) -> None:
    bots = (Seat("Bot 2", "easy"), Seat("Bot 3", "easy"))
    table = Table.open(games.find(game), [Seat("Anna"), *bots], seed)
    listener = Listener(table, passes=game == "ascending_empires")
    session = Session(table, None, perspective=HotSeat(table, ANNA))
    plain_table = PlainTable(session, Console(listener, listener))
    narrator, moment = plain_table.narrator, plain_table.narrator.moment

    def noted(one: Moment) -> Iterator[str]:
        listener.said.append(GREAT)
        yield from moment(one)

    narrator.moment = noted  # type: ignore[method-assign]
    plain_table.run()
    told = without_brackets(news(listener.text))
    story = [
        without_brackets(line.text)
        for line in session.story(ANNA)
        if not (begins_turn(line) and line.names)
    ]
    assert {text: told.count(text) for text in story} == Counter(story)
    rounds = [part for part in listener.text.split("\n\n") if is_round(part)]
    assert len(rounds) >= 5 and max(map(lines_told, rounds)) <= MOST


def is_round(part: str) -> bool:
    """Return whether this was told from one turn of the listener to the next: no set-up, no turn of
    more than three questions, and no moment.
    """
    asked = len(re.findall(r"\(\d+-\d+\): |press\s+Enter\. ", part))
    return part.startswith(("Round", "Turn")) and asked <= 3 and GREAT not in part


def lines_told(part: str) -> int:
    """Return how many lines are told unasked, besides the lists."""
    part = re.sub(rf"{ASKED}.*?(?=Your choice)", "", part, flags=re.DOTALL)
    return len([row for row in part.splitlines() if row and not LIST.match(row)])
