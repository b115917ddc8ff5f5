"""A player of plain mode who answers every question with a random number that it offers."""

from __future__ import annotations

import io
import re

from tabletop_tui.engine import Luck
from tabletop_tui.plain.console import Console
from tabletop_tui.plain.table import PlainTable
from tabletop_tui.play import Table
from tabletop_tui.play.perspective import NOBODY, HotSeat
from tabletop_tui.play.session import Session, Storage

RANGE = re.compile(r"\((\d+)-(\d+)\): $")
ONLY = re.compile(r"(press|druk\s+op|pulsa)\s+Enter\. $")
"""The question of a decision with a single choice."""
ASKEW = re.compile(r"^( | {3})\d+\. ", re.MULTILINE)
"""A numbered line that is not indented by two cells, as all lists are."""


class Player(io.StringIO):
    """Both ends of the console: keeps what is printed in ``said``, and answers questions at random.
    *orders* are typed instead, one at each decision; then the input ends. Checks that lists are
    aligned.
    """

    def __init__(
        self, seed: int = 1, orders: tuple[str, ...] | None = None, most: int = 20_000
    ) -> None:
        super().__init__()
        self.luck, self.most = Luck(seed), most
        self.orders = None if orders is None else list(orders)
        self.said: list[str] = []
        self.asked: list[str] = []
        self.answered: list[str] = []

    def write(self, text: str) -> int:
        assert not ASKEW.search(text), f"not indented like other lists: {text!r}"
        self.said.append(text)
        return len(text)

    def isatty(self) -> bool:
        return True

    def readline(self, size: int | None = -1, /) -> str:
        question = self.said[-1]
        self.asked.append(question)
        found = RANGE.search(question)
        decides = found or ONLY.search(question)
        if len(self.answered) >= self.most or (decides and self.orders == []):
            return ""
        answer = ""
        if decides and self.orders:
            answer = self.orders.pop(0)
        elif found:
            least, most = int(found[1]), int(found[2])
            answer = str(least + self.luck(most - least + 1))
        self.answered.append(answer)
        return answer + "\n"

    @property
    def text(self) -> str:
        """Return everything that was printed."""
        return "".join(self.said)


class Typist(Player):
    """Types the *orders* one after the other, whatever is asked; then the input ends."""

    def __init__(self, *orders: str) -> None:
        super().__init__(1, orders)

    def readline(self, size: int | None = -1, /) -> str:
        self.asked.append(self.said[-1])
        return self.orders.pop(0) + "\n" if self.orders else ""


def heard(player: Player) -> str:
    """Return everything that was printed, with one blank between words."""
    return " ".join(player.text.split())


def news(text: str) -> str:
    """Return what was told of actions, without questions, with one blank between words."""
    rows, inside = [], False
    for row in text.splitlines():
        row = re.sub(r"^Your choice \([^)]*\): ", "", row)
        inside = row.startswith("- ") or (inside and re.match(r"  (?!\d+\. )", row) is not None)
        rows += [row] if inside else []
    return " ".join(" ".join(rows).split())


def sit(
    table: Table,
    player: Player,
    storage: Storage | None = None,
    *,
    ascii: bool = False,
    viewer: int = NOBODY,
    picture: bool = False,
) -> str:
    """Play at a table until it is over or the answers end, starting with *viewer*; return what was
    printed.
    """
    PlainTable(
        Session(table, storage, perspective=HotSeat(table, viewer)),
        Console(player, player, ascii=ascii),
        picture=picture,
    ).run()
    return player.text
