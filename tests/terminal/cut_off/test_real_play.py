"""The program in a real terminal is killed in the middle of a decision, and nothing is lost."""

from __future__ import annotations

import json
import time
from pathlib import Path

from tests.terminal.conftest import Start
from tests.terminal.pty_harness import Pty
from tests.terminal.tables import pick_up, sit_down


def actions(save: Path) -> int:
    """Return how many actions the save holds."""
    return int(json.loads(save.read_bytes())["turn"]["actions"]) if save.exists() else -1


def press(pty: Pty, keys: str) -> None:
    """Type, and wait until the screen is quiet."""
    pty.send(keys)
    pty.settle(0.25, 4)


def test_a_game_killed_in_the_middle_of_a_decision_is_resumed_at_the_same_decision(
    start: Start, tmp_path: Path
) -> None:
    save, env = tmp_path / "game.json", {"TABLETOP_HOME": str(tmp_path)}
    new = (
        "-m",
        "tabletop_tui",
        "new",
        "cities-and-knights",
        "--seats",
        "Anna,Ben,Cleo",
        "--seed",
        "5",
    )
    first = start(*new, "--save", str(save), env=env)
    sit_down(first)
    assert actions(save) == 0
    for _ in range(30):
        if actions(save) >= 5:
            break
        pick_up(first)
        press(first, "n\r")
    assert actions(save) >= 5
    pick_up(first)
    press(first, "n")  # another place is selected: in the middle of a decision
    kept = save.read_bytes()
    said = question(first)
    assert said[-1].startswith("Where do"), said
    first.process.kill()
    first.wait(10)
    assert save.read_bytes() == kept

    second = start("-m", "tabletop_tui", "resume", str(save), env=env)
    sit_down(second)
    assert actions(save) >= 5
    second.wait_until(lambda: question(second) == said, 20, f"{said!r} is not asked again")
    before = actions(save)
    end = time.monotonic() + 20
    while actions(save) == before and time.monotonic() < end:
        press(second, "n\r")
        pick_up(second)
    assert actions(save) > before, "and the game goes on"
    second.send("\x03")
    second.settle(0.3, 3)


def question(pty: Pty) -> list[str]:
    """Return the headline, which names the player on turn, and the row with the question."""
    return [
        pty.screen.display[0].strip(),
        *(row[row.index("Where") :].strip() for row in asking(pty)),
    ]


def asking(pty: Pty) -> list[str]:
    """Return the rows of the screen with a question."""
    return [row for row in pty.screen.display if "Where" in row]
