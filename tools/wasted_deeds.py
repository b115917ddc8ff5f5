"""Count deeds that bring nothing in saved games of computer players.

``python -m tools.wasted_deeds SAVE...``

For each game and player, the output is the number of each kind in all its saves, and of its seats.
What counts is in the functions below and in ``tools/wasted_discs.py``: they know the true position
and what came of an action later.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from tabletop_tui.games.ascending_empires.bot.features import beside_home, looked_at
from tabletop_tui.games.cities_and_knights.bot.pruning import sleeps_on
from tabletop_tui.play.seats import Seat
from tabletop_tui.play.table import Table
from tabletop_tui.store.load import load
from tools.wasted_discs import Deed, wasted

BOUGHT = ("build-", "improve", "recruit", "promote", "activate", "play-medicine")
"""How the kinds of actions begin that pay for something."""
NEAR = 3
"""The steps of the ship from which a knight is recruited for the next landing."""
LOOKED_AT = 8
"""The round by whose end the two discs beside a homeworld are looked at."""


Done = list[tuple[Any, Any]]
"""The actions of a seat in a turn, each with the position before it."""


def turns(table: Table) -> Iterator[tuple[int, Done, Any]]:
    """Yield for each turn its seat, what it did, and the position after the turn."""
    s = table.at(0)
    clone = table.game.clone
    now, done, last = table.game.current_turn(s), Done(), clone(s)
    for n in table.walk(s):
        seat, action = table.log[n - 1]
        if seat == now[1]:
            done.append((action, last))
        if not s.stack or table.game.current_turn(s) != now:
            yield now[1], done, s
            if s.stack:
                now, done = table.game.current_turn(s), []
        last = clone(s)


def buys(done: Done, since: int = 0) -> bool:
    """Return whether any action from this number on pays for something."""
    return any(a.kind.startswith(BOUGHT) for a, _ in done[since:])


def cities_and_knights(table: Table) -> Iterator[Deed]:
    """Yield cards played for little, dear exchanges in a turn that buys nothing, and knights that
    sleep through the landing for which they were recruited: some could not have been woken.
    """
    asleep, ship = dict[int, tuple[int, str]](), 0
    for seat, done, after in turns(table):
        if after.ship < ship:  # it landed when the dice fell, before what the seat did
            yield from asleep.values()
            asleep.clear()
        ship = after.ship
        if not after.stack and seat in table.game.winners(after):
            continue  # nothing is wasted that wins
        traded = Counter(a.give for a, _ in done if a.kind == "trade-bank")
        first = [s.players[seat] for a, s in done if a.kind == "trade-bank"][:1]
        dear = any(player.rates[kind] > 2 for player in first for kind in traded)
        if dear and first[0].cards <= first[0].limit and not buys(done):
            yield seat, "a dear exchange and no purchase"
        for n, (a, s) in enumerate(done):
            then = "" if buys(done, n) else ", without a purchase"
            if a.kind == "play-merchant-fleet" and traded[a.card] < 2:
                yield seat, "a Merchant Fleet for less than two exchanges" + then
            if a.kind.endswith("-monopoly"):
                others = [p.hand[a.card] for x, p in enumerate(s.players) if x != seat]
                most = 2 if a.kind == "play-resource-monopoly" else 1
                if sum(min(most, held) for held in others) <= 2 and traded[a.card]:
                    yield seat, "a Monopoly for two cards that go to the bank" + then
            if a.kind == "recruit" and s.ship >= NEAR:
                woken = "" if sleeps_on(s, seat) else ", by choice"
                asleep[a.node] = (
                    seat,
                    "a knight recruited before a landing and asleep in it" + woken,
                )
            if a.kind == "activate":
                asleep.pop(a.node, None)


def unexplored(s: Any, seat: int) -> bool:
    """Return whether a free disc beside the homeworld of a seat has not been looked at by it."""
    near = beside_home(s.parts, s.homes[seat], tuple(s.homes))
    return any(s.planets[hole].owner < 0 and not looked_at(s.planets[hole], seat) for hole in near)


def ascending_empires(table: Table) -> Iterator[Deed]:
    """Yield turns of recruiting beside a disc that a ship could look at, ships that land where they
    were launched, and the homeworlds beside which a disc is not looked at in time.
    """
    late = False
    for seat, done, after in turns(table):
        if not late and (after.round > LOOKED_AT or not after.stack):
            late = True
            for x, home in enumerate(after.homes):
                near = beside_home(after.parts, home, tuple(after.homes))
                if not all(looked_at(after.planets[hole], x) for hole in near):
                    yield x, f"a disc beside a homeworld not looked at by round {LOOKED_AT}"
        before = done[0][1]
        idle = done[0][0].kind == "recruit" and before.players[seat].starships > 0
        if idle and unexplored(before, seat):
            yield seat, "a turn of recruiting with a ship in supply beside an unexplored disc"
        launched = {a.hole for a, _ in done if a.kind == "launch"}
        landed = {a.hole for a, s in done if a.kind == "land" and s.planets[a.hole].owner == seat}
        if launched and landed:
            yield seat, "a ship launched and landed on an own planet in a turn"


COUNTED: dict[str, Callable[[Table], Iterator[Deed]]] = {
    "cities_and_knights": cities_and_knights,
    "rise_of_empires": wasted,
    "ascending_empires": ascending_empires,
}


def player(seat: Seat) -> str:
    """Return who played at a seat: in a measured game its name says so."""
    return seat.name.rpartition(" ")[0] if seat.level == "random" else seat.player


def main() -> None:
    """Count, and print the sums of each game and player."""
    totals: dict[tuple[str, str], Counter[str]] = {}
    seats: Counter[tuple[str, str]] = Counter()
    for name in sys.argv[1:]:
        table = load(Path(name)).table
        of = [(table.game.id, player(seat)) for seat in table.seats]
        seats.update(of)
        for seat, deed in COUNTED[table.game.id](table):
            totals.setdefault(of[seat], Counter())[deed] += 1
    for (game, who), n in seats.items():
        print(f"{game}, {who}, {n} seats:")
        for deed, times in totals.get((game, who), Counter()).most_common():
            print(f"  {times:4} {deed}")


if __name__ == "__main__":
    main()
