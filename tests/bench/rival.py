"""Another program beside ours: catanatron 3.2.1, in an environment of its own, measured in the same
run.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

VERSION = "3.2.1"
PATIENCE = 180  # seconds for an installation

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


def rival() -> tuple[float, float, float] | str:
    """Actions a second, microseconds for a list of legal actions and for a copy; or why there are
    none.
    """
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        try:
            venv.create(place, with_pip=True)
            python = place / "bin" / "python"
            wanted = f"catanatron=={VERSION}"
            pip = [str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check", wanted]
            subprocess.run(pip, check=True, capture_output=True, timeout=PATIENCE)
            ran = subprocess.run(
                [str(python), "-c", MEASURE], check=True, capture_output=True, timeout=PATIENCE
            )
            speed, listing, copying = json.loads(ran.stdout)
        except (OSError, ValueError, subprocess.SubprocessError):
            return f"catanatron {VERSION} cannot be installed here, so there is no comparison."
        return speed, listing, copying


def compared(ours: tuple[float, float, float]) -> str:
    """A few lines: our Cities & Knights against catanatron's base game."""
    theirs = rival()
    if isinstance(theirs, str):
        return theirs
    names = ("actions/s", "offers µs", "copy µs")
    ratios = (ours[0] / theirs[0], theirs[1] / ours[1], theirs[2] / ours[2])
    rows = [f"beside catanatron {VERSION} (base game, 4 seats, random play, same machine and run)"]
    for name, mine, other, ratio in zip(names, ours, theirs, ratios, strict=True):
        rows.append(
            f"  {name:<10} here {mine:10.1f}   there {other:10.1f}   {ratio:5.1f} times as fast"
        )
    return "\n".join(rows)


if __name__ == "__main__":
    sys.exit(print(rival()))  # type: ignore[func-returns-value]
