"""Measure the pars of the games of the day and of the week: python tools/pars.py [GAMES].

A par is the mean of the points that the computer player `hard` has at the end of up to GAMES games
in the place of the person, against the opponents and with the options of that day, at deals of no
day. The next game is always one of the deal with the fewest, and the file is written after each, so
that the tool can be stopped and started again at any time.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from tabletop_tui.bots.arena import play_game
from tabletop_tui.games import find
from tabletop_tui.play.daily.deal import FILE, PERSON

HERE = Path(__file__).parent.parent / "tabletop_tui" / "play" / "daily" / FILE
ABOUT = "points of hard in the place of the person, in all of so many games (tools/pars.py)"


def text(contents: dict[str, Any]) -> str:
    """Return the file, one deal a line."""
    games = []
    for name, of in contents["games"].items():
        head = f'"{name}": {{"rules": {of["rules"]}, "box": "{of["box"]}", "days": [\n'
        days = ",\n".join(map(json.dumps, of["days"]))
        games.append(f'{head}{days}\n], "week": {json.dumps(of["week"])}\n}}')
    about = json.dumps(contents["about"])
    return f'{{\n"about": {about},\n"games": {{\n' + ",\n".join(games) + "\n}}\n"


def main(games: int) -> None:
    """Play until each deal has *games* games, and write the points after each."""
    contents = json.loads(HERE.read_text("utf-8"))
    contents["about"] = ABOUT
    deals = [
        (name, deal) for name, of in contents["games"].items() for deal in (*of["days"], of["week"])
    ]
    while (least := min(deals, key=lambda one: one[1]["games"]))[1]["games"] < games:
        name, deal = least
        levels = ("hard", *deal["opponents"])
        played = play_game(find(name), levels, deal["games"], deal["options"])
        deal["points"] += played.scores[PERSON]
        deal["games"] += 1
        print(name, deal, flush=True)
        HERE.write_text(text(contents), "utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3)
