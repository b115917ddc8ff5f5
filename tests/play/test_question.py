"""The prompt of a seat: that of its only kind of action, else of the frame."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop_tui.engine import kind_of, offers
from tabletop_tui.play import Table
from tabletop_tui.play.session import Session
from tests.playing import new_table, play_on


def asked(table: Table, monkeypatch: pytest.MonkeyPatch, known: set[str] | None = None) -> str:
    """The key of the prompt of the first seat that must act, where only the keys *known* exist."""
    session = Session(table, None)

    def say(key: str, **facts: Any) -> str:
        return key

    monkeypatch.setattr(session.words, "has", lambda key: known is None or key in known)
    monkeypatch.setattr(session.words, "say", say)
    return session.prompt(table.deciding()[0])


def kinds(table: Table) -> set[str]:
    """The kinds of action that the first seat that must act may choose from."""
    found = offers(table.game, table.state, table.deciding()[0])
    return {kind_of(offer.action) for offer in found}


def test_one_kind_of_action_has_a_question_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    table = new_table("cities_and_knights", 3)
    assert kinds(table) == {"place-settlement"}
    assert asked(table, monkeypatch) == "ask-settling-place-settlement"
    assert Session(table, None).prompt(table.deciding()[0]) == "Where do you build your settlement?"
    play_on(table, 1)
    assert kinds(table) == {"place-road"}
    assert asked(table, monkeypatch) == "ask-settling-place-road"
    assert Session(table, None).prompt(table.deciding()[0]) == "Where does the road go from there?"


def test_a_kind_without_a_question_is_asked_as_its_frame_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = new_table("cities_and_knights", 3)
    assert asked(table, monkeypatch, {"ask-settling"}) == "ask-settling"
    assert asked(table, monkeypatch, set()) == "", "no sentence is better than a key"


def test_several_kinds_of_action_are_asked_for_as_their_frame_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = new_table("cities_and_knights", 3)
    while len(kinds(table)) < 2:
        play_on(table, 1)
    assert asked(table, monkeypatch) == f"ask-{table.state.stack[-1].kind}"
