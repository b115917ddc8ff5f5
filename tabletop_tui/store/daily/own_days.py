"""The games of the day and of the week of this folder: today's, its result, and the run of days."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

from ...games import find
from ...play.daily.deal import PERSON, Deal, deal_of_day, game_on, games_of_the_day
from ...play.daily.streak import streak
from ...play.names import clean_name
from ...play.text import Words, say, title
from .. import wall_clock
from ..results import KeptResult, kept
from ..save_folder import ENDING, SaveEntry, entry, folder

if TYPE_CHECKING:
    from ..save_file import SaveFile

DAY = re.compile(r"(\d{4}-\d\d-\d\d)-([a-z-]+)" + re.escape(ENDING))


def path_of(deal: Deal) -> Path:
    """Return the save of a deal in the folder of saves, whether it was begun or not."""
    return folder() / f"{deal.when}-{deal.game.replace('_', '-')}{ENDING}"


def begin(deal: Deal, name: str = "") -> SaveFile:
    """Save a new game of a deal. Raises FileExistsError if it was begun, or OSError."""
    from ..save_file import SaveFile  # the home screen loads no table

    return SaveFile.create(deal.table(clean_name(name or first_name())), path_of(deal))


def first_name() -> str:
    """Return the name of a person who has given none."""
    return say("new-player", number=PERSON + 1)


@dataclass(frozen=True)
class Today:
    """The game of today: *saved* is its save, None if it was not begun; *result* how it ended."""

    deal: Deal
    saved: SaveEntry | None = None
    result: KeptResult | None = None
    days: int = 0
    """The days in a row on which a game of the day was finished, up to today."""

    def told(self, words: Words) -> str:
        """Return the game, and whether it was played, in a few words: the result, the round, or
        nothing for one that was not begun.
        """
        if self.result is not None and self.result.result is not None:
            points = self.result.result.players[0].points
            told = words.say("day-points", points=points, par=self.deal.par)
        elif self.saved is not None:
            told = self.saved.progress(Words(find(self.deal.game)))
        else:
            told = ""
        run = words.say("day-streak", days=self.days) if self.days > 1 else ""
        return " · ".join(part for part in (title(find(self.deal.game)), told, run) if part)

    def open(self) -> SaveFile | Path:
        """Begin it, or return the save to go on with. Raises OSError."""
        return path_of(self.deal) if self.saved is not None else begin(self.deal)


def today() -> Today:
    """Return the game of today in the folder of saves."""
    now = wall_clock.day_in_utc()
    deal = deal_of_day(game_on(now), now)
    path, results = path_of(deal), kept()
    saved = entry(path) if path.exists() else None
    over = saved is None or saved.over
    found = next((one for one in results if over and one.file == path.name and one.result), None)
    if saved is None and found is not None:  # it was finished, and its save deleted
        return Today(deal, None, found, streak(days_played(results), now))
    return Today(deal, saved, found, streak(days_played(results), now))


def days_played(results: Iterable[KeptResult]) -> Sequence[date]:
    """Return the days whose game was finished, of whichever game."""
    days = set[date]()
    known = {game.replace("_", "-") for game in games_of_the_day()}
    for one in results:
        named = DAY.fullmatch(one.file)
        if named is not None and named[2] in known and one.result is not None:
            try:
                day = date.fromisoformat(named[1])
            except ValueError:
                continue
            finished = one.result.saved[:10]
            # a game of an old day that is played today keeps no run alive
            if day.isoformat() <= finished <= (day + timedelta(1)).isoformat():
                days.add(day)
    return sorted(days)
