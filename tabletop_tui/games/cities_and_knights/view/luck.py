"""Luck in a finished game: what the dice brought each seat, against what was to be expected."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable

from ....engine import Who, Word
from ....engine.game import Played
from ..rules.constants import PAIRS, SHIP
from ..rules.events import Rolled
from ..rules.production import ProduceStep
from ..rules.progress_cards.science import PlayAlchemist
from ..rules.state import State

FACES = 6  # of the event die


def luck(steps: Iterable[Played]) -> list[Word]:
    """Return for each seat the cards of the numbers and the progress cards of the event die, beside
    their means over all that could have been rolled. Nothing before the first roll.

    Both are counted from the board before the roll, so that neither an empty bank nor a fallen city
    is taken for luck of the dice. Dice that the Alchemist chose are no luck.
    """
    seats, cards, progress = 0, Counter[int](), Counter[int]()
    usual, often = defaultdict[int, float](float), defaultdict[int, float](float)  # their means
    for s, action, events in steps:
        roll = next((event for event in events if isinstance(event, Rolled)), None)
        if roll is None:
            continue
        seats = len(s.players)
        chosen = isinstance(action, PlayAlchemist)
        pairs = [(roll.red, roll.yellow)] if chosen else pairs_left(s)
        by_total = {total: claimed(s, total) for total in {red + yellow for red, yellow in pairs}}
        cards.update(claimed(s, roll.red + roll.yellow))
        if roll.event < SHIP:
            progress.update(drawing(s, roll.event, roll.red))
        for red, yellow in pairs:
            for seat, n in by_total[red + yellow].items():
                usual[seat] += n / len(pairs)
            for track in range(SHIP):
                for seat in drawing(s, track, red):
                    often[seat] += 1 / len(pairs) / FACES
    return [
        Word(
            "luck-dice",
            (
                ("seat", Who(seat)),
                ("cards", cards[seat]),
                ("usual", round(usual[seat])),
                ("progress", progress[seat]),
                ("often", round(often[seat])),
            ),
        )
        for seat in range(seats)
    ]


def pairs_left(s: State) -> list[tuple[int, int]]:
    """Return what the red and the yellow die could show: all, or what is left of the dice deck."""
    left = s.dice if s.house.deck and s.dice else range(PAIRS)
    return [(1 + pair // 6, 1 + pair % 6) for pair in left]


def claimed(s: State, total: int) -> Counter[int]:
    """Return how many cards a number brings each seat, if the bank has them."""
    if total == 7:
        return Counter()
    claims, gold = ProduceStep().claims(s, total)
    return Counter({seat: sum(kinds) for seat, kinds in claims.items()}) + Counter(gold)


def drawing(s: State, track: int, red: int) -> list[int]:
    """Return the seats that draw a progress card when a gate comes up with this red die."""
    levels = [player.tracks[track] for player in s.players]
    return [seat for seat, level in enumerate(levels) if level and red <= level + 1]
