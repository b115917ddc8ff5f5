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
from tabletop_tui.play.simulate import finish, time_calls
from tabletop_tui.play.table import Table
from tabletop_tui.play.text import title
from tabletop_tui.store.load import parse
from tabletop_tui.store.save import SaveWriter, dump
from tabletop_tui.store.save_file import SaveFile
from tests.bench import flicks, many, pictures, pixels, rival, screen, sharing
from tests.playing import agree, new_table, play_on
from tests.tui.boards import aiming_keys

SEATS = 4
SECONDS = 1.5  # seconds of random play for each game
MIDDLE = 400  # actions of the game whose save is measured, or half of a shorter one


def best(work: Callable[[], Any], times: int = 5) -> float:
    """Return the seconds of the fastest of some runs."""
    took = []
    for _ in range(times):
        begun = time.perf_counter()
        work()
        took.append(time.perf_counter() - begun)
    return min(took)


def speed(game: Game) -> float:
    """Return actions a second of random play in one process, checks included."""
    actions, begun, seed = 0, time.perf_counter(), 0
    while time.perf_counter() - begun < SECONDS:
        seed += 1
        s, _ = start(game, SEATS, seed)
        actions += finish(game, s, Luck(seed))
    return actions / (time.perf_counter() - begun)


def saving(table: Table) -> tuple[float, float]:
    """Return the milliseconds to save one action: to serialize it, and to write it to the disk."""
    with tempfile.TemporaryDirectory() as folder:
        save_file = SaveFile.create(table, Path(folder) / "x.json")
        writer, texts, saves = SaveWriter(table), [], []
        writer.text("x")
        for seed in range(20):
            play_on(table, 1, seed)
            begun = time.perf_counter()
            writer.text("x")
            between = time.perf_counter()
            save_file.save()
            texts.append(between - begun)
            saves.append(time.perf_counter() - between)
        save_file.close()
    return sorted(texts)[10] * 1e3, sorted(saves)[10] * 1e3


def undo(table: Table) -> float:
    """Return the mean milliseconds of an undo, over the whole game back to its start."""
    agree(table, free_undo=True)
    count, begun = len(table.log), time.perf_counter()
    while table.undo():
        pass
    return (time.perf_counter() - begun) / max(count, 1) * 1e3


def column(game: Game, home: str) -> dict[str, str]:
    """Return the measures of one game."""
    whole = play_on(new_table(game, SEATS, 3), 1500)
    middle = play_on(new_table(game, SEATS, 3), min(MIDDLE, len(whole.log) // 2))
    text = dump(middle)
    offers_us, clone_us = time_calls(game, SEATS, 3, time.perf_counter)
    next_ms, disk_ms = saving(play_on(new_table(game, SEATS, 3), min(MIDDLE, len(whole.log) // 2)))
    found = {
        "actions a second": f"{speed(game):.0f}",
        "offers µs": f"{offers_us:.1f}",
        "copy µs": f"{clone_us:.1f}",
        "dump ms": f"{best(lambda: dump(middle)) * 1e3:.2f}",
        "next ms": f"{next_ms:.2f}",
        "disk ms": f"{disk_ms:.2f}",
        "load ms": f"{best(lambda: parse(text)) * 1e3:.1f}",
        "actions": f"{len(whole.log)}",
        "save kB": f"{len(dump(whole)) / 1e3:.1f}",
        "undo ms": f"{undo(whole):.3f}",
    }
    if game.id == flicks.GAME.id:
        found["flick µs"] = f"{flicks.mean():.0f}"
    if screen.example(game.id).exists():
        key = screen.keys(game.id, home)
        found["start ms"] = f"{key.start:.0f}"
        found["key bytes"] = f"{key.size:.0f}"
        found["key ms"], found["key ms, 95 %"] = f"{key.median:.1f}", f"{key.most:.1f}"
    return found


NOTES = f"""dump: a save of {MIDDLE} actions (or half a game) from nothing; next: the text of the next save;
disk: the next save with lock, fsync and backup; load: with the whole replay;
actions, save, undo: a game of 1500 actions or to its end; flick: {flicks.SHIPS} ships on the board;
start: from the command to the table of an example game; key: a cursor key on its board, to the first byte."""


def table(columns: dict[str, dict[str, str]]) -> str:
    """Return the measures as lines, with the games as columns."""
    measures = list(dict.fromkeys(measure for cells in columns.values() for measure in cells))
    first = max(map(len, measures))
    rows = [" " * first + "".join(f"  {name}" for name in columns)]
    for measure in measures:
        cells = (f"  {cells.get(measure, '-'):>{len(name)}}" for name, cells in columns.items())
        rows.append(measure.ljust(first) + "".join(cells))
    return "\n".join(rows)


def measured() -> list[str]:
    """Return the games for so many players; others have no column."""
    return [game for game in games.ids() if SEATS in games.find(game).seats]


def main() -> None:
    """Print the table."""
    print(
        f"Python {platform.python_version()} on {platform.machine()}, {SEATS} seats, one process, random play"
    )
    chosen = sys.argv[1:] or measured()
    with tempfile.TemporaryDirectory() as home:
        columns = {game: column(games.find(game), home) for game in chosen}
    print(f"{table({title(games.find(game)): cells for game, cells in columns.items()})}\n{NOTES}")
    if len(chosen) < len(measured()):
        return
    print(f"\n{screen.report()}\n\n{aiming_keys.report()}\n\n{pictures.report()}")
    print(f"{pixels.report()}\n")
    print(f"{sharing.report()}\n\n{many.report()}")
    island = games.find("cities_and_knights")
    print(rival.compared(lambda: (speed(island), *time_calls(island, SEATS, 3, time.perf_counter))))


if __name__ == "__main__":
    main()
