"""Computer players at a table: asking again gets the same answer, and only legal actions are
played.
"""

import pytest

from tabletop_tui.bots import choose
from tabletop_tui.bots.opponents import Opponents
from tabletop_tui.bots.table_players import accepted, luck_of
from tabletop_tui.bots.worker import DecisionRequest
from tabletop_tui.engine import Luck, check, start
from tabletop_tui.games import find, ids
from tabletop_tui.games.cities_and_knights import GAME
from tabletop_tui.games.cities_and_knights.rules import actions as a
from tabletop_tui.plain.console import Console
from tabletop_tui.plain.table import PlainTable
from tabletop_tui.play import Table, read_seats
from tabletop_tui.play.session import Session
from tests.games.cities_and_knights.scenario import Scenario, counts
from tests.plain.playing import Typist
from tests.tui.table.test_computer_players import Slow


def asked(times: int) -> Scenario:
    """Return a trade of little use to player 1, proposed so many times in a turn."""
    s = Scenario(3).city(0, "forest 8 N").city(1, "hills 5 N").city(2, "mountains 9 N")
    s.settlement(1, "pasture 4 N").hand(0, wool=1, ore=1).hand(1, ore=2, grain=2, wool=1)
    for n in range(times):
        s.play(0, a.Propose(counts(wool=1), counts(ore=1), (1,)))
        if n < times - 1:
            s.play(1, a.RefuseTrade())
    return s


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_a_trade_that_was_declined_is_declined_again(level: str) -> None:
    once, again = (asked(times).now() for times in (1, 4))
    heard = set()
    for kept in range(24):
        answers = []
        for s, fresh in ((once, 1), (again, 2)):
            view = GAME.view(s, 1)
            answers.append(choose(GAME, view, 1, level, Luck(luck_of(GAME, view, 1, kept, fresh))))
        assert answers[0] == answers[1]
        heard.add(type(answers[0]))
    assert len(heard) > 1 or level == "normal", "who errs does not always say the same"


def test_the_luck_of_the_own_turn_is_fresh_and_that_of_another_turn_or_seat_is_another() -> None:
    s = asked(1).now()
    number, turn = GAME.current_turn(s)
    assert luck_of(GAME, s, turn, 5, 77) == 77
    others = {luck_of(GAME, s, seat, 5, 77) for seat in (1, 2)}
    s.round = number + 1
    assert len(others | {luck_of(GAME, s, seat, 5, 77) for seat in (1, 2)}) == 4


def test_a_table_keeps_the_luck_of_its_computer_players_through_the_turn_of_another() -> None:
    table = Table.open(GAME, read_seats("Anna,bot:easy,Ben"), 1)
    seeds, thinker = [], Slow()
    thinker.start = lambda game, view, seat, level, seed, memory: seeds.append(seed)  # type: ignore[method-assign]
    opponents = Opponents(table, thinker)
    for times in (1, 3):
        table.state = asked(times).now()
        table.log.append((0, a.EndTurn()))
        opponents.start_thinking()
    assert len(seeds) == 2 and seeds[0] == seeds[1]


@pytest.mark.parametrize("name", ids())
def test_what_the_rules_refuse_is_not_played(name: str) -> None:
    game = find(name)
    s, _ = start(game, 2, 1)
    seat = next(iter(game.by_frame[type(s.stack[-1])].who(s, s.stack[-1])))
    for action in (None, a.EndTurn()):
        check(game, s, seat, accepted(game, s, seat, action, Luck(1)))
    good = accepted(game, s, seat, None, Luck(1))
    assert accepted(game, s, seat, good, Luck(2)) is good


def test_plain_mode_goes_on_when_a_computer_player_finds_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tabletop_tui.plain.table.decide", lambda question, hurry: None)
    player = Typist("quit")
    session = Session(Table.open(find("skeleton"), read_seats("bot:easy,Anna"), 1), None)
    PlainTable(session, Console(player, player)).step()
    assert [seat for seat, _ in session.table.log] == [0]


def test_plain_mode_shows_a_computer_player_its_own_view_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[DecisionRequest] = []
    monkeypatch.setattr(
        "tabletop_tui.plain.table.decide", lambda question, hurry: asked.append(question)
    )
    for name in ids():
        player, game = Typist("quit"), find(name)
        session = Session(Table.open(game, read_seats("bot:easy,bot:hard"), 1), None)
        seat, state = session.table.deciding()[0], game.clone(session.table.state)
        PlainTable(session, Console(player, player)).step()
        assert (asked[-1].view, asked[-1].level) == (game.view(state, seat), ["easy", "hard"][seat])
        assert asked[-1].view != state, "something is hidden"
