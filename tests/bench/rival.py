"""A comparison with catanatron 3.2.1, in its own environment. Measured in turn with ours, as the
speed of a machine drifts.
"""

from __future__ import annotations

import json
import subprocess
import tempfile
import venv
from collections.abc import Callable
from pathlib import Path
from statistics import median

VERSION = "3.2.1"
PATIENCE = 180  # seconds for an installation
ROUNDS = 5  # rounds in which both are measured

Figures = tuple[float, float, float]
"""Actions a second, and microseconds for a list of legal actions and for a copy."""

MEASURE = """
import json, random, time
from catanatron import Color, Game, RandomPlayer
from catanatron.models.actions import generate_playable_actions

def new(seed):
    return Game([RandomPlayer(c) for c in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed)

random.seed(1)
actions, begun, seed = 0, time.perf_counter(), 0
while time.perf_counter() - begun < 1.5:
    seed += 1
    game = new(seed)
    game.play()
    actions += len(game.state.actions)
speed = actions / (time.perf_counter() - begun)

game, listing, copying, count = new(3), 0.0, 0.0, 0
while game.winning_color() is None and count < 1000:
    begun = time.perf_counter()
    generate_playable_actions(game.state)
    between = time.perf_counter()
    game.copy()
    copying += time.perf_counter() - between
    listing += between - begun
    game.play_tick()
    count += 1
print(json.dumps([speed, listing / count * 1e6, copying / count * 1e6]))
"""


def rounds(ours: Callable[[], Figures]) -> list[tuple[Figures, Figures]] | str:
    """Return our figures and theirs, round by round, or why there is no comparison."""
    with tempfile.TemporaryDirectory() as folder:
        place, found = Path(folder), []
        try:
            venv.create(place, with_pip=True)
            python = place / "bin" / "python"
            wanted = f"catanatron=={VERSION}"
            pip = [str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check", wanted]
            subprocess.run(pip, check=True, capture_output=True, timeout=PATIENCE)
            for _ in range(ROUNDS):
                mine = ours()
                ran = subprocess.run(
                    [str(python), "-c", MEASURE], check=True, capture_output=True, timeout=PATIENCE
                )
                speed, listing, copying = json.loads(ran.stdout)
                found.append((mine, (speed, listing, copying)))
        except (OSError, ValueError, subprocess.SubprocessError):
            return f"catanatron {VERSION} cannot be installed here, so there is no comparison."
        return found


def compared(ours: Callable[[], Figures]) -> str:
    """Return a few lines: our Cities & Knights against catanatron's base game, as medians of some
    rounds and of their ratios.
    """
    found = rounds(ours)
    if isinstance(found, str):
        return found
    rows = [f"beside catanatron {VERSION} (base game, 4 seats, random play, medians of {ROUNDS})"]
    for n, name in enumerate(("actions/s", "offers µs", "copy µs")):
        here, there = (median(row[side][n] for row in found) for side in (0, 1))
        ratio = median(row[0][n] / row[1][n] for row in found) ** (1 if n == 0 else -1)
        rows.append(
            f"  {name:<10} here {here:10.1f}   there {there:10.1f}   {ratio:5.1f} times as fast"
        )
    return "\n".join(rows)
