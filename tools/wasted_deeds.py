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
from tabletop_tui.play.seats import Seat
from tabletop_tui.play.table import Table
from tabletop_tui.store.load import load
from tools.wasted_discs import Deed, wasted

BOUGHT = ("build-", "improve", "recruit", "promote", "activate", "play-medicine")
"""How the kinds of actions begin that pay for something."""
LOOKED_AT = 8
"""The round by whose end the two discs beside a homeworld are looked at."""


def turn_actions(table: Table) -> Iterator[tuple[int, list[Any], Any, Any]]:
    """Yield for each turn of a seat its actions, the position before them, and the one before the
    first exchange with the bank.
    """
    s = table.at(0)
    clone = table.game.clone
    now, done, before = table.game.current_turn(s), list[Any](), clone(s)
    last = exchanging = before
    for n in table.walk(s):
        seat, action = table.log[n - 1]
        if seat == now[1]:
            if action.kind == "trade-bank" and all(a.kind != action.kind for a in done):
                exchanging = last
            done.append(action)
        if not s.stack or table.game.current_turn(s) != now:
            yield now[1], done, before, exchanging
            if s.stack:
                now, done, before = table.game.current_turn(s), [], clone(s)
        last = clone(s)


def cities_and_knights(table: Table) -> Iterator[Deed]:
    """Yield cards played for little, and dear exchanges in a turn that buys nothing."""
    asleep: dict[int, int] = {}
    for seat, done, before, exchanging in turn_actions(table):
        traded = Counter(a.give for a in done if a.kind == "trade-bank")
        bought = [a for a in done if a.kind.startswith(BOUGHT)]
        for a in done:
            if a.kind == "play-merchant-fleet" and traded[a.card] < 2:
                yield seat, "a Merchant Fleet for less than two trades"
            if a.kind.endswith("-monopoly"):
                others = [p.hand[a.card] for x, p in enumerate(before.players) if x != seat]
                most = 2 if a.kind == "play-resource-monopoly" else 1
                if sum(min(most, n) for n in others) <= 2 and traded[a.card]:
                    yield seat, "a Monopoly for two cards that go to the bank"
            if a.kind == "recruit":
                asleep[a.node] = seat
            if a.kind == "activate":
                asleep.pop(a.node, None)
        player = exchanging.players[seat]
        dear = [kind for kind in traded if player.rates[kind] > 2]
        if dear and not bought and player.cards <= player.limit:
            yield seat, "a dear exchange and no purchase"
        if before.ship >= 6 and seat in asleep.values():
            yield seat, "a recruited knight asleep with the ship before the coast"


def ascending_empires(table: Table) -> Iterator[Deed]:
    """Yield the homeworlds beside which a disc is not looked at in time."""
    s, game = table.at(0), table.game
    for _ in table.walk(s):
        if not s.stack or game.current_turn(s)[0] > LOOKED_AT:
            break
    for seat, home in enumerate(s.homes):
        near = beside_home(s.parts, home, tuple(s.homes))
        if not all(looked_at(s.planets[hole], seat) for hole in near):
            yield seat, f"a disc beside a homeworld not looked at by round {LOOKED_AT}"


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
