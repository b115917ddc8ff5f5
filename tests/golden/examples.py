"""Generates the example games of ``saves/`` with computer players: all of them, or those that are
named (``python -m tests.golden.examples [GAME ...]``).
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection
from dataclasses import dataclass
from pathlib import Path

from tabletop_tui.bots.brain import choose
from tabletop_tui.engine import Luck, kind_of, offers
from tabletop_tui.games import find
from tabletop_tui.play import Table, read_seats
from tabletop_tui.store.save import dump

SAVES = Path(__file__).parents[2] / "saves"
WHEN = "2026-01-02T20:00:00+00:00"
SEEDS = 40  # games searched for a good moment
LONGEST = 1_200  # actions after which a game is abandoned


@dataclass(frozen=True)
class Example:
    """A game that stops at the first moment worth resuming."""

    name: str
    game: str
    seats: str
    worth: Callable[[Table], bool]

    @property
    def path(self) -> Path:
        """The file of the example."""
        return SAVES / f"example-{self.name}.json"


def points(table: Table) -> list[int]:
    """Return the points of all seats, the most first."""
    game, seats = table.game, range(len(table.seats))
    return sorted((sum(game.score(table.state, seat).values()) for seat in seats), reverse=True)


def choices(table: Table) -> int:
    """Return how many kinds of actions are open to the seat that must act."""
    return len(offers(table.game, table.state, table.deciding()[0]))


def can(table: Table, kind: str) -> bool:
    """Return whether the seat that must act may do an action of that kind."""
    found = offers(table.game, table.state, table.deciding()[0])
    return any(kind_of(offer.action) == kind for offer in found)


def moment(table: Table) -> tuple[str, int]:
    """Return what the table waits for, and the round."""
    return table.state.stack[-1].kind, table.game.current_turn(table.state)[0]


def close(table: Table, most: int, gap: int) -> bool:
    """Return whether the leader has so many points and the next player is close."""
    first, second = points(table)[:2]
    return first >= most and first - second <= gap


EXAMPLES = (
    Example(
        "cities-and-knights-early",
        "cities_and_knights",
        "Anna,Ben,Cleo",
        lambda table: moment(table) == ("acting", 4) and choices(table) >= 4,
    ),
    Example(
        "cities-and-knights-late",
        "cities_and_knights",
        "Dora,Emil,Fay,Gus",
        lambda table: moment(table)[0] == "acting" and choices(table) >= 5 and close(table, 11, 1),
    ),
    Example(
        "rise-of-empires-early",
        "rise_of_empires",
        "Anna,Ben,Cleo",
        lambda table: moment(table) == ("choosing", 2) and len(table.log) >= 55,
    ),
    Example(
        "rise-of-empires-late",
        "rise_of_empires",
        "Dora,Emil,Fay,Gus",
        lambda table: (
            moment(table) == ("choosing", 6) and len(table.log) >= 380 and close(table, 60, 6)
        ),
    ),
    Example(
        "ascending-empires-early",
        "ascending_empires",
        "Anna,Ben,Cleo",
        lambda table: moment(table) == ("acting", 4) and choices(table) >= 3,
    ),
    Example(
        "ascending-empires-late",
        "ascending_empires",
        "Dora,Emil,Fay,Gus",
        lambda table: moment(table)[0] == "acting" and can(table, "flick") and close(table, 24, 2),
    ),
)


def played(example: Example, seed: int) -> Table | None:
    """Return the game of a seed up to the moment, or None if it never comes."""
    table, luck = Table.open(find(example.game), read_seats(example.seats), seed), Luck(seed)
    while not table.over and len(table.log) < LONGEST:
        if example.worth(table):
            return table
        seat = table.deciding()[0]
        table.play(seat, choose(table.game, table.game.view(table.state, seat), seat, "easy", luck))
    return None


def main(games: Collection[str]) -> None:
    """Write the examples of some games, or of all if none is named."""
    for example in EXAMPLES:
        if games and example.game not in games:
            continue
        found = next((table for seed in range(1, SEEDS) if (table := played(example, seed))), None)
        assert found is not None, f"no game of {example.name} comes to a good moment"
        example.path.write_bytes(dump(found, WHEN))
        print(
            f"{example.path.name}: {len(found.log)} actions, {moment(found)}, points {points(found)}"
        )


if __name__ == "__main__":
    main(sys.argv[1:])
