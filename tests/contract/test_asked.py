"""What a seat does is told to all: each question has its sentence, and none tells a secret."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tabletop_tui.engine import Luck, to_act
from tabletop_tui.games import package
from tabletop_tui.play import Words
from tabletop_tui.play.remote.asked import asked_of
from tabletop_tui.play.text import languages
from tests.contract.walk import TABLES, Walk, walk


@pytest.fixture(params=TABLES, ids=lambda table: "-".join(map(str, table)))
def w(request: pytest.FixtureRequest) -> Walk:
    return walk(*request.param)


def told(w: Walk, s: Any, language: str = "en") -> str:
    """Return what everyone hears in a position."""
    table = replace(w.table, state=s, checkpoints={0: s})
    words = Words(w.game, [seat.name for seat in w.table.seats], language)
    return asked_of(table, words, to_act(w.game, s))


def test_every_question_has_its_sentence_in_every_language(w: Walk) -> None:
    names = [seat.name for seat in w.table.seats]
    for s in (position.state for position in w.positions if position.state.stack):
        for language in languages():
            words, said = Words(w.game, names, language), told(w, s, language)
            if package(w.game.id).startswith("tabletop_tui."):  # others may do without
                assert words.has(f"does-{s.stack[-1].kind}"), s.stack[-1]
                assert said.startswith(tuple(names)), said
            assert said.endswith("."), said
            assert "{" not in said and "$" not in said, said


def test_the_sentence_is_the_same_in_every_world_that_a_seat_may_think_of(w: Walk) -> None:
    luck = Luck(5)
    for s in (position.state for position in w.positions if position.state.stack):
        for viewer in (*w.seats(), len(w.table.seats)):
            world = w.game.determinize(w.game.view(s, viewer), viewer, luck)
            assert told(w, world) == told(w, s), s.stack[-1]
