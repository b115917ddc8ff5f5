"""Offers to people: nobody is asked who cannot agree as everybody knows, and the first yes closes a
deal where the proposer wants it.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from tabletop_tui.engine import Illegal, Luck, apply, random_action
from tabletop_tui.games.cities_and_knights.rules.actions import (
    AcceptTrade,
    CloseTrade,
    CounterTrade,
    Propose,
    RefuseTrade,
)
from tabletop_tui.games.cities_and_knights.rules.constants import KINDS, NONE
from tabletop_tui.games.cities_and_knights.rules.frames import Acting, Trading
from tabletop_tui.games.cities_and_knights.view.counting import CardMemory
from tabletop_tui.play import Seat, Table
from tabletop_tui.play.session import Session
from tests.games.cities_and_knights.scenario import kinds
from tests.playing import new_table
from tests.tui.table.market import counts, market

WANTED = counts(lumber=1)


def one(kind: int) -> tuple[int, ...]:
    return tuple(int(k == kind) for k in range(len(KINDS)))


def in_vain(table: Table) -> tuple[int, Propose] | None:
    """Return a seat of which everybody knows that it has no card of a kind, and a proposal to all
    that asks for one; the third player may have it.
    """
    s = table.state
    public = table.remembered(len(table.seats))
    if not isinstance(s.stack[-1], Acting) or s.stack[-1].proposals or not s.players[s.turn].cards:
        return None
    assert isinstance(public, CardMemory)
    view = table.game.view(s, len(table.seats))
    others = [seat for seat in range(3) if seat != s.turn and s.players[seat].trades]
    give = next(k for k, n in enumerate(s.players[s.turn].hand) if n)
    for kind in range(len(KINDS)):
        ask = Propose(one(give), one(kind), tuple(others))
        if kind != give and len(others) == 2:
            may = [public.may_agree(view, seat, ask) for seat in others]
            if may in ([True, False], [False, True]):
                return others[may.index(False)], ask
    return None


def at_an_offer(seed: int) -> tuple[Session, int, Propose]:
    """A game in which somebody would be asked in vain."""
    table, luck = new_table("cities_and_knights", 3, seed), Luck(seed)
    while (found := in_vain(table)) is None:
        seat = table.deciding()[0]
        table.play(seat, random_action(table.game, table.state, seat, luck))
    return Session(table, None, "en"), *found


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_who_cannot_agree_as_everybody_knows_is_not_asked(seed: int) -> None:
    session, vain, ask = at_an_offer(seed)
    table = session.table
    (other,) = (seat for seat in ask.seats if seat != vain)
    session.play(table.state.turn, ask)
    assert table.log[-1][1] == replace(ask, seats=(other,)) and table.deciding() == (other,)
    assert session.notice.startswith("Not asked") and session.words.name(vain) in session.notice
    assert not table.state.players[vain].hand[ask.get.index(1)], "and it is true"


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_computer_player_is_asked_all_the_same(seed: int) -> None:
    session, vain, ask = at_an_offer(seed)
    session.table.seats[vain] = Seat("Bot", "easy")
    session.play(session.table.state.turn, ask)
    assert session.table.log[-1][1] == ask and not session.notice


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_an_offer_to_nobody_else_is_refused_and_nothing_has_changed(seed: int) -> None:
    session, vain, ask = at_an_offer(seed)
    table, before = session.table, len(session.table.log)
    with pytest.raises(Illegal) as no:
        session.play(table.state.turn, replace(ask, seats=(vain,)))
    text = session.words.of(session.view(), no.value)
    assert session.words.name(vain) in text and len(table.log) == before


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_who_is_asked_tells_nothing_that_anybody_at_the_table_does_not_know(seed: int) -> None:
    session, _, ask = at_an_offer(seed)
    table, luck = session.table, Luck(seed)
    s, told = table.state, session.without_vain(table.state.turn, ask)
    differed = 0
    for viewer in range(3):
        view = table.game.view(s, viewer)
        for _ in range(8):
            table.state = table.game.determinize(view, viewer, luck)
            differed += table.state.players != s.players
            assert session.without_vain(s.turn, ask) == told
    assert differed


def test_the_first_yes_closes_the_deal_and_the_others_are_not_asked() -> None:
    table = market({"wool": 2}, {"lumber": 1}, {"lumber": 1})
    session = Session(table, None, "en")
    session.play(0, Propose(counts(wool=1), WANTED, (1, 2), first=True))
    events = session.play(2, AcceptTrade())
    assert kinds(events) == ["agreed", "traded"] and table.deciding() == (0,)
    assert isinstance(table.state.stack[-1], Acting) and table.log[-1] == (0, CloseTrade(2))
    assert table.state.players[0].hand == list(counts(wool=1, lumber=1))
    assert len(table.log) - 1 in session.agreed_aloud, "the proposer has not seen it yet"
    assert session.undo() and isinstance(table.state.stack[-1], Trading), "it can be reconsidered"


def test_without_the_wish_all_are_asked_and_the_proposer_chooses() -> None:
    table = market({"wool": 2}, {"lumber": 1}, {"lumber": 1})
    session = Session(table, None, "en")
    session.play(0, Propose(counts(wool=1), WANTED, (1, 2)))
    session.play(1, AcceptTrade())
    assert table.deciding() == (2,)
    session.play(2, RefuseTrade())
    assert table.deciding() == (0,) and isinstance(table.state.stack[-1], Trading)


def test_other_terms_close_nothing_and_a_yes_after_them_does() -> None:
    table = market({"wool": 2}, {"lumber": 1}, {"lumber": 1})
    session = Session(table, None, "en")
    session.play(0, Propose(counts(wool=1), WANTED, (1, 2), first=True))
    session.play(1, CounterTrade(WANTED, counts(wool=2)))
    assert table.deciding() == (2,) and table.state.players[1].hand == list(WANTED)
    session.play(2, AcceptTrade())
    assert table.log[-1] == (0, CloseTrade(2))


def test_an_offer_in_a_save_that_knows_no_wish_has_none() -> None:
    table = market({"wool": 2}, {"lumber": 1}, {"lumber": 1})
    assert Trading(0, NONE, WANTED, [1]).first is Propose(NONE, WANTED, (1,)).first is False
    apply(table.game, table.state, 0, Propose(counts(wool=1), WANTED, (1, 2), first=True))
    assert table.state.stack[-1].first
