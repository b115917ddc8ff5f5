"""Measure whether a player who likes one thing more, or less, beats today's weights.

``python -m tools.tilts GAME [--seats 4] [--games 40] [--best 8 --again 200] [--state FILE]``

A tilt multiplies some of what a valuation adds up: ``towns*1.6``, or ``towns*1.6+progress*1.5``. A
name is that of a term of the valuation, or else a file or a weight as in ``tools/tune.py --only``:
``prices.TILE``, and with ``--weights`` each weight alone. Without names, every term is tilted by
each of ``--factors``. One tilted player sits with untilted ones, all greedy, and every tilt plays
the same deals from each seat. The *best* of them play *again* so many games of other deals.

The output is, for each tilt, the games it won of how many with the 95 % Wilson interval, and its
points beyond the mean of the others. Games are kept in ``--state``, and the same call continues
from there as long as the files of the bot are the same.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

from tabletop_tui.bots.arena import wilson
from tabletop_tui.bots.evaluator import Evaluator
from tabletop_tui.bots.valuation import Style, Valuation
from tabletop_tui.engine import Game, Luck, apply, over, start, to_act
from tabletop_tui.games import find
from tools.greedy import CAP, MOST
from tools.tune import HELD_OUT, Fit, PatchedBot, Weight, game_of, matches, moved

Results = list[list[float]]
"""For each game the share of the win, and the points beyond the mean of the others."""
AT_ONCE = 4  # games of a tilt that are played before they are kept


def term_names(game: Game, valuation: Valuation, seats: int) -> list[str]:
    """Return the names of the terms that have a worth at some decision of a greedy game."""
    s, _ = start(game, seats, 0)
    luck, names = Luck(0), dict[str, None]()
    players = [Evaluator(game, x, seats, luck, valuation) for x in range(seats)]
    for _ in range(CAP):
        if over(s):
            break
        who = to_act(game, s)[0]
        names |= dict.fromkeys(name for name, worth in valuation.terms(s, who).items() if worth)
        apply(game, s, who, players[who].greedy(s, who, MOST), checked=False)
    return sorted(names)


def factors_of(tilt: str) -> dict[str, float]:
    """Return the factor of each name in a tilt such as ``towns*1.6+progress*1.5``."""
    parts = [part.partition("*") for part in tilt.split("+")]
    return {name: float(factor) for name, _, factor in parts}


def tilted(fit: Fit, tilt: str, terms: Sequence[str]) -> Valuation:
    """Return the valuation of a tilted player. Raise SystemExit for a name of nothing."""
    likes, values = dict[str, float](), dict[Weight, float]()
    for name, factor in factors_of(tilt).items():
        found = [w for w in fit.weights if matches(w, name)]
        if name in terms:
            likes[name] = factor
        elif not found:
            raise SystemExit(f"{name} is no term, file or weight: {', '.join(terms)}")
        values |= {w: moved(w.value, factor) for w in found if name not in terms}
    own = PatchedBot(fit.game, values, fit.texts).valuation() if values else fit.theirs
    return replace(own, styles={"tilted": Style(likes)}).styled("tilted")


class Kept:
    """The games of every tilt, in a file, by the first deal of a series."""

    def __init__(self, file: Path, fit: Fit, seats: int) -> None:
        self.file = file
        self.of = [fit.game.id, seats, sha256(json.dumps(fit.texts).encode()).hexdigest()]
        self.results: dict[str, Results] = {}
        if file.exists():
            found = json.loads(file.read_text(encoding="utf-8"))
            if found["of"] != self.of:
                raise SystemExit(f"{file} holds games of other files or seats: remove it")
            self.results = found["results"]

    def add(self, key: str, rows: Results) -> None:
        """Add games, and write the file at once."""
        self.results.setdefault(key, []).extend(rows)
        new = self.file.with_name(self.file.name + ".new")
        new.write_text(json.dumps({"of": self.of, "results": self.results}), encoding="utf-8")
        new.replace(self.file)


def played(
    fit: Fit, tilt: str, terms: Sequence[str], first: int, games: int, kept: Kept
) -> Results:
    """Return the results of so many games from the *first* on, those that are kept included."""
    key, seats = f"{tilt} from {first}", fit.tables[0]
    done = len(kept.results.get(key, ()))
    if done < games:
        mine = tilted(fit, tilt, terms)
        for begun in range(done, games, AT_ONCE):
            numbers = range(first + begun, first + min(games, begun + AT_ONCE))
            kept.add(key, [game_of(fit.game, mine, fit.theirs, seats, n) for n in numbers])
    return kept.results[key][:games]


def told(tilt: str, rows: Results) -> str:
    """Return the results of a tilt as a line."""
    games, wins = len(rows), sum(won for won, _ in rows)
    low, high = wilson(wins / games, games)
    beyond = sum(points for _, points in rows) / games
    return (
        f"{tilt}: won {wins:.1f} of {games} ({wins / games:.0%}, {100 * low:.0f} to"
        f" {100 * high:.0f}), {beyond:+.1f} points"
    )


def measured(
    fit: Fit, tilts: Sequence[str], terms: Sequence[str], given: Any, kept: Kept
) -> Iterator[str]:
    """Play all tilts, then the best of them again, and yield a line for each."""
    won: dict[str, float] = {}
    for tilt in tilts:
        rows = played(fit, tilt, terms, 0, given.games, kept)
        won[tilt] = sum(share for share, _ in rows)
        yield told(tilt, rows)
    for tilt in sorted(tilts, key=lambda tilt: -won[tilt])[: given.best]:
        yield "again " + told(tilt, played(fit, tilt, terms, HELD_OUT, given.again, kept))


def main() -> None:
    """Play the games and print a line for each tilt."""
    asks = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n", 1)[0])
    asks.add_argument("game")
    asks.add_argument("tilts", nargs="*", help="such as towns*1.6+progress*1.5, or only towns")
    asks.add_argument("--weights", action="store_true", help="each weight of the files alone")
    asks.add_argument("--factors", default="0.6,1.6")
    asks.add_argument("--seats", type=int, default=4)
    asks.add_argument("--games", type=int, default=40)
    asks.add_argument("--best", type=int, default=0)
    asks.add_argument("--again", type=int, default=200)
    asks.add_argument("--state", type=Path, help="default: GAME.tilts")
    given = asks.parse_intermixed_args()
    game = find(given.game.replace("-", "_"))
    fit = Fit(game, (), (given.seats,))
    kept = Kept(given.state or Path(f"{game.id}.tilts"), fit, given.seats)
    terms = term_names(game, fit.theirs, given.seats)
    names = given.tilts or ([w.key for w in fit.weights] if given.weights else terms)
    tilts = [
        tilt
        for name in names
        for tilt in ([name] if "*" in name else [f"{name}*{x}" for x in given.factors.split(",")])
    ]
    for line in measured(fit, tilts, terms, given, kept):
        print(line, flush=True)


if __name__ == "__main__":
    main()
