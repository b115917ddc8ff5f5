"""Digests of the starts of a year of games of the day: python -m tests.golden.days writes them.

A line has a date, the digests of its deals in the order of the games, and on Mondays those of the
week.
"""

from __future__ import annotations

from datetime import date, timedelta
from hashlib import sha256
from pathlib import Path

from tabletop_tui.play.daily.deal import Deal, deal_of_day, deal_of_week, games_of_the_day
from tabletop_tui.store.save import save_schema

KEPT = Path(__file__).with_name("days.txt")
GROWN = (',\n"hands":[]',)
"""Fields with their default that a later version has added: the deals are the same without them."""
FIRST, DAYS = date(2026, 11, 30), 365


def digest(deal: Deal) -> str:
    """Return a digest of the first position, as saves write it."""
    game, table = deal.found(), deal.table("Anna")
    text = save_schema(game).state(table.state, game.kinds(table.options))
    for grown in GROWN:
        text = text.replace(grown, "")
    return sha256(text.encode()).hexdigest()[:8]


def line(day: date) -> str:
    """Return the line of a day."""
    deals = [deal_of_day(game, day) for game in games_of_the_day()]
    if day.weekday() == 0:
        deals += [deal_of_week(game, day) for game in games_of_the_day()]
    return " ".join([day.isoformat(), *map(digest, deals)])


if __name__ == "__main__":
    rows = [line(FIRST + timedelta(n)) for n in range(DAYS)]
    KEPT.write_text("\n".join(rows) + "\n", encoding="ascii", newline="\n")
