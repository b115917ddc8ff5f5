"""Which deal a game was dealt from, whether it was played by the rules, and its line to paste."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date, timedelta
from typing import Any

from ...engine import Game, Illegal, Value, apply, settle
from ...engine.fast_dataclass import dataclass
from ..seats import Seat
from ..story.standings import ranking
from ..table import Entry, Table
from ..text import Words, title
from .deal import PERSON, Deal, deal_of_day, deal_of_week, games_of_the_day

LOOKBACK = 400  # days that are tried, beginning tomorrow: somewhere it is tomorrow already


def deals_before(game: str, today: date) -> Iterator[Deal]:
    """Yield the deals of a game that may have been played up to *today*, the newest first."""
    for back in range(-1, LOOKBACK):
        day = today - timedelta(back)
        yield deal_of_day(game, day)
        if day.weekday() == 0 or back == -1:
            yield deal_of_week(game, day)


def deal_of(
    game: Game, seats: Sequence[Seat], options: Mapping[str, Value], first: Any, today: date
) -> Deal | None:
    """Return the deal from which the position *first* was dealt to these seats; None if it is that
    of no day.
    """
    if game.id not in games_of_the_day() or seats[PERSON].is_bot:
        return None
    opponents = tuple(seat.player for n, seat in enumerate(seats) if n != PERSON)
    for deal in deals_before(game.id, today):
        same = deal.opponents == opponents and settle(game.options, deal.options) == options
        if same and deal.start() == first:
            return deal
    return None


def deal_of_table(table: Table, today: date) -> Deal | None:
    """Return the deal of a table that has had no other luck than its own, and no hints."""
    if table.reseeds or not table.settings.no_hints:
        return None
    return deal_of(table.game, table.seats, table.options, table.checkpoints[0], today)


@dataclass(slots=True, frozen=True)
class Refused:
    """The first action that the rules do not allow, counted from 1, and why, if they say so."""

    n: int
    seat: int
    why: Illegal | None


def first_refused(deal: Deal, log: Iterable[Entry]) -> tuple[Any, Refused | None]:
    """Return the position to which the actions of a log lead from a deal, and the first of them
    that is not legal.
    """
    game, s = deal.found(), deal.start()
    for n, (seat, action) in enumerate(log, 1):
        try:
            apply(game, s, seat, action)
        except Illegal as why:
            return s, Refused(n, seat, why)
        except Exception:  # an action that no screen makes may fail in any way
            return s, Refused(n, seat, None)
    return s, None


def result_line(table: Table, deal: Deal, words: Words) -> str:
    """Return the result of a finished game in one line: the date, the game, points, place, par and
    the number of the person's actions.
    """
    place, points = next((at, has) for at, seat, has in ranking(table) if seat == PERSON)
    return words.say(
        "ending-of-day",
        when=deal.when,
        game=title(table.game),
        name=table.seats[PERSON].name,
        points=points,
        place=place,
        count=deal.count,
        par=deal.par,
        measured=deal.measured,
        actions=sum(seat == PERSON for seat, _ in table.log),
    )


def told_at_the_end(table: Table, words: Words, today: date) -> list[str]:
    """Return the line of a finished game of the day or of the week; nothing for another game."""
    deal = deal_of_table(table, today) if table.over else None
    return [] if deal is None else [result_line(table, deal, words)]
