"""Everything that can happen is told, so that the log of a game leaves nothing out."""

from dataclasses import fields

from tabletop_tui.engine import Luck, kernel
from tabletop_tui.games.cities_and_knights import GAME
from tabletop_tui.games.cities_and_knights.actions import Improve, Recruit, TakeGold

from .scenario import Scenario, counts, kinds, track


def by_luck(seats: int, seed: int) -> set[str]:
    """What is told in a game of random play."""
    s, events = kernel.start(GAME, seats, seed, {"points": 20, "dice": "deck"})
    told, luck = set(kinds(events)), Luck(seed)
    for _ in range(6000):
        who = kernel.to_act(GAME, s)
        if not who:
            break
        told |= set(kinds(kernel.apply(GAME, s, who[0], kernel.random_action(GAME, s, who[0], luck))))
    return told


def rare() -> set[str]:
    """What random play seldom meets."""
    metropolis = Scenario().with_(ship=6).city(0, "forest 8 N").level(0, trade=4).metropolis("trade", "forest 8 N")
    told = set(kinds(metropolis.roll(1, 1)))
    short = Scenario().city(0, "hills 11 N").bank(brick=1)
    told |= set(kinds(short.roll(5, 6)))
    empty = Scenario().level(0, trade=5).deck("trade")
    told |= set(kinds(empty.roll(1, 1, "trade")))
    cut = Scenario().roads(1, "hills 11 N", "NE", "SE", "S", "SW", "NW").roads(0, "pasture 3 S", "hills 11 SE")
    cut.hand(0, wool=1, ore=1)
    told |= set(kinds(cut.play(0, Recruit(cut.node("hills 11 SE")))))
    stolen = Scenario().city(0, "forest 8 N").city(1, "forest 10 N").level(0, trade=4).level(1, trade=4)
    stolen.metropolis("trade", "forest 10 N").hand(0, cloth=5)
    told |= set(kinds(stolen.play(0, Improve(track("trade")))))
    gold = Scenario().terrain("forest 8", "gold").settlement(0, "gold 8 N")
    gold.roll(4, 4)
    return told | set(kinds(gold.play(0, TakeGold(counts(ore=1)))))


def test_every_kind_of_event_is_told():
    known = {field.default for event in GAME.Event.__args__ for field in fields(event) if field.name == "kind"}
    told = rare()
    for seats, seed in ((3, 1), (5, 2), (2, 3), (4, 4), (6, 5), (3, 6)):
        told |= by_luck(seats, seed)
    assert told == known
