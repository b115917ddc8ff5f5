"""Counts how often slow games wait for a person, with and without standing orders. Who plans gives
the next discs after each action of their own, as far as they expect them to come off.

python tools/order_waits.py [GAMES]
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping

from tabletop_tui import games
from tabletop_tui.bots.brain import choose
from tabletop_tui.engine import Illegal, Luck, Value, apply, to_act
from tabletop_tui.engine.orders import ASK
from tabletop_tui.games.cities_and_knights.rules.actions import EndTurn
from tabletop_tui.games.rise_of_empires.rules.actions import DoNothing, PlaceDisc, RemoveDisc
from tabletop_tui.games.rise_of_empires.rules.display import to_the_left
from tabletop_tui.games.rise_of_empires.rules.state import Collecting, Eating
from tabletop_tui.games.rise_of_empires.view.orders import TAKING
from tabletop_tui.games.rise_of_empires.view.plan import NOTHING, Disc, place_of, sorts
from tabletop_tui.play.private.kept import Private
from tabletop_tui.play.private.orders import give_order
from tabletop_tui.play.seats import Seat
from tabletop_tui.play.session import Session
from tabletop_tui.play.table import Table

PLANNED = "planned"
"""In place of a plan, which is made anew in each turn."""
ORDERS: Mapping[str, Mapping[str, Value]] = {
    "cities_and_knights": {
        "trades": "take",
        "wanted": "ore",
        "discard": "most",
        "aqueduct": "fewest",
        "reward": "politics",
        "robber": "leader",
        "turn": "build",
        "building": "pass",
    },
    "rise_of_empires": {
        "disc": PLANNED,
        "free": "end",
        "food": "settle",
        "upkeep": "pay",
        "keep": "all",
        "place": "first",
    },
    "ascending_empires": {"turn": "recruit"},
}
"""What a person would order at the start of a game, and never touch again but for the plan."""
ALSO: Mapping[str, tuple[str, Mapping[str, Value]]] = {
    "cities_and_knights": ("all, but a quiet turn", {"turn": "quiet"}),
}
"""Another choice that is measured as well."""
REFUSED = {"cities_and_knights": EndTurn()}
NAMES = ("Anna", "Ben", "Cleo")
LONGEST = 3000  # actions


def lasting(orders: Mapping[str, Value]) -> dict[str, Value]:
    """Return the orders that are given at the start."""
    return {key: value for key, value in orders.items() if value != PLANNED}


def waits(game_id: str, seed: int, orders: Mapping[str, Value]) -> tuple[int, int]:
    """Return how often a game waits for one of three people (a person is asked who has not just
    acted), and its rounds.
    """
    game = games.find(game_id)
    table = Table.open(game, [Seat(name) for name in NAMES], seed)
    given = lasting(orders)
    table.private = {n: Private(given) for n in range(len(NAMES))} if given else {}
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
        if PLANNED in orders.values() and not table.over and seat not in table.deciding():
            give_order(table, seat, "disc", " ".join(expected(table, seat, luck(1 << 30))) or ASK)
    return count, max(1, game.current_turn(table.state)[0])


def expected(table: Table, seat: int, seed: int) -> Iterator[str]:
    """Yield what a person expects to take with the other discs of this turn, if the others play as
    they seem to.
    """
    game, luck = table.game, Luck(seed)
    s = game.determinize(game.view(table.state, seat), seat, luck)
    mirror, row, most = s.mirror, -1, -1
    while s.stack and s.mirror == mirror and to_act(game, s):
        frame, actor = s.stack[-1], to_act(game, s)[0]
        if isinstance(frame, (Eating, Collecting)):
            return
        action = choose(game, game.view(s, actor), actor, "easy:trader", luck)
        if actor == seat and isinstance(action, (PlaceDisc, RemoveDisc)):
            row = action.row
            most = to_the_left(s, row, action.circle) if isinstance(action, RemoveDisc) else -1
        elif actor == seat and frame.kind in TAKING:
            tile = NOTHING if isinstance(action, DoNothing) else sorts(s, row)[place_of(action)].key
            yield str(Disc(row, tile, most))
        apply(game, s, actor, action)


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
        name, other = ALSO.get(game_id, ("", {}))
        also = [(name, {**orders, **other})] if other else []
        for name, some in (("all", orders), *also, *tried):
            count = a_round(game_id, number, some)
            print(f"  {name}: {count:.1f} ({count / plain - 1:+.0%})")


if __name__ == "__main__":
    main()
