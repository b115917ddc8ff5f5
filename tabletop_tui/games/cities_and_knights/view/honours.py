"""Honours at the end of a game: who was robbed most, who defended the island, luck and drought."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from ....engine import Event, Word
from ....engine.honour import most
from ..rules.events import Attacked, GoldTaken, Produced, Rolled, Stole
from ..rules.state import State

DRY = 4  # rolls without a card from which a drought is worth telling
GOOD = 4  # cards of one roll from which it is


def honours(state: State, history: Sequence[Sequence[Event]]) -> list[Word]:
    """Return who was robbed of most cards, brought most knights against the attacks, had the
    richest roll, and waited longest for a card of the dice.
    """
    robbed, defence = Counter[int](), Counter[int]()
    attacks = 0
    for event in (event for events in history for event in events):
        if isinstance(event, Stole):
            robbed[event.victim] += 1
        elif isinstance(event, Attacked):
            attacks += 1
            defence.update(dict(enumerate(event.shares)))
    rolled = list(rolls(history))
    return [
        *most("honour-robbed", robbed, 2),
        *most("honour-defender", defence, attacks=attacks),
        *richest(rolled),
        *most("honour-drought", droughts(len(state.players), rolled), DRY),
    ]


def rolls(history: Sequence[Sequence[Event]]) -> Iterator[tuple[int, Counter[int]]]:
    """Yield the total of every roll, and the cards that it gave to each seat: some are only chosen
    after other decisions.
    """
    total, cards = 0, Counter[int]()
    for event in (event for events in history for event in events):
        if isinstance(event, Rolled):
            if total:
                yield total, cards
            total, cards = event.red + event.yellow, Counter()
        elif isinstance(event, (Produced, GoldTaken)):
            cards[event.seat] += sum(event.cards)
    if total:
        yield total, cards


def richest(rolled: Sequence[tuple[int, Counter[int]]]) -> list[Word]:
    """Return the roll that gave one player most cards, the first of several."""
    best = max(rolled, key=lambda roll: max(roll[1].values(), default=0), default=None)
    return [] if best is None else most("honour-roll", best[1], GOOD, total=best[0])


def droughts(seats: int, rolled: Sequence[tuple[int, Counter[int]]]) -> Counter[int]:
    """Return for every seat the most rolls in a row that gave it no card."""
    longest, now = Counter[int](), Counter[int]()
    for _, cards in rolled:
        for seat in range(seats):
            now[seat] = 0 if cards[seat] else now[seat] + 1
            longest[seat] = max(longest[seat], now[seat])
    return longest
