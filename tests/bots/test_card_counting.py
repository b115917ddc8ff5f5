"""Computer players who count cards: they use what they heard, and nothing else."""

from dataclasses import replace
from typing import Any

import pytest

from tabletop_tui.bots import brain, choose
from tabletop_tui.bots.arena import remembering
from tabletop_tui.engine import Event, Luck, Reason, Who, Word, random_action
from tabletop_tui.games import find
from tabletop_tui.games.cities_and_knights import GAME
from tabletop_tui.games.cities_and_knights.bot.card_counting import memory_reasons
from tabletop_tui.games.cities_and_knights.bot.haggling import asked_before
from tabletop_tui.games.cities_and_knights.rules import actions as a
from tabletop_tui.games.cities_and_knights.rules.events import (
    Produced,
    Proposed,
    Refused,
    Stole,
    TurnStarted,
)
from tabletop_tui.games.cities_and_knights.rules.progress_cards.trade import PlayResourceMonopoly
from tabletop_tui.games.cities_and_knights.view.counting import CardMemory
from tabletop_tui.play import Words
from tabletop_tui.play.seats import Seat
from tabletop_tui.play.table import Table
from tabletop_tui.play.text import languages
from tests.games.cities_and_knights.scenario import Scenario, counts, kind


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few worlds and no time limit."""
    calm = {
        level: replace(effort, error=0.0, worlds=min(8, effort.worlds))
        for level, effort in brain.EFFORT.items()
    }
    monkeypatch.setattr(brain, "EFFORT", calm)


def table(*hands: dict[str, int]) -> Scenario:
    """Every seat has a city and holds these cards."""
    s = Scenario(3).city(0, "forest 8 N").city(1, "hills 5 N").city(2, "mountains 9 N")
    s.settlement(0, "pasture 4 N").roads(0, "forest 8 N", "NE")
    for seat, hand in enumerate(hands):
        s.hand(seat, **hand)
    return s


def counted(*hands: dict[str, int], seat: int = 0) -> CardMemory:
    """Return the memory of *seat*, which has seen these cards come."""
    memory = CardMemory(len(hands), seat)
    memory.observe([TurnStarted(0), *(Produced(x, counts(**hand)) for x, hand in enumerate(hands))])
    return memory


def decides(s: Scenario, memory: CardMemory | None, luck: int, seat: int = 0) -> Any:
    """Return what a hard player does here."""
    view = GAME.view(s.now(), seat)
    assert memory is None or memory.fits(view)
    return choose(GAME, view, seat, "hard", Luck(luck), memory=memory)


def test_nobody_is_asked_twice_in_a_turn_nor_again_for_what_they_refused() -> None:
    offer = a.Propose(counts(wool=1), counts(ore=1), (1,))
    worse, better = (
        a.Propose(counts(**give), counts(ore=1), (1,)) for give in ({"grain": 1}, {"wool": 2})
    )
    s = table({"wool": 2, "grain": 2}, {"ore": 2}, {}).now()
    memory = counted({"wool": 2, "grain": 2}, {"ore": 2}, {})
    assert not asked_before(memory, s, 0, offer)
    memory.observe([Proposed(0, offer.give, offer.get, (1,)), Refused(1)])
    assert asked_before(memory, s, 0, better), "once a turn is enough"
    memory.observe([TurnStarted(1), TurnStarted(2)])
    assert asked_before(memory, s, 0, offer) and not asked_before(memory, s, 0, better)
    assert not asked_before(memory, s, 0, worse), "it is another card"
    memory.observe([TurnStarted(0)])
    assert not asked_before(memory, s, 0, offer), "a round later they may have changed their mind"


def test_who_remembers_nothing_proposes_once_a_turn() -> None:
    s = table({"wool": 2}, {"ore": 2}, {}).now()
    offer = a.Propose(counts(wool=1), counts(ore=1), (1,))
    assert not asked_before(None, s, 0, offer)
    s.stack[0].proposals = 1
    assert asked_before(None, s, 0, offer) and not asked_before(None, s, 0, a.EndTurn())


@pytest.mark.parametrize(("rich", "luck"), [(1, 1), (1, 2), (2, 1), (2, 2)])
def test_a_monopoly_names_the_kind_that_the_others_are_known_to_hold(rich: int, luck: int) -> None:
    own, ore, wool = {"grain": 2, "ore": 1}, {"ore": 2}, {"wool": 2}
    hands = (own, ore, wool) if rich == 1 else (own, wool, ore)
    s = table(*hands).card(0, "resource-monopoly")
    for player in s.now().players[1:]:
        player.trades = False  # or a trade comes first, and the Monopoly after it
    assert decides(s, counted(*hands), luck) == PlayResourceMonopoly(kind("ore"))


def test_a_choice_is_the_same_whatever_was_stolen_unseen() -> None:
    own, before = {"grain": 2, "ore": 2}, ({"ore": 1, "wool": 1}, {})
    found = []
    for stolen, kept in (("ore", "wool"), ("wool", "ore")):
        s = table(own, {kept: 1}, {stolen: 1}).card(0, "resource-monopoly")
        memory = counted(own, *before)
        memory.observe([Stole(2, 1, kind(stolen))])
        found.append((memory, GAME.view(s.now(), 0), decides(s, memory, 5)))
    assert found[0] == found[1]


def test_worlds_differ_in_what_was_stolen_and_in_nothing_that_was_seen() -> None:
    s = table({}, {"ore": 1}, {"wool": 1, "grain": 1})
    memory = counted({}, {"ore": 1, "wool": 1}, {"grain": 1})
    memory.observe([Stole(2, 1, kind("wool"))])
    view, luck = GAME.view(s.now(), 0), Luck(4)
    worlds = [memory.determinize(view, luck) for _ in range(20)]
    assert {world.players[1].hand.index(1) for world in worlds} == {kind("ore"), kind("wool")}
    assert {world.players[2].hand[kind("grain")] for world in worlds} == {1}


def test_only_levels_that_look_ahead_count_cards() -> None:
    found = remembering(GAME, ["easy", "normal", "hard:trader", "expert", "random"])
    assert sorted(found) == [2, 3]
    assert remembering(find("rise_of_empires"), ["hard", "hard"]) == {}


def another(event: Event, seat: int) -> Event:
    """Return an event with another card, if *seat* does not see which it is."""
    if isinstance(event, Stole) and seat not in (event.seat, event.victim):
        return replace(event, card=7 - event.card)
    return event


def test_a_table_tells_a_seat_what_it_heard_and_no_more() -> None:
    table, luck = Table.open(GAME, [Seat("A"), Seat("B"), Seat("C")], 5), Luck(5)
    for _ in range(400):
        seat = table.deciding()[0]
        table.play(seat, random_action(GAME, table.state, seat, luck))
    assert any(isinstance(event, Stole) for told in table.events for event in told)
    for seat in range(3):
        memory = table.remembered(seat)
        assert isinstance(memory, CardMemory) and memory.fits(GAME.view(table.state, seat))
        heard = CardMemory(3, seat)
        for told in (table.opening, *table.events):
            heard.observe([another(event, seat) for event in told])
        assert memory == heard


def test_hints_tell_what_hands_hold_in_numbers() -> None:
    hands = {"grain": 2}, {"ore": 3, "wool": 1}, {"wool": 1}
    s, memory = table(*hands), counted(*hands)
    ben = {"seat": Who(1), "kind": Word("kind-ore")}
    assert memory_reasons(memory, s.now(), 0, a.Steal(1)) == [("why-holds", {**ben, "n": 3})]
    propose = a.Propose(counts(grain=1), counts(ore=1), (1, 2))
    assert memory_reasons(memory, s.now(), 0, propose) == [("why-holds", {**ben, "n": 3})]
    memory.observe([Stole(2, 1, kind("wool"))])
    s = table({"grain": 2}, {"ore": 3}, {"wool": 2})
    unsure = [("why-holds-between", {**ben, "low": 2, "high": 3})]
    assert memory_reasons(memory, s.now(), 0, a.Steal(1)) == unsure
    wool = {"low": 1, "high": 3, "kind": Word("kind-wool")}
    monopoly = PlayResourceMonopoly(kind("wool"))
    assert memory_reasons(memory, s.now(), 0, monopoly) == [("why-brings-between", wool)]
    assert (
        memory_reasons(memory, table().now(), 0, a.Steal(1)) == []
    )  # it has not heard of that position


@pytest.mark.parametrize("language", languages())
def test_what_is_remembered_has_its_words(language: str) -> None:
    words = Words(GAME, ["Anna", "Ben", "Cleo"], language)
    facts = {"seat": Who(1), "n": 3, "low": 2, "high": 4, "kind": Word("kind-ore")}
    for key in ("why-holds", "why-brings"):
        assert words.has(key) and "3" in words.form(key, facts)
        told = words.form(f"{key}-between", facts)
        assert "2" in told and "4" in told


def test_a_hint_for_a_theft_says_what_the_victim_holds() -> None:
    hands = {"grain": 2}, {"ore": 3}, {"wool": 1}
    s, memory = table(*hands), counted(*hands)
    s.robber("desert 0").with_(robber_free=True).start().roll(3, 4)
    view = GAME.view(s.now(), 0)
    found = brain.hint(GAME, view, 0, Luck(1), memory=memory)
    told: list[Reason] = [reason for _, why in found for reason in why]
    assert ("why-holds", {"seat": Who(1), "n": 3, "kind": Word("kind-ore")}) in told
