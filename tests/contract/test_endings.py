"""The end of a game is a position like others: hints, motives and reviews work up to the last
action and after it.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from tabletop_tui.bots import brain
from tabletop_tui.bots import review as looking
from tabletop_tui.bots.brain import forced_action, why
from tabletop_tui.bots.evaluator import Evaluator
from tabletop_tui.bots.explanation import newest_explanation
from tabletop_tui.bots.valuation import valuation_of
from tabletop_tui.bots.worker import HINT, REVIEW, DecisionRequest, decide
from tabletop_tui.engine import Luck, check, start
from tabletop_tui.games import find, ids
from tabletop_tui.play import Seat, Table, Words
from tabletop_tui.play.advice import reasons_in_words
from tabletop_tui.play.story.review import decision_in_words, record_of
from tests.playing import play_on, seats

SHORT: dict[str, dict[str, Any]] = {
    "cities_and_knights": {"points": 8},
    "skeleton": {"cards": 5},
    "hex": {"size": 5},
}
"""Options with which a game is soon over."""
TOKENS = 4  # left in the pile of Ascending Empires
SEEDS = {"cities_and_knights": 7, "ascending_empires": 6}
"""Seeds of games with a special end: a road wins one, and in another the loser passes last."""
LAST = 10  # decisions that are tested


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Computer players with little computation."""
    effort = replace(brain.EFFORT["hard"], options=12, short=3, worlds=2, few=2, ahead=1)
    monkeypatch.setitem(brain.EFFORT, "hard", effort)
    for figure, few in (
        ("SEARCHED", 4),
        ("COMPARED", 3),
        ("WORLDS", 1),
        ("PAIRS", 2),
        ("OPTIONS", 3),
    ):
        monkeypatch.setattr(looking, figure, few)


@cache
def finished(name: str) -> Table:
    """Return a short random game that is over."""
    game = find(name)
    options = {option.key: option.default for option in game.options} | SHORT.get(name, {})
    seed = SEEDS.get(name, 5)
    s, _ = start(game, game.seats[0], seed, options)
    if name == "ascending_empires":
        s.tokens = TOKENS
    table = play_on(Table(game, s, seats(game.seats[0]), options), 20_000, seed)
    assert table.over
    return table


def last(table: Table) -> list[int]:
    """Return the numbers of the last decisions with a choice."""
    found: list[int] = []
    for n in range(len(table.log) - 1, -1, -1):
        if forced_action(table.game, table.at(n), table.log[n][0]) is None:
            found.append(n)
        if len(found) == LAST:
            break
    return found


@pytest.mark.parametrize("name", ids())
def test_a_hint_is_given_at_the_last_decisions(name: str) -> None:
    table = finished(name)
    for n in last(table):
        s, seat = table.at(n), table.log[n][0]
        memory = table.remembered(seat, n)
        question = DecisionRequest(n, name, table.game.view(s, seat), seat, HINT, n, memory)
        found = decide(question, lambda: False)
        assert isinstance(found, list), found.traceback
        for a, _ in found:
            check(table.game, s, seat, a)


@pytest.mark.parametrize("name", ids())
def test_whatever_ends_a_game_has_its_reasons(name: str) -> None:
    table, ends = finished(name), 0
    game, count = table.game, len(table.seats)
    words = Words(game, [seat.name for seat in table.seats])
    for n in last(table):
        s, seat = table.at(n), table.log[n][0]
        evaluator = Evaluator(game, seat, count, Luck(n), valuation_of(game))
        for a in [table.log[n][1], *evaluator.options(s, seat, 40)]:
            after = evaluator.resolved(s, seat, a)
            told = reasons_in_words(words, why(evaluator, s, after, a))
            assert ("wins the game" in told) <= (seat in game.winners(after))
            ends += not after.stack
    assert ends


@pytest.mark.parametrize("name", ids())
def test_the_end_itself_is_worth_what_it_has_come_to(name: str) -> None:
    table = finished(name)
    game, s, worth = table.game, table.state, valuation_of(table.game)
    for seat in range(len(table.seats)):
        assert all(-1000 < value < 1000 for value in worth.terms(s, seat).values())
        evaluator = Evaluator(game, seat, len(table.seats), Luck(1), worth)
        assert (evaluator.value(s) > 500) <= (seat in game.winners(s))
        assert brain.hint(game, game.view(s, seat), seat, Luck(1)) == []


@pytest.mark.parametrize("name", ids())
def test_a_finished_game_is_looked_back_on(name: str) -> None:
    table = finished(name)
    words = Words(table.game, [seat.name for seat in table.seats])
    record = record_of(table, range(len(table.seats)))
    found = decide(DecisionRequest(0, name, record, 0, REVIEW, 0), lambda: False)
    assert isinstance(found, list), found.traceback
    for regret in found:
        assert decision_in_words(words, table, regret).better


@pytest.mark.parametrize("name", ids())
def test_computer_players_say_why_they_did_what_ended_the_game(name: str) -> None:
    table = replace(finished(name), seats=[Seat(one.name, "easy") for one in finished(name).seats])
    for viewer in range(len(table.seats) + 1):
        for before in range(len(table.log), len(table.log) - LAST, -1):
            newest_explanation(table, viewer, before)
