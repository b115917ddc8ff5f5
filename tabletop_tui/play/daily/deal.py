"""The deals of the days and weeks: who plays with which options, and the seed that follows from the
date.

`deals.json` has for each game the version of its rules and a digest of its box, from which the
seeds are made, a deal for each day of the week, Monday first, and one for the week. The par of a
deal is the mean of what the computer player `hard` has reached in the place of the person: `points`
in all of so many `games` (`tools/pars.py`).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import date
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any

from ...engine import Game, Value, start
from ...engine.fast_dataclass import dataclass
from ...games import find
from ..seats import Seat, bot_name
from ..table import Table
from ..table_settings import TableSettings

FILE = "deals.json"
PERSON = 0  # the seat of the person


@dataclass(slots=True, frozen=True)
class Deal:
    """The game of one day, or of one week: *opponents* are levels, *when* is as it is written.
    *par* is the mean of *measured* games, 0 without any.
    """

    game: str
    when: str
    opponents: tuple[str, ...]
    options: Mapping[str, Value]
    par: int
    measured: int
    seed: int

    @property
    def count(self) -> int:
        """The number of seats."""
        return 1 + len(self.opponents)

    def start(self) -> Any:
        """Return the position at its first decision."""
        return start(self.found(), self.count, self.seed, self.options)[0]

    def found(self) -> Game:
        """Return the game."""
        return find(self.game)

    def table(self, name: str) -> Table:
        """Return a new table, with a person of that *name*. Nobody gets hints at it."""
        bots = [Seat(bot_name(n), level) for n, level in enumerate(self.opponents, 1)]
        settings = TableSettings(no_hints=True)
        return Table.open(self.found(), [Seat(name), *bots], self.seed, self.options, settings)


@cache
def contents() -> Mapping[str, Any]:
    """Return the file, by game."""
    found: Mapping[str, Any] = json.loads((files(__package__) / FILE).read_text("utf-8"))["games"]
    return found


def games_of_the_day() -> tuple[str, ...]:
    """Return the ids of the games that have deals."""
    return tuple(contents())


def game_on(day: date) -> str:
    """Return the game that is played on a day by those who name none: one after the other."""
    games = games_of_the_day()
    return games[day.toordinal() % len(games)]


def game_of_week(day: date) -> str:
    """Return the game that is played in the week of a day by those who name none."""
    games = games_of_the_day()
    return games[(day.toordinal() - day.weekday()) // 7 % len(games)]


def deal_of_day(game: str, day: date) -> Deal:
    """Return the deal of a day."""
    return _deal(game, contents()[game]["days"][day.weekday()], day.isoformat())


def deal_of_week(game: str, day: date) -> Deal:
    """Return the deal of the week of a day. A week begins on Monday (ISO 8601)."""
    year, week, _ = day.isocalendar()
    return _deal(game, contents()[game]["week"], f"{year}-W{week:02}")


def _deal(game: str, how: Mapping[str, Any], when: str) -> Deal:
    """Return the deal that the file describes."""
    facts = (game, contents()[game]["rules"], contents()[game]["box"], when)
    seed = int.from_bytes(sha256("|".join(map(str, facts)).encode()).digest()[:8], "big") >> 1
    points, games = how["points"], how["games"]
    par = round(points / games) if games else 0
    return Deal(game, when, tuple(how["opponents"]), how["options"], par, games, seed)
