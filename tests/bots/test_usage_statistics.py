"""The usage of the tiles of a box."""

from __future__ import annotations

import json

from tabletop_tui import games
from tabletop_tui.bots.arena import play_game
from tabletop_tui.bots.usage_statistics import keys_of, rows_of, tile_usages
from tabletop_tui.cli.arena import TAKEN
from tabletop_tui.cli.simulate import play_by_luck
from tests.cli.test_levels import run

GAME = games.find("rise_of_empires")
ROWS = {"city": ("ur", "rome", "paris"), "trade": ("box",)}


def test_a_tile_is_counted_by_game_round_and_place_among_its_sort() -> None:
    one = [("city", "rome", 1), ("trade", "box", 1), ("city", "ur", 1), ("city", "rome", 2)]
    two = [("city", "ur", 2), ("city", "rome", 2)]
    ur, rome, paris, box = tile_usages(ROWS, [one, two])
    assert (rome.taken, rome.games, rome.round, rome.place, rome.first) == (3, 2, 1.67, 1.33, 0.667)
    assert (ur.taken, ur.games, ur.round, ur.place, ur.first) == (2, 2, 1.5, 1.5, 0.5)
    assert (paris.taken, paris.games, paris.round, paris.first) == (0, 0, 0.0, 0.0)
    assert (box.sort, box.key, box.taken, box.place) == ("trade", "box", 1, 1.0)


def test_every_tile_that_players_hold_at_the_end_was_counted_as_taken() -> None:
    played = play_game(GAME, ("random", "random"), 5)
    keys = keys_of(GAME, None)
    counts = {(of.sort, of.key): of for of in tile_usages(rows_of(GAME, None), [played.taken])}
    assert {sort for sort, _ in counts} == {"progress", "territory", "city", "empire", "trade"}
    assert len(counts) == sum(len(keys[sort]) for sort in {sort for sort, _ in counts})
    assert sum(of.taken for of in counts.values()) == len(played.taken) > 40
    assert max(of.taken for of in counts.values() if of.sort == "city") == 1  # one of each


def test_the_command_tells_what_was_taken() -> None:
    words = ("rise-of-empires", "--levels", "random", "--games", "1", "--seats", "2", "--taken")
    table = run(play_by_luck, *words).output.partition("SORT")[2].splitlines()
    (row,) = json.loads(run(play_by_luck, *words, "--json").output)
    assert len(row["taken"]) == len(table) - 1 and len(table[1].split()) == len(TAKEN)
    assert table[1].split()[:4] == [
        *("progress", "agriculture"),
        *(str(row["taken"][0][name]) for name in ("taken", "games")),
    ]
    assert "taken" not in json.loads(run(play_by_luck, *words[:-1], "--json").output)[0]
