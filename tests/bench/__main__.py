"""``make bench``: one table of what the games and the saves cost on this machine."""

import platform
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tabletop_tui import games
from tabletop_tui.engine import Game, Luck, start
from tabletop_tui.play.simulate import finish, listing
from tabletop_tui.play.table import Table
from tabletop_tui.play.text import title
from tabletop_tui.store.keeper import Keeper
from tabletop_tui.store.load import parse
from tabletop_tui.store.save import Pen, dump
from tests.bench import flicks, rival, screen
from tests.playing import new_table, play_on

SEATS = 4
SECONDS = 1.5  # of random play for each game
MIDDLE = 400  # actions of the game whose save is measured, or half of a shorter one


def best(work: Callable[[], Any], times: int = 5) -> float:
    """The quickest of some runs, in seconds."""
    took = []
    for _ in range(times):
        begun = time.perf_counter()
        work()
        took.append(time.perf_counter() - begun)
    return min(took)


def speed(game: Game) -> float:
    """Actions a second of random play in one process, checks included."""
    actions, begun, seed = 0, time.perf_counter(), 0
    while time.perf_counter() - begun < SECONDS:
        seed += 1
        s, _ = start(game, SEATS, seed)
        actions += finish(game, s, Luck(seed))
    return actions / (time.perf_counter() - begun)


def saving(table: Table) -> tuple[float, float]:
    """Milliseconds that one action costs to save: its text, and the whole way to the disk."""
    with tempfile.TemporaryDirectory() as folder:
        keeper = Keeper.create(table, Path(folder) / "x.json")
        pen, texts, saves = Pen(table), [], []
        pen.text("x")
        for seed in range(20):
            play_on(table, 1, seed)
            begun = time.perf_counter()
            pen.text("x")
            between = time.perf_counter()
            keeper.save()
            texts.append(between - begun)
            saves.append(time.perf_counter() - between)
        keeper.close()
    return sorted(texts)[10] * 1e3, sorted(saves)[10] * 1e3


def undo(table: Table) -> float:
    """Milliseconds of an undo in the mean, over the whole game back to its start."""
    table.free_undo = True
    count, begun = len(table.log), time.perf_counter()
    while table.undo():
        pass
    return (time.perf_counter() - begun) / max(count, 1) * 1e3


def row(game: Game) -> list[str]:
    """The line of one game."""
    whole = play_on(new_table(game, SEATS, 3), 1500)
    middle = play_on(new_table(game, SEATS, 3), min(MIDDLE, len(whole.log) // 2))
    text = dump(middle)
    offers_us, clone_us = listing(game, SEATS, 3, time.perf_counter)
    next_ms, disk_ms = saving(play_on(new_table(game, SEATS, 3), min(MIDDLE, len(whole.log) // 2)))
    return [
        title(game),
        f"{speed(game):.0f}",
        f"{offers_us:.1f}",
        f"{clone_us:.1f}",
        f"{best(lambda: dump(middle)) * 1e3:.2f}",
        f"{next_ms:.2f}",
        f"{disk_ms:.2f}",
        f"{best(lambda: parse(text)) * 1e3:.1f}",
        f"{len(whole.log)}",
        f"{len(dump(whole)) / 1e3:.1f}",
        f"{undo(whole):.3f}",
    ]


HEADS = (
    "game", "actions/s", "offers µs", "clone µs", "dump ms", "next ms", "disk ms", "load ms", "actions", "save kB",
    "undo ms",
)  # fmt: skip


def main() -> None:
    """Print the table."""
    print(f"Python {platform.python_version()} on {platform.machine()}, {SEATS} seats, one process, random play")
    chosen = sys.argv[1:] or games.ids()
    rows = [[*HEADS]] + [row(games.find(game)) for game in chosen]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for cells in rows:
        first, *rest = (cell.rjust(width) for cell, width in zip(cells, widths, strict=True))
        print("  ".join((cells[0].ljust(len(first)), *rest)))
    print(f"dump: a save of {MIDDLE} actions (or half a game) from nothing; next: the text of the next save;")
    print("disk: the next save with lock, fsync and backup; load: with the whole replay;")
    print("actions, save, undo: a game of 1500 actions or to its end.")
    if len(chosen) < len(games.ids()):
        return
    print(f"\n{flicks.report()}\n{screen.report()}")
    ours = next(r for r in rows if r[0] == "Cities & Knights")
    print(rival.compared((float(ours[1]), float(ours[2]), float(ours[3]))))


if __name__ == "__main__":
    main()
