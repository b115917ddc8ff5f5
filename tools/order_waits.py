"""Counts how often slow games wait for a person, with and without standing orders.

python tools/order_waits.py [GAMES]
"""

from __future__ import annotations

import sys
from collections.abc import Mapping

from tabletop_tui import games
from tabletop_tui.bots.brain import choose
from tabletop_tui.engine import Illegal, Luck, Value
from tabletop_tui.games.cities_and_knights.rules.actions import EndTurn
from tabletop_tui.play.private.kept import Private
from tabletop_tui.play.seats import Seat
from tabletop_tui.play.session import Session
from tabletop_tui.play.table import Table

ORDERS: Mapping[str, Mapping[str, Value]] = {
    "cities_and_knights": {
        "trades": "take",
        "wanted": "ore",
        "discard": "most",
        "aqueduct": "fewest",
        "reward": "politics",
        "turn": "quiet",
        "building": "pass",
    },
    "rise_of_empires": {"food": "settle", "upkeep": "pay", "keep": "all", "place": "first"},
    "ascending_empires": {"turn": "recruit"},
}
"""What a person would order at the start of a game and never touch again."""
REFUSED = {"cities_and_knights": EndTurn()}
NAMES = ("Anna", "Ben", "Cleo")
LONGEST = 3000  # actions


def waits(game_id: str, seed: int, orders: Mapping[str, Value]) -> tuple[int, int]:
    """Return how often a game waits for one of three people (a person is asked who has not just
    acted), and its rounds.
    """
    game = games.find(game_id)
    table = Table.open(game, [Seat(name) for name in NAMES], seed)
    table.private = {n: Private(orders) for n in range(len(NAMES))} if orders else {}
    session, before, count = Session(table, None), -1, 0
    while not table.over and len(table.log) < LONGEST:
        seat = table.deciding()[0]
        count += seat != before
        luck = Luck(seed * 10_000 + len(table.log))
        action = choose(game, game.view(table.state, seat), seat, "easy:trader", luck)
        try:
            session.play(seat, action)
        except Illegal:  # it asks people who cannot answer, as the table knows
            session.play(seat, REFUSED[game_id])
        before = seat
    return count, max(1, game.current_turn(table.state)[0])


def a_round(game_id: str, number: int, orders: Mapping[str, Value]) -> float:
    """Return the waits a round of that many games."""
    found = [waits(game_id, seed, orders) for seed in range(number)]
    return sum(count for count, _ in found) / sum(rounds for _, rounds in found)


def main() -> None:
    """Print a row for each game, and for each order alone."""
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    for game_id, orders in ORDERS.items():
        plain = a_round(game_id, number, {})
        print(f"{game_id}: {plain:.1f} waits a round without orders")
        tried = [(key, {key: value}) for key, value in orders.items()]
        for name, some in (("all", orders), *tried):
            count = a_round(game_id, number, some)
            print(f"  {name}: {count:.1f} ({count / plain - 1:+.0%})")


if __name__ == "__main__":
    main()
