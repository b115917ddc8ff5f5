"""Card counting: the true hands are always within the ranges, and only visible events count."""

from pathlib import Path

import pytest

from tabletop_tui.engine import (
    Event,
    Luck,
    Value,
    apply,
    offers,
    over,
    random_action,
    start,
    to_act,
)
from tabletop_tui.games.cities_and_knights import GAME
from tabletop_tui.games.cities_and_knights.rules.events import (
    CardEvent,
    Discarded,
    Produced,
    Stole,
    TurnStarted,
    check_counted,
)
from tabletop_tui.games.cities_and_knights.rules.progress_cards.card import CardPlayed
from tabletop_tui.games.cities_and_knights.rules.progress_cards.trade import (
    ResourceGiven,
    ResourceMonopoly,
)
from tabletop_tui.games.cities_and_knights.rules.rulebook import EVENTS
from tabletop_tui.games.cities_and_knights.rules.state import State
from tabletop_tui.games.cities_and_knights.view.counting import CardMemory
from tabletop_tui.games.cities_and_knights.view.dealing import dealt
from tests.games.cities_and_knights.scenario import counts, kind


def within(memory: CardMemory, s: State) -> bool:
    """Return whether the true hands are within the ranges."""
    return all(
        low <= held <= high
        for lows, player, highs in zip(memory.low, s.players, memory.high, strict=True)
        for low, held, high in zip(lows, player.hand, highs, strict=True)
    )


ISLE = Path(__file__).parents[4] / "docs" / "maps" / "golden-isle.json"
GOLD: dict[str, Value] = {"map": "custom", "mapfile": ISLE.read_text("utf-8"), "dice": "deck"}


@pytest.mark.parametrize(
    ("seats", "seed", "options"),
    [(2, 1, {}), (3, 2, {}), (6, 4, {}), (4, 7, GOLD), (2, 5, GOLD | {"spy_may_decline": True})],
    ids=["2", "3", "6", "gold", "spy"],
)
def test_the_truth_is_within_the_ranges_over_whole_games(
    seats: int, seed: int, options: dict[str, Value]
) -> None:
    luck, s, told = Luck(seed), *start(GAME, seats, seed, options)
    memories = [CardMemory(seats, seat) for seat in range(seats)]
    exact = worlds = moves = 0
    while not over(s):
        for memory in memories:
            memory.observe(told)
            assert within(memory, s), told
            assert memory.fits(s), told
        exact += memories[0].low == memories[0].high
        moves += 1
        if not moves % 40:
            for seat in range(seats):
                view = GAME.view(s, seat)
                world = memories[seat].determinize(view, luck)
                GAME.audit(world)
                assert GAME.view(world, seat) == view
                if seat in to_act(GAME, s):
                    assert offers(GAME, world, seat) == offers(GAME, s, seat)
                assert within(memories[seat], world)
                assert [p.cards for p in world.players] == [sum(p.hand) for p in world.players]
                worlds += world.players != s.players
        seat = to_act(GAME, s)[0]
        told = apply(GAME, s, seat, random_action(GAME, s, seat, luck))
    assert exact > moves // 20 and (worlds or seats == 2)


def memory(seat: int = 0) -> CardMemory:
    """Return the memory of *seat* in a game of three: seat 1 got two ore and a wool, and seat 2 a
    grain.
    """
    made = CardMemory(3, seat)
    made.observe([TurnStarted(0), Produced(1, counts(ore=2, wool=1)), Produced(2, counts(grain=1))])
    return made


def spans(memory: CardMemory, seat: int) -> dict[str, tuple[int, int]]:
    """Return the ranges of a hand, without kinds of which it has none."""
    names = ("brick", "lumber", "wool", "grain", "ore", "paper", "cloth", "coin")
    rows = zip(names, memory.low[seat], memory.high[seat], strict=True)
    return {name: (low, high) for name, low, high in rows if high}


def test_a_theft_by_others_widens_the_ranges_of_both() -> None:
    m = memory()
    m.observe([Stole(2, 1, kind("ore"))])
    assert spans(m, 1) == {"ore": (1, 2), "wool": (0, 1)}
    assert spans(m, 2) == {"ore": (0, 1), "wool": (0, 1), "grain": (1, 1)}


def test_who_was_there_knows_which_card_it_was() -> None:
    m = memory(2)
    m.observe([Stole(2, 1, kind("ore"))])
    assert spans(m, 1) == {"ore": (1, 1), "wool": (1, 1)}


def test_a_card_that_is_seen_later_narrows_the_ranges_of_both_again() -> None:
    m = memory()
    m.observe([Stole(2, 1, kind("ore"))])
    monopoly = CardPlayed(0, ResourceMonopoly.number, kind("wool"))
    m.observe([monopoly, ResourceGiven(0, 1, counts(wool=1))])
    assert spans(m, 1) == {"ore": (1, 1)}
    assert spans(m, 2) == {"ore": (1, 1), "grain": (1, 1)}


def test_what_was_stolen_makes_no_difference_to_who_did_not_see_it() -> None:
    one, other = memory(), memory()
    one.observe([Stole(2, 1, kind("ore"))])
    other.observe([Stole(2, 1, kind("wool"))])
    assert one == other


def test_a_memory_that_does_not_fit_is_not_used() -> None:
    s, _ = start(GAME, 3, 1)
    view = GAME.view(s, 0)
    assert not memory().fits(view)
    assert GAME.view(memory().determinize(view, Luck(1)), 0) == view


def test_who_missed_something_comes_to_an_end_and_is_not_believed() -> None:
    m = memory()
    m.observe([Discarded(2, counts(ore=2)), Stole(1, 2, kind("ore")), Stole(2, 1, kind("ore"))])
    m.observe([Discarded(2, counts(wool=3)), Stole(1, 2, kind("wool"))])
    assert not m.sound()


def test_hands_are_dealt_whatever_must_be_exchanged() -> None:
    """Only the first hand may hold the rest of the last kind."""
    low, high = [(0, 0), (0, 0)], [(2, 2), (2, 0)]
    hands = {str(dealt(low, high, (2, 2), (2, 2), Luck(seed))) for seed in range(20)}
    assert hands == {"[[0, 2], [2, 0]]"}
    assert dealt(low, [(2, 1), (2, 0)], (2, 2), (2, 2), Luck(1)) is None


class Forgotten(Event):
    """An event added without regard to card counting."""


class Abandoned(CardEvent):
    """An event that reveals something, but does not define what."""


@pytest.mark.parametrize("forgotten", [Forgotten, Abandoned])
def test_an_event_that_does_not_say_what_it_tells_of_hands_is_found_at_once(
    forgotten: type[Event],
) -> None:
    assert check_counted(EVENTS) == EVENTS
    with pytest.raises(NotImplementedError, match=f"{forgotten.__name__}.count"):
        check_counted((*EVENTS, forgotten))
