"""The games of the day and of the week of this folder: today's, its result, and the run of days."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

from ...games import find
from ...play.daily.deal import (
    PERSON,
    Deal,
    deal_of_day,
    deal_of_week,
    game_of_week,
    game_on,
    games_of_the_day,
)
from ...play.daily.streak import streak
from ...play.names import check_all_distinct, clean_name
from ...play.text import Words, say, title
from .. import wall_clock
from ..last_table import keep_own_name, own_name
from ..results import KeptResult, kept
from ..save_folder import ENDING, SaveEntry, entry, folder

if TYPE_CHECKING:
    from ..save_file import SaveFile

DAY = re.compile(r"(\d{4}-\d\d-\d\d)-([a-z-]+)" + re.escape(ENDING))


def path_of(deal: Deal) -> Path:
    """Return the save of a deal in the folder of saves, whether it was begun or not."""
    return folder() / f"{deal.when}-{deal.game.replace('_', '-')}{ENDING}"


def begin(deal: Deal, name: str = "") -> SaveFile:
    """Save a new game of a deal for a person of that *name*, which is kept for the next, else for
    the one known from before. Raises ValueError with one sentence for what is no name,
    FileExistsError if the game was begun, or OSError.
    """
    from ..save_file import SaveFile  # the home screen loads no table

    table = deal.table(clean_name(name or known_name()))
    check_all_distinct([seat.name for seat in table.seats])
    found = SaveFile.create(table, path_of(deal))
    if name:
        keep_own_name(found.table.seats[PERSON].name)
    return found


def known_name() -> str:
    """Return the name of the person who plays here, or the name of a first player."""
    return own_name() or say("new-player", number=PERSON + 1)


@dataclass(frozen=True)
class OwnDeal:
    """A game of a day or of a week in this folder: *saved* is its save, None if it was not begun;
    *result* how it ended.
    """

    deal: Deal
    saved: SaveEntry | None = None
    result: KeptResult | None = None
    days: int = 0
    """The days in a row on which a game of the day was finished, up to today; 0 for a week."""

    def told(self, words: Words) -> str:
        """Return the game, and whether it was played, in a few words: the result, the round, or
        nothing for one that was not begun.
        """
        if self.result is not None and self.result.result is not None:
            points, deal = self.result.result.players[0].points, self.deal
            facts = {"points": points, "par": deal.par, "measured": deal.measured}
            told = words.say("day-points", **facts)
        elif self.saved is not None:
            told = self.saved.progress(Words(find(self.deal.game)))
        else:
            told = ""
        run = words.say("day-streak", days=self.days) if self.days > 1 else ""
        return " · ".join(part for part in (title(find(self.deal.game)), told, run) if part)

    @property
    def begun(self) -> Path | None:
        """The save to go on with, None if there is none."""
        return path_of(self.deal) if self.saved is not None else None


def own_deal(deal: Deal, results: Sequence[KeptResult], days: int = 0) -> OwnDeal:
    """Return a game of a day or of a week in the folder of saves."""
    path = path_of(deal)
    saved = entry(path) if path.exists() else None
    over = saved is None or saved.over  # one that is over may have been deleted
    found = next((one for one in results if over and one.file == path.name and one.result), None)
    return OwnDeal(deal, saved, found, days)


def of_today() -> tuple[OwnDeal, OwnDeal]:
    """Return the games of today and of this week in the folder of saves."""
    now, results = wall_clock.day_in_utc(), kept()
    run = streak(days_played(results), now)
    day = own_deal(deal_of_day(game_on(now), now), results, run)
    return day, own_deal(deal_of_week(game_of_week(now), now), results)


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
