"""The ranking that a choice leads to is that of the forecasts, for every player."""

from __future__ import annotations

import pytest

from tabletop_tui.engine import offers, to_act
from tabletop_tui.games.rise_of_empires import GAME
from tabletop_tui.games.rise_of_empires.rules.pieces import VP
from tabletop_tui.games.rise_of_empires.view.effect import effect
from tabletop_tui.games.rise_of_empires.view.forecast import era_end, turn_end
from tabletop_tui.games.rise_of_empires.view.ranking import ranking_told, rankings
from tabletop_tui.play import Words
from tabletop_tui.play.text import languages
from tabletop_tui.store.load import load
from tests.golden.examples import SAVES
from tests.golden.make import HERE


@pytest.mark.parametrize("at", [40, 150, 250])
def test_every_number_of_the_rankings_is_that_of_the_forecasts(at: int) -> None:
    s = load(HERE / "rise-of-empires-4.json").table.at(at)
    (seat,) = to_act(GAME, s)
    actions = [a for o in offers(GAME, s, seat) for a in getattr(o.choices, "actions", ())]
    assert actions
    for action in actions[:12]:
        changes = effect(GAME, s, seat, action)
        after = GAME.clone(s)
        GAME.by_frame[type(s.stack[-1])].apply(after, after.stack[-1], seat, action, lambda e: None)
        for end, own, found in zip(
            (turn_end, era_end), (changes.turn, changes.era), rankings(GAME, s, seat, action),
            strict=True,
        ):  # fmt: skip
            assert sorted(one.seat for one in found) == list(range(4))
            for one in found:
                assert one.points == end(after, one.seat).after[VP]
                assert one.points - one.gain == end(s, one.seat).after[VP]
                assert one.place == 1 + sum(other.points > one.points for other in found)
                if one.seat == seat:
                    assert one.gain == own[VP]
            assert [one.points for one in found] == sorted(
                (one.points for one in found), reverse=True
            )


@pytest.mark.parametrize("language", languages())
def test_the_ranking_is_told_in_words(language: str) -> None:
    table = load(SAVES / "example-rise-of-empires-late.json").table
    s = table.state
    (seat,) = to_act(GAME, s)
    words = Words(GAME, ["Anna", "Ben", "Cas", "Dora"], language)
    action = next(a for o in offers(GAME, s, seat) for a in getattr(o.choices, "actions", ()))
    told = ranking_told(GAME, s, seat, action, words)
    assert all(told.count(name) == 2 for name in words.names) and "{" not in told
    for found in rankings(GAME, s, seat, action):
        for one in found:
            assert f"{one.place}. {words.name(one.seat)}: {one.points}" in told
