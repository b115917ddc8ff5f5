"""Compares shown chances with real flicks: ``python -m
tests.games.ascending_empires.flight.chances``.
"""

from __future__ import annotations

import sys

from tabletop_tui.engine import Luck
from tabletop_tui.games.ascending_empires.flight.compass import DIRECTIONS
from tabletop_tui.games.ascending_empires.flight.flick import run_out
from tabletop_tui.games.ascending_empires.flight.preview import FlickSetup, Outlook
from tabletop_tui.games.ascending_empires.rules.galaxy import AimError

from .scenes import GALAXY, crowd

AIMS, FLICKS = 300, 400
STRONGEST = 60  # powers used in aims


def slip(luck: Luck, draws: int, most: int) -> int:
    """Draw an error as the game does (R34)."""
    return sum(luck(2 * most + 1) - most for _ in range(draws))


def measure(hand: AimError, aims: int = AIMS, seed: int = 3) -> list[float]:
    """Return by how many points the likeliest chance is off, for random aims of ship 0.

    There are few or many other ships, with and without prow, beacon and seams.
    """
    luck, errors = Luck(seed), []
    for n in range(aims):
        ships = tuple(sorted(crowd(luck, 4, 1 + n % 6).items()))
        start = FlickSetup(
            GALAXY, ships, 0, 4, prow=n % 3 == 0, recall=n % 5 == 0, seams=n % 4 == 0
        )
        direction, power = luck(DIRECTIONS), 1 + luck(STRONGEST)
        outlook = Outlook(start, direction, power, hand)
        outlook.refine(outlook.size**2)
        odds = outlook.odds()
        sort = ("orbit", odds.orbits[0][0]) if odds.orbits else ("lost", -1)
        shown = odds.orbits[0][1] if odds.orbits else odds.lost
        hits = 0
        for _ in range(FLICKS):
            turned = direction + slip(luck, hand.draws, hand.angle)
            run = run_out(GALAXY, power, slip(luck, hand.draws, hand.power))
            flown = start.fly(turned, run, luck(1 << 32) << 32 | luck(1 << 32))
            hits += start.outcome(flown).sort == sort
        errors.append(shown - 100 * hits / FLICKS)
    return errors


def main() -> int:
    """Measure all hands. Return 1 if one is off by a point on average, or too often by five."""
    failed = 0
    for hand in GALAXY.hands.values():
        errors = measure(hand)
        mean = sum(errors) / len(errors)
        good = sum(abs(error) <= 5 for error in errors) / len(errors)
        print(f"{hand.key}: off by {mean:+.2f} points in the mean, {good:.1%} within 5")
        failed |= abs(mean) >= 1 or good < 0.95
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
