"""The line of an action shows what it costs and brings before it is chosen."""

from __future__ import annotations

import pytest

from tabletop_tui.engine import OneOf
from tabletop_tui.engine.kernel import apply, offers
from tabletop_tui.games.ascending_empires import GAME
from tabletop_tui.games.ascending_empires.rules.actions import Launch, Mine
from tabletop_tui.games.ascending_empires.rules.events import Abandoned
from tabletop_tui.play import Words
from tabletop_tui.play.text import languages
from tests.games.ascending_empires.scenario import Scene
from tests.playing import NAMES

TAILS = {"en": "leaving it empty", "nl": " leeg", "es": "vacío"}


@pytest.mark.parametrize("code", languages())
def test_a_planet_that_an_action_empties_is_named_before_it(code: str) -> None:
    words, seen = Words(GAME, NAMES, code), set()
    scene = Scene()
    scene.put(0, "alpha A", troops=1)
    scene.put(0, "alpha B", troops=2)
    scene.put(0, "alpha C", troops=3, colonies=1)
    for offer in offers(GAME, scene.s, 0):
        if offer.action not in (Mine, Launch) or not isinstance(offer.choices, OneOf):
            continue
        for action in offer.choices.actions:
            line = words.of(GAME.view(scene.s, 0), action)
            s = GAME.clone(scene.s)
            before = s.players[0].vp
            told = apply(GAME, s, 0, action)
            empties = any(isinstance(event, Abandoned) for event in told)
            assert (TAILS[code] in line) == empties, line
            seen.add((offer.action, empties))
            if offer.action is Mine:
                assert f" {s.players[0].vp - before} " in line
    assert seen == {(action, empties) for action in (Mine, Launch) for empties in (True, False)}
