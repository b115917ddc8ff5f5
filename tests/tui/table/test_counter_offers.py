"""Answers to a trade that offer something else: what they begin with, how they are told, and who is
stopped when one is taken.
"""

from __future__ import annotations

import pytest

from tabletop_tui.engine import Deal
from tabletop_tui.games.cities_and_knights.rules.actions import (
    AcceptTrade,
    CloseTrade,
    CounterTrade,
    Propose,
    RefuseTrade,
)
from tabletop_tui.games.cities_and_knights.rules.constants import KINDS
from tabletop_tui.games.cities_and_knights.rules.progress_cards.catalogue import CARDS
from tabletop_tui.games.cities_and_knights.rules.progress_cards.trade import PlayResourceMonopoly
from tabletop_tui.play import Words
from tabletop_tui.play.perspective import NOBODY
from tabletop_tui.play.session import Session
from tabletop_tui.play.story.moments import ALL, MINE, moments_for
from tabletop_tui.play.story.recap import recap, without_question
from tabletop_tui.play.text import languages
from tabletop_tui.tui.forms import DealForm
from tabletop_tui.tui.paint.ink import Ink
from tabletop_tui.tui.paint.palette import THEMES, theme
from tests.tui.table.market import GAME, counts, give_hand, market, offer

INK = Ink(theme(THEMES[0]))


def test_an_answer_asks_for_no_more_cards_than_the_proposer_has() -> None:
    table = market({"wool": 2}, {"lumber": 1}, {"wool": 5, "ore": 4})
    table.play(0, Propose(counts(wool=1), counts(lumber=1), (1,)))
    found = offer(table, 1, CounterTrade).choices
    assert isinstance(found, Deal)
    assert found.wanted == counts(wool=2, ore=2), "two cards in the hand, whoever else has more"


def test_whose_answer_is_taken_by_another_is_stopped_for_it() -> None:
    table = market({"wool": 2}, {"lumber": 2}, {"ore": 1}, seats="Anna,Ben,bot:easy")
    session = Session(table, None)
    play = table.play
    play(0, Propose(counts(wool=1), counts(lumber=1), (1, 2)))
    play(1, CounterTrade(counts(lumber=1), counts(wool=2)))
    play(2, RefuseTrade())
    assert not moments_for(session, ALL, 1)
    play(0, CloseTrade(1))
    assert [one.title.key for one in moments_for(session, ALL, 1)] == ["moment-counter-taken"]
    assert [one.title.key for one in moments_for(session, MINE, 1)] == ["moment-counter-taken"]
    assert not moments_for(session, ALL, 0) and not moments_for(session, ALL, 2), "who took it"
    give_hand(table, 0, {"wool": 1})
    play(0, Propose(counts(wool=1), counts(lumber=1), (1,)))
    play(1, AcceptTrade())
    play(0, CloseTrade(1))
    assert not moments_for(session, ALL, 1), "what one has agreed to is no news"


def test_who_would_give_what_stands_in_every_sentence_of_an_answer() -> None:
    table = market({"wool": 2}, {"lumber": 2}, {"lumber": 1})
    words = Words(GAME, ["Anna", "Ben", "Cleo"])
    table.play(0, Propose(counts(wool=1), counts(lumber=1), (1, 2)))
    table.play(2, RefuseTrade())
    told = table.play(1, CounterTrade(counts(lumber=1), counts(wool=2)))
    sentence = "Ben offers 1 lumber for 2 wool instead."
    assert words.of(table.state, told[0]) == sentence
    assert Session(table, None).prompt(0).startswith("Nobody agrees."), "only other offers"
    assert words.of(table.state, CloseTrade(1)) == "Trade with Ben: give 2 wool for 1 lumber", (
        "as the one who reads it gives and gets"
    )
    table = market({"wool": 2}, {"lumber": 2}, {"lumber": 1})
    table.play(0, Propose(counts(wool=1), counts(lumber=1), (1, 2)))
    table.play(2, AcceptTrade())
    table.play(1, CounterTrade(counts(lumber=1), counts(wool=2)))
    assert Session(table, None).prompt(0) == "Who do you trade 1 wool for 1 lumber with?"


def test_an_answer_begins_with_the_offer() -> None:
    table = market({"wool": 3}, {"lumber": 2, "ore": 1}, {})
    table.play(0, Propose(counts(wool=1), counts(lumber=1), (1,)))
    form = DealForm(offer(table, 1, CounterTrade), Words(GAME, ["Anna", "Ben", "Cleo"]))
    assert form.give.taken == list(counts(lumber=1)) and form.get.taken == list(counts(wool=1))
    form.key("tab")
    form.key("w")
    form.key("enter")
    assert form.action == CounterTrade(counts(lumber=1), counts(wool=2))


@pytest.mark.parametrize("code", languages())
def test_an_offer_that_is_to_be_answered_is_not_told_beside_the_question(code: str) -> None:
    table = market({"wool": 3, "grain": 1}, {"lumber": 2}, {"ore": 1})
    session = Session(table, None, code)
    table.play(0, Propose(counts(wool=1), counts(lumber=1), (1, 2)))
    table.play(2, RefuseTrade())
    table.play(1, RefuseTrade())
    table.play(0, Propose(counts(wool=1), counts(lumber=1), (1, 2)))
    offers = [n for n, line in enumerate(session.story(1, 0)) if line.kind == "proposed"]
    heard = session.story(1, 0)
    told = without_question(session, 1, heard)
    assert heard[offers[1]] not in told and len(told) == len(heard) - 1, "the older one stays"
    table.play(2, RefuseTrade())
    assert heard[offers[1]] in without_question(session, 0, heard), "whoever made it is not asked"


def test_what_a_card_took_from_a_seat_is_told_to_it_behind_the_card() -> None:
    table = market({"wool": 3}, {"ore": 2}, {"ore": 1})
    session = Session(table, None)
    table.state.players[0].progress.append(CARDS.index("resource-monopoly"))
    table.play(0, PlayResourceMonopoly(KINDS.index("ore")))
    for seat in (1, 2):
        told = [line.kind for line in recap(session, seat, NOBODY).own]
        assert told.index("card-played") < told.index("resource-given"), told
    assert not [line for line in recap(session, 0, NOBODY).own if line.kind == "resource-given"]
