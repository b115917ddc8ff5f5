"""A level of computer players against which the people at a table have about even chances.

Each person stands on a rung: a win against a level leads to the one above it, and as many losses in
a row as there were other seats lead one down. A person for whom these two balance wins about as
often as anybody at that table: 50 % at two seats, 29 % at three, 21 % at four. The level of a table
is the mean of its people.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...engine.fast_dataclass import dataclass
from ..players import level_in_words
from ..seats import CHARACTERS, LEVELS
from ..text import all_of, say
from .records import GameResult, Player, rank

RUNGS = LEVELS[1:]
FIRST, UNKNOWN = "easy", "normal"
"""The levels of a first game, and of people who have only met each other."""
USUAL = 3  # seats of a game whose result does not tell them


@dataclass(slots=True, frozen=True)
class Standing:
    """The rung of a person, and why: they have won *wins* of *games* games whose strongest computer
    players were of the level *met*, "" if they have met none. *first* is whether they have finished
    no game at all.
    """

    name: str
    level: str
    met: str = ""
    wins: int = 0
    games: int = 0
    first: bool = False

    def in_words(self) -> str:
        """Return why it is this level, as a part of a sentence."""
        if not self.met:
            return say("fair-first" if self.first else "fair-unmet", name=self.name)
        facts = {"name": self.name, "wins": self.wins, "games": self.games}
        return say("fair-met", level=level_in_words(self.met), **facts)


@dataclass(slots=True, frozen=True)
class FairLevel:
    """The level of the computer players at a table, and the people that it follows from."""

    level: str
    people: tuple[Standing, ...]

    def in_words(self) -> str:
        """Return what the level is and why, as a sentence."""
        reasons = all_of([one.in_words() for one in self.people])
        key = "fair-told" if reasons else "fair-nobody"
        return say(key, level=level_in_words(self.level), reasons=reasons)


def fair_level(results: Iterable[GameResult], game: str, names: Sequence[str]) -> FairLevel:
    """Return the level for people of these *names* in a game; *results* are the oldest first. Half
    a level is rounded down.
    """
    played = [result for result in results if result.game == game]
    people = tuple(standing(played, name) for name in names)
    if not people:
        return FairLevel(UNKNOWN, ())
    total = sum(RUNGS.index(one.level) for one in people)
    return FairLevel(RUNGS[(2 * total + len(people) - 1) // (2 * len(people))], people)


def standing(played: Iterable[GameResult], name: str) -> Standing:
    """Return where a person stands after the results of one game. Those with handicaps say nothing
    about strength.
    """
    key, finished, games = name.casefold(), False, list[tuple[GameResult, Player, int]]()
    for result in played:
        own = [one for one in result.players if one.name.casefold() == key and not one.given]
        finished = finished or bool(own)
        strongest = -1 if result.uneven else strongest_met(result)
        games += [(result, one, strongest) for one in own if strongest >= 0]
    if not games:
        return Standing(name, UNKNOWN if finished else FIRST, first=not finished)
    at = moved = games[0][2]
    lost = 0
    for result, own_result, met in games:
        if own_result.won and met >= at:
            at, moved, lost = min(met + 1, len(RUNGS) - 1), met, 0
        elif not own_result.won and met <= at:
            lost += 1
            if lost >= (result.seats or USUAL) - 1:
                at, moved, lost = max(met - 1, 0), met, 0
    wins = [one.won for _, one, met in games if met == moved]
    return Standing(name, RUNGS[at], RUNGS[moved], sum(wins), len(wins))


def strongest_met(result: GameResult) -> int:
    """Return the rung of the strongest computer players of a game, -1 without any."""
    levels = [
        *result.levels,
        *(CHARACTERS[key].level for key in result.characters if key in CHARACTERS),
    ]
    return max((rank(level) - 1 for level in levels), default=-1)
