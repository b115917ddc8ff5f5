"""What an action costs and brings stands in its line, before it is chosen."""

from __future__ import annotations

import pytest

from tabletop_tui.engine import Luck, OneOf, random_action, to_act
from tabletop_tui.engine.kernel import apply, offers
from tabletop_tui.games.ascending_empires import GAME
from tabletop_tui.games.ascending_empires.rules.actions import Launch, Mine
from tabletop_tui.games.ascending_empires.rules.events import Abandoned
from tabletop_tui.play import Words
from tabletop_tui.play.text import languages
from tests.playing import NAMES, new_table

TAILS = {"en": "which is then empty", "nl": "die daarna leeg is", "es": "que queda vacío"}


@pytest.mark.parametrize("code", languages())
def test_a_planet_that_an_action_empties_is_named_before_it(code: str) -> None:
    words, seen = Words(GAME, NAMES, code), set()
    for seed in range(6):
        table, luck = new_table(GAME, 2, seed), Luck(seed)
        for _ in range(60):
            if table.over:
                break
            seat = to_act(GAME, table.state)[0]
            for offer in offers(GAME, table.state, seat):
                if offer.action not in (Mine, Launch) or not isinstance(offer.choices, OneOf):
                    continue
                for action in offer.choices.actions[:4]:
                    line = words.of(GAME.view(table.state, seat), action)
                    s = GAME.clone(table.state)
                    before = s.players[seat].vp
                    told = apply(GAME, s, seat, action)
                    empties = any(isinstance(event, Abandoned) for event in told)
                    assert (TAILS[code] in line) == empties, line
                    seen.add((offer.action, empties))
                    if offer.action is Mine:
                        assert f" {s.players[seat].vp - before} " in line or s.pile == 0
            table.play(seat, random_action(GAME, table.state, seat, luck))
    assert {action for action, _ in seen} and (Launch, True) in seen
