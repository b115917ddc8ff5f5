"""Regenerates the golden games: ``python -m tests.golden.make``. Review the diff before committing
it.
"""

from __future__ import annotations

from pathlib import Path

from tabletop_tui.play import Table
from tabletop_tui.play.story.transcript import EVERYTHING, transcript
from tabletop_tui.store.save import dump
from tests.playing import new_table, play_on

HERE = Path(__file__).parent
WHEN = "2026-01-02T12:00:00+00:00"
GAMES = (  # game, seats, seed of the game, seed of the players
    ("skeleton", 2, 3, 3),
    ("skeleton", 5, 3, 3),
    ("cities_and_knights", 3, 4, 4),
    ("cities_and_knights", 5, 3, 3),
    ("rise_of_empires", 2, 3, 3),
    ("rise_of_empires", 4, 3, 3),
    ("ascending_empires", 2, 3, 3),
    ("ascending_empires", 4, 1, 1),
)


def name(game: str, seats: int) -> str:
    """Return the name of the files of a golden game."""
    return f"{game.replace('_', '-')}-{seats}"


def golden(game: str, seats: int, seed: int, luck: int) -> Table:
    """Return a whole random game."""
    return play_on(new_table(game, seats, seed), 20_000, luck)


def main() -> None:
    """Write the save and the transcript of every golden game."""
    for game, seats, seed, luck in GAMES:
        table = golden(game, seats, seed, luck)
        assert table.over
        (HERE / f"{name(game, seats)}.json").write_bytes(dump(table, WHEN))
        (HERE / f"{name(game, seats)}.txt").write_text(
            transcript(table, EVERYTHING), encoding="utf-8", newline="\n"
        )


if __name__ == "__main__":
    main()
